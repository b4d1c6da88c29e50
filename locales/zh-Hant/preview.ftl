# What a chat shows of a link before anybody opens it. No names, no words of a game.
preview-game = 一個詞、一個數字，剩下的就看朋友的默契。
preview-room = 一起來玩吧！有人邀你加入遊戲，不用註冊。
preview-daily = 每日謎題：人人同一副盤面，你解得開嗎？
preview-puzzle = 換作是你，猜得到嗎？線索出自一局已結束的遊戲。
preview-replay = 一局已結束的遊戲，可以一步一步重看。
preview-deal = 每一桌的卡片和關鍵名單都一樣：你們這桌能玩得多好？
