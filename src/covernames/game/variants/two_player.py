"""One team against a phantom: two players, or a group that does not want to compete (1.7)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from .. import events as ev
from ..actions import Actor, TokenFace
from ..key import BLUE, RED
from ..table import Outcome, Table, Turn
from ..variant import Seat
from .classic import Classic, one_less, operatives, spymaster

TEAM = RED
PHANTOM = BLUE

TITLES = {
    8: "title-unbelievable",
    7: "title-mission-impossible",
    6: "title-wow",
    5: "title-secret-service-calls",
    4: "title-top-secret-access",
    3: "title-minds-in-sync",
    2: "title-can-do-better",
    1: "title-a-win-is-a-win",
}
"""What a score is worth (C-096)."""


class TwoPlayer(Classic):
    """The classic game with a rival that nobody plays (C-090, C-091)."""

    name = "two-player"
    sides = (TEAM,)
    starters = (TEAM,)  # C-092
    rivals = False
    seats: ClassVar[tuple[Seat, ...]] = (spymaster(TEAM), operatives(TEAM))

    def after(self, table: Table, side: str, now: int) -> Turn:
        """C-093: in the phantom's turn the spymaster covers one of its words."""
        return self.phantom(table, now, due=1)

    def phantom(self, table: Table, now: int, due: int) -> Turn:
        """The phantom's turn, with so many of its words to be covered."""
        return self.turn(table.settings, "phantom", (TEAM,), now, due=due)

    def cover_identity(self, table: Table) -> str:
        """C-093: a phantom word, of the spymaster's choice."""
        return PHANTOM

    def cover(self, table: Table, actor: Actor, cell: int, now: int) -> ev.Events:
        """C-093, C-094: when its last word is covered, the phantom wins."""
        left = one_less(table.left, PHANTOM)
        due = table.turn.due - 1
        turn = (
            replace(table.turn, due=due) if due else self.turn(table.settings, "clue", (TEAM,), now)
        )
        covered = ev.CardCovered(actor.seat, actor.member, cell, PHANTOM, left, turn)
        ended = self.decided(left, PHANTOM, TEAM)
        return [covered] if ended is None else [covered, ended]

    def clue_falls(self, table: Table, by: ev.Ruler, token: TokenFace, now: int) -> ev.Events:
        """A-14: a phantom word as penalty, then one more for the phantom's turn."""
        turn = self.phantom(table, now, due=2)
        return [ev.ClueRuled(False, by, turn), ev.TurnEnded("invalid-clue", turn)]

    def outcome(self, reason: str, winner: str, left: dict[str, int]) -> Outcome:
        """C-094, C-095, A-15: the phantom's agents that are left are the score of a win."""
        if winner == PHANTOM:
            return Outcome("phantom-first" if reason == "all-found" else reason, score=0)
        score = left[PHANTOM]
        return Outcome(reason, (TEAM,), score, TITLES[score])

    def resigned(self, side: str) -> Outcome:
        """A-62: a loss."""
        return Outcome("resigned", score=0)
