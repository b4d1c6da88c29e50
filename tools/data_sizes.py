"""How large are our decks and lists? Prints the table of docs/data-card.md.

python tools/data_sizes.py
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from covernames.bots.lists import parse, read_classes
from covernames.decks import LANGUAGES, load
from covernames.decks.library import NAMES
from covernames.pictures import words as things

HEAD = ("language", "deck words", "card lists", "picture lists", "common words", "classes", "links")


def row(language: str) -> Iterator[str]:
    """The sizes of one language."""
    folder = files("covernames.bots") / "associations" / language
    lists = {
        name: list(parse((folder / f"{name}.tsv").read_text("utf-8")))
        for name in (*NAMES, "pictures", "common")
    }
    links = sum(len(words) for each in lists.values() for _, words in each)
    yield language
    yield f"{sum(len(load(language, deck).words) for deck in NAMES):,}"
    yield f"{sum(len(lists[deck]) for deck in NAMES):,}"
    yield f"{len(lists['pictures']):,}"
    yield f"{len(lists['common']):,}"
    yield f"{len(list(read_classes(language))):,}"
    yield f"{links:,}"


def table() -> list[str]:
    """All languages, as Markdown."""
    rows = [HEAD, ("---",) * len(HEAD), *(tuple(row(language)) for language in LANGUAGES)]
    return [f"| {' | '.join(cells)} |" for cells in rows]


def main() -> None:
    """Print it."""
    print(*table(), sep="\n")
    print(f"\n{len(things('en'))} things on pictures have a name in each language")


if __name__ == "__main__":
    main()
