"""Ideas for clues at the device (A-74): who may have them, and the bot that has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..game.ideas import Ideas, ideas_from, ideas_told, tell
from ..game.session import Session
from ..refusals import Rejected
from .bot_players import BotPlayers

if TYPE_CHECKING:
    from ..bots.mind_bot import MindBot


class IdeaSource:
    """Tells whoever must give a clue what they might say.

    Args:
        how: Who may have ideas.
        bots: Who plays the other seats.
        language: The language of the words.
        now: The time in milliseconds.
        keep: Called when there is something to keep.
    """

    def __init__(
        self,
        how: Ideas,
        bots: BotPlayers,
        language: str,
        now: Callable[[], int],
        keep: Callable[[Session], None],
    ) -> None:
        self._how: Ideas = how
        self._bots, self._language, self._now, self._keep = bots, language, now, keep
        self._bot: MindBot | None = None

    def offered(self, game: Session, seat: str) -> bool:
        """Whether a seat may ask, now or in a while."""
        return self._since(game, seat) is not None

    def told(self, game: Session, seat: str) -> tuple[str, ...]:
        """What a seat might say; the same for one clue, however often it is asked."""
        since = self._since(game, seat)
        if since is None:
            raise Rejected("ideas-off")
        left = since - self._now()
        if left > 0:
            raise Rejected("ideas-too-soon", seconds=-(-left // 1000))
        known = ideas_told(game.table, game.whispers, seat)
        if known:
            return known
        words = self._thought(game, seat)
        if not words:
            raise Rejected("ideas-none")
        game.whisper(tell(game.table, seat, words))
        self._keep(game)
        return words

    def _since(self, game: Session, seat: str) -> int | None:
        alone = all(self._bots.plays(name) for name in game.table.members if name != seat)
        return ideas_from(game.table, seat, self._how, alone=alone)

    def _thought(self, game: Session, seat: str) -> tuple[str, ...]:
        from ..bots.ideas import ideas  # noqa: PLC0415 - bots load much, who asks can wait
        from ..bots.mind_bot import MindBot  # noqa: PLC0415 - as above
        from ..bots.names import DEFAULT, bot_named  # noqa: PLC0415 - as above

        if self._bot is None:
            bot = bot_named(DEFAULT, self._language)
            assert isinstance(bot, MindBot)
            self._bot = bot
        return ideas(self._bot, game.view(seat))
