## Lists of words that somebody brings

language-unknown = 沒有「{ $word }」這個語言。請選 en、th、zh-Hant、id、bg 或 et。
deck-unknown = 沒有「{ $word }」這副牌組。
pack-binary = 這不是文字檔。
pack-control-characters = 第 { $line } 行：含有控制字元。
pack-encoding = 第 { $line } 行：無法讀取。請將檔案存成 UTF-8。
pack-field-unknown = 第 { $line } 行：「{ $word }」不是釋義，也不是 parts 或 kin。
pack-line-empty = 第 { $line } 行：沒有詞。
pack-line-too-long = 第 { $line } 行：超過 { $limit } 個字元。
pack-mixed-scripts = 第 { $line } 行：「{ $word }」混用了不同的文字系統。
pack-other-script = 第 { $line } 行：「{ $word }」不是用這個語言的文字寫的。
pack-run-too-long = 第 { $line } 行：連續超過 { $limit } 個字元沒有空格。
pack-too-few = 至少需要 { $limit } 個不同的詞。
pack-too-few-cards = 每張卡有兩個詞時，至少需要 { $limit } 張卡。
pack-too-large = 檔案太大：最多 { $limit } 位元組。
pack-too-many = 最多 { $limit } 個詞。
pack-unreadable = 無法開啟檔案。
pack-word-too-long = 第 { $line } 行：一個詞最多 { $limit } 個字元。
deck-dropped = 有 { $count } 個詞重複，已略去。
