"""Somebody without a mouse: Tab, arrows and Enter."""

from __future__ import annotations

import re
from collections.abc import Callable

from .people import Person

FURTHEST = 80
"""More steps of the Tab key than any page has."""
FOCUS = """() => {
  const at = document.activeElement;
  if (at === document.body) return { name: '', shown: true };
  const named = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent;
  const near = [at, at.closest('label'), at.nextElementSibling, ...at.querySelectorAll('*')];
  const ringed = (each) => each && getComputedStyle(each).outlineStyle !== 'none';
  return { name: named.replace(/\\s+/g, ' ').trim(), shown: near.some(ringed) };
}"""


class Keys:
    """Somebody's keyboard. Wherever the Tab key goes, one can see where one is."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.press = person.page.keyboard.press
        self.type = person.page.keyboard.type

    @property
    def focus(self) -> str:
        """The name of what has the focus."""
        found = self.person.page.evaluate(FOCUS)
        assert found["shown"], f"the focus is not to be seen on {found['name']}"
        return str(found["name"])

    def goes_to(self, text: str) -> None:
        """Press Tab until what has the focus begins with a text."""
        self._tabs_until(lambda name: re.match(rf"{re.escape(text)}(?!\w)", name) is not None, text)

    def goes_to_card(self, cell: int) -> None:
        """The board is one stop; the arrows move on it."""
        cards = tuple(f"{card.word}: " for card in self.person.cards())
        self._tabs_until(lambda name: name.startswith(cards), "the board")
        self.press("Home")
        for _ in range(4):
            self.press("ArrowUp")
        for _ in range(cell // 5):
            self.press("ArrowDown")
        for _ in range(cell % 5):
            self.press("ArrowRight")

    def _tabs_until(self, found: Callable[[str], bool], what: str) -> None:
        for _ in range(FURTHEST):
            self.press("Tab")
            if found(self.focus):
                return
        raise AssertionError(f"the Tab key does not lead to {what}")
