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


def evening(variant: str, language: str, bots: dict[str, str], answers: list[str]) -> HotSeat:
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
        bots=BotPlayers(bots, language),
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
    assert said.count("I cannot make anything of “zqxv”.") == 1
