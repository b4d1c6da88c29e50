"""Records and the fold they are read with."""

from __future__ import annotations

import json

import pytest

from covernames import GiveClue, Guess, Join, Rejected, evolve, fold
from covernames.game import record
from covernames.game.events import CardTouched, GameDealt, SideFinished
from support import ASSASSIN, RED, clue, start, turn


def test_a_record_is_json_lines_that_replay_to_the_table() -> None:
    game = start(language="en")
    turn(game, RED[0], ASSASSIN, number=2)
    text = record.write(game.log)
    header, first, *rest = [json.loads(line) for line in text.splitlines()]
    assert header == {"covernames": 1, "variant": "classic", "language": "en"}
    assert first["event"] == "game-dealt"
    assert rest[-1]["event"] == "key-opened"
    assert record.replay(text) == game.table


def test_a_record_of_a_running_game_has_no_key() -> None:
    game = start()
    clue(game)
    assert "assassin" not in record.write(game.log)


GOOD = record.write(start().log)
DEAL = GOOD.splitlines()[1]
VOTE = '{"event":"vote-cast","seat":"a","member":"b","valid":true}'
TOUCH = '{"event":"card-touched","seat":"a","member":"b","side":"red","cell":3,"identity":"red"}'


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "record-unreadable", 1),
        ("hello", "record-unreadable", 1),
        ("\ud800", "record-unreadable", 1),
        (GOOD.splitlines()[0], "record-unreadable", 2),
        (GOOD + "{}", "record-unreadable", 3),
        (GOOD + '{"event": "no-such-thing"}', "record-unreadable", 3),
        (GOOD + "\ud800", "record-unreadable", 3),
        (GOOD + DEAL, "record-unreadable", 3),
        (
            GOOD.splitlines()[0] + '\n{"event": "side-finished", "side": "a"}',
            "record-unreadable",
            2,
        ),
        (GOOD.replace('"covernames":1', '"covernames":2'), "record-version", None),
        (GOOD.replace('"variant":"classic"', '"variant":"duet"', 1), "record-unreadable", 2),
        (GOOD + TOUCH, "record-unreadable", 3),
        (GOOD + VOTE, "record-unreadable", 3),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, code: str, line: int | None) -> None:
    with pytest.raises(Rejected) as caught:
        record.read(text)
    assert caught.value.code == code
    assert caught.value.data.get("line") == line


@pytest.mark.parametrize("name", ["x\u2028y", "x\u0085y", 'x"y'])
def test_any_name_can_be_recorded(name: str) -> None:
    game = start()
    game.act("red-operatives", Join(), name)
    assert record.replay(record.write(game.log)) == game.table


@pytest.mark.rule("A-83")
def test_without_names_members_are_numbers_all_through() -> None:
    members = {
        "red-spymaster": ["ann"],
        "red-operatives": ["ben", "cat"],
        "blue-spymaster": ["dan"],
        "blue-operatives": ["eve"],
    }
    game = start(members=members)
    for seat, action, member in (
        ("red-spymaster", GiveClue("clue", 1), "ann"),
        ("red-operatives", Guess(RED[0]), "cat"),
        ("red-operatives", Guess(ASSASSIN), "ben"),
    ):
        game.act(seat, action, member)
    log = record.unnamed(game.log)
    text = record.write(log)
    assert not [name for who in members.values() for name in who if f'"{name}"' in text]
    assert isinstance(log[0], GameDealt)
    ben, cat = log[0].members["red-operatives"]
    assert {ben, cat} < set("12345")
    touches = [event for event in log if isinstance(event, CardTouched)]
    assert [touch.member for touch in touches] == [cat, ben]
    assert len(log) == len(game.log)
    assert record.replay(text).covers == game.table.covers


def test_a_cell_that_no_table_has_is_refused() -> None:
    game = start()
    clue(game)
    touch = TOUCH.replace('"cell":3', '"cell":99').replace("}", ',"cover":"red"}')
    with pytest.raises(Rejected):
        record.read(record.write(game.log) + touch)


def test_a_log_begins_with_its_deal() -> None:
    for broken in (
        lambda: fold([]),
        lambda: evolve(None, SideFinished("a")),
        lambda: record.write([]),
        lambda: record.write([SideFinished("a")]),
    ):
        with pytest.raises(ValueError, match="begins with its deal"):
            broken()


def test_a_rejection_says_what_it_is() -> None:
    assert repr(Rejected("clue-too-long", most=64)) == "Rejected('clue-too-long', {'most': 64})"
