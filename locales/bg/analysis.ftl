# Анализ на завършена игра: имало ли е нещо по-добро?

analysis-pane = Анализ
analysis-clue-of-the-game = Указание на играта
analysis-clue-found = { $word }, { $number }: { $count ->
    [one] открита { $count } карта
   *[other] открити { $count } карти
}
analysis-boldest = Най-смело предположение
analysis-boldest-card = { $card } по „{ $word }“: ботът ѝ даваше само { $percent }%
analysis-better = По-добри указания?
analysis-about = Ботът слуша така, както обикновено слушат хората. Увереност: вероятността толкова карти на отбора да дойдат наум преди всяка друга. Стойност: какво положение се очаква след хода, от 0 (загуба) до 100 (победа). Указанията са подредени по стойност.
analysis-given = дадено
analysis-sure = увереност { $percent }%
analysis-worth = стойност { $points }
analysis-unknown = Ботовете не познават това указание.
analysis-zero = Нулата предупреждава и не се класира.
analysis-first = Ботовете не намериха нищо по-добро.
analysis-alone = Тук ботовете нямат друга идея.
analysis-would-stop = Ботът не би докоснал нищо.
analysis-heard = Какво чу ботът
analysis-heard-about = Колко вероятно е указанията дотук да сочат всяка от още непокритите карти.
analysis-heard-card = { $card }: { $percent }%
analysis-thinking = Ботовете мислят…
analysis-again = Нов опит
analysis-what-if = Ами ако?
analysis-what-if-about = Друго указание вместо това: какво би докоснал ботът?
analysis-what-if-try = Пробвам

analysis-unfinished = Игра може да се анализира, когато приключи.
analysis-language = Никой бот не говори езика на тази игра.
analysis-unanswered = В момента ботовете не могат да разгледат играта. Опитайте отново.
clue-unknown = Няма такова указание.
record-forged = Картата шифър в този запис не отговаря на отпечатъка, обявен в началото.

## Replay: a finished game, step by step

web-replay-about = Довлечете тук запис на игра и я проследете отново, стъпка по стъпка.
web-replay-open = Отваряне на запис
# A small button beside a replay that is open.
web-replay-other = Отваряне
web-replay-drop = Пуснете, за да отворите този запис.
web-replay-none = Този файл не е запис на игра.
web-replay-where = След всяка игра можете да гледате повторението ѝ или да запазите записа ѝ.
web-replay-player = Плейър
# The slider under the board. "Moment": a clue, a guess, a ruling.
web-replay-moment = Момент от играта
# What a screen reader says of the slider. $what: a sentence about what happened.
web-replay-at = { $at } от { $all }: { $what }
web-replay-first = Към началото
web-replay-back = Стъпка назад
web-replay-play = Пускане
web-replay-pause = Пауза
web-replay-on = Стъпка напред
web-replay-last = Към края
# Whose eyes one looks through: everybody's, or those of somebody who saw the key.
web-replay-view = Изглед
web-replay-all = За всички
web-replay-key = С шифъра
web-replay-sealed = Играта не е довършена: картата шифър още е запечатана.
# What stands beside the board: the clues, or statistics.
web-replay-beside = До игралното поле
web-replay-numbers = В числа
web-stat-race = Агенти за откриване
web-stat-guesses = Предположения по указанията на всяка страна
web-stat-hits = { $hits ->
    [one] { $hits } попадение
   *[other] { $hits } попадения
}, { $misses ->
    [one] { $misses } грешка
   *[other] { $misses } грешки
}
web-stat-clues = Указания
web-stat-clues-about = По едно квадратче за всяка обещана дума, запълнено, ако е открита; по едно кръстче за всяка грешка.
# One clue in a picture, as screen readers tell it.
web-stat-clue = { $word }, { $number }: { $hits ->
    [one] { $hits } попадение
   *[other] { $hits } попадения
}, { $misses ->
    [one] { $misses } грешка
   *[other] { $misses } грешки
}
web-stat-given = { $count ->
    [one] { $count } указание
   *[other] { $count } указания
}
# $size: a mean with one decimal place, such as 2.3
web-stat-size = средно по { $size } думи

# A copy of a game that is shared by a link
replay-unknown = Няма такова повторение. Връзката може да е изтекла.
# One of several people who share a seat, without a name. $side: for example, “Red team”
replay-side-person = { $side }: разузнавач { $number }
replay-seat-person = { $seat } { $number }
replay-share = Споделяне на повторението
replay-share-about = Копие на тази игра получава своя връзка. Всеки, който има връзката, може да гледа играта, но не може да влезе с нея в стаята ви.
replay-share-nameless = Без имена
replay-share-nameless-about = Тогава играчите се наричат по местата си. В копието няма имена на играчи и отбори.
replay-share-make = Създаване на връзка
replay-share-link = Връзка към повторението
replay-share-until = Връзката важи до { $date }. Ако споделите играта отново, срокът се удължава. По-рано може да я изтрие само който поддържа сървъра.
