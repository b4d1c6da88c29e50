## How well bots hear clues that people gave

hearing-help-benchmark = 以真人的表現衡量機器人。
hearing-help = 看看真人給的線索，機器人能聽懂多少。
hearing-help-files = 記有這類線索的檔案：JSON Lines、BIG-bench 的套件，或其中的 task.json
hearing-help-fetch = bigbench：用 pip 從 BIG-bench 取得 85 個真人給的英文線索
hearing-help-bot = 機器人：associations、vectors:名稱、blend、noisy:0.8、llm:模型、http://…、模組:類別；可多次指定
hearing-help-lang = 檔案沒有註明時，詞語的語言：{ $tags }
hearing-help-seed = 給需要亂數的機器人使用：相同的種子得到相同的數據
hearing-licence = BIG-bench { $version } 的「codenames」題目：著作權屬於其作者，授權條款為 { $licence }，並非 Covernames 的一部分。作者要求不要讓這些資料混入用來訓練模型的文字。
hearing-fetching = pip 正在下載套件（{ $size } MB）；只會留下記有線索的檔案。
hearing-title = 真人給的線索
hearing-about = 首猜正確：碰的第一張就是線索所指的卡。找到：線索指幾張就碰幾張，其中碰對的比例。括號內為真實比例的 95% 信賴區間。
hearing-listener = 聽者
hearing-people = 當時猜測的人
hearing-cards = 熟悉程度
hearing-clues = 線索
hearing-first = 首猜正確
hearing-agreement = 找到
hearing-assassin = 殺手
hearing-avoid = 另一隊
hearing-same = 首猜與真人相同
hearing-group-all = 全部線索
hearing-group-well = 全都熟悉
hearing-group-little = 有些略懂
hearing-group-unknown = 有些不懂
hearing-puzzled = { $clues ->
   *[other] 有 { $clues } 個線索，{ $bot } 完全聽不懂。
}
hearing-failed = { $clues ->
   *[other] 有 { $clues } 個線索不列入計算：{ $bot } 無法作答。
}
hearing-nothing = 請指定記有線索的檔案，或使用 --fetch bigbench。
hearing-fetch-unknown = 無法取得「{ $word }」；只能取得 bigbench。
hearing-no-pip = 下載需要 pip，但這裡沒有安裝。請用其他方式下載 { $package } 的原始碼套件，再指定它的路徑。
hearing-fetch-failed = pip 無法下載 { $package }：{ $error }
hearing-unreadable = 無法讀取 { $path }。
hearing-no-task = { $path } 裡沒有 BIG-bench 的「codenames」題目。
hearing-empty = { $path } 裡沒有線索。
hearing-example-broken = { $path } 第 { $number } 個範例：格式不符，這個題目不是這樣問線索的。
hearing-line-broken = { $path } 第 { $line } 行：格式不符，應為一個線索和它的卡片。{ $what }
hearing-language-unknown = { $path } 第 { $line } 行：沒有「{ $word }」這個語言。
hearing-words-wrong = { $path } 第 { $line } 行：詞語必須有 2 到 25 個，且不得空白。
hearing-word-twice = { $path } 第 { $line } 行：「{ $word }」重複出現。
hearing-card-missing = { $path } 第 { $line } 行：詞語中沒有「{ $word }」。
hearing-clue-missing = { $path } 第 { $line } 行：沒有線索。
hearing-targets-wrong = { $path } 第 { $line } 行：至少要有一個詞是線索所指的，也至少要有一個不是。
hearing-target-forbidden = { $path } 第 { $line } 行：「{ $word }」既是線索所指的，又是不能碰的。
hearing-number-wrong = { $path } 第 { $line } 行：數字必須在 1 到 9 之間。
