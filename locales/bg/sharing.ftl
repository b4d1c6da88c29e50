### A result as a picture: drawn in the browser, then shared, copied or saved.

sharing-title = Като картинка
sharing-save = Запазване
sharing-copied = Картинката е копирана.
sharing-not-copied = Картинката не може да се копира. Можете да я запазите.
sharing-drawing = Рисува се…
sharing-failed = Този браузър не може да нарисува картинката.
# What the picture shows, for who cannot see it.
sharing-board = Картите и { $count ->
    [one] { $count } указание
   *[other] { $count } указания
}. Игра: { $variant }
