## The page of the missions: teams, map, sheet

web-missions-about = 「裡應外合」隊伍的環球之旅。在布拉格獲勝，就能前往下一批城市：回合更少，容許的失誤也更少。
web-team-new = 新隊伍
web-team-names = 誰要一起出發？
web-team-names-about = 名字之間用逗號或頓號隔開。
web-team-begin = 出發
web-team-back = 繼續旅程
web-team-file-about = 選擇先前儲存的隊伍紀錄表，或拖到這裡。
web-team-file = 開啟紀錄表
web-team-share = 邀請隊友
web-team-share-about = 有這個連結的人，就能使用隊伍紀錄表。
web-team-save = 儲存紀錄表
web-team-sheet = 隊伍紀錄表
# Heads of narrow columns.
web-sheet-city = 城市
web-sheet-turns = 回合
web-sheet-mistakes = 失誤
# For screen readers.
web-mission-map-about = 任務地圖。用方向鍵在城市之間移動。
web-mission-progress = { $won ->
    [0] { $all } 個任務等你們完成
   *[other] 已完成 { $won } 個任務，共 { $all } 個
}
web-mission-turns = { $count ->
   *[other] { $count } 個回合
}
# $cities: such as "Berlin or Cairo"
web-mission-first = 要先在{ $cities }獲勝。
# $cities: such as "Berlin and Cairo"
web-mission-leads = 從這裡可以前往{ $cities }。
web-mission-play = 挑戰這個任務
web-mission-again = 再玩一次
web-mission-note = 備註
web-mission-note-about = 想記下什麼？
web-mission-note-kept = 備註已儲存。
