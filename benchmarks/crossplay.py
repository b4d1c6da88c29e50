"""Cross-play in English: associations and GloVe, as givers and as guessers, on the same boards.

    python -m benchmarks.crossplay --boards 200 --out games.jsonl --html report.html

The measure is the two-player game: a team finds its nine words before the phantom has its eight,
and without the assassin. It is a game of the rulebooks, needs no opponent, and a team that is
merely safe loses it. Then the two spymasters meet in the classic game, each with the same noisy
listener.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from covernames.arena import Ledger, Match, Section, cross_play, line_up, run, sections, workers
from covernames.arena.page import page
from covernames.cli.messages import Messages
from covernames.cli.play import NAMES

from .figure import Figure
from .glove import NAME, glove

BOARDS = 200
SEED = 7
OURS = "associations"
LISTENERS = (
    *("noisy", "noisy:0.4", "noisy:0.8"),
    *(f"noisy:0.4:blend:{NAME}", f"noisy:0.6:blend:{NAME}"),
)
"""People as the steady spymaster takes them to be, more like itself, and less. They hear by our
associations, and so favour our clues; the last two hear by GloVe as well."""


def matches(theirs: str, boards: int) -> Iterator[Match]:
    """Ours and GloVe with each other; each with the noisy listeners; each against the other."""
    yield from cross_play("two-player", "en", [OURS, theirs], games=boards, seed=SEED)
    for giver in (OURS, theirs):
        for listener in LISTENERS:
            seats = {"red-spymaster": giver, "red-operatives": listener}
            yield from line_up("two-player", "en", seats, others="", games=boards, seed=SEED)
    for red, blue in ((OURS, theirs), (theirs, OURS)):
        seats = {"red-spymaster": red, "blue-spymaster": blue}
        yield from line_up("classic", "en", seats, others="noisy", games=boards // 2, seed=SEED)


def show(section: Section) -> None:
    """A line for each pair."""
    print(f"\n{section.variant}, {section.games} games\n")
    print("| gives | guesses | wins | turns | assassin | first guess right | number | clue |")
    print("|---|---|---|---|---|---|---|---|")
    for each in section.standings:
        low, high = 100 * each.wins.low, 100 * each.wins.high
        print(
            f"| {each.giver} | {each.guesser} | {each.wins.rate:.1%} ({low:.0f} to {high:.0f}) | "
            f"{each.turns:.1f} | {each.assassin.rate:.1%} | {each.first.rate:.1%} | "
            f"{each.size:.2f} | {each.clue_ms.median:.0f} ms |"
        )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=BOARDS)
    parser.add_argument("--out", type=Path, help="keep results, and go on with what is there")
    parser.add_argument("--html", type=Path, help="write a report")
    return parser.parse_args()


def main() -> int:
    """Play, print, and hold the bounds."""
    options = _options()
    with glove() as theirs, workers(2) as pool:
        played = run(list(matches(theirs, options.boards)), pool, Ledger(options.out))
    assert not played.failures, played.failures[0]
    found = sections(played.results)
    for section in found:
        show(section)
    if options.html is not None:
        options.html.write_text(page(found, Messages("en"), NAMES), "utf-8")
    heard = found[0].standing(OURS, "noisy")
    assert heard is not None  # it has just played
    figures = [
        Figure("associations with a noisy listener: wins", 100 * heard.wins.rate, "%", 85, True),
        Figure("the same: lost to the assassin", 100 * heard.assassin.rate, "%", 10),
    ]
    print()
    for figure in figures:
        print(figure)
    return int(not all(figure.holds for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
