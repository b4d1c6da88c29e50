"""Felt parts of Bulgarian words that no root shows: вице|президент, Димитров|град.

``bg-parts.txt`` lists them for names and compounds, and the beginnings before which any word may
stand. Where not everybody feels a part it is marked, and people decide (A-58).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final

from .bg_roots import ENDING, LONG, SHORT, lines, stem_of

_TAIL = re.compile(f"(?:ск|чанин|чанк|чан|анин|янин|ец|к|ч)?{ENDING}")
"""What may follow a listed word: Димитровградска, вицешампионите."""
_NONE: Final[Mapping[str, bool]] = MappingProxyType({})


class Parts:
    """What ``bg-parts.txt`` says, and how it reads a word."""

    def __init__(self, is_word: Callable[[str], bool]) -> None:
        """What follows a beginning has to be a word that stands in a list."""
        self._is_word = is_word
        self._listed: dict[str, dict[str, bool]] = {}
        self._stems: dict[str, dict[str, bool]] = {}
        self._whole: set[str] = set()
        self._beginnings: dict[str, bool] = {}
        """The beginnings, and whether they are words themselves."""
        for line in lines("bg-parts.txt"):
            head, *rest = line.split()
            if head == "+":
                self._beginnings |= {text.strip("*"): text.startswith("*") for text in rest}
            elif head == "-":
                self._whole |= set(rest)
            else:
                found = {part.strip("?"): not part.startswith("?") for part in rest}
                self._listed[head] = found
                if len(stem_of(head)) >= LONG:
                    self._stems[stem_of(head)] = found

    @cached_property
    def weighed(self) -> frozenset[str]:
        """The words with a part that not everybody feels."""
        return frozenset(word for word, parts in self._listed.items() if not all(parts.values()))

    def of(self, word: str) -> Mapping[str, bool]:
        """The parts of a word, and whether everybody feels them."""
        if word in self._listed:
            return self._listed[word]
        for cut in range(len(word) - 1, SHORT - 1, -1):
            found = self._listed.get(word[:cut]) or self._stems.get(word[:cut])
            if found and _TAIL.fullmatch(word, cut):
                return {part: felt for part, felt in found.items() if felt}
        return self._after_a_beginning(word)

    def lists(self, word: str) -> bool:
        """Whether the parts of this very word are listed, so that it is one."""
        return word in self._listed

    def is_regular(self, word: str) -> bool:
        """Whether it is built as freely as any word may be: a former one, a deputy, an ancestor."""
        return any(
            word.startswith(head) and self._is_word(word[len(head) :]) for head in ("вице", "екс")
        )

    def _after_a_beginning(self, word: str) -> Mapping[str, bool]:
        for cut in range(len(word) - SHORT, 2, -1):
            head = self._beginnings.get(word[:cut])
            if head is None or not self._is_word(word[cut:]):
                continue
            if any(word.startswith(whole) for whole in self._whole):
                return _NONE
            return {word[cut:]: True, word[:cut]: True} if head else {word[cut:]: True}
        return _NONE
