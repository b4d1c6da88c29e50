"""What is wrong with a command line is said in people's language, and so is the help's frame."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from covernames.cli.messages import Messages
from covernames.decks import LANGUAGES
from terminal import invoke

WRONG = [
    (["play", "--varint", "duet"], "parser-no-option", {"name": "--varint"}),
    (["plai"], "parser-no-command", {"name": "plai"}),
    (["deck", "chek"], "parser-no-command", {"name": "chek"}),
    (["deck", "check", "words.txt"], "parser-missing", {"name": "--lang"}),
    (["sit"], "parser-missing", {"name": "url"}),
    (["arena", "--games"], "parser-value-missing", {"name": "--games"}),
    (["arena", "--json=yes"], "parser-value-needless", {"name": "--json"}),
    (["judge", "tree", "2", "three", "four"], "parser-too-many", {"arguments": "three four"}),
    (["play", "--seed", "x"], "parser-whole", {"name": "--seed"}),
    (["arena", "--games", "0"], "parser-whole-least", {"name": "--games", "least": 1}),
    (
        ["serve", "--port", "70000"],
        "parser-whole-between",
        {"name": "--port", "least": 0, "most": 65_535},
    ),
    (
        ["play", "--llm-patience", "soon"],
        "parser-number-least",
        {"name": "--llm-patience", "least": 0.1},
    ),
    (["arena", "--llm-patience=0"], "parser-number-least", {"name": "--llm-patience"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "code", "data"), WRONG, ids=[" ".join(typed) for typed, *_ in WRONG]
)
def test_what_is_wrong_is_said(
    typed: list[str], code: str, data: dict[str, object], language: str
) -> None:
    say = Messages(language)
    ui = "--ui", language
    exit_code, out = invoke(*(typed if typed[-1] == "--games" else (*typed, *ui)))
    if typed[-1] == "--games":
        say = Messages("en")  # what follows would be its value
    assert exit_code == 2
    named = {name: str(value) for name, value in {"least": 0.1, **data}.items()}
    assert say(code, **named) in out  # numbers as people type them
    assert say("parser-usage") in out
    assert f"{typed[0]}" in out
    assert "--help" in out


def test_the_language_is_the_terminals_unless_another_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "There is no option --x." in invoke("play", "--x")[1]
    assert "Няма опция --x." in invoke("play", "--x", "--ui=bg")[1]
    assert "There is no option --x." in invoke("play", "--x", "--ui", "klingon")[1]
    monkeypatch.setenv("LC_ALL", "et_EE.UTF-8")
    assert "Sellist valikut ei ole: --x." in invoke("play", "--x")[1]


def test_what_was_meant_is_proposed() -> None:
    assert "Did you mean --variant?" in invoke("play", "--varian", "duet")[1]
    assert "Did you mean check?" in invoke("deck", "chek")[1]
    assert "Did you mean" not in invoke("play", "--zzz")[1]
    assert "Did you mean" not in invoke("zzz")[1]


def test_what_is_typed_does_not_reach_the_terminal_as_it_is() -> None:
    out = invoke("judge", "a", "1", "\x1b[31mred\u202e")[1]
    assert "\u202e" not in out


def real(language: str, *args: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, in a terminal of that language."""
    root = Path(__file__).parent.parent.parent
    found = os.environ | {"LC_ALL": f"{language}.UTF-8", "PYTHONPATH": str(root / "src")}
    found["COLUMNS"] = "200"
    command = [sys.executable, "-m", "covernames", *args]
    return subprocess.run(  # noqa: S603 - ours
        command, env=found, capture_output=True, text=True, check=False, encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("terminal", "language"), [("et_EE", "et"), ("zh_TW", "zh-Hant"), ("th_TH", "th")]
)
def test_the_real_command_speaks_throughout(terminal: str, language: str) -> None:
    say = Messages(language)
    helped = real(terminal, "arena", "--help")
    assert helped.returncode == 0
    for message in ("parser-usage", "parser-options", "parser-any-options", "parser-help"):
        assert say(message) in helped.stdout, message
    assert say("parser-default", value="20") in helped.stdout
    for english in ("Usage", "Options", "OPTIONS", "Arguments", "default", "Show this"):
        assert english not in helped.stdout
    wrong = real(terminal, "arena", "--gams", "3")
    assert wrong.returncode == 2
    assert wrong.stdout == ""
    assert say("parser-no-option", name="--gams") in wrong.stderr


def test_the_help_of_everything_is_framed_in_one_language() -> None:
    helped = real("bg_BG", "--help").stdout
    assert Messages("bg")("parser-commands") in helped
    assert "Commands" not in helped
    shown = real("bg_BG", "deck", "check", "--help").stdout
    assert Messages("bg")("parser-arguments") in shown
    assert Messages("bg")("parser-required") in shown
    assert "required" not in shown
