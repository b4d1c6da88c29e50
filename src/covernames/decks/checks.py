"""What a deck that we ship must keep, beyond what any list of words must."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from ..refusals import Fault
from ..text import same
from .deck import Deck, Word
from .languages import LANGUAGES, Language, scripts, width

LONGEST_GLOSS: Final = 120


def check(deck: Deck) -> list[Fault]:
    """The faults of a deck: form, gloss, and cards that are related to each other."""
    return [
        *(fault for word in deck.words for fault in _word(deck.language, word)),
        *_relations(deck),
        *_backs(deck),
    ]


def check_together(decks: Iterable[Deck]) -> list[Fault]:
    """The faults of decks that are to be mixed: words that stand in more than one."""
    seen: dict[str, str] = {}
    faults = []
    for deck in decks:
        for word in deck.words:
            if same(word.text) in seen:
                faults.append(Fault("deck-double", line=word.line, word=word.text))
            seen[same(word.text)] = word.text
    return faults


def _word(tag: str, word: Word) -> Iterator[Fault]:
    yield from _form(LANGUAGES[tag], word)
    text, line = word.text, word.line
    if not word.gloss:
        yield Fault("deck-no-gloss", line, text)
    if len(word.gloss) > LONGEST_GLOSS:
        yield Fault("deck-gloss-too-long", line, text, limit=LONGEST_GLOSS)
    if len(word.parts) == 1:
        yield Fault("deck-one-part", line, text)
    for item in (*word.parts, *word.kin, *word.near):
        if item != item.lower():
            yield Fault("deck-not-lower", line, text, item)
        if scripts(item) - {LANGUAGES[tag].letters}:
            yield Fault("deck-script", line, text, item)
        if same(item) == same(text):
            yield Fault("deck-own-kin", line, text)
    for item in word.near:
        if same(item) in word.family and same(item) != same(text):
            yield Fault("deck-near-kin", line, text, item)


def _form(language: Language, word: Word) -> Iterator[Fault]:
    text, line = word.text, word.line
    if unicodedata.normalize("NFC", text) != text:
        yield Fault("deck-not-nfc", line, text)
    if scripts(text) != {language.letters}:
        yield Fault("deck-script", line, text)
    if language.cased and text != text.upper():
        yield Fault("deck-not-upper", line, text)
    if width(text) > language.longest:
        yield Fault("deck-word-too-long", line, text, limit=language.longest)


def _relations(deck: Deck) -> Iterator[Fault]:
    """No word is a part or kin of another card's word."""
    cards = {same(word.text): word for word in deck.words}
    for word in deck.words:
        for item in (*word.parts, *word.kin):
            other = cards.get(same(item))
            if other is not None and other is not word:
                yield Fault("deck-related", word.line, word.text, other.text)


def _backs(deck: Deck) -> Iterator[Fault]:
    """Front and back of a card are unrelated."""
    for card in deck.cards:
        if card.back is not None and card.front.family & card.back.family:
            yield Fault("deck-back-related", card.back.line, card.front.text, card.back.text)
