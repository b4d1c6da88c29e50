"""Bulgarian words: which are known, and the stems of those without a listed root, mostly loans."""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Final

from .bg_parts import Parts
from .bg_roots import (
    AGREEMENT,
    CONJUGATION,
    ENDING,
    LONG,
    SHORT,
    SHORTEST,
    VOWELS,
    Families,
    alternants,
    endings_of,
    fleeting,
    stem_of,
    words,
)

BARE: Final = 3
"""How safe a stem is that bears only an ending; the others stand below."""
_INFLECTED = re.compile(ENDING)
_CONJUGATED = re.compile(CONJUGATION)
_FIRST_CONJUGATION = f"(?:а|ам|аш|аме|ате|ат|ах|аха|ал|ан|ане|ащ|ай|айки){AGREEMENT}"
_SAFEST = re.compile(f"(?:ов|че|чет)?{ENDING}")
_SAFE = re.compile(
    f"(?:ов|че|чет|ен|ск|ичк|ист|истк|ар|арк|арск)?{ENDING}|"
    "енце(?:то|та)?|ира[мшнтх]?|ират|иран[аоие]?"
)
_POSSIBLE = re.compile(
    "(?:ен|н|ов|ев|ав|ск|ешк|ийск|ианск|ическ|ичен|ичн|че|чет|ч|к|ичк|ик|иц|енц|ка|"
    "ист|истк|истич|изъм|изм|изаци|изатор|ант|антк|атор|аторск|аци|"
    "ер|ерк|ерск|ър|ърк|ърск|ьор|ьорк|ьорск|ар|арк|арск|арств|арник|арниц|"
    "джи|джий|джийск|джийниц|чи|чий|чийниц|лък|ец|ц|"
    "анин|янин|чанин|анк|янк|чанк|чан|ан|ян|анск|янск|чанск|ианец|ианк|"
    "ств|ствен|ост|алн|ален|ест|овск|евск|ник|ниц|ничк|ес|инк|ин|иад|ад|ив|ивн|ивен|"
    "аджи|аджий|аджийк|аджийск|аджийниц|олог|оложк|ологи|ариум|ери|ифик|ификаци|ировк|"
    "онер|онерк|онерск|онен|онн|инг|иер|иерк|иерск|чик|оман|иозен|иозн|онален|оналн|ативен|ативн)?"
    f"{ENDING}|(?:из|ифиц)?ир{_FIRST_CONJUGATION}|(?:ств|[яои]?св|ос|ис|в|ов|ув){_FIRST_CONJUGATION}"
)
_COINED = re.compile(
    "[а-я]{0,8}?(?:ник|ниц|ничк|ничар|ар|арк|арник|арниц|ач|ачк|ищ|ист|истк|изъм|изм|лък|лъч|"
    "джи|джий|джийк|джийниц|чий|чийк|чийниц|еж|ежк|ушк|ок|к(?=о)|ч(?=о)|тел|телк|телниц|лец|лк(?=о)|"
    f"иад|ад|атор|аторк|ант|антк|олог|оложк|ологи|ариум|ери|ировк|онер|онерк|инг|иер|чик|оман|ер|ър|ърк|ърск|ьор|ес|як|ляк|ак|ик|уш|ун|ьовц|льо){ENDING}"
)
"""Suffixes with which people make up words: a noun so built has to stand in a list (L-bg-10)."""
_LOAN_VERB = re.compile(f"(?:в|ов|ув){_FIRST_CONJUGATION}")
"""Лайквам, гугълвам: people make up such verbs too."""
_BEFORE_LOAN = re.compile("(?:без|за|на|о|по|под|над|пре|раз|из|до|от|между|извън|де)(?=.{6})")
"""What may stand before a loan: безбариерен, задунавски, намагнитвам."""
_OF_ONE_SCIENCE = (
    (re.compile("из(?:ъм|ъма|мът|ми|мите)$"), "ист"),
    (re.compile("(?<=лог|ном|пат|соф)и(?:я|и|ята|ите)$"), ""),
    (re.compile("(?<=граф)и(?:я|и|ята|ите)$"), ""),
)
"""Комунизъм and комунист, геология and геолог, география and географ."""
_FORM = re.compile(f"(?:к|ск|ч|че|чет)?{ENDING}")
"""A plain ending, or that of the feminine, the adjective in -ски, the small one."""
_ARTICLES = frozenset({"та", "то", "те"})
_HARDENED = {"ч": "кц", "ц": "к", "ж": "г", "ш": "х"}
_NOUNS_END = ("", "а", "я", "о", "е", "и", "ия", "ен", "ка", "ика")
_VERBS_END = ("ам", "ям", "а", "я")
_LONGEST_TAIL = 7


