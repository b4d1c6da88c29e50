## Pictures of people's own, in the lobby

web-own-pictures = Собствени картинки
web-own-pictures-about = От { $least } до { $most } картинки (PNG, JPEG или WebP). Смаляват се на това устройство, а данните, добавени от фотоапарата, се премахват. Виждат ги само тези, които виждат стаята; изтриват се заедно с нея.
web-own-pictures-names = Имената помагат на тези, които не виждат картинката. Ботовете не виждат нито една: водят се по имената.
web-own-pictures-choose = Избор на картинки
web-own-pictures-loading = Картинките на стаята се зареждат…
web-own-pictures-reading = Прочетени { $done } от { $count }…
web-own-pictures-sending = Картинките се изпращат…
web-own-pictures-count = { $count ->
    [one] { $count } картинка.
   *[other] { $count } картинки.
}
web-own-pictures-more = { $count ->
    [one] Нужна е още { $count }.
   *[other] Нужни са още { $count }.
}
web-own-pictures-list = Избрани картинки
web-own-pictures-name = Име на картинка { $number }
web-own-pictures-remove = Премахване на картинка { $number }
web-own-pictures-removed = Картинка { $number } е премахната.
web-own-pictures-use = Играем с тях
# $file: the name of a file
web-own-pictures-kind = { $file }: не е PNG, JPEG или WebP.
web-own-pictures-broken = { $file }: не може да се прочете като картинка.
web-own-pictures-huge = { $file }: над { $limit } MB.
web-own-pictures-double = { $file }: тази картинка вече е тук.
web-own-pictures-full = { $file }: пропуска се, защото може да има най-много { $most } картинки.
