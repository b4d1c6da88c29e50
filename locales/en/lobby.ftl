## Words that everybody adds: fetched with that part of the lobby

web-gather-title = Add words
web-gather-hint = One or several, separated by commas or new lines
web-gather-add = Add
web-gather-count = { $count } of { $needed } words
web-gather-enough = { $count } words: enough to play. You can add more.
web-gather-words = The words
web-gather-gone = Somebody who left
web-gather-drop = Remove { $word }
web-gather-double = { $count ->
    [one] { $count } word was on the list already.
   *[other] { $count } words were on the list already.
}
words-full = The list is full: { $most } words.
words-not-gathered = This room is not collecting words now.
words-too-many = Everybody can add up to { $most } words.

## Colours and names of the sides

web-palette = Colours of the teams
web-palette-about = Pairs that people who see fewer colours can tell apart as well.
web-side-named = Team name: { $colour }
sides-alike = Both teams have the same name. Please give them different ones.
