### The game in the browser. Texts are short: many stand on buttons and on phones.

## Everywhere

web-title = Covernames
web-home = Начало
web-menu = Меню
web-command-box = Команди ( / )
web-close = Затваряне
web-cancel = Отказ
web-language = Език
web-fault = { server-error } Ако съобщите за това, посочете кода: { $id }
web-unreachable = Няма връзка със сървъра. Моля, опитайте отново.
web-connecting = Свързваме се…
# A small banner; the connection comes back by itself.
web-lost = Връзката прекъсна. Свързваме се отново…
web-lost-store = Сървърът в момента не може да стигне до запазените игри. Нищо не е загубено; опитваме отново…
web-found = Връзката е възстановена.
web-new-version = Има нова версия.
web-new-version-load = Зареждане
web-nowhere = На този адрес няма нищо.

## Home

web-tagline = Една дума, едно число – и приятелите ви откриват останалото.
web-foot = Covernames { $version } · независим проект, без връзка с издателя на Codenames
web-more = Още
web-new-game = Нова игра
web-play-bots = Игра с ботове
web-play-bots-about = Ботове заемат другите места. Започва веднага.
# Label of a choice: what somebody does who plays with bots.
web-role = Вашата роля
web-role-guess = Отгатвам
web-role-clue = Давам указания
# A link to a turn to try, for those who have never played.
web-lesson = За пръв път тук? Научете играта за минута
web-back-to-game = Обратно към играта
web-play-bots-duet = Вие и ботът се редувате да давате указания и да отгатвате. Започва веднага.
# The name of somebody who plays alone and gave none.
web-guest = Гост
web-play-now = Игра на това устройство
web-play-now-about = Подава се от ръка на ръка.
web-new-room = Нова стая
web-new-room-about = Всеки играе на свое устройство: получавате линк за покана.
# Label of a list of languages.
web-words = Език на думите
web-join = Влизане в стая
web-join-code = Код или линк
web-join-go = Към стаята
web-join-unknown = Няма стая с този код. Проверете думите и числото.
web-how = Как се играе
web-daily = Случай на деня
web-missions = Мисии
web-replay = Повторение
web-mine = Моите игри
web-present = На голям екран

## Coming in

web-door = Влизане в стаята
# $seat: where the visitor wants to sit, such as "Red spymaster"
web-door-seat = Вашето място: { $seat }
web-door-in = Влизам
web-door-sit = Сядам
web-door-where = Къде искате да сте?
web-door-watch = Само гледам
web-name = Вашето име
web-face = Вашата картинка
web-rename = Запазване
web-passcode = Код за достъп
web-passcode-wanted = За тази стая трябва код за достъп
web-passcode-set = Задаване на код за достъп
web-passcode-about = Който отвори линка, трябва да въведе кода. По-късно кодът не може да се види.
web-invite = Поканете още хора
web-code = Код на стаята
web-link = Линк към стаята
web-link-device = Линк за ваше устройство
web-qr = QR код на линка
web-copy = Копиране
web-share = Споделяне
web-share-picture = Като картинка
web-copied = Линкът е копиран.
web-copied-result = Резултатът е копиран.
web-copy-by-hand = Моля, копирайте маркирания линк.
web-device = Още едно ваше устройство
web-device-board = Общ екран
web-device-mine = Мой втори екран
web-device-board-about = Отворете това на другото устройство. Картата шифър никога не се показва там.
web-device-mine-about = Отворете това на другото си устройство. На него се вижда всичко, което виждате и вие: не го показвайте на никого.
web-device-used = Този линк вече е използван. Създайте нов на първото си устройство.
web-become = Да се използва ли този линк?
web-become-known = Вече сте в тази стая като { $name }. Отвореният линк е за друг човек или друго устройство. Ако го използвате, този браузър вече няма да е { $name }.
web-become-stay = Оставам така
web-become-use = Използвам линка

## The lobby

