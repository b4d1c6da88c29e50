### My games: the page /mine alone. What it shows is kept in one browser.

mine-about = Пази се само в този браузър. На сървъра няма нищо от това.
mine-none = Още няма игри. Изиграйте една докрай в този браузър и ще я намерите тук.
mine-who = Чии игри
mine-everybody = Всички на това устройство
mine-numbers = В числа
mine-count = Игри
mine-won = Спечелени
mine-row = Най-много победи подред
mine-words = Думи на указание
mine-hits = Верни предположения
mine-best = Най-добро указание
mine-best-found = { $clue }: { $count ->
    [one] { $count } дума
   *[other] { $count } думи
}
mine-friend = Най-често с
mine-end-won = Победа
mine-end-lost = Загуба
mine-end-none = Без победител
mine-with = играли още: { $names }
mine-bots = { $count ->
    [one] един бот
   *[other] { $count } бота
}
mine-clues = { $count ->
    [one] { $count } указание
   *[other] { $count } указания
}
mine-replay = Повторение на играта от { $day }
mine-remove = Премахване на играта от { $day }
mine-removed = Играта е премахната.
mine-more = Показване на още
mine-rooms-go = Когато една стая бъде изтрита, изчезват и повторенията от нея. Числата остават тук.
mine-missions = Моите мисии
mine-missions-none = Още няма пътешествия.
mine-missions-won = Спечелени тук: { $cities }
mine-cases = Моите случаи на деня
mine-cases-solved = Решени: { $solved } от { $played }
mine-cases-none = Още няма изигран случай.
mine-save = Запазване като файл
mine-erase = Изтриване на всички игри
mine-erase-about = { $count ->
    [one] Една игра ще бъде изтрита завинаги от този браузър.
   *[other] { $count } игри ще бъдат изтрити завинаги от този браузър.
} Пътните дневници и случаите на деня остават.
mine-erase-sure = Изтривам завинаги
mine-erased = Игрите ви са изтрити.
