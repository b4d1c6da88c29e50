# What a chat shows of a link before anybody opens it. No names, no words of a game.
preview-game = One word, one number, and your friends find the rest.
preview-room = Come and play: you are invited to a game. No account needed.
preview-daily = Case of the day: the same cards for everybody. Can you solve it?
preview-puzzle = Could you have guessed this? A clue from a finished game.
preview-replay = A finished game, to watch step by step.
preview-deal = The same cards and the same key for every table: how will yours do?
