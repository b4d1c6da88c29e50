"""How the bots of a room think: in workers, and without them something is done for them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ..bots import character
from ..bots.character import BOLD, CAUTIOUS, NORMAL, STEADY
from ..bots.names import DEFAULT
from ..game import actions as act
from ..game.view import View
from ..refusals import Rejected
from ..room.pointer import Pointed, Pointer
from .questions import Need
from .referee import read
from .workers import Workers

if TYPE_CHECKING:
    from ..bots import Bot

USUAL: Final = f"{DEFAULT}:{NORMAL.name}"
"""The bot that people get who do not choose."""
ADVISER: Final = DEFAULT
"""The bot whose ideas people hear who have none."""
LEVELS: Final = tuple(f"{DEFAULT}:{level.name}" for level in character.LEVELS)
"""The bots that people choose from, the weakest first."""
OFFERED: Final = (
    USUAL,
    *(level for level in LEVELS if level != USUAL),
    *(f"{DEFAULT}:{each.name}" for each in (STEADY, CAUTIOUS, BOLD)),
    "random",
)
"""Bots that a room may seat. Others would run code or call addresses that a guest names."""
THINKING: Final = 20.0
"""Seconds for one thought; a hundredth of it is usual."""


def check_bot(name: str) -> None:
    """Refuse a bot that is not offered."""
    if name not in OFFERED:
        raise Rejected("bot-unknown", bot=name[:40])


class BotPool:
    """Where the bots of one room think; a language is loaded when it is first played."""

    def __init__(self, workers: Workers, who: str) -> None:
        self._workers, self._who = workers, who

    async def choose(self, bot: str, view: View, options: tuple[str, ...]) -> act.Action | None:
        """What a bot does in its seat; None: nothing. Raises `Unanswered`."""
        need = Need(prepare, (bot, view.table.language))
        asked = (bot, view, options)
        return await self._workers.ask(self._who, _choose, *asked, limit=THINKING, need=need)

    async def pointed(self, bot: str, view: View, options: tuple[str, ...]) -> Pointed:
        """What a bot would touch in its seat, and how sure it is; people touch it, or do not."""
        need = Need(prepare, (bot, view.table.language))
        asked = (bot, view, options)
        return await self._workers.ask(self._who, _pointed, *asked, limit=THINKING, need=need)

    async def ideas(self, view: View, options: tuple[str, ...]) -> tuple[str, ...]:
        """What somebody in a seat might say for a clue."""
        need = Need(prepare, (ADVISER, view.table.language))
        return await self._workers.ask(self._who, _ideas, view, options, limit=THINKING, need=need)

    async def puzzled(self, bot: str, view: View) -> bool:
        """Whether the latest clue tells a bot nothing."""
        need = Need(prepare, (bot, view.table.language))
        return await self._workers.ask(self._who, _puzzled, bot, view, limit=THINKING, need=need)


def spare(view: View) -> act.Action | None:
    """What can be done on a seat without thinking; None: nothing, for any bot."""
    from ..bots.bot import Player  # noqa: PLC0415 - only rooms with bots need it
    from ..bots.spare import Spare  # noqa: PLC0415 - as above

    choice = Player(Spare(view.table.language), view.seat).choose(view)
    return None if choice is None else choice.action


def prepare(name: str, language: str) -> None:
    """Have at hand what a bot reads before its first move; it judges its own clues, too."""
    _bot(name, language, ())
    read(language)


@lru_cache(32)
def _bot(name: str, language: str, options: tuple[str, ...]) -> Bot:
    from ..bots import bot_named  # noqa: PLC0415 - loaded where bots think, not in the server

    bot = bot_named(name, language)
    bot.options = options
    return bot


def _puzzled(name: str, view: View) -> bool:
    return _bot(name, view.table.language, ()).puzzled(view)


def _pointed(name: str, view: View, options: tuple[str, ...]) -> Pointed:
    from ..bots import Player  # noqa: PLC0415 - as above

    player = Player(_bot(name, view.table.language, options), view.seat)
    candidates = player.pointed(view, player.choose(view))
    return tuple(Pointer(each.cell, each.percent) for each in candidates)


def _ideas(view: View, options: tuple[str, ...]) -> tuple[str, ...]:
    from ..bots.ideas import ideas  # noqa: PLC0415 - as above
    from ..bots.mind_bot import MindBot  # noqa: PLC0415 - as above

    bot = _bot(ADVISER, view.table.language, options)
    assert isinstance(bot, MindBot)
    return ideas(bot, view)


def _choose(name: str, view: View, options: tuple[str, ...]) -> act.Action | None:
    from ..bots import Player  # noqa: PLC0415 - as above

    choice = Player(_bot(name, view.table.language, options), view.seat).choose(view)
    return None if choice is None else choice.spoken
