"""What a bot points at where people share its seat, and how sure it says it is."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from bot_boards import clue, game_with, small_bot, words_at
from covernames import Guess, Session, Settings, Stop
from covernames.arena import noisy_listener
from covernames.bots import Choice, Player, bot_named
from covernames.bots.bot import Candidate
from covernames.bots.selfplay import step
from covernames.decks import load
from covernames.game.table import UNLIMITED
from support import runs

BOT = small_bot()


def pointed(game: Session, seat: str = "red-operatives") -> tuple[Candidate, ...]:
    player, view = Player(BOT, seat), game.view(seat)
    return player.pointed(view, player.choose(view))


def cells(game: Session) -> list[int]:
    return [each.cell for each in pointed(game)]


def test_it_points_at_all_that_it_would_touch_the_next_one_first() -> None:
    game = game_with(ocean=0, river=1, lake=2, king=9, piano=24)
    clue(game, "water", 3)
    planned = cells(game)
    assert sorted(planned) == [0, 1, 2]
    for left in range(3, 0, -1):
        assert len(cells(game)) == left  # as many as the number still tells
        assert BOT.guess(game.view("red-operatives")) == Guess(cells(game)[0])
        game.act("red-operatives", Guess(cells(game)[0]))
    assert cells(game) == []  # it would stop


@pytest.mark.parametrize(("number", "most"), [(1, 1), (2, 2), (UNLIMITED, 3)])
def test_it_points_at_no_more_cards_than_the_number_tells(number: int, most: int) -> None:
    game = game_with(ocean=0, river=1, lake=2, king=9, piano=24)
    clue(game, "water", number)
    assert len(cells(game)) == most


def test_it_says_of_each_card_how_sure_it_is() -> None:
    game = game_with(ocean=0, river=1, king=9, piano=24)
    clue(game, "water", 2)
    first, second = pointed(game)
    assert first.sure == BOT.sure(game.view("red-operatives"), Guess(first.cell))
    assert 0 < (second.percent or 0) <= 100
    assert Candidate(3).percent is None


def test_a_card_that_is_not_worth_the_risk_is_not_pointed_at() -> None:
    game = game_with(ocean=0, king=9, piano=24)
    clue(game, "water", 3)
    assert cells(game) == [0]  # whatever the number, nothing else has to do with it


def test_who_guesses_otherwise_than_planned_points_at_that_alone() -> None:
    game = game_with(ocean=0, river=1, king=9, piano=24)
    clue(game, "water", 2)
    view = game.view("red-operatives")
    told = Player(BOT, "red-operatives").pointed(view, Choice(Guess(9)))
    assert [each.cell for each in told] == [9]


def test_a_bot_that_does_not_say_how_sure_it_is_points_at_one_card() -> None:
    game = game_with()
    clue(game, "water", 2)
    player, view = Player(bot_named("random", "en"), "red-operatives"), game.view("red-operatives")
    choice = player.choose(view)
    assert choice is not None
    assert isinstance(choice.action, Guess)
    assert player.pointed(view, choice) == (Candidate(choice.action.cell, None),)


def test_nothing_is_pointed_at_by_who_stops_or_has_nothing_to_do() -> None:
    game = game_with(ocean=0)
    player, view = Player(BOT, "red-operatives"), game.view("red-operatives")
    assert player.pointed(view, None) == ()
    assert player.pointed(view, Choice(Stop())) == ()
    for seat in ("red-spymaster", "blue-spymaster"):
        assert pointed(game, seat) == ()  # C-060: who gives clues points at nothing


@pytest.mark.rule("A-68", "D-040")
def test_who_sees_a_face_shows_no_more_than_the_touch_would() -> None:
    game = game_with("duet", ocean=0, river=1, king=9, piano=24)
    clue(game, "water", 2)
    [seat] = [seat for seat, may in game.table.turn.may.items() if "guess" in may]
    [told] = pointed(game, seat)
    assert (Guess(told.cell), told.sure) == (BOT.guess(game.view(seat)), None)


@pytest.mark.rule("A-68")
def test_it_points_by_what_its_seat_sees_and_nothing_else() -> None:
    """Whatever the key says of the cards."""
    words = words_at(ocean=0, river=1, lake=2, king=9, piano=24)
    told = set()
    for seed in range(4):
        red = Settings(starting="red")
        game = Session.start("classic", words, language="en", rng=Random(seed), settings=red)
        clue(game, "water", 3)
        assert game.view("red-operatives").face is None
        told.add(pointed(game))
    assert len(told) == 1


@pytest.mark.proof
def test_how_sure_it_says_it_is_comes_true() -> None:
    """With listeners as far from the lists as people are thought to be (docs/bots.md)."""
    words = [word.text for word in load("en").words]
    told: list[tuple[float, bool]] = []
    for number in range(runs(24, 160)):
        rng = Random(number)
        game = Session.start("two-player", rng.sample(words, 25), language="en", rng=rng)
        listener = noisy_listener(f"{(0.6, 0.8)[number % 2]}:associations:normal", "en", number)
        guesser = Player(listener, "red-operatives")
        giver = Player(bot_named("associations", "en", number), "red-spymaster")
        players = {player.seat: player for player in (giver, guesser)}
        assert game.key is not None
        while game.table.outcome is None:
            view = game.view(guesser.seat)
            if "guess" in view.table.turn.may.get(guesser.seat, ()):
                told += [
                    (each.sure or 0.0, game.key.identity("key", each.cell) == "red")
                    for each in guesser.pointed(view, guesser.choose(view))
                ]
            step(game, players)
    told.sort()
    halves = told[: len(told) // 2], told[len(told) // 2 :]
    for half in halves:
        assert abs(mean(sure for sure, _ in half) - mean(true for _, true in half)) < 0.1
