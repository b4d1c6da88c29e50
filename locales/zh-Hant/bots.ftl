## Word vectors for the bots

bots-help-vectors = 給機器人使用的自備詞向量。
bots-help-vectors-add = 從檔案或網址加入向量（.vec 或 GloVe 文字檔，可用 gzip 壓縮）。
bots-help-vectors-list = 列出機器人可以使用的向量。
bots-help-vectors-remove = 移除向量。
bots-help-vectors-name = 這組向量的名稱；不填則用檔名
bots-help-vectors-words = 要保留多少個詞，從檔案開頭算起
bots-vectors-added = { $name }：{ $words } 個詞，{ $size } 維。機器人可用 vectors:{ $name } 或 blend 來使用。
bots-vectors-removed = 已移除 { $name }。
bots-vectors-none = 還沒有任何向量。
bots-vectors-size = 維度
bots-vectors-unknown = { $lang } 沒有名為 { $name } 的向量。
bots-blend-alone = blend 除了聯想之外還需要詞向量，但 { $lang } 還沒有。可用這個指令加入：covernames vectors add
bots-vectors-bad-name = { $name } 不能當作名稱。
bots-vectors-uneven = 第 { $line } 行：數字的個數與前面各行不同。
bots-vectors-not-numbers = 第 { $line } 行：詞的後面有不是數字的內容。
bots-vectors-empty = { $source } 裡沒有向量。
bots-vectors-unreadable = 無法開啟 { $source }。
bot-refused = 機器人 { $bot } 無法參與遊戲：{ $error }