web-seats = Места
web-seat-empty = свободно
web-seat-away = Чакаме { $names } отново на масата.
web-seat-take = Заемам мястото
web-seat-bot = Слагам бот
web-seat-about-clue = Вижда картата шифър и дава указания.
web-seat-about-guess = Тук се отгатва. Играчи – колкото искате.
web-seat-about-both = Вижда едната страна на картата шифър, дава указания и отгатва.
web-sit = Сядам тук
# $seat: such as "red spymaster"
web-sit-at = Сядам тук: { $seat }
web-stand = Освобождавам мястото
web-mix = Разбъркване на отборите
web-swap = Размяна на местата
web-swap-with = Размяна на местата: { $name }
# Above a list of names, for the host
web-swap-who = Размяна на местата с
# $name: who asks. $seat: where they sit now, such as "Red spymaster"
web-swap-asked = { $name } предлага да си размените местата. Другото място: { $seat }.
web-swap-stay = Оставам си
web-swap-wished = Предложихте размяна на местата: { $name }.
web-swap-drop = Отказвам се
web-onlookers = Гледат:
web-spectators = { $count ->
    [one] { $count } посетител
   *[other] { $count } посетители
}
web-looking-on = Зрител
# Behind a name.
web-you = (вие)
# Behind the name of somebody whose device is not connected.
web-away = (отсъства)
web-host = Домакин
web-make-host = Да стане домакин
web-free-seat = Освобождаване на мястото
web-remove = Извеждане от стаята
web-lock = Заключване на стаята за нови участници
web-locked = Стаята е заключена.
web-start = Да започваме
web-start-ready = Всички са готови.
web-start-playing = В момента тече игра.
# $seats: a list such as "red operatives, blue spymaster"
web-start-missing = Още липсват: { $seats }
web-start-host = { $name } ще започне играта.
web-to-table = Към масата
web-to-lobby = Към лобито
web-leave = Излизам от стаята

## Settings

