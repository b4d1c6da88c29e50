"""Ideas for clues in the terminal: a command for whoever must give one. A-74, A-75."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from covernames import VARIANTS, Settings
from covernames.bots.ideas import MOST
from covernames.cli import bot_players, hotseat, saved
from covernames.cli.bot_players import BotPlayers
from covernames.cli.device import Leave
from covernames.cli.hotseat import HotSeat
from covernames.cli.messages import Messages
from covernames.cli.screen import Screen
from covernames.dealing import pile_of
from covernames.game.events import IdeasTold
from covernames.game.ideas import WAIT, Ideas
from terminal import invoke


class Evening:
    """Somebody gives clues for red; bots or people play the other seats, and a clock is turned."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        ideas: Ideas,
        *answers: str | int,
        bots: bool = True,
        variant: str = "classic",
    ) -> None:
        seats = [seat.name for seat in VARIANTS[variant].seats][1:] if bots else []
        self.now, self.answers, self.file = 7_000, list(answers), io.StringIO()
        monkeypatch.setattr(bot_players, "sleep", lambda _: None)
        monkeypatch.setattr(hotseat, "_now", lambda: self.now)
        starting = "" if variant == "duet" else "red"
        self.seat = HotSeat(
            Screen(Console(file=self.file, width=200), Messages("en")),
            self.ask,
            pile_of("en", "base").next("new", Random(1)),
            Random(1),
            variant=variant,
            language="en",
            settings=Settings(starting=starting),
            ideas=ideas,
            bots=BotPlayers(dict.fromkeys(seats, "random"), "en"),
        )
        with pytest.raises(Leave):
            self.seat.play()

    def ask(self, _: str) -> str:
        """The next thing that is typed; a number lets so many milliseconds pass before."""
        if self.answers and isinstance(self.answers[0], int):
            self.now += int(self.answers.pop(0))
        if not self.answers:
            raise Leave
        return str(self.answers.pop(0))

    @property
    def told(self) -> list[tuple[str, ...]]:
        """The ideas that were whispered."""
        messages = [whisper.message for whisper in self.seat.game.whispers]
        return [each.words for each in messages if isinstance(each, IdeasTold)]


@pytest.mark.rule("A-74", "A-75")
def test_a_command_tells_ideas_and_the_clue_tells_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "alone", WAIT, "ideas", "ideas", "quorum 1")
    [words] = evening.told  # once a clue, however often it is asked
    assert len(words) == MOST
    assert evening.file.getvalue().count(f"Ideas: {' · '.join(words)}") == 2
    assert evening.seat.game.table.clues[0].helped
    assert "With help: a bot had offered ideas." in evening.file.getvalue()
    assert not any(clue.helped for clue in evening.seat.game.table.clues[1:])


@pytest.mark.rule("A-74")
def test_there_is_a_minute_to_think_first(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "alone", WAIT - 1_500, "ideas")
    assert evening.told == []
    assert "You can get ideas in 2 seconds." in evening.file.getvalue()


@pytest.mark.rule("A-74")
@pytest.mark.parametrize("ideas", ["alone", "off"])
def test_people_among_themselves_have_none(monkeypatch: pytest.MonkeyPatch, ideas: Ideas) -> None:
    evening = Evening(monkeypatch, ideas, "", 9 * WAIT, "ideas", bots=ideas == "off")
    assert evening.told == []
    assert "Ideas are not available in this game." in evening.file.getvalue()
    assert "ideas (" not in evening.file.getvalue()  # nor is it listed


@pytest.mark.rule("A-74")
def test_ideas_are_kept_with_a_game_that_is_left() -> None:
    arguments = ["--variant", "duet", "--lang", "en", "--seat", "a", "--ideas", "always"]
    invoke("play", *arguments, typed="1\nideas\nquit\n")
    left = saved.load(saved.place())
    assert left is not None
    assert left.ideas == "always"
    assert [type(each.message) for each in left.whispers] == [IdeasTold]


def test_an_unknown_choice_is_refused() -> None:
    code, said = invoke("play", "--ideas", "often")
    assert code != 0
    assert "often" in said
