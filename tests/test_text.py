"""Typed text is cleaned in one way, wherever it is typed."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from covernames import VARIANTS
from covernames.decks import read_words
from covernames.game.clues import check_clue
from covernames.referee.normalise import tidy as tidy_for_the_referee
from covernames.refusals import Rejected
from covernames.room.names import clean_name, lookalike_key
from covernames.text import is_visible, seen_of, tidy, tidy_prose
from support import start

SEEN_THOUGH_FORMAT = {
    *range(0x0600, 0x0606), 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2,  # signs under or around numbers
    0x110BD, 0x110CD, *range(0x13430, 0x13440),
}  # fmt: skip
INVISIBLE = [
    chr(code)
    for code in range(sys.maxunicode + 1)
    if unicodedata.category(chr(code)) == "Cf" and code not in SEEN_THOUGH_FORMAT
] + list("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180d\u2065\u2800\u3164\ufe00\ufe0f\uffa0\U000e01ef")
JOINERS = set("\u200c\u200d\ufe00\ufe0f\U000e01ef") | {chr(n) for n in range(0xE0020, 0xE0080)}
FILLING = [f"word{number}" for number in range(25)]


def as_clue(text: str) -> str:
    game = start("classic")
    side = game.table.turn.sides[0]
    return check_clue(game.table, VARIANTS["classic"], side, text, 1)


def as_card(text: str) -> str:
    return read_words([text, *FILLING], "en").deck.words[0].text


def test_every_part_has_the_same_idea_of_invisible() -> None:
    assert len(INVISIBLE) > 150
    for char in INVISIBLE:
        typed = f"{char}A{char}B{char}"
        ways = (as_clue, as_card, tidy_for_the_referee, tidy, seen_of, lookalike_key)
        told = {way.__name__: way(typed) for way in ways}
        assert set(told.values()) <= {"AB", "ab"}, (f"U+{ord(char):04X}", told)


def test_names_keep_what_joins_and_lose_the_rest() -> None:
    for char in INVISIBLE:
        kept = f"A{char}B" if char in JOINERS else "AB"
        assert clean_name(f"A{char}B") == kept, f"U+{ord(char):04X}"
        assert not is_visible(tidy_prose(char)), f"U+{ord(char):04X}"
        with pytest.raises(Rejected, match="name-empty"):
            clean_name(char)


@pytest.mark.parametrize("text", ["a\0b", "a\x1bb", "a\ue000b"])
def test_what_is_no_text_is_not_hidden(text: str) -> None:
    assert tidy(text) == text
    assert not is_visible(text)


def test_spaces_of_every_kind_are_one() -> None:
    assert tidy("\u3000 a\u00a0\u2009b\t\nc ") == "a b c"
    assert tidy("e\u0301") == "é"
