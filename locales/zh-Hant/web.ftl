### The game in the browser. Texts are short: many stand on buttons and on phones.

## Everywhere

web-title = Covernames
web-home = 首頁
web-menu = 選單
web-command-box = 指令（/）
web-close = 關閉
web-cancel = 取消
web-language = 語言
web-fault = { server-error }回報問題時請附上代碼：{ $id }
web-unreachable = 連不上伺服器，請再試一次。
web-connecting = 連線中……
# A small banner; the connection comes back by itself.
web-lost = 連線中斷，正在重新連線……
web-lost-store = 伺服器目前讀不到已儲存的遊戲。資料都還在，會繼續嘗試……
web-found = 已重新連線。
web-new-version = 有新版本了。
web-new-version-load = 立即更新
web-nowhere = 這個網址沒有任何內容。

## Home

web-tagline = 一個詞、一個數字，剩下的就看朋友的默契。
web-foot = Covernames { $version } · 獨立專案，與 Codenames 的出版商無關
web-more = 更多
web-new-game = 新遊戲
web-play-bots = 和機器人玩
web-play-bots-about = 其他座位交給機器人，馬上開始。
# Label of a choice: what somebody does who plays with bots.
web-role = 你的角色
web-role-guess = 我來猜
web-role-clue = 我給線索
# A link to a turn to try, for those who have never played.
web-lesson = 第一次玩？一分鐘學會
web-back-to-game = 回到你的遊戲
web-play-bots-duet = 你和機器人輪流給線索、輪流猜，馬上開始。
# The name of somebody who plays alone and gave none.
web-guest = 訪客
web-play-now = 在這台裝置上玩
web-play-now-about = 大家輪流傳著玩。
web-new-room = 開房間
web-new-room-about = 各用各的裝置，把連結傳給朋友就能加入。
# Label of a list of languages.
web-words = 代號卡語言
web-join = 加入房間
web-join-code = 房間代碼或連結
web-join-go = 加入
web-join-unknown = 沒有房間用這個代碼，請再確認其中的詞和數字。
web-how = 怎麼玩
web-daily = 每日謎題
web-missions = 任務
web-replay = 重播
web-mine = 我的遊戲
web-present = 大螢幕

## Coming in

web-door = 加入房間
# $seat: where the visitor wants to sit, such as "Red spymaster"
web-door-seat = 入座：{ $seat }
web-door-in = 加入
web-door-sit = 入座
web-door-where = 你想坐哪裡？
web-door-watch = 只觀戰
web-name = 你的名字
web-face = 你的頭像
web-rename = 儲存
web-passcode = 通行碼
web-passcode-wanted = 這個房間需要通行碼
web-passcode-set = 設定通行碼
web-passcode-about = 打開連結的人都要輸入通行碼。之後無法再查看，請記好。
web-invite = 邀請朋友
web-code = 房間代碼
web-link = 房間連結
web-link-device = 另一台裝置的連結
web-qr = 連結的 QR 碼
web-copy = 複製
web-share = 分享
web-share-picture = 做成圖片
web-copied = 連結已複製。
web-copied-result = 結果已複製。
web-copy-by-hand = 請手動複製選取的連結。
web-device = 使用另一台裝置
web-device-board = 給大家看的盤面
web-device-mine = 自己的第二螢幕
web-device-board-about = 在另一台裝置開啟，絕不會顯示關鍵名單。
web-device-mine-about = 在你的另一台裝置開啟。你看得到的它都會顯示，別讓其他人看到。
web-device-used = 這個連結已經用過了。請在第一台裝置上重新產生。
web-become = 要使用這個連結嗎？
web-become-known = 你已經以「{ $name }」的身分在這個房間裡。你打開的連結屬於另一個人或另一台裝置；使用後，這個瀏覽器就不再是「{ $name }」。
web-become-stay = 維持現狀
web-become-use = 使用連結

## The lobby

