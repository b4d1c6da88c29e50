### What stands on printed sheets, and the command `covernames print`. The browser does not load this.

## On sheets

print-key-a = Key for side A
print-key-b = Key for side B
# At the foot of boards and keys. $code: six letters and digits
print-code-of = Code { $code }
# $side: red team, blue team
print-first = First clue: { $side }
print-double-agent = double agent
print-time-token = time token
print-key-about = For the spymasters’ eyes only. The board with the same code belongs to this key.
print-key-about-duet = For this side’s eyes only. The board with the same code belongs to this key.

## The sheet of rules, beside texts of the page that explains the games

print-prepare = Before you start
print-prepare-classic = Make two teams of at least two. Each has one spymaster: these two look at the key, all the others at the words alone. Lay out 25 cards, five by five, or use the printed board, and have the agents ready. The key says which team gives the first clue.
print-prepare-duet = Two players, or two groups, sit face to face. Each takes one of the two keys with the board’s code and keeps it hidden. Fold the time tokens along the dotted line. Nine of them lie ready, bystander side up, with fifteen agents and the assassin beside them. Either side gives the first clue.
print-turn = A turn
print-turn-classic = The spymaster gives one word, and one number: how many words on the table go with it. The operatives talk it over and touch a card. A spymaster covers it as the key says:
print-turn-duet = One of you gives one word, and one number: how many words on your own key go with it. The other touches a card, and you say what your key shows there:
print-number = Guess at least once, and at most once more than the number says. After the first guess you may stop.

## The sheet of missions

print-city = City
print-turns = Turns
print-mistakes = Mistakes
print-leads = Next cities

## The command

print-what-unknown = { $word } cannot be printed. Choose board, key, cards, agents, rules or missions.
print-game-unknown = There is no { $word } on paper. Choose classic or duet.
print-paper-unknown = There is no paper called { $word }. Choose a4 or letter.
# $path: the file. $code: what stands on boards and keys
print-written = { $pages ->
    [one] { $path }: { $pages } page, code { $code }
   *[other] { $path }: { $pages } pages, code { $code }
}
print-help = Print the game as a PDF: boards, keys, cards, agents, rules, missions.
print-help-what = board, key, cards, agents, rules or missions; otherwise whatever it takes to play
print-help-pdf = The file to write
print-help-game = The game: classic or duet
print-help-paper = a4 or letter
print-help-code = A code from the foot of a board or key: prints what belongs to it
print-help-boards = How many boards and keys
print-help-count = How many cards to cut out; 0: all
print-help-meanings = Print meanings small below the words
