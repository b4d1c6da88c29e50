### Играта на хартия: само страницата /print и какво не може там.

print-title = Играта на хартия
print-about = За класната стая, за влака, за вечер без екрани: всичко нужно на хартия.
print-what = Какво да се отпечата
print-board = Игрално поле
print-key = Шифър
print-cards = Карти за изрязване
print-agents = Агенти за изрязване
print-rules = Правила
print-missions = Мисии
print-game = Игра
print-words = Думи
print-own-about = По една дума на ред, поне 25. След отвесна черта можете да добавите значение: видра | речно животно
# $code: кодът на стаята
print-room-words = Думите на стая { $code }
print-room-none = Тази стая няма собствени думи.
print-paper = Хартия
print-boards = Полета и шифри
print-count = Карти за изрязване
print-count-about = 0 отпечатва всички.
print-meanings = Значения с дребен шрифт под думите
print-code = Код
print-code-about = Един и същ код винаги дава един и същ шифър, а при същите думи – и същото поле.
print-code-new = Нов код
print-show = Преглед
print-now = Печат
print-save = Запазване като PDF
print-tip = Печатайте на 100%, без горен и долен колонтитул: тогава всичко е в истинския си размер.
print-making = Страниците се подготвят…
print-pages = { $count ->
    [one] { $count } страница
   *[other] { $count } страници
}
# Страница от прегледа, за екранни четци. $title: какво е
print-page = Страница { $number }: { $title }
print-nothing = Изберете какво да се отпечата.
print-code-unclear = Кодът се състои от латински букви (A–Z), цифри и тирета: най-много { $limit } знака.
print-letters-missing = Нямаме шрифт за тези букви: { $letters }
print-too-much = Това е твърде много за едно отпечатване. Изберете по-малко карти или полета.
print-unmade = В момента страниците не могат да се подготвят. Опитайте пак след малко.
print-no-letters = Шрифтовете за печат липсват. В папката с изходния код първо пуснете make web.
print-no-pictures = Картинките липсват. В папката с изходния код първо пуснете make web.
