"""The examples: a bot in thirty lines, here and behind an address."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from threading import Thread

import msgspec
import pytest

from covernames.arena import Match, Result, play_match, reply
from covernames.bots import Bot
from covernames.bots.random_bot import RandomBot
from covernames.game.variants import VARIANTS
from covernames.testing import check_bot

FOLDER = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(autouse=True)
def beside_the_examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(FOLDER))
    yield
    for name in ("letters", "over_http"):
        sys.modules.pop(name, None)


def letters() -> type[Bot]:
    kind: type[Bot] = import_module("letters").Letters
    return kind


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_bot_keeps_the_contract(variant: str) -> None:
    check_bot("letters:Letters", variants=[variant], games=1)


@pytest.mark.parametrize("language", ["zh-Hant", "bg"])
def test_it_plays_in_any_language(language: str) -> None:
    check_bot(letters(), variants=["two-player"], language=language, games=1)


def test_it_takes_thirty_lines() -> None:
    lines = (FOLDER / "letters.py").read_text("utf-8").partition("class Letters")[2].splitlines()
    assert len(lines) <= 30


def test_it_plays_the_same_behind_an_address() -> None:
    with import_module("over_http").server() as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        url = f"http://127.0.0.1:{server.server_port}"
        near, far = (
            play_match(Match("duet", "en", {"a": bot, "b": bot}, seed=2))
            for bot in ("letters:Letters", url)
        )
        server.shutdown()
        thread.join()
    assert isinstance(near, Result)
    assert isinstance(far, Result)
    assert near.reason == far.reason
    assert [team.found for team in near.teams] == [team.found for team in far.teams]


def test_what_is_no_question_is_refused() -> None:
    for body in (b"", b"{}", b'{"ask": "dance"}'):
        with pytest.raises(ValueError, match="no question"):
            reply(body, RandomBot)


def test_every_question_has_an_answer() -> None:
    from bot_boards import clue, game_with  # noqa: PLC0415 - after the path is set

    game = game_with(king=0)

    def asked(ask: str, seat: str, **more: object) -> object:
        question = {"ask": ask, "language": "en", "seed": 1, "view": game.view(seat), **more}
        return msgspec.json.decode(reply(msgspec.json.encode(question), RandomBot))

    assert asked("accept", "blue-spymaster", word="royal", number=1) is True
    assert asked("accept", "blue-spymaster", word="kings", number=1) is False
    clue(game, "royal", 1)
    assert asked("vote", "blue-spymaster") is True
    said = asked("guess", "red-operatives")
    assert isinstance(said, dict)
    assert said["do"] == "guess"