web-settings = Настройки
# $name: the host
web-settings-host = { $name } избира настройките.
web-settings-more = Още настройки
# Three buttons
web-presets = Темпо
web-preset-relaxed = Спокойно
web-preset-standard = Стандартно
web-preset-blitz = Светкавично
web-preset-relaxed-about = Без ограничение на времето; съдията само съветва.
web-preset-standard-about = По правилника. Ботовете оспорват непозволени указания.
web-preset-blitz-about = По { $count } секунди за указание и за отгатване.
# What is played, in one line: "Classic · words: English · no timer"
web-line-words = думи: { $language }
web-line-own = собствени думи: { $count }
web-line-untimed = без ограничение на времето
web-line-timed = { $clue } сек. за указание, { $guess } сек. за отгатване
web-line-details = Подробности
web-set-variant = Игра
web-set-language = Език на думите
web-set-language-about = Не зависи от езика на екрана. Определя и правилата за указанията.
web-set-cards = Карти
web-set-cards-about = Картинките нямат език: всеки чете имената им на своя. Езикът по-горе тогава е езикът на указанията и на ботовете.
web-cards-words = Думи
web-cards-pictures = Картинки
web-cards-mixed = Половината думи, половината картинки
web-own-pictures-back = Обратно към нашите рисунки
web-own-pictures-used = { $count ->
    [one] Играете с { $count } своя картинка.
   *[other] Играете със свои картинки: { $count }.
}
web-set-decks = Думи
web-set-decks-about = Тестетата може да се смесват.
web-deck-base = Основно тесте
web-deck-tandem = Тесте „Тандем“
web-own-words = Собствени думи
web-own-words-about = По една дума на ред, поне 25. Поставете ги тук или довлечете текстов файл.
web-own-words-file = Избор на файл
web-own-words-check = Проверка
web-own-words-use = Играем с тях
web-own-words-good = { $count ->
    [one] { $count } дума, готова за игра.
   *[other] { $count } думи, готови за игра.
}
web-own-words-so-far = { $count ->
    [one] Дотук: { $count } дума.
   *[other] Дотук: { $count } думи.
}
web-own-words-used = { $count ->
    [one] Играете с { $count } своя дума.
   *[other] Играете със свои думи: { $count }.
}
web-gather = Всички добавят думи
web-gather-about = В началото списъкът е празен: всички добавят думи тук, в стаята. { $count } стигат за една игра.
web-gather-missing = { $count ->
    [one] Трябва още { $count } дума.
   *[other] Трябват още { $count } думи.
}
web-set-tokens = { $count ->
    [one] { $count } маркер за време
   *[other] { $count } маркера за време
}
web-set-tokens-about = Толкова хода имате. В стандартната игра са девет.
web-set-mistakes-all = Всеки маркер допуска грешка
web-set-mistakes = { $count ->
    [0] Без право на грешка
    [one] { $count } допустима грешка
   *[other] { $count } допустими грешки
}
web-set-mistakes-about = Както в мисиите: другите маркери са с отметка.
web-set-free-order = Свободен ред.
web-set-free-order-about = Една страна може да даде две указания поред.
web-set-timer = Време за ход
web-timer-none = Без ограничение
web-timer-advisory = Пясъчен часовник
web-timer-strict = Часовник
web-timer-none-about = Мислете колкото искате.
web-timer-advisory-about = Всеки може да го обърне. Само напомня.
web-timer-strict-about = Изтече ли времето, ходът приключва.
web-timer-for-clue = За указание
web-timer-for-guess = За отгатване
web-timer-opponents = Обръщат го само противниците
# Above a box for each seat
web-timer-double = Двойно време за
web-seconds = { $count ->
    [one] { $count } секунда
   *[other] { $count } секунди
}
web-set-referee = Съдия
web-referee-off = Изключен
web-referee-advise = Съветва
web-referee-strict = Строг
web-referee-off-about = Играчите сами преценяват указанията.
web-referee-advise-about = Казва насаме на шефа какво мисли за указанието.
web-referee-strict-about = Отхвърля указания, които със сигурност са невалидни.
web-set-bots-challenge = Ботовете оспорват указания.
web-set-bots-challenge-about = Само тези, които със сигурност са невалидни. Който дава такова указание, първо получава предупреждение насаме.
# On a server where some word lists of the room’s language are not installed
web-referee-lacks = На този сървър съдията познава по-малко думи от този език: може да пита по-често или да пропусне невалидно указание.
web-set-options = Какво позволява групата ви
web-option-acronyms = Съкращения
web-option-agreed-part = Части от думи, за които сте се разбрали
web-option-compounds = Съставни названия от няколко думи
web-option-fictional-words = Думи от измислени истории
web-option-foreign-in-use = Чужди думи, които са в употреба
web-option-full-names = Пълни имена на хора
web-option-homophones = Думи, които само звучат като някоя карта
web-option-opponent-ok = Всичко, което другият шеф приеме
web-option-place-names = Имена на места
web-option-proper-nouns = Имена
web-option-rhymes = Рими
web-option-titles = Заглавия на произведения
web-set-touch = Кой избира картата
web-set-touch-about = Когато отгатват няколко души заедно.
web-touch-any = всеки
web-touch-most = повечето
web-touch-all = всички заедно
web-set-next = Следваща игра
web-set-next-about = Какво става с картите на масата.
web-next-turn = Обръщаме картите
web-next-new = Нови карти
web-set-rotate = Шефовете се сменят.
web-set-rotate-about = Във всяка следваща игра указанията дава друг от отбора.
web-set-chat = Чат.
web-set-chat-about = Който вижда картата шифър, мълчи по време на играта.
web-set-family = За семейства.
web-set-family-about = Без убийци: вместо всеки от тях има още един случаен свидетел, така че нито една карта не води до незабавна загуба.

## The table

web-board = Игрално поле
web-score = Резултат
web-action = Какво следва
web-your-turn = Ваш ред е
# A card as screen readers tell it: "PIRATE, still open, the key says: red agent"
web-card-open = още непокрита
web-card-key = на картата шифър: { $identity }
web-card-own-key = на вашата карта шифър: { $identity }
web-card-missed = { $side } е сгрешила тук
web-card-marked = отбелязана от { $names }
# In place of one’s own name, among those who have marked it.
web-card-you = вас
web-card-meant = имате я предвид
web-guess-word = Избирам { $word }
web-cover-word = Покривам { $word }
# Very short: they stand at the foot of a card.
web-label-red = Червен
web-label-blue = Син
web-label-agent = Агент
web-label-bystander = Свидетел
web-label-assassin = Убиец
# The letter of a side in Duet, on a small token.
web-side-a = А
web-side-b = Б
web-phantom = въображаемият противник
# $side: such as "red team"; empty in Duet.
web-left = { $count ->
    [one] { $side } в търсене на още { $count } агент
   *[other] { $side } в търсене на още { $count } агенти
}
web-tokens = { $pool ->
    [one] Остава { $pool } маркер за време (за грешки: { $mistakes })
   *[other] Остават { $pool } маркера за време (от тях за грешки: { $mistakes })
}

