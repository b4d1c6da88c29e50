"""Find the directions of the association lists beforehand (`covernames.bots.directions`).

    python tools/directions.py [LANGUAGE …]

Run it after a change of the lists: loading takes seconds until then.
"""

from __future__ import annotations

import sys
from pathlib import Path

from covernames.bots.directions import store
from covernames.bots.lists import read, read_classes
from covernames.bots.written import Written
from covernames.decks import LANGUAGES

FOLDER = Path(__file__).parent.parent / "src" / "covernames" / "bots" / "associations"


def main() -> None:
    """All languages, or those that are named."""
    for language in sys.argv[1:] or LANGUAGES:
        links = Written(language, read(language), read_classes(language)).compared()
        path = FOLDER / language / "directions.npz"
        store(path, links)
        print(f"{language}: {links.columns} heads, {path.stat().st_size / 1e3:.0f} kB")


if __name__ == "__main__":
    main()
