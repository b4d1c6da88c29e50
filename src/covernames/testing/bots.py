"""What every bot must keep to, as a check that anyone can run on their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import msgspec

from ..bots.bot import Bot, Choice, Player
from ..bots.names import bot_named
from ..bots.selfplay import play
from ..dealing import pile_of
from ..game.actions import Action, Guess, Stop
from ..game.session import Session
from ..game.variants import VARIANTS
from ..game.view import View
from ..judging import judge
from ..refusals import Rejected

MakeBot = Callable[[str, int], Bot]
"""Makes a bot for a language and a seed; a class of one's own does."""


def check_bot(
    bot: str | MakeBot,
    *,
    variants: Iterable[str] = tuple(VARIANTS),
    language: str = "en",
    games: int = 2,
    seed: int = 0,
) -> list[Session]:
    """Let a bot play whole games on every seat, and check all that must hold of it.

    It plays legally, gives clues that the referee does not call illegal, does the same again when
    it is asked the same, leaves what it is shown as it is, and needs nothing but what it is shown:
    another one of its kind, given a copy of the view, does the same.

    Args:
        bot: A name, or what makes a bot of a language and a seed.
        variants: The games to play.
        language: The language to play in.
        games: How many of each.
        seed: Where chance begins.

    Returns:
        The games, for checks of one's own.
    """

    def make() -> Bot:
        return bot_named(bot, language, seed) if isinstance(bot, str) else bot(language, seed)

    played = []
    for variant in variants:
        for number in range(games):
            watched = _Watched(make)
            bots = {seat.name: watched for seat in VARIANTS[variant].seats}
            rng = Random(f"{seed}/{variant}/{number}")
            pile = pile_of(language, "base")
            try:
                played.append(play(variant, bots, pile, rng, language=language))
            except Rejected as rejected:
                raise AssertionError(f"{variant}: {watched.last} is refused: {rejected}") from None
    return played


class _Watched(Bot):
    """Stands between the game and the bot, and asks everything twice."""

    def __init__(self, make: Callable[[], Bot]) -> None:
        self._make = make
        self._bot = make()
        super().__init__(self._bot.language, self._bot.seed)
        self.last: Action | None = None

    def clue(self, view: View) -> Action:  # type: ignore[override]  # whatever it says is checked
        choice = self._twice(view)
        word, number = getattr(choice, "word", ""), getattr(choice, "number", None)
        verdict = judge(word, number, view.table.visible, self.language)
        assert verdict.verdict != "illegal", f"{word} {number} is illegal: {verdict.reason}"
        said = [clue.word for clue in view.table.clues]
        assert word not in said, f"{word} was said before"
        return choice

    def guess(self, view: View) -> Guess | Stop:
        choice = self._twice(view)
        assert isinstance(choice, Guess | Stop), f"{choice} is no guess"
        return choice

    def cover(self, view: View) -> Action:  # type: ignore[override]  # as above
        return self._twice(view)

    def _twice(self, view: View) -> Action:
        before = msgspec.json.encode(view)
        first = self._choice(self._bot, view)
        assert msgspec.json.encode(view) == before, "the bot has changed what it was shown"
        copy = msgspec.json.decode(before, type=View)
        second = self._choice(self._make(), copy)
        assert first == second, f"the same view, and now {first.action}, now {second.action}"
        self.last = first.action
        return first.action

    def _choice(self, bot: Bot, view: View) -> Choice:
        choice = Player(bot, view.seat).choose(view)
        assert choice is not None, "the bot has nothing to do where it is its turn"
        return choice
