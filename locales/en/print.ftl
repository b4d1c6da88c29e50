### The game on paper: the page /print alone, and what is refused there.

print-title = Print the game
print-about = For the classroom, a train ride or an evening without screens: everything you need on paper.
print-what = What to print
print-board = Board
print-key = Key
print-cards = Cards to cut out
print-agents = Agents to cut out
print-rules = Rules
print-missions = Missions
print-game = Game
print-words = Words
print-own-about = One word per line, at least 25. A meaning may follow a vertical bar: otter | river animal
# $code: the code of a room
print-room-words = Use the words of room { $code }
print-room-none = This room has no words of its own.
print-paper = Paper
print-boards = Boards and keys
print-count = Cards to cut out
print-count-about = 0 prints all of them.
print-meanings = Meanings in small type below the words
print-code = Code
print-code-about = The same code always gives the same key. With the same words, it also gives the same board.
print-code-new = New code
print-show = Preview
print-now = Print
print-save = Save as PDF
print-tip = Print at 100%, without headers and footers, so that the pieces come out at their true size.
print-making = Preparing the pages…
print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
# A page of the preview, for screen readers. $title: what it is
print-page = Page { $number }: { $title }
print-nothing = Choose something to print.
print-code-unclear = A code may have at most { $limit } characters: the letters A to Z, digits and hyphens.
print-letters-missing = We have no font for these letters: { $letters }
print-too-much = That is too much to print in one go. Choose fewer cards or boards.
print-unmade = The pages cannot be made right now. Please try again in a moment.
print-no-letters = The fonts for printing are missing here. In a checkout, run “make web” first.
print-no-pictures = The pictures are missing here. In a checkout, run make web first.
