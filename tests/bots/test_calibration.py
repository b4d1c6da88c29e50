"""How sure a bot says it is, and the tool that holds it against games."""

from __future__ import annotations

from math import exp, log
from random import Random
from xml.etree import ElementTree as ET

import pytest

import calibration
from bot_boards import game_with, small_bot, small_space
from covernames import GiveClue
from covernames.bots import spymaster
from covernames.bots.character import STEADY

SEAT = "red-spymaster"


def test_fear_and_hurry_are_not_told() -> None:
    """They are for choosing a clue; how likely it is to be understood is something else."""
    game = game_with(ocean=0, king=1, river=24)
    view, board = game.view(SEAT), small_space().board(game.table.words)
    calm = spymaster.Plan("royal", 1, (1,), 0.9, 0.5)
    afraid = calm._replace(sure=0.1)
    assert spymaster.chance_of(view, board, calm) == spymaster.chance_of(view, board, afraid)


def test_what_lies_near_makes_it_less_sure() -> None:
    clue = spymaster.Plan("water", 1, (0,), 0.9, 0.5)
    chances = []
    for words in ({"ocean": 0}, {"ocean": 0, "lake": 9}, {"ocean": 0, "lake": 9, "river": 24}):
        game = game_with(**words)
        board = small_space().board(game.table.words)
        chances.append(spymaster.chance_of(game.view(SEAT), board, clue))
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[2] + 0.2


def test_another_card_of_ours_was_not_meant() -> None:
    clue = spymaster.Plan("water", 1, (0,), 0.9, 0.5)
    alone, beside = (
        spymaster.chance_of(game.view(SEAT), small_space().board(game.table.words), clue)
        for game in (game_with(ocean=0), game_with(ocean=0, river=1))
    )
    assert beside < alone


def test_a_bot_tells_the_chance_of_its_own_clue() -> None:
    bot, game = small_bot(), game_with(king=0, palace=1, ocean=2, river=24)
    view = game.view(SEAT)
    given, plan = bot.clue(view), bot.plan(view)
    assert plan is not None
    board = bot.mind.board(game.table.words)
    assert bot.sure(view, given) == spymaster.chance_of(view, board, plan)
    assert 0 < spymaster.chance_of(view, board, plan) < 1


def test_nothing_is_told_of_a_clue_that_means_nothing() -> None:
    bot, view = small_bot(), game_with(king=0).view(SEAT)
    bot._planned = view, spymaster.Plan("royal", 0, (), 0.5, 0.5)  # noqa: SLF001 - a warning
    assert bot.sure(view, GiveClue("royal", 0)) is None
    assert bot.character == STEADY


# tools/calibration.py


def outcomes(offset: float, slope: float, count: int = 6_000) -> list[calibration.Outcome]:
    """Clues that come true as often as these two numbers say."""
    rng = Random(1)
    found = []
    for _ in range(count):
        reckoned = rng.uniform(0.05, 0.95)
        true = 1 / (1 + exp(-offset - slope * log(reckoned / (1 - reckoned))))
        found.append(calibration.Outcome(reckoned, rng.random() < true))
    return found


def test_the_fit_finds_the_numbers_that_made_the_games() -> None:
    found = outcomes(0.5, 0.6)
    fitted = calibration.fitted(found)
    assert fitted == pytest.approx((0.5, 0.6), abs=0.1)
    assert calibration.error(found, *fitted) < 0.03 < calibration.error(found, 0.0, 1.0)


def test_the_picture_has_a_dot_for_every_group() -> None:
    shown = calibration.dots(outcomes(0.0, 1.0, 400), 0.0, 1.0)
    assert len(shown) == 10
    drawn = ET.fromstring(calibration.picture(shown, 400))  # noqa: S314 - our own
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 10
