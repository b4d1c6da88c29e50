"""The commands as a person runs them."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from covernames.cli.messages import preferred
from covernames.decks import load
from terminal import invoke

WORDS = [f"word{n}" for n in range(30)]


def test_deck_list_names_every_deck() -> None:
    code, out = invoke("deck", "list", "--json")
    assert code == 0
    decks = [deck for deck in json.loads(out) if deck["lang"]]  # pictures are of no language
    assert len(decks) == 12
    assert {deck["lang"] for deck in decks} == {"en", "th", "zh-Hant", "id", "bg", "et"}
    assert {(deck["words"], deck["cards"]) for deck in decks} == {(400, 200)}
    assert "tandem" in invoke("deck", "list")[1]


def test_deck_show() -> None:
    code, out = invoke("deck", "show", "en", "--json")
    assert code == 0
    word = json.loads(out)[0]["text"]
    assert word in invoke("deck", "show", "en", "--word", word.lower())[1]
    assert invoke("deck", "show", "en", "--word", "qqqq") == (1, "qqqq is not in this deck.\n")
    assert invoke("deck", "show", "xx")[0] == 1
    assert invoke("deck", "show", "en", "--deck", "nope")[0] == 1


def test_deck_check(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("\n".join([*WORDS, WORDS[0], "слон"]), "utf-8")
    code, out = invoke("deck", "check", path, "--lang", "en")
    assert code == 0
    assert "31 words, 31 cards." in out
    assert "1 duplicate was dropped" in out
    assert "Line 32: слон is not written in the script" in out
    report = json.loads(invoke("deck", "check", path, "--lang", "en", "--json")[1])
    assert (report["words"], report["dropped"]) == (31, 1)


def test_deck_check_tells_how_well_the_bots_know_the_words(tmp_path: Path) -> None:
    ours = [word.text for word in load("en").words[:20]]
    path = tmp_path / "words.txt"
    path.write_text("\n".join([*ours, "haberdashery", *(f"zqx{n}v" for n in range(14))]), "utf-8")
    out = invoke("deck", "check", path, "--lang", "en")[1]
    assert "The bots know 20 of these words well, 1 a little and 14 not at all." in out
    assert "Unknown to the bots: zqx0v, zqx1v" in out
    assert "zqx11v …" in out
    report = json.loads(invoke("deck", "check", path, "--lang", "en", "--json")[1])
    assert (report["known"]["well"], report["known"]["little"]) == (20, 1)
    assert report["known"]["unknown"] == 14


def test_deck_check_refuses_with_line_numbers(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("\n".join(["one", "", "x" * 41, *WORDS]), "utf-8")
    code, out = invoke("deck", "check", path, "--lang", "en")
    assert code == 1
    assert out.splitlines() == [
        "Line 2: there is no word.",
        "Line 3: a word may have at most 40 characters.",
        "Nothing was loaded.",
    ]
    code, out = invoke("deck", "check", path, "--lang", "et", "--ui", "et")
    assert code == 1
    assert "Line" not in out


def test_deck_new_makes_a_deck_that_passes_the_check(tmp_path: Path) -> None:
    words, made = tmp_path / "words.txt", tmp_path / "deck.txt"
    words.write_text("\n".join(WORDS), "utf-8")
    code, out = invoke("deck", "new", words, made, "--lang", "en")
    assert code == 1
    assert "At least 50 different words are needed." in out
    words.write_text("\n".join(f"word{number}" for number in range(60)), "utf-8")
    assert invoke("deck", "new", words, made, "--lang", "en")[0] == 0
    assert "60 words, 30 cards." in invoke("deck", "check", made, "--lang", "en")[1]
    assert invoke("deck", "new", words, made, "--lang", "en")[0] == 1
    assert invoke("deck", "new", tmp_path / "none", made, "--lang", "en")[0] == 1


def test_play_asks_for_what_it_needs_and_can_be_left() -> None:
    code, out = invoke("play", typed="7\n1\n1\n5\n\nquit\n")
    assert code == 0
    assert "Type a number from 1 to 4." in out
    assert "See you next time!" in out
    assert invoke("play", typed="")[0] == 0


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--variant", "chess", "--lang", "en"], "There is no such game."),
        (["--mission", "atlantis", "--lang", "en"], "There is no such mission."),
        (["--mission", "cairo", "--family", "--lang", "en"], "played with assassins"),
        (["--variant", "duet", "--lang", "xx"], "There is no language called xx."),
        (["--variant", "duet", "--lang", "en", "--deck", "x"], "There is no deck called x."),
        (["--variant", "duet", "--lang", "en", "--tokens", "12"], "between 1 and 11"),
        (["--variant", "duet", "--lang", "en", "--seat", "c"], "no such seat"),
        (["--variant", "duet", "--lang", "en", "--seat", "a", "--bot", "x"], "no bot called x"),
        (["--variant", "duet", "--lang", "en", "--seat", "a", "--bot", "llm"], "needs --llm-url"),
        (["--variant", "duet", "--lang", "en", "--seat", "a", "--bot", "vectors:no"], "no vectors"),
        (["--variant", "duet", "--lang", "en", "--records", "/dev/null/x"], "cannot be written"),
        (["--variant", "duet", "--lang", "en", "--referee", "x"], "There is no referee called x."),
        (
            [
                *("--variant", "two-player", "--lang", "en", "--seat", "red-operatives"),
                *("--bot", "http://127.0.0.1:9"),
            ],
            "cannot play",
        ),
    ],
)
def test_play_says_what_is_wrong(args: list[str], message: str) -> None:
    code, out = invoke("play", *args)
    assert code == 1
    assert message in out


def test_play_with_words_of_ones_own_and_on_a_mission(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("\n".join(WORDS), "utf-8")
    code, out = invoke(
        "play",
        "--variant",
        "classic",
        "--lang",
        "en",
        "--deck",
        path,
        "--seed",
        1,
        "--seat",
        "all",
        typed="\nquit\n",
    )
    assert code == 0
    assert "word" in out
    code, out = invoke(
        *("play", "--mission", "cairo", "--lang", "en", "--ui", "en", "--seat", "all"),
        typed="n\n1\n\nquit\n",
    )
    assert code == 0
    assert "Time tokens: 9 (5 of them for mistakes)" in out


@pytest.mark.parametrize(
    "command",
    [
        ["play"],
        ["serve"],
        ["arena"],
        ["judge", "tree"],
        ["deck", "list"],
        ["vectors", "list"],
    ],
)
def test_a_screen_speaks_one_of_our_languages(command: list[str]) -> None:
    code, out = invoke(*command, "--ui", "xx")
    assert code == 1
    assert "There is no language called xx." in out


def test_languages_go_by_their_shorter_names_too() -> None:
    code, out = invoke("judge", "樹", "2", "--lang", "zh", "--board", "樹林", "--ui", "zh_TW")
    assert code == 0
    assert "樹林" in out


def test_serve_says_why_it_cannot(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code, out = invoke("serve", "--port", port, "--data", tmp_path, "--ui", "en")
    assert code == 1
    assert f"port {port}; something else may be using it" in out
    assert "served at" not in out
    code, out = invoke("serve", "--data", "/dev/null/x", "--ui", "en")
    assert code == 1
    assert "/dev/null/x cannot be written." in out
    code, out = invoke("serve", "--port", 0, "--store", "sqlite:////dev/null/x", "--ui", "en")
    assert code == 1
    assert "/dev/null/x cannot be written." in out
    assert "served at" not in out


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("et_EE.UTF-8", "et"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("C.UTF-8", "en"),
        ("in_ID", "id"),
        ("fr_FR", "en"),
    ],
)
def test_the_screen_speaks_the_terminals_language(
    tag: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", tag)
    assert preferred() == language


def test_a_wrong_variant_is_told_before_the_game_that_was_left_is_offered() -> None:
    left = ("play", "--variant", "classic", "--lang", "en", "--seat", "red-spymaster")
    invoke(*left, "--bot", "random", typed="\nquit\n")
    assert "You left a game" in invoke("play", typed="n\n")[1]
    code, out = invoke("play", "--variant", "chess", typed="n\n")
    assert code == 1
    assert "There is no such game." in out
    assert "You left a game" not in out
