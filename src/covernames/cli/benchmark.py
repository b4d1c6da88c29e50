"""``covernames benchmark``: bots measured by what people did."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress
from rich.table import Table as Grid

from ..decks import language_tagged
from ..refusals import TurnsRefused
from .adviser import MODEL, PATIENCE, URL, advised_by
from .bot_players import own_bots
from .messages import Messages, helping
from .parser import App
from .play import DEFAULT
from .screen import UI, Screen, width_of

if TYPE_CHECKING:
    from ..arena import Share
    from ..hearing import Given, Report
    from ..hearing.figures import Progress as Told

app = App(help=helping("hearing-help-benchmark"))
NARROW: Final = 13
"""The least width of a column of words."""
BIGBENCH: Final = "bigbench"
TITLES: Final = {
    "first": "hearing-first",
    "agreement": "hearing-agreement",
    "assassin": "hearing-assassin",
    "avoid": "hearing-avoid",
    "same": "hearing-same",
}
"""The columns of the table; some files have nothing to tell of the last three."""


@app.callback()
def benchmark() -> None:
    """Keep the name of the command, also while there is only one."""


@app.command(help=helping("hearing-help"))
def people(
    files: Annotated[list[Path] | None, typer.Argument(help=helping("hearing-help-files"))] = None,
    fetch: Annotated[str, typer.Option(help=helping("hearing-help-fetch"))] = "",
    bot: Annotated[list[str] | None, typer.Option(help=helping("hearing-help-bot"))] = None,
    lang: Annotated[str, typer.Option(help=helping("hearing-help-lang"))] = "en",
    seed: Annotated[int, typer.Option(help=helping("hearing-help-seed"))] = 0,
    llm_url: URL = "",
    llm_model: MODEL = "",
    llm_patience: PATIENCE = None,
    ui: UI = "",
    *,
    as_json: Annotated[bool, typer.Option("--json", help=helping("help-json"))] = False,
) -> None:
    """Tell how well bots hear clues that people gave."""
    from .. import hearing  # noqa: PLC0415 - bots load much, other commands should not
    from ..arena import check_names  # noqa: PLC0415 - as above

    screen = Screen.speaking(ui, aside=as_json)
    advised_by(llm_url, llm_model, llm_patience)
    bots = list(dict.fromkeys(bot or [DEFAULT]))
    with screen.refusals(), own_bots(bots):
        language = language_tagged(lang)
        if not language:
            raise TurnsRefused("language-unknown", word=lang)
        given = _given(screen, files or [], fetch, language)
        check_names((each, some) for each in bots for some in {g.language for g in given})
        with _bar(screen, len(bots)) as progress:
            reports = [hearing.report(each, given, seed, progress) for each in bots]
    of_people = hearing.people(given)
    shown = reports if of_people is None else [of_people, *reports]
    if as_json:
        typer.echo(msgspec.json.encode(shown).decode())
    else:
        _show(screen, shown)
    _tell_failures(screen, reports)


def _given(screen: Screen, files: list[Path], fetch: str, language: str) -> list[Given]:
    """The clues of all files, and of what is fetched."""
    from ..hearing import bigbench, read  # noqa: PLC0415 - as above

    if fetch not in ("", BIGBENCH):
        raise TurnsRefused("hearing-fetch-unknown", word=fetch)
    if fetch:
        about = {"version": bigbench.VERSION, "licence": bigbench.LICENCE}
        screen.tell(screen.say("hearing-licence", **about), "dim")
        if not bigbench.place().is_file():
            screen.tell(screen.say("hearing-fetching", size=bigbench.MEGABYTES))
        files = [*files, bigbench.fetch()]
    if not files:
        raise TurnsRefused("hearing-nothing")
    return [given for path in files for given in read(path, language)]


@contextmanager
def _bar(screen: Screen, bots: int) -> Iterator[Told]:
    """How far all bots are together."""
    columns = (BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=screen.console, transient=True) as bar:
        task = bar.add_task("", total=None)
        before = 0

        def told(done: int, of: int) -> None:
            nonlocal before
            bar.update(task, completed=before + done, total=bots * of)
            before += of if done == of else 0

        yield told


def _show(screen: Screen, reports: list[Report]) -> None:
    """The table; in a narrow terminal intervals stand below their rates."""
    grid = _table(screen.say, reports, " ")
    if width_of(screen.console, grid) > screen.console.width:
        grid = _table(screen.say, reports, "\n")
    screen.console.print(grid)
    for each in reports:
        unknown = each.groups["all"].puzzled.count if each.groups else 0
        if unknown:
            screen.tell(screen.say("hearing-puzzled", bot=each.bot, clues=unknown), "dim")


def _table(say: Messages, reports: list[Report], between: str) -> Grid:
    """A row for every listener and group; the groups of a listener belong together."""
    from ..hearing import PEOPLE  # noqa: PLC0415 - as above
    from ..hearing.figures import GROUPS  # noqa: PLC0415 - as above

    every = [figures for each in reports for figures in each.groups.values()]
    told = [name for name in TITLES if any(getattr(each, name).of for each in every)]
    grid = Grid(title=say("hearing-title"), caption=say("hearing-about"), box=SIMPLE_HEAD)
    grid.padding = (0, 1, 0, 0)
    for title in ("hearing-listener", "hearing-cards"):
        grid.add_column(say(title), overflow="fold", min_width=NARROW)
    for title in ("hearing-clues", *(TITLES[name] for name in told)):
        grid.add_column("\n".join(say(title).split()), justify="right", no_wrap=True)
    for each in reports:
        name = say("hearing-people") if each.bot == PEOPLE else each.bot
        rows = [(group, each.groups[group]) for group in GROUPS if group in each.groups]
        if len(rows) == 2:  # noqa: PLR2004 - all clues are of one group: it says nothing new
            rows = rows[:1]
        for group, figures in rows:
            shares = [interval(getattr(figures, column), between) for column in told]
            count = str(figures.first.of)
            grid.add_row(name, say(f"hearing-group-{group}"), count, *shares)
            name = ""
        grid.add_section()
    return grid


def interval(share: Share, between: str) -> str:
    """A rate in percent, and where its true value lies, 95 times in 100."""
    if not share.of:
        return "–"
    return f"{share.rate:.0%}{between}({100 * share.low:.0f}–{100 * share.high:.0f})"


def _tell_failures(screen: Screen, reports: list[Report]) -> None:
    failed = [each for each in reports if each.failures]
    for each in failed:
        screen.tell(screen.say("hearing-failed", bot=each.bot, clues=each.failures), "red")
        screen.tell(f"  {each.error}", "red")
    if failed:
        raise typer.Exit(1)
