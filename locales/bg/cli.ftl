## The game in the terminal

cli-title = Covernames
cli-choose-variant = Коя игра?
cli-choose-language = Език на думите?
cli-choose-seat = Къде сядате? Ботове заемат другите места.
cli-everybody-here = всички играят на това устройство
cli-bot-thinks = Ботовете мислят…
cli-resume = Оставихте игра: { $game }, { $language }. Продължавате ли я? (д/н)
cli-choose-number = Въведете число от 1 до { $most }.
cli-pass-to = Подайте устройството на: { $seat }
cli-curtain = Другите да не гледат! Натиснете Enter, за да видите картата шифър.
cli-left = { $side }: още { $count } за откриване
cli-agents-left = Агенти за откриване: { $count }
cli-tokens = Маркери за време: { $pool }
cli-tokens-mission = Маркери за време: { $pool } (от тях за грешки: { $mistakes })
cli-clue = Указание: { $word }, { $number }
cli-guesses-left = { $count ->
    [one] остава { $count } предположение
   *[other] остават { $count } предположения
}
cli-no-limit = предположения без ограничение
cli-key = Карта шифър
cli-clues-so-far = Указания досега
cli-you-are = { $seat }
cli-prompt-clue = Указание и число, например: дърво 2
cli-prompt-clue-unlimited = Указание и число, например: дърво 2 · дърво 0 · дърво { number-unlimited }
cli-prompt-guess = Докоснете карта: номер или дума
cli-prompt-cover-own = Можете да покриете една карта на своя отбор: номер или дума
cli-prompt-cover-phantom = Покрийте карта на въображаемия противник: номер или дума
cli-prompt-who-first = Кой дава следващото указание? 1: { $first }, 2: { $second }
cli-prompt-who-guesses = Кой отгатва (1: { $first }, 2: { $second }) и коя карта? Например: 1 14
cli-prompt-answer = { $seat }: приемате ли това указание? (д/н)
cli-prompt-vote = { $seat }: остава ли указанието в сила? (д/н)
cli-prompt-consult-answer = { $seat }: { $word }, { $number }. Приемате ли това указание? (д/н)
cli-accepted = Указанието ще бъде прието.
cli-not-accepted = Указанието няма да бъде прието.
cli-yes = д
cli-no = н
cli-commands = Команди: { $commands }
cli-command-stop = стоп
cli-command-challenge = спор
cli-command-ask = питам
cli-command-waive = пас
cli-command-resign = предавам
cli-command-quit = изход
cli-command-stop-about = приключвате хода
cli-command-challenge-about = оспорвате указанието като невалидно
cli-command-ask-about = първо питате другия шеф: питам дърво 2
cli-command-waive-about = не покривате нищо
cli-command-resign-about = предавате играта
cli-command-quit-about = излизате
cli-not-understood = Не ви разбрах.
cli-ambiguous = Няколко карти започват така.
cli-resign-sure = Предавате ли се? (д/н)
cli-again = Още една игра? обърни = обръщате картите, нови = нови карти, изход = излизате
cli-again-turn = обърни
cli-again-new = нови
cli-deal-fair = Раздаването беше честно: картата шифър отговаря на отпечатъка, обявен в началото.
cli-record-saved = Запис на играта: { $path }
cli-bye = До следващия път!
file-unwritable = В { $path } не може да се пише.
referee-unknown = Няма съдия на име { $word }. Изберете off, advise или strict.

## Help

help-app = Covernames: игри с думи от семейството на „Кодови имена“.
help-play = Игра в терминала: с ботове или от ръка на ръка.
help-seat = Вашето място, например red-operatives; all: всички играят на това устройство
help-bot = Ботът на другите места: associations, associations:bold, random и др.
help-llm-url = За ботове llm: адрес, съвместим с OpenAI; ключът е в COVERNAMES_LLM_KEY
help-llm-model = За ботове llm: моделът
help-variant = Игра: classic, two-player, three-player, duet
help-lang = Език на думите: { $tags }
help-ui = Език на екрана: { $tags }
help-deck-option = base, tandem, both или файл с думи
help-tokens = Тандем (duet): маркери за време
help-mission = Тандем (duet): град от плана с мисии
help-seed = Раздава отново същите игри
help-records = Папка за записите на игрите
help-json = Извежда JSON
help-deck = Преглед на тестета, проверка на списъци с думи, създаване на тестета.
help-deck-list = Всички тестета, които идват с Covernames.
help-deck-show = Думите в едно тесте и значенията им или всичко известно за една дума.
help-deck-check = Дали списък с думи става за игра и на какво си струва да се обърне внимание.
help-deck-new = Прави тесте от списък: несродни думи от двете страни на картите.
help-judge = Питате съдията за едно указание или за много.
help-judge-clue = Указанието
help-judge-number = Числото му: от 0 до 9 или unlimited
help-judge-board = Видимите думи, разделени със запетаи
help-judge-options = За какво се е разбрала групата, разделено със запетаи: compounds, acronyms, -rhymes и др.
help-judge-jsonl = Чете случаи от стандартния вход, по един JSON обект на ред, и отговаря на всеки
help-referee = Съдията: off (изключен), advise (съвет насаме преди указанието) или strict (отказва)
help-serve = Пуска сървър за стаи с линк; работи, докато не бъде спрян.
help-serve-host = Адрес, на който да слуша
help-serve-port = Порт, на който да слуша
help-serve-data = Папка, в която да се пазят стаите
help-serve-store = Друга база данни вместо папката: postgresql://…
help-serve-public-url = Адресът, който хората виждат, ако е друг
help-serve-rate = Колко стаи и участници може да създаде един адрес за минута
help-serve-messages = Колко съобщения в секунда може да изпраща едно устройство
help-serve-keep = След колко дни се изтрива стая, в която никой не влиза
help-serve-bot-pause = Секунди, които ботът изчаква, преди да действа
help-serve-proxy = Адрес на прокси, на чиито данни за посетителите се вярва
help-serve-lan = Слуша в локалната мрежа и показва QR код за влизане
serve-link = Covernames е на адрес { $url }
serve-address-taken = Covernames не може да използва { $host }, порт { $port }; може би друга програма го заема. Изберете друг порт: --port или make play PORT=…
serve-not-started = Covernames не можа да се стартира; причината е по-горе.
