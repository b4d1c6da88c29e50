## Words that everybody adds: fetched with that part of the lobby

web-gather-title = Add words
web-gather-hint = One or more, separated by commas or line breaks
web-gather-add = Add
web-gather-count = { $count } of { $needed } words
web-gather-enough = { $count } words: enough to play. You can add more.
web-gather-words = The words
web-gather-gone = Somebody who left
web-gather-drop = Remove { $word }
web-gather-double = { $count ->
    [one] { $count } word was already on the list.
   *[other] { $count } words were already on the list.
}
words-full = The list is full: it holds at most { $most } words.
words-not-gathered = This room is not collecting words now.
words-too-many = Each person can add at most { $most } words.

## Colours and names of the sides

web-palette = Team colours
web-palette-about = Colour-blind people can tell the two colours of each pair apart, too.
web-side-named = Team name: { $colour }
sides-alike = Both teams have the same name. Please give them different ones.
