### The text on printed sheets, and the command `covernames print`. The browser does not load this.

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
print-prepare-classic = Make two teams of at least two players each. Each team has one spymaster. The spymasters look at the key; everybody else sees only the words. Lay out 25 cards, five by five, or use the printed board, and have the agents ready. The key shows which team gives the first clue.
print-prepare-duet = Two players, or two groups, sit face to face. Each takes one of the two keys with the board’s code and keeps it hidden. Fold the time tokens along the dotted line. Set out nine of them, bystander side up, with fifteen agents and the assassin beside them. Either side may give the first clue.
print-turn = A turn
print-turn-classic = The spymaster gives one word and one number, which says how many words on the table go with it. The operatives talk it over and touch a card. A spymaster covers the card as the key shows:
print-turn-duet = One of you gives one word and one number, which says how many words on the giver’s key go with it. The other touches a card, and the giver says what that key shows there:
print-number = Guess at least once, and at most once more than the number says. After the first guess you may stop.

## The sheet of missions

print-city = City
print-turns = Turns
print-mistakes = Mistakes
print-leads = Next cities

## The command

print-what-unknown = { $word } cannot be printed. Choose board, key, cards, agents, rules or missions.
print-game-unknown = There is no printed version of { $word }. Choose classic or duet.
print-paper-unknown = “{ $word }” is not a paper size. Choose a4 or letter.
# $path: the file. $code: the code on boards and keys
print-written = { $pages ->
    [one] { $path }: { $pages } page, code { $code }
   *[other] { $path }: { $pages } pages, code { $code }
}
print-help = Print the game as a PDF: boards, keys, cards, agents, rules and missions.
print-help-what = board, key, cards, agents, rules or missions; by default, what you need to play
print-help-pdf = The file to write
print-help-game = The game: classic or duet
print-help-paper = a4 or letter
print-help-code = The code at the foot of a board or key, to print what belongs to it
print-help-boards = How many boards and keys
print-help-count = How many cards to cut out; 0 means all
print-help-meanings = Print meanings in small type below the words
