# 賽後分析：還有更好的線索嗎？

analysis-pane = 分析
analysis-clue-of-the-game = 本局最佳線索
analysis-clue-found = { $word }，{ $number }：找到 { $count } 張
analysis-boldest = 最大膽的猜測
analysis-boldest-card = 憑「{ $word }」猜中「{ $card }」：機器人認為只有 { $percent }% 的可能
analysis-better = 有更好的線索嗎？
analysis-about = 機器人會像一般人那樣理解線索。「把握」：還沒想到別的卡之前，就先想到線索所說那麼多張己方卡的機率。「價值」：這回合結束後可能的局勢，0 是輸，100 是贏。線索依價值排序。
analysis-given = 實際給的
analysis-sure = { $percent }% 把握
analysis-worth = 價值 { $points }
analysis-unknown = 機器人不認得這個線索。
analysis-zero = 數字 0 是警告，不列入排名。
analysis-first = 機器人找不到更好的線索。
analysis-alone = 機器人在這裡想不到別的線索。
analysis-would-stop = 機器人一張也不會碰。
analysis-heard = 機器人聽到了什麼
analysis-heard-about = 根據到這裡為止的線索，每張還沒蓋住的卡是線索所指的機率。
analysis-heard-card = { $card }：{ $percent }%
analysis-thinking = 機器人思考中……
analysis-again = 再試一次
analysis-what-if = 換個線索會怎樣？
analysis-what-if-about = 如果這裡換成別的線索，機器人會碰哪些卡？
analysis-what-if-try = 試試看

analysis-unfinished = 遊戲結束後才能分析。
analysis-language = 沒有機器人懂這局遊戲的語言。
analysis-unanswered = 機器人目前無法分析這局遊戲，請再試一次。
clue-unknown = 沒有這個線索。
record-forged = 這份紀錄裡的關鍵名單與開局時公布的數位指紋不符。

## Replay: a finished game, step by step

web-replay-about = 把遊戲紀錄拖到這裡，一步一步重看整局。
web-replay-open = 開啟遊戲紀錄
# A small button beside a replay that is open.
web-replay-other = 開啟
web-replay-drop = 放開即可開啟這份紀錄。
web-replay-none = 這個檔案不是遊戲紀錄。
web-replay-where = 每局結束後，都可以看重播或儲存遊戲紀錄。
web-replay-player = 播放器
# The slider under the board. "Moment": a clue, a guess, a ruling.
web-replay-moment = 遊戲進度
# What a screen reader says of the slider. $what: a sentence about what happened.
web-replay-at = 第 { $at } 步，共 { $all } 步：{ $what }
web-replay-first = 回到開頭
web-replay-back = 上一步
web-replay-play = 播放
web-replay-pause = 暫停
web-replay-on = 下一步
web-replay-last = 跳到結尾
# Whose eyes one looks through: everybody's, or those of somebody who saw the key.
web-replay-view = 視角
web-replay-all = 所有人
web-replay-key = 含關鍵名單
web-replay-sealed = 這局沒有玩完，關鍵名單仍未公開。
# What stands beside the board: the clues, or statistics.
web-replay-beside = 盤面旁顯示
web-replay-numbers = 數據
web-stat-race = 還沒找到的特務
web-stat-guesses = 各方線索的猜測結果
web-stat-hits = { $hits ->
   *[other] 猜中 { $hits } 次
}，{ $misses ->
   *[other] 猜錯 { $misses } 次
}
web-stat-clues = 線索
web-stat-clues-about = 線索的數字是幾就有幾格，找到一個填一格；每猜錯一次畫一個叉。
# One clue in a picture, as screen readers tell it.
web-stat-clue = { $word }，{ $number }：{ $hits ->
   *[other] 猜中 { $hits } 次
}，{ $misses ->
   *[other] 猜錯 { $misses } 次
}
web-stat-given = { $count ->
   *[other] { $count } 個線索
}
# $size: a mean with one decimal place, such as 2.3
web-stat-size = 平均 { $size } 個代號

# A copy of a game that is shared by a link
replay-unknown = 沒有這份重播，連結可能已經過期。
# One of several people who share a seat, without a name. $side: for example, “Red team”
replay-side-person = { $side }：間諜隊員 { $number }
replay-seat-person = { $seat } { $number }
replay-share = 分享這局重播
replay-share-about = 這局遊戲的副本會有自己的連結。有連結的人都能觀看，但不能用它進入你的房間。
replay-share-nameless = 不顯示名字
replay-share-nameless-about = 玩家改以座位稱呼。副本裡沒有玩家的名字，也沒有隊名。
replay-share-make = 建立連結
replay-share-link = 重播連結
replay-share-until = 連結有效期限到 { $date }。再分享一次就會延長。只有這台伺服器的管理者能提早刪除。
