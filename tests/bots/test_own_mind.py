"""A mind of one's own: the example, and the four lines of docs/bots.md as they stand there."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot_boards import LISTS, clue, game_with
from covernames import GiveClue, Guess
from covernames.arena import Match, Result, play_match
from covernames.bots.mind_bot import MindBot
from covernames.bots.own_mind import OwnMind
from covernames.testing import check_bot

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def beside_the_examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    yield
    sys.modules.pop("own_mind", None)


def written(said: str, cards: tuple[str, ...]) -> list[float]:
    return [1.0 if said in LISTS.get(card, "").split() else 0.0 for card in cards]


def bot() -> MindBot:
    words = sorted({word for words in LISTS.values() for word in words.split()})
    return MindBot(OwnMind("en", words, written), "en", seed=1)  # type: ignore[arg-type]


def test_it_gives_and_hears_by_the_function() -> None:
    game = game_with(king=0, palace=1, ocean=2, river=24)
    given = bot().clue(game.view("red-spymaster"))
    assert given.number == 2
    assert given.meant == (0, 1)
    assert isinstance(given, GiveClue)
    clue(game, given.word, 2)
    assert bot().guess(game.view("red-operatives")) in (Guess(0), Guess(1))


def test_what_is_no_strength_is_none() -> None:
    mind = OwnMind("en", ["sea"], lambda _, cards: [float("nan"), -1.0, 7.0][: len(cards)])
    assert mind.board(("one", "two", "three")).strengths.tolist() == [[0.0, 0.0, 1.0]]


@pytest.mark.parametrize("variant", ["two-player", "duet"])
def test_the_example_keeps_the_contract(variant: str) -> None:
    check_bot("own_mind:Shared", variants=[variant], games=1)


def test_the_four_lines_of_the_documentation_play() -> None:
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    section = text.partition("## A mind of one's own")[2]
    code = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert code is not None
    scope: dict[str, object] = {}
    exec(code[1], scope)  # noqa: S102 - what our own documentation says
    lines = [line for line in code[1].splitlines() if line and not line.startswith(("from", "#"))]
    assert len(lines) <= 4
    check_bot(scope["Mine"], variants=["two-player"], games=1)  # type: ignore[arg-type]


def test_it_plays_in_the_arena() -> None:
    seats = {"red-spymaster": "own_mind:Shared", "red-operatives": "own_mind:Shared"}
    played = play_match(Match("two-player", "en", seats, seed=1))
    assert isinstance(played, Result)
    assert not played.fault
