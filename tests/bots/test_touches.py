"""The operative's choice by itself: given what it believes and what is at stake."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import pytest

from bot_boards import clue, game_with, small_bot, small_space
from covernames import GiveClue, Guess, Session, Settings, Stop
from covernames.bots import operative
from covernames.bots.belief import Belief
from covernames.bots.character import STEADY, Character
from covernames.bots.operative import Touch, listen, worth_of
from covernames.game.table import UNLIMITED, Number

SEAT = "red-operatives"
CALM = STEADY._replace(nerve=0.0)
BOARD = small_space().board(game_with().table.words)


class Even:
    """Stakes that are easy to reckon with: a word found adds a tenth, a miss takes all."""

    hurried = False

    def __init__(self, start: float = 0.5, step: float = 0.1) -> None:
        self.start, self.step = start, step

    def over(self, found: int) -> float:
        return self.start + self.step * found

    def missed(self, found: int, identity: str) -> float:
        return {"blue": 0.1, "bystander": 0.2, "assassin": 0.0}[identity] * (1 + found)


def belief(**cells: tuple[float, float, float]) -> Belief:
    """By cell the chance to be ours, to be meant now, and to be meant earlier; all else kills."""
    chances, now, before = np.zeros((25, 4)), np.zeros(25), np.zeros(25)
    chances[:, -1] = 1.0
    for name, (own, current, earlier) in cells.items():
        cell = int(name.removeprefix("c"))
        chances[cell] = (own, 0, 0, 1 - own)
        now[cell], before[cell] = current, earlier
    return Belief(("red", "blue", "bystander", "assassin"), chances, now, before)


def on_turn(number: Number, found: int) -> Session:
    """So many of the number are found."""
    game = game_with()
    clue(game, "nonsense", number)
    for cell in range(8, 8 - found, -1):
        game.act(SEAT, Guess(cell))
    return game


class Choose(Protocol):
    """What it does in a turn by what it believes."""

    def __call__(
        self,
        believed: Belief,
        number: Number = 3,
        found: int = 1,
        character: Character = CALM,
        stakes: Even | None = None,
    ) -> Touch: ...


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch) -> Choose:
    def choosing(
        believed: Belief,
        number: Number = 3,
        found: int = 1,
        character: Character = CALM,
        stakes: Even | None = None,
    ) -> Touch:
        monkeypatch.setattr(operative, "listen", lambda *_: believed)
        monkeypatch.setattr(operative, "stakes_of", lambda *_: stakes or Even())
        return operative.guess(on_turn(number, found).view(SEAT), BOARD, character)

    return choosing


def test_a_touch_is_worth_what_may_come_of_it() -> None:
    some = belief(c0=(0.5, 1, 0))
    chances = some.chances.copy()
    chances[1] = (0.25, 0.25, 0.25, 0.25)
    for found, first, second in ((0, 0.3, 0.225), (1, 0.35, 0.325)):
        worth = worth_of(some._replace(chances=chances), Even(), found)
        assert worth[:2] == pytest.approx([first, second])
        assert worth[2] == 0


def test_the_best_card_is_touched_if_that_is_worth_more_than_to_stop(choose: Choose) -> None:
    sure, unsure = belief(c0=(0.85, 0.5, 0)), belief(c0=(0.8, 0.5, 0))  # worth 0.51 and 0.48
    assert choose(sure).action == Guess(0)
    assert choose(unsure).action == Stop()
    assert choose(sure, character=CALM._replace(nerve=-0.03)).action == Stop()
    assert choose(unsure, character=CALM._replace(nerve=0.03)).action == Guess(0)
    assert choose(sure).sure == pytest.approx(0.85)
    assert choose(unsure).sure == pytest.approx(0.2)  # that there is nothing more to be found
    # What costs nothing is done.
    assert choose(belief(c0=(1.0, 0.5, 0)), stakes=Even(step=0.0)).action == Guess(0)


def test_who_must_touch_a_card_touches_one_whatever_it_is_worth(choose: Choose) -> None:
    assert choose(belief(c3=(0.1, 0.5, 0)), found=0).action == Guess(3)
    blind = belief(c3=(0.1, 0, 0), c4=(0.2, 0, 0))
    assert choose(blind, found=0).action == Guess(4)
    assert choose(blind, found=1).action == Stop()


def test_the_latest_clue_comes_first_then_what_earlier_ones_have_left(choose: Choose) -> None:
    both = belief(c0=(0.9, 0.5, 0), c1=(1.0, 0, 0.9))
    assert choose(both).action == Guess(0)
    assert choose(both, number=2, found=2).action == Guess(1)  # the number is up
    assert choose(belief(c0=(0.7, 0.5, 0), c1=(1.0, 0, 0.9))).action == Guess(1)
    assert choose(belief(c0=(1.0, 0.5, 0)), number=2, found=2).action == Stop()
    # A hint is not enough for either.
    for now, earlier, does in ((0.2, 0, Guess(0)), (0.19, 0, Stop()), (0, 0.4, Guess(0))):
        assert choose(belief(c0=(1.0, now, earlier))).action == does
    assert choose(belief(c0=(1.0, 0, 0.39))).action == Stop()


def test_among_equals_the_one_that_is_meant_and_then_the_first(choose: Choose) -> None:
    assert choose(belief(c2=(0.9, 0.5, 0), c3=(0.9, 0.6, 0))).action == Guess(3)
    assert choose(belief(c3=(0.9, 0.5, 0), c2=(0.9, 0.5, 0))).action == Guess(2)
    assert choose(belief(c2=(0.9, 0.5, 0), c3=(0.95, 0.3, 0))).action == Guess(3)


def test_what_follows_is_worth_it_too(choose: Choose) -> None:
    cards = {f"c{n}": (1.0 - n / 50, 0.5, 0.0) for n in range(4)}
    told = choose(belief(**cards), number=4, found=1)
    assert [each.cell for each in told.then] == [1, 2]
    assert [each.sure for each in told.then] == pytest.approx([0.98, 0.96])
    assert len(choose(belief(**cards), number=9, found=0).then) == 3
    assert len(choose(belief(**cards), number=0, found=1).then) == 3
    assert choose(belief(**cards), number=2, found=1).then == ()
    # The second is not worth it, so the third is not thought of.
    assert choose(belief(c0=(1.0, 0.5, 0), c1=(0.5, 0.5, 0))).then == ()
    # Leftovers are one at a time.
    assert choose(belief(c0=(1.0, 0, 0.9), c1=(1.0, 0, 0.9)), number=2, found=2).then == ()


def test_nothing_follows_after_what_is_not_worth_it() -> None:
    class Late(Even):
        def over(self, found: int) -> float:
            return {0: 0.5, 1: 0.9, 2: 0.2}.get(found, 0.1)

        def missed(self, found: int, identity: str) -> float:  # noqa: ARG002 - as the others
            return 0.3

    cards = belief(c1=(0.5, 0.5, 0), c2=(0.5, 0.5, 0))
    then = operative._then  # noqa: SLF001 - the choice itself
    assert then([1, 2], 2, cards, Late(), CALM) == ()
    free = then([1, 2], 2, belief(c1=(1, 1, 0), c2=(1, 1, 0)), Even(step=0.0), CALM)
    assert [each.cell for each in free] == [1, 2]
    bold = then([1, 2], 2, cards, Even(), CALM._replace(nerve=0.5))
    assert [each.cell for each in bold] == [1, 2]


@pytest.mark.parametrize(
    ("number", "found", "up"),
    [(1, 0, False), (1, 1, True), (2, 1, False), (2, 2, True), (2, 3, True), (0, 1, False),
     (0, 3, False), (UNLIMITED, 3, False)],
)  # fmt: skip
def test_the_number_is_up_when_so_many_are_found(number: Number, found: int, up: bool) -> None:
    game = on_turn(number, min(found, 2) if number == 2 else found)
    if game.table.turn.phase == "guess":
        assert operative._number_is_up(game.table) is up  # noqa: SLF001 - when it is


def sudden_death() -> Session:
    game = game_with("duet", Settings(tokens=1), ocean=0, river=3, lake=4)
    game.act("a", GiveClue("water", 3))
    game.act("b", Guess(0))
    game.act("b", Stop())
    assert game.table.turn.phase == "sudden-death"
    return game


def test_in_sudden_death_no_clue_is_the_latest() -> None:
    view = sudden_death().view("b")
    found = listen(view, small_space().board(view.table.words), STEADY.temperature)
    assert not found.current.any()
    assert found.earlier[3] > 0.5
    told = small_bot().touch(view)
    assert told.action in (Guess(3), Guess(4))
    assert told.then == ()  # one at a time, as long as it goes well
    assert not operative._number_is_up(view.table)  # noqa: SLF001 - when it is
    assert operative._meant_after(view.table) == 0  # noqa: SLF001 - as above


def test_a_clear_head_hears_more_than_it_would_dare_to_say() -> None:
    """People choose words that stand out: heard is heard more clearly."""
    game = game_with(ocean=0, river=1, tree=2)
    clue(game, "deep", 1)
    view = game.view(SEAT)
    board = small_space().board(view.table.words)
    told = operative.guess(view, board, STEADY)
    assert told.action == Guess(0)
    assert told.sure > listen(view, board, STEADY.temperature).own[0] + 0.005
    half = STEADY._replace(temperature=STEADY.temperature / 2)
    assert operative.guess(view, board, half).sure > told.sure
