# What would have been better: the analysis of a finished game.
# A bot listens and proposes.

analysis-pane = Analysis
analysis-clue-of-the-game = Clue of the game
analysis-clue-found = { $word }, { $number }: { $count ->
    [one] { $count } card found
   *[other] { $count } cards found
}
analysis-boldest = Boldest guess
# The chance that a bot gave the card.
analysis-boldest-card = { $card } for “{ $word }”: a bot gave it only { $percent }%
analysis-better = Better clues?
analysis-about = A bot listens as people usually do. Sure: the chance that this many of the team’s cards come to mind before any other card. Worth: where the game is likely to stand after the turn, from 0 (lost) to 100 (won). The clues are ranked by worth.
analysis-given = given
analysis-sure = { $percent }% sure
analysis-worth = worth { $points }
analysis-unknown = The bots do not know this clue.
analysis-zero = A 0 warns of cards; it is not ranked.
analysis-first = The bots found nothing better.
analysis-alone = The bots have no other idea here.
analysis-would-stop = A bot would touch nothing.
analysis-heard = What a bot heard
analysis-heard-about = How likely the clues so far mean each card that was still open.
analysis-heard-card = { $card }: { $percent }%
analysis-thinking = The bots are thinking …
analysis-again = Try again
analysis-what-if = What if?
analysis-what-if-about = Another clue in this place: what would a bot have touched?
analysis-what-if-try = Try it

analysis-unfinished = A game can be analysed once it is over.
analysis-language = No bot speaks the language of this game.
analysis-unanswered = The bots cannot look at this game just now. Please try again.
clue-unknown = There is no such clue.
record-forged = The key in this record does not match the fingerprint published at the start.

## Replay: a finished game, step by step

web-replay-about = Drop the record of a game here and watch it again, step by step.
web-replay-open = Open a record
# A small button beside a replay that is open.
web-replay-other = Open
web-replay-drop = Let go to open this record.
web-replay-none = This file is not the record of a game.
web-replay-where = After every game you can watch its replay or save its record.
web-replay-player = Playback
# The slider under the board. "Moment": a clue, a guess, a ruling.
web-replay-moment = Moment of the game
# What a screen reader says of the slider. $what: a sentence about what happened.
web-replay-at = { $at } of { $all }: { $what }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-last = To the end
# Whose eyes one looks through: everybody's, or those of somebody who saw the key.
web-replay-view = View
web-replay-all = Everybody
web-replay-key = With the key
web-replay-sealed = This game was not finished: its key is still sealed.
# What stands beside the board: the clues, or statistics.
web-replay-beside = Beside the board
web-replay-numbers = In numbers
web-stat-race = Agents left to find
web-stat-guesses = Guesses for the clues of each side
web-stat-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $misses ->
    [one] { $misses } miss
   *[other] { $misses } misses
}
web-stat-clues = Clues
web-stat-clues-about = A box for each word promised, filled if it was found; a cross for each miss.
# One clue in a picture, as screen readers tell it.
web-stat-clue = { $word }, { $number }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $misses ->
    [one] { $misses } miss
   *[other] { $misses } misses
}
web-stat-given = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
# $size: a mean with one decimal place, such as 2.3
web-stat-size = { $size } words each
