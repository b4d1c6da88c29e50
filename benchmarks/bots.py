"""The bots: time for a clue and for a guess, cost of a language, time for a whole game.

Each language is measured in a process of its own, so that its load time and memory are its own. The
referee is loaded before: it is measured elsewhere, and a game has one anyway.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from time import perf_counter

from .figure import Figure, in_loops, peak_memory
from .reference import loop

LANGUAGES = ("en", "th", "zh-Hant", "id", "bg", "et")
GAMES = 40
WARM = 2


def measure(language: str) -> dict[str, float]:
    """Play classic games of bots; run in a process of its own."""
    from covernames.dealing import BOTH, pile_of  # noqa: PLC0415 - counted neither as load time nor memory
    from covernames.judging import judge  # noqa: PLC0415 - as above
    from covernames.referee import language_of  # noqa: PLC0415 - as above

    faces = [card.words for card in pile_of(language, BOTH).cards]
    language_of(language).load()
    judge(faces[0][0], 1, [faces[1][0]], language)
    start, before = perf_counter(), peak_memory()
    from covernames.bots.space import space_of  # noqa: PLC0415 - this is timed

    space_of(language)
    spent, memory = perf_counter() - start, peak_memory() - before

    from covernames import GiveClue, Session  # noqa: PLC0415 - as above
    from covernames.bots import bot_named  # noqa: PLC0415 - as above
    from covernames.bots.selfplay import seated  # noqa: PLC0415 - as above

    clues: list[float] = []
    guesses: list[float] = []
    games: list[float] = []
    loops: list[float] = []
    for number in range(-WARM, GAMES):
        loops.append(loop())
        rng = Random(number)
        words = [rng.choice(card) for card in rng.sample(faces, 25)]
        session = Session.start("classic", words, language=language, rng=rng)
        bots = {seat: bot_named("associations", language, number) for seat in session.table.members}
        players = seated("classic", bots)
        whole = 0.0
        while session.table.outcome is None:
            for seat, player in players.items():
                view = session.view(seat)
                began = perf_counter()
                choice = player.choose(view)
                took = 1000 * (perf_counter() - began)
                if choice is not None:
                    break
            assert choice is not None
            whole += took
            if number >= 0:
                (clues if isinstance(choice.action, GiveClue) else guesses).append(took)
            session.act(seat, choice.action)
        if number >= 0:
            games.append(whole / 1000)
    return {
        "loop": median(loops),
        "load": 1000 * spent,
        "memory": memory,
        "clue": quantiles(clues, n=20)[18],
        "guess": quantiles(guesses, n=20)[18],
        "game": 1000 * median(games),
    }


def playing() -> Iterator[Figure]:
    """All languages."""
    for language in LANGUAGES:
        command = [sys.executable, "-m", "benchmarks.bots", language]
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - ours
        found = json.loads(done.stdout)
        unit = found["loop"]
        yield in_loops(f"{language}: a bot's clue, p95", found["clue"], 50, unit)
        yield in_loops(f"{language}: a bot's guess, p95", found["guess"], 10, unit)
        yield in_loops(f"{language}: loading associations", found["load"], 1_000, unit)
        yield Figure(f"{language}: memory of loading", found["memory"], "MB", 120)
        yield in_loops(f"{language}: a classic game of bots, median", found["game"], 500, unit)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
