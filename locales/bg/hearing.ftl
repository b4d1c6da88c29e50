## How well bots hear clues that people gave

hearing-help-benchmark = Оценява ботовете по това, което са правили хора.
hearing-help = Показва колко добре ботовете разбират указания, дадени от хора.
hearing-help-files = Файлове с такива указания: JSON Lines, пакетът на BIG-bench или неговият task.json
hearing-help-fetch = bigbench: изтегля с pip от BIG-bench 85 указания на английски, дадени от хора
hearing-help-bot = Бот: associations, vectors:ИМЕ, blend, noisy:0.8, llm:МОДЕЛ, http://…, модул:Клас; може да се повтаря
hearing-help-lang = Език на думите, когато файлът не го посочва: { $tags }
hearing-help-seed = Случайност за ботовете, на които е нужна: едно и също число дава едни и същи резултати
hearing-licence = BIG-bench { $version }, задачата „codenames“: дело на авторите ѝ, под лиценз { $licence }. Не е част от Covernames. Авторите молят задачата никога да не попада в текстове, от които се учат модели.
hearing-fetching = pip изтегля пакета ({ $size } MB); ще остане само файлът с указанията.
hearing-title = Указания, дадени от хора
hearing-about = Първо докосване: колко често е било на една от търсените карти. Открити: каква част от търсените карти са открити с толкова докосвания, колкото са самите карти. В скоби: къде е истинският дял в 95 от 100 случая.
hearing-listener = Слуша
hearing-people = хората, които са отгатвали
hearing-cards = Познати карти
hearing-clues = Указания
hearing-first = Първо докосване
hearing-agreement = Открити
hearing-assassin = Убиец
hearing-avoid = Другият отбор
hearing-same = Първо докосване както при хората
hearing-group-all = всички указания
hearing-group-well = всички добре
hearing-group-little = някои слабо
hearing-group-unknown = някои никак
hearing-puzzled = { $clues ->
    [one] { $clues } указание не говори нищо на { $bot }.
   *[other] { $clues } указания не говорят нищо на { $bot }.
}
hearing-failed = { $clues ->
    [one] { $clues } указание не се брои: { $bot } не успя.
   *[other] { $clues } указания не се броят: { $bot } не успя.
}
hearing-nothing = Посочете файл с указания или използвайте --fetch bigbench.
hearing-fetch-unknown = { $word } не може да се изтегли; може само bigbench.
hearing-no-pip = За изтеглянето е нужен pip, а тук не е инсталиран. Изтеглете пакета с изходния код на { $package } по друг начин и посочете къде е.
hearing-fetch-failed = pip не успя да изтегли { $package }: { $error }
hearing-unreadable = { $path } не може да се прочете.
hearing-no-task = В { $path } я няма задачата „codenames“ на BIG-bench.
hearing-empty = В { $path } няма указания.
hearing-example-broken = { $path }, пример { $number }: задачата не пита за указание по този начин.
hearing-line-broken = { $path }, ред { $line }: това не е указание с картите към него. { $what }
hearing-language-unknown = { $path }, ред { $line }: няма език { $word }.
hearing-words-wrong = { $path }, ред { $line }: думите трябва да са от 2 до 25 и нито една да не е празна.
hearing-word-twice = { $path }, ред { $line }: { $word } се повтаря.
hearing-card-missing = { $path }, ред { $line }: { $word } не е сред думите.
hearing-clue-missing = { $path }, ред { $line }: няма указание.
hearing-targets-wrong = { $path }, ред { $line }: поне една дума трябва да е сред търсените и поне една да не е.
hearing-target-forbidden = { $path }, ред { $line }: { $word } е и сред търсените, и сред забранените думи.
hearing-number-wrong = { $path }, ред { $line }: числото трябва да е между 1 и 9.
