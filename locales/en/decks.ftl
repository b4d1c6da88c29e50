## Lists of words that somebody brings

language-unknown = There is no language called { $word }. Choose en, th, zh-Hant, id, bg or et.
deck-unknown = There is no deck called { $word }.
pack-binary = This is not a text file.
pack-control-characters = Line { $line }: contains control characters.
pack-encoding = Line { $line }: cannot be read. Please save the file as UTF-8.
pack-field-unknown = Line { $line }: “{ $word }” is neither a gloss nor parts nor kin.
pack-line-empty = Line { $line }: there is no word.
pack-line-too-long = Line { $line }: longer than { $limit } characters.
pack-mixed-scripts = Line { $line }: { $word } mixes letters of different scripts.
pack-other-script = Line { $line }: { $word } is not written in the script of this language.
pack-run-too-long = Line { $line }: more than { $limit } characters without a space.
pack-too-few = At least { $limit } different words are needed.
pack-too-few-cards = With two words on each card, at least { $limit } cards are needed.
pack-too-large = The file is too large: at most { $limit } bytes.
pack-too-many = At most { $limit } words can be used.
pack-unreadable = The file cannot be opened.
pack-word-too-long = Line { $line }: a word may have at most { $limit } characters.

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

## What the deck commands print

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
deck-dropped = { $count ->
    [one] { $count } duplicate was dropped.
   *[other] { $count } duplicates were dropped.
}
deck-refused = Nothing was loaded.
deck-no-fault = No faults.
deck-written = Written: { $path }
deck-exists = { $path } already exists and was left alone.
deck-word-missing = { $word } is not in this deck.
