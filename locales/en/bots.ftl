## Word vectors for the bots

bots-help-vectors = Manage your own word vectors for the bots.
bots-help-vectors-add = Add vectors from a file or a web address (.vec or GloVe text, optionally gzipped).
bots-help-vectors-list = List the vectors that the bots can use.
bots-help-vectors-remove = Remove vectors.
bots-help-vectors-name = A name for these vectors; by default, the name of the file
bots-help-vectors-words = How many words to keep, from the top of the file
bots-vectors-added = { $name }: { $words } words, { $size } dimensions. To play with these vectors, choose “vectors:{ $name }” or “blend” as the bot.
bots-vectors-removed = { $name } was removed.
bots-vectors-none = There are no vectors yet.
bots-vectors-size = Dimensions
bots-vectors-unknown = There are no vectors called { $name } for { $lang }.
bots-blend-alone = A blend needs vectors as well as associations, but there are no vectors for { $lang }. Add some with: covernames vectors add
bots-vectors-bad-name = { $name } cannot be used as a name.
bots-vectors-uneven = Line { $line } has a different number of values from the lines before it.
bots-vectors-not-numbers = Line { $line } has something other than numbers after the word.
bots-vectors-empty = { $source } contains no vectors.
bots-vectors-unreadable = { $source } cannot be opened.
bot-refused = The bot { $bot } cannot play: { $error }
