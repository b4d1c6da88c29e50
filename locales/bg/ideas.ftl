## Ideas for whoever must give a clue and has none: at the table, in the lobby, in the terminal

# $words: five words
ideas-told = Идеи: { $words }
ideas-off = В тази игра ботът не подсказва идеи.
# $seconds: until ideas may be asked for
ideas-too-soon = Първо помислете сами. Идеи ще има след { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}.
ideas-none = В момента няма идеи. Опитайте пак.
ideas-not-your-turn = Идеи получава само този, който е на ред да даде указание.

web-ideas = Идеи
web-ideas-ask = Искам идеи
web-ideas-ask-about = Бот ви прошепва пет думи. До указанието ви всички ще прочетат „с помощ“.
web-ideas-thinking = Ботът мисли…
# Below the words
web-ideas-about = За кои карти са? Това решавате вие.

## A setting of the room: when there are ideas

web-set-ideas = Идеи за указания
web-set-ideas-about = Който трябва да даде указание, може да получи пет думи от бот. Ботът не казва за кои карти са, а до указанието всички виждат „с помощ“.
web-ideas-off = никога
web-ideas-alone = след минута, ако всички останали са ботове
web-ideas-minute = след минута
web-ideas-always = веднага
