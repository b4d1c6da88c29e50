"""Run every benchmark; exit with 1 if one misses its bound."""

from __future__ import annotations

import sys

from . import arena, bots, games, history, packs, page, referee, server, stalls, workers

BENCHMARKS = [
    games.games_a_second,
    games.memory_over_a_million_actions,
    packs.reading_packs,
    referee.importing,
    referee.judging,
    bots.playing,
    workers.waiting,
    arena.two_against_one,
    server.serving,
    stalls.stalling,
    page.viewing,
]


def main() -> int:
    """Print a line a figure."""
    figures = []
    for benchmark in BENCHMARKS:
        for figure in benchmark():
            print(figure, flush=True)
            figures.append(figure)
    missed = sum(not figure.holds for figure in figures)
    history.add(figures)
    print(f"{missed} bounds missed")
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
