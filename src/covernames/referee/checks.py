"""`judge`: is this clue allowed? Form, then kinship with every card, then what people weigh.

Only form and kinship may say illegal, and only for certain; everything else asks (decision 8).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from . import normalise
from .language import Language
from .languages import language_of
from .options import SEVERAL_WORDS, options_from
from .verdict import Codename, Doubt, Verdict

HIGHEST = 9
"""No team and no side ever has more words to find (A-01)."""
_IN_WORDS = " -'’.&·‧・"
"""Signs that stand inside words and names."""
SENTENCE = 4
"""So many words are talk, where the group has not agreed on names and titles (C-024)."""
FEW = 5
"""With fewer cards a clue aims at one of them, and a rhyme is hardly chance."""
KINSHIP = frozenset({"derived", "contains-word", "compound-part", "shared-part"})
"""Doubts that a reading of the pair settles; homographs are one word whatever people feel."""
LONGEST_NAME = 6
"""More words are talk, whatever was agreed on."""


def judge(
    clue: str,
    number: object,
    visible: Iterable[str | Codename],
    language: str,
    options: Iterable[str] = (),
) -> Verdict:
    """Whether a clue is allowed while these cards are visible.

    Args:
        clue: The clue as it was typed.
        number: Its number, ``"unlimited"``, or None if it is not known yet.
        visible: The cards that are not covered: bare words, or with their parts and kin.
        language: The language of the words, by its tag.
        options: What the group has agreed on beyond the language's defaults; ``-name`` takes one
            of those away.
    """
    rules = language_of(language)
    agreed = options_from(rules.defaults, options)
    cards = [card if isinstance(card, Codename) else Codename(card) for card in visible]
    if isinstance(clue, str) and len(clue) > 8 * normalise.LONGEST:
        return Verdict("illegal", "too-long", "N-11")
    typed = normalise.bare(normalise.tidy(clue))
    verdict = _number(number) or _shape(typed) or _judge(typed, number, cards, rules, agreed)
    if verdict.verdict != "legal" and "opponent-ok" in agreed and typed:
        return Verdict("legal", verdict.reason, "C-119", verdict.card, verdict.form)
    return verdict


def _number(number: object) -> Verdict | None:
    """N-12, A-01."""
    if number is None or number == "unlimited":
        return None
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= HIGHEST:
        return Verdict("illegal", "bad-number", "N-12")
    return None


def _shape(typed: str) -> Verdict | None:
    """N-06, N-07, N-11: something that could be a word at all."""
    if not typed:
        return Verdict("illegal", "empty", "N-06")
    if len(typed) > normalise.LONGEST:
        return Verdict("illegal", "too-long", "N-11")
    if not any(char.isalnum() for char in typed):
        return Verdict("illegal", "not-a-word", "N-07")
    symbols = [c for c in typed if not (c.isalnum() or c in _IN_WORDS or normalise.is_mark(c))]
    if symbols:
        return Verdict("illegal", "not-a-word", "N-07", form=symbols[0])
    return None


def _judge(
    typed: str, number: object, cards: Sequence[Codename], rules: Language, agreed: frozenset[str]
) -> Verdict:
    stopped = typed.endswith(".") and not typed.isupper()
    if stopped and rules.stop_ends_sentence and rules.known(rules.fold(typed[:-1])):
        typed = typed[:-1]  # N-09: the end of a sentence, not of an abbreviation
    spelled = rules.spelled_out(typed)
    if spelled:
        typed = spelled
    doubts: list[Doubt] = []
    words = rules.words(typed)
    if len(words) > 1 and not rules.is_numeral(words):
        refusal = _several(typed, words, rules, agreed)
        if refusal is not None:
            return refusal
        settled = "|".join(sorted(SEVERAL_WORDS))
        doubts.append(Doubt("multiword", "C-130", form=typed, option=settled, asks=False))
    refusal = _script(typed, cards, rules)
    if refusal is not None and not (
        refusal.reason == "foreign-word" and "foreign-in-use" in agreed
    ):
        return refusal
    refusal = _kinship(typed, words, cards, rules, agreed)
    refusal = refusal or rules.refusal(rules.fold(typed), cards)
    if refusal is not None:
        return refusal
    silent = bool(spelled) and rules.spelling_is_silent
    doubts += _doubts(typed, words, number, cards, rules, silent=silent)
    if spelled:
        doubts.append(Doubt("spelled-ok", "N-05", form=typed, asks=False))
    return _weigh(doubts, agreed)


def _several(
    typed: str, words: Sequence[str], rules: Language, agreed: frozenset[str]
) -> Verdict | None:
    """N-13, C-130, C-133: several words need an option, and talk is never a clue."""
    if len(words) > LONGEST_NAME or (len(words) >= SENTENCE and not agreed & SEVERAL_WORDS):
        return Verdict("illegal", "extra-talk", "C-024")
    if not agreed & SEVERAL_WORDS:
        reason = "hyphenated" if "-" in typed and " " not in typed else "multiword"
        return Verdict("illegal", reason, rules.rules.get(reason, "C-130"))
    return None


def _script(typed: str, cards: Sequence[Codename], rules: Language) -> Verdict | None:
    """N-08 and the foreign-word rules: a word is written in one script, that of its language."""
    found = normalise.scripts(typed)
    if not found or found == {rules.script}:
        return None
    if len(found) > 1 and (rules.known(rules.fold(typed)) or rules.may_mix(typed)):
        return None  # written so by convention: 卡拉OK, T恤, 阿Q
    letters = typed.replace(".", "")
    mixed = len(found) > 1
    acronym = found == {"LATIN"} and rules.is_acronym(typed)
    if not mixed and (len(letters) == 1 or acronym or rules.borrowed(typed)):
        return None
    plain = normalise.unmixed(typed, rules.script) if mixed else rules.respelled(typed)
    for card in cards if plain else ():
        clash = rules.clash(rules.fold(plain), card)
        if clash is not None:
            return Verdict("illegal", clash.reason, "N-08", card.text, clash.form)
    if mixed:
        return Verdict("illegal", "not-a-word", "N-08")
    return Verdict("illegal", "foreign-word", rules.rule("foreign-word"))


def _kinship(
    typed: str,
    words: Sequence[str],
    cards: Sequence[Codename],
    rules: Language,
    agreed: frozenset[str],
) -> Verdict | None:
    """The clue, and each word of it, beside each card and each word of it (A-34)."""
    inside = typed.split("-") if "-" in typed and rules.is_code(typed) else ()
    clues = dict.fromkeys(rules.fold(word) for word in (typed, *words, *inside))
    for card in cards:
        for clue in clues:
            clash = rules.clash(clue, card)
            if clash is None and " " in card.text:
                for part in card.text.split():
                    clash = clash or rules.clash(clue, Codename(part))
            if clash is not None and clash.option not in agreed:
                return Verdict("illegal", clash.reason, clash.rule, card.text, clash.form)
    return None


def _doubts(
    typed: str,
    words: Sequence[str],
    number: object,
    cards: Sequence[Codename],
    rules: Language,
    *,
    silent: bool,
) -> list[Doubt]:
    """What people should weigh about a clue that is not certainly illegal.

    A silent clue is no hint by its sound.
    """
    clue = rules.fold(typed)
    found = _letters_and_numerals(clue, cards)
    if found is not None:
        return found
    if rules.is_acronym(typed):
        return [Doubt("acronym", "C-135", form=typed, option="acronyms")]
    noticed = rules.doubts(clue, typed, cards) if len(words) == 1 else ()
    doubts = list(_as_read(noticed, clue, cards, rules))
    doubts = [doubt for doubt in doubts if not (silent and doubt.reason == "sound-only")]
    doubts = list(_by_ear(doubts, clue, cards, rules))
    if isinstance(number, int) and number > max(len(cards), 1):
        doubts.append(Doubt("number-hint", "C-114", asks=False))
    for card in cards:
        inner, outer = sorted((clue, rules.fold(card.text)), key=len)
        if inner in outer and len(inner) > 1 and not any(d.card == card.text for d in doubts):
            doubts.append(Doubt("letters-only", "C-111", card.text, inner, asks=False))
    return doubts


def _as_read(
    doubts: Iterable[Doubt], clue: str, cards: Sequence[Codename], rules: Language
) -> Iterator[Doubt]:
    """A-58: words that only history, sound or look joins, and what people made of a pair.

    Where two readers saw no family nothing is open; where they differ, a language may know more
    exactly what is.
    """
    read = rules.readings(clue, cards)
    near = [(card.text, rules.neighbour(clue, card)) for card in cards if card.near]
    asked = {
        card: form
        for card, form in near
        if form and read.get(card) != "apart" and not rules.strangers(form, rules.fold(card))
    }
    yield from (Doubt("near-kin", "A-58", card, form) for card, form in asked.items())
    for doubt in doubts:
        if read.get(doubt.card) == "apart" and doubt.reason in KINSHIP:
            continue
        if doubt.reason in KINSHIP or doubt.reason == "homograph-same":
            read.pop(doubt.card, None)
        yield doubt
    for card, said in read.items():
        if said == "weigh" and card not in asked:
            yield Doubt("near-kin", "A-58", card, clue)


def _by_ear(
    doubts: Iterable[Doubt], clue: str, cards: Sequence[Codename], rules: Language
) -> Iterator[Doubt]:
    """C-136, C-137: where many cards lie, a rhyme is chance; what has a meaning needs no sound."""
    for doubt in doubts:
        if doubt.option == "rhymes" and len(cards) >= FEW and doubt.reason == "sound-only":
            continue
        sounds = doubt.reason == "sound-only" and not rules.homophones_open
        if sounds and rules.means(clue, cards) - {doubt.card}:
            doubt = replace(doubt, asks=False)  # noqa: PLW2901 - the same doubt, no question
        yield doubt


def _letters_and_numerals(clue: str, cards: Sequence[Codename]) -> list[Doubt] | None:
    """A-31: a legal form, but ask when it seems to count or to spell; None: it is neither."""
    if len(clue) == 1 and clue.isalpha() and normalise.script_of(clue) != "CJK":
        fits = [card.text for card in cards if card.text.casefold().startswith(clue)]
        several = len(fits) > 1
        return [Doubt("letters-only", "A-31", fits[0], clue)] if several else []
    if clue.isdecimal():
        fits = [card.text for card in cards if len(card.text) == int(clue)]
        several = len(fits) > 1
        return [Doubt("letters-only", "A-31", fits[0], clue)] if several else []
    return None


def _weigh(doubts: Sequence[Doubt], agreed: frozenset[str]) -> Verdict:
    """Ask if something is open that the group has not settled; otherwise the clue is legal.

    What the group has settled is not remarked upon.
    """
    remarks = tuple(doubt for doubt in doubts if agreed.isdisjoint(doubt.option.split("|")))
    for doubt in remarks:
        if doubt.asks:
            return Verdict("ask", doubt.reason, doubt.rule, doubt.card, doubt.form, remarks)
    if doubts:
        first = (remarks or doubts)[0]
        return Verdict("legal", first.reason, first.rule, first.card, first.form, remarks)
    return Verdict("legal", "meaning", "C-110")
