### The game in the browser. Texts are short: many are shown on buttons and on phones.

## Everywhere

web-title = Covernames
web-home = Home
web-menu = Menu
web-command-box = Command box ( / )
web-close = Close
web-cancel = Cancel
web-language = Language
web-fault = { server-error } If you report it, please include this code: { $id }
web-unreachable = The server cannot be reached. Please try again.
web-connecting = Connecting…
# A small banner; the connection comes back by itself.
web-lost = Connection lost. Reconnecting…
web-lost-store = The server cannot reach its saved games right now. Nothing is lost; we’ll keep trying…
web-found = Reconnected.
web-new-version = A new version is available.
web-new-version-load = Reload
web-nowhere = There is nothing at this address.

## Home

web-tagline = One word, one number, and your friends find the rest.
web-foot = Covernames { $version } · not affiliated with the publisher of Codenames
web-more = More
web-new-game = New game
web-play-bots = Play with bots
web-play-bots-about = Bots take the other seats. The game starts right away.
# Label of a choice: what somebody who plays with bots does.
web-role = Your role
web-role-guess = I’ll guess
web-role-clue = I’ll give clues
# A link to a sample turn, for those who have never played.
web-lesson = New here? Learn the game in a minute
web-back-to-game = Back to your game
web-play-bots-duet = You and a bot take turns giving clues and guessing. The game starts right away.
# The name of somebody who plays alone and gave none.
web-guest = Guest
web-play-now = Play on this device
web-play-now-about = Pass it from player to player.
web-new-room = Open a room
web-new-room-about = Everybody plays on their own device. You get a link to share.
# Label of a list of languages.
web-words = Words in
web-join = Join a room
web-join-code = Code or link
web-join-go = Join
web-join-unknown = No room has this code. Check the words and the number.
web-how = How to play
web-daily = Case of the day
web-missions = Missions
web-replay = Replay
web-mine = My games
web-present = On the big screen

## Coming in

web-door = Join the room
# $seat: where the visitor wants to sit, such as "Red spymaster"
web-door-seat = Sit down: { $seat }
web-door-in = Join
web-door-sit = Sit down
# Somebody joins during a game: in a seat, or as an onlooker.
web-door-where = How do you want to join?
web-door-watch = Just watch
web-name = Your name
web-face = Your picture
web-rename = Save
web-passcode = Passcode
web-passcode-wanted = This room has a passcode
web-passcode-set = Set a passcode
web-passcode-about = Anybody who opens the link is asked for it. It cannot be looked up later.
web-invite = Invite people
web-code = Room code
web-link = Link to this room
web-link-device = Link for your own device
web-qr = QR code for the link
web-copy = Copy
web-share = Share
web-share-picture = As a picture
web-copied = Link copied.
web-copied-result = Result copied.
web-copy-by-hand = Please copy the selected link.
web-device = Use another device
web-device-board = A board for everybody
web-device-mine = A second screen
web-device-board-about = Open this on the other device. It never shows the key.
web-device-mine-about = Open this on your other device. It shows what you see: don’t let anybody else look.
web-device-used = This link has already been used. Make a new one on your first device.
web-become = Use this link?
web-become-known = You are already in this room, as { $name }. The link you opened is for another person or device. If you use it, this browser will no longer be { $name }.
web-become-stay = Stay as I am
web-become-use = Use the link

## The lobby

