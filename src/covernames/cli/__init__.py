"""The command line."""

from __future__ import annotations

import os
from importlib.metadata import version as version_of
from typing import Annotated

import typer

from . import benchmark, deck, vectors
from .arena import arena
from .judge import judge
from .messages import helping
from .parser import App
from .play import play
from .prints import print_game
from .replay import replay
from .serve import serve
from .settings import PREFIX
from .sit import sit

app = App(
    add_completion=False,
    # A traceback with local variables would print keys.
    pretty_exceptions_show_locals=False,
    help=helping("help-app"),
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"covernames {version_of('covernames')}")
        raise typer.Exit


@app.callback()
def covernames(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help=helping("help-version")),
    ] = False,
) -> None:
    """What every command shares."""


app.command(help=helping("help-play"))(play)
app.command(help=helping("help-judge"))(judge)
app.command(help=helping("help-replay"))(replay)
app.command(help=helping("arena-help"))(arena)
app.command(help=helping("sit-help"))(sit)
app.command("print", help=helping("print-help"))(print_game)
app.command(help=helping("help-serve"), context_settings={"auto_envvar_prefix": PREFIX})(serve)
app.add_typer(benchmark.app, name="benchmark")
app.add_typer(deck.app, name="deck")
app.add_typer(vectors.app, name="vectors")


def main() -> None:
    """Run the command line."""
    # Processes that are started must not look for modules in the folder where one works.
    os.environ["PYTHONSAFEPATH"] = "1"
    app()
