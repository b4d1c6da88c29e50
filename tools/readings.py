"""What two readers said about forbidden pairs, made into the pairs that the referee goes by.

    python tools/readings.py                        writes all of referee/data/<language>-pairs.txt
    python tools/readings.py --take et one.tsv two.tsv    adds what two readers said, then writes

``tests/referee/readings/<language>.tsv`` has a line per pair: card, word, and for each of two
readers, who do not see each other's answers, `family`, `near` or `none`. `sweep.py --unread` lists
what they have to read. What they hand in has card and word first and their answer last.

Both say family: it stays forbidden, and needs no line. Both say none: it is allowed. Anything else
is asked about. Where a rule book forbids a pair, no reading counts.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from covernames.decks import LANGUAGES

ROOT = Path(__file__).parent.parent
READINGS = ROOT / "tests" / "referee" / "readings"
BOOKS = ROOT / "tests" / "clue_cases.jsonl"
PAIRS = ROOT / "src" / "covernames" / "referee" / "data"
ANSWERS = frozenset({"family", "near", "none"})
HEADER = (
    "# Made by tools/readings.py from what two readers said. See covernames/referee/pairs.py.\n"
)


class Reading(NamedTuple):
    """A pair, and what two readers said."""

    card: str
    word: str
    one: str
    two: str

    @property
    def sign(self) -> str | None:
        """What stands before the word in the pairs; None: both call it family."""
        if self.one == self.two == "family":
            return None
        return "" if self.one == self.two == "none" else "?"


def readings(tag: str) -> list[Reading]:
    """All readings of a language."""
    rows = (READINGS / f"{tag}.tsv").read_text("utf-8").splitlines()
    return [Reading(*row.split("\t")) for row in rows]


def forbidden_by_the_books(tag: str) -> frozenset[tuple[str, str]]:
    """Card and clue of every example that a rule book calls illegal."""
    cases = map(json.loads, filter(str.strip, BOOKS.read_text("utf-8").splitlines()))
    return frozenset(
        (card.casefold(), case["clue"].casefold())
        for case in cases
        if case["lang"] == tag and case["verdict"] == "illegal"
        for card in case["board"]
    )


def pairs_text(tag: str) -> str:
    """The pairs of a language, as their file has them."""
    books = forbidden_by_the_books(tag)
    lines: dict[str, dict[str, str]] = {}
    for read in readings(tag):
        card, word = read.card.casefold(), read.word.casefold()
        by_the_book = not books.isdisjoint({(card, word), (word, card)})
        if read.sign is not None and not by_the_book:
            lines.setdefault(card, {})[word] = read.sign
    return HEADER + "".join(
        f"{card}: {', '.join(sign + word for word, sign in sorted(others.items()))}\n"
        for card, others in sorted(lines.items())
    )


def write(tag: str) -> None:
    """Write a language's pairs."""
    (PAIRS / f"{tag}-pairs.txt").write_text(pairs_text(tag), "utf-8")


def answers(path: Path) -> dict[tuple[str, str], str]:
    """What one reader handed in."""
    found = {}
    for number, row in enumerate(path.read_text("utf-8").splitlines(), 1):
        card, word, *_, said = row.split("\t")
        if said not in ANSWERS:
            raise SystemExit(f"{path}, line {number}: {said!r} is none of {sorted(ANSWERS)}")
        found[card, word] = said
    return found


def take(tag: str, one: Path, two: Path) -> None:
    """Add what two readers said; a pair that was read before is read anew."""
    first, second = answers(one), answers(two)
    if first.keys() != second.keys():
        raise SystemExit(f"read by one only: {sorted(first.keys() ^ second.keys())[:5]} ...")
    new = {pair: Reading(*pair, said, second[pair]) for pair, said in first.items()}
    kept = {(read.card, read.word): read for read in readings(tag)}
    save(tag, {**kept, **new}.values())


def save(tag: str, read: Iterable[Reading]) -> None:
    """Write a language's readings."""
    text = "".join("\t".join(row) + "\n" for row in sorted(read))
    (READINGS / f"{tag}.tsv").write_text(text, "utf-8")


def main() -> None:
    """Take in new readings if there are any, then write the pairs."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--take", nargs=3, metavar=("LANG", "ONE", "TWO"))
    asked = arguments.parse_args()
    if asked.take:
        tag, one, two = asked.take
        take(tag, Path(one), Path(two))
    for tag in LANGUAGES:
        write(tag)


if __name__ == "__main__":
    main()
