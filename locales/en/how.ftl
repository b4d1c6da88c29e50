### How to play: the page that explains the games. Loaded by that page alone.
### Plain words, short sentences, spoken to the reader. Terms as the players know them.

## The page

# Above the list of sections
how-contents = On this page
how-games = Games
how-back = Back
how-back-room = Back to the room
how-again = Start again
# At the end of the page
how-ready = Ready? Bots take the other seats if you are alone.
how-go = Play
how-print = Play on paper

## Titles of sections

how-title-idea = The idea
how-title-key = Who sees what
how-title-turn = Try a turn
how-title-numbers = The number
how-title-clues = Giving a good clue
how-title-fault = When a clue is not allowed
how-title-phantom = The phantom’s turn
how-title-score = Your score
how-title-end = How it ends
how-title-tokens = Time tokens
how-title-sudden = Sudden death
how-title-missions = Missions
how-title-talk = What you may say
how-title-pictures = Pictures instead of words
how-title-screen = At this table
how-title-editions = Editions differ

## The idea: three pictures in a row

how-idea-words = Twenty-five words lie on the table. Each stands for somebody, but nobody can tell who by looking.
how-idea-key = The two spymasters share a key. It shows which words are red agents, which are blue, and which to avoid.
how-idea-clue = A spymaster gives a word and a number. The team works out which cards are meant. The first team to find all its agents wins.
how-idea-key-two = One of you is the spymaster and sees the key. Everybody else guesses. The blue team is a phantom that nobody plays.
how-idea-clue-two = You give a clue and guess, then the phantom takes its turn and finds a word. Finish before it does.
how-idea-key-three = Two of you are rival spymasters who share a key. The third player sees only the words.
how-idea-clue-three = The third player guesses for red and blue in turn. The spymaster whose agents are all found first wins.
how-idea-key-duet = You play together. Each of you sees a different side of the key, and the other’s side is what you have to guess.
how-idea-clue-duet = You take turns giving each other a word and a number. Find all fifteen agents before the nine time tokens are gone.
# Labels of pictures, for screen readers
how-picture-words = Cards lying word side up
how-picture-key = A key: five by five squares in colours and shapes

## Who sees what: a board that can be looked at from several seats

# Twenty-five short words of the language, as printed on cards, separated by commas.
how-words = AMBER, BAKER, PIANO, CASTLE, ROBOT, RIVER, SPOON, TIGER, CLOUD, JUDGE, LEMON, ROCKET, QUEEN, STAMP, FOREST, NURSE, BRIDGE, DRAGON, PENCIL, WINTER, GARDEN, MIRROR, SUGAR, PILOT, SHADOW
how-view = View as
how-view-operatives = Operative
how-view-spymaster = Spymaster
how-view-a = Side A
how-view-b = Side B
how-view-both = Both sides
how-view-operatives-about = Operatives see the words, and the identity of cards that have been touched.
how-view-spymaster-about = Spymasters see who is who. Shape, pattern and colour all say the same thing, so nobody needs to tell colours apart.
how-view-a-about = Side A sees nine agents and three assassins. All the rest are bystanders.
how-view-b-about = Side B sees nine agents as well, but only three of them are the same as on side A.
how-view-both-about = Nobody ever sees this during a game. There are 9 + 9 − 3 = 15 agents to find.
# How many of each lie on the table. $count with a picture before it.
how-count-first = { $count } for the starting team
how-count-second = { $count } for the other team
how-count-bystanders = { $count } innocent bystanders
how-count-assassin = { $count } assassin
how-black = Of the three assassins you see, one is an agent on your partner’s side, one is an assassin and one is a bystander. So in every game, one word that is black for you is a word you have to guess.

## A turn: six cards, and the visitor guesses

