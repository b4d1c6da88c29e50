"""How much of what people associate stands in our lists? Reads free associations of your own.

    python tools/coverage_of_norms.py norms.csv --language en

The file is a CSV with the columns ``cue``, ``response`` and ``count``: how many people answered a
cue with a response. Only cues that have a list are looked at, and a response counts as held if a
form of it stands in that list. Two figures come out: the share of all answers that are held, and
the share of cues whose commonest answer is.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from covernames.bots.lists import JOINER, read
from covernames.bots.spelling import spellings, squash
from covernames.decks import LANGUAGES

COLUMNS = ("cue", "response", "count")

Answers = Mapping[str, Mapping[str, int]]
"""How many gave each response, by cue."""


class Coverage(NamedTuple):
    """What the lists hold of what people said."""

    cues: int
    """Cues in the file."""
    listed: int
    """Those of them that have a list."""
    answers: int
    """Answers to these."""
    held: int
    """Answers that stand in the list of their cue."""
    first_held: int
    """Cues with a list that holds the commonest answer; of several, the first in the file."""


def answers_in(lines: Iterable[str]) -> Answers:
    """The answers in a CSV file; answers that nobody wrote down are left out."""
    table = csv.DictReader(lines)
    if missing := set(COLUMNS) - set(table.fieldnames or ()):
        raise ValueError(f"the file has no column {', '.join(sorted(missing))}")
    found: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for row in table:
        cue, response, count = ((row[name] or "").strip() for name in COLUMNS)
        try:
            times = int(count)
        except ValueError:
            raise ValueError(f"line {table.line_num}: {count!r} is not a count") from None
        if cue and response and times > 0:
            found[cue][response] += times
    return found


def lists_of(language: str) -> dict[str, set[str]]:
    """All spellings of the words in each list, by its squashed head."""
    lists: dict[str, set[str]] = defaultdict(set)
    for head, words in read(language):
        keys = (spellings(word.replace(JOINER, " "), language) for word in words)
        lists[squash(head, language)].update(*keys)
    return lists


def coverage(answers: Answers, language: str) -> Coverage:
    """How much of what people said stands in the lists of a language."""
    lists = lists_of(language)
    listed = total = held = first_held = 0
    for cue, responses in answers.items():
        words = lists.get(squash(cue, language))
        if words is None:
            continue
        listed += 1
        known = {said for said in responses if words & spellings(said, language)}
        total += sum(responses.values())
        held += sum(responses[said] for said in known)
        first_held += max(responses, key=responses.__getitem__) in known
    return Coverage(len(answers), listed, total, held, first_held)


def percent(part: int, whole: int) -> str:
    """A share, as people read it."""
    return f"{part / whole:.1%}" if whole else "none"


def main() -> None:
    """Read a file, tell what is covered."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    asked = parser.parse_args()
    try:
        with asked.file.open(encoding="utf-8-sig", newline="") as lines:
            found = coverage(answers_in(lines), asked.language)
    except (OSError, ValueError) as error:
        sys.exit(f"{asked.file}: {error}")
    print(f"{found.listed} of {found.cues} cues have a list")
    print(f"answers held: {percent(found.held, found.answers)} of {found.answers}")
    print(f"commonest answer held: {percent(found.first_held, found.listed)} of {found.listed}")


if __name__ == "__main__":
    main()
