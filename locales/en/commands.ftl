## Commands that people type, in the terminal and in the command box of the page: one word each

command-stop = stop
command-challenge = challenge
command-ask = ask
command-ideas = ideas
command-waive = waive
command-resign = resign
command-quit = quit
command-stop-about = end the turn
command-challenge-about = say that the clue was not allowed
command-ask-about = ask the other spymaster first: ask tree 2
command-ideas-about = get five possible clues from a bot; everybody sees that you asked
command-waive-about = cover nothing
command-resign-about = give up the game
command-quit-about = leave
command-board = board
command-mine = mine
command-log = log
command-who = who
command-clue = clue
command-guess = guess
command-help = help
command-board-about = the cards and what is known about them
command-mine-about = your own cards
command-log-about = all clues so far
command-who-about = who sits where, and whose turn it is
command-clue-about = give a clue: clue tree 2
command-guess-about = touch or cover a card, by its number or word: guess 7
command-help-about = this list

## What is answered

command-not-understood = Sorry, I don’t understand that.
command-card-ambiguous = Several cards start with what you typed.
command-box-title = Command box
command-box-type = Type a command
command-box-hint = “help” lists the commands. Escape closes the box.
# After the referee’s objection to a clue
command-box-again = Type it again to give it anyway.
command-box-pointed = You have marked { $word }.
# $words: cards
command-box-found = Found so far: { $words }.
command-box-nothing = Nothing yet.
# $names: of people
command-box-turn = Waiting for: { $names }.
command-box-cannot = You cannot do that now.
