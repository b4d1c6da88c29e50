### The case of the day: the page /daily alone, and what is refused there.

daily-unknown = There is no case for this day.
daily-not-yet = The case for this day is not out yet.
daily-unmade = The case is not ready yet. Please try again in a moment.
daily-unfinished = You’ll see what others did once you have finished this case.

daily-about = One case a day, the same for everybody. Easy on Monday, hard on Sunday.
daily-task = Your role
daily-task-guess = I’ll guess
daily-task-give = I’ll give clues
daily-kind = Cards
daily-today = Today’s case
daily-level = Difficulty { $level } of 7
daily-sure = The bot is { $percent }% sure of its clues.
daily-guess-about = A bot gives three clues, one after another. Find their words in as few touches as you can, and avoid the assassin.
daily-give-about = Lead the bot to all the agents. It touches as many cards as your number says and stops at its first miss. If it touches the assassin, the case is lost.
daily-goal = { $words } words to find. The spymaster bot needs { $par } clues.
daily-clue-of = Clue { $number } of { $total }
daily-touches = Touches: { $count }
daily-clues = Clues: { $count }
daily-told-touch = { $word }: { $identity }.
daily-told-clue = Next clue: { $word }, { $number }.
daily-heard = { $word } { $number }: the bot touches { $cards }.
daily-heard-nothing = { $word } { $number }: this clue tells the bot nothing, so it touches no card.
daily-listening = The bot is thinking…
daily-show = Show the solution
daily-over-solved = Solved!
daily-over-assassin = The assassin! The case is lost.
daily-over-given-up = Here is the solution.
daily-result-guess = { $count ->
    [one] { $count } touch for { $par } words.
   *[other] { $count } touches for { $par } words.
}
daily-result-give = { $count ->
    [one] { $count } clue; the bot needs { $par }.
   *[other] { $count } clues; the bot needs { $par }.
}
daily-squares = Your result: { $found } found, { $missed } missed.
daily-shared = Covernames, { $day }
daily-solution = What the bot had in mind
daily-solution-give = The spymaster bot’s clues
daily-meant = { $cards } ({ $percent }%)
daily-yesterday = Yesterday’s solution
daily-next = The next case comes out at { $time }.
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-calendar = Your cases
daily-kept = Kept in this browser only.
daily-day-solved = { $day }: solved
daily-day-lost = { $day }: not solved
daily-day-begun = { $day }: started
daily-day-open = { $day }: not played yet
daily-earlier = Earlier days
daily-later = Later days
daily-erase = Erase my cases
daily-erase-sure = Yes, erase everything
daily-picture = Save as a picture
daily-others = What others did on this server
daily-others-few = Not enough results yet. You’ll see them once five people have added theirs.
daily-others-past = Results are no longer kept for this day.
daily-others-solved = { $solved } of { $people } people solved it.
daily-others-touched = Cards they touched
daily-others-needed = Clues they needed
daily-others-of = { $count } of { $people }
daily-others-found = { $count } of { $people } people found them all.
daily-others-ask = May your results be counted too, anonymously?
daily-others-sent = For each case you finish, this sends which cards you touched, in order, or your clues. Of clues, only the number is counted. Nothing else is sent: no name, no ID. Your answer is remembered, and you can change it here.
daily-others-yes = Yes, count my results
daily-others-no = No
daily-others-stop = Stop counting them
daily-others-yes-now = Your results are counted anonymously.
daily-others-no-now = Your results are not counted.
