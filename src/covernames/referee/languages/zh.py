"""Traditional Chinese, as written in Taiwan.

Kinship is plain here: any shared character blocks a clue (L-zh-01). The work lies in saying which
characters are the same one (``zh_writing``), which strings are one word (``zh_words``), and which
words sound alike (``zh_sounds``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar

from ..language import Language
from ..normalise import scripts
from ..verdict import Clash, Codename, Doubt, Verdict
from .zh_phrases import several
from .zh_sounds import homophones, rhymes, sounds
from .zh_table import is_place, is_writing, points_at, written_so
from .zh_words import DOUBLED, Kind, in_use, kind, listed
from .zh_writing import perhaps_shared, tokens, written

_LENGTHS = dict(zip("三四五六七八九", range(3, 10), strict=True))
"""Numerals that might count characters; nearly every card has one or two, so those say nothing."""
_LETTERED = re.compile(
    "(?:[A-Za-z]{0,2}|[A-Z0-9]{2,4})[\u4e00-\u9fff]+(?:[A-Za-z]{0,2}|[A-Z0-9]{2,4})[\u4e00-\u9fff]*"
)
"""Characters with at most two letters, or an abbreviation, beside them or among them."""
_DOTS = re.compile("[·‧・•\\s-]+")
"""What stands between the parts of a foreign name, or between words."""


class Chinese(Language):
    """The words and clue rules of Taiwan."""

    tag = "zh-Hant"
    script = "CJK"
    defaults = frozenset({"rhymes"})
    analysers = ("opencc", "pypinyin")
    homophones_open = True
    rules: ClassVar[dict[str, str]] = {
        "same-word": "L-zh-01",
        "contains-character": "L-zh-01",
        "derived": "L-zh-01",
        "letters-only": "L-zh-02",
        "sound-only": "L-zh-07",
        "multiword": "L-zh-03",
        "foreign-word": "L-zh-04",
        "proper-name": "L-zh-05",
        "acronym": "L-zh-06",
        "rhyme": "L-zh-08",
    }

    def __init__(self) -> None:
        super().__init__()
        self._blind = "opencc" in self.missing
        """Without the lexicon, or the way into it, no word can be called unknown."""

    def load(self) -> None:
        """Load lexicon, converter and readings."""
        self.known("詞")
        self.known("不在字典")
        sounds("讀音")
        written("文字")

    # Form

    def words(self, text: str) -> tuple[str, ...]:
        """Several words are written as such, or are a phrase or a sentence (L-zh-03)."""
        folded = self.fold(text)
        if folded in listed("names") or self.in_use(folded) or self.is_code(text):
            return (text,)
        if is_place(folded):  # however long, it is refused for what it says
            return (text,)
        parts = tuple(part for part in _DOTS.split(text) if part)
        if len(parts) > 1 or self._blind:
            return parts
        return several(text, said=folded in self.ours)

    def may_mix(self, text: str) -> bool:
        """Names and words of today have a letter or two: 阿Q, 小S, 3C產品."""
        return bool(_LETTERED.fullmatch(text))

    def in_use(self, folded: str) -> bool:
        """Whether people here say it in the middle of a Chinese sentence: chill, vlog, Netflix."""
        return folded in in_use() or folded in listed("latin-names")

    def is_acronym(self, typed: str) -> bool:
        """Acronyms as Taiwan uses them, in any case; not an English word in capitals (L-zh-04).

        What is in use in Latin letters needs the same consent.
        """
        letters = self.fold(typed).replace(".", "")
        if self.in_use(letters):
            return True
        if letters in listed("acronyms") and letters not in listed("english"):
            return True
        shouted = sum(char.isupper() for char in typed) > 1
        return super().is_acronym(typed) and (
            letters not in listed("english") or (shouted and letters in listed("acronyms"))
        )

    # Kinship

    def forms(self, word: str) -> frozenset[str]:
        """Chinese words have one form; it may be written in several ways."""
        return frozenset({word, "".join(written(word))})

    def analysed(self, word: str) -> bool:
        """Whether it is a word or a name."""
        return bool(self._kind(word))

    def _kind(self, word: str) -> Kind:
        plain = self._blind and scripts(word) == {"CJK"}
        return kind(word) or ("word" if plain or word in self.ours else "")

    def listed(self, words: tuple[str, ...]) -> frozenset[str]:
        """In whatever form the characters are written."""
        return frozenset("".join(written(self.fold(word))) for word in words)

    def traits(self, word: str) -> frozenset[str]:
        """Its characters."""
        return self.forms(word).union(written(word))

    def kinship(self, clue: str, card: Codename) -> Clash | None:
        """Signs of sound, then characters, then the kin that a deck lists."""
        found = scripts(clue)
        if "BOPOMOFO" in found:
            return self._clash("letters-only", clue)
        if found & {"HIRAGANA", "KATAKANA", "HANGUL"}:
            return self._clash("foreign-word", clue)
        text = self.fold(card.text)
        if text in in_use().get(clue, ()):
            return self._clash("foreign-word", clue)
        mine, theirs = written(clue), written(text)
        if mine and mine == theirs:
            return self._clash("same-word")
        for token, own in zip(tokens(text), theirs, strict=False):
            if own in mine:
                return self._clash("contains-character", token)
        return self.related(clue, card)

    def related(self, clue: str, card: Codename) -> Clash | None:
        """Kin that shares no character, where a deck names it."""
        met = self.forms(clue) & (self.listed(card.parts) | self.listed(card.kin))
        return self._clash("derived") if met else None

    def refusal(self, clue: str, visible: Sequence[Codename]) -> Verdict | None:
        """Talk about where cards lie, and about how they are written (C-111, C-112)."""
        if not is_place(clue) and not is_writing(clue):
            return None
        cards = [self.fold(card.text) for card in visible]
        if points_at(clue, cards):
            return Verdict("illegal", "position", "C-112", form=clue)
        card = written_so(clue, cards)
        return Verdict("illegal", "letters-only", "L-zh-02", card, clue) if card else None

    # What people weigh

    def doubts(self, clue: str, typed: str, visible: Sequence[Codename]) -> Iterator[Doubt]:
        """Names, titles, unknown words; characters that may be one, homophones, rhymes."""
        yield from self._about(clue)
        for card in visible:
            text = self.fold(card.text)
            perhaps = perhaps_shared(clue, text)
            if perhaps:
                yield Doubt("contains-character", "N-10", card.text, perhaps)
            elif homophones(clue, text):
                yield Doubt("sound-only", "L-zh-07", card.text, clue, option="homophones")
            elif rhymes(clue, text):
                yield Doubt("rhyme", "L-zh-08", card.text, clue, option="rhymes")
        fits = [card.text for card in visible if len(card.text) == _LENGTHS.get(clue)]
        if len(fits) > 1:
            yield Doubt("letters-only", "A-31", fits[0], clue)

    def _about(self, clue: str) -> Iterator[Doubt]:
        """What a clue is, whatever cards there are."""
        sort = self._kind(clue)
        if is_place(clue):
            yield Doubt("position", "C-112", form=clue)
        elif is_writing(clue):
            yield Doubt("letters-only", "L-zh-02", form=clue)
        elif sort == "name":
            yield Doubt("proper-name", "L-zh-05", form=clue, option="proper-nouns")
        elif sort == "title" or (not sort and set(clue[1:-1]) & set("與和之")):
            yield Doubt("multiword", "L-zh-05", form=clue, option="titles")
        elif DOUBLED.fullmatch(clue):
            yield Doubt("multiword", "L-zh-03", form=clue)
        elif not sort:
            yield Doubt("made-up-word", "A-32")


LANGUAGE = Chinese()
