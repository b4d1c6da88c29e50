"""Tables and keys in one line."""

from __future__ import annotations

import pytest
from hypothesis import given

from covernames import Stop
from covernames.game.notation import read_key, read_table, write_face, write_table
from covernames.testing.players import Playthrough
from covernames.testing.strategies import playthroughs
from support import CLASSIC_KEY, DUET_KEY, start, turn


@pytest.mark.parametrize(
    "line",
    [
        "classic/red ...../...../...../...../..... clue:red",
        "classic/blue rb.ox/...../...../...../..... guess:red tree:2 1",
        "classic/red r..../...../...../...../..... guess:red tree:unlimited 1",
        "classic/red ...../...../...../...../..... penalty:blue",
        "two-player/red b..../...../...../...../..... phantom:red",
        "three-player/blue ...../...../...../...../..... guess:blue tree:0 0",
        "duet a<>={/}..../...../...../..... clue:a,b 7+0+1+0",
        "duet a..../...../...../...../..... guess:b tree:2 1 3+4+1+1",
        "duet a..../...../...../...../..... sudden-death:a 0+0+5+0 done:a",
        "two-player/red b..../...../...../...../..... phantom:red due:2",
        "classic/red ...../...../...../...../..... guess:red new_york:2 0",
        "duet ...../...../...../...../..... guess:b a:b:2 0 9+0+0+0",
        "duet ...../...../...../...../..... guess:b c++:2 0 9+0+0+0",
        "duet ...../...../...../...../..... guess:b done:2 0 9+0+0+0",
    ],
)
def test_a_line_reads_and_writes_the_same_table(line: str) -> None:
    assert write_table(read_table(line)) == line


@given(playthroughs())
def test_every_position_of_a_game_can_be_written(game: Playthrough) -> None:
    board = write_table(game.session.table).split()[1]
    assert len(board) == 29


def test_reading_agrees_with_playing() -> None:
    game = start()
    turn(game, 0, number=3)
    read = read_table(write_table(game.table), words=game.table.words)
    assert read.turn == game.table.turn
    assert (read.covers, read.left) == (game.table.covers, game.table.left)
    game.act("red-operatives", Stop())
    assert read_table(write_table(game.table)).turn == game.table.turn


@pytest.mark.parametrize(("variant", "line"), [("classic", CLASSIC_KEY), ("duet", DUET_KEY)])
def test_keys_have_a_line_too(variant: str, line: str) -> None:
    key = read_key(variant, line)
    faces = ("key",) if variant == "classic" else ("a", "b")
    assert " ".join(write_face(key, face) for face in faces) == line