web-seats = Seats
web-seat-empty = free
# At the table: the game waits for somebody whose device is not connected.
web-seat-away = Waiting for { $names } to come back.
web-seat-take = Take the seat
web-seat-bot = Seat a bot
web-seat-about-clue = See the key and give clues.
web-seat-about-guess = Guess. Any number of players may sit here.
web-seat-about-both = See one side of the key, give clues and guess.
web-sit = Sit here
# $seat: such as "red spymaster"
web-sit-at = Sit here: { $seat }
web-stand = Stand up
web-mix = Shuffle the teams
web-swap = Swap seats
web-swap-with = Swap seats with { $name }
# Above a list of names, for the host
web-swap-who = Swap seats with
# $name: who asks. $seat: where they sit now, such as "Red spymaster"
web-swap-asked = { $name } would like to swap seats with you. Their seat: { $seat }.
web-swap-stay = Stay
web-swap-wished = You have asked { $name } to swap seats.
web-swap-drop = Never mind
web-onlookers = Watching:
web-spectators = { $count ->
    [one] { $count } visitor
   *[other] { $count } visitors
}
web-looking-on = Watching
# After a name.
web-you = (you)
# After the name of somebody whose device is not connected.
web-away = (away)
web-host = Host
web-make-host = Make host
web-free-seat = Free this seat
web-remove = Remove
web-lock = Lock the room to newcomers
web-locked = The room is locked.
web-start = Start the game
web-start-ready = Everybody is ready.
web-start-playing = A game is in progress.
# $seats: a list such as "red operatives, blue spymaster"
web-start-missing = Still needed: { $seats }
web-start-host = { $name } can start the game.
web-to-table = Go to the table
web-to-lobby = Go to the lobby
web-leave = Leave the room

## Settings

web-settings = Settings
# $name: the host
web-settings-host = { $name } chooses the settings.
web-settings-more = More settings
# Three buttons
web-presets = How you play
web-preset-relaxed = Relaxed
web-preset-standard = Standard
web-preset-blitz = Blitz
web-preset-relaxed-about = There is no timer, and the referee only gives advice.
web-preset-standard-about = As in the rulebook. Bots challenge clues that aren’t allowed.
web-preset-blitz-about = { $count } seconds for a clue, and the same for guessing.
# What is played, in one line: "Classic · words: English · no timer"
web-line-words = words: { $language }
web-line-own = own words: { $count }
web-line-untimed = no timer
web-line-timed = { $clue } s for a clue, { $guess } s for guessing
web-line-details = Details
web-set-variant = Game
web-set-language = Language of the words
web-set-language-about = It may differ from the language of the page. It also sets the clue rules.
web-set-cards = Cards
web-set-cards-about = Everybody sees the names of pictures in their own language. The language above still applies to clues, bots and any words on the table.
web-cards-words = Words
web-cards-pictures = Pictures
web-cards-mixed = Half words, half pictures
web-own-pictures-back = Back to the built-in pictures
web-own-pictures-used = { $count ->
    [one] Playing with { $count } picture of your own.
   *[other] Playing with { $count } pictures of your own.
}
web-set-decks = Words
web-set-decks-about = Decks can be mixed.
web-deck-base = Base deck
web-deck-tandem = Tandem deck
web-own-words = Your own words
web-own-words-about = One word per line, at least 25. Paste them, or drop a text file here.
web-own-words-file = Choose a file
web-own-words-check = Check
web-own-words-use = Play with these
web-own-words-good = { $count ->
    [one] { $count } word, ready to play.
   *[other] { $count } words, ready to play.
}
# A list that cannot be played with yet.
web-own-words-so-far = { $count ->
    [one] { $count } word so far.
   *[other] { $count } words so far.
}
web-own-words-used = { $count ->
    [one] Playing with { $count } word of your own.
   *[other] Playing with { $count } words of your own.
}
web-gather = Everybody adds words
web-gather-about = The list starts empty, and everybody adds words in the lobby. A game needs { $count } words.
web-gather-missing = { $count ->
    [one] { $count } more word is needed.
   *[other] { $count } more words are needed.
}
web-set-tokens = { $count ->
    [one] { $count } time token
   *[other] { $count } time tokens
}
web-set-tokens-about = How many turns you have. The standard game has nine.
web-set-mistakes-all = Every token allows a mistake
web-set-mistakes = { $count ->
    [0] No mistakes allowed
    [one] { $count } mistake allowed
   *[other] { $count } mistakes allowed
}
web-set-mistakes-about = As in missions, the other tokens have a check mark.
web-set-free-order = Free order.
web-set-free-order-about = A side may give two clues in a row.
web-set-timer = Timer
web-timer-none = None
web-timer-advisory = Sand timer
web-timer-strict = Clock
web-timer-none-about = Take all the time you like.
web-timer-advisory-about = Anybody may flip it. It is only a reminder.
web-timer-strict-about = When the time is up, the turn is over.
web-timer-for-clue = For a clue
web-timer-for-guess = For guessing
web-timer-opponents = Only opponents may flip it
# Above a box for each seat
web-timer-double = Twice the time for
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-set-referee = Referee
web-referee-off = Off
web-referee-advise = Advisory
web-referee-strict = Strict
web-referee-off-about = The players judge the clues themselves.
web-referee-advise-about = Tells spymasters in private what it thinks of a clue.
web-referee-strict-about = Rejects clues that are clearly not allowed.
web-set-bots-challenge = Bots challenge clues.
web-set-bots-challenge-about = Only those that are clearly not allowed. The player who gives one is warned in private first.
# On a server where some word lists of the room’s language are not installed
web-referee-lacks = On this server, the referee knows fewer words of this language, so it may ask more often or overlook a clue that is not allowed.
web-set-options = What your group allows
web-option-acronyms = Abbreviations
web-option-agreed-part = Parts the group has agreed on
web-option-compounds = Compounds of several words
web-option-fictional-words = Words from stories
web-option-foreign-in-use = Foreign words in common use
web-option-full-names = Full names of people
web-option-homophones = Words that only sound like a card
web-option-opponent-ok = Whatever the other spymaster accepts
web-option-place-names = Place names
web-option-proper-nouns = Names
web-option-rhymes = Rhymes
web-option-titles = Titles of works
web-set-touch = A guess is made by
web-set-touch-about = When several people guess together.
web-touch-any = any one of the guessers
web-touch-most = most of the guessers
web-touch-all = all of the guessers
web-set-next = Next game
web-set-next-about = What happens to the cards on the table.
web-next-turn = Turn the cards over
web-next-new = New cards
web-set-rotate = Spymasters take turns.
web-set-rotate-about = In each new game, somebody else on the team gives the clues.
web-set-chat = Chat.
web-set-chat-about = Nobody who has seen the key can write during a game.
web-set-family = For families.
web-set-family-about = No assassins: each becomes one more bystander, so no single card loses the game.

