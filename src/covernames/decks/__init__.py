"""The words of the game: six languages, two decks each, and the lists that people bring."""

from __future__ import annotations

from ..refusals import Fault, PackRefused
from .checks import check, check_together
from .deck import Card, Deck, Word
from .languages import LANGUAGES, Language, language_tagged
from .library import DeckInfo, available, load
from .packs import Pack, read_bytes, read_file, read_more, read_text, read_words

__all__ = [
    "LANGUAGES",
    "Card",
    "Deck",
    "DeckInfo",
    "Fault",
    "Language",
    "Pack",
    "PackRefused",
    "Word",
    "available",
    "check",
    "check_together",
    "language_tagged",
    "load",
    "read_bytes",
    "read_file",
    "read_more",
    "read_text",
    "read_words",
]
