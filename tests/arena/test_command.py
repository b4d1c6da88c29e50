"""``covernames arena`` as a person runs it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from covernames.bots.language_model import MODEL_VARIABLE, URL_VARIABLE
from covernames.decks import LANGUAGES
from covernames.referee import language_of
from local_server import Answering
from terminal import invoke

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SMALL = ("arena", "--variant", "two-player", "--games", 1)


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's vectors of this machine play along."""
    monkeypatch.setenv("COVERNAMES_DATA", str(tmp_path))


def test_the_table_shows_the_matrix_first() -> None:
    code, out = invoke(*SMALL, "--bot", "associations", "--bot", "random")
    assert code == 0
    assert "Two players · English" in out
    assert out.index("Who wins with whom") < out.index("associations → random")
    assert "the game itself" in out


def test_names_too_long_for_the_terminal_stand_below() -> None:
    long = f"noisy:0.{70 * '3'}"
    code, out = invoke(*SMALL, "--bot", "random", "--bot", long)
    assert code == 0
    assert "1 → 2" in out
    assert out.rstrip().endswith(f"2  {long}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(language: str) -> None:
    code, out = invoke(*SMALL, "--bot", "random", "--lang", language, "--ui", language)
    assert code == 0
    assert ("Who wins" in out) == (language == "en")


def test_what_the_referee_lacks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language_of("en"), "missing", ("lemminflect",))
    assert "lemminflect" in invoke(*SMALL, "--bot", "random")[1]
    _, out = invoke(*SMALL, "--bot", "random", "--json")
    assert json.loads(out)[0]["missing"] == ["lemminflect"]


def test_json_and_report(tmp_path: Path) -> None:
    html = tmp_path / "report.html"
    args = ("--bot", "random", "--bot", "noisy:0.3", "--variant", "duet", "--lang", "et", "--json")
    code, out = invoke(*SMALL, *args, "--html", html)
    assert code == 0
    found = json.loads(out)
    assert [(each["variant"], each["language"], each["games"]) for each in found] == [
        ("two-player", "et", 4),
        ("duet", "et", 3),
    ]
    assert {pair["giver"] for pair in found[0]["standings"]} == {"random", "noisy:0.3"}
    assert html.read_text("utf-8").startswith("<!doctype html>")


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    invoke(*SMALL, "--bot", "random", "--out", out)
    first = out.read_bytes()
    code, _ = invoke(*SMALL, "--bot", "random", "--bot", "noisy", "--out", out)
    assert code == 0
    assert out.read_bytes().startswith(first)
    assert len(out.read_bytes().splitlines()) == 4


def test_one_line_up() -> None:
    seats = ("--seat", "red-spymaster=associations", "--seat", "red-operatives=noisy:0.2")
    code, out = invoke("arena", *seats, "--bot", "random", "--games", 2, "--json")
    assert code == 0
    pairs = {(each["giver"], each["guesser"]) for each in json.loads(out)[0]["standings"]}
    assert pairs == {("associations", "noisy:0.2"), ("random", "random")}


