"""Is the confidence of the bots true? Plays games, fits, and draws ``docs/calibration.svg``.

    python tools/calibration.py --games 600 --seed 401 --records games

Of each clue that a bot gave, its record tells how sure the giver was that all it meant would be
found, and what was found. The listeners are as far from the lists as people are thought to be: half
of them `noisy`, half of them `noisy:0.8` (docs/bots.md). Half of the games fit a curve to what is
told (logistic regression), the other half shows whether it would tell more truth than what is told
as it is. If so, `spymaster.chance_of` reckons with the wrong listeners.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from covernames.arena import Match, Records, run, workers
from covernames.game.record import replay
from covernames.game.table import Table

PICTURE = Path(__file__).parent.parent / "docs" / "calibration.svg"
LISTENERS = ("noisy", "noisy:0.8")
SIDE, EDGE = 260, 40
STYLE = (
    "<style>text{fill:#5b6570;font:11px system-ui,sans-serif}.g{stroke:#d9dee3}"
    ".l{stroke:#5b6570;stroke-dasharray:4}.d{fill:#1f6f8b}@media(prefers-color-scheme:dark)"
    "{text{fill:#9aa5af}.g{stroke:#333b43}.d{fill:#58b4d1}}</style>"
)
AS_TOLD = (0.0, 1.0)
"""Offset and slope of what is told as it is."""
FEWEST = 15
"""Clues that a dot of the picture stands for, at least."""


class Outcome(NamedTuple):
    """What was told of a clue, and whether it came true."""

    told: float
    found: bool


def matches(games: int, seed: int, languages: Iterable[str]) -> list[Match]:
    """Two-player games, the listeners in turn."""
    return [
        Match(
            "two-player",
            language,
            {"red-spymaster": "associations", "red-operatives": LISTENERS[number % 2]},
            seed,
            number,
        )
        for language in languages
        for number in range(games)
    ]


def outcomes(table: Table) -> Iterator[Outcome]:
    """The clues of a game with a number and something meant."""
    for clue in table.clues:
        if clue.sure is None or not clue.meant:
            continue
        first = [touch.cell for touch in clue.touches[: len(clue.meant)]]
        yield Outcome(clue.sure / 100, set(first) == set(clue.meant))


def odds(found: list[Outcome]) -> NDArray[np.float64]:
    """The logarithms of the odds that were told, which stand there in percent."""
    chances = np.clip([each.told for each in found], 0.005, 0.995)
    told: NDArray[np.float64] = np.log(chances / (1 - chances))
    return told


def fitted(found: list[Outcome]) -> tuple[float, float]:
    """Offset and slope: logistic regression by Newton's method."""
    columns = np.stack((np.ones(len(found)), odds(found)), axis=1)
    true = np.array([each.found for each in found], float)
    weights = np.array([0.0, 1.0])
    for _ in range(30):
        expected = 1 / (1 + np.exp(-columns @ weights))
        slope = columns.T @ (columns * (expected * (1 - expected))[:, None])
        weights += np.linalg.solve(slope + 1e-9 * np.eye(2), columns.T @ (true - expected))
    return float(weights[0]), float(weights[1])


def error(found: list[Outcome], offset: float, slope: float) -> float:
    """How far what is told lies from what comes true, on average over tenths of the clues."""
    total = 0.0
    for said, came_true, count in dots(found, offset, slope):
        total += count * abs(said - came_true)
    return total / len(found)


def dots(found: list[Outcome], offset: float, slope: float) -> list[tuple[float, float, int]]:
    """Clues in ten groups by what is told: what is told, what came true, how many."""
    said = 1 / (1 + np.exp(-offset - slope * odds(found)))
    order = np.argsort(said, kind="stable")
    true = np.array([each.found for each in found], float)
    groups = np.array_split(order, max(1, min(10, len(found) // FEWEST)))
    return [(float(said[g].mean()), float(true[g].mean()), len(g)) for g in groups]


def picture(shown: list[tuple[float, float, int]], clues: int) -> str:
    """A dot for each group; on the line, what was told came true."""

    def at(x: float, y: float) -> tuple[float, float]:
        return EDGE + x * SIDE, EDGE + (1 - y) * SIDE

    whole = SIDE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" role="img">',
        f"<title>Confidence told and clues that came true, {clues} clues</title>",
        STYLE,
    ]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        (left, y), (x, low) = at(0, tick), at(tick, 0)
        parts.append(f'<path class="g" d="M{left} {y}h{SIDE}M{x} {low}v-{SIDE}"/>')
        parts.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{tick:.0%}</text>')
        parts.append(f'<text x="{x}" y="{low + 16}" text-anchor="middle">{tick:.0%}</text>')
    parts.append(f'<path class="l" d="M{EDGE} {EDGE + SIDE}l{SIDE} -{SIDE}"/>')
    for said, came_true, count in shown:
        x, y = at(said, came_true)
        parts.append(f'<circle class="d" cx="{x:.1f}" cy="{y:.1f}" r="{1 + count**0.5 / 3:.1f}"/>')
    parts.append(f'<text x="{EDGE}" y="{EDGE - 12}">all that was meant is found</text>')
    middle = EDGE + SIDE / 2
    parts.append(f'<text x="{middle}" y="{whole - 6}" text-anchor="middle">told</text></svg>\n')
    return "\n".join(parts)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--lang", action="append")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--records", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--picture", type=Path, default=PICTURE)
    return parser.parse_args()


def main() -> None:
    """Play, fit, tell, draw."""
    options = _options()
    planned = matches(options.games, options.seed, options.lang or ["en"])
    records = Records(options.records)
    missing = [match for match in planned if not records.has(match)]
    with workers(options.jobs) as pool:
        run(missing, pool, records=records)
    games = [list(outcomes(replay(records.path(m).read_text("utf-8")))) for m in planned]
    learned = [each for game in games[0::4] + games[1::4] for each in game]
    unseen = [each for game in games[2::4] + games[3::4] for each in game]
    offset, slope = fitted(learned)
    print(f"fitted: offset {offset:.2f}, slope {slope:.2f}, from {len(learned)} clues")
    for name, values in (("as told", AS_TOLD), ("as fitted", (offset, slope))):
        print(f"{name}: off by {error(unseen, *values):.1%} on {len(unseen)} other clues")
    shown = dots(unseen, *AS_TOLD)
    options.picture.write_text(picture(shown, len(unseen)), "utf-8")


if __name__ == "__main__":
    main()
