## The games, their seats and what is on the table

variant-classic = Classic
variant-two-player = Two players
variant-three-player = Three players
variant-duet = Duet
variant-classic-about = Two teams race to find their agents. Four players or more.
variant-two-player-about = One team against a phantom. Two players or more.
variant-three-player-about = Two spymasters compete and share one operative.
variant-duet-about = Two sides find fifteen agents together.

side-red = red team
side-blue = blue team
side-a = side A
side-b = side B

seat-red-spymaster = red spymaster
seat-red-operatives = red operatives
seat-blue-spymaster = blue spymaster
seat-blue-operatives = blue operatives
seat-operatives = operative
seat-a = side A
seat-b = side B

identity-red = red agent
identity-blue = blue agent
identity-agent = agent
identity-bystander = innocent bystander
identity-assassin = assassin

number-unlimited = unlimited

## How a game ends

outcome-all-found = All agents have been found.
outcome-assassin = The assassin!
outcome-phantom-first = The phantom team found all its agents first.
outcome-sudden-death = A wrong guess in sudden death.
outcome-out-of-tokens = The mistake cost more time tokens than were left.
outcome-resigned = The game was given up.
outcome-abandoned = The game was ended without a result.
outcome-won = { $side } wins!
outcome-won-together = You win!
outcome-lost-together = You lose.
outcome-score = Score: { $score }

title-unbelievable = Unbelievable!
title-mission-impossible = Mission impossible? Not for you.
title-wow = Wow!
title-secret-service-calls = A secret service will be in touch.
title-top-secret-access = You now have top-secret clearance.
title-minds-in-sync = Your minds are in sync.
title-can-do-better = Not bad, but you can do better.
title-a-win-is-a-win = A win is a win.
title-go-on-missions = Outstanding. Go on a mission!
title-great = Great work.
title-really-good = Really good.
title-won = Well played.

## What happened

event-card-touched = { $word }: { $identity }
event-card-covered = { $word } is covered: { $identity }
event-turn-missed = The turn is over.
event-turn-stopped = The guessers stop.
event-turn-spent = That was the last guess.
event-turn-finished = The turn is over: this side has nothing left to find.
event-turn-invalid-clue = The clue was not allowed: the turn is over.
event-turn-time = Time is up.
event-clue-stands = The clue stands.
event-clue-falls = The clue is ruled out.
event-clue-helped = With help: a bot had offered ideas.
event-clue-challenged = { $name } challenges the clue: { $reason }
event-by-bot = { $name } (bot)
event-penalty-waived = The penalty is waived.
event-side-finished = All agents on { $side } have been found.
event-sudden-death = Sudden death: no more clues, and no more mistakes.

## Why something cannot be done

already-seated = This person already has a seat.
answer-other-clue = The question was about another clue.
answer-own-clue = You cannot accept your own clue.
answer-nothing-asked = There is nothing to answer.
cell-unknown = There is no such card.
sure-percent = Say how sure you are as a percentage from 0 to 100.
challenge-open = The clue has been challenged. The challenge must be settled first.
challenge-settled = This clue is settled and cannot be challenged again.
clock-not-due = Time is not up yet.
clue-bad-number = The number must be a whole number, 0 or more.
clue-empty = A clue needs a word.
clue-no-unlimited = There is no “unlimited” in this game, because guesses are not limited anyway.
clue-not-a-word = That is not a word: it contains characters that cannot be shown.
clue-number-too-big = The number is too big: it can be at most { $most } now.
clue-too-long = A clue may have at most { $most } characters.
cover-wrong-card = This card cannot be covered now.
deal-words = A game needs { $count } different words.
deck-doubles = The deck contains the same word more than once.
deck-too-small = A deck needs at least { $least } cards.
game-over = The game is over.
game-paused = The game is paused. Resume the clock to continue.
guess-card-covered = This card is already covered.
guess-card-marked = You already know this card: it is marked for you.
look-not-allowed = You cannot see the key from this seat.
member-unnamed = Everybody at the table needs a name.
mission-numbers = The number of turns or mistakes does not match this mission.
mission-family = Missions are always played with assassins.
mission-locked = This mission is still locked.
mission-unknown = There is no such mission.
moved-on = The game has moved on, so this had no effect.
not-seated = You are not in this seat.
record-unreadable = Line { $line } is not part of a game record.
record-version = This record has a format version that cannot be read here ({ $version }).
record-too-large = This file is too large to be a game record.
seat-cannot = You cannot do that from your seat.
seat-knows-key = Nobody who has seen the key can take this seat in the same game.
seat-taken = This seat is taken.
seat-unknown = There is no such seat.
seats-empty = These seats are still empty: { $seats }
settings-mistakes = The number of permitted mistakes must be between 0 and { $most }.
settings-not-here = This game does not have these settings.
settings-no-clock = This game is played without a clock.
settings-starting-side = This side cannot go first.
settings-timer-too-short = The timer must run for at least one second.
settings-tokens = The number of time tokens must be between 1 and { $most }.
settings-vote-too-short = A vote must last at least one second.
settings-time-too-long = Timers and votes can last { $hours } hours at most.
stop-before-guess = Make at least one guess before you stop.
time-is-up = Time is up.
variant-unknown = There is no such game.

answer-not-your-turn = You have not been asked about a clue.
challenge-not-your-turn = You cannot challenge a clue now.
clue-not-your-turn = It is not your turn to give a clue.
consult-not-your-turn = You cannot ask the other spymaster now.
cover-not-your-turn = You cannot cover a card now.
flip-timer-not-your-turn = You cannot flip the timer now.
guess-not-your-turn = It is not your turn to guess.
pause-not-your-turn = The clock cannot be paused now.
resign-not-your-turn = You cannot give up from this seat.
resume-not-your-turn = The clock is not paused.
stop-not-your-turn = You cannot stop now.
vote-not-your-turn = You cannot vote now.
waive-not-your-turn = There is no penalty to waive.
