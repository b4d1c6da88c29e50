"""``covernames deck``: look at decks, check lists of words, make decks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table as Grid

from ..dealing import pile_of_pictures
from ..decks import LANGUAGES, Deck, available, check, load, read_file
from ..decks.making import pair, write
from ..decks.packs import FEWEST
from ..pictures import names
from ..text import same
from .messages import helping
from .parser import App
from .screen import UI, Screen

if TYPE_CHECKING:
    from ..bots.knowledge import Knowledge

app = App(help=helping("help-deck"))
JSON = Annotated[bool, typer.Option("--json", help=helping("help-json"))]
PICTURES = "pictures"
"""The deck without words."""
LANG = Annotated[str, typer.Option(help=helping("help-lang"))]


@app.command("list", help=helping("help-deck-list"))
def list_decks(*, as_json: JSON = False, ui: UI = "") -> None:
    """Every deck that comes with Covernames."""
    decks = available()
    pictures = pile_of_pictures().cards
    if as_json:
        sizes = {"words": sum(len(card.words) for card in pictures), "cards": len(pictures)}
        every = [*decks, {"lang": "", "deck": PICTURES, **sizes}]
        typer.echo(msgspec.json.encode(every).decode())
        return
    screen = Screen.speaking(ui)
    grid = Grid()
    for name in ("deck-language", "deck-name", "deck-words", "deck-cards"):
        grid.add_column(screen.say(name))
    for name in ("deck-one-sense", "deck-many-senses"):
        grid.add_column(screen.say(name), justify="right")
    for deck in decks:
        shares = (f"{n / deck.words:.0%}" for n in (deck.one_sense, deck.many_senses))
        grid.add_row(deck.lang, deck.deck, str(deck.words), str(deck.cards), *shares)
    count = sum(len(card.words) for card in pictures)
    grid.add_row("", PICTURES, str(count), str(len(pictures)), "", "")
    screen.console.print(grid)


@app.command(help=helping("help-deck-show"))
def show(
    lang: str, deck: str = "base", word: str = "", *, as_json: JSON = False, ui: UI = ""
) -> None:
    """The words of a deck with their meanings, or all that is known about one word."""
    screen = Screen.speaking(ui)
    if deck == PICTURES and lang in LANGUAGES:
        _show_pictures(screen, lang, word, as_json=as_json)
        return
    with screen.refusals():
        loaded = load(lang, deck)
    words = [found for found in loaded.words if not word or same(found.text) == same(word)]
    if not words:
        raise screen.refuse("deck-word-missing", word=word)
    if as_json:
        typer.echo(msgspec.json.encode(words).decode())
        return
    grid = Grid(show_lines=False)
    for name in ("deck-word", "deck-gloss", "deck-kin", "deck-near"):
        grid.add_column(screen.say(name), overflow="fold")
    for found in words:
        kin, near = ", ".join((*found.parts, *found.kin)), ", ".join(found.near)
        grid.add_row(found.text, found.gloss, kin, near)
    screen.console.print(grid)


def _show_pictures(screen: Screen, lang: str, name: str, *, as_json: bool) -> None:
    """The pictures, by what they are called in a language."""
    found = {card: called for card, called in names(lang).items() if same(name) in same(called)}
    if not found:
        raise screen.refuse("deck-word-missing", word=name)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    grid = Grid(show_lines=False)
    for title in ("deck-picture", "deck-picture-name"):
        grid.add_column(screen.say(title), overflow="fold")
    for picture, called in found.items():
        grid.add_row(picture, called)
    screen.console.print(grid)


@app.command("check", help=helping("help-deck-check"))
def check_file(file: Path, lang: LANG, *, as_json: JSON = False, ui: UI = "") -> None:
    """Whether a list of words can be played, and what is worth a look in it."""
    from ..bots.knowledge import knowledge_of  # noqa: PLC0415 - bots load much

    screen = Screen.speaking(ui)
    with screen.refusals():
        pack = read_file(file, lang)
    faults = check(pack.deck) if _annotated(pack.deck) else []
    known = knowledge_of([word.text for word in pack.deck.words], lang)
    if as_json:
        found = {"words": len(pack.deck.words), "cards": len(pack.deck.cards)}
        remarks = [*pack.remarks, *faults]
        report = {**found, "dropped": pack.dropped, "remarks": remarks, "known": known}
        typer.echo(msgspec.json.encode(report).decode())
        return
    for remark in (*pack.remarks, *faults):
        screen.tell_fault(remark, "yellow")
    if pack.dropped:
        screen.tell(screen.say("deck-dropped", count=pack.dropped), "yellow")
    words, cards = len(pack.deck.words), len(pack.deck.cards)
    screen.tell(screen.say("deck-checked", words=words, cards=cards), "bold")
    tell_known(screen, known)
    if not pack.remarks and not faults:
        screen.tell(screen.say("deck-no-fault"))


def tell_known(screen: Screen, known: Knowledge) -> None:
    """How well the bots know the words of a list."""
    counts = {"well": known.well, "little": known.little, "unknown": known.unknown}
    screen.tell(screen.say("deck-known", **counts))
    if known.examples:
        words = ", ".join(known.examples)
        more = " …" if known.unknown > len(known.examples) else ""
        screen.tell(screen.say("deck-unknown-words", words=words + more), "yellow")


def _annotated(deck: Deck) -> bool:
    """Whether this wants to be a deck like ours, not only a list."""
    return any(word.gloss or word.kin or word.parts or word.near for word in deck.words)


@app.command(help=helping("help-deck-new"))
def new(file: Path, lang: LANG, out: Path, seed: int = 0, ui: UI = "") -> None:
    """Make a deck file of a list: words back to back on cards, unrelated ones."""
    screen = Screen.speaking(ui)
    with screen.refusals():
        pack = read_file(file, lang)
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
