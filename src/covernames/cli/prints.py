"""``covernames print``: the game on paper, as a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, cast, get_args

import typer

from ..dealing import BOTH
from ..decks import language_tagged, read_file
from ..refusals import PrintRefused
from .messages import helping, preferred
from .play import cards_named
from .screen import UI, Screen

MOST_BOARDS = 20
"""As `prints` says, which is imported late."""


def print_game(
    what: Annotated[list[str] | None, typer.Argument(help=helping("print-help-what"))] = None,
    *,
    pdf: Annotated[Path, typer.Option(help=helping("print-help-pdf"))],
    lang: Annotated[str, typer.Option(help=helping("help-lang"))] = "",
    variant: Annotated[str, typer.Option(help=helping("print-help-game"))] = "classic",
    deck: Annotated[str, typer.Option(help=helping("help-deck-option"))] = BOTH,
    cards: Annotated[str, typer.Option(help=helping("help-cards"))] = "words",
    paper: Annotated[str, typer.Option(help=helping("print-help-paper"))] = "a4",
    seed: Annotated[str, typer.Option(help=helping("print-help-code"))] = "",
    boards: Annotated[
        int, typer.Option(min=1, max=MOST_BOARDS, help=helping("print-help-boards"))
    ] = 1,
    count: Annotated[int | None, typer.Option(min=0, help=helping("print-help-count"))] = None,
    meanings: Annotated[bool, typer.Option(help=helping("print-help-meanings"))] = False,
    ui: UI = "",
) -> None:
    """Write a PDF to be printed."""
    from .. import prints  # noqa: PLC0415 - fonts and HarfBuzz: for this command alone
    from ..prints import pdf as writer  # noqa: PLC0415 - as above
    from ..prints.making import made  # noqa: PLC0415 - as above

    screen = Screen.speaking(ui)
    language = language_tagged(lang) or lang or preferred()
    kind = cards_named(screen, cards)
    with screen.refusals():
        _check(what or [], variant, paper)
        code = prints.clean_code(seed) if seed else prints.new_code()
        own = read_file(Path(deck), language).deck if Path(deck).is_file() else None
        stock = prints.stock_of(language, deck, kind, own)
        order = prints.Order(
            language,
            tuple(dict.fromkeys(cast(list[prints.What], what))) if what else prints.KIT,
            cast(prints.Game, variant),
            paper.lower(),
            code,
            boards,
            count if count is not None else 0 if own else prints.USUAL_CARDS,
            meanings,
        )
        pages = made(order, stock)
        file = writer.write(pages, language, f"Covernames {code}")
    try:
        pdf.write_bytes(file)
    except OSError:
        raise screen.refuse("file-unwritable", path=str(pdf)) from None
    screen.tell(screen.say("print-written", path=str(pdf), pages=len(pages), code=code), "bold")


def _check(what: list[str], variant: str, paper: str) -> None:
    """Refuse what cannot be printed."""
    from ..prints import EVERYTHING, PAPERS, Game  # noqa: PLC0415 - as above

    for each in what:
        if each not in EVERYTHING:
            raise PrintRefused("print-what-unknown", word=each)
    if variant not in get_args(Game):
        raise PrintRefused("print-game-unknown", word=variant)
    if paper.lower() not in PAPERS:
        raise PrintRefused("print-paper-unknown", word=paper)
