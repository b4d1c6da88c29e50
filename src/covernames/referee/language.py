"""What a language tells the referee. One module each in ``languages/``.

A language answers four questions: which dictionary forms a word has, whether a clue is related to a
card, whether a word is known, and what else people should weigh. The referee (``checks.py``) does
the rest: form, options, order.
"""

from __future__ import annotations

import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import ClassVar

from . import normalise
from .verdict import Clash, Codename, Doubt


class Language(ABC):
    """The words and clue rules of one language. Analysers are loaded when first needed."""

    tag: ClassVar[str]
    script: ClassVar[str]
    """The script of its words, as `normalise.script_of` names it."""
    defaults: ClassVar[frozenset[str]]
    """The options that are on where nothing else was agreed (RULES.md section 6)."""
    rules: ClassVar[dict[str, str]]
    """The rule that each reason stands under in this language."""
    analysers: ClassVar[tuple[str, ...]] = ()
    """Optional modules; without one the language answers with what it has."""
    hyphen_joins: ClassVar[bool] = False
    """Whether a hyphenated word may be one word (A-33)."""
    spelling_is_silent: ClassVar[bool] = False
    """Whether the sound of a word that is spelled letter by letter is no hint (L-th-07)."""

    def __init__(self) -> None:
        # Analyses are asked for again and again: 25 cards against every clue.
        self.forms = lru_cache(maxsize=20_000)(self.forms)  # type: ignore[method-assign]
        self.known = lru_cache(maxsize=20_000)(self.known)  # type: ignore[method-assign]
        self.clash = lru_cache(maxsize=50_000)(self.clash)  # type: ignore[method-assign]

    @cached_property
    def missing(self) -> tuple[str, ...]:
        """The analysers that are not installed, as far as the language could use them."""
        return tuple(name for name in self.analysers if importlib.util.find_spec(name) is None)

    def rule(self, reason: str) -> str:
        """The rule for a reason."""
        return self.rules.get(reason, "C-110")

    def load(self) -> None:
        """Load the analysers now, so that the first clue need not wait for them."""
        self.forms("a")
        self.known("a")

    # Form

    def fold(self, text: str) -> str:
        """The form in which spellings are compared; languages add their own to the shared one."""
        return normalise.fold(text)

    def spelled_out(self, text: str) -> str:
        """The word that is spelled letter by letter, or nothing (N-05)."""
        return normalise.spelled_out(text)

    def words(self, text: str) -> tuple[str, ...]:
        """The words that a clue is written as; more than one needs an option (N-13)."""
        split = text.split()
        if not self.hyphen_joins:
            split = [part for word in split for part in word.split("-") if part]
        return tuple(split)

    def is_numeral(self, words: Sequence[str]) -> bool:
        """Whether several words are one numeral that this language's rules allow (L-id-06)."""
        return False

    def is_acronym(self, typed: str) -> bool:
        """Whether it is an abbreviation rather than a word (C-135)."""
        letters = typed.replace(".", "")
        if "." in typed.rstrip(".") or (typed.endswith(".") and len(letters) <= 4):  # noqa: PLR2004
            return letters.isalpha()
        capitals = sum(char.isupper() for char in letters)
        shouted = 2 <= len(letters) <= 5 and capitals >= 2 and letters.isalpha()  # noqa: PLR2004
        return shouted and not self.known(self.fold(letters))

    # Kinship

    @abstractmethod
    def forms(self, word: str) -> frozenset[str]:
        """The dictionary forms of a folded word; the word itself is among them."""

    @abstractmethod
    def known(self, word: str) -> bool:
        """Whether a folded word is a word of the language, as far as the analysers know (A-32)."""

    def clash(self, clue: str, card: Codename) -> Clash | None:
        """Why a folded clue is certainly not allowed beside a card: same word, form, kin."""
        text = self.fold(card.text)
        if clue.replace("-", "") == text.replace("-", ""):
            return self._clash("same-word")
        mine = self.forms(clue)
        shared = mine & self.forms(text)
        if shared:
            return self._clash("inflection", min(shared))
        for reason, listed in (("compound-part", card.parts), ("derived", card.kin)):
            met = mine & {self.fold(word) for word in listed}
            if met:
                return self._clash(reason, min(met))
        return self.related(clue, card)

    @abstractmethod
    def related(self, clue: str, card: Codename) -> Clash | None:
        """Derivation, compounds, shared parts: what the language forbids beyond forms and lists."""

    def _clash(self, reason: str, form: str = "") -> Clash:
        return Clash(reason, self.rule(reason), form)

    # What people weigh

    def doubts(self, clue: str, typed: str, visible: Sequence[Codename]) -> Iterator[Doubt]:
        """Notes on a folded clue; `typed` is as it was written. Unknown words by default (A-32)."""
        if not self.known(clue):
            yield Doubt("made-up-word", "A-32")
