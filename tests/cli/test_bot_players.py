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
from covernames.cli.hotseat import HotSeat, pile_of
from covernames.cli.messages import Messages
from covernames.cli.screen import Screen
from covernames.decks import LANGUAGES, load
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
        pile_of(load(language).faces()).next("new", Random(1)),
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
    with pytest.raises(saved.Damaged):
        saved.load(saved.place())
    assert saved.load(tmp_path / "nothing") is None


def test_a_game_that_is_over_is_forgotten() -> None:
    hot_seat = evening("duet", "en", {"a": "random", "b": "random"}, [])
    kept: list[Session | None] = []
    hot_seat.keep = kept.append
    hot_seat.play()
    assert kept[-1] is None
    assert len(kept) > 2
