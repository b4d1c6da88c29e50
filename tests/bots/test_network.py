"""A language model as adviser, and bots behind an address; against a real local server."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import pytest

from bot_boards import clue, game_with, small_bot
from covernames import GiveClue, Guess, Session
from covernames.bots import bot_named
from covernames.bots.llm import KEY_VARIABLE, MODEL_VARIABLE, URL_VARIABLE, Chat, LlmBot
from covernames.bots.random_bot import RandomBot
from covernames.bots.remote import Remote, RemoteFailed
from covernames.bots.selfplay import play
from covernames.decks import load
from covernames.game.view import View
from local_server import Answering

SEAT = "red-spymaster"


def model(answer: object) -> Callable[[bytes], bytes]:
    """A model that always says the same."""
    content = answer if isinstance(answer, str) else f"Sure!\n```json\n{json.dumps(answer)}\n```"
    reply = {"choices": [{"message": {"content": content}}]}
    return lambda _: json.dumps(reply).encode()


def advised(server: Answering, patience: float = 5.0) -> LlmBot:
    return LlmBot(small_bot(), Chat(server.url, "small", "secret", patience))


def board() -> Session:
    return game_with(king=0, palace=1, ocean=2, river=24, ghost=9)


def given(answer: object) -> GiveClue:
    with Answering(model(answer)) as server:
        return advised(server).clue(board().view(SEAT))


def test_a_good_proposal_is_taken() -> None:
    clues = [{"word": "monarch", "targets": ["KING", "palace"]}]
    assert given({"clues": clues}) == GiveClue("monarch", 2, (0, 1))


@pytest.mark.parametrize(
    "answer",
    [
        {"clues": [{"word": "water", "targets": ["ocean"]}]},  # the assassin is a river
        {"clues": [{"word": "kings", "targets": ["king"]}]},  # not allowed
        {"clues": [{"word": "boo", "targets": ["ghost"]}]},  # not ours
        {"clues": [{"word": "", "targets": ["king"]}]},
        {"clues": [{"word": "crown", "targets": []}]},
        {"clues": "crown"},
        {"clues": [17]},
        {"something": "else"},
        "I would rather not say.",
        "{broken",
    ],
)
def test_the_local_bot_takes_over_when_the_model_is_wrong(answer: object) -> None:
    assert given(answer) == small_bot().clue(board().view(SEAT))


def test_it_takes_over_when_the_model_is_slow_and_stops_asking() -> None:
    game = board()
    with Answering(model({"clues": []}), delay=1.0) as server:
        bot = advised(server, patience=0.1)
        start = perf_counter()
        for _ in range(6):
            assert bot.clue(game.view(SEAT)).word
        assert perf_counter() - start < 3
        assert len(server.requests) == 3


def test_the_question_shows_the_seat_s_own_view_and_carries_the_key() -> None:
    game = board()
    with Answering(model({"cards": ["palace"]})) as server:
        bot = advised(server)
        bot.clue(game.view(SEAT))
        clue(game, "royal", 2)
        assert bot.guess(game.view("red-operatives")) == Guess(1)
    (path, headers, giving), (_, _, guessing) = server.requests
    assert path == "/chat/completions"
    assert headers["Authorization"] == "Bearer secret"
    assert "Deadly words, keep far away: river" in json.loads(giving)["messages"][0]["content"]
    assert "eadly" not in json.loads(guessing)["messages"][0]["content"]


def test_a_ranking_that_leads_to_likely_death_is_not_followed() -> None:
    game = game_with(king=0, ghost=24)
    clue(game, "haunted", 0)  # a warning
    own = small_bot().guess(game.view("red-operatives"))
    with Answering(model({"cards": ["ghost", "nothing"]})) as server:
        assert advised(server).guess(game.view("red-operatives")) == own


def test_the_model_comes_from_the_environment_or_the_caller(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(ValueError, match=URL_VARIABLE):
        bot_named("llm:small", "en")
    monkeypatch.setenv(URL_VARIABLE, "http://localhost:1/v1")
    monkeypatch.setenv(KEY_VARIABLE, "secret")
    bot = bot_named("llm:small:bold", "en")
    assert isinstance(bot, LlmBot)
    assert bot.chat[:3] == ("http://localhost:1/v1", "small", "secret")
    assert bot.local.character.name == "bold"
    monkeypatch.setenv(MODEL_VARIABLE, "other")
    assert Chat.from_environment().model == "other"
    mine = bot_named("llm", "en", chat=Chat("http://localhost:2", "third"))
    assert isinstance(mine, LlmBot)
    assert mine.chat.model == "third"


# A remote bot


def by_chance(body: bytes) -> bytes:
    """A remote bot that plays at random, over the real protocol."""
    asked: dict[str, Any] = json.loads(body)
    view = msgspec.convert(asked["view"], View)
    bot = RandomBot(asked["language"], asked["seed"])
    answers: dict[str, Callable[[], object]] = {
        "clue": lambda: bot.clue(view),
        "guess": lambda: bot.guess(view),
        "cover": lambda: bot.cover(view),
        "accept": lambda: bot.accept(view, asked["word"], asked["number"]),
        "vote": lambda: bot.vote(view),
    }
    return msgspec.json.encode(answers[asked["ask"]]())


def test_a_remote_bot_plays_whole_games() -> None:
    with Answering(by_chance) as server:
        bot = bot_named(server.url, "en", 3)
        for variant, seats in (
            ("two-player", ("red-spymaster", "red-operatives")),
            ("duet", ("a", "b")),
        ):
            game = play(variant, dict.fromkeys(seats, bot), load("en").faces(), Random(1))
            assert game.table.outcome is not None


def test_a_remote_bot_rules_on_clues() -> None:
    game = board()
    view = game.view("blue-spymaster")
    with Answering(by_chance) as server:
        remote = Remote(server.url)
        assert remote.accept(view, "royal", 2)
        assert not remote.accept(view, "kings", 1)
        clue(game, "royal", 1)
        assert remote.vote(game.view("blue-spymaster"))


@pytest.mark.parametrize("answer", [b"", b"{}", b'{"do": "stop"}', b'{"do": "give-clue"}', b"true"])
def test_a_wrong_answer_is_an_error_that_names_the_address(answer: bytes) -> None:
    with Answering(lambda _: answer) as server, pytest.raises(RemoteFailed, match=server.url):
        Remote(server.url).clue(board().view(SEAT))


def test_an_address_that_does_not_answer_is_an_error() -> None:
    with pytest.raises(RemoteFailed):
        Remote("http://127.0.0.1:1").clue(board().view(SEAT))
    with pytest.raises(ValueError, match="no web address"):
        Remote("file:///etc/hostname")
