"""Random classic games: deal, decide and evolve, on one core."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from covernames import Actor, GiveClue, Guess, Session, Stop, deal, decide, evolve

from .figure import Figure, peak_memory

WORDS = [f"word{n}" for n in range(25)]
ROUNDS = 7
GAMES = 150
PEER = Path(__file__).parent.parent / ".venv" / "peer" / "bin" / "python"
"""The Python of the peer's own environment."""
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


def whole(rng: Random) -> None:
    """The same with a session, whose players look at what their seats may see."""
    session = Session.start("classic", WORDS, rng=rng)
    cells = list(range(25))
    rng.shuffle(cells)
    while session.table.outcome is None:
        turn = session.table.turn
        side = turn.sides[0]
        seat = f"{side}-spymaster" if turn.phase == "clue" else f"{side}-operatives"
        table = session.view(seat).table
        action: GiveClue | Guess | Stop
        if turn.phase == "clue":
            action = GiveClue("clue", rng.randrange(min(4, table.left[side] + 1)))
        else:
            stops = table.turn.guesses and rng.random() < 0.3  # noqa: PLR2004 - now and then
            action = Stop() if stops else Guess(cells.pop())
        session.act(seat, action)


def games_a_second() -> Iterator[Figure]:
    """Random games beside the peer's, one after the other; the median of the ratios."""
    rng = Random(1)
    ways: dict[str, tuple[Callable[[Random], object], str, float]] = {
        "whole": (whole, "classic games with players, times the peer's rate", 12),
        "engine": (play, "the engine alone, times the peer's", 3),
    }
    with subprocess.Popen(  # noqa: S603 - the peer
        [PEER, Path(__file__).parent / "peer.py"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as peer:
        for way, (ours, name, bound) in ways.items():
            ratios, rates = [], []
            for _ in range(ROUNDS):
                theirs = _peer(peer, way)
                start = process_time()
                for _ in range(GAMES):
                    ours(rng)
                spent = process_time() - start
                ratios.append(theirs / spent)
                rates.append(GAMES / spent)
            detail = f"{median(rates):,.0f} games/s"
            yield Figure(name, median(ratios), "x", bound, at_least=True, detail=detail)
        assert peer.stdin is not None
        peer.stdin.close()


def _peer(peer: subprocess.Popen[str], way: str) -> float:
    """The seconds that the peer needs."""
    assert peer.stdin is not None
    assert peer.stdout is not None
    print(way, GAMES, file=peer.stdin, flush=True)
    return float(peer.stdout.readline())


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
