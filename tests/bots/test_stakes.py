"""What is at stake: by the score, by what may be found and by what may be hit."""

from __future__ import annotations

import pytest

from bot_boards import clue, game_with
from covernames import Guess, Settings
from covernames.bots.stakes import Phantom, Rivalry, Time, stakes_of
from covernames.game.table import Tokens


def test_each_game_has_stakes_of_its_own() -> None:
    game = game_with()
    clue(game, "nonsense", 1)
    game.act("red-operatives", Guess(0))
    race = stakes_of(game.table, "red")
    assert isinstance(race, Rivalry)
    assert (race.mine, race.rival, race.theirs) == (8, "blue", 8)
    other = stakes_of(game.table, "blue")
    assert isinstance(other, Rivalry)
    assert (other.mine, other.rival, other.theirs) == (8, "red", 8)
    alone = stakes_of(game_with("two-player").table, "red")
    assert isinstance(alone, Phantom)
    assert (alone.mine, alone.rival, alone.theirs) == (9, "blue", 8)
    time = stakes_of(game_with("duet", Settings(tokens=7)).table, "a")
    assert isinstance(time, Time)
    assert (time.left, time.tokens.pool) == (15, 7)


def test_words_that_are_found_before_a_miss_count() -> None:
    assert Rivalry(5, "blue", 4).missed(2, "bystander") == Rivalry(3, "blue", 4).over(0)
    assert Rivalry(5, "blue", 4).missed(2, "blue") == Rivalry(3, "blue", 3).over(0)
    assert Phantom(5, "blue", 6).missed(2, "bystander") == Phantom(3, "blue", 6).over(0)
    assert Phantom(5, "blue", 6).missed(2, "blue") == Phantom(3, "blue", 5).over(0)
    assert Time(5, Tokens(4)).missed(2, "bystander") == Time(3, Tokens(4)).over(0)
    for stakes in (Rivalry(5, "blue", 4), Phantom(5, "blue", 6), Time(5, Tokens(4))):
        assert stakes.missed(4, "assassin") == 0


def test_who_keeps_pace_is_in_no_hurry() -> None:
    assert [Phantom(mine, "blue", 5).hurried for mine in (5, 6, 7)] == [False, False, True]
    assert [Time(left, Tokens(5)).hurried for left in (5, 6, 7)] == [False, False, True]
    assert [Rivalry(mine, "blue", 3).hurried for mine in (3, 5, 6)] == [False, False, True]


@pytest.mark.rule("D-065", "D-066")
def test_where_no_bystander_is_left_a_miss_costs_two() -> None:
    assert Time(3, Tokens(2, 4)).missed(0, "bystander") == Time(3, Tokens(2, 4)).over(0)
    dear = Time(3, Tokens(0, 4))
    assert dear.missed(0, "bystander") == Time(3, Tokens(0, 3)).over(0) < dear.over(0)
    assert Time(3, Tokens(0, 1)).missed(0, "bystander") == 0
    assert Time(3, Tokens(0, 2)).missed(0, "bystander") > 0