## The table

web-board = Board
web-score = Score
web-action = What to do now
web-your-turn = Your turn
# A card as screen readers read it out: "PIRATE, still open, the key says: red agent"
web-card-open = still open
web-card-key = the key says: { $identity }
web-card-own-key = your own key says: { $identity }
web-card-missed = missed by { $side }
web-card-marked = marked by { $names }
# In place of your own name, among those who have marked a card.
web-card-you = you
web-card-meant = meant by you
# The button under the board that confirms a choice. $word: the word on the card
web-guess-word = Guess { $word }
web-cover-word = Cover { $word }
# Very short: they are shown at the foot of a card.
web-label-red = Red
web-label-blue = Blue
web-label-agent = Agent
web-label-bystander = Bystander
web-label-assassin = Assassin
# The letter of a side in Duet, on a small token.
web-side-a = A
web-side-b = B
# The opponent that nobody plays.
web-phantom = phantom team
# $side: such as "Red team"; empty in Duet.
web-left = { $side } agents to find: { $count }
web-tokens = { $pool ->
    [one] { $pool } time token left, { $mistakes } for mistakes
   *[other] { $pool } time tokens left, { $mistakes } of them for mistakes
}

# Whose turn it is. $who: seats, such as "Red spymaster". "mine": told to those who are to act.
web-turn-clue = { $who }: thinking of a clue
# The same with the names of people. $count: how many people
web-turn-clue-name = { $who } { $count ->
    [one] is
   *[other] are
} thinking of a clue
web-turn-clue-mine = Your turn: give a clue
web-turn-clue-either = Either side may give the clue
web-turn-clue-either-mine = Who has a clue first?
web-turn-guess = { $who }: guessing
web-turn-guess-name = { $who } { $count ->
    [one] is
   *[other] are
} guessing
# The game waits for an empty seat.
web-turn-nobody = Empty seat: { $who }
web-turn-guess-mine = Your turn: guess
# Told to those who guess. $count: words of the clue that are still to be found
web-turn-guess-words = Your turn: { $count ->
    [one] { $count } word
   *[other] { $count } words
} for “{ $word }”
web-turn-challenge = Clue challenged
web-turn-challenge-mine = You decide: does the clue stand?
web-turn-penalty = { $who }: may cover a card
web-turn-penalty-mine = You may cover one of your own cards
web-turn-phantom = { $who }: the phantom’s turn
web-turn-phantom-mine = The phantom’s turn: cover { $due ->
    [one] a card
   *[other] { $due } cards
} for it
web-turn-sudden-death = Sudden death: { $who }
web-turn-sudden-death-mine = Sudden death: find the rest
web-turn-answer = { $who }: asked about a clue
web-turn-answer-mine = You have been asked about a clue
web-turn-paused = The clock is paused

