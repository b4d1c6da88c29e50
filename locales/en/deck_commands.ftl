## Decks that are to be shipped

deck-back-related = Line { $line }: { $other } is related to { $word } on the front of its card.
deck-double = Line { $line }: { $word } is also in another deck of this language.
deck-gloss-too-long = Line { $line }: the gloss of { $word } is longer than { $limit } characters.
deck-near-kin = Line { $line }: { $other } is listed both as kin of { $word } and as merely near; it can only be one of the two.
deck-no-gloss = Line { $line }: { $word } has no gloss.
deck-not-lower = Line { $line }: parts and kin are written in lower case ({ $other }).
deck-not-nfc = Line { $line }: { $word } is not in Unicode normal form C.
deck-not-upper = Line { $line }: { $word } is not in upper case.
deck-one-part = Line { $line }: { $word } has a single part; a compound has two or more.
deck-own-kin = Line { $line }: { $word } is listed as its own kin.
deck-related = Line { $line }: { $word } is related to { $other }, another card of the deck.
deck-script = Line { $line }: { $word } { $other } has letters from another script.
deck-word-too-long = Line { $line }: { $word } is longer than { $limit } letters.

deck-language = Language
deck-name = Deck
deck-picture = Picture
deck-picture-name = Name
deck-words = Words
deck-cards = Cards
deck-one-sense = One sense
deck-many-senses = Three or more
deck-word = Word
deck-gloss = Meaning
deck-kin = Kin
deck-near = Near
deck-checked = { $words ->
    [one] { $words } word, { $cards } cards.
   *[other] { $words } words, { $cards } cards.
}
deck-known = The bots know { $well } of these words well, { $little } a little and { $unknown } not at all.
deck-unknown-words = Unknown to the bots: { $words }
deck-refused = Nothing was loaded.
deck-no-fault = No faults.
deck-written = Written: { $path }
deck-exists = { $path } already exists and was left alone.
deck-word-missing = { $word } is not in this deck.
