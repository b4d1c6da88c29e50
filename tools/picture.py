"""Draws the picture of the terminal game for the README."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

from rich.console import Console

from covernames import GiveClue, Guess, Session
from covernames.cli.messages import Messages
from covernames.cli.screen import Screen
from covernames.dealing import pile_of

OUT = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"


def main() -> None:
    """A spymaster's view in the middle of an English game."""
    rng = Random(12)
    pile = pile_of("en", "base").next("new", rng)
    game = Session.start("classic", pile.words, rng=rng, language="en")
    side = game.table.turn.sides[0]
    game.act(f"{side}-spymaster", GiveClue("animal", 3))
    for word in ("HAMSTER", "COBRA", "WOODPECKER"):
        game.act(f"{side}-operatives", Guess(game.table.words.index(word)))
    console = Console(width=96, record=True, file=io.StringIO(), color_system="truecolor")
    Screen(console, Messages("en")).show(game.table, game.look(f"{side}-spymaster"))
    OUT.parent.mkdir(parents=True, exist_ok=True)
    # A system font: the picture asks no other host for anything.
    svg = console.export_svg(title="covernames play")
    kept = [line for line in svg.splitlines() if "url(" not in line or "clip-path" in line]
    OUT.write_text("\n".join(kept) + "\n", "utf-8")


if __name__ == "__main__":
    main()
