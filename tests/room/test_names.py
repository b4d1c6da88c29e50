"""Names as people write them, and what of them is seen."""

from __future__ import annotations

import pytest

from covernames.room import commands as cmd
from covernames.room.names import lookalike_key
from places import Place

SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
"""A flag: a black one, letters that are not seen, and a sign that they end."""


@pytest.mark.parametrize("name", [SCOTLAND, "a\U000e0020b", "a\u200cb", "a\u200db", "\u2764\ufe0f"])
def test_what_joins_letters_and_emoji_belongs_to_a_name(name: str) -> None:
    place = Place()
    place.do("ann", cmd.Enter(name))
    assert place.room.members["ann"].name == name


@pytest.mark.parametrize("more", ["\u00ad", "\u200b", "\u2800", "\ufe0f", "\u0336"])
def test_what_is_not_seen_makes_no_other_name(more: str) -> None:
    assert lookalike_key(f"a{more}b") == "ab"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (" " * 255 + "a", ""),
        (" " * 256 + "a", "name-too-long"),
        ("a" * 32, ""),
        ("a" * 33, "name-too-long"),
    ],
)
def test_a_name_has_its_length(typed: str, code: str) -> None:
    place = Place()
    if code:
        assert place.refused("ann", cmd.Enter(typed)) == code
    else:
        place.do("ann", cmd.Enter(typed))
        assert place.room.members["ann"].name == typed.strip()


def test_ones_own_name_may_be_written_otherwise() -> None:
    place = Place()
    place.do("ann", cmd.Enter("Ann"))
    place.do("ann", cmd.Rename("ANN"))
    assert place.room.members["ann"].name == "ANN"
