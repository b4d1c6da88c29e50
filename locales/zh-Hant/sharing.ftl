### A result as a picture: drawn in the browser, then shared, copied or saved.

sharing-title = 做成圖片
sharing-save = 儲存
sharing-copied = 圖片已複製。
sharing-not-copied = 無法複製圖片，請改用「儲存」。
sharing-drawing = 繪製中……
sharing-failed = 這個瀏覽器無法繪製圖片。
# What the picture shows, for who cannot see it.
sharing-board = 盤面和 { $count } 個線索。玩法：{ $variant }