web-told-dealt = The cards have been dealt.
web-told-clue = { $seat }: { $word }, { $number }.
web-told-challenged = { $name } challenges the clue.
web-told-flipped = { $name } has flipped the sand timer.
web-told-pause-asked = { $name } has asked for a pause.
web-told-paused = The clock is paused.
web-told-resumed = The clock is running again.
# $side: such as "red team"
web-told-time = Time is up: { $side }.
# What people do around a game, told beside the clues.
web-feed-entered = { $name } has joined.
web-feed-gone = { $name } has left.
web-feed-removed = { $name } was removed.
web-feed-seated = { $name } has sat down: { $seat }.
web-feed-stood = { $name } has stood up.
web-feed-away = { $name } is away.
web-feed-back = { $name } is back.
web-feed-leads = { $name } is showing the replay of the game.
web-told-resigns = { $name } wants to give up.
# A screen reader says which cards somebody else has marked or unmarked.
web-told-points = { $name } points at { $words }.
web-told-points-no-more = { $name } no longer points at { $words }.

web-first-clue = Waiting for the first clue.
# A button: bots pause less until it is your turn.
web-faster = Faster
web-last-clue = The last clue:
web-guesses-left = { $count ->
    [one] { $count } guess left
   *[other] { $count } guesses left
}
web-guesses-free = any number of guesses
web-guess-how = Tap a card to mark it, then confirm here.
web-gloss-tap = Tap a card to see what it means.
# Duet. You see your own key, which does not count when you guess.
web-guess-duet = Your partner’s key counts now, not yours.
web-guess-most = Mark a card: your latest mark becomes a guess once most of you agree.
web-guess-all = Mark a card: your latest mark becomes a guess once all of you agree.
# Above buttons with the words that you have marked, for screen readers.
web-marks = Your marks
web-stop = Stop guessing

web-clue-word = Clue
web-clue-number = Number
# The button before a word and a number have been entered.
web-clue-give-bare = Give
web-clue-give = Give { $word } { $number }
web-clue-give-anyway = Give { $word } { $number } anyway
web-clue-number-first = Choose a number, or tap the cards you mean.
# For three seconds after a clue has been given, before anybody is told.
web-clue-back = Take it back
web-clue-now = Give it now
web-clue-ask = Ask { $name }
web-clue-ask-about = Shows the clue to the other spymaster in private, before you give it.
web-clue-asked = Asked. Waiting for the answer…
web-clue-accepted = The other spymaster accepts this clue.
web-clue-declined = The other spymaster would not accept this clue.
web-clue-doubt-ask = Ask the other spymaster in private, or give the clue and see.
web-clue-doubt-give = Give the clue and see whether anybody objects.
web-clue-mean = Tap the cards you mean: only you see this.
web-clue-let-begin = Let { $name } go first
web-referee-thinks = The referee is thinking…
web-referee-silent = The referee isn’t answering.
web-referee-silent-give = The referee isn’t answering. You can give the clue anyway.

