"""A player knows when to ask its bot for what."""

from __future__ import annotations

import pytest

from bot_boards import clue, game_with, small_bot
from covernames import (
    Answer,
    Challenge,
    Consult,
    Cover,
    GiveClue,
    Guess,
    Pause,
    Session,
    Settings,
    Timer,
    View,
    Vote,
)
from covernames.bots import Bot, Player
from covernames.game.actions import Action


class Plain(Bot):
    """The least that a bot is."""

    def clue(self, view: View) -> GiveClue:
        return GiveClue(f"clue{view.table.step}", 1)

    def guess(self, view: View) -> Guess:
        return Guess(view.table.covers.index(""))


def does(game: Session, seat: str, bot: Bot | None = None) -> Action | None:
    choice = Player(bot or Plain(), seat).choose(game.view(seat))
    return None if choice is None else choice.action


def test_each_seat_acts_in_its_turn_alone() -> None:
    game = game_with()
    assert isinstance(does(game, "red-spymaster"), GiveClue)
    assert does(game, "red-operatives") is None
    assert does(game, "blue-spymaster") is None
    clue(game, "royal", 1)
    assert does(game, "red-operatives") == Guess(0)
    assert does(game, "red-spymaster") is None


@pytest.mark.rule("C-119")
def test_a_question_is_answered_with_the_referee() -> None:
    game = game_with(king=0)
    game.act("red-spymaster", Consult("royal", 1))
    assert does(game, "blue-spymaster") == Answer(True, "royal", 1)
    game.act("red-spymaster", Consult("kings", 1))
    assert does(game, "blue-spymaster") == Answer(False, "kings", 1)
    game.act("blue-spymaster", Answer(False, "kings", 1))
    assert does(game, "blue-spymaster") is None


@pytest.mark.rule("A-07")
def test_a_challenge_is_ruled_with_the_referee() -> None:
    game = game_with(king=0)
    clue(game, "royal", 1)
    game.act("blue-operatives", Challenge("ask"))
    assert does(game, "blue-spymaster") == Answer(True)
    assert does(game, "red-operatives") == Vote(True)
    game = game_with(king=0)
    clue(game, "kings", 1)
    game.act("blue-operatives", Challenge("ask"))
    assert does(game, "blue-spymaster") == Vote(False)  # he may not condemn it alone
    assert does(game, "blue-operatives") == Vote(False)
    game.act("blue-operatives", Vote(False))
    assert does(game, "blue-operatives") is None


@pytest.mark.rule("A-07")
def test_where_the_referee_is_certain_the_opponent_says_so() -> None:
    game = game_with(king=0)
    clue(game, "kings", 1)
    game.act("blue-operatives", Challenge("illegal"))
    assert does(game, "blue-spymaster") == Answer(False)
    assert does(game, "blue-operatives") is None
    assert does(game, "red-spymaster") == Vote(False)


@pytest.mark.rule("C-051")
def test_a_penalty_covers_a_card_of_ones_own() -> None:
    game = game_with(king=0)
    clue(game, "kings", 1)
    game.act("blue-spymaster", Challenge("illegal"))
    assert game.table.turn.phase == "penalty"
    assert does(game, "blue-spymaster") == Cover(9)
    covered = does(game, "blue-spymaster", small_bot())
    assert isinstance(covered, Cover)
    assert game.key.identity("key", covered.cell) == "blue"


def test_nobody_acts_while_the_clock_rests() -> None:
    game = game_with("classic", Settings(timer=Timer(mode="strict")))
    game.act("red-spymaster", Pause())
    assert does(game, "red-operatives") is None  # its side has asked
    assert does(game, "blue-operatives") == Pause()  # whoever asks for a rest gets it
    game.act("blue-spymaster", Pause())
    assert does(game, "red-spymaster") is None


def test_a_choice_tells_how_sure_it_is() -> None:
    game = game_with(king=0, palace=1)
    choice = Player(small_bot(), "red-spymaster").choose(game.view("red-spymaster"))
    assert choice is not None
    assert choice.sure is not None
    assert 0 < choice.sure <= 1
    game.act("red-spymaster", choice.action)
    guess = Player(small_bot(), "red-operatives").choose(game.view("red-operatives"))
    assert guess is not None
    assert guess.sure is not None
    assert guess.sure > 0.5
    plain = Player(Plain(), "red-operatives").choose(game.view("red-operatives"))
    assert plain is not None
    assert plain.sure is None
