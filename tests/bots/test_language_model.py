"""A question goes out to a model, a JSON object comes back, or the reason why none did."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import BytesIO

import pytest

from covernames.bots.language_model import Chat, Silent, found_object
from local_server import Answering


def saying(text: object) -> Callable[[bytes], bytes]:
    """A model that says this."""
    reply = json.dumps({"choices": [{"message": {"content": text}}]}).encode()
    return lambda _: reply


# What is asked


@pytest.mark.parametrize(
    ("written", "path"),
    [
        ("", "/chat/completions"),
        ("/", "/chat/completions"),
        ("/v1", "/v1/chat/completions"),
        ("/v1//", "/v1/chat/completions"),
        ("/MAX/", "/MAX/chat/completions"),
        ("/v1/chat/completions", "/v1/chat/completions"),
        ("/v1/chat/completions/", "/v1/chat/completions"),
        ("/chat", "/chat/chat/completions"),
    ],
)
def test_the_address_may_be_written_in_several_ways(written: str, path: str) -> None:
    with Answering(saying('{"cards": []}')) as server:
        assert Chat(server.url + written, "small").ask("Which?", 1, "cards") == {"cards": []}
    assert [asked for asked, _, _ in server.requests] == [path]


def test_the_question_has_the_form_that_such_models_take() -> None:
    with Answering(saying('{"cards": []}')) as server:
        Chat(server.url, "small", "secret").ask("Which?", 7, "cards")
    [(_, headers, body)] = server.requests
    assert json.loads(body) == {
        "model": "small",
        "messages": [{"role": "user", "content": "Which?"}],
        "temperature": 0,
        "seed": 7,
    }
    assert headers["Content-Type"] == "application/json"
    assert headers["Authorization"] == "Bearer secret"


def test_without_a_key_nothing_is_said_of_one() -> None:
    with Answering(saying('{"cards": []}')) as server:
        Chat(server.url, "small").ask("Which?", 1, "cards")
    [(_, headers, _)] = server.requests
    assert "Authorization" not in headers


# What is answered


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (saying('{"other": 1}'), 'no JSON object with "cards" in the answer'),
        (saying(7), "an answer without text"),
        (lambda _: b"[]", "not the answer of a chat"),
        (lambda _: b'{"choices": []}', "not the answer of a chat"),
        (lambda _: b'{"choices": [{"text": "hello"}]}', "not the answer of a chat"),
        (lambda _: b'{"choices": "none"}', "not the answer of a chat"),
    ],
)
def test_it_is_silent_for_a_reason(answer: Callable[[bytes], bytes], why: str) -> None:
    with Answering(answer) as server, pytest.raises(Silent) as silent:
        Chat(server.url, "small").ask("Which?", 1, "cards")
    assert str(silent.value) == why


def test_nobody_waits_longer_than_they_said() -> None:
    with Answering(saying("{}"), waits=True) as server, pytest.raises(Silent) as silent:
        Chat(server.url, "small", patience=0.05).ask("Which?", 1, "cards")
    assert str(silent.value) == "no answer within 0.05 s"


def test_an_answer_without_end_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A megabyte is more than any model says in a game."""
    chat = Chat("http://models.example", "small")

    def answered(length: int) -> dict[str, object]:
        body = saying('{"cards": []}' + length * " ")(b"")
        monkeypatch.setattr("urllib.request.urlopen", lambda *_, **__: BytesIO(body))
        return chat.ask("Which?", 1, "cards")

    assert answered(900_000) == {"cards": []}
    with pytest.raises(Silent, match="not the answer of a chat"):
        answered(1_100_000)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('{"cards": 1}', {"cards": 1}),
        ('{{"cards": 1}}', {"cards": 1}),
        ('I say {"cards": 1}, or rather {"cards": 2}.', {"cards": 2}),
        ('{"cards": 1} because {"why": "so"}', {"cards": 1}),
        ('{"so": {"cards": 1}}', None),  # it stands for something else there
        ('{"cards": 1', None),
        ("", None),
        ("no object", None),
        ('<think>{"cards": 1}</think>{"cards": 2}<think>{"cards": 3}</think>', {"cards": 2}),
        ('{"cards": 2}<thinking>\nor {"cards": 3}\n</thinking>', {"cards": 2}),
        ('{"cards": 2}<reasoning>or {"cards": 3}', {"cards": 2}),
        ('{"cards": 2}<musing>or {"cards": 3}</musing>', {"cards": 3}),
        ('<think>{"cards": 3}</think>Done.', {"cards": 3}),  # better than nothing
    ],
)
def test_the_last_object_counts_whatever_is_said_around_it(text: str, found: object) -> None:
    assert found_object(text, "cards") == found


# Which model


def test_the_environment_says_which_model(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the names that docs/bots.md tells."""
    monkeypatch.setenv("COVERNAMES_LLM_URL", "https://models.example/v1")
    monkeypatch.setenv("COVERNAMES_LLM_MODEL", "small")
    assert Chat.from_environment() == ("https://models.example/v1", "small", "", 12.0)
    assert Chat.from_environment("large").model == "large"
    monkeypatch.setenv("COVERNAMES_LLM_KEY", "secret")
    monkeypatch.setenv("COVERNAMES_LLM_PATIENCE", "2.5")
    assert Chat.from_environment() == ("https://models.example/v1", "small", "secret", 2.5)
    monkeypatch.setenv("COVERNAMES_LLM_PATIENCE", "")
    assert Chat.from_environment().patience == 12


@pytest.mark.parametrize(
    ("url", "model"),
    [("", "small"), ("models.example/v1", "small"), ("file:///etc/hosts", "small"),
     ("http://models.example", ""), (None, None), ("http://models.example", None)],
)  # fmt: skip
def test_without_an_address_or_a_model_there_is_none(
    monkeypatch: pytest.MonkeyPatch, url: str | None, model: str | None
) -> None:
    for name, value in (("COVERNAMES_LLM_URL", url), ("COVERNAMES_LLM_MODEL", model)):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    with pytest.raises(ValueError, match="set COVERNAMES_LLM_URL to an address, and name a model"):
        Chat.from_environment()
