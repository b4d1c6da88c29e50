## The game in the terminal

cli-title = Covernames
cli-choose-variant = Which game?
cli-choose-language = Which language should the words be in?
cli-choose-seat = Where do you want to sit? Bots take the other seats.
cli-everybody-here = everybody plays on this device
cli-bot-thinks = The bots are thinking…
cli-resume = You left a game unfinished: { $game }, { $language }. Continue it? (y/n)
saved-game-damaged = Your unfinished game cannot be read. The file has been kept as { $path }. Let’s start a new game.
cli-choose-number = Type a number from 1 to { $most }.
cli-pass-to = Pass the device to: { $seat }
cli-curtain = Nobody else should look. Press Enter to see the key.
cli-left = { $side }: { $count } to find
cli-agents-left = { $count ->
    [one] { $count } agent to find
   *[other] { $count } agents to find
}
cli-tokens = Time tokens: { $pool }
cli-tokens-mission = Time tokens: { $pool } ({ $mistakes } of them for mistakes)
cli-clue = Clue: { $word }, { $number }
cli-guesses-left = { $count ->
    [one] { $count } guess left
   *[other] { $count } guesses left
}
cli-no-limit = any number of guesses
cli-key = The key
cli-clues-so-far = Clues so far
cli-you-are = { $seat }
cli-prompt-clue = Clue and number, for example: tree 2
cli-prompt-clue-unlimited = Clue and number, for example: tree 2 · tree 0 · tree { number-unlimited }
cli-prompt-guess = Touch a card: type its number or word
cli-prompt-cover-own = You may cover one of your own team’s cards: type its number or word
cli-prompt-cover-phantom = Cover one of the phantom team’s cards: type its number or word
cli-prompt-who-first = Who gives the next clue? 1: { $first }, 2: { $second }
cli-prompt-who-guesses = Who guesses (1: { $first }, 2: { $second }), and which card? For example: 1 14
cli-prompt-answer = { $seat }: do you accept this clue? (y/n)
cli-prompt-vote = { $seat }: does this clue stand? (y/n)
cli-prompt-consult-answer = { $seat }: { $word }, { $number }. Do you accept this clue? (y/n)
cli-accepted = The clue would be accepted.
cli-not-accepted = The clue would not be accepted.
cli-yes = y
cli-no = n
cli-commands = Commands: { $commands }
cli-resign-sure = Give up? (y/n)
cli-again = Another game? turn = turn the cards over, new = new cards, quit = leave
cli-again-turn = turn
cli-again-new = new
cli-deal-fair = The deal was fair: the key matches the fingerprint published at the start.
cli-record-saved = Record of the game: { $path }
cli-bye = See you next time!
file-unwritable = { $path } cannot be written.
referee-unknown = There is no referee called { $word }. Choose off, advise or strict.
ideas-unknown = “{ $word }” is not a setting for ideas. Choose off, alone, minute or always.
cards-unknown = “{ $word }” is not a kind of card. Choose words, pictures or mixed.

## Help

