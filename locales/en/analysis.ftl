# The analysis of a finished game: what would have been better. A bot listens and makes suggestions.

analysis-pane = Analysis
analysis-clue-of-the-game = Clue of the game
analysis-clue-found = { $word }, { $number }: { $count ->
    [one] { $count } card found
   *[other] { $count } cards found
}
analysis-boldest = Boldest guess
# The chance that a bot gave this card.
analysis-boldest-card = { $card } for “{ $word }”: a bot gave it a chance of only { $percent }%
analysis-better = Better clues?
analysis-about = A bot understands clues the way people usually do. Sure: the chance that the first cards to come to mind (as many as the clue’s number says) all belong to the team. Worth: how good the team’s position is likely to be after the turn, from 0 (lost) to 100 (won). The clues are ranked by worth.
analysis-given = given
analysis-sure = { $percent }% sure
analysis-worth = worth { $points }
analysis-unknown = The bots do not know this clue.
analysis-zero = A clue with the number 0 is only a warning, so it is not ranked.
analysis-first = The bots found nothing better.
analysis-alone = The bots have no other ideas here.
analysis-would-stop = A bot would not touch any card.
analysis-heard = What a bot understood
analysis-heard-about = The chance that each open card was meant, judging by the clues so far.
analysis-heard-card = { $card }: { $percent }%
analysis-thinking = The bots are thinking…
analysis-again = Try again
analysis-what-if = What if?
analysis-what-if-about = Try another clue here and see what a bot would have touched.
analysis-what-if-try = Try it

analysis-unfinished = A game can only be analysed once it is over.
analysis-language = No bot speaks the language of this game.
analysis-unanswered = The bots cannot look at this game right now. Please try again.
clue-unknown = There is no such clue.
record-forged = The key in this record does not match the fingerprint published at the start.

## Replay: a finished game, step by step

web-replay-about = Drop a game record here to watch the game again, step by step.
web-replay-open = Open a record
# A small button beside an open replay.
web-replay-other = Open
web-replay-drop = Drop the file to open it.
web-replay-none = This file is not a game record.
web-replay-where = After every game, you can watch its replay or save its record.
web-replay-player = Playback
# The slider under the board. "Moment": a clue, a guess, a ruling.
web-replay-moment = Moment in the game
# What a screen reader says about the slider. $what: a sentence about what happened.
web-replay-at = { $at } of { $all }: { $what }
web-replay-first = Go to the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-last = Go to the end
# Whose view is shown: everybody’s, or that of somebody who saw the key.
web-replay-view = View
web-replay-all = Everybody
web-replay-key = With the key
web-replay-sealed = This game was not finished, so its key is still sealed.
# What is shown beside the board: the clues, or statistics.
web-replay-beside = Beside the board
web-replay-numbers = In numbers
web-stat-race = Agents left to find
web-stat-guesses = Guesses for each side’s clues
web-stat-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $misses ->
    [one] { $misses } miss
   *[other] { $misses } misses
}
web-stat-clues = Clues
web-stat-clues-about = A box for each word the clue promised (filled if the word was found) and a cross for each miss.
# One clue in a picture, as screen readers read it out.
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
web-stat-size = average number: { $size }

# A copy of a game that is shared by a link
replay-unknown = There is no such replay. Its link may have expired.
# One of several people who share a seat, without a name. $side: for example, “Red team”
replay-side-person = { $side }: operative { $number }
replay-seat-person = { $seat } { $number }
replay-share = Share this replay
replay-share-about = A copy of this game gets a link of its own. Anyone who has the link can watch the game, but cannot get into your room with it.
replay-share-nameless = Leave the names out
replay-share-nameless-about = The players are then called by their seats. Their names and the names of the teams are not in the copy.
replay-share-make = Make the link
replay-share-link = Link to the replay
replay-share-until = The link works until { $date }. If you share the game again, it lasts longer. Only the person who runs this server can delete it sooner.
