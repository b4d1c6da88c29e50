"""The deck of pictures: drawn for the page, laid out to be looked at, weighed.

    python tools/pictures_deck.py draw web/drawn               # an SVG each, faces, names, licences
    python tools/pictures_deck.py sheet pictures.html          # all of them, small and large
    python tools/pictures_deck.py sheet new.html octopus       # those with an octopus
    python tools/pictures_deck.py weigh                        # what 25 of them weigh

What is on them stands in ``src/covernames/pictures/``; the icons are those of the npm package
``@iconify-json/noto``. Needs nothing but Python, as the wheel is built where nothing is installed.
"""

from __future__ import annotations

import gzip
import importlib
import json
import random
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import node
from drawing import faces
from drawing.compose import Studio

if TYPE_CHECKING:
    from covernames.pictures import Picture

PICTURES = Path(__file__).parent.parent / "src" / "covernames" / "pictures"
ICONS = node.WEB / "node_modules" / "@iconify-json" / "noto" / "icons.json"
BOARD = 25
SHEET = """<!doctype html><meta charset="utf-8"><title>Pictures</title><style>
body { margin: 0; font: 11px sans-serif }
section { display: flex; flex-wrap: wrap; gap: 6px; padding: 8px; background: #ece5d8 }
section.dark { background: #191714; color: #eee }
figure { margin: 0; width: 66px }
.large figure { width: 180px }
.card { display: grid; place-items: center; height: 89px; background: #fffdf8; border-radius: 4px }
.large .card { height: 180px }
.dark .card { background: #2e2a24 }
.card svg { width: 94% }
</style>
"""


def _module(name: str) -> ModuleType:
    """A module of the package, without the package: that wants all that a server needs."""
    around = ModuleType("deck_of_pictures")
    around.__path__ = [str(PICTURES)]
    sys.modules.setdefault(around.__name__, around)
    return importlib.import_module(f"{around.__name__}.{name}")


DECK, NAMING, FACES = _module("deck"), _module("naming"), _module("faces")


def icons() -> dict[str, str]:
    """The icon set: the body of each icon by its name."""
    if not ICONS.exists():
        raise SystemExit(f"{ICONS} is missing: run `make install`, or npm install in web/.")
    stored = json.loads(ICONS.read_text("utf-8"))["icons"]
    return {name: icon["body"] for name, icon in stored.items()}


def drawn(thing: str = "") -> dict[str, str]:
    """Every picture as SVG by its id, or those with one thing on them."""
    studio = Studio(icons(), DECK.concepts())
    pictures: tuple[Picture, ...] = DECK.pictures()
    return {
        picture.id: studio.draw(picture, number)
        for number, picture in enumerate(pictures)
        if not thing or thing in {picture.first, picture.second, picture.recipe, picture.id}
    }


def draw(folder: Path) -> None:
    """Write every picture, people's faces, names, and the licences of what they are made of."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "faces.svg").write_text(faces.drawn(icons(), FACES.DRAWINGS), "utf-8")
    for name, svg in drawn().items():
        (folder / f"{name}.svg").write_text(svg, "utf-8")
    for file in (PICTURES / "names").glob("*.tsv"):
        if file.stem != "recipes":
            names = json.dumps(NAMING.names(file.stem), ensure_ascii=False)
            (folder / f"names-{file.stem}.json").write_text(names, "utf-8")
    for licence in (PICTURES / "licences").iterdir():
        (folder / licence.name).write_bytes(licence.read_bytes())


def sheet(file: Path, thing: str = "") -> None:
    """All pictures on one page: as small as a phone shows them, in light and dark, and large."""
    cards = drawn(thing)
    parts = [SHEET]
    for look in ("light", "dark", "large"):
        parts.append(f'<section class="{look}">')
        for name, svg in cards.items():
            # The same picture thrice on a page: ids of its own each time.
            own = svg.replace('id="p', f'id="{look}').replace("#p", f"#{look}")
            label = f"<figcaption>{name}</figcaption>" if look == "large" else ""
            parts.append(f'<figure><div class="card">{own}</div>{label}</figure>')
        parts.append("</section>")
    file.write_text("".join(parts), "utf-8")


def weights(svgs: dict[str, str]) -> dict[str, int]:
    """What each picture weighs on its way to a browser, in bytes."""
    return {name: len(gzip.compress(svg.encode(), 9, mtime=0)) for name, svg in svgs.items()}


def weigh() -> None:
    """What many boards of pictures weigh, and the heaviest pictures."""
    found = weights(drawn())
    chance = random.Random(1)
    boards = sorted(sum(chance.sample(list(found.values()), BOARD)) for _ in range(10_000))
    print(f"{len(found)} pictures, {sum(found.values())} bytes, each packed by itself")
    print(f"boards of {BOARD}: {boards[0]} to {boards[-1]}, half of them above {boards[5000]}")
    worst = sum(sorted(found.values())[-BOARD:])
    print(f"the {BOARD} heaviest together: {worst}")
    for name in sorted(found, key=found.__getitem__)[-8:]:
        print(f"  {found[name]:6} {name}")


def main(arguments: list[str]) -> int:
    """Do what is asked for."""
    match arguments:
        case ["draw", folder]:
            draw(Path(folder))
        case ["sheet", file]:
            sheet(Path(file))
        case ["sheet", file, thing]:
            sheet(Path(file), thing)
        case ["weigh"]:
            weigh()
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
