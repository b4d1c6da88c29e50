"""``covernames deck``: look at decks, check lists of words, make decks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

from ..decks import Deck, Fault, Pack, PackRefused, available, check, load, read_file
from ..decks.deck import same
from ..decks.making import pair, write
from ..decks.packs import FEWEST
from .messages import helping
from .screen import UI, Screen

app = typer.Typer(no_args_is_help=True, help=helping("help-deck"))
JSON = Annotated[bool, typer.Option("--json", help=helping("help-json"))]
LANG = Annotated[str, typer.Option(help=helping("help-lang"))]


def tell_refusal(screen: Screen, refused: PackRefused) -> None:
    """Every fault with its line, and that nothing was taken."""
    for fault in refused.faults:
        _tell(screen, fault, "red")
    screen.tell(screen.say("deck-refused"), "bold")


def _tell(screen: Screen, fault: Fault, style: str) -> None:
    values = {name: getattr(fault, name) for name in ("line", "word", "other", "limit")}
    screen.tell(screen.say(fault.code, **values), style)


@app.command("list", help=helping("help-deck-list"))
def list_decks(*, as_json: JSON = False, ui: UI = "") -> None:
    """Every deck that comes with Covernames."""
    decks = available()
    if as_json:
        typer.echo(msgspec.json.encode(decks).decode())
        return
    screen = Screen.speaking(ui)
    grid = Grid()
    for name in ("deck-language", "deck-name", "deck-words", "deck-cards"):
        grid.add_column(screen.say(name))
    for deck in decks:
        grid.add_row(deck.lang, deck.deck, str(deck.words), str(deck.cards))
    screen.console.print(grid)


@app.command(help=helping("help-deck-show"))
def show(
    lang: str, deck: str = "base", word: str = "", *, as_json: JSON = False, ui: UI = ""
) -> None:
    """The words of a deck with their meanings, or all that is known about one word."""
    screen = Screen.speaking(ui)
    try:
        loaded = load(lang, deck)
    except PackRefused as refused:
        tell_refusal(screen, refused)
        raise typer.Exit(1) from None
    words = [found for found in loaded.words if not word or same(found.text) == same(word)]
    if not words:
        raise screen.refuse("deck-word-missing", word=word)
    if as_json:
        typer.echo(msgspec.json.encode(words).decode())
        return
    grid = Grid(show_lines=False)
    for name in ("deck-word", "deck-gloss", "deck-kin"):
        grid.add_column(screen.say(name), overflow="fold")
    for found in words:
        grid.add_row(found.text, found.gloss, ", ".join((*found.parts, *found.kin)))
    screen.console.print(grid)


@app.command("check", help=helping("help-deck-check"))
def check_file(file: Path, lang: LANG, *, as_json: JSON = False, ui: UI = "") -> None:
    """Whether a list of words can be played, and what is worth a look in it."""
    screen = Screen.speaking(ui)
    pack = _read(screen, file, lang)
    faults = check(pack.deck) if _annotated(pack.deck) else []
    if as_json:
        found = {"words": len(pack.deck.words), "cards": len(pack.deck.cards)}
        report = {**found, "dropped": pack.dropped, "remarks": [*pack.remarks, *faults]}
        typer.echo(msgspec.json.encode(report).decode())
        return
    for remark in (*pack.remarks, *faults):
        _tell(screen, remark, "yellow")
    if pack.dropped:
        screen.tell(screen.say("deck-dropped", count=pack.dropped), "yellow")
    words, cards = len(pack.deck.words), len(pack.deck.cards)
    screen.tell(screen.say("deck-checked", words=words, cards=cards), "bold")
    if not pack.remarks and not faults:
        screen.tell(screen.say("deck-no-fault"))


def _read(screen: Screen, file: Path, lang: str) -> Pack:
    try:
        return read_file(file, lang)
    except PackRefused as refused:
        tell_refusal(screen, refused)
        raise typer.Exit(1) from None


def _annotated(deck: Deck) -> bool:
    """Whether this wants to be a deck like ours, not only a list."""
    return any(word.gloss or word.kin or word.parts for word in deck.words)


@app.command(help=helping("help-deck-new"))
def new(file: Path, lang: LANG, out: Path, seed: int = 0, ui: UI = "") -> None:
    """Make a deck file of a list: words back to back on cards, unrelated ones."""
    screen = Screen.speaking(ui)
    pack = _read(screen, file, lang)
    if out.exists():
        raise screen.refuse("deck-exists", path=str(out))
    words = pack.deck.words
    if len(words) < 2 * FEWEST:
        raise screen.refuse("pack-too-few", limit=2 * FEWEST)
    cards = pair(words, Random(seed), apart=min(40, len(words) // 10))
    cards.sort(key=lambda card: card.front.text)
    try:
        out.write_text(write(cards), "utf-8")
    except OSError:
        raise screen.refuse("file-unwritable", path=str(out)) from None
    screen.tell(screen.say("deck-written", path=str(out)), "bold")