# Six words as printed on cards: two that go with how-try-clue, one that goes with how-try-before,
# and three that could tempt: another team’s agent, a bystander, the assassin. Separated by commas.
how-try-cards = WHALE, ANCHOR, DRUM, BEACH, DESERT, SHARK
how-try-clue = ocean
how-try-before = music
how-try-about = You are a red operative. Your spymaster has given one word and one number, nothing more. Tap a card to mark it, then confirm below the board.
# $clue: an earlier clue, one of whose words has not been found yet
how-try-earlier = An earlier clue, with one word still to find: { $clue }
how-try-must = You must make at least one guess; after that, you may stop.
# What happens. $word: the card that was touched
how-try-right = { $word } is a red agent. You may go on, or stop.
how-try-extra = { $word } is right too. That makes two, and you have one extra guess: use it for a word you missed before, or stop.
how-try-spent = { $word } is right. That was the last guess: a clue for two allows three. Blue is next.
how-try-bystander = { $word } is an innocent bystander. Your turn is over.
how-try-blue = { $word } is a blue agent. Your turn is over, and blue has one fewer word to find.
how-try-assassin = { $word } is the assassin. The game is over, and red has lost.
how-try-stopped = You stop, and nothing is lost. Blue is next.
# In words, below the little board
how-turn-own = Your own agent: covered in your colour, and you may guess again.
how-turn-bystander = A bystander: the turn is over.
how-turn-other = The other team’s agent: the turn is over, and it counts for them.
how-turn-phantom = An agent of the phantom: the turn is over, and the phantom is one word nearer to winning.
how-turn-assassin = The assassin: you lose immediately.
how-turn-face = Spymasters keep a straight face, even if a word is found by luck. It counts like any other.

## A turn in Duet: six cards, and the visitor guesses

# Six words: three that go with how-duet-clue, then three that could tempt: one that is green on the
# visitor’s own key, a bystander, and one that is black for the partner. Separated by commas.
how-duet-cards = ROSE, TREE, BEE, WORM, FENCE, SNAKE
how-duet-clue = garden
how-duet-about = You see your own side of the key. Your partner gives the clue, so what counts is your partner’s side, which you cannot see.
how-duet-right = { $word } is an agent for your partner. Go on as long as you are right, or stop.
# The card is an assassin on the visitor’s own key
how-duet-black = { $word } is black on your key, but it is an agent on your partner’s, and only that counts. Go on, or stop.
how-duet-all = { $word } is the third, and that is all your partner meant. There is no limit on guesses, but it is wise to stop.
how-duet-miss = { $word } is a bystander for your partner. The turn is over, and a token with its arrow pointing at you stays on the card. Your partner may still have to guess it.
how-duet-assassin = { $word } is an assassin for your partner. You both lose.
how-duet-stopped = You stop. That costs a token, which is turned to show its check mark. The next clue is yours.
how-duet-agent = An agent on your partner’s side: covered in green for both of you, and you may guess again, as often as you like.
how-duet-bystander = A bystander on that side: a token marks the card for you, and the turn is over.
how-duet-black-end = An assassin on that side: you both lose immediately.

## The number

how-number-about = The number says how many words on the table go with the clue. Try one:
how-number-count = { $count ->
    [one] One word goes with it. At most two guesses are allowed.
   *[other] { $count } words go with it. At most { $most } guesses are allowed: one more than the number.
}
how-number-zero = None of your words go with it: this is a warning. Your team must guess at least once, and may guess as often as it likes.
how-number-unlimited = You don’t say how many words go with it. Your team must guess at least once, and may guess as often as it likes.
how-number-honest = The number must be true, and must not be a hint in itself.

## What a good clue is

how-clue-one = One word and one number. No second try, no hint of how far-fetched it is, no telling looks.
how-clue-meaning = It is about what words mean, not about how they are spelled, how they sound or where a card lies.
how-clue-visible = It is not a word on the table, nor a form or a part of one. Once a card is covered, its word is free to use.
how-clue-language = It is in the language of the cards. Foreign words are fine if everybody uses them.
how-ask = Ask the referee
how-ask-about = The referee knows the words of six languages. It says yes or no, or leaves the decision to the people at the table.
how-ask-words = Cards in
how-ask-cover = Tap a card to cover it.
how-ask-uncover = Uncover all cards
how-ask-examples = Try these:
how-ask-waits = The referee is waiting for a clue.
how-ask-own = Or a clue of your own
how-ask-why = Clue rules for this language

