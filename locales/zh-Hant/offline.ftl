### What the page says while the server cannot be reached; kept on the device with that page.

# The title where the device has no network, and where it has one but nobody answers.
offline-title = 你目前離線
offline-unreachable = 連不上伺服器
offline-about = 每一局都需要伺服器，和機器人玩、大家用同一台裝置玩也一樣。你的房間都保存在伺服器上，恢復連線後，這一頁會自動繼續。
offline-again = 再試一次
