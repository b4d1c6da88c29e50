### A clue of a finished game as a puzzle: the page /puzzle, its link in a replay, and what is refused there.

puzzle-unfinished = A clue can only become a puzzle once its game is over.

puzzle-title = Could you have guessed this?
puzzle-about = A clue from a finished game, and the board as it was. Find the clue’s words. One miss ends the turn.
puzzle-clue = The clue
# How many words have been found. $goal: the number of the clue
puzzle-found = { $found } of { $goal } found
# The clue names no number.
puzzle-found-some = { $found } found. Stop when you have enough.
puzzle-show = Show the solution
puzzle-over-solved = You got it!
puzzle-over-missed = Missed!
puzzle-over-assassin = The assassin!
puzzle-over-given-up = This is how it went.
# Above the cards that somebody touched. $count: the words that they found
puzzle-by-you = You found { $count }
puzzle-by-players = The players found { $count }
puzzle-by-bot = A bot would have found { $count }
puzzle-nothing = no card touched
puzzle-looking = A bot is looking at the clue…
puzzle-alien = The bots do not know this clue.
puzzle-meant = What was meant:
puzzle-again = Try again
puzzle-earlier = { $count ->
    [one] One earlier clue
   *[other] { $count } earlier clues
}
# A first line that is shared, with the link below.
puzzle-shared = Could you have guessed this? { $word } { $number }

# In a replay: a button beside a clue
puzzle-make = Turn “{ $word }” into a puzzle
puzzle-link = Link to the puzzle
puzzle-link-about = Let others try this clue: { $word }, { $number }. They see the board as it was then and, at the end, what was touched. Nobody’s name is shown.
puzzle-link-code = Anyone who has the link also has the code of your room.
