"""Random classic games: deal, decide and evolve, on one core."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from covernames import Actor, GiveClue, Guess, Stop, deal, decide, evolve

from .figure import Figure, peak_memory

WORDS = [f"word{n}" for n in range(25)]
PEER_SECONDS = 0.0041
"""What the fastest Python peer needs for a game."""
ACTORS = {
    (side, role): Actor(f"{side}-{role}", f"{side}-{role}")
    for side in ("red", "blue")
    for role in ("spymaster", "operatives")
}


def play(rng: Random) -> int:
    """One game of random clues, guesses and stops; returns the number of actions."""
    dealt, key = deal("classic", WORDS, rng=rng)
    table = evolve(None, dealt)
    cells = list(range(25))
    rng.shuffle(cells)
    actions = 0
    while table.outcome is None:
        turn = table.turn
        side = turn.sides[0]
        action: GiveClue | Guess | Stop
        if turn.phase == "clue":
            actor = ACTORS[side, "spymaster"]
            action = GiveClue("clue", rng.randrange(min(4, table.left[side] + 1)))
        else:
            actor = ACTORS[side, "operatives"]
            stops = turn.guesses and rng.random() < 0.3  # noqa: PLR2004 - now and then
            action = Stop() if stops else Guess(cells.pop())
        for event in decide(table, key, actor, action).events:
            table = evolve(table, event)
        actions += 1
    return actions


def games_a_second() -> Iterator[Figure]:
    """Median of five runs; against the bound, and against the peer's figure."""
    rng = Random(1)
    rates = []
    for _ in range(5):
        start = perf_counter()
        for _ in range(2_000):
            play(rng)
        rates.append(2_000 / (perf_counter() - start))
    rate = median(rates)
    yield Figure("classic games with random play", rate, "games/s", 2_500, at_least=True)
    yield Figure("the same, times the fastest peer", rate * PEER_SECONDS, "x", 10, at_least=True)


def memory_over_a_million_actions() -> Iterator[Figure]:
    """What a million actions leave behind, beyond what the first hundred thousand did."""
    rng = Random(2)
    _act(rng, 100_000)
    blocks, peak = sys.getallocatedblocks(), peak_memory()
    _act(rng, 1_000_000)
    left = sys.getallocatedblocks() - blocks
    yield Figure("objects left behind by a million actions", left, "blocks", 500)
    yield Figure("peak memory grown over a million actions", peak_memory() - peak, "MB", 4)


def _act(rng: Random, least: int) -> None:
    actions = 0
    while actions < least:
        actions += play(rng)
    gc.collect()
