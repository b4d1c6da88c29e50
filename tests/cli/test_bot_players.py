"""The terminal with bots on the other seats, left and taken up again."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from covernames import VARIANTS, Session, Settings
from covernames.cli import bot_players, saved
from covernames.cli.bot_players import BotPlayers
from covernames.cli.device import Leave
from covernames.cli.hotseat import HotSeat
from covernames.cli.messages import Messages
from covernames.cli.screen import Screen
from covernames.dealing import pile_of
from covernames.decks import LANGUAGES
from covernames.refusals import Damaged
from terminal import invoke


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_players, "sleep", lambda _: None)


def evening(
    variant: str,
    language: str,
    bots: dict[str, str],
    answers: list[str],
    *,
    challenge: bool = False,
) -> HotSeat:
    def ask(_: str) -> str:
        if not answers:
            raise Leave
        return answers.pop(0)

    screen = Screen(Console(file=io.StringIO(), width=110), Messages("en"))
    return HotSeat(
        screen,
        ask,
        pile_of(language, "base").next("new", Random(1)),
        Random(1),
        variant=variant,
        language=language,
        settings=Settings(),
        bots=BotPlayers(bots, language, challenge=challenge),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_bots_play_a_whole_game_among_themselves(variant: str, language: str) -> None:
    bots = {seat.name: "associations" for seat in VARIANTS[variant].seats}
    hot_seat = evening(variant, language, bots, [])
    hot_seat.play()
    assert hot_seat.game.table.outcome is not None


def test_somebody_alone_needs_no_curtain_and_sees_their_side_of_the_key() -> None:
    hot_seat = evening("duet", "en", {"b": "associations"}, ["2", "", "quit"])
    with pytest.raises(Leave):
        hot_seat.play()
    assert hot_seat.game.table.clue.side == "b"
    assert "◆" in hot_seat.screen.console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.rule("D-010")
def test_people_decide_who_begins() -> None:
    hot_seat = evening("duet", "en", {"b": "associations"}, ["1", "zebra 1"])
    with suppress(Leave):
        hot_seat.play()
    assert hot_seat.game.table.clues[0].side == "a"


def with_a_bot_partner(*, challenge: bool) -> HotSeat:
    """Somebody gives a word of the table as a clue, and a bot is to guess."""
    answers = ["1"]
    hot_seat = evening("duet", "en", {"b": "associations"}, answers, challenge=challenge)
    answers.append(f"{hot_seat.pile.words[0].lower()} 1")
    with suppress(Leave):
        hot_seat.play()
    return hot_seat


@pytest.mark.rule("A-07", "D-074")
def test_a_bot_challenges_what_is_certainly_not_allowed_and_says_why() -> None:
    hot_seat = with_a_bot_partner(challenge=True)
    table = hot_seat.game.table
    assert table.clues[0].standing == "invalid"
    assert table.tokens is not None
    assert table.tokens.boxed == 1
    shown = " ".join(hot_seat.screen.console.file.getvalue().split())  # type: ignore[attr-defined]
    assert "side B (bot) challenges the clue: “" in shown
    assert "itself, which is still on the table." in shown


def test_a_bot_lets_pass_what_it_is_not_to_challenge() -> None:
    table = with_a_bot_partner(challenge=False).game.table
    assert table.clues[0].standing == "given"
    assert table.clues[0].touches


def test_a_bot_does_not_challenge_what_may_be_said() -> None:
    hot_seat = evening("duet", "en", {"b": "associations"}, ["1", "zebra 1"], challenge=True)
    with suppress(Leave):
        hot_seat.play()
    assert hot_seat.game.table.clues[0].standing == "given"


def test_a_bot_answers_when_it_is_asked() -> None:
    bots = {
        seat.name: "random" for seat in VARIANTS["classic"].seats if seat.name != "red-spymaster"
    }
    hot_seat = evening("classic", "en", bots, ["ask zebra 1"] * 30)
    with pytest.raises(Leave):
        hot_seat.play()
    shown = hot_seat.screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert "The clue would be accepted." in shown


def test_a_game_that_was_left_goes_on() -> None:
    code, _ = invoke("play", "--variant", "duet", "--lang", "et", "--seat", "a", typed="2\nquit\n")
    assert code == 0
    left = saved.load(saved.place())
    assert left is not None
    code, out = invoke("play", typed="y\nquit\n")
    assert code == 0
    assert left.session().table.clue.word in out
    assert "Clues so far" in out


@pytest.mark.parametrize(
    ("option", "standing"),
    [
        ("--bots-challenge", "invalid"),
        ("--no-bots-challenge", "given"),
        ("--referee=off", "given"),
    ],
)
def test_a_game_that_was_left_keeps_whether_bots_challenge(option: str, standing: str) -> None:
    seeded = ("play", "--seed", "7")
    invoke(*seeded, "--variant", "duet", "--lang", "en", "--seat", "a", option, typed="1\nquit\n")
    left = saved.load(saved.place())
    assert left is not None
    # Certainly not allowed, and no assassin: the game goes on where the bot takes it for a clue.
    session = left.session()
    word = session.table.words[session.key.cells("a", "agent")[0]].lower()
    invoke(*seeded, typed=f"y\n1\n{word} 1\ny\nquit\n")
    left = saved.load(saved.place())
    assert left is not None
    assert left.session().table.clues[0].standing == standing


def test_a_broken_save_is_no_hindrance(tmp_path: Path) -> None:
    saved.place().parent.mkdir(parents=True)
    saved.place().write_bytes(b"nonsense")
    with pytest.raises(Damaged):
        saved.load(saved.place())
    assert saved.load(tmp_path / "nothing") is None


def test_a_game_that_is_over_is_forgotten() -> None:
    hot_seat = evening("duet", "en", {"a": "random", "b": "random"}, [])
    kept: list[Session | None] = []
    hot_seat.keep = kept.append
    hot_seat.play()
    assert kept[-1] is None
    assert len(kept) > 2


def test_a_model_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERNAMES_LLM_URL", "http://127.0.0.1:1")
    hot_seat = evening("two-player", "en", {"red-spymaster": "llm:small"}, ["quit", "y"])
    with suppress(Leave):
        hot_seat.play()
    said = hot_seat.screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert said.count("llm:small: 1 of 1 questions unanswered: not reached") == 1


def test_a_bot_says_once_that_a_clue_tells_it_nothing() -> None:
    bots = {"red-operatives": "associations"}
    hot_seat = evening("two-player", "en", bots, ["zqxv 3", "y", "quit", "y"])
    with suppress(Leave):
        hot_seat.play()
    said = hot_seat.screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert hot_seat.game.table.clues[0].touches
    assert said.count("I don’t know what to make of “zqxv”.") == 1
