"""A bot behind an address: it gets the view as JSON and answers with an action as JSON.

The question is ``{"ask": "clue" | "guess" | "cover" | "accept" | "vote", "language": …, "seed": …,
"view": …, "touchable": …}``, and for accept also ``"word"`` and ``"number"``. The answer is the
action as the wire writes it (``{"do": "give-clue", "word": "sea", "number": 2}``,
``{"do": "guess", "cell": 7}``, ``{"do": "stop"}``), or ``true`` or ``false`` for accept and vote.
"""

from __future__ import annotations

import urllib.request
from typing import Any, Final

import msgspec

from ..game.actions import AnyAction, Cover, GiveClue, Guess, Stop, Waive
from ..game.choices import coverable, finder_of, touchable
from ..game.table import Number
from ..game.variants import VARIANTS
from ..game.view import View
from .bot import Bot

REMOTE_TIMEOUT: Final = 30.0


class RemoteFailed(RuntimeError):  # noqa: N818 - says what happened
    """The address did not answer, or not with what was asked for."""


class Remote(Bot):
    """Asks an address. What it does not answer in time or in form is an error of its owner's."""

    def __init__(
        self, url: str, language: str = "en", seed: int = 0, *, patience: float = REMOTE_TIMEOUT
    ) -> None:
        super().__init__(language, seed)
        if not url.startswith(("http://", "https://")):
            raise ValueError(f"{url} is no web address")
        self.url, self.patience = url, patience

    def clue(self, view: View) -> GiveClue:
        """Ask for a clue."""
        return self._asked("clue", view, GiveClue)  # type: ignore[no-any-return]

    def guess(self, view: View) -> Guess | Stop:
        """Ask for a touch."""
        return self._asked("guess", view, Guess | Stop)  # type: ignore[no-any-return]

    def cover(self, view: View) -> Cover | Waive:
        """Ask for a cover."""
        return self._asked("cover", view, Cover | Waive)  # type: ignore[no-any-return]

    def accept(self, view: View, word: str, number: Number) -> bool:
        """Ask for a ruling."""
        return bool(self._asked("accept", view, bool, word=word, number=number))

    def vote(self, view: View) -> bool:
        """Ask for a vote."""
        return bool(self._asked("vote", view, bool))

    def _asked(self, ask: str, view: View, answer: Any, **more: object) -> Any:  # noqa: ANN401
        question = {
            "ask": ask,
            "language": self.language,
            "seed": self.seed,
            "view": view,
            "touchable": _touchable(ask, view),
            **more,
        }
        request = urllib.request.Request(  # noqa: S310 - http(s), checked above
            self.url, msgspec.json.encode(question), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=self.patience) as reply:  # noqa: S310
                body = reply.read(1 << 16)
            found = msgspec.json.decode(body, type=bool if answer is bool else AnyAction)
        except (OSError, msgspec.MsgspecError) as error:
            raise RemoteFailed(f"{self.url}: {error}") from error
        if not isinstance(found, answer):
            raise RemoteFailed(f"{self.url} answered {found!r} when asked for {ask}")
        return found


def _touchable(ask: str, view: View) -> list[int]:
    """The cells that a question is about: who answers need not know the rules of each game.

    For a guess those that may be touched; for a clue those that may be touched for it; for a cover
    those that may be covered.
    """
    table = view.table
    if ask == "cover":
        return coverable(view)
    if ask == "guess":
        return touchable(table, finder_of(table, view.seat))
    if ask == "clue":
        variant = VARIANTS[table.variant]
        return touchable(table, variant.guess_side(variant.seat(view.seat).sides[0]))
    return []
