## Word vectors for the bots

bots-help-vectors = Your own word vectors for the bots.
bots-help-vectors-add = Add vectors from a file or an address (.vec or GloVe text, also gzipped).
bots-help-vectors-list = List the vectors that the bots can use.
bots-help-vectors-remove = Remove vectors.
bots-help-vectors-name = a name for these vectors; otherwise the name of the file
bots-help-vectors-words = how many words to keep, from the top of the file
bots-vectors-added = { $name }: { $words } words, { $size } dimensions. Bots can use it as vectors:{ $name } or blend.
bots-vectors-removed = { $name } was removed.
bots-vectors-none = There are no vectors yet.
bots-vectors-size = Dimensions
bots-vectors-unknown = There are no vectors called { $name } for { $lang }.
bots-blend-alone = A blend needs vectors as well as associations, and there are none for { $lang }. Add some with: covernames vectors add
bots-vectors-bad-name = { $name } cannot be used as a name.
bots-vectors-uneven = Line { $line }: not as many numbers as in the lines before.
bots-vectors-not-numbers = Line { $line }: something other than numbers follows the word.
bots-vectors-empty = { $source } contains no vectors.
bots-vectors-unreadable = { $source } cannot be opened.
bot-refused = The bot { $bot } cannot play: { $error }
