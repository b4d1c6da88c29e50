## How a command line is explained, and what is wrong with one

parser-arguments = Аргументи
parser-options = Опции
parser-commands = Команди
parser-default = [по подразбиране: { $value }]
parser-variable = [променлива на средата: { $value }]
parser-required = [задължително]
parser-any-options = [ОПЦИИ]
parser-any-command = КОМАНДА [АРГУМЕНТИ]…
parser-usage = Употреба:
parser-help = Показва тази помощ и приключва.
parser-no-option = Няма опция { $name }.
parser-no-command = Няма команда { $name }.
parser-missing = Липсва { $name }.
parser-value-missing = Опцията { $name } изисква стойност.
parser-value-needless = Опцията { $name } не приема стойност.
parser-too-many = Излишно: { $arguments }
parser-whole = Стойността на { $name } трябва да е цяло число.
parser-whole-least = Стойността на { $name } трябва да е цяло число, поне { $least }.
parser-whole-between = Стойността на { $name } трябва да е цяло число между { $least } и { $most }.
parser-number = Стойността на { $name } трябва да е число.
parser-number-least = Стойността на { $name } трябва да е число, поне { $least }.
parser-value-wrong = Стойността на { $name } не е валидна.
parser-unclear = Това не може да се разбере: { $what }
parser-meant = Може би имахте предвид { $names }?
parser-more = Помощ: { $command }
