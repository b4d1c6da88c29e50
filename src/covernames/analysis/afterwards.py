"""A finished game, analysed: what would have been better, and what deserves to be remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..bots.mind_bot import MindBot
from ..bots.names import DEFAULT, bot_named
from ..bots.operative import LISTENING, listen
from ..decks import LANGUAGES
from ..game.choices import finder_of
from ..game.clues import check_clue
from ..game.events import Event
from ..game.key import AGENT, ASSASSIN, Key
from ..game.table import Number
from ..game.variants import VARIANTS
from ..game.view import view_of
from ..judging import judge
from ..refusals import Rejected
from .moments import Finished, Guess, Moment, finished
from .report import FORMAT, Analysis, Boldest, ClueReport, Guessed, Heard, WhatIf
from .weighing import DIGITS, Weighing

EVEN: Final = 0.005
"""Clues whose worth differs by less are as good as each other: it is no finer measure than that."""

BOLD: Final = 0.5
"""A right guess is bold if the listener gave it less."""


def listener(language: str, options: tuple[str, ...] = ()) -> MindBot:
    """The bot that listens and proposes where nobody names another.

    Args:
        language: The language of the words; `Rejected` where no bot speaks it.
        options: What the table has agreed on with the referee.
    """
    if language not in LANGUAGES:
        raise Rejected("analysis-language")
    bot = bot_named(DEFAULT, language)
    assert isinstance(bot, MindBot)
    bot.options = options
    return bot


def analyse(events: Sequence[Event], bot: MindBot) -> Analysis:
    """Every clue of a finished game beside the best ones that nobody gave, and every guess.

    The same record gives the same analysis. Raises `Rejected` for a game that is not over.

    Args:
        events: The game's record (`game.record.read`).
        bot: Who listens and proposes; its options are those that the referee goes by.
    """
    game = finished(events)
    clues = tuple(_clue(game, moment, bot) for moment in game.moments)
    return Analysis(
        FORMAT,
        game.table.variant,
        game.table.language,
        game.table.words,
        clues,
        sudden=tuple(_guess(each, game.key, bot) for each in game.sudden),
        clue_of_the_game=clue_of_the_game(clues),
        boldest=boldest(clues),
    )


def what_if(events: Sequence[Event], clue: int, word: str, number: Number, bot: MindBot) -> WhatIf:
    """Another clue in the place of one that was given: what the listener would have touched.

    Raises `Rejected` for a game that is not over, and for what the rules do not let anybody say.

    Args:
        events: The game's record.
        clue: The clue in whose place it stands, counted from 0.
        word: The other clue.
        number: Its number.
        bot: Who listens.
    """
    game = finished(events)
    if not 0 <= clue < len(game.moments):
        raise Rejected("clue-unknown")
    table, given, _ = game.moments[clue]
    said = check_clue(table, VARIANTS[table.variant], given.side, word, number)
    verdict = judge(said, number, table.visible, table.language, bot.options)
    if verdict.verdict == "illegal":
        return WhatIf(verdict)
    return WhatIf(verdict, Weighing(bot, table, game.key, given.seat).weigh(said, number))


def clue_of_the_game(clues: Sequence[ClueReport]) -> int | None:
    """The clue that found the most cards; of several the one that was least likely to.

    A clue that fell after a challenge, or whose turn ended on the assassin, is none. One that the
    listener does not know counts as likely: nobody can say how bold it was. Of equals, the first.
    """

    def found(clue: ClueReport) -> int:
        fell = clue.standing == "invalid" or any(g.identity == ASSASSIN for g in clue.guesses)
        return 0 if fell else sum(guess.right for guess in clue.guesses)

    def sure(clue: ClueReport) -> float:
        return 1.0 if clue.given.sure is None else clue.given.sure

    best = min(
        range(len(clues)), key=lambda at: (-found(clues[at]), sure(clues[at]), at), default=None
    )
    return best if best is not None and found(clues[best]) else None


def boldest(clues: Sequence[ClueReport]) -> Boldest | None:
    """The right guess that the listener thought least likely; of equals, the first.

    None where the listener would have thought each likelier than not: that takes no courage. Only
    guesses after a clue that the listener knows: after another one it heard nothing at all.
    """
    right = [
        Boldest(at, number, _chance(guess))
        for at, clue in enumerate(clues)
        for number, guess in enumerate(clue.guesses)
        if guess.right and clue.given.known and _chance(guess) < BOLD
    ]
    return min(right, key=lambda each: each.chance, default=None)


def _chance(guess: Guessed) -> float:
    """What the listener gave for the card that was touched."""
    return next((each.chance for each in guess.heard if each.cell == guess.cell), 0.0)


def _clue(game: Finished, moment: Moment, bot: MindBot) -> ClueReport:
    clue = moment.clue
    weighing = Weighing(bot, moment.table, game.key, clue.seat)
    given = weighing.weigh(clue.word, clue.number, clue.meant)
    best = weighing.best(clue.word, clue.number)
    rank = None
    if given.worth is not None:
        rank = 1 + sum((each.worth or 0.0) > given.worth + EVEN for each in best)
    guesses = tuple(_guess(each, game.key, bot) for each in moment.guesses)
    return ClueReport(clue.seat, clue.side, given, clue.standing, rank, best, guesses)


def _guess(guess: Guess, key: Key, bot: MindBot) -> Guessed:
    """A guess with what the clues of its side said of every card before it."""
    table, event = guess
    view = view_of(table, key, event.seat)
    temperature = LISTENING * bot.character.temperature
    belief = listen(view, bot.mind.board(table.words), temperature)
    meant = 1 - (1 - belief.current) * (1 - belief.earlier)
    cells = [cell for cell in range(len(table.words)) if not table.hidden(cell)]
    heard = [Heard(cell, round(float(meant[cell]), DIGITS)) for cell in cells]
    heard.sort(key=lambda each: (-each.chance, each.cell))
    goal = AGENT if VARIANTS[table.variant].has_tokens else finder_of(table, event.seat)
    right = event.identity == goal
    return Guessed(event.seat, event.cell, event.identity, right, tuple(heard))