web-seats = 座位
web-seat-empty = 空位
web-seat-away = 正在等 { $names } 重新上線。
web-seat-take = 坐這個位子
web-seat-bot = 讓機器人坐
web-seat-about-clue = 看關鍵名單，給線索。
web-seat-about-guess = 負責猜，人數不限。
web-seat-about-both = 只看得到關鍵名單的一面，既給線索也要猜。
web-sit = 坐這裡
# $seat: such as "red spymaster"
web-sit-at = 坐這裡：{ $seat }
web-stand = 離開座位
web-mix = 隨機分隊
web-swap = 交換座位
web-swap-with = 和 { $name } 交換座位
# Above a list of names, for the host
web-swap-who = 交換座位的對象
# $name: who asks. $seat: where they sit now, such as "Red spymaster"
web-swap-asked = { $name } 想和你交換座位。對方的座位：{ $seat }。
web-swap-stay = 不換
web-swap-wished = 已經問 { $name } 要不要交換座位。
web-swap-drop = 不換了
web-onlookers = 觀戰：
web-spectators = { $count ->
   *[other] { $count } 位訪客
}
web-looking-on = 觀戰中
# Behind a name.
web-you = （你）
# Behind the name of somebody whose device is not connected.
web-away = （離線）
web-host = 房主
web-make-host = 設為房主
web-free-seat = 空出這個座位
web-remove = 請出房間
web-lock = 房間上鎖，不再讓新的人進來
web-locked = 房間已上鎖。
web-start = 開始遊戲
web-start-ready = 大家都準備好了。
web-start-playing = 遊戲正在進行中。
# $seats: a list such as "red operatives, blue spymaster"
web-start-missing = 還缺：{ $seats }
web-start-host = 等 { $name } 開始遊戲。
web-to-table = 回到牌桌
web-to-lobby = 回到大廳
web-leave = 離開房間

## Settings

