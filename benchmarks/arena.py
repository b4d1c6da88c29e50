"""The arena: how much faster two processes play than one.

    python -m benchmarks.arena [GAMES]

plays that many games once, from the start of the pool to its end.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from covernames.arena import Match, Workers, line_up, processes, run

from .figure import Figure, in_loops

GAMES = 64
ROUNDS = 5
WARM = 8
"""Games that let every process load the language: a run of a thousand games does that once."""


def games(count: int, seed: int) -> list[Match]:
    """Classic games of our bots."""
    return list(line_up("classic", "en", {}, others="associations", games=count, seed=seed))


def play(matches: list[Match], workers: Workers) -> float:
    """The seconds it takes."""
    began = perf_counter()
    played = run(matches, workers)
    assert len(played.results) == len(matches)
    return perf_counter() - began


def two_against_one() -> Iterator[Figure]:
    """The median of five rounds, each on one process and right after it on two."""
    ratios, seconds = [], []
    with processes(1) as one, processes(2) as two:
        alone, both = Workers(one, 1), Workers(two, 2)
        for workers in (alone, both):
            play(games(WARM * workers.count, seed=-1), workers)
        for number in range(ROUNDS):
            matches = games(GAMES, number)
            slow, fast = play(matches, alone), play(matches, both)
            ratios.append(slow / fast)
            seconds.append(slow / GAMES)
    yield in_loops("a classic game of bots in the arena", 1000 * median(seconds), 500)
    yield Figure("games on two processes against one", median(ratios), "x", 1.7, at_least=True)


def once(count: int) -> None:
    """A whole run, the start of the processes included."""
    for jobs in (1, 2):
        began = perf_counter()
        with processes(jobs) as pool:
            play(games(count, 0), Workers(pool, jobs))
        print(f"{count} games on {jobs}: {perf_counter() - began:.1f} s")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        once(int(sys.argv[1]))
    else:
        for figure in two_against_one():
            print(figure)
