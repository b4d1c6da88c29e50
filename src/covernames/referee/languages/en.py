"""English: L-en-01 to L-en-06. How its words are built is in `en_words`."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ..language import Language, joint
from ..verdict import Clash, Codename, Doubt
from .en_words import NOTHING, Words, heads, listed, marks, misspelt


class English(Language):
    """Two words are kin if the walks to what they are built from meet."""

    tag = "en"
    script = "LATIN"
    defaults = frozenset({"rhymes"})
    rules = {  # noqa: RUF012 - declared a class variable in Language
        "same-word": "C-025",
        "inflection": "L-en-03",
        "derived": "L-en-03",
        "contains-word": "L-en-05",
        "compound-part": "L-en-05",
        "shared-part": "L-en-05",
        "foreign-word": "L-en-06",
    }
    analysers = ("lemminflect", "simplemma")

    def __init__(self) -> None:
        super().__init__()
        self.english = Words(self.missing)
        self.weighed = lru_cache(maxsize=20_000)(self.weighed)  # type: ignore[method-assign]

    def fold(self, text: str) -> str:
        """Without accents, apostrophes, stops, the genitive: café is cafe, shark's is shark."""
        plain = unicodedata.normalize("NFD", super().fold(text).replace("’", "'").replace(".", ""))
        plain = "".join(char for char in plain if not unicodedata.combining(char))
        plain = plain.removesuffix("'s").replace("'", "").replace("æ", "ae").replace("œ", "oe")
        return unicodedata.normalize("NFC", plain)

    def is_acronym(self, typed: str) -> bool:
        """Common ones also in small letters: fbi."""
        return self.fold(typed.replace(".", "")) in listed("acronyms") or super().is_acronym(typed)

    def forms(self, word: str) -> frozenset[str]:
        """Dictionary forms in one spelling."""
        return self.english.forms(word)

    def analysed(self, word: str) -> bool:
        """Whether any dictionary or list has it."""
        return self.english.known(word)

    def listed(self, words: tuple[str, ...]) -> frozenset[str]:
        """In one spelling, as forms are: a doughnut is a donut."""
        return super().listed(words).union(self.english.spelling(self.fold(word)) for word in words)

    def strangers(self, one: str, other: str) -> bool:
        """Corner and corn: there is nothing to weigh."""
        first = heads("strangers")
        return one in first.get(other, NOTHING) or other in first.get(one, NOTHING)

    def traits(self, word: str) -> frozenset[str]:
        """What it is built from, as a derivation or a compound."""
        words = self.english
        built = words.stock(word) | words.parts(word) | words.loose(word) | words.openings(word)
        return self.forms(word) | built | {word, words.spelling(word)}

    def kinship(self, clue: str, card: Codename) -> Clash | None:
        """A spelling variant is the same word (L-en-02), and so is one that is no word: bananna."""
        text, spelling = self.fold(card.text), self.english.spelling(clue)
        if clue != text and spelling == self.english.spelling(text):
            return Clash("same-word", "L-en-02", spelling)
        if misspelt(clue, text) and not self.known(clue):
            return Clash("same-word", "L-en-02", text)
        return super().kinship(clue, card)

    def related(self, clue: str, card: Codename) -> Clash | None:
        """Derivation, compounds, shared parts (L-en-03, L-en-05)."""
        words, text = self.english, self.fold(card.text)
        mine, theirs = words.stock(clue), words.stock(text)
        within, inside = words.parts(clue), words.parts(text)
        loose, slack = words.loose(clue), words.loose(text)
        little = listed("particles")
        unshared = little | words.faint(clue) | words.faint(text)
        for reason, one, other in (
            ("derived", mine, theirs),
            ("contains-word", within | loose, theirs),
            ("contains-word", words.openings(clue) & little, {text}),
            ("compound-part", mine, inside | slack),
            ("compound-part", {clue}, words.openings(text) & little),
            ("shared-part", within - unshared, inside | slack),
            ("shared-part", loose, inside - unshared),
        ):
            if met := one & other:
                plain = {word.rpartition(":")[2] for word in met}
                clash = self._clash(reason, joint(plain, clue, text))
                return None if self.parted(clue, text) else clash
        return None

    def parted(self, one: str, other: str) -> bool:
        """Whether people decide about just these two, whatever joins them (A-58)."""
        first, mine, theirs = heads("doubts"), self.forms(one), self.forms(other)
        pairs = ((mine, theirs), (theirs, mine))
        return any(ours & first.get(word, NOTHING) for ours, words in pairs for word in words)

    def doubts(self, clue: str, typed: str, visible: Sequence[Codename]) -> Iterator[Doubt]:
        """Homophones, doubtful kin, names and unknown words."""
        sounds = marks("homophones").get(clue, NOTHING)
        for card in visible:
            text = self.fold(card.text)
            if sounds & marks("homophones").get(text, NOTHING):
                yield Doubt("sound-only", "L-en-01", card.text, clue, option="homophones")
            yield from self.doubtful_kin(clue, text, card)
        if self.english.is_name(clue):
            yield Doubt("proper-name", "L-en-06", form=typed, option="proper-nouns")
        elif not self.known(clue):
            yield Doubt("made-up-word", "A-32")

    def doubtful_kin(self, clue: str, text: str, card: Codename) -> Iterator[Doubt]:
        """An old root that some still feel (A-58), or a loose part that both have (L-en-05)."""
        (mine, old, loose), (theirs, olden, slack) = self.weighed(clue), self.weighed(text)
        for root in sorted((mine & olden) | (theirs & old)):
            yield Doubt("derived", "A-58", card.text, root)
        for part in sorted(loose & slack):
            yield Doubt("shared-part", "L-en-05", card.text, part)

    def weighed(self, word: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
        """What a word is built from; roots that some feel in it; its parts, little ones too."""
        words, little = self.english, listed("particles")
        parts = words.parts(word) | words.loose(word) | (words.openings(word) & little)
        steps = words.stock(word) | parts
        old = (heads("doubts").get(step, NOTHING) for step in steps)
        return steps, words.heard(word).union(*old), parts


LANGUAGE = English()
