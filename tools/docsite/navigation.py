"""Which pages the site has, in which order. A new page is one line here.

Names are places in the site. A page that is not there is left out; one of docs/ that is not named
comes last, so that no page is ever out of reach.
"""

from __future__ import annotations

from typing import Final

HOME: Final = "index.md"
SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "Play": (
        "playing.md",
        "playing-without-sight.md",
        "printing.md",
        "teaching.md",
    ),
    "Host": (
        "hosting.md",
        "operating.md",
        "moderation.md",
        "privacy.md",
        "scaling.md",
        "performance.md",
        "security.md",
    ),
    "Rules": (
        "rules/RULES.md",
        "rules/proofs.md",
        "rules/manners.md",
        "rules/GLOSSARY.md",
        "referee.md",
    ),
    "Bots": (
        "bots.md",
        "environment.md",
        "people.md",
        "data-card.md",
    ),
    "Library": ("reference/index.md",),
    "Code": (
        "architecture.md",
        "protocol.md",
        "adr/index.md",
        "contributing.md",
        "changelog.md",
    ),
}
SHORT: Final = {"rules/RULES.md": "The rules"}
"""What a page is called in the list, if that is not its title."""
MORE: Final = "More"
"""The section of what is named nowhere."""


def sections(there: set[str]) -> dict[str, list[str]]:
    """The sections with the pages that are there."""
    named = {name for names in SECTIONS.values() for name in names} | {HOME}
    found = {title: [name for name in names if name in there] for title, names in SECTIONS.items()}
    found[MORE] = sorted(name for name in there - named if "/" not in name)
    return {title: names for title, names in found.items() if names}
