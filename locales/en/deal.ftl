### The same deal at several tables: the page /deal, its link beside a result, the lobby of such a room.

deal-unknown = There is no such deal, or it has been deleted.
deal-unfinished = A deal can only be passed on once its game is over.
deal-own-pictures = This game was played with the room’s own pictures. They are for this room alone, so the deal cannot be passed on.
deal-fixed = The first game here is dealt as at the other tables. Until then, the game, its language, its cards and its rules stay as they are.
deal-tables = This deal already has rooms for { $most } tables. There can be no more.
deals-full = This server cannot keep any more deals just now. Please try again another day.

deal-title = The same deal
deal-about = Every table that opens this link gets the same cards in the same places, and the same key. Here you can see how well each table did, but nothing of the cards.
# What the deal is: before the game, the language, the cards
deal-what = What is dealt
deal-family = without assassins
deal-link = Link to the deal
deal-link-about = Send it to the other tables. Anyone who has it can open a room and see the cards, so do not look before you play.
deal-open = Open a room with this deal
deal-open-about = The first game in that room is dealt like this, and later games as usual.
deal-results = Results
deal-count = { $count ->
    [0] No table has finished it yet.
    [one] One table has finished it.
   *[other] { $count } tables have finished it.
}
deal-open-rooms = { $count ->
    [one] One other table has opened a room for it.
   *[other] { $count } other tables have opened rooms for it.
}
deal-table = Table { $number }
deal-yours = You
# Headings of narrow columns.
deal-who = Table
deal-end = Result
deal-clues = Clues
deal-per-clue = Words per clue
deal-day = Date
# All at the table won or lost together.
deal-won = Won
deal-lost = Lost

deal-several = A deal for several tables
deal-several-about = For a match between tables, or for a class: the cards and the key are drawn now, and nobody sees them before a game begins. You don’t either.
deal-make = Make the deal

# A button beside a result and a replay
deal-share = Same deal for others
# In the lobby of a room
deal-given = The first game has the same cards and the same key as at the other tables.
