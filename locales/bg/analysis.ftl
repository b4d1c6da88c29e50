# Анализ на завършена игра: имало ли е нещо по-добро?

analysis-pane = Анализ
analysis-clue-of-the-game = Указание на играта
analysis-clue-found = { $word }, { $number }: { $count ->
    [one] открита { $count } карта
   *[other] открити { $count } карти
}
analysis-boldest = Най-смело предположение
analysis-boldest-card = { $card } по „{ $word }“: ботът даваше само { $percent }%
analysis-better = По-добри указания?
analysis-about = Ботът слуша така, както обикновено слушат хората. Увереност: вероятността толкова карти на отбора да дойдат наум преди всяка друга. Стойност: как се очаква да стои играта след хода, от 0 (загуба) до 100 (победа). Указанията са подредени по стойност.
analysis-given = дадено
analysis-sure = увереност { $percent }%
analysis-worth = стойност { $points }
analysis-unknown = Ботовете не познават това указание.
analysis-zero = Нулата предупреждава и не се класира.
analysis-first = Ботовете не намериха нищо по-добро.
analysis-alone = Тук ботовете нямат друга идея.
analysis-would-stop = Ботът не би докоснал нищо.
analysis-heard = Какво чу ботът
analysis-heard-about = Колко вероятно е указанията дотук да сочат всяка от още откритите карти.
analysis-heard-card = { $card }: { $percent }%
analysis-thinking = Ботовете мислят…
analysis-again = Нов опит
analysis-what-if = Ами ако?
analysis-what-if-about = Друго указание на това място: какво би докоснал ботът?
analysis-what-if-try = Опит

analysis-unfinished = Игра може да се анализира, когато приключи.
analysis-language = Никой бот не говори езика на тази игра.
analysis-unanswered = В момента ботовете не могат да разгледат играта. Опитайте отново.
clue-unknown = Няма такова указание.
record-forged = Картата шифър в този запис не съвпада с отпечатъка, публикуван в началото.
