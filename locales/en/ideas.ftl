## Ideas for a player who must give a clue and has none: at the table, in the lobby, in the terminal

# $words: five words
ideas-told = Ideas: { $words }
ideas-off = Ideas are not available in this game.
# $seconds: how long it is until ideas may be asked for
ideas-too-soon = Think for yourself first. You can get ideas in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
ideas-none = The bot has no ideas right now. Please ask again.
ideas-not-your-turn = Only the player who must give a clue can get ideas.

web-ideas = Ideas
web-ideas-ask = Get ideas
web-ideas-ask-about = A bot whispers five words to you. Everybody will see “with help” beside your clue.
web-ideas-thinking = A bot is thinking…
# Below the words
web-ideas-about = Which cards are they for? That is up to you.

## A setting of the room: when there are ideas

web-set-ideas = Ideas for clues
web-set-ideas-about = The player who must give a clue can get five words from a bot. The bot does not say which cards they are for, and everybody sees “with help” beside the clue.
web-ideas-off = never
web-ideas-alone = after a minute, if bots take all the other seats
web-ideas-minute = after a minute
web-ideas-always = immediately
