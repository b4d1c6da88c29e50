## Pictures of people's own, in the lobby

web-own-pictures = 自訂圖片
web-own-pictures-about = { $least } 到 { $most } 張圖片（PNG、JPEG 或 WebP）。圖片會在這台裝置上縮小，並去掉相機寫入的資料。只有看得到這個房間的人才看得到圖片；房間刪除時，圖片也一併刪除。
web-own-pictures-names = 名稱能幫助看不到圖片的人。機器人完全看不到圖片，只看名稱。
web-own-pictures-choose = 選擇圖片
web-own-pictures-loading = 正在讀取房間的圖片……
web-own-pictures-reading = 已讀取 { $done } / { $count }……
web-own-pictures-sending = 正在傳送圖片……
web-own-pictures-count = { $count } 張圖片。
web-own-pictures-more = 還需要 { $count } 張。
web-own-pictures-list = 已選的圖片
web-own-pictures-name = 第 { $number } 張圖片的名稱
web-own-pictures-remove = 移除第 { $number } 張圖片
web-own-pictures-removed = 已移除第 { $number } 張圖片。
web-own-pictures-use = 用這些圖片玩
# $file: the name of a file
web-own-pictures-kind = { $file }：不是 PNG、JPEG 或 WebP。
web-own-pictures-broken = { $file }：無法當成圖片讀取。
web-own-pictures-huge = { $file }：超過 { $limit } MB。
web-own-pictures-double = { $file }：已經有這張圖片了。
web-own-pictures-full = { $file }：沒有加入，最多 { $most } 張。
