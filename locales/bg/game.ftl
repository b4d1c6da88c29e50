## The games, their seats and what lies on the table

variant-classic = Класическа
variant-two-player = За двама
variant-three-player = За трима
variant-duet = Тандем
variant-classic-about = Два отбора се надпреварват да открият агентите си. За четирима и повече играчи.
variant-two-player-about = Един отбор срещу въображаем противник. За двама и повече играчи.
variant-three-player-about = Двама шефове се състезават, а разузнавачът им е общ.
variant-duet-about = Две страни заедно откриват петнайсет агенти.

side-red = червените
side-blue = сините
side-a = страна А
side-b = страна Б

seat-red-spymaster = червен шеф
seat-red-operatives = червени разузнавачи
seat-blue-spymaster = син шеф
seat-blue-operatives = сини разузнавачи
seat-operatives = разузнавач
seat-a = страна А
seat-b = страна Б

identity-red = червен агент
identity-blue = син агент
identity-agent = агент
identity-bystander = случаен свидетел
identity-assassin = убиец

number-unlimited = неограничено

## How a game ends

outcome-all-found = Всички агенти са открити.
outcome-assassin = Убиецът!
outcome-phantom-first = Въображаемият противник пръв откри всичките си агенти.
outcome-sudden-death = Грешно предположение при внезапна смърт.
outcome-out-of-tokens = Грешката струваше повече маркери за време, отколкото бяха останали.
outcome-resigned = Играта приключи с предаване.
outcome-abandoned = Играта приключи без резултат.
outcome-won = { $side } печелят!
outcome-won-together = Победихте!
outcome-lost-together = Загубихте.
outcome-score = Точки: { $score }

title-unbelievable = Невероятно!
title-mission-impossible = Невъзможна мисия? Не и за вас.
title-wow = Леле!
title-secret-service-calls = Очаквайте обаждане от тайните служби.
title-top-secret-access = Вече имате достъп до строго секретна информация.
title-minds-in-sync = Мислите в пълен синхрон.
title-can-do-better = Не е зле, но можете и по-добре.
title-a-win-is-a-win = Победата си е победа.
title-go-on-missions = Изключително! Време е за мисии.
title-great = Страхотно!
title-really-good = Наистина добре!
title-won = Добра игра.

## What happened

event-card-touched = { $word }: { $identity }
event-card-covered = { $word } се покрива: { $identity }
event-turn-missed = Ходът приключи.
event-turn-stopped = Отгатващите приключиха хода.
event-turn-spent = Няма повече предположения.
event-turn-finished = Ходът приключи: за тази страна не остана нищо за откриване.
event-turn-invalid-clue = Невалидно указание: ходът приключи.
event-turn-time = Времето изтече.
event-clue-stands = Указанието остава в сила.
event-clue-falls = Указанието отпада.
event-clue-helped = С помощ: бот е подсказал идеи.
event-clue-challenged = { $name } оспорва указанието: { $reason }
event-by-bot = { $name } (бот)
event-penalty-waived = Наказанието се опрощава.
event-side-finished = Всички агенти на { $side } са открити.
event-sudden-death = Внезапна смърт: без повече указания и без право на грешка.

## Why something cannot be done

already-seated = Този играч вече има място.
answer-other-clue = Въпросът беше за друго указание.
answer-own-clue = Не можете да приемете собственото си указание.
answer-nothing-asked = Няма въпрос, на който да отговорите.
cell-unknown = Няма такава карта.
sure-percent = Увереността се посочва в проценти, от 0 до 100.
challenge-open = Указанието е оспорено; първо решете спора.
challenge-settled = Въпросът за това указание е решен и то не може да се оспори отново.
clock-not-due = Времето още не е изтекло.
clue-bad-number = Числото трябва да е цяло: 0 или повече.
clue-empty = В указанието трябва да има дума.
clue-no-unlimited = В тази игра няма „неограничено“: предположенията и без това нямат ограничение.
clue-not-a-word = Това не е дума: съдържа знаци, които не могат да се покажат.
clue-number-too-big = Числото е твърде голямо: за откриване остават най-много { $most }.
clue-too-long = Указанието е твърде дълго: най-много { $most } знака.
cover-wrong-card = Тази карта не може да се покрие сега.
deal-words = За една игра са нужни { $count } различни думи.
deck-doubles = В тестето има повтаряща се дума.
deck-too-small = В тестето трябва да има поне { $least } карти.
game-over = Играта приключи.
game-paused = Часовникът е спрян. Първо го пуснете отново.
guess-card-covered = Тази карта вече е покрита.
guess-card-marked = Тази карта вече ви е известна: отбелязана е за вас.
look-not-allowed = От това място картата шифър не се вижда.
member-unnamed = Всеки на масата трябва да има име.
mission-numbers = Тази мисия е с друг брой ходове или грешки.
mission-family = В мисиите винаги има убийци.
mission-locked = Тази мисия още е заключена.
mission-unknown = Няма такава мисия.
moved-on = Играта междувременно продължи. Нищо не е променено.
not-seated = Не сте на това място.
record-unreadable = Ред { $line } не е част от запис на игра.
record-version = Този запис е от друга версия ({ $version }).
record-too-large = Този файл е твърде голям, за да е запис на игра.
seat-cannot = Това не може да се направи оттук.
seat-knows-key = Който е видял картата шифър, не може да заеме това място в същата игра.
seat-taken = Мястото е заето.
seat-unknown = Няма такова място.
seats-empty = Още свободни места: { $seats }
settings-mistakes = Допустимите грешки трябва да са между 0 и { $most }.
settings-not-here = Тази игра няма такива настройки.
settings-no-clock = Тази игра се играе без часовник.
settings-starting-side = Тази страна не може да започне.
settings-timer-too-short = Времето за ход трябва да е поне една секунда.
settings-tokens = Маркерите за време трябва да са между 1 и { $most }.
settings-vote-too-short = Гласуването трябва да трае поне една секунда.
settings-time-too-long = Времето за ход и гласуването могат да траят най-много { $hours } часа.
stop-before-guess = Преди да приключите хода, направете поне едно предположение.
time-is-up = Времето изтече.
variant-unknown = Няма такава игра.

answer-not-your-turn = Никой не ви е питал.
challenge-not-your-turn = Сега не можете да оспорите указание.
clue-not-your-turn = Не е ваш ред да давате указание.
consult-not-your-turn = Сега не можете да питате другия шеф.
cover-not-your-turn = Сега не можете да покриете карта.
flip-timer-not-your-turn = Сега не можете да обърнете пясъчния часовник.
guess-not-your-turn = Не е ваш ред да отгатвате.
pause-not-your-turn = Часовникът не може да се спре сега.
resign-not-your-turn = От това място не можете да се предадете.
resume-not-your-turn = Часовникът не е спрян.
stop-not-your-turn = Сега не можете да приключите хода.
vote-not-your-turn = Сега не можете да гласувате.
waive-not-your-turn = Няма наказание, което да опростите.
