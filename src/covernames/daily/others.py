"""What others did for a case: how many of them, never who.

What somebody adds is told only together with what four others have added: neither a small count nor
the difference between two counts tells what one person did.
"""

from __future__ import annotations

from typing import Final

import msgspec

from .cases import MOST_CLUES, Case, GiveShown, GuessShown

TOGETHER: Final = 5
"""The people whose results are told together, the first time and each time after that."""
KEPT_DAYS: Final = 30
"""Days after a case's own on which its counts are still kept."""


class Counts(msgspec.Struct, frozen=True):
    """How many people did what."""

    people: int = 0
    """Those whose results are counted here."""
    solved: int = 0
    touched: tuple[int, ...] = ()
    """To guess: who touched it, cell by cell."""
    found: tuple[int, ...] = ()
    """To guess: who found everything that was meant, clue by clue."""
    needed: tuple[int, ...] = ()
    """To give: who solved it with one clue, with two, and so on."""

    def plus(self, other: Counts) -> Counts:
        """Both together; of the same case."""
        return Counts(
            self.people + other.people,
            self.solved + other.solved,
            _sum(self.touched, other.touched),
            _sum(self.found, other.found),
            _sum(self.needed, other.needed),
        )


class Tally(msgspec.Struct, frozen=True):
    """The counts of a case."""

    told: Counts = Counts()
    waiting: Counts = Counts()
    """Results that are told when there are enough of them."""

    def plus(self, one: Counts) -> Tally:
        """With one result more."""
        waiting = self.waiting.plus(one)
        if waiting.people < TOGETHER:
            return Tally(self.told, waiting)
        return Tally(self.told.plus(waiting))


class Others(msgspec.Struct, frozen=True):
    """What somebody who is done with a case may know of the others."""

    kept: bool
    """Whether results are counted for this day: not for one that is long past."""
    counts: Counts
    """Of nobody, as long as there are too few."""


def guess_counted(case: Case, shown: GuessShown) -> Counts | None:
    """The result of one person who guessed; None: there is none yet."""
    cells = {touch.cell for touch in shown.known}
    if not shown.over or not cells:
        return None
    return Counts(
        people=1,
        solved=int(shown.over == "solved"),
        touched=tuple(int(cell in cells) for cell in range(len(case.words))),
        found=tuple(int(cells.issuperset(hint.meant)) for hint in case.clues),
    )


def give_counted(shown: GiveShown) -> Counts | None:
    """The result of one person who gave clues; None: there is none yet."""
    if not shown.over or not shown.turns:
        return None
    solved = shown.over == "solved"
    needed = tuple(int(solved and len(shown.turns) == many + 1) for many in range(MOST_CLUES))
    return Counts(people=1, solved=int(solved), needed=needed)


def _sum(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Place by place; nobody's counts are empty."""
    if not one or not other:
        return one or other
    return tuple(a + b for a, b in zip(one, other, strict=True))
