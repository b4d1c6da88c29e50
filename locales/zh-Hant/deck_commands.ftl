## Decks that are to be shipped

deck-back-related = 第 { $line } 行：「{ $other }」和同一張卡正面的「{ $word }」相關。
deck-double = 第 { $line } 行：「{ $word }」在這個語言的另一副牌組裡也有。
deck-gloss-too-long = 第 { $line } 行：「{ $word }」的釋義超過 { $limit } 個字元。
deck-near-kin = 第 { $line } 行：「{ $other }」既列為「{ $word }」的同源詞（kin），又列為相近詞（near），只能擇一。
deck-no-gloss = 第 { $line } 行：「{ $word }」沒有釋義。
deck-not-lower = 第 { $line } 行：parts 和 kin 要用小寫（{ $other }）。
deck-not-nfc = 第 { $line } 行：「{ $word }」不是 Unicode 正規形式 C（NFC）。
deck-not-upper = 第 { $line } 行：「{ $word }」不是大寫。
deck-one-part = 第 { $line } 行：「{ $word }」只有一個組成部分；複合詞要有兩個以上。
deck-own-kin = 第 { $line } 行：「{ $word }」把自己列為同源詞。
deck-related = 第 { $line } 行：「{ $word }」和牌組裡另一張卡「{ $other }」相關。
deck-script = 第 { $line } 行：{ $word } { $other } 含有其他文字系統的字。
deck-word-too-long = 第 { $line } 行：「{ $word }」超過 { $limit } 個字。

deck-language = 語言
deck-name = 牌組
deck-picture = 圖畫
deck-picture-name = 名稱
deck-words = 詞數
deck-cards = 卡數
deck-one-sense = 一個意思
deck-many-senses = 三個以上
deck-word = 詞
deck-gloss = 釋義
deck-kin = 同源詞
deck-near = 相近詞
deck-checked = { $words } 個詞，{ $cards } 張卡。
deck-known = 這些詞當中，機器人熟悉 { $well } 個，略懂 { $little } 個，完全不懂 { $unknown } 個。
deck-unknown-words = 機器人不懂的詞：{ $words }
deck-refused = 沒有載入任何內容。
deck-no-fault = 沒有問題。
deck-written = 已寫入：{ $path }
deck-exists = { $path } 已經存在，沒有更動。
deck-word-missing = 這副牌組裡沒有「{ $word }」。
