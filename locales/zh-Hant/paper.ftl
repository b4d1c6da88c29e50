### 印在紙上的文字，以及 `covernames print` 指令。瀏覽器不會載入這個檔案。

## 紙上

print-key-a = A 方的關鍵名單
print-key-b = B 方的關鍵名單
# 盤面和關鍵名單的下方。$code：六個字母和數字
print-code-of = 編號 { $code }
# $side：紅隊、藍隊
print-first = 先給線索：{ $side }
print-double-agent = 雙面特務
print-time-token = 計時標記
print-key-about = 只給兩位間諜領袖看。請搭配編號相同的盤面。
print-key-about-duet = 只給這一方看。請搭配編號相同的盤面。

## 規則說明，另外還用到說明頁的文字

print-prepare = 遊戲準備
print-prepare-classic = 分成兩隊，每隊至少兩人，各有一位間諜領袖。兩位領袖看關鍵名單，其他人只看代號。把 25 張卡排成五乘五，或使用印好的盤面，並備好特務卡。關鍵名單會指出哪一隊先給線索。
print-prepare-duet = 兩位玩家或兩組人面對面坐。兩張關鍵名單的編號要和盤面相同，雙方各拿一張，不給對方看。沿虛線把計時標記對摺，取九個放在旁邊，路人面朝上，再備好十五張特務卡和一張殺手卡。由哪一方先給線索都可以。
print-turn = 一個回合
print-turn-classic = 間諜領袖說一個詞和一個數字：數字代表桌上有幾個代號和這個詞有關。隊員討論後碰一張卡，領袖按照關鍵名單把它蓋住：
print-turn-duet = 其中一方說一個詞和一個數字：數字代表自己的關鍵名單上有幾個代號和這個詞有關。對方碰一張卡，給線索的人按照自己的關鍵名單說出結果：
print-number = 至少猜一次，最多可以比數字多猜一次。猜過第一次之後，隨時可以停。

## 任務表

print-city = 城市
print-turns = 回合數
print-mistakes = 容許失誤
print-leads = 下一站

## 指令

print-what-unknown = 無法列印 { $word }。請選擇 board、key、cards、agents、rules 或 missions。
print-game-unknown = 沒有紙本的 { $word }。請選擇 classic 或 duet。
print-paper-unknown = 沒有名為 { $word } 的紙張。請選擇 a4 或 letter。
# $path：檔案。$code：盤面和關鍵名單上的編號
print-written = { $pages ->
   *[other] { $path }：共 { $pages } 頁，編號 { $code }
}
print-help = 把遊戲印成 PDF：盤面、關鍵名單、卡片、特務卡、規則、任務。
print-help-what = board、key、cards、agents、rules 或 missions；不選就印出玩一局所需的全部
print-help-pdf = 要寫入的檔案
print-help-game = 玩法：classic 或 duet
print-help-paper = a4 或 letter
print-help-code = 盤面或關鍵名單下方的編號，用來印出與它成套的部分
print-help-boards = 盤面和關鍵名單的份數
print-help-count = 要剪的卡片張數；0：全部
print-help-meanings = 在詞語下方用小字印出釋義
