# What a chat shows of a link before anybody opens it. No names, no words of a game.
preview-game = Една дума, едно число – и приятелите ви откриват останалото.
preview-room = Елате да играем: канят ви в игра. Не е нужна регистрация.
preview-daily = Случай на деня: едни и същи карти за всички. Ще го разрешите ли?
preview-puzzle = Бихте ли се досетили? Указание от завършена игра.
preview-replay = Завършена игра – вижте я ход по ход.
preview-deal = Същите карти и същият шифър за всяка маса: как ще се справи вашата?
