## The games, their seats and what lies on the table

variant-classic = 經典
variant-two-player = 雙人
variant-three-player = 三人
variant-duet = 裡應外合（Duet）
variant-classic-about = 兩隊比誰先找齊己方特務。四人以上。
variant-two-player-about = 一隊對抗虛擬對手。兩人以上。
variant-three-player-about = 兩位間諜領袖互相較勁，共用一位間諜隊員。
variant-duet-about = 兩方合作，一起找出十五名特務。

side-red = 紅隊
side-blue = 藍隊
side-a = A 方
side-b = B 方

seat-red-spymaster = 紅隊間諜領袖
seat-red-operatives = 紅隊間諜隊員
seat-blue-spymaster = 藍隊間諜領袖
seat-blue-operatives = 藍隊間諜隊員
seat-operatives = 間諜隊員
seat-a = A 方
seat-b = B 方

identity-red = 紅隊特務
identity-blue = 藍隊特務
identity-agent = 特務
identity-bystander = 無辜的路人
identity-assassin = 殺手

number-unlimited = 無限

## How a game ends

outcome-all-found = 所有特務都找到了。
outcome-assassin = 碰到殺手了！
outcome-phantom-first = 虛擬對手搶先找齊了所有特務。
outcome-sudden-death = 驟死階段猜錯了。
outcome-out-of-tokens = 剩下的計時標記不夠抵這次失誤。
outcome-resigned = 投降認輸。
outcome-abandoned = 遊戲中止，不計勝負。
outcome-won = { $side }獲勝！
outcome-won-together = 你們贏了！
outcome-lost-together = 你們輸了。
outcome-score = 得分：{ $score }

title-unbelievable = 簡直不可思議！
title-mission-impossible = 不可能的任務？難不倒你們。
title-wow = 哇，太厲害了！
title-secret-service-calls = 國家安全局很快就會來挖角。
title-top-secret-access = 你們有資格接觸最高機密了。
title-minds-in-sync = 你們真是心有靈犀。
title-can-do-better = 還不錯，但你們可以更好。
title-a-win-is-a-win = 贏了就是贏了。
title-go-on-missions = 太出色了，出任務去吧！
title-great = 非常精彩。
title-really-good = 表現很好。
title-won = 玩得不錯。

## What happened

event-card-touched = { $word }：{ $identity }
event-card-covered = 已蓋住「{ $word }」：{ $identity }
event-turn-missed = 回合結束。
event-turn-stopped = 停止猜測，回合結束。
event-turn-spent = 猜測次數用完了。
event-turn-finished = 回合結束：這一方已經沒有特務要找了。
event-turn-invalid-clue = 線索無效，回合結束。
event-turn-time = 時間到。
event-clue-stands = 線索有效。
event-clue-falls = 線索無效。
event-clue-helped = 有求助：機器人出過主意。
event-clue-challenged = { $name } 質疑這個線索：{ $reason }
event-by-bot = { $name }（機器人）
event-penalty-waived = 略過這次懲罰。
event-side-finished = { $side }的特務全部找到了。
event-sudden-death = 驟死階段：不能再給線索，也不能再猜錯。

## Why something cannot be done

already-seated = 這位玩家已經有座位了。
answer-other-clue = 剛才問的是另一個線索。
answer-own-clue = 不能自己接受自己的線索。
answer-nothing-asked = 目前沒有需要回答的問題。
cell-unknown = 沒有這張卡。
sure-percent = 把握程度請以百分比表示，從 0 到 100。
challenge-open = 有人質疑這個線索，要先有定論才能繼續。
challenge-settled = 這個線索已有定論，不能再質疑。
clock-not-due = 時間還沒到。
clue-bad-number = 數字必須是 0 以上的整數。
clue-empty = 線索要有一個詞。
clue-no-unlimited = 這個玩法沒有「無限」：猜測次數本來就不限。
clue-not-a-word = 這不是一個詞：裡面有無法顯示的字元。
clue-number-too-big = 數字太大：只剩 { $most } 個要找。
clue-too-long = 線索太長：最多 { $most } 個字元。
cover-wrong-card = 現在不能蓋住這張卡。
deal-words = 一局需要 { $count } 個不同的詞。
deck-doubles = 牌組裡有重複的詞。
deck-too-small = 牌組至少要有 { $least } 張卡。
game-over = 遊戲已經結束。
game-paused = 計時暫停中，請先恢復計時。
guess-card-covered = 這張卡已經蓋住了。
guess-card-marked = 這張卡你已經猜過，上面有你的標記。
look-not-allowed = 這個座位不能看關鍵名單。
member-unnamed = 每位玩家都要有名字。
mission-numbers = 回合數或容許的失誤次數與這個任務不符。
mission-family = 玩任務時一定要有殺手。
mission-locked = 這個任務還沒解鎖。
mission-unknown = 沒有這個任務。
moved-on = 遊戲已經往下進行，剛才的動作沒有生效。
not-seated = 你不在這個座位上。
record-unreadable = 第 { $line } 行不是遊戲紀錄的內容。
record-version = 這份紀錄來自其他版本（{ $version }）。
record-too-large = 這個檔案太大了，不會是遊戲紀錄。
seat-cannot = 這個座位不能這麼做。
seat-knows-key = 看過關鍵名單的人，同一局不能坐這個座位。
seat-taken = 這個座位已經有人了。
seat-unknown = 沒有這個座位。
seats-empty = 這些座位還空著：{ $seats }
settings-mistakes = 容許的失誤次數必須在 0 到 { $most } 之間。
settings-not-here = 這個玩法沒有這些設定。
settings-no-clock = 這個玩法不計時。
settings-starting-side = 這一方不能先開始。
settings-timer-too-short = 計時至少要 1 秒。
settings-tokens = 計時標記的數量必須在 1 到 { $most } 之間。
settings-vote-too-short = 投票時間至少要 1 秒。
settings-time-too-long = 計時與投票最長 { $hours } 小時。
stop-before-guess = 至少要猜一次才能停止。
time-is-up = 時間到。
variant-unknown = 沒有這個玩法。

answer-not-your-turn = 現在沒有人問你。
challenge-not-your-turn = 你現在不能質疑線索。
clue-not-your-turn = 現在沒輪到你給線索。
consult-not-your-turn = 你現在不能和對方領袖密會。
cover-not-your-turn = 你現在不能蓋卡。
flip-timer-not-your-turn = 你現在不能翻轉沙漏。
guess-not-your-turn = 現在沒輪到你猜。
pause-not-your-turn = 現在不能暫停計時。
resign-not-your-turn = 這個座位不能投降。
resume-not-your-turn = 計時沒有暫停。
stop-not-your-turn = 你現在不能停止。
vote-not-your-turn = 你現在不能投票。
waive-not-your-turn = 現在沒有懲罰可以略過。
