## Decks that will be shipped

deck-back-related = Line { $line }: { $other } is related to { $word }, the word on the front of its card.
deck-double = Line { $line }: { $word } is also in another deck for this language.
deck-gloss-too-long = Line { $line }: the gloss of { $word } is longer than { $limit } characters.
deck-near-kin = Line { $line }: { $other } is listed under both kin and near for { $word }; it can only be in one of them.
deck-no-gloss = Line { $line }: { $word } has no gloss.
deck-not-lower = Line { $line }: parts, kin and near words must be in lower case ({ $other }).
deck-not-nfc = Line { $line }: { $word } is not in Unicode normal form C.
deck-not-upper = Line { $line }: { $word } is not in upper case.
deck-one-part = Line { $line }: { $word } has only one part; a compound has two or more.
deck-own-kin = Line { $line }: { $word } is listed as related to itself.
deck-related = Line { $line }: { $word } is related to { $other }, another card in the deck.
deck-script = Line { $line } has letters from another script: { $word } { $other }
deck-word-too-long = Line { $line }: { $word } is longer than { $limit } letters.

deck-language = Language
deck-name = Deck
deck-picture = Picture
deck-picture-name = Name
deck-words = Words
deck-cards = Cards
deck-one-sense = One sense
deck-many-senses = Three or more senses
deck-word = Word
deck-gloss = Meaning
deck-kin = Kin
deck-near = Near
deck-checked = { $words ->
    [one] { $words } word
   *[other] { $words } words
}, { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
deck-known = The bots know { $well } of these words well, { $little } a little and { $unknown } not at all.
deck-unknown-words = Unknown to the bots: { $words }
deck-refused = Nothing was loaded.
deck-no-fault = No faults found.
deck-written = Written: { $path }
deck-exists = { $path } already exists and was not changed.
deck-word-missing = { $word } is not in this deck.