# Whose turn it is. $who: seats, such as "Red spymaster". "mine": told to those who are to act.
web-turn-clue = { $who }: обмисля указание
web-turn-clue-name = { $who } { $count ->
    [one] обмисля
   *[other] обмислят
} указание
web-turn-clue-mine = Ваш ред: дайте указание
web-turn-clue-either = Всяка от страните може да даде указание
web-turn-clue-either-mine = Кой пръв има указание?
web-turn-guess = { $who }: време за отгатване
web-turn-guess-name = { $who } { $count ->
    [one] отгатва
   *[other] отгатват
}
web-turn-nobody = Свободно място: { $who }
web-turn-guess-mine = Ваш ред: отгатвайте
web-turn-guess-words = Ваш ред: { $count ->
    [one] { $count } дума
   *[other] { $count } думи
} за „{ $word }“
web-turn-challenge = Указанието е оспорено
web-turn-challenge-mine = Вие решавате: остава ли указанието в сила?
web-turn-penalty = { $who }: може да покрие карта
web-turn-penalty-mine = Можете да покриете своя карта
web-turn-phantom = { $who }: ход на въображаемия противник
web-turn-phantom-mine = Ход на въображаемия противник: покрийте { $due ->
    [one] карта
   *[other] { $due } карти
} вместо него
web-turn-sudden-death = Внезапна смърт: { $who }
web-turn-sudden-death-mine = Внезапна смърт: открийте останалите
web-turn-answer = { $who }: отговаря на въпрос за указание
web-turn-answer-mine = Питат ви за указание
web-turn-paused = Часовникът е спрян

web-told-dealt = Картите са раздадени.
web-told-clue = { $seat }: { $word }, { $number }.
web-told-challenged = { $name } оспорва указанието.
web-told-flipped = { $name } обърна пясъчния часовник.
web-told-pause-asked = { $name } иска пауза.
web-told-paused = Часовникът е спрян.
web-told-resumed = Часовникът отново върви.
web-told-time = Времето на { $side } изтече.
web-feed-entered = { $name } влезе.
web-feed-gone = { $name } си тръгна.
web-feed-removed = Изведоха { $name } от стаята.
web-feed-seated = { $name } седна: { $seat }.
web-feed-stood = { $name } стана от мястото си.
web-feed-away = { $name } отсъства.
web-feed-back = { $name } е отново тук.
web-feed-leads = { $name } показва повторението на играта.
web-told-resigns = { $name } иска да се предаде.
web-told-points = { $name } отбеляза { $words }.
web-told-points-no-more = { $name } вече не отбелязва { $words }.

web-first-clue = Чакаме първото указание.
# A button: bots pause less until it is one's turn.
web-faster = По-бързо
web-last-clue = Последното указание:
web-guesses-left = { $count ->
    [one] остава { $count } предположение
   *[other] остават { $count } предположения
}
web-guesses-free = предположения без ограничение
web-guess-how = Докоснете карта, за да я отбележите, и потвърдете тук.
web-gloss-tap = Докоснете карта, за да видите значението ѝ.
# Duet. One sees one's own key, which does not count when one guesses.
web-guess-duet = Сега важи картата шифър на партньора ви, не вашата.
web-guess-most = Отбележете карта: последно отбелязаната се избира, щом повечето от вас са съгласни.
web-guess-all = Отбележете карта: последно отбелязаната се избира, щом всички сте съгласни.
# Above buttons with the words that one has marked, for screen readers.
web-marks = Отбелязани от вас
web-stop = Приключвам хода

web-clue-word = Указание
web-clue-number = Число
web-clue-give-bare = Давам
web-clue-give = Давам { $word } { $number }
web-clue-give-anyway = Все пак давам { $word } { $number }
web-clue-number-first = Изберете число или докоснете картите, които имате предвид.
web-clue-back = Връщам го
web-clue-now = Давам го веднага
web-clue-ask = Питам { $name }
web-clue-ask-about = Показва указанието само на другия шеф, преди да го дадете.
web-clue-asked = Въпросът е зададен. Чакаме отговор…
web-clue-accepted = Другият шеф приема това указание.
web-clue-declined = Другият шеф не би приел това указание.
web-clue-doubt-ask = Попитайте насаме другия шеф или дайте указанието и вижте.
web-clue-doubt-give = Дайте го и вижте дали някой ще възрази.
web-clue-mean = Докоснете картите, които имате предвид: само вие виждате това.
web-clue-let-begin = Нека { $name } започне
web-referee-thinks = Съдията мисли…
web-referee-silent = Съдията не отговаря.
web-referee-silent-give = Съдията не отговаря. Можете все пак да дадете указанието.

