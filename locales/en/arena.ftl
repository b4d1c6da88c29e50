## The arena: bots play many games with each other

arena-help = Let bots play many games with each other, and see how good they are.
arena-help-variant = The game: classic, two-player, three-player, duet; may be repeated
arena-help-lang = Language of the words: { $tags }; may be repeated
arena-help-bot = A bot: associations, associations:bold, vectors:NAME, blend, random, noisy:0.3, llm:MODEL, http://…, module:Class. Repeat it: every bot gives clues to every bot
arena-help-seat = One line-up instead of cross-play: SEAT=BOT, for example red-spymaster=random; may be repeated
arena-help-against = A bot that always plays for the other team; without it, the pairs play each other
arena-help-games = Games for each pair
arena-help-seed = Which deals: the same seed deals the same games
arena-help-deck = The cards: base, tandem, both, or a file of words
arena-help-jobs = Processes; 0: one per core
arena-help-dask = The address of a Dask cluster to play on
arena-help-out = A file for the results (JSON Lines); games already in it are not played again
arena-help-html = A file for a report with plots
arena-help-records = A folder for the games themselves, one record each; the replay can open them
arena-help-table = A file for the results as a table, ending in .csv or .parquet; may be repeated
arena-title = The Covernames arena
arena-games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-deals = The deck: { $decks } · seed: { $seeds }
arena-matrix = Who wins with whom
arena-matrix-about = Rows give the clues, columns guess: the share of games they win together.
arena-giver = Gives clues
arena-guesser = Guesses
arena-games = Games
arena-wins = Wins
arena-turns = Turns
arena-turns-about = On average, in games that neither the assassin nor a fault cut short.
arena-assassin = Assassin
arena-first = First guess right
arena-size = Number
arena-found = Found
arena-sizes = The numbers of the clues
arena-sizes-about = How often each number is given; the average is on the right.
arena-pace = Time for a clue
arena-pace-about = In milliseconds: the median, with a line to the 95th percentile.
arena-faults = Faults
arena-span-about = In percent. The line shows where the true rate lies, 95 times in 100.
arena-ratings = Ratings
arena-ratings-about = By openskill, where everybody starts at 25; the line is two standard deviations to either side. Giving and guessing are rated separately.
arena-figures = All figures
arena-bot = Bot
arena-role = Role
arena-rating = Rating
arena-role-giver = gives clues
arena-role-guesser = guesses
arena-role-partner = gives and guesses
arena-role-deals = the game itself
arena-seat-unclear = { $text } does not have the form SEAT=BOT.
arena-out-broken = { $path }, line { $line }: this is not an arena result.
arena-workers-lost = The processes that were playing are gone: { $error }. If you used --out, run the same command again to continue.
arena-no-dask = A cluster needs Dask: pip install "covernames[dask]"
arena-no-parquet = Parquet needs pyarrow: pip install "covernames[parquet]"
arena-table-unknown = { $path } ends neither in .csv nor in .parquet.
arena-dask-unreachable = There is no Dask cluster at { $address }.
arena-stopped = Stopped after { $games } of { $all } games. Use --out to keep them next time.
arena-stopped-kept = Stopped: { $games } of { $all } games are saved. Run the same command again to continue.
arena-failed = { $games ->
    [one] { $games } game could not be played. Run the same command to try it again.
   *[other] { $games } games could not be played. Run the same command to try them again.
}
arena-gave-up = After so many failures, the remaining games were not played.
