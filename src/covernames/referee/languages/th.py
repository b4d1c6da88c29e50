"""Thai (RULES.md L-th): which words share a component, sound alike, or are more than one word."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from .. import normalise
from ..language import Language
from ..options import SEVERAL_WORDS
from ..verdict import Clash, Codename, Doubt, Verdict
from .th_families import clips, roots
from .th_rhymes import are_homophones, rhyme, rhyme_words, tone_mark
from .th_sounds import sound
from .th_table import marked, may_tell_place, tells_letters, tells_place
from .th_words import (
    boundary,
    clipped,
    entries,
    is_rare,
    lexicon,
    listed,
    looks_foreign,
    mapped,
    parts,
    sentence,
    shows,
    split,
    unclipped,
    units,
)

_SARA_AM: Final = re.compile("ํ([่-๋]?)า|([่-๋])ํา")
_ER: Final = re.compile("(เ[ก-ฮ]{1,2})[่้](?=อร์)")
"""A tone mark that some write in loans: คอมพิวเต้อร์."""
_MISPLACED: Final = re.compile("([่-์])([ัิ-ู็])")
_DOUBLED: Final = re.compile(r"([ะ-ฺ็-๎])\1+")
_STOPPED: Final = re.compile(r"([^.]*[ะ-ูเ-ไ็-๎][^.]*)\.")
"""The end of a sentence: no abbreviation has a vowel (N-09)."""
_TONES: Final = re.compile("([่-๋])[่-๋]+")
"""A mark that was typed twice; of two tone marks the first is meant."""
_IMPOSSIBLE: Final = re.compile("(?<![กจฎฏดตบปอ])[คฆงชซฌญฑฒณทธนพฟภมยรลวฬฮขฉฐถผฝศษสห][ิ-ู็ั]?[๊๋]")
"""The third and fourth tone marks stand on consonants of the middle class only."""
_LETTER: Final = (
    "เอฟ|เอช|เฮช|เอ็ม|เอ็น|เอส|เอ็กซ์|เอกซ์|เอ|บี|ซี|ดี|อี|จี|ไอ|เจ|เค|แอล|โอ|พี|คิว|อาร์|ที|ยู|วี|"
    "ดับเบิลยู|ดับบลิว|ดับเบิ้ลยู|วาย|แซด|แซ็ด"
)
_LETTERS: Final = re.compile(f"(?:{_LETTER}){{2,}}")
_CONSONANTS: Final = re.compile("[ก-ฮ]{2,5}")
_TALK_UNITS: Final = 3
_TALK_LETTERS: Final = 14
"""Shorter ones may be a compound yet: คนที่รัก."""
_JOINED_LETTERS: Final = 7
"""So short may a phrase be that has a word in it which only joins others: กินแล้วอ้วน."""
_PLAIN_LETTERS: Final = 6
"""A card of so many letters is in an unknown word by no accident: เครื่องบินเจ็ต."""
_HELD_LETTERS: Final = 4
_HELD_REST: Final = 3
"""A card of so many letters, and a rest of so many, make a compound."""
_MANY: Final = 5
"""Beside so many cards a rhyme is chance; beside fewer a clue aims at one of them."""


class Thai(Language):
    """Thai. The components of a word are found by splitting it over the word lists."""

    tag = "th"
    script = "THAI"
    defaults = frozenset({"proper-nouns"})
    rules = {  # noqa: RUF012 - a constant of the class, as in the base
        "same-word": "L-th-02",
        "inflection": "L-th-02",
        "contains-word": "L-th-02",
        "derived": "L-th-02",
        "compound-part": "L-th-03",
        "shared-part": "L-th-03",
        "foreign-word": "L-th-08",
        "letters-only": "L-th-01",
    }
    spelling_is_silent = True
    stop_ends_sentence = False

    def load(self) -> None:
        """The word lists, and the count of rhymes, which takes as long again."""
        super().load()
        rhyme_words()

    # Form

    def fold(self, text: str) -> str:
        """N-03: one spelling of sara am and of แ, marks in their order."""
        return _fold(text)

    def spelled_out(self, text: str) -> str:
        """N-05, L-th-07: letters joined by hyphens; tone marks may be named."""
        letters = [part.strip() for part in text.split("-")]
        marks = mapped("marks")
        named = [marks.get(self.fold(part), (part,))[0] for part in letters]
        if len(named) < 2 or any(len(part) != 1 for part in named):  # noqa: PLR2004
            return ""
        return self.fold("".join(named))

    def words(self, text: str) -> tuple[str, ...]:
        """By spaces and hyphens; and talk that is written without them."""
        folded = self.fold(text)
        text = re.sub(" ([ๆฯ])", r"\1", text)
        written = (text,) if folded in _latin() else super().words(text)
        if len(written) > 1:
            return written
        if len(text) < _JOINED_LETTERS or self.known(folded):
            return written
        pieces = sentence(folded)
        opening = not _speech("opening:").isdisjoint({*pieces[:1], "".join(pieces[:2])})
        if opening and len(pieces) > 1 and not lexicon().titled(folded):
            return pieces
        if len(pieces) < _TALK_UNITS:
            return written
        talk = len(text) >= _TALK_LETTERS and not _speech("talk:").isdisjoint(pieces)
        joined = not _speech("joint:").isdisjoint(pieces) and not lexicon().titled(folded)
        return pieces if talk or joined else written

    def is_acronym(self, typed: str) -> bool:
        """L-th-11: names of letters, consonants without a vowel, letters with stops."""
        word = self.fold(typed)
        bare = word.replace(".", "")
        if bare in listed("acronyms"):
            return True
        names = {word, self.canonical(word)}
        if not (names.isdisjoint(listed("words")) and names.isdisjoint(listed("today"))):
            return False
        if word in _latin():
            return False
        if super().is_acronym(typed) and (typed[-1] != "." or word[-1] == "."):
            return True
        lex = lexicon()
        if _LETTERS.fullmatch(word):
            return word not in lex.core
        a_word = word in lex.core or word in lex.in_use or word in lex.persons or split(word)
        return bool(_CONSONANTS.fullmatch(word)) and not a_word

    def borrowed(self, text: str) -> bool:
        """L-th-08: a word that Thais write in Latin letters: Wi-Fi, YouTube."""
        return self.fold(text) in _latin()

    # Kinship

    def forms(self, word: str) -> frozenset[str]:
        """The word, without a sign of repetition, in its usual spelling."""
        base = word.rstrip("ๆ ") or word
        if base.endswith(".") and not _CONSONANTS.fullmatch(base.replace(".", "")):
            base = base.rstrip(".") or word  # N-09: no abbreviation has a vowel
        half = len(base) // 2
        if half > 1 and base[:half] == base[half:] and base not in lexicon().words:
            base = base[:half]
        return frozenset({word, base, self.canonical(base)})

    def canonical(self, word: str) -> str:
        """The first spelling of a word that has several."""
        return _spellings().get(word, word)

    @lru_cache(maxsize=20_000)  # noqa: B019 - there is one Thai
    def analysed(self, word: str) -> bool:
        """In a word list, or made of known words in a way everybody makes words."""
        lex = lexicon()
        word = word.rstrip("ๆ ")
        if word in listed("syllables"):
            return False
        if word in lex.words or word in lex.persons or self.canonical(word) != word:
            return True
        half = len(word) // 2
        if half > 1 and word[:half] == word[half:] and word[:half] in lex.words:
            return True
        pieces = split(word)
        if not pieces or not all(piece in lex.words for piece in pieces):
            return False
        if pieces[0] in _speech("productive:") and len(pieces) == 2:  # noqa: PLR2004 - a head and a word
            return True
        return _speech("numeral:").issuperset(pieces) or lex.titled(word)

    def traits(self, word: str) -> frozenset[str]:
        """Its components and their families, and its bare consonants."""
        plain = self.canonical(word.rstrip("ๆ"))
        found = self.parts(plain) | {word, plain, _skeleton(plain)}
        families = map(str, roots(plain, self.parts(plain)))
        short = (f"clip {number}" for number in clips(plain))
        found = found.union(self.forms(word), families, short, unclipped(plain), _fragments(plain))
        found |= _cuts(plain)
        return found.union(inner for inner in _inner(plain) if shows(plain, inner))

    def related(self, clue: str, card: Codename) -> Clash | None:
        """L-th-02, L-th-03: components; then roots, then misspellings of the card."""
        text = self.canonical(self.fold(card.text).rstrip("ๆ "))
        clue = self.canonical(clue.rstrip("ๆ"))
        found = self._alike(clue, text)
        place = self._is_place(clue) or self._is_place(text)
        if found or (place and clue not in self.parts(text)):
            return found
        return self._joined(clue, text, card)

    def _alike(self, clue: str, text: str) -> Clash | None:
        """What the clue is or shows by itself: the card, a piece of it, what is written on it."""
        if clue in text and (clue in _fragments(text) or self._is_cut(clue, text)):
            return self._clash("letters-only")
        inside = text in clue and shows(clue, text)
        if text in self.parts(clue) or (inside and self._holds(clue, text)):
            return self._clash("contains-word", text)
        if clue in text and shows(text, clue) and self._holds(text, clue):
            return self._clash("compound-part", clue)
        if clipped(clue, text) or clipped(text, clue) or clips(clue) & clips(text):
            return self._clash("derived")
        return None

    def _is_cut(self, clue: str, text: str) -> bool:
        """Whether the clue is no word, but an end of a card: พิซ of พิซซ่า."""
        return clue in _cuts(text) and not self.known(clue)

    def _holds(self, clue: str, text: str) -> bool:
        """Whether a word that nobody has read has another in it by no accident: คลื่นสึนามิ."""
        if len(text) >= _PLAIN_LETTERS and not self.known(clue):
            return True
        if clue in listed("names") or text in mapped("doubtful").get(clue, ()):
            return False
        if len(text) < _HELD_LETTERS or (sound(text) and not tone_mark(text)):
            return False  # เบอร์ and แลนด์ are in many a loan
        rests = filter(None, clue.split(text, 1))
        return all(len(rest) >= _HELD_REST and self.known(rest) for rest in rests)

    def _joined(self, clue: str, text: str, card: Codename) -> Clash | None:
        """What the two have in common."""
        mine = self.parts(clue)
        theirs = self.parts(text) | self.listed(card.parts)
        if clue in theirs:
            return self._clash("compound-part", clue)
        mine -= _affixes("bound:") | _affixes("asked:")
        shared = mine & theirs
        if shared:
            return self._clash("shared-part", max(shared, key=len))
        theirs -= _affixes("bound:") | _affixes("asked:")
        if roots(clue, mine) & roots(text, theirs):
            return self._clash("derived")
        return self._clash("same-word", text) if self._misspelt(clue, text) else None

    @lru_cache(maxsize=20_000)  # noqa: B019 - there is one Thai
    def parts(self, word: str) -> frozenset[str]:
        """The components of a word in their usual spelling."""
        return frozenset(map(self.canonical, parts(word)))

    def _misspelt(self, clue: str, text: str) -> bool:
        """Whether an unknown clue is the card with other tone marks or silent letters."""
        if self.known(clue) and not _IMPOSSIBLE.search(clue):
            return False
        enough = 3 if "์" in text and "์" in clue else 5  # one silent letter for another
        sure = len(_skeleton(text)) >= enough or _IMPOSSIBLE.search(clue)
        return bool(sure) and _skeleton(clue) == _skeleton(text)

    def refusal(self, clue: str, visible: Sequence[Codename]) -> Verdict | None:
        """C-111, C-112: talk about where cards lie and what is written on them."""
        if tells_place(clue):
            return Verdict("illegal", "position", "C-112", form=clue)
        if tells_letters(clue):
            return Verdict("illegal", "letters-only", "C-111", form=clue)
        texts = self._texts(visible)
        having = marked(clue, texts)
        tells = 1 < len(having) < len(visible)  # one card from another
        if tells and _speech("school:").isdisjoint(texts):
            return Verdict("illegal", "letters-only", "C-111", having[0], clue)
        return None

    def _texts(self, cards: Sequence[Codename]) -> list[str]:
        return [self.fold(card.text) for card in cards]

    # What people weigh

    def doubts(self, clue: str, typed: str, visible: Sequence[Codename]) -> Iterator[Doubt]:
        """Unknown words, long compounds, names of places, felt components, sounds."""
        many = units(clue) > 2 and not _speech("numeral:").issuperset(split(clue))  # noqa: PLR2004 - A-22
        unknown = clue in listed("syllables") or not self.known(clue)
        if clue in listed("foreign") or clue.isascii() or (unknown and looks_foreign(clue)):
            yield Doubt("foreign-word", "L-th-08", form=clue, option="foreign-in-use")
        elif unknown:
            titled = many and lexicon().titled(clue)
            yield Doubt("made-up-word", "A-32", option="titles|place-names" if titled else "")
        elif self._is_place(clue):
            yield Doubt("proper-name", "A-22", form=clue, option="place-names")
        elif many:
            # Thai writes names, titles and fixed terms alike, without a space.
            yield Doubt("multiword", "A-22", form=clue, option="|".join(sorted(SEVERAL_WORDS)))
        yield from self._written(clue, visible)
        for text in self._texts(visible):
            yield from self._felt(clue, text)
        yield from self._heard(clue, visible)

    def _written(self, clue: str, visible: Sequence[Codename]) -> Iterator[Doubt]:
        """C-111, C-112: a syllable or a mark that cards have in common, and where a card lies."""
        texts = self._texts(visible)
        alike = [text for text in texts if text != clue and text.startswith(clue)]
        having = marked(clue, texts)
        if len(alike) > 1 or having:
            yield Doubt("letters-only", "C-111", (having or alike)[0], clue)
        if may_tell_place(clue) and not self.means(clue, visible):
            yield Doubt("multiword", "C-112", form=clue)

    def means(self, clue: str, cards: Sequence[Codename]) -> frozenset[str]:
        """By our associations, and for words that sound like others by a list."""
        senses = mapped("senses").get(clue, ())
        meant = frozenset(card.text for card in cards if self.fold(card.text) in senses)
        return meant | super().means(clue, cards)

    @staticmethod
    def _is_place(word: str) -> bool:
        """Whether it is a place name of several parts."""
        return (word in listed("places") or word in lexicon().provinces) and bool(parts(word))

    def _felt(self, clue: str, text: str) -> Iterator[Doubt]:
        """Components that some feel and others do not, and heads that are shared by thousands."""
        for inner, outer in ((text, clue), (clue, text)):
            if inner in mapped("doubtful").get(outer, ()):
                yield Doubt("contains-word", "L-th-02", text, inner)
        if text in clue and text not in self.parts(clue) and shows(clue, text):
            yield Doubt("contains-word", "L-th-02", text, text)
        if clue in text and clue in _cuts(text) and is_rare(clue):
            yield Doubt("letters-only", "A-23", text, clue)
        shared = self.parts(clue) & self.parts(text)
        for part in sorted(self._asked(clue, text, shared)) if shared else ():
            yield Doubt("shared-part", "L-th-03", text, part)
        if (end := _faded(clue)) and text.endswith(end) and end != text:
            yield Doubt("shared-part", "L-th-03", text, end)
        for part in sorted(shared & _affixes("bound:")):
            yield Doubt("shared-part", "L-th-03", text, part, asks=False)

    def _asked(self, clue: str, text: str, shared: frozenset[str]) -> frozenset[str]:
        """What of that which two words share people should weigh: general heads; all in places."""
        place = self._is_place(clue) or self._is_place(text)
        return shared - _affixes("bound:") if place else shared & _affixes("asked:")

    def _heard(self, clue: str, visible: Sequence[Codename]) -> Iterator[Doubt]:
        """L-th-05, L-th-12: homophones, or else rhymes that have nothing else to them."""
        texts = self._texts(visible)
        homophones = [text for text in texts if are_homophones(clue, text)]
        for text in homophones:
            yield Doubt("sound-only", "L-th-05", text, clue, option="homophones")
        if homophones or len(texts) >= _MANY:
            return
        rhymes = {text: option for text in texts if (option := rhyme(clue, text))}
        if rhymes and not self.means(clue, visible):
            for text, option in rhymes.items():
                yield Doubt("sound-only", "L-th-12", text, clue, option=option)


@lru_cache(maxsize=20_000)
def _ends(text: str) -> frozenset[str]:
    """What stands before and after each place where a syllable may end."""
    cuts = (at for at in range(1, len(text)) if boundary(text, at))
    return frozenset(piece for at in cuts for piece in (text[:at], text[at:]))


@lru_cache(maxsize=20_000)
def _fragments(text: str) -> frozenset[str]:
    """The syllables at the ends of a word that are no words; two letters may be chance."""
    return frozenset(
        piece
        for piece in _ends(text) & listed("syllables")
        if len(piece) > 2 or piece.endswith("ะ")  # noqa: PLR2004
    )


@lru_cache(maxsize=20_000)
def _cuts(text: str) -> frozenset[str]:
    """What people could clip a longer word without parts to; two letters may be chance."""
    if sound(text) or parts(text):
        return frozenset()
    return frozenset(piece for piece in _ends(text) if len(piece) > 2)  # noqa: PLR2004


def _inner(word: str) -> Iterator[str]:
    """The stretches of a word that could be a card in it."""
    ends = [0, *(at for at in range(1, len(word)) if boundary(word, at)), len(word)]
    for start in ends:
        yield from (word[start:end] for end in ends if end - start >= _HELD_LETTERS)


@lru_cache(maxsize=20_000)
def _fold(text: str) -> str:
    folded = normalise.fold(text).replace("เเ", "แ").replace("ฯ", "")
    stopped = _STOPPED.fullmatch(folded)
    folded = stopped[1] if stopped else folded
    folded = _ER.sub(r"\1", folded)
    folded = _MISPLACED.sub(r"\2\1", folded)
    folded = _DOUBLED.sub(r"\1", _TONES.sub(r"\1", folded))
    return _SARA_AM.sub(lambda m: (m[1] or m[2] or "") + "ำ", folded)


@cache
def _spellings() -> dict[str, str]:
    lines = [*entries("spellings"), *entries("latin")]
    first = {word: line[0] for line in entries("spellings") for word in line}
    return {word: first.get(line[0], line[0]) for line in lines for word in line}


@cache
def _latin() -> frozenset[str]:
    return frozenset(filter(str.isascii, listed("latin")))


@cache
def _affixes(kind: str) -> frozenset[str]:
    return frozenset(mapped("affixes").get(kind, ()))


@lru_cache(maxsize=20_000)
def _faded(word: str) -> str:
    """The ending of a word in which some feel another word and others do not."""
    ends = (end for end in _affixes("faded:") if word.endswith(end) and word != end)
    return next(ends, "")


@cache
def _speech(kind: str) -> frozenset[str]:
    return frozenset(mapped("speech").get(kind, ()))


@lru_cache(maxsize=20_000)
def _skeleton(word: str) -> str:
    """A spelling without tone marks and silent letters, with letters of one sound as one."""
    plain = re.sub("[ก-ฮ][ิุ]?์|[็่้๊๋]", "", word)
    return plain.translate(str.maketrans("ฎฏฐฑฒธถณญศษภฬค", "ดตทททททนยสสพลก"))


LANGUAGE = Thai()
