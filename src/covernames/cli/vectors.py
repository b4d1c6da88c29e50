"""``covernames vectors``: word vectors of one's own, for the bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, DownloadColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from ..decks import LANGUAGES
from .messages import helping
from .parser import App
from .screen import UI, Screen

app = App(help=helping("bots-help-vectors"))
JSON = Annotated[bool, typer.Option("--json", help=helping("help-json"))]
LANG = Annotated[str, typer.Option(help=helping("help-lang"))]
NAME = Annotated[str, typer.Option(help=helping("bots-help-vectors-name"))]
MOST = Annotated[int, typer.Option("--words", min=1, help=helping("bots-help-vectors-words"))]
LOTS = 200_000


@app.command(help=helping("bots-help-vectors-add"))
def add(source: str, lang: LANG, name: NAME = "", words: MOST = LOTS, ui: UI = "") -> None:
    """Put the vectors of a file or an address on the shelf."""
    from ..bots import vector_store  # noqa: PLC0415 - other commands need not wait for numpy

    screen = Screen.speaking(ui)
    if lang not in LANGUAGES:
        raise screen.refuse("language-unknown", word=lang)
    columns = (BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True) as bar:
        task = bar.add_task("", total=None)

        def progress(read: int, total: int) -> None:
            bar.update(task, completed=read, total=total or None)

        with screen.refusals():
            about = vector_store.add(source, lang, name, most=words, progress=progress)
    screen.tell(
        screen.say("bots-vectors-added", name=about.name, words=about.words, size=about.size),
        "bold",
    )


@app.command("list", help=helping("bots-help-vectors-list"))
def list_vectors(*, as_json: JSON = False, ui: UI = "") -> None:
    """What is on the shelf."""
    from ..bots import vector_store  # noqa: PLC0415 - as above

    found = [each.about() for each in vector_store.shelves()]
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    screen = Screen.speaking(ui)
    if not found:
        screen.tell(screen.say("bots-vectors-none"))
        return
    grid = Grid()
    for title in ("deck-language", "deck-name", "deck-words", "bots-vectors-size"):
        grid.add_column(screen.say(title))
    for about in found:
        grid.add_row(about.lang, about.name, str(about.words), str(about.size))
    screen.console.print(grid)


@app.command(help=helping("bots-help-vectors-remove"))
def remove(name: str, lang: LANG, ui: UI = "") -> None:
    """Take vectors from the shelf."""
    from ..bots import vector_store  # noqa: PLC0415 - as above

    screen = Screen.speaking(ui)
    with screen.refusals():
        vector_store.remove(lang, name)
    screen.tell(screen.say("bots-vectors-removed", name=name), "bold")
