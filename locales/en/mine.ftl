### My games: the page /mine alone. What it shows is kept in one browser.

mine-about = Kept in this browser only. None of it is on the server.
mine-none = No games yet. Finish one in this browser, and you will find it here.
mine-who = Whose games
mine-everybody = Everybody on this device
mine-numbers = In numbers
mine-count = Games
mine-won = Won
mine-row = Most wins in a row
mine-words = Words per clue
mine-hits = Right guesses
mine-best = Best clue
# A clue and what it found. $clue: such as "music 3"
mine-best-found = { $clue }: { $count ->
    [one] { $count } word
   *[other] { $count } words
}
mine-friend = Most often with
mine-end-won = Won
mine-end-lost = Lost
mine-end-none = No winner
# $names: a list of people and bots
mine-with = with { $names }
mine-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
mine-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
# For screen readers: the link to a game’s replay. $day: a date
mine-replay = Replay of the game on { $day }
mine-remove = Remove the game on { $day }
mine-removed = The game was removed.
mine-more = Show more
mine-rooms-go = When a room is deleted, its replays go with it. The numbers stay here.
mine-missions = My missions
mine-missions-none = No journeys yet.
# $cities: a list such as "Prague and Berlin"
mine-missions-won = Won in this browser: { $cities }
mine-cases = My daily cases
mine-cases-solved = { $solved } of { $played } solved
mine-cases-none = No cases played yet.
mine-save = Save as a file
mine-erase = Erase all games
mine-erase-about = { $count ->
    [one] One game will be erased from this browser for good.
   *[other] { $count } games will be erased from this browser for good.
} Team sheets and daily cases will be kept.
mine-erase-sure = Erase for good
mine-erased = Your games were erased.
