## Words that everybody adds: fetched with that part of the lobby

web-gather-title = 加詞
web-gather-hint = 一個或多個，用逗號、頓號或換行隔開
web-gather-add = 加入
web-gather-count = { $count } / { $needed } 個詞
web-gather-enough = 已有 { $count } 個詞，可以開局了，也可以繼續加。
web-gather-words = 詞表
web-gather-gone = 已離開的人
web-gather-drop = 刪除「{ $word }」
web-gather-double = 有 { $count } 個詞已經在詞表裡了。
words-full = 詞表滿了：最多 { $most } 個詞。
words-not-gathered = 這個房間現在沒有開放大家出詞。
words-too-many = 每人最多加 { $most } 個詞。

## Colours and names of the sides

web-palette = 隊伍顏色
web-palette-about = 這些配色，色覺異常的人也分得清楚。
web-side-named = { $colour }的隊名
sides-alike = 兩隊的名字一樣，請取不同的名字。
