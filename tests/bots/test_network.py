"""A language model as adviser, and bots behind an address; against a real local server."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from bot_boards import clue, game_with, small_bot
from covernames import Cover, GiveClue, Guess, Session, Stop
from covernames.bots import bot_named
from covernames.bots.language_model import (
    KEY_VARIABLE,
    MODEL_VARIABLE,
    PATIENCE_VARIABLE,
    URL_VARIABLE,
    Chat,
)
from covernames.bots.llm import LlmBot
from covernames.bots.random_bot import RandomBot
from covernames.bots.remote import Remote, RemoteFailed
from covernames.bots.selfplay import play
from covernames.dealing import pile_of
from covernames.game.choices import coverable
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


@pytest.mark.parametrize(
    "said",
    [
        'Let me think: {king} or {"clues": "crown"}?\n{"clues": [GOOD]}',
        '<think>{"clues": [{"word": "boo", "targets": ["ghost"]}]}</think>{"clues": [GOOD]}',
        '{"clues": [GOOD]}\nHere {"why": "both are royal"} is my reason.',
        '<think>I say {"clues": [GOOD]}',  # cut off while it was thinking
    ],
)
def test_thinking_aloud_does_not_matter(said: str) -> None:
    good = json.dumps({"word": "monarch", "targets": ["king", "palace"]})
    assert given(said.replace("GOOD", good)) == GiveClue("monarch", 2, (0, 1))


def failing(_: bytes) -> bytes:
    raise ValueError


@pytest.mark.parametrize(
    ("answer", "waits", "why"),
    [
        (failing, False, "status 500"),
        (lambda _: b"", True, "no answer within 0.1 s"),
        (lambda _: b"<html>", False, "not the answer of a chat"),
        (model("I would rather not say."), False, 'no JSON object with "clues" in the answer'),
        (lambda _: b'{"choices": [{"message": {"content": null}}]}', False, "without text"),
    ],
)
def test_why_a_model_did_not_answer_is_told(
    answer: Callable[[bytes], bytes], waits: bool, why: str
) -> None:
    with Answering(answer, waits=waits) as server:
        bot = advised(server, patience=0.1 if waits else 20)
        assert not bot.trouble()
        bot.clue(board().view(SEAT))
    assert "1 of 1 questions unanswered" in bot.trouble()
    assert why in bot.trouble()
    assert why in bot.excuse()


def test_an_address_without_a_model_is_told() -> None:
    bot = LlmBot(small_bot(), Chat("http://127.0.0.1:1", "small"))
    bot.clue(board().view(SEAT))
    assert "not reached (ConnectionRefusedError)" in bot.trouble()


def test_the_model_may_end_the_turn_or_go_on() -> None:
    game = board()
    clue(game, "royal", 2)
    game.act("red-operatives", Guess(0))
    view = game.view("red-operatives")
    for cards, does in (([], Stop()), (["palace"], Guess(1)), (["no such card"], Guess(1))):
        with Answering(model({"cards": cards})) as server:
            assert advised(server).guess(view) == does


def test_the_model_is_asked_what_to_cover() -> None:
    game = game_with("two-player", king=0, palace=1, ghost=9)
    clue(game, "royal", 1)
    game.act("red-operatives", Guess(0))
    game.act("red-operatives", Stop())
    view = game.view("red-spymaster")
    assert view.table.turn.phase == "phantom"
    cells = coverable(view)
    card = view.table.words[cells[-1]]
    with Answering(model({"cards": ["king", card]})) as server:
        assert advised(server).cover(view) == Cover(cells[-1])
    with Answering(model({"cards": ["king"]})) as server:
        assert advised(server).cover(view) == small_bot().cover(view)


def test_the_model_rules_only_where_the_referee_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    view = board().view("blue-spymaster")
    with Answering(model({"allowed": False})) as server:
        bot = advised(server)
        assert bot.accept(view, "monarch", 1)
        assert not bot.accept(view, "kings", 1)
        assert not server.requests
        monkeypatch.setattr(bot, "verdict", lambda *_: "ask")
        assert not bot.accept(view, "monarch", 1)
        assert len(server.requests) == 1


def test_it_takes_over_when_the_model_is_slow_and_stops_asking() -> None:
    game = board()
    local = small_bot().clue(game.view(SEAT))
    clues = [{"word": "monarch", "targets": ["king", "palace"]}]
    with Answering(model({"clues": clues}), waits=True) as server:
        bot = advised(server, patience=0.1)
        for _ in range(6):
            assert bot.clue(game.view(SEAT)) == local
        assert server.asked(3) == 3


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
    assert bot.chat.patience == 12
    monkeypatch.setenv(PATIENCE_VARIABLE, "90")
    assert Chat.from_environment("small").patience == 90
    monkeypatch.setenv(PATIENCE_VARIABLE, "long")
    with pytest.raises(ValueError, match="seconds"):
        Chat.from_environment("small")
    monkeypatch.delenv(PATIENCE_VARIABLE)
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
            game = play(variant, dict.fromkeys(seats, bot), pile_of("en", "base"), Random(1))
            assert game.table.outcome is not None


def test_a_question_tells_what_may_be_touched() -> None:
    """In Duet more is closed than lies under a cover, and for each side something else."""
    asked: list[dict[str, Any]] = []

    def noting(body: bytes) -> bytes:
        asked.append(json.loads(body))
        return by_chance(body)

    with Answering(noting) as server:
        bot = bot_named(server.url, "en", 3)
        play("duet", {"a": bot, "b": bot}, pile_of("en", "base"), Random(1))
    assert {question["ask"] for question in asked} == {"clue", "guess"}
    for question in asked:
        view = msgspec.convert(question["view"], View)
        side = view.seat
        finder = side if question["ask"] == "guess" else {"a": "b", "b": "a"}[side]
        table = view.table
        closed = [bool(table.covers[c]) or finder in table.marks[c] for c in range(25)]
        assert question["touchable"] == [c for c in range(25) if not closed[c]]
    assert any(len(question["touchable"]) < 25 for question in asked)


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
