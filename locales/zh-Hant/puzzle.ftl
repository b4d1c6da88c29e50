### A clue of a finished game as a puzzle: the page /puzzle, its link in a replay, and what is refused there.

puzzle-unfinished = 遊戲結束後，線索才能變成謎題。

puzzle-title = 換作是你，猜得到嗎？
puzzle-about = 這個線索出自一局已結束的遊戲，盤面就是當時的樣子。找出它指的代號，猜錯一次就結束。
puzzle-clue = 線索
puzzle-found = 找到 { $found } / { $goal }
puzzle-found-some = 找到 { $found } 個，覺得夠了就可以停。
puzzle-show = 就這樣，看結果
puzzle-over-solved = 猜對了！
puzzle-over-missed = 猜錯了！
puzzle-over-assassin = 碰到殺手了！
puzzle-over-given-up = 當時是這樣的。
puzzle-by-you = 你找到 { $count } 個
puzzle-by-players = 當時的玩家找到 { $count } 個
puzzle-by-bot = 換作機器人會找到 { $count } 個
puzzle-nothing = 一張也沒碰
puzzle-looking = 機器人正在看這個線索……
puzzle-alien = 機器人不認得這個線索。
puzzle-meant = 原本指的是：
puzzle-again = 再試一次
puzzle-earlier = 之前的 { $count } 個線索
puzzle-shared = 換作是你，猜得到嗎？{ $word } { $number }

puzzle-make = 把「{ $word }」做成謎題
puzzle-link = 謎題連結
puzzle-link-about = 讓別人猜猜你們的線索：{ $word }，{ $number }。他們會看到當時的盤面，最後才知道你們碰了哪些卡。不會顯示任何人的名字。
puzzle-link-code = 拿到連結的人也會知道你們的房間代碼。
