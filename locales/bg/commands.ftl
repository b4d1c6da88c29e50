## Commands that people type, in the terminal and in the command box of the page: one word each

command-stop = стоп
command-challenge = спор
command-ask = питам
command-ideas = идеи
command-waive = пас
command-resign = предавам
command-quit = изход
command-stop-about = приключвате хода
command-challenge-about = оспорвате указанието като невалидно
command-ask-about = първо питате другия шеф: питам дърво 2
command-ideas-about = пет думи от бот, които може да подойдат; всички ще видят, че сте ги поискали
command-waive-about = не покривате нищо
command-resign-about = предавате се
command-quit-about = излизате
command-board = поле
command-mine = мои
command-log = история
command-who = кой
command-clue = указание
command-guess = карта
command-help = помощ
command-board-about = картите и какво се знае за тях
command-mine-about = вашите карти
command-log-about = всички указания досега
command-who-about = кой къде седи и кой е на ход
command-clue-about = давате указание: указание дърво 2
command-guess-about = докосвате или покривате карта по номер или дума: карта 7
command-help-about = този списък

## What is answered

command-not-understood = Не ви разбрах.
command-card-ambiguous = Няколко карти започват така.
command-box-title = Команди
command-box-type = Въведете команда
command-box-hint = „помощ“ показва всички команди. С Escape затваряте.
# After what the referee has against a clue
command-box-again = Въведете го още веднъж, за да го дадете въпреки това.
command-box-pointed = Отбелязахте { $word }.
# $words: cards
command-box-found = Открити досега: { $words }.
command-box-nothing = Още нищо.
# $names: of people
command-box-turn = На ход: { $names }.
command-box-cannot = Сега не можете да направите това.
