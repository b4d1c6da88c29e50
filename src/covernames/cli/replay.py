"""``covernames replay``: a finished game, and what would have been better."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.text import Text

from ..analysis import Analysis, ClueReport, Guessed, Weighed
from ..game import record
from ..game.events import GameDealt
from ..referee.languages import MissingAnalyser
from ..refusals import Rejected
from .messages import helping
from .screen import STYLES, UI, Screen

LARGEST: Final = 5_000_000
"""Bytes of a record that are read; the longest games take a hundredth of it."""
LOUD: Final = 0.05
"""What the clues spoke of less than this is not worth a line."""


def replay(
    file: Annotated[Path, typer.Argument(help=helping("help-replay-file"))],
    ui: UI = "",
    *,
    as_json: Annotated[bool, typer.Option("--json", help=helping("help-json"))] = False,
) -> None:
    """Analyse the record of a finished game."""
    from ..analysis.afterwards import analyse, listener  # noqa: PLC0415 - other commands need not wait for it

    warnings.simplefilter("ignore", MissingAnalyser)  # it proposes what it can judge
    screen = Screen.speaking(ui, wraps=True, aside=as_json)
    with screen.refusals():
        events = record.read(_text(screen, file))
        dealt = events[0]
        assert isinstance(dealt, GameDealt)  # what is read begins with it
        found = analyse(events, listener(dealt.language))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        return
    _Report(screen, found).tell()


def _text(screen: Screen, file: Path) -> str:
    """The text of a file, or why there is none."""
    try:
        if file.stat().st_size > LARGEST:
            raise Rejected("record-too-large")
        return file.read_text("utf-8")
    except OSError:
        raise screen.refuse("config-unreadable", path=str(file)) from None
    except UnicodeError:
        raise Rejected("record-unreadable", line=1) from None


class _Report:
    """An analysis as a text."""

    def __init__(self, screen: Screen, found: Analysis) -> None:
        self._screen, self._found = screen, found
        self._say = screen.say

    def tell(self) -> None:
        """All of it."""
        found, say = self._found, self._say
        self._print(Text(say(f"variant-{found.variant}"), style="bold"))
        self._remembered()
        self._print(Text("\n" + say("analysis-about"), style="dim"))
        for at, clue in enumerate(found.clues):
            self._clue(at, clue)
        if found.sudden:
            self._print(Text("\n" + say("event-sudden-death"), style="bold"))
            self._guesses(found.sudden)

    def _remembered(self) -> None:
        """The clue of the game, the boldest guess."""
        found, say = self._found, self._say
        if found.clue_of_the_game is not None:
            clue = found.clues[found.clue_of_the_game]
            count = sum(guess.right for guess in clue.guesses)
            number = self._screen.number(clue.given.number)
            text = say("analysis-clue-found", word=clue.given.word, number=number, count=count)
            self._print(self._headed("analysis-clue-of-the-game", text))
        if found.boldest is not None:
            clue = found.clues[found.boldest.clue]
            card = self._card(clue.guesses[found.boldest.guess].cell)
            percent = _percent(found.boldest.chance)
            word = clue.given.word
            text = say("analysis-boldest-card", card=card, word=word, percent=percent)
            self._print(self._headed("analysis-boldest", text))

    def _clue(self, at: int, clue: ClueReport) -> None:
        say = self._say
        head = Text(f"\n{at + 1}. {say('seat-' + clue.seat)}: ", style=_colour(clue.side))
        self._print(head.append_text(self._weighed(clue.given)))
        if not clue.given.known:
            self._print(Text("   " + say("analysis-unknown"), style="yellow"))
        elif clue.given.number == 0:
            self._print(Text("   " + say("analysis-zero"), style="dim"))
        if not clue.best:
            self._print(Text("   " + say("analysis-alone"), style="dim"))
        elif clue.rank == 1:
            self._print(Text("   " + say("analysis-first"), style="green"))
        else:
            self._print(Text("   " + say("analysis-better"), style="bold"))
        for each in clue.best:
            self._print(Text("     ").append_text(self._weighed(each)))
        self._guesses(clue.guesses)

    def _weighed(self, clue: Weighed) -> Text:
        """A clue, how sure it is, what it is worth, and what a bot would touch."""
        say = self._say
        line = Text(f"{clue.word}, {self._screen.number(clue.number)}", style="bold")
        for code, chance, name in (
            ("analysis-sure", clue.sure, "percent"),
            ("analysis-worth", clue.worth, "points"),
        ):
            if chance is not None:
                line.append(" · " + say(code, **{name: _percent(chance)}), style="not bold")
        for touch in clue.touches:
            line.append_text(self._touched(touch.cell, touch.identity, ""))
        return line

    def _guesses(self, guesses: tuple[Guessed, ...]) -> None:
        """What was touched, and what the bot heard before."""
        for guess in guesses:
            line = Text("  ").append_text(self._touched(guess.cell, guess.identity, "bold"))
            heard = [each for each in guess.heard if each.chance >= LOUD]
            said = ", ".join(
                self._say(
                    "analysis-heard-card", card=self._card(each.cell), percent=_percent(each.chance)
                )
                for each in heard
            )
            self._print(
                line.append(f"   ({self._say('analysis-heard')}: {said or '–'})", style="dim")
            )

    def _touched(self, cell: int, identity: str, style: str) -> Text:
        symbol, _, edge = STYLES[identity]
        return Text(f"   {symbol} {self._card(cell)}", style=f"{style} {edge}".strip())

    def _card(self, cell: int) -> str:
        return self._screen.name(self._found.words[cell])

    def _headed(self, code: str, text: str) -> Text:
        return Text(self._say(code) + ": ", style="bold").append(text, style="not bold")

    def _print(self, text: Text) -> None:
        self._screen.console.print(text)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _colour(side: str) -> str:
    """Of a side; Duet's have none."""
    return STYLES[side][2] if side in STYLES else ""