web-accept = Приемам указанието
web-accept-about = Прието указание вече не може да се оспори.
web-challenge = Оспорвам
# $word: the clue
web-challenge-title = Оспорвате ли „{ $word }“?
web-challenge-about = Според вас това указание е невалидно. Ако отпадне, ходът приключва и другият отбор може да покрие своя карта.
web-challenge-about-duet = Според вас това указание е невалидно. Ако отпадне, струва един маркер за време, а отгатването продължава.
web-token-which = Кой маркер губите?
web-token-check = С отметка
web-token-bystander = Със случаен свидетел
web-ruling = Оспорване
web-ruling-doubt = { $name } твърди, че това указание е невалидно.
web-ruling-legal = Според съдията е валидно.
web-ruling-illegal = Съдията е съгласен.
web-ruling-ask = Съдията оставя решението на вас.
web-ruling-wait = Решават другите. Дотогава не се отгатва.
web-ruling-about = Ако отпадне, ходът приключва и другият отбор може да покрие своя карта.
web-ruling-about-duet = Ако отпадне, струва един маркер за време и отгатването продължава.
web-rulings-save = Запазване на решенията
web-rulings-about = Указанията, за които отсъдихте тази вечер, във файл. Изпратете ни го и съдията ще се учи от тях.
web-vote-stands = Остава
web-vote-falls = Отпада
# The giver of the clue takes it back.
web-vote-concede = Оттеглям го
web-votes-for = Остава: { $names }.
web-votes-against = Отпада: { $names }.
web-answer-fine = Може
web-answer-not = Не може
web-proposal = Въпрос
web-proposal-asks = { $name } ви пита насаме: бихте ли приели това указание?
web-proposal-quiet = За това знаете само вие двамата.
web-cover-own = Указанието беше невалидно. Можете да покриете карта на своя отбор.
web-cover-phantom = { $count ->
    [one] Покрийте карта на въображаемия противник.
   *[other] Покрийте { $count } карти на въображаемия противник.
}
web-cover-how = Докоснете карта и потвърдете тук.
web-waive = Не покривам нищо
web-resign = Предавам се
web-resign-waiting = Искате да се предадете. И другите трябва да са съгласни.
web-resign-others = Предложение за предаване: { $names }.
web-resign-too = И аз се предавам
web-resign-not = Все пак продължавам
web-end-game = Край на играта без резултат
# A second press on the same button. $what: its text, such as "Leave the room"
web-really = { $what }: наистина ли?

web-key-hide = Картата шифър да се вижда само докато държа бутон
web-key-show = Картата шифър да се вижда постоянно
web-key-hold = Шифър
web-gloss = Значение
web-gloss-mode = Значения: докоснете карта, за да видите какво значи думата
web-gloss-none = За тази дума няма дадено значение.
web-picture = Картинка
web-picture-about = Може да кажете какво се вижда: на картинката нищо не е написано.
web-timer-flip = Обръщам пясъчния часовник
# $time: such as 1:30
web-timer-left = Оставащо време: { $time }
web-pause = Искам пауза
web-pause-asked = Искат пауза: { $side }. Часовникът спира, щом се съгласите.
web-pause-agree = Приемам
web-resume = Пускам часовника отново

web-clues = Указания
web-log = Указания и участници
web-log-empty = Още няма указания.
web-log-open = { $count ->
    [one] още { $count } за откриване
   *[other] още { $count } за откриване
}
web-log-meant = Замислено:
web-log-sudden = Внезапна смърт
web-standing-accepted = Прието от другия шеф.
web-standing-upheld = Оспорено; остава в сила.
web-standing-invalid = Беше невалидно.
web-notes = Вашите бележки
web-notes-about = Само на това устройство.
web-people = Участници
web-chat = Чат
web-chat-empty = Още никой не е писал.
web-chat-write = Напишете нещо
web-chat-send = Изпращане
web-chat-unread = има нови съобщения
web-chat-silent = Който вижда картата шифър, мълчи до края на играта.
web-reactions = Бързи реакции

