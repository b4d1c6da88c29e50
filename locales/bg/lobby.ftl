## Words that everybody adds: fetched with that part of the lobby

web-gather-title = Добавете думи
web-gather-hint = Една или няколко, разделени със запетаи или на нов ред
web-gather-add = Добавяне
web-gather-count = Думи: { $count } от { $needed }
web-gather-enough = Думи: { $count }. Стигат за игра, но може да добавите още.
web-gather-words = Думите
web-gather-gone = Напуснал играч
web-gather-drop = Премахване на „{ $word }“
web-gather-double = { $count ->
    [one] { $count } дума вече беше в списъка.
   *[other] { $count } думи вече бяха в списъка.
}
words-full = Списъкът е пълен: { $most } думи.
words-not-gathered = В момента в тази стая не се събират думи.
words-too-many = Всеки може да добави най-много { $most } думи.

## Colours and names of the sides

web-palette = Цветове на отборите
web-palette-about = Двойки, които и хората с нарушено цветно зрение различават.
web-side-named = Име на отбора: { $colour }
sides-alike = Двата отбора са с едно и също име. Изберете различни имена.