# The clue rules of the language of the cards, in a sentence or two; without examples. (RULES.md, L and N)
how-rules-en = Forms and relatives of a card are out, and so are the parts of a compound; letters that clue and card just happen to share are fine. Two spellings of a word count as one word. Names need the others’ consent; rhymes do not.
how-rules-th = Parts count: a card blocks every word built with one of its parts. Words spelled alike are the same word, however they are pronounced; words that only sound alike are different words, but must not point at the card. The order in which marks are typed does not matter.
how-rules-zh-hant = Very strict: a clue must not share a character with any card, simplified and variant forms included. Names need the others’ consent, and so do words that sound like a card. Rhymes are fine as long as nobody draws attention to them.
how-rules-id = A card blocks its root and everything built on it: prefixes, suffixes, doubled words, compounds. A numeral made of several words counts as one word. A foreign word is allowed only if it is also an Indonesian word.
how-rules-bg = Words with the same root are out, and a compound has several roots. Words that merely sound or look similar are free to use; words spelled alike are the same word, whatever the stress. Names are allowed.
how-rules-et = A card blocks all its forms, everything derived from it and each part of a compound; letters that match by chance block nothing. Compounds in real use are one word, however long; new ones are not allowed. No word may be used for its meaning in another language.

## When a clue is not allowed

how-fault-ask = Unsure? Ask the other spymaster in private before you give the clue. A clue they accept cannot be challenged; if they say no, it costs nothing.
how-fault-challenge = Anybody but the giver can challenge a clue until the turn ends. Guessing waits until the challenge is settled.
how-fault-who = If the referee is sure, that settles it. If not, everybody votes. In a tie, the clue stands.
how-fault-price = If the clue is ruled out, the turn is over immediately, and the other spymaster may cover one card of their own colour.
how-fault-late = If nobody notices, the clue counts.
how-fault-who-two = If the referee is sure, that settles it. If not, the spymaster decides whether to take the clue back.
how-fault-price-two = If the clue is ruled out, the turn is over immediately, and the phantom gets one more card than usual.
how-fault-challenge-duet = The guessing side can challenge the clue until the turn ends. Guessing waits until the challenge is settled.
how-fault-who-duet = If the referee is sure, that settles it. If not, the giver decides whether to take the clue back.
how-fault-price-duet = If the clue is ruled out, it costs a time token, and guessing goes on as if nothing had happened.

## The phantom, and the score of one team

how-phantom-cover = After each of your turns, the spymaster covers one blue word of their choice, and so decides which ones stay.
how-phantom-lose = If all the blue words are covered or the assassin is touched, you lose.
how-phantom-win = If you win, every blue word that is not yet covered is worth one point.
# $count: from the first turn to the eighth
how-phantom-turns = You win on turn { $count }
how-phantom-touched = { $count ->
    [0] No blue word was touched by mistake
    [one] { $count } blue word was touched by mistake
   *[other] { $count } blue words were touched by mistake
}
how-phantom-gone = The phantom was faster: no points.

## How it ends

how-end-all = A team wins when all its agents are covered, even if the other team touched the last one.
how-end-assassin = The team that touches the assassin loses.
how-end-assassin-three = If the assassin is touched, the spymaster whose turn it is loses.
how-end-three-team = Three friends can also play as one team: see “{ variant-two-player }”.
how-end-next = For the next game, change spymasters, and turn the cards over or deal new ones.
how-end-duet = You win as soon as the fifteenth agent is covered.
how-end-side = When all agents on your side have been found, this is announced: your partner has nothing left to guess. From then on only your partner gives clues, and only you guess.

## Time tokens

how-tokens-each = Every turn costs one token, so nine tokens mean nine clues.
how-tokens-stop = If you choose to stop, you take the token and turn it check mark side up.
how-tokens-miss = If you touch a bystander, the token stays on the card, with its arrow pointing at the player who missed. The word is still open to the other side.
how-tokens-both = A card that both sides have guessed wrongly is out of play; its word may be used in clues.
how-tokens-easy = Too hard? Play with ten or eleven tokens until you win.

## Sudden death

how-sudden-when = If the last token is gone and there are still agents to find, there are no more clues.
how-sudden-how = Guess one card after another; for each guess, the other side’s key counts. Both sides guess, in any order, as long as they have words left.
how-sudden-lose = Touching a bystander now loses the game too. Find the last agent, and you win.

## The score in Duet