web-settings = 設定
# $name: the host
web-settings-host = 由 { $name } 決定怎麼玩。
web-settings-more = 更多設定
# Three buttons
web-presets = 節奏
web-preset-relaxed = 輕鬆
web-preset-standard = 標準
web-preset-blitz = 快攻
web-preset-relaxed-about = 不計時，裁判只提醒。
web-preset-standard-about = 照規則玩，機器人會質疑無效的線索。
web-preset-blitz-about = 給線索 { $count } 秒，猜也是 { $count } 秒。
# What is played, in one line: "Classic · words: English · no timer"
web-line-words = 詞語：{ $language }
web-line-own = 自訂詞：{ $count } 個
web-line-untimed = 不計時
web-line-timed = 線索 { $clue } 秒，猜 { $guess } 秒
web-line-details = 詳細設定
web-set-variant = 玩法
web-set-language = 代號卡語言
web-set-language-about = 和介面語言無關，線索規則以這個語言為準。
web-set-cards = 牌面
web-set-cards-about = 圖畫不分語言：每個人都能用自己的語言看到名稱。這時，上面選的是線索和機器人所用的語言。
web-cards-words = 詞語
web-cards-pictures = 圖畫
web-cards-mixed = 一半詞語，一半圖畫
web-own-pictures-back = 改回內建的圖畫
web-own-pictures-used = 使用 { $count } 張自訂圖片。
web-set-decks = 牌組
web-set-decks-about = 可以混用多副牌組。
web-deck-base = 基本牌組
web-deck-tandem = 搭檔牌組
web-own-words = 自訂詞表
web-own-words-about = 一行一個詞，至少 25 個。可以直接貼上，或把文字檔拖到這裡。
web-own-words-file = 選擇檔案
web-own-words-check = 檢查
web-own-words-use = 用這些詞玩
web-own-words-good = { $count ->
   *[other] { $count } 個詞，可以開始玩了。
}
web-own-words-so-far = 目前有 { $count } 個詞。
web-own-words-used = { $count ->
   *[other] 使用 { $count } 個自訂的詞。
}
web-gather = 大家一起出詞
web-gather-about = 詞表從零開始，大家在大廳裡一起加詞，湊滿 { $count } 個就能開局。
web-gather-missing = 還差 { $count } 個詞。
web-set-tokens = { $count ->
   *[other] { $count } 個計時標記
}
web-set-tokens-about = 也就是你們的回合數，標準是九個。
web-set-mistakes-all = 每個標記都可用於失誤
web-set-mistakes = { $count ->
    [0] 不容許失誤
   *[other] 容許失誤 { $count } 次
}
web-set-mistakes-about = 和任務一樣：其餘的標記是打勾面。
web-set-free-order = 自由順序：
web-set-free-order-about = 同一方可以連續給兩次線索。
web-set-timer = 計時
web-timer-none = 不計時
web-timer-advisory = 沙漏
web-timer-strict = 倒數計時
web-timer-none-about = 想多久都可以。
web-timer-advisory-about = 誰都可以翻，只是提醒一下。
web-timer-strict-about = 時間一到，回合就結束。
web-timer-for-clue = 給線索的時間
web-timer-for-guess = 猜測的時間
web-timer-opponents = 只有對手可以翻沙漏
# Above a box for each seat
web-timer-double = 時間加倍
web-seconds = { $count ->
   *[other] { $count } 秒
}
web-set-referee = 裁判
web-referee-off = 關閉
web-referee-advise = 提醒
web-referee-strict = 嚴格
web-referee-off-about = 線索由玩家自己判斷。
web-referee-advise-about = 私下告訴間諜領袖它對線索的看法。
web-referee-strict-about = 明確無效的線索會被退回。
web-set-bots-challenge = 機器人會質疑線索：
web-set-bots-challenge-about = 只限明確無效的線索；給線索的人會先私下收到提醒。
# On a server where some word lists of the room’s language are not installed
web-referee-lacks = 這台伺服器上的裁判對這個語言的詞彙認識較少，可能更常請你們自己決定，也可能漏看無效的線索。
web-set-options = 你們允許哪些線索
web-option-acronyms = 縮寫
web-option-agreed-part = 大家說好能用的組成部分
web-option-compounds = 由多個詞組成的複合詞
web-option-fictional-words = 虛構故事裡的詞
web-option-foreign-in-use = 通用的外來語
web-option-full-names = 人物全名
web-option-homophones = 靠同音提示的詞
web-option-opponent-ok = 只要對方領袖接受就可以
web-option-place-names = 地名
web-option-proper-nouns = 專有名詞
web-option-rhymes = 押韻
web-option-titles = 作品名稱
web-set-touch = 由誰決定猜哪張
web-set-touch-about = 適用於多人一起猜的時候。
web-touch-any = 任何一人
web-touch-most = 過半數
web-touch-all = 全員一致
web-set-next = 下一局
web-set-next-about = 桌上的卡要怎麼處理。
web-next-turn = 把卡翻面
web-next-new = 換新的卡
web-set-rotate = 輪流當間諜領袖：
web-set-rotate-about = 每到下一局，就換隊上另一位給線索。
web-set-chat = 聊天：
web-set-chat-about = 看得到關鍵名單的人，遊戲中不能發言。
web-set-family = 親子模式：
web-set-family-about = 沒有殺手，全都換成路人，碰錯一張也不會立刻輸。

## The table

web-board = 盤面
web-score = 比數
web-action = 現在要做什麼
web-your-turn = 輪到你了
# A card as screen readers tell it: "PIRATE, still open, the key says: red agent"
web-card-open = 還沒蓋住
web-card-key = 關鍵名單：{ $identity }
web-card-own-key = 你自己的關鍵名單：{ $identity }
web-card-missed = { $side }在這裡猜錯了
web-card-marked = { $names } 做了記號
# In place of one’s own name, among those who have marked it.
web-card-you = 你
web-card-meant = 你指的是這張
web-guess-word = 猜「{ $word }」
web-cover-word = 蓋住「{ $word }」
# Very short: they stand at the foot of a card.
web-label-red = 紅隊
web-label-blue = 藍隊
web-label-agent = 特務
web-label-bystander = 路人
web-label-assassin = 殺手
# The letter of a side in Duet, on a small token.
web-side-a = A
web-side-b = B
web-phantom = 虛擬對手
# $side: such as "red team"; empty in Duet.
web-left = { $count ->
   *[other] { $side }還要找 { $count } 名特務
}
web-tokens = { $pool ->
   *[other] 剩下 { $pool } 個計時標記，其中 { $mistakes } 個可用於失誤
}

