"""What a spymaster dares: the assassin, the rivals, what a miss costs, and being in a hurry."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot_boards import clue, game_with, small_space
from covernames import Guess, Session, Stop
from covernames.bots import spymaster
from covernames.bots.character import STEADY
from covernames.bots.own_mind import OwnMind
from covernames.bots.stakes import Phantom, Rivalry, Time, stakes_of
from covernames.game.table import Tokens

SEAT = "red-spymaster"
RIVAL, BYSTANDER, ASSASSIN = 9, 17, 24
"""Cells of the known key."""


def planned(game: Session, **character: float) -> spymaster.Plan:
    board = small_space().board(game.table.words)
    daring = STEADY._replace(**character)  # type: ignore[arg-type]  # not the name
    plan = spymaster.plan(game.view(SEAT), board, daring, lambda *_: True, Random(1))
    assert plan is not None
    return plan


def test_the_spymaster_fears_the_assassin() -> None:
    game = game_with(ocean=0, river=ASSASSIN)
    brave, afraid = planned(game, fear=1.0), planned(game, fear=5.0)
    assert afraid.sure < brave.sure
    assert afraid.worth < brave.worth - spymaster.TIE_NOISE
    harmless = game_with(ocean=0, river=BYSTANDER)
    assert planned(harmless, fear=1.0).sure - planned(harmless, fear=1.1).sure < 0.01


def test_the_spymaster_fears_the_rivals() -> None:
    game = game_with(ocean=0, river=RIVAL)
    brave, afraid = planned(game, rivalry=1.0), planned(game, rivalry=5.0)
    assert afraid.sure < brave.sure
    assert afraid.worth < brave.worth - spymaster.TIE_NOISE


def test_a_miss_costs_as_much_as_it_does() -> None:
    """With the same words, by what lies beside the card that is meant."""
    worth = {
        beside: planned(game_with(ocean=0, river=beside), fear=1.0, rivalry=1.0).worth
        for beside in (BYSTANDER, RIVAL, ASSASSIN)
    }
    assert worth[BYSTANDER] > worth[RIVAL] + 0.002
    assert worth[RIVAL] > worth[ASSASSIN] + 0.002


def test_who_may_touch_it_at_all_is_in_view() -> None:
    """A card that is covered already can no longer be hit."""
    game = game_with(ocean=0, river=BYSTANDER)
    before = planned(game, fear=1.0).sure
    clue(game, "nonsense", 1)
    game.act("red-operatives", Guess(BYSTANDER))
    clue(game, "word", 1)
    game.act("blue-operatives", Guess(18))
    assert planned(game, fear=1.0).sure > before


def behind() -> Session:
    """Red has nine words to find, blue only six."""
    game = game_with(ocean=0, river=1, king=2)
    clue(game, "nonsense", 1)
    game.act("red-operatives", Guess(BYSTANDER))
    clue(game, "word", 2)
    for cell in (9, 10):
        game.act("blue-operatives", Guess(cell))
    game.act("blue-operatives", Stop())
    assert game.table.left == {"red": 9, "blue": 6}
    return game


def test_whoever_is_behind_is_hurried() -> None:
    """What is no link in calm times is one then: the strongest is 1, and 2 is asked for."""
    board = small_space().board(game_with(ocean=0, river=1, king=2).table.words)
    picky = STEADY._replace(least=2.0)

    def plan(game: Session) -> spymaster.Plan | None:
        return spymaster.plan(game.view(SEAT), board, picky, lambda *_: True, Random(1))

    assert plan(game_with(ocean=0, river=1, king=2)) is None
    assert plan(behind()) is not None


def test_a_hurry_halves_what_is_asked_for() -> None:
    hurried = STEADY.hurried()
    assert (hurried.temperature, hurried.least, hurried.sure) == (0.25, 0.125, 0.25)
    assert (hurried.fear, hurried.rivalry, hurried.nerve) == (2.4, 0.8, -0.04)


# The first clue

PLAIN_LINKS = {"king": 0.72, "palace": 0.72}
FAINT_LINKS = {"king": 0.9, "palace": 0.9, "ocean": 0.5}


def begun(
    game: Session, others: dict[str, float] = FAINT_LINKS, seat: str = SEAT
) -> spymaster.Plan:
    """What is said of two clues: `pair` leads to two cards well, `more` as it is told."""
    leads = {"pair": PLAIN_LINKS, "more": others}

    def strength(clue: str, cards: Sequence[str]) -> list[float]:
        return [leads.get(clue, {}).get(card, 0.0) for card in cards]

    board = OwnMind("en", leads, strength).board(game.table.words)
    plan = spymaster.plan(game.view(seat), board, STEADY, lambda *_: True, Random(1))
    assert plan is not None
    return plan


def turned(game: Session) -> Session:
    """The same after a turn of each side that found nothing."""
    for word, cell in (("nonsense", BYSTANDER), ("word", BYSTANDER + 1)):
        clue(game, word, 1)
        game.act(f"{game.table.turn.sides[0]}-operatives", Guess(cell))
    return game


def test_the_first_clue_means_nothing_far_fetched() -> None:
    """Later on, a third word is worth a faint link."""
    first = begun(game_with(king=0, palace=1, ocean=2))
    assert (first.word, first.number) == ("more", 2)
    later = begun(turned(game_with(king=0, palace=1, ocean=2)))
    assert (later.word, later.number) == ("more", 3)


def test_for_a_third_word_the_first_clue_looks_for_a_stronger_link(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_with(king=0, palace=1, ocean=2)
    links = {"king": 0.9, "palace": 0.9, "ocean": 0.74}
    lost = begun(game, links).worth
    monkeypatch.setattr(spymaster, "FAINT", 0.0)
    plain = begun(game, links)
    assert plain.number == 3
    assert plain.worth - lost == pytest.approx(0.5 * (0.7 + 0.06 - 0.74), abs=0.001)


def test_whoever_is_in_a_hurry_takes_faint_links_at_once() -> None:
    game = game_with("duet", king=3, palace=4, ocean=13)
    assert stakes_of(game.table, "a").hurried
    assert begun(game, seat="a").number == 3


# What a score is worth


@pytest.mark.parametrize(
    ("mine", "theirs", "hurried"), [(8, 6, False), (9, 6, True), (1, 9, False)]
)
def test_rivals_make_a_hurry(mine: int, theirs: int, hurried: bool) -> None:
    assert Rivalry(mine, "blue", theirs).hurried is hurried


def test_the_worth_of_a_race() -> None:
    """By hand: each is the chance to win while the rivals are on turn."""
    race = Rivalry(3, "blue", 3)
    assert race.over(0) == race.missed(0, "bystander")
    assert race.missed(0, "assassin") == 0
    assert race.missed(0, "blue") == pytest.approx(Rivalry(3, "blue", 2).over(0))
    assert 0.3 < race.over(0) < 0.5 < race.over(2) < race.over(3) == 1
    assert Rivalry(3, "blue", 1).missed(0, "blue") == 0


def test_the_worth_against_a_phantom() -> None:
    against = Phantom(2, "blue", 5)
    assert against.over(2) == pytest.approx(0.6 + 0.05 * 5)
    assert against.missed(0, "assassin") == 0
    assert against.missed(0, "bystander") == against.over(0)
    assert against.missed(0, "blue") == pytest.approx(Phantom(2, "blue", 4).over(0))
    assert against.missed(0, "blue") < against.over(0) < against.over(1) < against.over(2)
    assert Phantom(1, "blue", 1).over(0) == 0
    # One word to find, one turn: half of the turns find one, a quarter more than one.
    assert Phantom(1, "blue", 2).over(0) == pytest.approx(0.75 * (0.6 + 0.05))
    assert [Phantom(mine, "blue", 5).hurried for mine in (6, 7)] == [False, True]


def test_the_worth_of_time_in_duet() -> None:
    stakes = stakes_of(game_with("duet").table, "a")
    assert isinstance(stakes, Time)
    assert (stakes.left, stakes.tokens.pool) == (15, 9)
    assert stakes.hurried
    assert not Time(10, Tokens(9)).hurried
    assert stakes.missed(0, "assassin") == 0
    assert stakes.missed(0, "bystander") == stakes.over(0)
    assert Time(5, Tokens(0)).missed(0, "bystander") == 0
    assert Time(2, Tokens(0)).over(0) == pytest.approx(0.3**2)
    assert Time(2, Tokens(1)).over(1) == pytest.approx(0.3)
    assert Time(2, Tokens(3)).over(2) == 1
    assert Time(1, Tokens(2)).over(0) == pytest.approx(0.98 * (0.88 + 0.12 * 0.3))