web-accept = Accept the clue
web-accept-about = Once accepted, a clue cannot be challenged.
web-challenge = Challenge
# $word: the clue
web-challenge-title = Challenge “{ $word }”?
web-challenge-about = You are saying that this clue is not allowed. If it is ruled out, the turn is over and the other team may cover one of its cards.
web-challenge-about-duet = You are saying that this clue is not allowed. If it is ruled out, it costs a time token, and guessing goes on.
web-token-which = Which token should it cost?
web-token-check = One with a check mark
web-token-bystander = One with a bystander
web-ruling = Challenge
web-ruling-doubt = { $name } says that this clue is not allowed.
web-ruling-legal = The referee thinks it is allowed.
web-ruling-illegal = The referee agrees.
web-ruling-ask = The referee leaves it to you.
web-ruling-wait = The others decide. Guessing waits until then.
web-ruling-about = If it is ruled out, the turn is over and the other team may cover one of its cards.
web-ruling-about-duet = If it is ruled out, it costs a time token, and guessing goes on.
web-rulings-save = Save the rulings
web-rulings-about = Saves a file of the clues you judged this evening. Send it to us, and the referee can learn from it.
web-vote-stands = It stands
web-vote-falls = It’s out
# The giver of the clue takes it back.
web-vote-concede = I give in
web-votes-for = It stands: { $names }.
web-votes-against = It’s out: { $names }.
web-answer-fine = It’s fine
web-answer-not = Not allowed
web-proposal = Question
web-proposal-asks = { $name } asks you in private: would you accept this clue?
web-proposal-quiet = Only the two of you know about it.
web-cover-own = The clue was not allowed. You may cover one of your own team’s cards.
web-cover-phantom = { $count ->
    [one] Cover one of the phantom team’s cards.
   *[other] Cover { $count } of the phantom team’s cards.
}
web-cover-how = Tap a card, then confirm here.
web-waive = Cover nothing
web-resign = Give up
web-resign-waiting = You have asked to give up. The others have to agree.
web-resign-others = { $names } would like to give up.
web-resign-too = Give up too
web-resign-not = Keep playing
web-end-game = End the game without a result
# A second press on the same button. $what: its text, such as "Leave the room"
web-really = { $what } – sure?

web-key-hide = Show the key only while I hold a button
web-key-show = Show the key all the time
web-key-hold = Key
web-gloss = Meaning
web-gloss-mode = Meanings: tap a card to look it up
web-gloss-none = No meaning is known for this word.
web-picture = Picture
web-picture-about = A clue may name what the picture shows, since there is no word on it.
web-timer-flip = Flip the sand timer
# $time: such as 1:30
web-timer-left = { $time } left
web-pause = Ask for a pause
# $side: such as "red team"
web-pause-asked = Pause requested by: { $side }. The clock stops if you agree.
web-pause-agree = Agree
web-resume = Resume the clock

web-clues = Clues
web-log = Clues and people
web-log-empty = No clue yet.
web-log-open = { $count ->
    [one] { $count } still open
   *[other] { $count } still open
}
web-log-meant = Meant:
web-log-sudden = Sudden death
web-standing-accepted = Accepted by the other spymaster.
web-standing-upheld = Challenged, but it stands.
web-standing-invalid = It was not allowed.
web-notes = Your notes
web-notes-about = Kept on this device only.
web-people = People
web-chat = Chat
web-chat-empty = Nobody has written yet.
web-chat-write = Write something
web-chat-send = Send
web-chat-unread = new messages
web-chat-silent = You have seen the key, so you cannot write until the game is over.
web-reactions = Quick reactions

## One device for all

