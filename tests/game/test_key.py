"""The key is sealed, and the deal can be checked."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import asdict, is_dataclass
from random import Random

import msgspec
import pytest

from covernames import Key, OpenKey, Session, deal
from covernames.game.notation import WORDS, read_key
from support import CLASSIC_KEY, start, turn

KEY = read_key("classic", CLASSIC_KEY, salt="pepper")


def test_a_key_does_not_print_itself() -> None:
    for text in (repr(KEY), str(KEY), f"{KEY}", f"{[KEY]}"):
        assert "red" not in text
        assert "pepper" not in text


@pytest.mark.parametrize(
    "leak",
    [
        pickle.dumps,
        copy.copy,
        copy.deepcopy,
        json.dumps,
        msgspec.json.encode,
        msgspec.msgpack.encode,
        msgspec.to_builtins,
        asdict,
        vars,
        dict,
        list,
    ],
)
def test_a_key_cannot_be_taken_out_by_the_usual_ways(leak: object) -> None:
    with pytest.raises(TypeError):
        leak(KEY)  # type: ignore[operator]
    assert not is_dataclass(KEY)


def test_a_key_has_no_subclasses_and_25_cells() -> None:
    with pytest.raises(TypeError):
        type("Leaky", (Key,), {})
    with pytest.raises(ValueError, match="25"):
        Key({"key": ("red",) * 24}, "salt")


def test_a_key_goes_into_the_vault_and_comes_back() -> None:
    again = Key.sealed(KEY.open())
    assert again.face("key") == KEY.face("key")
    assert again.commitment == KEY.commitment


def test_the_deal_commits_itself_to_the_key_and_the_end_opens_it() -> None:
    game = start()
    turn(game, 24)
    opened = game.table.opened
    assert opened is not None
    assert opened.matches(game.table.commitment)
    other = OpenKey(opened.faces, opened.salt + "!")
    assert not other.matches(game.table.commitment)


def test_the_commitment_hides_the_key() -> None:
    # The same key with another salt has another fingerprint, and a salt has 128 bits.
    one, two = (read_key("classic", CLASSIC_KEY, salt=salt) for salt in "ab")
    assert one.commitment != two.commitment
    _, key = deal("classic", WORDS)
    assert len(key.open().salt) == 32


def test_deals_repeat_with_a_generator_and_never_without() -> None:
    assert deal("duet", WORDS, rng=Random(1))[0] == deal("duet", WORDS, rng=Random(1))[0]
    assert deal("duet", WORDS)[0] != deal("duet", WORDS)[0]


def test_nothing_public_has_a_field_for_the_key() -> None:
    game = Session.start("duet", WORDS)
    text = msgspec.json.encode([game.table, *game.log]).decode()
    assert "assassin" not in text
    assert game.key.open().salt not in text