help-app = Covernames: word games of the Codenames family.
help-version = Show the version and exit.
help-play = Play in the terminal, with bots or by passing the device around.
help-seat = Your seat, for example red-operatives; or “all” if everybody plays on this device
help-bot = The bot for the other seats: associations:easy, associations:normal, associations:hard, random…
help-llm-url = For llm bots: the address of an OpenAI-compatible API; its key is read from COVERNAMES_LLM_KEY
help-llm-model = For llm bots: the model
help-llm-patience = For llm bots: how many seconds to wait for an answer
help-variant = The game: classic, two-player, three-player or duet
help-lang = Language of the words: { $tags }
help-ui = Language of the interface: { $tags }
help-deck-option = base, tandem, both, or a word list file
help-cards = words, pictures or mixed
help-tokens = Duet: the number of time tokens
help-mission = Duet: a city on the mission map
help-family = Play without assassins: each becomes a bystander
help-seed = Random seed: the same seed deals the same games
help-records = A folder for the game records
help-json = Print JSON
help-deck = Look at decks, check word lists and make decks.
help-deck-list = List every deck that comes with Covernames.
help-deck-show = Show the words of a deck with their meanings, or everything known about one word.
help-deck-check = Check whether a word list can be used, and point out what deserves a second look.
help-deck-new = Make a deck file from a word list, with unrelated words back to back on each card.
help-replay = Look back at a finished game: the best clues nobody gave, and what a bot would have made of the clues given.
help-replay-file = A game record, as saved from the result page
help-judge = Ask the referee about one clue or many.
help-judge-clue = The clue
help-judge-number = Its number: 0 to 9 or unlimited
help-judge-board = The visible words, separated by commas
help-judge-options = What the group has agreed on, separated by commas: compounds, acronyms, -rhymes… (a minus sign means “not allowed”)
help-judge-jsonl = Read cases from standard input, one JSON object per line, and answer each one
help-referee = The referee: off, advise (comments in private before the clue is given) or strict (refuses clues that are clearly not allowed)
help-bots-challenge = Whether bots challenge clues that are clearly not allowed
help-ideas = When a bot helps with ideas for clues: off, alone (after a minute, if bots take all the other seats), minute (after a minute) or always
help-serve = Serve rooms that people join by link. Runs until stopped.
help-serve-host = The address to listen on
help-serve-port = The port to listen on
help-serve-data = The folder to keep rooms in
help-serve-store = A database to use instead of the folder: postgresql://…
help-serve-public-url = The address that people use, if it differs from the one listened on
help-serve-rate = Rooms and team sheets that one address may create per minute
help-serve-members = People, devices and notes that one address may add per minute
help-serve-lists = Requests for word lists, prints, game records and their analyses that one address may make per minute
help-serve-uploads = Sets of pictures that one address may upload per minute
help-serve-pictures = Uploaded pictures that one address may fetch per minute
help-serve-questions = Other requests that one address may make per minute
help-serve-messages = Messages that one device may send per second
help-serve-connections = Connections to rooms that one address may keep open at the same time; 0 means no limit
help-serve-keep = Days after which an unused room is deleted
help-serve-keep-replays = Days after which a shared replay is deleted
help-serve-bot-pause = Seconds that a bot waits before it acts
help-serve-referee-timeout = Seconds that people wait for the referee before they judge for themselves
help-serve-workers = Number of processes that judge clues and play for bots; 0 lets the number of cores decide
help-serve-proxy = The address of a proxy that is trusted to pass on its visitors’ addresses
help-serve-lan = Listen on the local network and show a QR code for joining
help-serve-base-path = The path on the site where everything lives, for example /games/covernames
help-serve-config = A TOML file with any of these options
help-serve-unit = Print a systemd unit with these options instead of serving
serve-link = Covernames is served at { $url }
serve-address-taken = Covernames cannot listen on { $host }, port { $port }; something else may be using it. Choose another port, with --port or with make play PORT=…
serve-not-started = Covernames could not start. The reason is given above.
store-address-wrong = The database address cannot be understood. It should look like postgresql://user:password@host/name.
store-driver-missing = This database needs the Python package { $module }, which is not installed: pip install 'covernames[postgresql]'
store-unreachable = The database at { $where } cannot be reached.
store-refuses = The database at { $where } refuses access. Check the user name, the password and the name of the database.
store-newer = { $where } was used by a newer version of Covernames. Please install that version or a later one.
store-busy = { $path } is locked: another program is using it.
store-damaged = { $path } is damaged, or is not a Covernames database.
config-unreadable = { $path } cannot be read.
config-broken = { $path } is not valid TOML: see line { $line }.
config-option-unknown = { $path }: there is no option called { $option }.
config-value-wrong = { $path }: the value of { $option } is not valid.
base-path-wrong = { $path } is not a valid path. A valid path looks like /games/covernames.
unit-data-elsewhere = As a service, Covernames must keep its rooms under /var/lib, not in { $path }. For example: --data /var/lib/covernames

# covernames sit
sit-help = Seat a bot in a live room: one of our bots, one of your own, a language model, or a bot at a web address.
sit-help-url = The link to the room, as shared with guests
sit-help-bot = The bot: associations, associations:bold, vectors:NAME, blend, llm:MODEL, http://… or module:Class
sit-help-seat = The seat, for example red-operatives; by default, the first free one
sit-help-name = What the bot is called at the table
sit-help-passcode = The room’s passcode, if it has one
sit-link-unclear = { $text } is not a link to a room.
sit-unreachable = There is no game server at { $url }, or it cannot be reached.
sit-no-seat = Every seat is taken.
sit-seated = { $name } has taken a seat: { $seat }. Press Ctrl-C to free the seat.
sit-over = The room closed the connection ({ $code }).