how-score-about = A game won with nine tokens gets a score: three points for each token you did not need, one for each turn that ended with a right guess, and one point off if it took sudden death.
how-score-right = { $count ->
    [one] { $count } turn ended with a right guess
   *[other] { $count } turns ended with a right guess
}
how-score-missed = { $count ->
    [one] { $count } turn ended with a mistake
   *[other] { $count } turns ended with a mistake
}
how-score-sudden = Won in sudden death
how-score-unused = { $count ->
    [one] { $count } token not needed
   *[other] { $count } tokens not needed
}

## Missions

how-missions-about = Win with nine tokens to open a map of cities, where you play Duet with fewer turns or fewer mistakes.
# $turns and $mistakes: the two numbers of a mission, such as 9–5
how-missions-numbers = “{ $turns }–{ $mistakes }” means { $turns } turns and { $mistakes } permitted mistakes.
how-missions-faces = A mistake takes a token that shows a bystander; stopping takes one that shows a check mark. Once the bystander tokens are used up, each mistake costs two tokens; if you then have only one left, a mistake loses the game.
how-missions-map = Go to the map

## What you may say in Duet

how-talk-clues = Clues are all you tell each other: not what your key shows, not how many words are left, not whether to stop.
how-talk-own = If a card was green for you too, keep that to yourself.
how-talk-think = Thinking aloud is fine as long as it gives nothing away about your side.
how-talk-groups = With more than two players, each side is a group that shares one key.
how-talk-order = If you agree on it, a side may give two clues in a row.

## At this table

how-screen-mark = Tap a card to mark it; your team sees the mark. The button below the board makes it a guess.
how-screen-mean = While you think of a clue, tap the cards you mean, and the number is set for you. Nobody else sees this.
how-screen-ask = Ask the other spymaster before you give a clue.
how-screen-key = Sitting together? Show the key only while you hold a button.
how-screen-book = Look up a word.
how-screen-log = All clues so far, and what is still open. On wide screens, this is beside the board.
how-screen-timer = The sand timer is a reminder. Only the clock ends turns.

## Pictures

how-pictures-what = A room can play with pictures, or with half words and half pictures. Every picture combines two things. Everything else stays the same.
how-pictures-clue = A clue may be about one thing, the other, or what they do together. It may name what you see, since a picture has no word on it. The usual rules still apply to words on the table.
how-pictures-names = Everybody can read the names of the pictures in their own language: press and hold a picture, or press ? on the keyboard. The menu has a switch that shows them all.
how-pictures-own = You can also add 25 to 200 pictures of your own, under “Cards” in the lobby. Give them names, for people who cannot see them and for the bots.
how-pictures-try = Tap a picture to see its name. Which clue would fit two of them?

## Editions differ

how-editions-about = The printed editions agree on the game but differ in details. Clue rules follow the language of the cards; the host can set most of the rest.
how-editions-next = Next game
how-editions-next-about = Turn the same cards over. In the Chinese edition, deal twenty-five new ones.
how-editions-names = Names
how-editions-names-about = Allowed. In Chinese and English, only if the others agree.
how-editions-rhymes = Rhymes
how-editions-rhymes-about = Not allowed if sound is the only link. In Chinese and English, such rhymes are fine too, as long as you do not draw attention to them.
how-editions-sound = Words that sound like a card
how-editions-sound-about = They count as different words if they do not point at that card (in Bulgarian, always). In Chinese, agree on it first.
how-editions-foreign = Foreign words
how-editions-foreign-about = In Thai and Estonian, allowed if your group uses them; in Indonesian and Bulgarian, if they belong to the language. In Chinese, everyday loanwords are allowed, but never a translation of a card.
how-editions-compounds = Several words or a hyphen
how-editions-compounds-about = Allowed only if your group has agreed. Estonian compounds are one word; Indonesian numerals of several words are fine.
how-editions-timer = Sand timer
how-editions-timer-about = Anybody may flip it. In the Chinese edition, only the other team may.
how-editions-three = The third player
how-editions-three-about = They do their best for both sides. In the Chinese edition, they must be neutral, and they neither win nor lose.
how-editions-duet = Duet
how-editions-duet-about = Available here in every language. Unlike in the team game, there is no limit on guesses and no “unlimited”, and a clue that is ruled out costs a token, not the turn.
