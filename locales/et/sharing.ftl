### A result as a picture: drawn in the browser, then shared, copied or saved.

sharing-title = Pildina
sharing-save = Salvesta
sharing-copied = Pilt on kopeeritud.
sharing-not-copied = Pilti ei saanud kopeerida, aga salvestada saab.
sharing-drawing = Joonistame …
sharing-failed = See brauser ei oska pilti joonistada.
# What the picture shows, for who cannot see it.
sharing-board = Mängulaud ja { $count ->
    [one] { $count } vihje
   *[other] { $count } vihjet
}. Mäng: { $variant }
