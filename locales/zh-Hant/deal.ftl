### The same deal at several tables: the page /deal, its link beside a result, the lobby of such a room.

deal-unknown = 沒有這一局牌，或是已經刪除了。
deal-unfinished = 遊戲結束後，才能把這一局牌傳給別人。
deal-own-pictures = 這局用的是房間自己的圖畫，只限這個房間使用，所以不能傳給別人。
deal-fixed = 這裡的第一局會發和其他桌一樣的牌。發牌之前，玩法、語言、卡片和規則都不能更改。
deal-tables = 這一局牌已經有 { $most } 桌開了房間，不能再增加。
deals-full = 伺服器目前無法再保存更多牌局，請改天再試。

deal-title = 同一局牌
deal-about = 每一桌打開這個連結，都會拿到相同的卡片、相同的位置和相同的關鍵名單。這裡可以看到各桌的成績，但不會透露任何卡片。
deal-what = 這一局的內容
deal-family = 沒有殺手
deal-link = 這一局牌的連結
deal-link-about = 傳給其他桌吧。有連結的人就能開房間看到卡片，所以玩之前請不要偷看。
deal-open = 用這一局牌開房間
deal-open-about = 房間裡的第一局會這樣發牌，之後照常發牌。
deal-results = 各桌成績
deal-count = { $count ->
    [0] 還沒有任何一桌玩完。
   *[other] 已有 { $count } 桌玩完。
}
deal-open-rooms = { $count ->
   *[other] 另有 { $count } 桌已開好房間。
}
deal-table = 第 { $number } 桌
deal-yours = 你們
deal-who = 桌次
deal-end = 結果
deal-clues = 線索
deal-per-clue = 每個線索找到的代號
deal-day = 日期
deal-won = 獲勝
deal-lost = 落敗

deal-several = 多桌同一局牌
deal-several-about = 適合各桌比賽，或全班一起玩：卡片和關鍵名單現在就抽好，遊戲開始前誰都看不到，你也一樣。
deal-make = 抽出這一局牌

deal-share = 讓別人玩同一局牌
deal-given = 第一局的卡片和關鍵名單，與其他桌完全相同。
