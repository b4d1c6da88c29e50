"""Bulgarian: any word of the same root is kin, and every root of a compound counts (L-bg-01, 02).

Words are taken apart into roots (``bg_roots.py``); those without a listed root, mostly loans, are
compared by their stems (``bg_words.py``). Where a reading is open nothing is certain, and the clue
stays legal: look-alikes, homophones and paronyms are other words (L-bg-03, L-bg-05).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property

from .. import normalise
from ..language import Language
from ..verdict import Clash, Codename, Doubt, Verdict
from .bg_roots import LONG, SHORT, SHORTEST, alternants, stem_of
from .bg_words import Vocabulary

_STRESS = dict.fromkeys((0x300, 0x301))
_DIGITS = str.maketrans("0346", "озчш")
_WITH_DIGITS = re.compile("(?=(?:[0346]*[а-я]){2})[а-я0346]*[0346][а-я]+")
"""Digits for letters, as in short messages: 4ушка, 6апка; they stand before a letter."""
_LATIN = (
    dict(zip("abvgdezijklmnoprstufhcwqxy46", "абвгдезийклмнопрстуфхцвяхъчш", strict=True))
    | {"sht": "щ", "sh": "ш", "ch": "ч", "zh": "ж", "ts": "ц", "yu": "ю", "ya": "я"}
    | {"ay": "ай", "ey": "ей", "iy": "ий", "oy": "ой", "uy": "уй"}
)
_LATIN_SOUND = re.compile("|".join(sorted(_LATIN, key=len, reverse=True)))
_LATIN_WITH_DIGITS = re.compile("(?=[46]*[a-z].*[a-z])(?=.*[aeiouyq])[a-z46]*[46][a-z46]*")
"""Short messages write Bulgarian in Latin letters, and ч and ш as digits: 4ushka, ma6ina."""
_DRAWN_OUT = re.compile(r"([а-я])\1{2,}")
_NOT_OURS = re.compile("[ыэёіїєўјљњћђџ]|ь(?!о)")
"""Letters that Bulgarian does not write, and ь without the о that has to follow it."""
_REASONS = {
    (False, False): "derived",
    (True, False): "contains-word",
    (False, True): "compound-part",
    (True, True): "shared-part",
}
"""Why a shared root forbids a clue: is the clue a compound, is the card one?"""


class Bulgarian(Language):
    """Roots first: the rule book forbids every cognate of a visible word."""

    tag = "bg"
    script = "CYRILLIC"
    defaults = frozenset({"proper-nouns"})
    analysers = ("simplemma",)
    rules = {  # noqa: RUF012 - declared a ClassVar in Language
        "same-word": "L-bg-01",
        "inflection": "L-bg-01",
        "derived": "L-bg-01",
        "contains-word": "L-bg-02",
        "compound-part": "L-bg-02",
        "shared-part": "L-bg-02",
        "foreign-word": "L-bg-06",
    }

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """All that is known of the words, read when first needed."""
        return Vocabulary(analysed="simplemma" not in self.missing, ours=self.ours)

    # Form

    def fold(self, text: str) -> str:
        """Stress marks are dropped; й and the pronoun ѝ are letters of their own (N-04).

        Digits for letters and drawn-out ones are tricks of spelling: 4ушка, кооотка (N-08).
        """
        plain = normalise.fold(text).translate(_STRESS).replace("ѐ", "е")
        plain = plain if plain == "ѝ" else plain.replace("ѝ", "и")
        if _WITH_DIGITS.fullmatch(plain):
            plain = plain.translate(_DIGITS)
        if len(plain) > LONG:
            plain = _DRAWN_OUT.sub(r"\1", plain)
        return plain if "." in plain[:-1] else plain.removesuffix(".")

    def respelled(self, typed: str) -> str:
        """Latin letters, and digits among them, as short messages use them: chushka, 4ushka."""
        return _LATIN_SOUND.sub(lambda found: _LATIN[found[0]], normalise.fold(typed))

    def is_code(self, typed: str) -> bool:
        """Not so if it is one of our words in Latin letters and digits (N-08)."""
        digits = _LATIN_WITH_DIGITS.fullmatch(normalise.fold(typed))
        ours = digits and self.vocabulary.is_common(self.respelled(typed))
        return not ours and super().is_code(typed)

    def is_acronym(self, typed: str) -> bool:
        """Common abbreviations are known in small letters too; a word may end a sentence."""
        letters = self.fold(typed.replace(".", ""))
        if letters in self.vocabulary.acronyms:
            return True
        ends_sentence = "." not in typed.rstrip(".") and self.known(letters)
        return not ends_sentence and super().is_acronym(typed)

    # Words

    def forms(self, word: str) -> frozenset[str]:
        """The word and its dictionary form; a dictionary form is nothing but itself."""
        lemma = "" if word in self.vocabulary.listed else self.vocabulary.lemma(word)
        return frozenset({word, lemma} if lemma else {word})

    def read_as(self, word: str) -> frozenset[str]:
        """A participle, too, was read as its verb: изключена is изключен is изключа."""
        forms = self.forms(word)
        return forms.union(*map(self.forms, forms)) if len(forms) > 1 else forms

    def known(self, word: str) -> bool:
        """Words of stories and foreign ones are for people to weigh, though we use them too."""
        strange = word in self.vocabulary.fiction or self._is_foreign(word)
        return not strange and super().known(word)

    def _is_foreign(self, word: str) -> bool:
        return word in self.vocabulary.foreign or bool(_NOT_OURS.search(word))

    def analysed(self, word: str) -> bool:
        """In a list, or built regularly from a word or root that is (A-32)."""
        return self.vocabulary.knows(word)

    # Kinship

    def traits(self, word: str) -> frozenset[str]:
        """Its roots and stems, those of its parts, and how it and its forms begin."""
        found = self._own_traits(word)
        return found.union(*map(self._own_traits, self.vocabulary.parts(word)))

    def _own_traits(self, word: str) -> frozenset[str]:
        heads = {word[:SHORTEST], *(form[:SHORTEST] for form, _ in alternants(stem_of(word)))}
        roots = map(str, self.vocabulary.roots(word))
        return self.forms(word).union(self.vocabulary.stems(word), heads, roots)

    def related(self, clue: str, card: Codename) -> Clash | None:
        """A shared root, or for words without a listed one a shared stem; then felt parts."""
        text = self.fold(card.text)
        if not self.vocabulary.parts(clue) and not self.vocabulary.parts(text):
            return self._same_root(clue, text)
        if self._shared_part(clue, text, certain=False):
            return None  # what only some people feel is asked about
        clash = self._same_root(clue, text)
        if clash is not None:
            return clash
        part = self._shared_part(clue, text, certain=True)
        return self._clash(_REASONS[part[1:]], part[0]) if part else None

    def _same_root(self, clue: str, text: str) -> Clash | None:
        mine, theirs = self.vocabulary.roots(clue), self.vocabulary.roots(text)
        if mine & theirs:
            compounds = (_is_compound(clue, mine), _is_compound(text, theirs))
            title = self.vocabulary.families.titles[min(mine & theirs)]
            return self._clash(_REASONS[compounds], title)
        if mine or theirs:
            return None
        stem = self.vocabulary.shared_stem(clue, text)
        return self._clash("derived", stem) if stem else None

    def _shared_part(self, clue: str, text: str, *, certain: bool) -> tuple[str, bool, bool] | None:
        """A part in which two words meet, and whether it is one of the clue's, of the card's."""
        mine, theirs = self.vocabulary.parts(clue), self.vocabulary.parts(text)
        if not mine and not theirs:
            return None
        for one, felt in ((clue, True), *mine.items()):
            for other, felt_too in ((text, True), *theirs.items()):
                whole = one == clue and other == text
                if whole or (felt and felt_too) is not certain or other in self.pairs.get(one, ()):
                    continue
                if self.forms(one) & self.forms(other) or self._same_root(one, other):
                    return other if one == clue else one, one != clue, other != text
        return None

    def refusal(self, clue: str, visible: Sequence[Codename]) -> Verdict | None:
        """What looks like an abbreviation may be a card in Latin letters: KOTKA (N-08)."""
        if not (clue.isascii() and clue.isalpha() and len(clue) >= SHORT):
            return None
        plain = self.fold(self.respelled(clue))
        for card in visible:
            clash = self.clash(plain, card)
            if clash is not None:
                return Verdict("illegal", clash.reason, "N-08", card.text, clash.form)
        return None

    # What people weigh

    def doubts(self, clue: str, typed: str, visible: Sequence[Codename]) -> Iterator[Doubt]:
        """Unknown words, those of films and books among them, and kinship that few people feel."""
        if self._is_foreign(clue):
            yield Doubt("foreign-word", "L-bg-06", form=clue)
        elif clue in self.vocabulary.fiction:
            yield Doubt("fictional-word", "L-bg-10", form=clue, option="fictional-words")
        elif not self.known(clue):
            reason = "made-up-name" if typed[:1].isupper() else "made-up-word"
            yield Doubt(reason, "L-bg-10", form=clue, option="fictional-words")
        kin = {
            other for root in self.vocabulary.roots(clue) for other in self._old_kin.get(root, ())
        }
        for card in visible if kin else ():
            if kin & self.vocabulary.roots(self.fold(card.text)):
                yield Doubt("derived", "A-58", card.text, clue)
        weighed = self.vocabulary.weighed
        for card in visible if clue in weighed else self._among(weighed, visible):
            part = self._shared_part(clue, self.fold(card.text), certain=False)
            if part:
                yield Doubt(_REASONS[part[1:]], "A-58", card.text, part[0])

    def _among(self, words: frozenset[str], visible: Sequence[Codename]) -> list[Codename]:
        return [card for card in visible if self.fold(card.text) in words]

    @cached_property
    def _old_kin(self) -> dict[int, set[int]]:
        """Families that were one long ago."""
        found: dict[int, set[int]] = {}
        for pair in self.vocabulary.families.old_kin:
            one, other = map(self.vocabulary.roots, pair)
            for first, second in ((one - other, other - one), (other - one, one - other)):
                for root in first:
                    found.setdefault(root, set()).update(second)
        return found


def _is_compound(word: str, roots: frozenset[int]) -> bool:
    """Several roots; a short word has them because it has several meanings."""
    return len(roots) > 1 and len(word) > LONG


LANGUAGE = Bulgarian()