web-hand-over = Pass the device
web-curtain = Curtain
# $seat: such as "Red spymaster"
web-curtain-hand = Pass the device to: { $seat }
web-curtain-key = The key is about to be shown. Nobody else should look.
web-curtain-open = Everybody may look.
web-curtain-lift = I am: { $seat }
web-curtain-others = Somebody else

## After the game

web-result = Result
web-next-game = Next game
web-next-game-rotate = Next game, new spymasters
# $name: the host
web-next-game-wait = Waiting for { $name } to start the next game.
web-change-seats = Change seats or settings
# A game in one line. $count: the cards that the losers had left
web-sum-won-by = { $count ->
    [one] You won by { $count } card
   *[other] You won by { $count } cards
}
web-sum-lost-by = { $count ->
    [one] You lost by { $count } card
   *[other] You lost by { $count } cards
}
# $words: a number such as 2.4
web-sum-clues = { $count ->
    [one] { $count } clue, words found: { $words }
   *[other] { $count } clues, words per clue: { $words }
}
web-sum-best = the clue of the game: { $word } { $number }
web-key-whose = Whose key
web-key-of = Key for { $side }
web-record = Save record
web-fair = Was the deal fair?
web-fair-yes = Yes: the key matches the fingerprint published at the start.
web-fair-no = No: the key does not match the fingerprint published at the start.
web-fair-about = Before the first clue, the server published a fingerprint of the key. Your device has now computed it again from the revealed key.
web-fair-before = Published
web-fair-after = Computed
web-evening = This evening
web-evening-games = Games
web-evening-who = Player
web-evening-won = Games won
web-evening-of = { $won } of { $played }

## Bots

# Names that bots get in a room, separated by commas: short first names that people know.
web-bot-names = Ada, Bruno, Clara, Diego, Elsa, Felix, Greta, Hugo
web-bot-add = Add a bot
# $seat: which seat
web-bot-add-at = Add a bot: { $seat }
# On a button: a bot takes every empty seat.
web-bot-fill = Fill seats with bots
web-bot-character = How strong the bot is
# Characters of bots
web-bot-steady = Steady bot
web-bot-cautious = Cautious bot
web-bot-bold = Bold bot
web-bot-easy = Easy bot
web-bot-normal = Normal bot
web-bot-hard = Hard bot

## On the big screen: a television that everybody looks at

# Before the room’s code. $address: such as example.org
web-present-go = Join at { $address }
# Above a QR code.
web-present-join = Scan to join
web-present-full = Full screen
web-present-window = Leave full screen
# Below a QR code that holds an address such as http://localhost:8000/r/…
web-present-local = Other devices cannot open this address. Open this page using the name or IP address of this machine on your network.

## Replay: a finished game, step by step

# A card in a replay, as screen readers read it out.
web-card-pinned = meant by the clue giver
# How sure a bot was of its clue; after the words that it meant.
web-log-sure = ({ $percent }% sure)

## Missions: the campaign of Duet, on a map of the world

web-sheet-unreadable = This file is not a team sheet.
# A button that leads from a game back to the map.
web-mission-map = Go to the map
# $city: such as Prague
web-mission-of = Mission: { $city }
web-mission-won = Won
web-mission-open = Open
web-mission-locked = Locked
web-city-prague = Prague
web-city-berlin = Berlin
web-city-tallinn = Tallinn
web-city-lisbon = Lisbon
web-city-reykjavik = Reykjavik
web-city-havana = Havana
web-city-montreal = Montreal
web-city-lima = Lima
web-city-cairo = Cairo
web-city-nairobi = Nairobi
web-city-samarkand = Samarkand
web-city-delhi = Delhi
web-city-moscow = Moscow
web-city-sofia = Sofia
web-city-jakarta = Jakarta
web-city-bangkok = Bangkok
web-city-singapore = Singapore
web-city-taipei = Taipei
web-city-hobart = Hobart
web-city-honolulu = Honolulu
