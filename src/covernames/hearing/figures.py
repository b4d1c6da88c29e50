"""How well a listener heard: what it touched, counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

import msgspec

from ..arena.playing import bot_called
from ..arena.standings import Share, share
from ..bots.knowledge import Known, known
from ..bots.space import space_of
from .given import Given
from .listening import Heard, listen

Group = Literal["all", "well", "little", "unknown"]
GROUPS: Final[tuple[Group, ...]] = ("all", "well", "little", "unknown")
"""All clues; and those by the card of the board that our bots know least."""
WORST: Final[tuple[Known, ...]] = ("unknown", "little", "well")
PEOPLE: Final = "people"
"""In place of a bot: those who really guessed."""
MOST_FAILURES: Final = 10
"""Clues after which a bot that fails is asked no more."""
Progress = Callable[[int, int], None]


class Figures(msgspec.Struct, frozen=True):
    """What came of some clues."""

    first: Share
    """Clues whose first touch is a target."""
    agreement: Share
    """Targets among as many touches as there are targets, or as the number says if that is less."""
    assassin: Share
    """Clues with a known assassin, and how many of them ended there."""
    avoid: Share
    """Clues with known cards of the other team, and how many of them touched one."""
    same: Share
    """Clues for which people's guesses are known, and how many were begun with the same card."""
    puzzled: Share
    """Clues that told the listener nothing."""


class Told(msgspec.Struct, frozen=True):
    """What was touched for a clue; clues and cells count from 0."""

    clue: int
    touched: tuple[int, ...]


class Report(msgspec.Struct, frozen=True):
    """How well one listener heard."""

    bot: str
    groups: dict[Group, Figures]
    """Those that have clues."""
    heard: tuple[Told, ...]
    failures: int = 0
    """Clues that are not counted: the bot raised an error, or its model never answered."""
    error: str = ""
    """The last of them."""


def report(
    bot: str,
    given: Sequence[Given],
    seed: int = 0,
    progress: Progress = lambda _done, _all: None,
) -> Report:
    """Put clues to a bot, a new one each: nothing it remembers helps it."""
    heard: dict[int, Heard] = {}
    failures, error = 0, ""
    for number, each in enumerate(given):
        try:
            heard[number] = listen(bot_called(bot, each.language, seed), each)
        except Exception as raised:  # noqa: BLE001 - bots are somebody else's code
            failures, error = failures + 1, f"{type(raised).__name__}: {raised}"
        progress(number + 1, len(given))
        if failures >= MOST_FAILURES:
            break
    return _report(bot, given, heard, failures, error)


def people(given: Sequence[Given]) -> Report | None:
    """The same for the people whose guesses are known; None: there are none."""
    heard = {
        number: Heard(_until_assassin(each)) for number, each in enumerate(given) if each.guesses
    }
    return _report(PEOPLE, given, heard) if heard else None


def group_of(given: Given) -> Group:
    """By the card of the board that our bots know least."""
    space = space_of(given.language)
    all_known = {known(space, word) for word in given.words}
    return next(each for each in WORST if each in all_known)


def _until_assassin(given: Given) -> tuple[int, ...]:
    """As many guesses as are counted."""
    touched = []
    for cell in given.guesses[: given.asked]:
        touched.append(cell)
        if cell in given.assassins:
            break
    return tuple(touched)


def _report(
    bot: str,
    given: Sequence[Given],
    heard: dict[int, Heard],
    failures: int = 0,
    error: str = "",
) -> Report:
    pairs: dict[Group, list[tuple[Given, Heard]]] = {group: [] for group in GROUPS}
    for number, what in heard.items():
        pairs["all"].append((given[number], what))
        pairs[group_of(given[number])].append((given[number], what))
    return Report(
        bot,
        {group: _figures(some) for group, some in pairs.items() if some},
        tuple(Told(number, what.touched) for number, what in heard.items()),
        failures,
        error,
    )


def _figures(pairs: Sequence[tuple[Given, Heard]]) -> Figures:
    found = sum(cell in given.targets for given, heard in pairs for cell in heard.touched)
    return Figures(
        first=_share(bool({*heard.touched[:1]} & {*given.targets}) for given, heard in pairs),
        agreement=share(found, sum(given.asked for given, _ in pairs)),
        assassin=_share(
            bool({*heard.touched} & {*given.assassins}) for given, heard in pairs if given.assassins
        ),
        avoid=_share(
            bool({*heard.touched} & {*given.avoid}) for given, heard in pairs if given.avoid
        ),
        same=_share(
            heard.touched[:1] == given.guesses[:1] for given, heard in pairs if given.guesses
        ),
        puzzled=_share(heard.puzzled for _, heard in pairs),
    )


def _share(happened: Iterable[bool]) -> Share:
    all_of_them = list(happened)
    return share(sum(all_of_them), len(all_of_them))
