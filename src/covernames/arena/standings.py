"""What the results say: for every pair of giver and guesser its wins, turns, deaths and clues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, median, quantiles
from typing import Final

import msgspec

from .match import Result, Team
from .ratings import Rating, rate

NORMAL: Final = 1.96
"""Standard deviations to either side that hold 95 of 100 values."""


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and where its true rate lies, 95 times in 100."""

    count: int
    of: int
    rate: float
    low: float
    high: float


class Latency(msgspec.Struct, frozen=True):
    """How long something takes, in milliseconds."""

    median: float
    p95: float


class Standing(msgspec.Struct, frozen=True):
    """A giver and a guesser, over all their games."""

    giver: str
    guesser: str
    wins: Share
    assassin: Share
    first: Share
    """Clues after which the first guess was right."""
    turns: float
    """On average, in games that were not cut short by the assassin or a fault."""
    size: float
    """The number of a clue, on average; unlimited ones not counted."""
    found: float
    """The words found for a clue, on average."""
    sizes: dict[str, int]
    """How often each number was said."""
    clue_ms: Latency
    guess_ms: Latency
    faults: int
    """Games lost by something that is not allowed."""


class Section(msgspec.Struct, frozen=True):
    """All games of one variant in one language."""

    variant: str
    language: str
    seeds: tuple[int, ...]
    decks: tuple[str, ...]
    games: int
    givers: tuple[str, ...]
    guessers: tuple[str, ...]
    standings: tuple[Standing, ...]
    ratings: tuple[Rating, ...]
    missing: tuple[str, ...] = ()
    """Analysers that the referee did without in some of the games."""

    def standing(self, giver: str, guesser: str) -> Standing | None:
        """The standing of a pair, if it played."""
        for each in self.standings:
            if (each.giver, each.guesser) == (giver, guesser):
                return each
        return None


def share(count: int, of: int) -> Share:
    """A rate with Wilson's interval, which holds for few games and for rates near 0 and 1.

    >>> share(0, 20).high < 0.17
    True
    """
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    rate, square = count / of, NORMAL**2 / of
    middle = (rate + square / 2) / (1 + square)
    around = NORMAL * sqrt(rate * (1 - rate) / of + square / (4 * of)) / (1 + square)
    return Share(count, of, rate, max(0.0, middle - around), min(1.0, middle + around))


def sections(results: Iterable[Result]) -> list[Section]:
    """The results, by variant and language, each with its pairs and ratings."""
    groups: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        groups.setdefault((result.match.variant, result.match.language), []).append(result)
    return [_section(*named, some) for named, some in groups.items()]


def _section(variant: str, language: str, results: Sequence[Result]) -> Section:
    teams: dict[tuple[str, str], list[tuple[Team, Result]]] = {}
    for result in results:
        for team in result.teams:
            teams.setdefault((team.giver, team.guesser), []).append((team, result))
    return Section(
        variant,
        language,
        tuple(sorted({result.match.seed for result in results})),
        tuple(sorted({result.match.dealt_from for result in results})),
        len(results),
        tuple(dict.fromkeys(giver for giver, _ in teams)),
        tuple(dict.fromkeys(guesser for _, guesser in teams)),
        tuple(_standing(giver, guesser, played) for (giver, guesser), played in teams.items()),
        tuple(rate(results)),
        tuple(sorted({name for result in results for name in result.missing or ()})),
    )


def _standing(giver: str, guesser: str, played: Sequence[tuple[Team, Result]]) -> Standing:
    teams = [team for team, _ in played]
    games = _games(played)
    numbers = [number for team in teams for number in team.numbers]
    found = [words for team in teams for words in team.found]
    whole = [team.turns for team, result in games if not (team.assassin or result.fault)]
    count = Counter(str(number) for number in numbers)
    return Standing(
        giver,
        guesser,
        share(sum(team.won for team, _ in games), len(games)),
        share(sum(team.assassin for team, _ in games), len(games)),
        share(sum(words > 0 for words in found), len(found)),
        _mean(whole),
        _mean([number for number in numbers if isinstance(number, int)]),
        _mean(found),
        dict(sorted(count.items())),
        _latency([took for team in teams for took in team.clue_ms]),
        _latency([took for team in teams for took in team.guess_ms]),
        sum(result.fault is not None and not team.won for team, result in games),
    )


def _games(played: Sequence[tuple[Team, Result]]) -> list[tuple[Team, Result]]:
    """Each game once: two sides of Duet that one bot plays have won it together, not twice."""
    once: dict[tuple[str, bool], tuple[Team, Result]] = {}
    for team, result in played:
        once.setdefault((result.match.name, team.won), (team, result))
    return list(once.values())


def _mean(values: Sequence[int]) -> float:
    return fmean(values) if values else 0.0


def _latency(times: Sequence[float]) -> Latency:
    if len(times) < 2:  # noqa: PLR2004 - quantiles need two
        only = times[0] if times else 0.0
        return Latency(only, only)
    return Latency(median(times), quantiles(times, n=20, method="inclusive")[18])
