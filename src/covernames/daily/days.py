"""Which days there are, and how hard each day of the week is."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

from ..refusals import Rejected

FIRST: Final = "2026-01-01"
"""The first day that has a case."""


class Level(NamedTuple):
    """How hard a case is: what the bot's confidence must be, and what lies on the table."""

    numbers: tuple[int, ...]
    """To guess: the numbers of the three clues, in order."""
    least: int
    """To guess: the lowest confidence that a clue may have, in percent."""
    most: int
    """To guess: the highest one."""
    misses: int
    """To guess: the cards that the listening bot may touch in vain for one clue."""
    agents: int
    """To give: the words to be found."""
    assassins: int
    """To give: the cards that end the case."""
    given_least: int
    """To give: the lowest confidence that the spymaster bot may have on average, in percent."""
    par: int
    """To give: the most clues that the spymaster bot may need."""


LEVELS: Final = (
    Level((2, 2, 2), 66, 100, 0, 5, 1, 60, 4),  # Monday
    Level((2, 2, 2), 58, 80, 0, 6, 1, 56, 4),
    Level((2, 2, 2), 50, 76, 1, 6, 1, 54, 4),
    Level((2, 3, 2), 46, 76, 1, 7, 1, 52, 5),
    Level((2, 3, 2), 42, 74, 1, 7, 2, 50, 5),
    Level((2, 3, 2), 36, 74, 2, 8, 2, 48, 6),
    Level((3, 2, 3), 32, 74, 2, 9, 3, 46, 6),  # Sunday
)
"""Easy on Monday, hard on Sunday."""


def level_of(day: str) -> int:
    """How hard a day's cases are: 1 on Monday, 7 on Sunday."""
    return date.fromisoformat(day).isoweekday()


def today(now: int) -> str:
    """The day in UTC, by the time in milliseconds: it is the same day everywhere.

    >>> today(1_795_046_399_999), today(1_795_046_400_000)
    ('2026-11-18', '2026-11-19')
    """
    return _moment(now).date().isoformat()


def days_before(day: str, days: int) -> str:
    """The day so many days earlier.

    >>> days_before("2026-03-01", 1)
    '2026-02-28'
    """
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def next_at(now: int) -> int:
    """When the next day begins, in milliseconds."""
    tomorrow = _moment(now).date() + timedelta(days=1)
    return int(datetime.combine(tomorrow, datetime.min.time(), UTC).timestamp() * 1000)


def check_day(day: str, now: int) -> None:
    """Refuse what is no day, and days that have no case yet or never had one."""
    try:
        known = date.fromisoformat(day).isoformat() == day
    except ValueError:
        known = False
    if not known or day < FIRST:
        raise Rejected("daily-unknown")
    if day > today(now):
        raise Rejected("daily-not-yet")


def _moment(now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC)
