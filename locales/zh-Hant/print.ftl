### 紙本遊戲：只用於 /print 頁面，以及那裡無法完成的事。

print-title = 列印遊戲
print-about = 適合教室、火車上，或不想看螢幕的夜晚：玩一局需要的東西，全都印在紙上。
print-what = 要印什麼
print-board = 盤面
print-key = 關鍵名單
print-cards = 要剪的卡片
print-agents = 要剪的特務卡
print-rules = 規則
print-missions = 任務
print-game = 玩法
print-words = 詞語
print-own-about = 一行一個詞，至少 25 個。要加釋義，就寫在「|」後面：水獺 | 河邊的動物
# $code：房間代碼
print-room-words = 使用房間 { $code } 的詞表
print-room-none = 這個房間沒有自訂詞表。
print-paper = 紙張
print-boards = 盤面和關鍵名單份數
print-count = 要剪的卡片張數
print-count-about = 填 0 會印出全部。
print-meanings = 在詞語下方用小字印出釋義
print-code = 編號
print-code-about = 編號相同，關鍵名單就一定相同；如果詞語也相同，盤面也會一樣。
print-code-new = 換一個編號
print-show = 預覽
print-now = 列印
print-save = 存成 PDF
print-tip = 請以 100% 大小列印，不加頁首和頁尾，剪下來的尺寸才會正確。
print-making = 正在準備頁面……
print-pages = { $count ->
   *[other] 共 { $count } 頁
}
# 預覽中的一頁，供螢幕閱讀器使用。$title：這一頁的內容
print-page = 第 { $number } 頁：{ $title }
print-nothing = 請選擇要印的東西。
print-code-unclear = 編號只能用 A 到 Z 的字母、數字和連字號，最多 { $limit } 個。
print-letters-missing = 沒有這些字的字型：{ $letters }
print-too-much = 一次印不了這麼多。請減少卡片或盤面。
print-unmade = 現在無法準備頁面，請稍後再試一次。
print-no-letters = 找不到列印用的字型。如果這是原始碼目錄，請先執行 make web。
print-no-pictures = 找不到圖畫。如果這是原始碼目錄，請先執行 make web。