## One device for all

web-hand-over = Подавам
web-curtain = Завеса
# $seat: such as "Red spymaster"
web-curtain-hand = Подайте устройството на: { $seat }
web-curtain-key = Ще се види картата шифър. Другите да не гледат!
web-curtain-open = Всички могат да гледат.
web-curtain-lift = Аз съм: { $seat }
web-curtain-others = Някой друг

## After the game

web-result = Краен резултат
web-next-game = Следваща игра
web-next-game-rotate = Следваща игра с нови шефове
# $name: the host
web-next-game-wait = { $name } ще започне следващата игра.
web-change-seats = Смяна на места или настройки
web-sum-won-by = { $count ->
    [one] Победихте с разлика от { $count } карта
   *[other] Победихте с разлика от { $count } карти
}
web-sum-lost-by = { $count ->
    [one] Загубихте с разлика от { $count } карта
   *[other] Загубихте с разлика от { $count } карти
}
web-sum-clues = { $count ->
    [one] { $count } указание, открити думи: { $words }
   *[other] { $count } указания, думи на указание: { $words }
}
web-sum-best = указанието на играта: { $word } { $number }
web-key-whose = Чия карта шифър
web-key-of = Шифър на { $side }
web-record = Запис
web-fair = Честно ли беше раздаването?
web-fair-yes = Да: картата шифър отговаря на отпечатъка, обявен в началото.
web-fair-no = Не: картата шифър не отговаря на отпечатъка, обявен в началото.
web-fair-about = Преди първото указание сървърът обяви отпечатък на картата шифър. Сега вашето устройство го изчисли отново от откритата карта.
web-fair-before = Обявен
web-fair-after = Изчислен
web-evening = Тази вечер
web-evening-games = Игри
web-evening-who = Играч
web-evening-won = Спечелени игри
web-evening-of = { $won } от { $played }

## Bots

# Names that bots get in a room, separated by commas: short first names that people know.
web-bot-names = Ада, Борис, Вяра, Георги, Диана, Емил, Жана, Захари
web-bot-add = Нов бот
# $seat: which seat
web-bot-add-at = Нов бот: { $seat }
# On a button: a bot sits down wherever nobody sits yet.
web-bot-fill = Ботове на свободните места
web-bot-character = Колко силен е ботът
# Characters of bots
web-bot-steady = Уравновесен бот
web-bot-cautious = Предпазлив бот
web-bot-bold = Смел бот
web-bot-easy = Лесен бот
web-bot-normal = Среден бот
web-bot-hard = Труден бот

## On the big screen: a television that everybody looks at

# Before the room’s code. $address: such as example.org
web-present-go = Влезте от { $address }
# Above a QR code.
web-present-join = Сканирайте, за да влезете
web-present-full = Цял екран
web-present-window = Изход от цял екран
# Below a QR code that holds an address such as http://localhost:8000/r/…
web-present-local = Другите устройства не могат да отворят този адрес. Отворете страницата тук чрез името или IP адреса на този компютър в мрежата ви.

## Replay: a finished game, step by step

# A card as screen readers tell it, in a replay.
web-card-pinned = замислена от автора на указанието
# How sure a bot was of its clue; behind the words that it meant.
web-log-sure = (увереност: { $percent }%)

## Missions: the campaign of Duet, on a map of the world

web-sheet-unreadable = Този файл не е пътен дневник на отбор.
# A button that leads from a game back to the map.
web-mission-map = Към плана с мисии
# $city: such as Prague
web-mission-of = Мисия: { $city }
web-mission-won = Спечелена
web-mission-open = Достъпна
web-mission-locked = Заключена
web-city-prague = Прага
web-city-berlin = Берлин
web-city-tallinn = Талин
web-city-lisbon = Лисабон
web-city-reykjavik = Рейкявик
web-city-havana = Хавана
web-city-montreal = Монреал
web-city-lima = Лима
web-city-cairo = Кайро
web-city-nairobi = Найроби
web-city-samarkand = Самарканд
web-city-delhi = Делхи
web-city-moscow = Москва
web-city-sofia = София
web-city-jakarta = Джакарта
web-city-bangkok = Банкок
web-city-singapore = Сингапур
web-city-taipei = Тайпе
web-city-hobart = Хобарт
web-city-honolulu = Хонолулу
