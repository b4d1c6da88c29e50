## Ideas for whoever must give a clue and has none: at the table, in the lobby, in the terminal

# $words: five words
ideas-told = 主意：{ $words }
ideas-off = 這一局不能請機器人出主意。
# $seconds: until ideas may be asked for
ideas-too-soon = 先自己想想看，再過 { $seconds } 秒就可以求助。
ideas-none = 機器人一時想不出來，請再問一次。
ideas-not-your-turn = 輪到你給線索時才能求助。

web-ideas = 機器人的主意
web-ideas-ask = 請機器人出主意
web-ideas-ask-about = 機器人會悄悄告訴你五個詞。大家會在你的線索旁看到「有求助」。
web-ideas-thinking = 機器人正在想……
# Below the words
web-ideas-about = 這些詞適合哪些卡？就看你的了。

## A setting of the room: when there are ideas

web-set-ideas = 想不出線索時
web-set-ideas-about = 要給線索的人可以請機器人給五個詞。機器人不會說是指哪些卡，而大家會在線索旁看到「有求助」。
web-ideas-off = 不能求助
web-ideas-alone = 只和機器人玩時，一分鐘後可以求助
web-ideas-minute = 一分鐘後可以求助
web-ideas-always = 隨時可以求助