def test_a_bot_that_lies_where_one_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    before = list(sys.path)
    code, out = invoke(*SMALL, "--bot", "letters:Letters", "--jobs", 2)
    assert code == 0, out
    assert sys.path == before


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--variant", "chess"], "There is no such game."),
        (["--lang", "xx"], "There is no language called xx."),
        (["--deck", "mine"], "There is no deck called mine."),
        (["--bot", "nobody"], "The bot nobody cannot play"),
        (["--seat", "red-spymaster"], "does not have the form SEAT=BOT"),
        (["--seat", "a=random"], "There is no such seat."),
        (["--bot", "random", "--out", "{broken}"], "line 1: this is not an arena result."),
        (["--bot", "random", "--out", "no/such/place"], "no/such/place cannot be written."),
        (["--bot", "random", "--html", "no/such/place"], "no/such/place cannot be written."),
    ],
)
def test_what_cannot_be_is_told(args: list[str], said: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("nonsense\n")
    code, out = invoke("arena", *(arg.replace("{broken}", str(broken)) for arg in args))
    assert code == 1
    assert said in out


def test_games_that_fail_are_told() -> None:
    code, out = invoke(*SMALL, "--bot", "http://127.0.0.1:1")
    assert code == 1
    assert "1 game could not be played." in out
    assert "http://127.0.0.1:1 (red-spymaster): RemoteFailed" in out


@pytest.mark.parametrize(("kept", "said"), [(True, "games saved"), (False, "use --out")])
def test_stopping_says_what_is_kept(
    kept: bool, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("covernames.arena.running.play_matches", interrupted)
    out = ("--out", tmp_path / "out.jsonl") if kept else ()
    code, text = invoke(*SMALL, "--bot", "random", *out)
    assert code == 130
    assert said in text


def test_a_language_model_is_named_by_options(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (URL_VARIABLE, MODEL_VARIABLE):
        monkeypatch.setenv(name, "")  # and so taken back afterwards
    reply = {"choices": [{"message": {"content": '{"clues": [], "cards": []}'}}]}
    with Answering(lambda _: json.dumps(reply).encode()) as server:
        model = ("--llm-url", server.url, "--llm-model", "small")
        code, out = invoke(*SMALL, "--bot", "llm", "--json", *model)
    assert code == 0
    assert json.loads(out)[0]["games"] == 1
    assert json.loads(server.requests[0][2])["model"] == "small"


def first_card(question: bytes) -> bytes:
    """What a model might answer that says a word of its own and touches the first card."""
    asked = json.loads(question)["messages"][-1]["content"]
    cards = re.search("The cards: ([^,\\n]+)", asked)
    targets = re.search("My words: ([^,\\n]+)", asked)
    if cards is not None:
        said = {"cards": [cards[1]]}
    else:
        assert targets is not None
        said = {"clues": [{"word": "thing", "targets": [targets[1]]}]}
    content = f"Let me think. {json.dumps(said)}"
    return json.dumps({"choices": [{"message": {"content": content}}]}).encode()


def test_bring_a_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command of docs/bots.md, with a model that is a server in this process."""
    for name in (URL_VARIABLE, MODEL_VARIABLE):
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("COVERNAMES_LLM_KEY", "a key")
    kept = ("--out", tmp_path / "model.jsonl", "--table", tmp_path / "model.csv")
    line_up = ("--bot", "associations", "--bot", "llm:small", "--against", "associations")
    with Answering(first_card) as server:
        command = ("arena", "--llm-url", f"{server.url}/v1", *line_up, "--games", 1, "--seed", 1)
        code, out = invoke(*command, *kept, "--records", tmp_path / "games", "--json")
        asked = len(server.requests)
        assert invoke(*command, *kept)[0] == 0  # everything is there: nobody is asked
        assert len(server.requests) == asked
    assert code == 0, out
    [section] = json.loads(out)
    pairs = {(each["giver"], each["guesser"]): each["wins"]["of"] for each in section["standings"]}
    assert pairs["llm:small", "associations"] == pairs["associations", "llm:small"] == 1
    assert pairs["llm:small", "llm:small"] == 1
    assert len(list((tmp_path / "games").iterdir())) == 4
    assert len((tmp_path / "model.csv").read_text("utf-8").splitlines()) == 1 + 2 * 4
    assert {path for path, *_ in server.requests} == {"/v1/chat/completions"}
    assert server.requests[0][1]["Authorization"] == "Bearer a key"


def test_a_model_that_never_answers_wins_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (URL_VARIABLE, MODEL_VARIABLE):
        monkeypatch.setenv(name, "")
    with Answering(lambda _: b"I would rather not say.") as server:
        code, out = invoke(*SMALL, "--bot", "llm:small", "--llm-url", server.url)
    assert code == 1
    assert "the model never answered" in out


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "notes.json"
    out.write_text('{"a": 1}', "utf-8")  # and no line break
    code, said = invoke(*SMALL, "--bot", "random", "--out", out)
    assert (code, out.read_text("utf-8")) == (1, '{"a": 1}')
    assert "line 1" in said
    both = tmp_path / "both"
    code, said = invoke(*SMALL, "--bot", "random", "--out", both, "--html", both)
    assert code == 1
    code, said = invoke(*SMALL, "--bot", "vectors:none")
    assert code == 1
    assert "no vectors called none" in said
