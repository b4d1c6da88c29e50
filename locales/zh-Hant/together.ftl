### The replay of a finished game, watched together: the line above its player, the link to it, and what is refused.

lead-playing = 房間裡的這局結束後，才能放重播給大家看。
moment-unknown = 重播裡沒有這一步。

# A button in a replay: everybody in the room may follow
together-show = 帶大家一起看
# Ends that.
together-stop = 停止帶看
# $name: who leads
together-following = 你正跟著 { $name } 看。
together-by-oneself = 自己看
together-follow = 跟著 { $name } 看
together-leading = 你正帶大家看這局重播。
# The lead has ended.
together-over = { $name } 不再帶大家看重播了。
# The link of everybody else to the replay
together-watch = 一起看
# Whoever is in a replay while the room begins another game
together-next = 你的房間正在玩一局遊戲。
# The line, for screen readers
together = 一起看重播
