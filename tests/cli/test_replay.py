"""``covernames replay`` as a person and as a program uses it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from bot_boards import clue
from covernames import Guess, Session
from covernames.analysis import Analysis
from covernames.cli import app
from covernames.cli.messages import Messages
from covernames.decks import LANGUAGES, load
from covernames.game import record
from covernames.game.actions import EndGame
from covernames.game.key import RED, Key
from covernames.game.move import HOST
from covernames.game.notation import read_key
from support import CLASSIC_KEY

run = CliRunner()


def invoke(*args: str) -> tuple[int, str]:
    result = run.invoke(app, ["replay", *args], env={"LANG": "en_GB.UTF-8", "COLUMNS": "400"})
    return result.exit_code, result.output


def game() -> Session:
    """An ocean and a whale are red; the clue is a good one, the second guess is bold."""
    words = ["OCEAN", "WHALE", "PIANO", *(word.text for word in load("en").words)]
    key: Key = read_key("classic", CLASSIC_KEY)
    board = list(dict.fromkeys(words))[:25]
    session = Session.start("classic", board, key=key, language="en", rng=Random(1))
    assert session.table.turn.sides == (RED,)
    clue(session, "sea", 2)
    for cell in (0, 2):
        session.act("red-operatives", Guess(cell))
    return session


@pytest.fixture
def finished(tmp_path: Path) -> str:
    session = game()
    session.act(HOST, EndGame())
    path = tmp_path / "game.jsonl"
    path.write_text(record.write(session.log), "utf-8")
    return str(path)


def test_a_report_in_words(finished: str) -> None:
    code, out = invoke(finished)
    assert code == 0
    assert "Clue of the game: sea, 2: 2 cards found" in out
    assert "Boldest guess: PIANO for “sea”: a bot gave it a chance of only" in out
    assert "1. red spymaster: sea, 2 ·" in out
    assert out.count("% sure · worth ") == 4
    assert "● OCEAN   (What a bot understood:" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_in_every_language(finished: str, language: str) -> None:
    say = Messages(language)
    code, out = invoke(finished, "--ui", language)
    assert code == 0
    assert say("analysis-clue-of-the-game") in out
    assert say("analysis-about")[:20] in out


def test_a_report_for_programs(finished: str) -> None:
    code, out = invoke(finished, "--json")
    assert code == 0
    found = msgspec.json.decode(out, type=Analysis)
    assert found.clues[0].given.word == "sea"
    assert len(found.clues[0].best) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_finished_game_is_refused_in_words(tmp_path: Path, language: str) -> None:
    say = Messages(language)
    running = tmp_path / "running.jsonl"
    running.write_text(record.write(game().log), "utf-8")
    nonsense = tmp_path / "nonsense.jsonl"
    nonsense.write_bytes(b"\xff\xfe nonsense")
    large = tmp_path / "large.jsonl"
    with large.open("wb") as file:
        file.truncate(6_000_000)
    missing = tmp_path / "missing.jsonl"
    for path, said in (
        (running, say("analysis-unfinished")),
        (nonsense, say("record-unreadable", line=1)),
        (large, say("record-too-large")),
        (missing, say("config-unreadable", path=str(missing))),
    ):
        assert invoke(str(path), "--ui", language) == (1, said + "\n")
