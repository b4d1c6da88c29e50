## The arena: bots play many games with each other

arena-help = Ботовете играят много игри помежду си и се вижда колко са добри.
arena-help-variant = Игра: classic, two-player, three-player, duet; може да се повтаря
arena-help-lang = Език на думите: { $tags }; може да се повтаря
arena-help-bot = Бот: associations, associations:bold, vectors:ИМЕ, blend, random, noisy:0.3, llm:МОДЕЛ, http://…, модул:Клас. Може да се повтаря: всеки бот дава указания на всеки
arena-help-seat = Един състав вместо всеки с всеки: МЯСТО=БОТ, например red-spymaster=random; може да се повтаря
arena-help-against = Бот, който винаги играе за другия отбор; иначе двойките играят една срещу друга
arena-help-games = Колко игри изиграва всяка двойка
arena-help-seed = Кои раздавания: едно и също число раздава едни и същи игри
arena-help-deck = Картите: base, tandem, both или файл с думи
arena-help-jobs = Брой процеси; 0: колкото са ядрата
arena-help-dask = Адрес на клъстер на Dask, на който да се играе
arena-help-out = Файл за резултатите (JSON Lines); игрите в него не се играят отново
arena-help-html = Файл за отчет с графики
arena-help-records = Папка за самите игри, по един запис на игра; отварят се в „Повторение“
arena-help-table = Файл за резултатите като таблица, завършващ на .csv или .parquet; може да се повтаря
arena-title = Арената на Covernames
arena-games-played = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}
arena-deals = Тесте: { $decks } · seed: { $seeds }
arena-matrix = Кой с кого печели
arena-matrix-about = Редовете дават указания, колоните отгатват: каква част от игрите печелят заедно.
arena-giver = Дава указания
arena-guesser = Отгатва
arena-games = Игри
arena-wins = Победи
arena-turns = Ходове
arena-turns-about = Средно за игрите, които не са прекъснати от убиеца или от нарушение.
arena-assassin = Убиец
arena-first = Вярно първо предположение
arena-size = Число
arena-found = Открити
arena-sizes = Числата на указанията
arena-sizes-about = Колко често се казва всяко число; вдясно е средното.
arena-pace = Време за указание
arena-pace-about = В милисекунди: медианата, а линията стига до времето, в което се побират 95 от 100 указания.
arena-faults = Нарушения
arena-span-about = В проценти. Линията показва къде е истинският дял в 95 от 100 случая.
arena-ratings = Рейтинги
arena-ratings-about = По openskill, където всички започват от 25; линията е по две стандартни отклонения във всяка посока. Даването на указания и отгатването се оценяват поотделно.
arena-figures = Всички данни
arena-bot = Бот
arena-role = Роля
arena-rating = Рейтинг
arena-role-giver = дава указания
arena-role-guesser = отгатва
arena-role-partner = дава указания и отгатва
arena-role-deals = самата игра
arena-seat-unclear = { $text } не е от вида МЯСТО=БОТ.
arena-out-broken = { $path }, ред { $line }: това не е резултат от арената.
arena-workers-lost = Процесите, които играеха, са изчезнали: { $error }. С --out същата команда продължава.
arena-no-dask = За клъстер трябва да се инсталира Dask: pip install "covernames[dask]"
arena-no-parquet = За Parquet трябва да се инсталира pyarrow: pip install "covernames[parquet]"
arena-table-unknown = { $path } не завършва нито на .csv, нито на .parquet.
arena-dask-unreachable = На { $address } няма клъстер на Dask.
arena-stopped = Спряно след { $games } от { $all } игри. С --out щяха да се запазят.
arena-stopped-kept = Спряно: { $games } от { $all } игри са запазени. Същата команда продължава.
arena-failed = { $games ->
    [one] { $games } игра не можа да се изиграе. Същата команда опитва отново.
   *[other] { $games } игри не можаха да се изиграят. Същата команда опитва отново.
}
arena-gave-up = След толкова неуспехи останалите игри не бяха изиграни.