class Vocabulary:
    """The word lists, and the dictionary of simplemma where it is installed."""

    def __init__(self, *, analysed: bool, ours: AbstractSet[str] = frozenset()) -> None:
        self.analysed = analysed
        self.ours = ours
        self.names = words("bg-names.txt")
        self.listed = self.names | words("bg-words.txt")
        self.fiction = words("bg-fiction.txt")
        self.foreign = words("bg-foreign.txt")
        self.acronyms = words("bg-acronyms.txt")
        self.families = Families(self.names)
        self.lemma = lru_cache(maxsize=50_000)(self._lemma)
        self.roots = lru_cache(maxsize=50_000)(self.families.of)
        self.stems = lru_cache(maxsize=50_000)(self._stems)
        self._parts = Parts(self.is_common)
        self.parts = lru_cache(maxsize=50_000)(self._parts.of)
        self.weighed = self._parts.weighed

    def _lemma(self, word: str) -> str:
        """The dictionary form that the analyser gives, or nothing."""
        if not (self.analysed and word):
            return ""
        import simplemma  # noqa: PLC0415 - optional, and loaded when first needed

        if not simplemma.is_known(word, lang="bg"):
            return ""
        return simplemma.lemmatize(word, lang="bg").partition("-(")[0]

    def is_lemma(self, word: str) -> bool:
        """Whether it stands in a dictionary: нива is a word of its own, not only many нива."""
        return word in self.listed or self.lemma(word) == word

    def is_common(self, word: str) -> bool:
        """Whether it stands in a list as a word, or is a form of one, and is no mere name."""
        if word in self.names or word in self.foreign or word in self.fiction:
            return False
        return word in self.listed or word in self.ours or bool(self.lemma(word))

    def knows(self, word: str) -> bool:
        """In a list, or built regularly from a word or root that is."""
        if word in self.fiction or word in self.foreign:
            return False
        if self._stands_in_a_list(word) or self._parts.lists(word) or self._parts.is_regular(word):
            return True
        return (
            self._is_inflected(word)
            or self.families.explains(word, besides=_COINED)
            or self._is_regular(word)
        )

    def _stands_in_a_list(self, word: str) -> bool:
        return word in self.listed or bool(self.lemma(word) or self.lemma(word.capitalize()))

    def _is_inflected(self, word: str) -> bool:
        """Whether it is a plain form, or the feminine, of a word that stands in a list."""
        for cut in range(max(SHORTEST, len(word) - _LONGEST_TAIL), len(word)):
            if not (_FORM if cut >= SHORT else _INFLECTED).fullmatch(word, cut):
                continue
            for lemma in (word[:cut] + end for end in ("", *"аяоей")):
                if lemma != word and (lemma in self.ours or self._stands_in_a_list(lemma)):
                    return True
        return False

    def _is_regular(self, word: str) -> bool:
        """Whether a listed word is left without endings and common suffixes."""
        for cut in range(max(SHORTEST, len(word) - _LONGEST_TAIL), len(word)):
            ends: tuple[str, ...] = ()
            coined = _COINED.fullmatch(word, cut) or _LOAN_VERB.fullmatch(word, cut)
            suffixed = cut >= SHORT and not coined
            if _INFLECTED.fullmatch(word, cut) or (suffixed and _POSSIBLE.fullmatch(word, cut)):
                ends += _NOUNS_END
            if _CONJUGATED.fullmatch(word, cut):
                ends += _VERBS_END
            lemmas = {word[:cut] + end for end in ends} - {word}
            if any(map(self._stands_in_a_list, lemmas)):
                return True
        return False

    def shared_stem(self, one: str, other: str) -> str:
        """The stem of two words without listed roots, if they are surely built on one."""
        if one in self.names and other in self.names:
            return ""
        for lemma, form in ((one, other), (other, one)):
            if lemma in self.names and form.endswith("о"):
                continue  # Рила is no call to a snout, рило
            if inflects(lemma, form):
                other_word = self.is_lemma(form) if self.is_lemma(lemma) else form in self.names
                return "" if other_word or self.lemma(form) not in {"", lemma} else lemma
        mine, theirs = self.stems(one), self.stems(other)
        for stem in sorted(mine.keys() & theirs.keys(), key=lambda stem: (-len(stem), stem)):
            weaker, stronger = sorted((mine[stem], theirs[stem]))
            if weaker == BARE or (len(stem) <= LONG and stronger < BARE):
                continue
            base = one if mine[stem] == BARE else other
            if weaker >= LONG - len(stem) and (len(stem) > SHORTEST or self.is_lemma(base)):
                return stem
        return ""

    def _stems(self, word: str) -> dict[str, int]:
        """What is left without a suffix, and how safely it can be taken off; short ones least."""
        found: dict[str, int] = {}
        is_name = word in self.names
        for cut in range(SHORT if is_name else SHORTEST, len(word) + 1):
            if not _POSSIBLE.fullmatch(word, cut) or word[cut:] in _ARTICLES:
                continue
            ranks = ((_INFLECTED, BARE), (_SAFEST, 2), (_SAFE, 1), (_POSSIBLE, 0))
            safety = next(rank for pattern, rank in ranks if pattern.fullmatch(word, cut))
            stem = word[:cut]
            hard: set[str] = set()
            if safety < BARE:
                short = len(stem) < LONG
                if is_name or (stem[-1] in VOWELS and (short or stem[-1] != "и")):
                    continue
                hard = {stem[:-1] + sound for sound in _HARDENED.get(stem[-1], ())}
            for form in {stem, *hard, *fleeting(stem)}:
                found[form] = max(safety, found.get(form, 0))
        for ending, other in _OF_ONE_SCIENCE:
            if ending.search(word):
                found[ending.sub(other, word)] = BARE - 1
        prefix = _BEFORE_LOAN.match(word)
        if prefix and not is_name:
            inner = self._stems(word[prefix.end() :])
            found |= {stem: 0 for stem, rank in inner.items() if len(stem) >= LONG and rank < BARE}
        return found


def inflects(lemma: str, word: str) -> bool:
    """Whether a word looks like a plain inflection of a dictionary form."""
    stem = stem_of(lemma)
    if len(stem) < SHORTEST:
        return False
    endings = endings_of(lemma)
    return any(
        word.startswith(form) and word[len(form) :] in endings
        for form, plural in alternants(stem)
        if form[-1] == stem[-1] or (plural and word.endswith(("и", "ите")))
    )
