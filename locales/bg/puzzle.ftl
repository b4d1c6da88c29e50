### A clue of a finished game as a puzzle: the page /puzzle, its link in a replay, and what is refused there.

puzzle-unfinished = Указание може да стане загадка едва след края на играта.

puzzle-title = Бихте ли се досетили?
puzzle-about = Указание от завършена игра и картите, както са били тогава. Открийте думите, към които сочи; една грешка слага край на хода.
puzzle-clue = Указанието
puzzle-found = Открити: { $found } от { $goal }
puzzle-found-some = Открити: { $found }. Спрете, когато решите.
puzzle-show = Това е, да видим
puzzle-over-solved = Досетихте се!
puzzle-over-missed = Не познахте!
puzzle-over-assassin = Убиецът!
puzzle-over-given-up = Ето как е било.
puzzle-by-you = Вие открихте { $count }
puzzle-by-players = Играчите са открили { $count }
puzzle-by-bot = Бот би открил { $count }
puzzle-nothing = нито една докосната карта
puzzle-looking = Бот разглежда указанието…
puzzle-alien = Ботовете не познават това указание.
puzzle-meant = Замислено:
puzzle-again = Нов опит
puzzle-earlier = { $count ->
    [one] Едно указание преди него
   *[other] { $count } указания преди него
}
puzzle-shared = Бихте ли се досетили? { $word } { $number }

puzzle-make = Загадка от „{ $word }“
puzzle-link = Линк към загадката
puzzle-link-about = Нека и други отгатват по вашето указание: { $word }, { $number }. Ще видят картите, както са били тогава, а накрая и какво сте докоснали. Ничие име не се показва.
puzzle-link-code = Който има линка, има и кода на стаята ви.
