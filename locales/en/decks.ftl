## Word lists that people bring

language-unknown = There is no language called { $word }. Choose en, th, zh-Hant, id, bg or et.
deck-unknown = There is no deck called { $word }.
pack-binary = This is not a text file.
pack-control-characters = Line { $line } contains control characters.
pack-encoding = Line { $line } cannot be read. Please save the file as UTF-8.
pack-field-unknown = Line { $line }: “{ $word }” is not allowed here. A word may have one gloss, plus the fields parts, kin and near.
pack-line-empty = Line { $line }: there is no word.
pack-line-too-long = Line { $line } is longer than { $limit } characters.
pack-mixed-scripts = Line { $line }: { $word } mixes letters of different scripts.
pack-other-script = Line { $line }: { $word } is not written in the script of this language.
pack-run-too-long = Line { $line } has more than { $limit } characters without a space.
pack-too-few = At least { $limit } different words are needed.
pack-too-few-cards = With two words on each card, at least { $limit } cards are needed.
pack-too-large = The file is too large: the limit is { $limit } bytes.
pack-too-many = At most { $limit } words can be used.
pack-unreadable = The file cannot be opened.
pack-word-too-long = Line { $line }: a word may have at most { $limit } characters.
deck-dropped = { $count ->
    [one] { $count } duplicate was dropped.
   *[other] { $count } duplicates were dropped.
}