# Whose turn it is. $who: seats, such as "Red spymaster". "mine": told to those who are to act.
web-turn-clue = { $who }：正在想線索
web-turn-clue-name = { $count ->
   *[other] { $who } 正在想線索
}
web-turn-clue-mine = 輪到你了：給線索
web-turn-clue-either = 哪一方給線索都可以
web-turn-clue-either-mine = 誰先想到線索？
web-turn-guess = { $who }：正在猜
web-turn-guess-name = { $count ->
   *[other] { $who } 正在猜
}
web-turn-nobody = 沒有人坐：{ $who }
web-turn-guess-mine = 輪到你了：開始猜
web-turn-guess-words = 輪到你了：「{ $word }」要找 { $count } 個
web-turn-challenge = 線索遭到質疑
web-turn-challenge-mine = 由你決定：線索有效嗎？
web-turn-penalty = { $who }：可以蓋一張卡
web-turn-penalty-mine = 你可以蓋住一張己方的卡
web-turn-phantom = { $who }：執行虛擬對手的回合
web-turn-phantom-mine = 虛擬對手的回合：替它蓋 { $due ->
   *[other] { $due } 張卡
}
web-turn-sudden-death = 驟死階段：{ $who }
web-turn-sudden-death-mine = 驟死階段：找出剩下的特務
web-turn-answer = { $who }：領袖密會中
web-turn-answer-mine = 對方領袖找你密會
web-turn-paused = 計時暫停中

web-told-dealt = 發牌完成。
web-told-clue = { $seat }：{ $word }，{ $number }。
web-told-challenged = { $name } 質疑這個線索。
web-told-flipped = { $name } 翻轉了沙漏。
web-told-pause-asked = { $name } 請求暫停。
web-told-paused = 計時暫停。
web-told-resumed = 恢復計時。
web-told-time = { $side }時間到。
web-feed-entered = { $name } 進來了。
web-feed-gone = { $name } 離開了。
web-feed-removed = { $name } 被請出房間。
web-feed-seated = { $name } 入座：{ $seat }。
web-feed-stood = { $name } 離開座位。
web-feed-away = { $name } 暫時離線。
web-feed-back = { $name } 回來了。
web-feed-leads = { $name } 正帶大家看重播。
web-told-resigns = { $name } 想投降。
web-told-points = { $name } 在{ $words }做了記號。
web-told-points-no-more = { $name } 取消了{ $words }的記號。

web-first-clue = 等待第一個線索。
# A button: bots pause less until it is one's turn.
web-faster = 快一點
web-last-clue = 上一個線索：
web-guesses-left = { $count ->
   *[other] 還能猜 { $count } 次
}
web-guesses-free = 猜測次數不限
web-guess-how = 點一張卡做記號，再到這裡確認。
web-gloss-tap = 點一張卡，查看釋義。
# Duet. One sees one's own key, which does not count when one guesses.
web-guess-duet = 現在以搭檔的關鍵名單為準，不是你的。
web-guess-most = 點卡做記號，以最後一張為準：過半數都選它，就算猜這張。
web-guess-all = 點卡做記號，以最後一張為準：所有人都選它，就算猜這張。
# Above buttons with the words that one has marked, for screen readers.
web-marks = 你的記號
web-stop = 停止猜測

web-clue-word = 線索
web-clue-number = 數字
web-clue-give-bare = 送出
web-clue-give = 送出「{ $word }」{ $number }
web-clue-give-anyway = 仍要送出「{ $word }」{ $number }
web-clue-number-first = 請先選數字，或點選你想指的卡。
web-clue-back = 收回
web-clue-now = 立刻公布
web-clue-ask = 問 { $name }
web-clue-ask-about = 先私下把線索給對方領袖看，再決定要不要送出。
web-clue-asked = 已經問了，等待回答……
web-clue-accepted = 對方領袖接受這個線索。
web-clue-declined = 對方領袖不接受這個線索。
web-clue-doubt-ask = 可以私下問對方領袖，或直接送出再說。
web-clue-doubt-give = 可以直接送出，看有沒有人反對。
web-clue-mean = 點選你想指的卡，只有你看得到。
web-clue-let-begin = 讓 { $name } 先開始
web-referee-thinks = 裁判正在思考……
web-referee-silent = 裁判目前沒有回應。
web-referee-silent-give = 裁判目前沒有回應，你仍然可以送出線索。

