## How well bots hear clues that people gave

hearing-help-benchmark = Measure bots against what people did.
hearing-help = See how well bots understand clues that people gave.
hearing-help-files = Files of clues that people gave: JSON Lines, or BIG-bench’s package or task.json
hearing-help-fetch = bigbench: 85 English clues given by people, from BIG-bench (fetched with pip)
hearing-help-bot = A bot: associations, vectors:NAME, blend, noisy:0.8, llm:MODEL, http://… or module:Class; may be repeated
hearing-help-lang = Language of the words if a file does not name one: { $tags }
hearing-help-seed = Random seed, for bots that use chance: the same seed gives the same figures
hearing-licence = The “codenames” task from BIG-bench { $version } is the work of its authors, under the { $licence } licence. It is not part of Covernames. The authors ask that it never appear in training data for language models.
hearing-fetching = pip is fetching the package ({ $size } MB); only the file with the clues will be kept.
hearing-title = Clues that people gave
hearing-about = First touch: how often the first card touched was one of those meant. Found: the share of the cards meant that were found with as many touches as the number says. In brackets: the 95% confidence interval.
hearing-listener = Listener
hearing-people = the people who guessed
hearing-cards = Cards known
hearing-clues = Clues
hearing-first = First touch
hearing-agreement = Found
hearing-assassin = Assassin
hearing-avoid = Other team
hearing-same = Same first touch as people
hearing-group-all = all clues
hearing-group-well = all well
hearing-group-little = some a little
hearing-group-unknown = some not at all
hearing-puzzled = { $clues ->
    [one] { $bot } could make nothing of { $clues } clue.
   *[other] { $bot } could make nothing of { $clues } clues.
}
hearing-failed = { $clues ->
    [one] { $clues } clue is not counted because { $bot } failed.
   *[other] { $clues } clues are not counted because { $bot } failed.
}
hearing-nothing = Name a file with clues, or use --fetch bigbench.
hearing-fetch-unknown = { $word } cannot be fetched; only bigbench can.
hearing-no-pip = Fetching needs pip, which is not installed here. Download the source package of { $package } some other way, and give its path.
hearing-fetch-failed = pip could not fetch { $package }: { $error }
hearing-unreadable = { $path } cannot be read.
hearing-no-task = { $path } does not contain BIG-bench’s “codenames” task.
hearing-empty = { $path } contains no clues.
hearing-example-broken = { $path }, example { $number }: this is not in the form that the task uses.
hearing-line-broken = { $path }, line { $line }: this is not a clue with its cards. { $what }
hearing-language-unknown = { $path }, line { $line }: there is no language called { $word }.
hearing-words-wrong = { $path }, line { $line }: there must be 2 to 25 words, none of them empty.
hearing-word-twice = { $path }, line { $line }: { $word } is listed twice.
hearing-card-missing = { $path }, line { $line }: { $word } is not among the words.
hearing-clue-missing = { $path }, line { $line }: there is no clue.
hearing-targets-wrong = { $path }, line { $line }: at least one word must be a target, and at least one must not be.
hearing-target-forbidden = { $path }, line { $line }: { $word } is both a target and a word that must not be touched.
hearing-number-wrong = { $path }, line { $line }: the number must be between 1 and 9.
