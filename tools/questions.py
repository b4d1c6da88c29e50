"""How often the referee asks about good clues: words of our associations beside random boards.

    python tools/questions.py et [--show 40]

Abbreviations, names and terms of several words count as agreed on. What is left is a needless
question, or a real doubt among random cards; the share should stay below two in a hundred.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from random import Random

from covernames.bots.lists import read
from covernames.decks import LANGUAGES, load
from covernames.decks.library import NAMES
from covernames.judging import judge
from covernames.referee import Verdict

CLUES = 3_000
CARDS = 25
AGREED = ("acronyms", "proper-nouns", "full-names", "place-names", "titles", "compounds")


def questions(tag: str, clues: int = CLUES) -> list[tuple[str, Verdict]]:
    """The clues that are asked about, of so many."""
    rng = Random(f"questions {tag}")
    words = [word.replace("_", " ") for _, listed in read(tag) for word in listed]
    faces = [word.text for name in NAMES for word in load(tag, name).words]
    found = []
    for clue in rng.sample(sorted(set(words)), clues):
        verdict = judge(clue, 2, rng.sample(faces, CARDS), tag, AGREED)
        if verdict.verdict == "ask":
            found.append((clue, verdict))
    return found


def main() -> None:
    """Ask one language."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("language", choices=LANGUAGES)
    arguments.add_argument("--show", type=int, default=0, help="so many examples of each reason")
    asked = arguments.parse_args()
    found = questions(asked.language)
    print(f"{asked.language}: {len(found) / CLUES:.1%} asked about", end=" ")
    print(dict(Counter(verdict.reason for _, verdict in found).most_common()))
    examples = defaultdict(list)
    for clue, verdict in found:
        examples[verdict.reason].append(f"{clue}/{verdict.card}" if verdict.card else clue)
    for reason, some in examples.items():
        if asked.show:
            print(f"  {reason}:", ", ".join(some[: asked.show]))


if __name__ == "__main__":
    main()
