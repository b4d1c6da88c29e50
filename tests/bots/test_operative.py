"""Which card is touched, and when the turn is over."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bot_boards import clue, game_with, small_bot, small_space
from covernames import GiveClue, Guess, Session, Settings, Stop
from covernames.bots.belief import Belief
from covernames.bots.character import STEADY
from covernames.bots.operative import _spared, listen
from covernames.bots.plackett_luce import Doubles
from covernames.game.key import AGENT, ASSASSIN, BYSTANDER
from golden_games import WORDS

BOT = small_bot()
MIND = small_space()


def touch(game: Session, seat: str = "red-operatives") -> Guess | Stop:
    return BOT.guess(game.view(seat))


def own(game: Session, seat: str = "red-operatives") -> Doubles:
    return listen(game.view(seat), MIND.board(game.table.words), STEADY.temperature).own


def test_the_card_that_the_clue_leads_to_is_touched() -> None:
    game = game_with(ocean=0, river=1, king=9, piano=24)
    clue(game, "water", 2)
    assert touch(game) == Guess(0)
    game.act("red-operatives", Guess(0))
    assert touch(game) == Guess(1)


@pytest.mark.rule("C-034")
def test_the_turn_ends_when_nothing_more_is_meant() -> None:
    game = game_with(ocean=0, river=1, king=9, piano=24)
    clue(game, "water", 2)
    for cell in (0, 1):
        game.act("red-operatives", Guess(cell))
    assert touch(game) == Stop()


@pytest.mark.rule("C-036")
def test_the_guess_beyond_the_number_goes_to_a_leftover() -> None:
    game = game_with(king=0, palace=1, piano=2, ghost=20)
    clue(game, "royal", 2)
    game.act("red-operatives", Guess(0))
    game.act("red-operatives", Stop())
    clue(game, "word", 1)  # the other team's
    game.act("blue-operatives", Guess(20))
    clue(game, "music", 1)
    assert touch(game) == Guess(2)
    game.act("red-operatives", Guess(2))
    assert touch(game) == Guess(1)


@pytest.mark.rule("C-080")
def test_a_zero_keeps_the_guessers_off_a_card() -> None:
    game = game_with(ghost=24, king=0)
    clue(game, "haunted", 0)
    assert own(game)[24] < own(game)[5]
    assert touch(game) != Guess(24)


def test_what_the_other_team_points_to_is_less_likely_ours() -> None:
    game = game_with(ocean=9, king=0)
    clue(game, "royal", 1)
    before = own(game)[9]
    game.act("red-operatives", Guess(0))
    game.act("red-operatives", Stop())
    clue(game, "water", 1)
    game.act("blue-operatives", Guess(10))
    game.act("blue-operatives", Stop())
    clue(game, "concert", 1)
    assert own(game)[9] < before


def test_one_card_must_be_touched_whatever_the_clue() -> None:
    game = game_with()
    clue(game, "nonsense", 1)
    assert isinstance(touch(game), Guess)


def test_chances_fit_the_cards_that_are_left() -> None:
    game = game_with(ocean=0, river=1)
    clue(game, "water", 2)
    belief = listen(game.view("red-operatives"), MIND.board(game.table.words), STEADY.temperature)
    assert belief.chances.sum(axis=0) == pytest.approx([9, 8, 7, 1], abs=0.3)
    assert belief.chances.sum(axis=1) == pytest.approx(1)


# Duet: cells 0-2 agent for both; 3-7 agent for a alone; 8-12 for b alone; 13-15 a's or b's black


@pytest.mark.rule("D-007")
def test_the_own_face_changes_the_odds_of_the_other() -> None:
    game = game_with("duet")
    game.act("a", GiveClue("nonsense", 1))
    chances = own(game, "b")
    mine = game.key.face("b")
    agent, bystander = chances[mine.index(AGENT)], chances[mine.index(BYSTANDER)]
    assert agent == pytest.approx(3 / 9, abs=0.05)
    assert bystander == pytest.approx(5 / 13, abs=0.05)


@pytest.mark.rule("D-008")
def test_once_the_black_agent_is_found_the_other_black_words_are_no_agents() -> None:
    game = game_with("duet")
    black = [cell for cell, kind in enumerate(game.key.face("b")) if kind == "assassin"]
    to_find = next(cell for cell in black if game.key.identity("a", cell) == AGENT)
    game.act("a", GiveClue("nonsense", 1))
    assert own(game, "b")[black[0]] > 0.2
    game.act("b", Guess(to_find))
    for cell in set(black) - {to_find}:
        assert own(game, "b")[cell] < 0.01


def test_a_marked_card_is_not_touched_again() -> None:
    game = game_with("duet", ocean=8)  # b's agent, a bystander on a's face
    game.act("a", GiveClue("water", 1))
    game.act("b", Guess(8))
    game.act("b", GiveClue("word", 1))
    game.act("a", Guess(0))
    game.act("a", Stop())
    game.act("a", GiveClue("fish", 1))
    assert touch(game, "b") != Guess(8)


@pytest.mark.rule("D-034")
def test_sudden_death_is_played_by_what_was_said_before() -> None:
    game = game_with("duet", Settings(tokens=1), ocean=0, river=3)
    game.act("a", GiveClue("water", 2))
    game.act("b", Guess(0))
    game.act("b", Stop())
    assert game.table.turn.phase == "sudden-death"
    assert touch(game, "b") == Guess(3)


# What it does not understand


def test_a_word_that_leads_nowhere_puzzles_it() -> None:
    game = game_with(ocean=0, king=9)
    assert not BOT.puzzled(game.view("red-operatives"))  # nothing was said
    clue(game, "zqxv", 1)
    assert BOT.puzzled(game.view("red-operatives"))


def test_a_word_that_leads_somewhere_does_not() -> None:
    game = game_with(ocean=0, king=9)
    clue(game, "water", 1)
    assert not BOT.puzzled(game.view("red-operatives"))


def test_what_was_meant_is_of_no_use_when_it_is_covered() -> None:
    game = game_with(king=0)
    clue(game, "royal", 1)
    game.act("red-operatives", Guess(0))
    assert BOT.puzzled(game.view("red-operatives"))


def test_puzzled_it_goes_for_what_earlier_clues_have_left() -> None:
    game = game_with(king=0, palace=1, ghost=20)
    clue(game, "royal", 2)
    game.act("red-operatives", Guess(0))
    game.act("red-operatives", Stop())
    clue(game, "word", 1)  # the other team's
    game.act("blue-operatives", Guess(20))
    clue(game, "zqxv", 1)
    assert touch(game) == Guess(1)


@pytest.mark.parametrize("deadly", [0, 7, 24])
def test_a_blind_touch_never_falls_on_the_likeliest_assassin(deadly: int) -> None:
    """A warning makes one card the likeliest assassin; it is also the first that comes to mind."""
    cells = [0, 7, 24]
    belief = Belief(
        ("red", "blue", BYSTANDER, ASSASSIN),
        np.array(
            [[0.6, 0, 0, 0.4] if cell == deadly else [0.5, 0.2, 0.2, 0.1] for cell in range(25)]
        ),
        np.zeros(25),
        np.zeros(25),
    )
    assert deadly not in _spared(cells, belief)
    assert len(_spared(cells, belief)) == 2
    assert _spared([deadly], belief) == [deadly]


@pytest.mark.rule("A-64")
@pytest.mark.parametrize(("variant", "seat"), [("classic", "red-operatives"), ("duet", "b")])
def test_a_family_has_no_assassins_to_fear(variant: str, seat: str) -> None:
    giver = {"classic": "red-spymaster", "duet": "a"}[variant]
    settings = Settings(starting="red" if variant == "classic" else "", family=True)
    game = Session.start(variant, WORDS, settings=settings, rng=Random(3))
    game.act(giver, GiveClue("water", 2))
    belief = listen(game.view(seat), MIND.board(game.table.words), STEADY.temperature)
    assert belief.identities[-1] == ASSASSIN
    assert belief.chances[:, -1].max() == 0
    assert belief.own.sum() == pytest.approx(9)
    assert isinstance(BOT.guess(game.view(seat)), Guess)