web-accept = 接受線索
web-accept-about = 接受之後就不能再質疑。
web-challenge = 質疑
# $word: the clue
web-challenge-title = 要質疑「{ $word }」嗎？
web-challenge-about = 你認為這個線索無效。如果質疑成立，回合立刻結束，另一隊可以蓋住自己的一張卡。
web-challenge-about-duet = 你認為這個線索無效。如果質疑成立，要用掉一個計時標記，然後繼續猜。
web-token-which = 要用掉哪種標記？
web-token-check = 打勾面
web-token-bystander = 路人面
web-ruling = 質疑線索
web-ruling-doubt = { $name } 認為這個線索無效。
web-ruling-legal = 裁判認為有效。
web-ruling-illegal = 裁判也認為無效。
web-ruling-ask = 裁判交給你們決定。
web-ruling-wait = 等其他人決定，這段時間先不猜。
web-ruling-about = 判定無效時，回合結束，另一隊可以蓋住自己的一張卡。
web-ruling-about-duet = 判定無效時，要用掉一個計時標記，然後繼續猜。
web-rulings-save = 儲存裁定
web-rulings-about = 把今天大家裁定過的線索存成檔案；寄給我們，裁判就會學起來。
web-vote-stands = 有效
web-vote-falls = 無效
# The giver of the clue takes it back.
web-vote-concede = 承認無效
web-votes-for = 有效：{ $names }。
web-votes-against = 無效：{ $names }。
web-answer-fine = 可以
web-answer-not = 不行
web-proposal = 領袖密會
web-proposal-asks = { $name } 悄悄問你：這個線索你接受嗎？
web-proposal-quiet = 只有你們兩個知道。
web-cover-own = 線索無效。你可以蓋住一張己方的卡。
web-cover-phantom = { $count ->
   *[other] 替虛擬對手蓋住 { $count } 張卡。
}
web-cover-how = 點一張卡，再到這裡確認。
web-waive = 不蓋卡
web-resign = 投降
web-resign-waiting = 你想投降，還要其他人同意。
web-resign-others = { $names } 想投降。
web-resign-too = 我也投降
web-resign-not = 還是繼續玩
web-end-game = 中止遊戲（不計勝負）
# A second press on the same button. $what: its text, such as "Leave the room"
web-really = 確定要{ $what }？

web-key-hide = 按住按鈕才顯示關鍵名單
web-key-show = 一直顯示關鍵名單
web-key-hold = 關鍵名單
web-gloss = 釋義
web-gloss-mode = 釋義：點一張卡來查詢
web-gloss-none = 這個詞沒有釋義。
web-picture = 圖畫
web-picture-about = 可以說出圖上畫的東西：圖畫上沒有寫字。
web-timer-flip = 翻轉沙漏
# $time: such as 1:30
web-timer-left = 剩下 { $time }
web-pause = 請求暫停
web-pause-asked = { $side }請求暫停。你同意後才會停止計時。
web-pause-agree = 同意
web-resume = 恢復計時

web-clues = 線索
web-log = 線索與成員
web-log-empty = 還沒有線索。
web-log-open = { $count ->
   *[other] 還有 { $count } 個沒找到
}
web-log-meant = 指的是：
web-log-sudden = 驟死階段
web-standing-accepted = 對方領袖已接受。
web-standing-upheld = 遭到質疑，判定有效。
web-standing-invalid = 線索無效。
web-notes = 你的筆記
web-notes-about = 只存在這台裝置上。
web-people = 房間成員
web-chat = 聊天
web-chat-empty = 還沒有人說話。
web-chat-write = 說點什麼
web-chat-send = 傳送
web-chat-unread = 有新訊息
web-chat-silent = 看得到關鍵名單的人，遊戲結束前不能發言。
web-reactions = 快速回應

## One device for all

