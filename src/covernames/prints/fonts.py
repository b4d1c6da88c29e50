"""Which fonts are printed with. They lie in ``typefaces/``, where the build of the page puts them.

`tools/page.py` reads this file alone: it imports nothing.
"""

from __future__ import annotations

_SCRIPTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek")
_THAI = "noto-sans-thai-looped-thai"
CHINESE = (
    "huninn-chinese-traditional-400",
    *(f"huninn-{number}-400" for number in (117, 119, 122, 123)),
)
"""One weight. The first has 6,500 characters, the others the full-width signs."""
CHAINS = {
    "text": (*(f"sofia-sans-{s}-400" for s in _SCRIPTS), f"{_THAI}-400", *CHINESE),
    "bold": (*(f"sofia-sans-{s}-700" for s in _SCRIPTS), f"{_THAI}-700", *CHINESE),
    "card": (*(f"sofia-sans-condensed-{s}-700" for s in _SCRIPTS), f"{_THAI}-700", *CHINESE),
}
"""Where each face takes letters from, the first that has them."""
PACKAGES = ("sofia-sans-condensed", "sofia-sans", "noto-sans-thai-looped", "huninn")
"""The packages of Fontsource that they are from, those with longer names first."""


def files() -> list[tuple[str, str]]:
    """The package and the name of every file that is needed."""
    names = dict.fromkeys(name for chain in CHAINS.values() for name in chain)
    return [
        (next(package for package in PACKAGES if name.startswith(package)), f"{name}-normal.woff")
        for name in names
    ]
