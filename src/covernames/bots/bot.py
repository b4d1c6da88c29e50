"""What a bot is: two methods. And a player, who knows when to ask it.

A bot gets a `View`, exactly what a person in that seat has before them: the table, the face of the
key if the seat sees one, and what was whispered to the seat. It keeps nothing from one call to the
next, so it can take over for somebody at any time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from ..decks import load
from ..decks.library import NAMES
from ..game import actions as act
from ..game.choices import coverable
from ..game.clues import question
from ..game.table import Number, Table
from ..game.variants import VARIANTS
from ..game.view import View
from ..judging import judge
from ..text import same


class Bot(ABC):
    """Plays any seat of any variant. Write `clue` and `guess`; the rest has sensible defaults.

    >>> from covernames import GiveClue, Guess
    >>> class First(Bot):
    ...     def clue(self, view):
    ...         return GiveClue(self.spare_word(view), 1)
    ...
    ...     def guess(self, view):
    ...         return Guess(view.table.covers.index(""))
    >>> from covernames.testing import check_bot
    >>> [game] = check_bot(First, variants=["classic"], games=1)
    >>> game.table.outcome is None
    False
    """

    def __init__(self, language: str = "en", seed: int = 0) -> None:
        self.language = language
        self.seed = seed
        self.options: tuple[str, ...] = ()
        """The referee's options of the table, on top of the language's defaults."""

    @abstractmethod
    def clue(self, view: View) -> act.GiveClue:
        """A clue for the seat's side."""

    @abstractmethod
    def guess(self, view: View) -> act.Guess | act.Stop:
        """A card to touch; or the end of the turn, where `view.table.turn.may` has it."""

    def cover(self, view: View) -> act.Cover | act.Waive:
        """A card to cover without a guess: a penalty (C-051) or the phantom's turn (C-093)."""
        return act.Cover(coverable(view)[0])

    def accept(self, view: View, word: str, number: Number) -> bool:
        """Whether a clue of the opponents is fine: they ask, or it was challenged (C-119)."""
        return self.verdict(view, word, number) != "illegal"

    def vote(self, view: View) -> bool:
        """Whether the challenged clue stands (A-07)."""
        return self.accept(view, view.table.clue.word, view.table.clue.number)

    def sure(self, view: View, action: act.Action) -> float | None:  # noqa: ARG002 - for others
        """How sure the bot is of what it does, between 0 and 1; None: it does not say."""
        return None

    def candidates(self, view: View, guess: act.Guess) -> tuple[Candidate, ...]:
        """The cards that the bot would touch in this turn, that of its guess first."""
        return (Candidate(guess.cell, self.sure(view, guess)),)

    def excuse(self) -> str:
        """Why what it played was not its own play; empty: it was. The arena does not count such."""
        return ""

    def puzzled(self, view: View) -> bool:  # noqa: ARG002 - for others
        """Whether the latest clue tells the bot nothing: people should know why it guesses so."""
        return False

    def trouble(self) -> str:
        """What went wrong so far without ending the game; empty: nothing."""
        return ""

    def verdict(self, view: View, word: str, number: Number) -> str:
        """The referee's word on a clue, as the table has agreed on it."""
        table = view.table
        visible = table.visible if table.doubt is None else table.visible_for_clue
        return judge(word, number, visible, self.language, self.options).verdict

    def is_legal(self, view: View, word: str, number: Number) -> bool:
        """Whether the referee lets a clue pass without a question."""
        return self.verdict(view, word, number) == "legal"

    def rng(self, view: View) -> Random:
        """Chance that depends on the seed and the game alone, not on what was asked before."""
        return Random(f"{self.seed}/{view.table.commitment}/{view.table.step}/{view.seat}")

    def spare_word(self, view: View) -> str:
        """A legal word of our decks, for want of anything better; at the very end a letter."""
        on_table = {same(word) for word in view.table.words}
        taken = on_table | {same(clue.word) for clue in view.table.clues}
        words = [word.text for name in NAMES for word in load(self.language, name).words]
        self.rng(view).shuffle(words)
        free = (word.lower() for word in words if same(word) not in taken)
        return next((word for word in free if self.is_legal(view, word, 1)), "x")


class Candidate(NamedTuple):
    """A card that a bot would touch, and how sure it is that it is one to find."""

    cell: int
    sure: float | None = None

    @property
    def percent(self) -> int | None:
        """As people are told it."""
        return None if self.sure is None else round(100 * self.sure)


class Choice(NamedTuple):
    """What a player does, and how sure it is."""

    action: act.Action
    sure: float | None = None

    @property
    def spoken(self) -> act.Action:
        """The action as it is sent: how sure a giver is goes with the clue.

        That is a whisper, which opens when the game is over.
        """
        if not isinstance(self.action, act.GiveClue) or self.sure is None:
            return self.action
        return replace(self.action, sure=round(100 * self.sure))


class Player:
    """A bot on a seat: turns what the seat may do now into the right question to the bot.

    >>> from covernames import Session
    >>> from covernames.bots import bot_named
    >>> game = Session.start("duet", [f"word{n}" for n in range(25)])
    >>> player = Player(bot_named("random", "en", seed=1), "a")
    >>> type(player.choose(game.view("a")).action).__name__
    'GiveClue'
    """

    def __init__(self, bot: Bot, seat: str) -> None:
        self.bot = bot
        self.seat = seat

    def choose(self, view: View) -> Choice | None:
        """What to do now; None: others are to act. Never gives up, lets the clock rest if asked."""
        table = view.table
        if table.outcome is not None or table.paused is not None:
            return None
        action = self._action(view)
        return None if action is None else Choice(action, self.bot.sure(view, action))

    def pointed(self, view: View, choice: Choice | None) -> tuple[Candidate, ...]:
        """What to point at where people share the seat: all that the bot would touch.

        Whoever sees a face of the key shows no more than the touch would: the other side looks on,
        and nothing may be told of that face but by clues (D-040).
        """
        if choice is None or not isinstance(choice.action, act.Guess):
            return ()
        if view.face is not None:
            return (Candidate(choice.action.cell),)
        return self.bot.candidates(view, choice.action)

    def _action(self, view: View) -> act.Action | None:
        table, bot = view.table, self.bot
        may = table.turn.may.get(self.seat, ())
        if "pause" in may and table.pausing and not self._pauses(table):
            return act.Pause()
        asked = question(table, view.whispers, self.seat)
        if asked is not None:
            accept = bot.accept(view, asked.word, asked.number)
            return act.Answer(accept, asked.word, asked.number)
        if table.turn.phase == "challenge":
            return self._rule(view, may)
        if "give-clue" in may:
            return bot.clue(view)
        if "guess" in may:
            return bot.guess(view)
        return bot.cover(view) if "cover" in may else None

    def _pauses(self, table: Table) -> bool:
        """Whether the sides of this seat have agreed to a pause already."""
        return set(VARIANTS[table.variant].seat(self.seat).sides) <= set(table.pausing)

    def _rule(self, view: View, may: tuple[str, ...]) -> act.Action | None:
        """A challenge: the opposing spymaster may accept the clue, everybody else votes once."""
        table, bot = view.table, self.bot
        assert table.doubt is not None  # the phase has one
        if "answer" in may:
            # He may not condemn it alone, unless the referee is certain.
            accept = bot.accept(view, table.clue.word, table.clue.number)
            if accept or table.doubt.verdict == "illegal":
                return act.Answer(accept)
        voted = all(member in table.doubt.votes for member in table.members[self.seat])
        return None if voted or "vote" not in may else act.Vote(bot.vote(view))