web-hand-over = 換人
web-curtain = 遮蔽畫面
# $seat: such as "Red spymaster"
web-curtain-hand = 請把裝置交給：{ $seat }
web-curtain-key = 接下來會顯示關鍵名單，其他人不要偷看。
web-curtain-open = 大家都可以看。
web-curtain-lift = 我是：{ $seat }
web-curtain-others = 換其他人

## After the game

web-result = 結果
web-next-game = 下一局
web-next-game-rotate = 下一局，換人當間諜領袖
# $name: the host
web-next-game-wait = 等 { $name } 開始下一局。
web-change-seats = 更換座位或設定
web-sum-won-by = 你們以 { $count } 張之差獲勝
web-sum-lost-by = 你們以 { $count } 張之差落敗
web-sum-clues = { $count } 個線索，平均找到 { $words } 個代號
web-sum-best = 本局最佳線索：{ $word } { $number }
web-key-whose = 看誰的關鍵名單
web-key-of = { $side }的關鍵名單
web-record = 儲存紀錄
web-fair = 發牌公正嗎？
web-fair-yes = 公正：關鍵名單與開局時公布的數位指紋相符。
web-fair-no = 不公正：關鍵名單與開局時公布的數位指紋不符。
web-fair-about = 在第一個線索之前，伺服器就公布了關鍵名單的數位指紋。現在關鍵名單公開了，你的裝置又重新算了一次。
web-fair-before = 公布的指紋
web-fair-after = 算出的指紋
web-evening = 今日戰績
web-evening-games = 各局結果
web-evening-who = 玩家
web-evening-won = 勝場
web-evening-of = { $played } 局 { $won } 勝

## Bots

# Names that bots get in a room, separated by commas: short first names that people know.
web-bot-names = 志明, 春嬌, 家豪, 怡君, 俊傑, 雅婷, 建宏, 淑芬
web-bot-add = 加入機器人
# $seat: which seat
web-bot-add-at = 加入機器人：{ $seat }
# On a button: a bot sits down wherever nobody sits yet.
web-bot-fill = 機器人補位
web-bot-character = 機器人的強度
# Characters of bots
web-bot-steady = 穩健型機器人
web-bot-cautious = 謹慎型機器人
web-bot-bold = 大膽型機器人
web-bot-easy = 初級機器人
web-bot-normal = 中級機器人
web-bot-hard = 高級機器人

## On the big screen: a television that everybody looks at

# Before the room’s code. $address: such as example.org
web-present-go = 到 { $address } 加入
# Above a QR code.
web-present-join = 掃描加入
web-present-full = 全螢幕
web-present-window = 離開全螢幕
# Below a QR code that holds an address such as http://localhost:8000/r/…
web-present-local = 其他裝置打不開這個網址。請改用這台電腦在區域網路中的名稱或 IP 位址開啟此頁。

## Replay: a finished game, step by step

# A card as screen readers tell it, in a replay.
web-card-pinned = 線索指的是這張
# How sure a bot was of its clue; behind the words that it meant.
web-log-sure = （有 { $percent }% 把握）

## Missions: the campaign of Duet, on a map of the world

web-sheet-unreadable = 這個檔案不是隊伍紀錄表。
# A button that leads from a game back to the map.
web-mission-map = 回到地圖
# $city: such as Prague
web-mission-of = 任務：{ $city }
web-mission-won = 已完成
web-mission-open = 可挑戰
web-mission-locked = 未解鎖
web-city-prague = 布拉格
web-city-berlin = 柏林
web-city-tallinn = 塔林
web-city-lisbon = 里斯本
web-city-reykjavik = 雷克雅維克
web-city-havana = 哈瓦那
web-city-montreal = 蒙特婁
web-city-lima = 利馬
web-city-cairo = 開羅
web-city-nairobi = 奈洛比
web-city-samarkand = 撒馬爾罕
web-city-delhi = 德里
web-city-moscow = 莫斯科
web-city-sofia = 索菲亞
web-city-jakarta = 雅加達
web-city-bangkok = 曼谷
web-city-singapore = 新加坡
web-city-taipei = 台北
web-city-hobart = 荷巴特
web-city-honolulu = 檀香山
