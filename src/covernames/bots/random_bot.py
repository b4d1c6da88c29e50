"""A bot that knows nothing: the measure that every other bot must beat."""

from __future__ import annotations

from ..game.actions import GiveClue, Guess, Stop
from ..game.choices import finder_of, touchable
from ..game.view import View
from .bot import Bot


class RandomBot(Bot):
    """Says any legal word for one card, touches any card once."""

    def clue(self, view: View) -> GiveClue:
        """Any word of the decks that is not on the table."""
        return GiveClue(self.spare_word(view), 1)

    def guess(self, view: View) -> Guess | Stop:
        """Any card; and no more than it must."""
        if "stop" in view.table.turn.may.get(view.seat, ()):
            return Stop()
        return Guess(self.rng(view).choice(touchable(view.table, finder_of(view.table, view.seat))))
