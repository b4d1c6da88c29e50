"""The device that goes from hand to hand: asking, and reading what people type."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ..game.key import CELLS
from ..game.table import UNLIMITED, Number
from ..refusals import Rejected
from ..text import same, tidy
from .screen import Screen

Ask = Callable[[str], str]

CHOICES = ("1", "2")
"""How sides are chosen: numbers are on every keyboard, A and B are not."""


_PLAIN = {0x3000: " ", **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}}
"""Full-width digits, signs and spaces are what some keyboards give."""


class Leave(Exception):  # noqa: N818 - somebody leaves, nothing went wrong
    """Somebody wants to stop playing."""


class Device:
    """Asks, and understands."""

    def __init__(self, screen: Screen, ask: Ask) -> None:
        self.screen = screen
        self.say = screen.say
        self.typed = ask
        """Shows a prompt and returns what is typed."""

    def ask(self, prompt: str) -> str:
        """What was typed; whoever wants to leave, leaves."""
        text = tidy(self.typed(prompt).translate(_PLAIN))
        if text.lower() == self.say("command-quit"):
            raise Leave
        return text

    def yes(self, question: str) -> bool:
        """A question that is answered by yes or no."""
        while True:
            text = self.ask(question).lower()
            if text in {self.say("cli-yes"), self.say("cli-no")}:
                return text == self.say("cli-yes")
            self.screen.tell(self.say("command-not-understood"), "red")

    def without(self, command: str, text: str) -> str:
        """What follows a command that may be left out; the clue "clue 2" is none."""
        first, _, rest = text.partition(" ")
        named = first.lower() == self.say(f"command-{command}")
        return rest if named and rest and (command != "clue" or " " in rest) else text

    def read_clue(self, text: str) -> tuple[str, Number]:
        """A word and a number as people type them: "tree 2", "tree: 2", "樹2", "sea, unlimited"."""
        unlimited = re.escape(self.say("number-unlimited"))
        ending = re.compile(rf"(.*?)[\s,:、]*(?:(\d+)|{unlimited})", re.IGNORECASE)
        match = ending.fullmatch(text)
        if match is None:
            raise Rejected("clue-bad-number" if text else "clue-empty")
        word, number = match.groups()
        if not word:
            raise Rejected("clue-empty")
        return word, UNLIMITED if number is None else int(number)


def card_named(text: str, words: Sequence[str]) -> int:
    """The card that was named by its number, its word or the beginning of its word."""
    text = same(text.strip())
    if text.isdecimal() and 1 <= int(text) <= CELLS:
        return int(text) - 1
    folded = [same(word) for word in words]
    if text in folded:
        return folded.index(text)
    starting = [cell for cell, word in enumerate(folded) if word.startswith(text)]
    if not text or not starting:
        raise Rejected("cell-unknown")
    if len(starting) > 1:
        raise Rejected("command-card-ambiguous")
    return starting[0]
