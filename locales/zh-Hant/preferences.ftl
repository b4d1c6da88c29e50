## What somebody prefers on a device: fetched with the menu

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
web-letters-about = 「易讀」是 Atkinson Hyperlegible，字母之間不容易看錯。它只有拉丁字母：中文仍用你裝置上的字體，泰文維持有圈的字形，保加利亞文則用我們字體的標準寬度。卡片上的字詞會放大到放得下為止。
