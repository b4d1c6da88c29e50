### The case of the day: the page /daily alone, and what is refused there.

daily-unknown = За този ден няма случай.
daily-not-yet = Случаят за този ден още не е излязъл.
daily-unmade = Случаят още не е готов. Опитайте пак след малко.
daily-unfinished = Ще видите какво са направили другите, щом приключите случая.

daily-about = По един случай на ден, еднакъв за всички. В понеделник е лесен, в неделя – труден.
daily-task = Вашата роля
daily-task-guess = Отгатвам
daily-task-give = Давам указания
daily-kind = Карти
daily-today = Днешният случай
daily-level = Трудност { $level } от 7
daily-sure = Ботът е сигурен в указанията си на { $percent }%.
daily-guess-about = Три указания от бот, едно след друго. Открийте думите към тях с възможно най-малко докосвания и се пазете от убиеца.
daily-give-about = Насочете бота към всички агенти. Той докосва толкова карти, колкото е вашето число, и спира при първата грешка. Ако докосне убиеца, случаят е загубен.
daily-goal = Думи за откриване: { $words }. На бота шеф му трябват { $par } указания.
daily-clue-of = Указание { $number } от { $total }
daily-touches = Докосвания: { $count }
daily-clues = Указания: { $count }
daily-told-touch = { $word }: { $identity }.
daily-told-clue = Следващо указание: { $word }, { $number }.
daily-heard = { $word } { $number }: ботът докосва { $cards }.
daily-heard-nothing = { $word } { $number }: това указание не говори нищо на бота. Той не докосва никоя карта.
daily-listening = Ботът мисли…
daily-show = Към решението
daily-over-solved = Решено!
daily-over-assassin = Убиецът! Случаят е загубен.
daily-over-given-up = Ето решението.
daily-result-guess = { $count ->
    [one] { $count } докосване за { $par } думи.
   *[other] { $count } докосвания за { $par } думи.
}
daily-result-give = { $count ->
    [one] { $count } указание; на бота му трябват { $par }.
   *[other] { $count } указания; на бота му трябват { $par }.
}
daily-squares = Вашият резултат: открити – { $found }, грешки – { $missed }.
daily-shared = Covernames, { $day }
daily-solution = Какво е имал предвид ботът
daily-solution-give = Какво би казал ботът
daily-meant = { $cards } ({ $percent }%)
daily-yesterday = Вчерашното решение
daily-next = В { $time } излиза следващият случай.
daily-streak = { $count ->
    [one] { $count } ден подред
   *[other] { $count } дни подред
}
daily-calendar = Вашите случаи
daily-kept = Пази се само в този браузър.
daily-day-solved = { $day }: решен
daily-day-lost = { $day }: нерешен
daily-day-begun = { $day }: започнат
daily-day-open = { $day }: още неигран
daily-earlier = По-ранни дни
daily-later = По-късни дни
daily-erase = Изтриване на случаите ми
daily-erase-sure = Да, изтривам всичко
daily-picture = Запазване като картинка
daily-others = Какво направиха другите на този сървър
daily-others-few = Резултатите още са малко. Показват се, щом ги дадат петима души.
daily-others-past = Резултатите за този ден вече не се пазят.
daily-others-solved = { $solved } от { $people } души са го решили.
daily-others-touched = Докоснати карти
daily-others-needed = Нужни указания
daily-others-of = { $count } от { $people }
daily-others-found = { $count } от { $people } души са открили всички.
daily-others-ask = Може ли и вашите резултати да се броят анонимно?
daily-others-sent = За всеки приключен случай се изпраща кои карти сте докоснали и в какъв ред или какви указания сте дали. От указанията се брои само колко са. Не се изпраща нищо друго: нито име, нито идентификатор. Отговорът ви се запомня и може да го промените тук.
daily-others-yes = Да, бройте и моите
daily-others-no = Не
daily-others-stop = Не ги бройте повече
daily-others-yes-now = Вашите резултати се броят анонимно.
daily-others-no-now = Вашите резултати не се броят.
