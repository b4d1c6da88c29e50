"""The table drawn in a terminal. Identity is told by colour, by shape and by name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Self

import typer
from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ..decks import language_tagged
from ..game.key import AGENT, ASSASSIN, BLUE, BYSTANDER, CELLS, RED, ROW, Identities
from ..game.table import Table
from ..pictures import name_on, own_on
from ..refusals import Fault, PackRefused, Refusal
from .messages import Messages, helping, preferred

STYLES = {
    RED: ("●", "white on red3", "red3"),
    BLUE: ("■", "white on blue3", "dodger_blue1"),
    AGENT: ("◆", "white on dark_green", "green3"),
    BYSTANDER: ("○", "black on wheat1", "wheat4"),
    ASSASSIN: ("✖", "white on black", "bright_white"),
}
ARROWS = {"a": "◂", "b": "▸"}
UI = Annotated[str, typer.Option(help=helping("help-ui"))]
"""The language that the screen of a command speaks; empty: the terminal's."""


class Screen:
    """Draws tables for one reader."""

    def __init__(self, console: Console, messages: Messages) -> None:
        self.console = console
        self.say = messages

    @classmethod
    def speaking(cls, ui: str, *, wraps: bool = False, aside: bool = False) -> Self:
        """The screen of a command.

        Args:
            ui: The language that was asked for; empty: the terminal's.
            wraps: Lines are broken between words; else where the terminal ends.
            aside: On standard error, where the output is for a program.
        """
        language = language_tagged(ui)
        console = Console(soft_wrap=not wraps, stderr=aside)
        screen = cls(console, Messages(language or preferred()))
        if ui and not language:
            raise screen.refuse("language-unknown", word=ui)
        return screen

    def refuse(self, code: str, **data: object) -> typer.Exit:
        """Say why a command cannot be done; raise what this returns."""
        self.tell(self.say(code, **data), "red")
        return typer.Exit(1)

    @contextmanager
    def refusals(self) -> Iterator[None]:
        """Say a refusal in people's words, a list's with every fault, and end the command."""
        try:
            yield
        except PackRefused as refused:
            for fault in refused.faults:
                self.tell_fault(fault, "red")
            self.tell(self.say("deck-refused"), "bold")
            raise typer.Exit(1) from None
        except Refusal as refused:
            raise self.refuse(refused.code, **refused.data) from None

    def tell_fault(self, fault: Fault, style: str) -> None:
        """What is wrong with a line of a list, or worth a look."""
        values = {name: getattr(fault, name) for name in ("line", "word", "other", "limit")}
        self.tell(self.say(fault.code, **values), style)

    def clear(self) -> None:
        """Empty the screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def show(self, table: Table, face: Identities | None = None) -> None:
        """The board, with the key on it if the reader may see it, and how the game stands."""
        parts: list[RenderableType] = [self._standing(table), self._board(table, face)]
        if face is not None:
            parts.append(self._legend(face))
        if table.clues:
            parts.append(self._clues(table))
        self.console.print(Group(*parts))

    def _board(self, table: Table, face: Identities | None) -> Grid:
        grid = Grid.grid(expand=True, padding=0)
        for _ in range(ROW):
            grid.add_column(ratio=1)
        for at in range(0, CELLS, ROW):
            grid.add_row(*(self._card(table, cell, face) for cell in range(at, at + ROW)))
        return grid

    def _card(self, table: Table, cell: int, face: Identities | None) -> Panel:
        cover, marks = table.covers[cell], table.marks[cell]
        shown = cover or (face[cell] if face else "")
        symbol, covered, edge = STYLES.get(shown, ("", "", "grey70"))
        word = Text(self.name(table.words[cell]), justify="center", overflow="fold")
        word.stylize("italic" if table.hidden(cell) else "bold")
        arrows = "".join(ARROWS[side] for side in marks)
        title = " ".join(filter(None, (str(cell + 1), symbol, arrows)))
        return Panel(
            Align.center(word),
            title=title,
            title_align="left",
            padding=(0, 0),
            border_style=edge,
            style=covered if cover else "",
        )

    def _legend(self, face: Identities) -> Text:
        line = Text(self.say("cli-key") + ":  ", style="italic")
        for identity in dict.fromkeys(sorted(face)):
            symbol, _, edge = STYLES[identity]
            line.append(f"{symbol} {self.say('identity-' + identity)}   ", style=edge)
        return line

    def _standing(self, table: Table) -> Text:
        line = Text()
        for side, left in table.left.items():
            symbol, _, edge = STYLES[side]
            text = (
                self.say("cli-agents-left", count=left)
                if side == AGENT
                else self.say("cli-left", side=self.say(f"side-{side}"), count=left)
            )
            line.append(f" {symbol} {text}   ", style=edge)
        if table.tokens is not None:
            line.append(self._tokens(table))
        return line

    def _tokens(self, table: Table) -> str:
        tokens = table.tokens
        assert tokens is not None
        if tokens.checks or table.settings.mistakes is not None:
            return self.say("cli-tokens-mission", pool=tokens.pool, mistakes=tokens.bystanders)
        return self.say("cli-tokens", pool=tokens.pool)

    def _clues(self, table: Table) -> Panel:
        lines = Text()
        for clue in table.clues:
            lines.append(f"{self.say('seat-' + clue.seat)}: ", style="dim")
            lines.append(f"{clue.word}, {self.number(clue.number)}", style="bold")
            for touch in clue.touches:
                symbol, _, edge = STYLES[touch.identity]
                lines.append(f"   {symbol} {self.name(table.words[touch.cell])}", style=edge)
            lines.append("\n")
        lines.rstrip()
        return Panel(lines, title=self.say("cli-clues-so-far"), title_align="left")

    def name(self, card: str) -> str:
        """A card as the reader calls it: its word, or what its picture shows."""
        own = own_on(card)
        if own is not None and not own.name:
            return self.say("picture-numbered", number=own.number)
        return name_on(card, self.say.language)

    def number(self, number: object) -> str:
        """A clue's number as people say it."""
        return self.say("number-unlimited") if number == "unlimited" else str(number)

    def tell(self, text: str, style: str = "") -> None:
        """One line."""
        self.console.print(Text(text, style=style))


def width_of(console: Console, grid: Grid) -> int:
    """The width at which no word of a table has to be broken."""
    return console.measure(grid, options=console.options.update(width=10_000)).minimum
