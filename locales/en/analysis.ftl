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
