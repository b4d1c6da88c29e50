## The arena: bots play many games with each other

arena-help = 讓機器人互相對戰許多局，看看它們有多強。
arena-help-variant = 玩法：classic、two-player、three-player、duet；可多次指定
arena-help-lang = 代號卡的語言：{ $tags }；可多次指定
arena-help-bot = 機器人：associations、associations:bold、vectors:名稱、blend、random、noisy:0.3、llm:模型、http://…、模組:類別。可多次指定：每個機器人都會給每個機器人線索
arena-help-seat = 只用一種陣容，不做交叉對戰：座位=機器人，例如 red-spymaster=random；可多次指定
arena-help-against = 固定擔任對手隊伍的機器人；不填則由各組互相對戰
arena-help-games = 每一組要玩的局數
arena-help-seed = 要用哪些牌局：相同的種子發出相同的牌局
arena-help-deck = 使用的牌組：base、tandem、both，或一個詞表檔案
arena-help-jobs = 行程數；0：與核心數相同
arena-help-dask = 用來對戰的 Dask 叢集位址
arena-help-out = 存放結果的檔案（JSON Lines）；檔案裡已有的局不會重玩
arena-help-html = 存放圖表報告的檔案
arena-help-records = 存放每一局紀錄的資料夾，可用重播功能開啟
arena-help-table = 以表格存放結果的檔案，副檔名為 .csv 或 .parquet；可多次指定
arena-title = Covernames 競技場
arena-games-played = { $games ->
   *[other] { $games } 局
}
arena-deals = 牌組：{ $decks } · 種子：{ $seeds }
arena-matrix = 誰和誰搭檔會贏
arena-matrix-about = 列給線索，欄猜測：兩者搭檔的勝率。
arena-giver = 給線索
arena-guesser = 猜測
arena-games = 局數
arena-wins = 勝率
arena-turns = 回合
arena-turns-about = 平均值，只計沒有因殺手或犯規而中斷的局。
arena-assassin = 殺手
arena-first = 首猜正確
arena-size = 數字
arena-found = 找到
arena-sizes = 線索的數字
arena-sizes-about = 每個數字出現的比例；右邊是平均值。
arena-pace = 想一個線索的時間
arena-pace-about = 單位為毫秒：中位數；95% 的線索都不超過線條末端的時間。
arena-faults = 犯規
arena-span-about = 單位為百分比。線條表示真實比例的 95% 信賴區間。
arena-ratings = 評分
arena-ratings-about = 採用 openskill，一律從 25 分開始；線條是左右各兩個標準差。給線索和猜測分開評分。
arena-figures = 所有數據
arena-bot = 機器人
arena-role = 角色
arena-rating = 評分
arena-role-giver = 給線索
arena-role-guesser = 猜測
arena-role-partner = 給線索和猜測
arena-role-deals = 遊戲本身
arena-seat-unclear = { $text } 的格式不是「座位=機器人」。
arena-out-broken = { $path } 第 { $line } 行：這不是競技場的結果。
arena-workers-lost = 執行對戰的行程中斷了：{ $error }。若有 --out，再執行一次同樣的指令即可繼續。
arena-no-dask = 要使用叢集，必須安裝 Dask：pip install "covernames[dask]"
arena-no-parquet = 要使用 Parquet，必須安裝 pyarrow：pip install "covernames[parquet]"
arena-table-unknown = { $path } 的副檔名既不是 .csv，也不是 .parquet。
arena-dask-unreachable = 在 { $address } 找不到 Dask 叢集。
arena-stopped = 已停止，完成 { $games }/{ $all } 局。加上 --out 就能保留結果。
arena-stopped-kept = 已停止：保留了 { $games }/{ $all } 局。再執行一次同樣的指令即可繼續。
arena-failed = { $games ->
   *[other] 有 { $games } 局無法進行。再執行一次同樣的指令就會重試。
}
arena-gave-up = 失敗太多次，其餘的對局不再進行。
