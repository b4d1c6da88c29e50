## The arena: bots play many games with each other

arena-help = Let bots play many games with each other and see how good they are.
arena-help-variant = The game: classic, two-player, three-player or duet; may be repeated
arena-help-lang = Language of the words: { $tags }; may be repeated
arena-help-bot = A bot: associations, associations:bold, vectors:NAME, blend, random, noisy:0.3, llm:MODEL, http://… or module:Class; if repeated, every bot gives clues to every bot
arena-help-seat = A fixed line-up instead of cross-play: SEAT=BOT, for example red-spymaster=random; may be repeated
arena-help-against = A bot that always plays for the other team; without it, the pairs play each other
arena-help-games = Games per pair
arena-help-seed = Random seed for the deals: the same seed deals the same games
arena-help-deck = The cards: base, tandem, both, or a word list file
arena-help-jobs = Number of processes; 0 means one per core
arena-help-dask = The address of a Dask cluster to play on
arena-help-out = A file for the results (JSON Lines); games already in it are not played again
arena-help-html = A file for a report with plots
arena-help-records = A folder for the game records, one file per game; the replay can open them
arena-help-table = A file for the results as a table (.csv or .parquet); may be repeated
arena-title = The Covernames arena
arena-games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-deals = Deck: { $decks } · seed: { $seeds }
arena-matrix = Who wins with whom
arena-matrix-about = The share of games that each pair wins together. The bots in the rows give clues; those in the columns guess.
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
arena-sizes = Numbers given with clues
arena-sizes-about = How often each number is given; the average is on the right.
arena-pace = Time per clue
arena-pace-about = In milliseconds: the median, with a line to the 95th percentile.
arena-faults = Faults
arena-span-about = In percent. The line shows the 95% confidence interval.
arena-ratings = Ratings
arena-ratings-about = Calculated with openskill, where every rating starts at 25. The line extends two standard deviations to either side. Giving clues and guessing are rated separately.
arena-figures = All figures
arena-bot = Bot
arena-role = Role
arena-rating = Rating
arena-role-giver = gives clues
arena-role-guesser = guesses
arena-role-partner = gives clues and guesses
arena-role-deals = the game itself
arena-seat-unclear = { $text } does not have the form SEAT=BOT.
arena-out-broken = { $path }, line { $line }: this is not an arena result.
arena-workers-lost = The worker processes were lost: { $error }. If you used --out, run the same command again to continue.
arena-no-dask = Playing on a cluster needs Dask: pip install "covernames[dask]"
arena-no-parquet = Writing Parquet needs pyarrow: pip install "covernames[parquet]"
arena-table-unknown = { $path } ends neither in .csv nor in .parquet.
arena-dask-unreachable = No Dask cluster can be reached at { $address }.
arena-stopped = Stopped after { $games } of { $all } games. Next time, use --out to keep the results.
arena-stopped-kept = Stopped with { $games } of { $all } games saved. Run the same command again to continue.
arena-failed = { $games ->
    [one] { $games } game could not be played. Run the same command to try it again.
   *[other] { $games } games could not be played. Run the same command to try them again.
}
arena-gave-up = There were too many failures, so the remaining games were not played.
