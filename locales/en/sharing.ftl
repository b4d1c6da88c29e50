### A result as a picture: drawn in the browser, then shared, copied or saved.

sharing-title = As a picture
sharing-save = Save
sharing-copied = Picture copied.
sharing-not-copied = The picture could not be copied. You can save it instead.
sharing-drawing = Drawing…
sharing-failed = This browser cannot draw the picture.
# What the picture shows, for people who cannot see it.
sharing-board = The board and its { $count ->
    [one] clue
   *[other] { $count } clues
}. Game: { $variant }
