"""A variant of one's own: what it takes, and what it is checked for."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

import pytest

from covernames import VARIANTS, Card, Pile, Rejected, Seat, Session, Stop, register
from covernames.game.deal import NextGame
from covernames.game.notation import WORDS
from covernames.game.variant import CLUE, GUESS
from covernames.game.variants import variant_named
from covernames.game.variants.classic import Classic
from covernames.testing import check_variant


class Duel(Classic):
    """Two people, each spymaster of one team and operative of the other."""

    name = "duel"
    seats: ClassVar[tuple[Seat, ...]] = (
        Seat("red-spymaster", ("red",), (CLUE,), face="key", alone=True),
        Seat("blue-spymaster", ("blue",), (CLUE,), face="key", alone=True),
        Seat("guessers", ("red", "blue"), (GUESS,)),
    )


@pytest.fixture
def duel() -> Iterator[str]:
    yield register(Duel()).name
    del VARIANTS["duel"]


def test_a_variant_of_ones_own_in_a_few_lines(duel: str) -> None:
    assert len(check_variant(duel, games=10)) == 10


def test_a_name_is_taken_once() -> None:
    with pytest.raises(ValueError, match="already"):
        register(Classic())


def test_a_name_that_nobody_took() -> None:
    with pytest.raises(Rejected) as caught:
        variant_named("solitaire")
    assert (caught.value.code, caught.value.data) == ("variant-unknown", {"variant": "solitaire"})
    assert variant_named("duet") is VARIANTS["duet"]


@pytest.mark.rule("C-043")
def test_an_evening_of_games() -> None:
    rng = Random(5)
    pile = Pile.of(Card(f"{word}-f", f"{word}-b") for word in (*WORDS, *"abcdefgh"))
    seen: list[str] = []
    hows: list[NextGame] = ["new", "turn", "new"]
    for how in hows:
        pile = pile.next(how, rng)
        game = Session.start("classic", pile.words, rng=rng)
        assert game.table.covers == ("",) * 25
        seen += game.table.words[:1]
    assert len(set(seen)) == 3
    assert Stop() not in game.legal_actions("red-operatives")
