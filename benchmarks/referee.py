"""The referee: speed of a clue, cost of a language, patience with hostile input.

Each language is measured in a process of its own, so that its load time and memory are its own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median, quantiles
from time import perf_counter

from .figure import Figure, in_loops, peak_memory
from .reference import loop

LANGUAGES = ("en", "th", "zh-Hant", "id", "bg", "et")
CLUES = 400
ROUNDS = 5
HOSTILE = ["x" * 1_000_000, "\ud800" * 64, "\u202e" * 64, "e" + "\u0301" * 500, "\0" * 1_000]


def measure(language: str) -> dict[str, float]:
    """Judge many clues against boards of 25 cards; run in a process of its own."""
    from covernames.decks import load  # noqa: PLC0415 - counted neither as load time nor memory

    rng = Random(7)
    words = [word for name in ("base", "tandem") for word in load(language, name).words]
    start, before = perf_counter(), peak_memory()
    from covernames.referee import Codename, judge, language_of  # noqa: PLC0415 - this is timed

    language_of(language).load()
    judge(words[0].text, 1, [words[1].text], language)
    spent, memory = perf_counter() - start, peak_memory() - before
    cards = [Codename(word.text, word.parts, word.kin, word.near) for word in words]
    # Clues as people give them: words of other cards, and their kin.
    clues = [rng.choice((word.text, *word.kin)).lower() for word in rng.choices(words, k=CLUES)]
    board = rng.sample(cards, 25)
    for clue in clues:  # warm: the board is the same for a whole game
        judge(clue, 1, board[:1], language)
    for card in board:
        judge("x", 1, [card], language)
    loops, rounds, worst = [], [], []
    for _ in range(ROUNDS):
        loops.append(loop())
        rounds.append(_timed(lambda clue: judge(clue, 2, board, language), clues))
        worst.append(max(_timed(lambda clue: judge(clue, 1, board, language), HOSTILE)))
    return {
        "loop": median(loops),
        "load": 1000 * spent,
        "memory": memory,
        "median": median(map(median, rounds)),
        "p99": min(quantiles(times, n=100)[98] for times in rounds),
        "hostile": min(worst),
    }


def _timed(judges: Callable[[str], object], clues: list[str]) -> list[float]:
    """The milliseconds of each."""
    times = []
    for clue in clues:
        start = perf_counter()
        judges(clue)
        times.append(1000 * (perf_counter() - start))
    return times


def judging() -> Iterator[Figure]:
    """All languages."""
    medians: dict[str, float] = {}
    for language in LANGUAGES:
        command = [sys.executable, "-m", "benchmarks.referee", language]
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - ours
        found = json.loads(done.stdout)
        unit = found["loop"]
        medians[language] = found["median"] / unit
        yield in_loops(f"{language}: a clue against 25 cards, median", found["median"], 2, unit)
        yield in_loops(f"{language}: the same, p99", found["p99"], 10, unit)
        yield in_loops(f"{language}: loading", found["load"], 1_500, unit)
        yield Figure(f"{language}: memory of loading", found["memory"], "MB", 150)
        yield in_loops(f"{language}: hostile clues, worst", found["hostile"], 10, unit)
    thai = medians.pop("th") / median(medians.values())
    yield Figure("th: a clue, median, against the other languages", thai, "x", 2)


def importing() -> Iterator[Figure]:
    """`import covernames`, without the interpreter's own start."""
    code = "from time import perf_counter as t; a = t(); import covernames; print(1000 * (t() - a))"
    times = []
    for _ in range(5):
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - ours
        times.append(float(done.stdout))
    yield in_loops("import covernames", median(times), 100)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
