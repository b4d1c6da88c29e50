"""What a language tells the referee. One module each in ``languages/``.

A language answers four questions: which dictionary forms a word has, whether a clue is related to a
card, whether a word is known, and what else people should weigh. The referee (``checks.py``) does
the rest: form, options, order.
"""

from __future__ import annotations

import importlib.util
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import ClassVar

from . import normalise
from .pairs import NOTHING_READ, Pairs, Reading, doubtful, read_pairs
from .verdict import Clash, Codename, Doubt, Verdict
from .vocabulary import our_links, our_words

_CODE = re.compile(r"(?=.*[^\d.-])(?=.*\d)[A-Za-zА-Яа-яก-์\d]+(?:[.-][A-Za-zА-Яа-яก-์\d]+)?")
"""Letters with numbers: 5G, PM2.5, COVID-19, КОВИД-19."""


def joint(met: frozenset[str] | set[str], *words: str) -> str:
    """The form in which two words meet: the card or the clue itself if it is among them."""
    return next((word for word in reversed(words) if word in met), None) or min(met)


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
    stop_ends_sentence: ClassVar[bool] = True
    """Whether a full stop may end a sentence (N-09); where not, it makes an abbreviation."""
    homophones_open: ClassVar[bool] = False
    """Whether the homophone of a visible word is open to discussion, aimed or not (L-zh-07)."""
    spelling_is_silent: ClassVar[bool] = False
    """Whether the sound of a word that is spelled letter by letter is no hint (L-th-07)."""

    def __init__(self) -> None:
        # Analyses are asked for again and again: 25 cards against every clue.
        self.fold = lru_cache(maxsize=20_000)(self.fold)  # type: ignore[method-assign]
        self.listed = lru_cache(maxsize=5_000)(self.listed)  # type: ignore[method-assign]
        self.forms = lru_cache(maxsize=20_000)(self.forms)  # type: ignore[method-assign]
        self.known = lru_cache(maxsize=20_000)(self.known)  # type: ignore[method-assign]
        self._read_beside = lru_cache(maxsize=5_000)(self._read_beside)  # type: ignore[method-assign]
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
        if not self.hyphen_joins and not self.is_code(text):
            split = [part for word in split for part in word.split("-") if part]
        return tuple(split)

    def respelled(self, typed: str) -> str:
        """A word of this language that was written in another script, or nothing (N-08)."""
        return ""

    def may_mix(self, text: str) -> bool:
        """Whether a word may be written in several scripts though nobody knows it (N-08)."""
        return False

    def borrowed(self, text: str) -> bool:
        """Whether people write a word of another script as it is (L-th-08)."""
        return False

    def is_numeral(self, words: Sequence[str]) -> bool:
        """Whether several words are one numeral that this language's rules allow (L-id-06)."""
        return False

    def is_code(self, typed: str) -> bool:
        """Whether it is an abbreviation with numbers: 5G, covid-19; anak2 only looks like one."""
        capitals = self.script != "LATIN" or typed.isupper()
        return bool(_CODE.fullmatch(typed)) and (capitals or "-" in typed)

    def is_acronym(self, typed: str) -> bool:
        """Whether it is an abbreviation rather than a word (C-135)."""
        if self.is_code(typed):
            return True
        letters = typed.replace(".", "")
        if "." in typed.rstrip(".") or (typed.endswith(".") and len(letters) <= 4):  # noqa: PLR2004
            return letters.isalpha()
        capitals = sum(char.isupper() for char in letters)
        shouted = 2 <= len(letters) <= 5 and capitals >= 2 and letters.isalpha()  # noqa: PLR2004
        foreign = self.script != "LATIN" and letters.isascii()  # NG, whether or not bots say it
        return shouted and (foreign or not self.known(self.fold(letters)))

    # Kinship

    @abstractmethod
    def forms(self, word: str) -> frozenset[str]:
        """The dictionary forms of a folded word; the word itself is among them."""

    def known(self, word: str) -> bool:
        """Whether a folded word is a word: one of ours, or known to an analyser (A-32)."""
        return not self.ours.isdisjoint(self.forms(word)) or self.analysed(word)

    @cached_property
    def ours(self) -> frozenset[str]:
        """The words of our decks and associations."""
        return our_words(self.tag, self.fold)

    @cached_property
    def links(self) -> dict[str, frozenset[str]]:
        """For words of our associations, the cards that they make people think of."""
        return our_links(self.tag, self.fold)

    def means(self, clue: str, cards: Sequence[Codename]) -> frozenset[str]:
        """The cards, as they are written, that a folded clue is known to mean something for."""
        meant = self.links.get(clue, frozenset())
        return frozenset(card.text for card in cards if self.fold(card.text) in meant)

    @abstractmethod
    def analysed(self, word: str) -> bool:
        """Whether an analyser or a list of the language knows a folded word."""

    def clash(self, clue: str, card: Codename) -> Clash | None:
        """Why a folded clue is certainly not allowed beside a card; what was read goes first."""
        if clue.replace("-", "") == self.fold(card.text).replace("-", ""):
            return self._clash("same-word")
        if self.neighbour(clue, card) or self.reading(clue, card):
            return None
        return self.kinship(clue, card)

    def listed(self, words: tuple[str, ...]) -> frozenset[str]:
        """The folded words of a card's list."""
        return frozenset(map(self.fold, words))

    def neighbour(self, clue: str, card: Codename) -> str:
        """The neighbour of a card that a folded clue is a form of, or nothing."""
        if not card.near:
            return ""
        return min(self.forms(clue) & self.listed(card.near), default="")

    def strangers(self, one: str, other: str) -> bool:
        """Whether our lists call it a mere accident of letters that two folded words are alike."""
        return False

    def reading(self, clue: str, card: Codename) -> Reading | None:
        """What people who read the pair made of it, where they did not call it one family."""
        others = self._read_beside(self.fold(card.text))
        if not others:
            return None
        found = others.get(clue)
        return found or doubtful(others[form] for form in self.read_as(clue) if form in others)

    def readings(self, clue: str, cards: Sequence[Codename]) -> dict[str, Reading]:
        """What was read of a clue, by the cards as they are written; of most it is nothing."""
        if clue not in self.pairs and self.pairs.keys().isdisjoint(self.read_as(clue)):
            return {}
        return {card.text: said for card in cards if (said := self.reading(clue, card))}

    def read_as(self, word: str) -> frozenset[str]:
        """The words that a folded word was read as: its dictionary forms."""
        return self.forms(word)

    def _read_beside(self, text: str) -> dict[str, Reading]:
        """All that was read beside a folded card and its forms, the card itself going first."""
        merged: dict[str, Reading] = {}
        for form in sorted(self.forms(text) - {text}):
            for other, said in self.pairs.get(form, NOTHING_READ).items():
                merged[other] = "weigh" if merged.get(other) == "weigh" else said
        return {**merged, **self.pairs.get(text, NOTHING_READ)}

    @cached_property
    def pairs(self) -> Pairs:
        """The pairs of words that people have read."""
        return read_pairs(self.tag, self.fold)

    def kinship(self, clue: str, card: Codename) -> Clash | None:
        """A form of the card, a word of its lists, or what the language's own rules forbid.

        A word of the lists forbids itself and its forms; it lends the card no roots of its own.
        """
        text = self.fold(card.text)
        mine = self.forms(clue)
        shared = mine & self.forms(text)
        if shared:
            return self._clash("inflection", joint(shared, clue, text))
        if card.parts and (met := mine & self.listed(card.parts)):
            return self._clash("compound-part", joint(met, clue))
        if card.kin and mine & self.listed(card.kin):
            return self._clash("derived")
        return self.related(clue, card)

    def traits(self, word: str) -> frozenset[str]:
        """All that a folded word can clash through: words that share no trait are no kin.

        It is for those who look for kin among thousands; what really clashes `clash` decides.
        """
        return self.forms(word)

    def traits_of(self, card: Codename) -> frozenset[str]:
        """The traits of a card, its parts and its kin."""
        words = map(self.fold, (card.text, *card.parts))
        return self.listed(card.kin).union(*map(self.traits, words))

    @abstractmethod
    def related(self, clue: str, card: Codename) -> Clash | None:
        """Derivation, compounds, shared parts: what the language forbids beyond forms and lists."""

    def _clash(self, reason: str, form: str = "") -> Clash:
        return Clash(reason, self.rule(reason), form)

    def refusal(self, clue: str, visible: Sequence[Codename]) -> Verdict | None:
        """Why a folded clue is no clue on this table, though it is kin to none of its cards."""
        return None

    # What people weigh

    def doubts(self, clue: str, typed: str, visible: Sequence[Codename]) -> Iterator[Doubt]:
        """Notes on a folded clue; `typed` is as it was written. Unknown words by default (A-32)."""
        if not self.known(clue):
            yield Doubt("made-up-word", "A-32")
