## What somebody prefers on a device: fetched with the menu, or when it is offered

web-theme = 色彩主題
# As the device is set.
web-theme-system = 自動
web-theme-light = 淺色
web-theme-dark = 深色
web-sound = 音效
web-aloud = 朗讀線索
web-vibration = 震動
web-show-names = 在圖畫下方顯示名稱
web-notify = 不在這一頁時，輪到我就通知我
web-notify-blocked = 瀏覽器不允許在這裡顯示通知。
web-notify-missing = 這個瀏覽器只在安全連線下顯示通知。
web-notify-unsupported = 這個瀏覽器不會顯示網頁的通知。在 iPhone 或 iPad 上，請先把這一頁加入主畫面。
# Asked once of somebody who waits for others.
web-notify-offer = 輪到你時要通知你嗎？
web-notify-yes = 通知我
web-notify-no = 不用了
web-notify-on = 只要這一頁還開著，輪到你時就會通知你。
# All that a notification says; $room is the room's code.
web-notify-turn = 房間 { $room } 輪到你了

web-letters = 字體與大小
web-typeface = 字體
web-typeface-ours = 一般
web-typeface-easy = 易讀
web-spacing = 間距
web-spacing-normal = 一般
web-spacing-wide = 寬鬆
web-size = 大小
web-size-normal = 一般
web-size-large = 大
web-size-largest = 最大
web-letters-about = 「易讀」是 Atkinson Hyperlegible，字母不容易認錯。它只有拉丁字母：中文仍用你裝置上的字體，泰文維持有圈的字形，保加利亞文則用我們自己的標準寬度字體。卡片上的字詞會在放得下的範圍內盡量放大。

# In the menu of a table: shows the tips of the first game once more.
web-guide-again = 再教我一次
web-stored = 會儲存哪些資料？
web-stored-about = 不需要帳號，沒有 Cookie，也不追蹤任何人。這台伺服器會保存房間、大家在房間裡輸入的名字，以及玩過的遊戲；房間一段時間沒人使用（通常是 30 天）就會全部刪除。聊天內容和你的 IP 位址都不會儲存。你的偏好設定、筆記、玩過的遊戲清單，以及證明座位屬於你的憑證，都只留在這個瀏覽器裡；不想留著的話，清除這個網站的資料即可。如果你同意計入每日謎題的結果，伺服器只會把它匿名加進總數，30 天後刪除。如果你分享一局重播，伺服器會保存那一局的副本（通常一年），要不要附上名字由你決定。
