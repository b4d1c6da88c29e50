"""Three players: RULES.md 1.8."""

from __future__ import annotations

import pytest

from covernames import Consult, Guess, Resign, Stop
from support import ASSASSIN, BYSTANDERS, RED, accept, clue, guess, may, refused, start, turn


@pytest.mark.rule("C-100", "C-101")
def test_two_spymasters_compete_and_share_an_operative() -> None:
    game = start("three-player")
    assert set(game.table.members) == {"red-spymaster", "blue-spymaster", "operatives"}
    assert refused(game, "operatives", Guess(0)).code == "guess-not-your-turn"
    clue(game)
    assert may(game, "operatives") == {"guess", "challenge"}
    guess(game, BYSTANDERS[0])
    clue(game)
    assert may(game, "operatives") == {"guess", "challenge"}
    assert game.table.turn.sides == ("blue",)


@pytest.mark.rule("C-101", "C-119")
def test_spymasters_consult_as_in_the_classic_game() -> None:
    game = start("three-player")
    game.act("red-spymaster", Consult("tree", 1))
    accept(game, "blue-spymaster")
    clue(game, 1, "tree")
    assert game.table.clue.standing == "accepted"


@pytest.mark.rule("C-101")
def test_victory_is_between_the_spymasters() -> None:
    game = start("three-player")
    turn(game, *RED, number=0)
    assert game.table.outcome is not None
    assert game.table.outcome.winners == ("red",)


@pytest.mark.rule("A-16", "C-102", "E-24")
def test_the_assassin_concerns_the_spymaster_whose_turn_it_was() -> None:
    game = start("three-player")
    turn(game, RED[0])
    game.act("operatives", Stop())
    turn(game, ASSASSIN)
    assert game.table.outcome is not None
    assert game.table.outcome.winners == ("red",)


@pytest.mark.rule("C-102", "A-62")
def test_the_shared_operative_takes_no_side_and_cannot_give_up_for_one() -> None:
    game = start("three-player")
    assert refused(game, "operatives", Resign()).code == "resign-not-your-turn"
    game.act("blue-spymaster", Resign())
    assert game.table.outcome is not None
    assert game.table.outcome.winners == ("red",)
