"""A bot behind an address: what it is asked, and what counts as an answer."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bot_boards import clue, game_with
from covernames import Cover, GiveClue, Guess, Session, Stop, Waive
from covernames.bots.remote import Remote, RemoteFailed
from covernames.game.choices import coverable
from covernames.game.view import View
from local_server import Answering

SEAT = "red-spymaster"


def to_cover() -> Session:
    game = game_with("two-player", king=0)
    clue(game, "royal", 1)
    game.act("red-operatives", Guess(0))
    game.act("red-operatives", Stop())
    return game


def test_it_is_asked_all_that_it_needs() -> None:
    answers = {
        "clue": b'{"do": "give-clue", "word": "royal", "number": 2}',
        "guess": b'{"do": "guess", "cell": 7}',
        "cover": b'{"do": "cover", "cell": 9}',
        "accept": b"false",
        "vote": b"true",
    }
    asked: list[dict[str, Any]] = []

    def answer(body: bytes) -> bytes:
        asked.append(json.loads(body))
        return answers[asked[-1]["ask"]]

    game = game_with(king=0)
    covering = to_cover().view(SEAT)
    with Answering(answer) as server:
        bot = Remote(f"{server.url}/bot", "et", 7)
        giving = game.view(SEAT)
        assert bot.clue(giving) == GiveClue("royal", 2)
        clue(game, "royal", 2)
        game.act("red-operatives", Guess(0))
        guessing = game.view("red-operatives")
        assert bot.guess(guessing) == Guess(7)
        assert bot.cover(covering) == Cover(9)
        assert bot.accept(guessing, "kings", 3) is False
        assert bot.vote(guessing) is True
        answers |= {"guess": b'{"do": "stop"}', "cover": b'{"do": "waive"}', "vote": b"false"}
        assert bot.guess(guessing) == Stop()
        assert bot.cover(covering) == Waive()
        assert bot.vote(guessing) is False
    assert {path for path, _, _ in server.requests} == {"/bot"}
    assert {headers["Content-Type"] for _, headers, _ in server.requests} == {"application/json"}
    assert [each["ask"] for each in asked[:5]] == ["clue", "guess", "cover", "accept", "vote"]
    assert {(each["language"], each["seed"]) for each in asked} == {("et", 7)}
    views = [giving, guessing, covering, guessing, guessing]
    assert [msgspec.convert(each["view"], View) for each in asked[:5]] == views
    touchable = [each["touchable"] for each in asked[:5]]
    assert touchable == [[*range(25)], [*range(1, 25)], coverable(covering), [], []]
    assert coverable(covering)
    assert {name: asked[3][name] for name in ("word", "number")} == {"word": "kings", "number": 3}
    assert not {"word", "number"} & set(asked[1])


def test_an_answer_must_be_to_the_question() -> None:
    answers = {
        "clue": b'{"do": "guess", "cell": 7}',
        "guess": b'{"do": "cover", "cell": 7}',
        "cover": b'{"do": "stop"}',
        "accept": b'"yes"',
        "vote": b"1",
    }
    with Answering(lambda body: answers[json.loads(body)["ask"]]) as server:
        bot, view = Remote(server.url), to_cover().view(SEAT)
        for ask in ("clue", "guess", "cover", "vote"):
            with pytest.raises(RemoteFailed) as failed:
                getattr(bot, ask)(view)
            assert str(failed.value).startswith(server.url)
            assert ask == "vote" or str(failed.value).endswith(f" when asked for {ask}")
        with pytest.raises(RemoteFailed):
            bot.accept(view, "kings", 1)


def test_nobody_waits_longer_than_they_said() -> None:
    with Answering(lambda _: b"true", waits=True) as server, pytest.raises(RemoteFailed):
        Remote(server.url, patience=0.05).vote(game_with().view(SEAT))


def test_an_answer_without_end_is_not_read_to_its_end() -> None:
    for length, answered in ((60_000, True), (70_000, False)):
        with Answering(lambda _, length=length: length * b" " + b"true") as server:  # type: ignore[misc]
            bot = Remote(server.url, patience=20)
            if answered:
                assert bot.vote(game_with().view(SEAT))
                continue
            with pytest.raises(RemoteFailed):
                bot.vote(game_with().view(SEAT))


def test_both_kinds_of_addresses_are_taken() -> None:
    for url in ("http://bots.example/mine", "https://bots.example/mine"):
        bot = Remote(url)
        assert (bot.url, bot.language, bot.seed) == (url, "en", 0)
    for url in ("bots.example", "ftp://bots.example", ""):
        with pytest.raises(ValueError, match="is no web address"):
            Remote(url)
