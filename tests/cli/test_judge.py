"""``covernames judge`` as a person and as a program uses it."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from covernames.cli import app
from covernames.cli.messages import Messages
from covernames.decks import LANGUAGES
from covernames.referee import languages

run = CliRunner()


def invoke(*args: str, typed: str = "") -> tuple[int, str]:
    result = run.invoke(app, ["judge", *args], input=typed, env={"LANG": "en_GB.UTF-8"})
    return result.exit_code, result.output


def test_a_verdict_in_words() -> None:
    code, out = invoke("--lang", "et", "--board", "SUITS,KARJÄÄR", "suitsune", "2")
    assert code == 0
    assert out.startswith("Not allowed.")
    assert "SUITS" in out
    assert invoke("--lang", "en", "--board", "SUN", "night", "2")[1].startswith("Allowed.")
    assert invoke("--lang", "en", "zzyzx", "1")[1].startswith("Open to question.")


def test_a_verdict_as_json() -> None:
    _, out = invoke("--lang", "en", "--board", "SINK", "sank", "unlimited", "--json")
    assert json.loads(out)["card"] == "SINK"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_in_every_language(language: str) -> None:
    say = Messages(language)
    code, out = invoke("--lang", "en", "--ui", language, "--board", "SINK", "sank", "1")
    assert code == 0
    assert out.startswith(say("verdict-illegal"))


def test_options_and_mistakes() -> None:
    assert invoke("CIA", "1", "--options", "acronyms")[1].startswith("Allowed.")
    assert invoke("tree", "--options", "loud")[0] == 1
    assert invoke("tree", "--lang", "xx")[0] == 1


def test_many_cases_a_line_each() -> None:
    cases = [
        {"lang": "en", "board": ["SINK"], "clue": "sank", "number": 1},
        {"lang": "en", "board": ["SINK"], "covered": ["sink"], "clue": "sank", "number": None},
        {"lang": "zh", "board": ["水果"], "clue": "果汁", "number": 1},
        {"lang": "en", "board": [], "clue": "CIA", "number": 1, "options": ["acronyms"]},
    ]
    lines = [*(json.dumps(case) for case in cases), "nonsense", '{"lang": "xx", "clue": "a"}']
    code, out = invoke("--jsonl", typed="\n".join(lines) + "\n")
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [answer.get("verdict") for answer in answers] == [
        *("illegal", "legal", "illegal", "legal"),
        *(None, None),
    ]
    assert answers[0].keys() >= {"verdict", "reason", "rule", "card"}
    assert answers[0]["card"] == "SINK"


def test_a_missing_analyser_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    english = languages.language_of("en")
    monkeypatch.setattr(english, "missing", ("lemminflect",))
    assert "lemminflect" in invoke("tree", "1")[1]
    assert languages.lacking()["en"] == ("lemminflect",)
    languages.language_of.cache_clear()
    with pytest.warns(languages.MissingAnalyser):
        languages.language_of("en")


def test_programs_hear_of_it_beside_the_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a language, where pipes stay clean."""
    for lang, missing in (("en", "lemminflect"), ("et", "estnltk"), ("bg", "")):
        monkeypatch.setattr(languages.language_of(lang), "missing", tuple(filter(None, [missing])))
    cases = [{"lang": lang, "clue": "a"} for lang in ("en", "en", "bg", "et", "en")]
    many = run.invoke(app, ["judge", "--jsonl"], input="\n".join(map(json.dumps, cases)))
    assert [json.loads(line).keys() >= {"verdict"} for line in many.stdout.splitlines()] == 5 * [
        True
    ]
    assert [name in many.stderr for name in ("lemminflect", "estnltk")] == [True, True]
    assert len(many.stderr.splitlines()) == 2
    one = run.invoke(app, ["judge", "tree", "1", "--json"])
    assert json.loads(one.stdout)["verdict"] == "legal"
    assert "lemminflect" in one.stderr
