"""``covernames arena``: bots play many games with each other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from ..decks import LANGUAGES
from ..game.errors import Rejected
from .adviser import MODEL, URL, advised_by
from .bot_players import own_bots
from .messages import Messages, helping
from .play import DEFAULT, NAMES
from .screen import UI, Screen

if TYPE_CHECKING:
    from ..arena import Ledger, Match, Run, Section
    from ..arena.running import Progress as Told

DECKS = ("base", "tandem", "both")
Many = list[str] | None


def arena(
    variant: Annotated[Many, typer.Option(help=helping("arena-help-variant"))] = None,
    lang: Annotated[Many, typer.Option(help=helping("arena-help-lang"))] = None,
    bot: Annotated[Many, typer.Option(help=helping("arena-help-bot"))] = None,
    seat: Annotated[Many, typer.Option(help=helping("arena-help-seat"))] = None,
    against: Annotated[str, typer.Option(help=helping("arena-help-against"))] = "",
    games: Annotated[int, typer.Option(min=1, help=helping("arena-help-games"))] = 20,
    seed: Annotated[int, typer.Option(help=helping("arena-help-seed"))] = 0,
    deck: Annotated[str, typer.Option(help=helping("arena-help-deck"))] = "both",
    jobs: Annotated[int, typer.Option(min=0, help=helping("arena-help-jobs"))] = 1,
    dask: Annotated[str, typer.Option(help=helping("arena-help-dask"))] = "",
    out: Annotated[Path | None, typer.Option(help=helping("arena-help-out"))] = None,
    html: Annotated[Path | None, typer.Option(help=helping("arena-help-html"))] = None,
    llm_url: URL = "",
    llm_model: MODEL = "",
    ui: UI = "",
    *,
    as_json: Annotated[bool, typer.Option("--json", help=helping("help-json"))] = False,
) -> None:
    """Let bots play many games with each other, and tell how good they are."""
    from ..arena import ArenaRefused, Ledger, check_bots, sections  # noqa: PLC0415 - waits for numpy
    from ..arena.ledger import check_writable  # noqa: PLC0415 - as above
    from ..arena.page import page  # noqa: PLC0415 - as above

    screen = Screen.speaking(ui, aside=as_json)
    said = screen.say
    advised_by(llm_url, llm_model)
    try:
        with own_bots():
            matches = list(_matches(variant, lang, bot, seat, against, games, seed, deck))
            check_bots(matches)
            ledger = Ledger(out)
            if html is not None:
                check_writable(html, out)
            run = _run(screen, matches, ledger, jobs or os.cpu_count() or 1, dask)
    except (ArenaRefused, Rejected) as refused:
        raise screen.refuse(refused.code, **refused.data) from None
    found = sections(run.results)
    if html is not None:
        html.write_text(page(found, said, NAMES, said.language), "utf-8")
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        _show(screen, found)
    _tell_failures(screen, run)


def _matches(
    variants: Many,
    languages: Many,
    bots: Many,
    seats: Many,
    against: str,
    games: int,
    seed: int,
    deck: str,
) -> Iterator[Match]:
    from ..arena import ArenaRefused, cross_play, line_up  # noqa: PLC0415 - as above

    for language in languages or ["en"]:
        if language not in LANGUAGES:
            raise ArenaRefused("language-unknown", word=language)
        if deck not in DECKS:
            raise ArenaRefused("deck-unknown", word=deck)
        for variant in variants or ["classic"]:
            if seats:
                chosen = dict(_seat(text) for text in seats)
                others = (bots or [DEFAULT])[0]
                yield from line_up(
                    variant, language, chosen, others=others, games=games, seed=seed, deck=deck
                )
            else:
                yield from cross_play(
                    variant,
                    language,
                    bots or [DEFAULT],
                    games=games,
                    seed=seed,
                    deck=deck,
                    against=against,
                )


def _seat(text: str) -> tuple[str, str]:
    from ..arena import ArenaRefused  # noqa: PLC0415 - as above

    seat, sign, bot = text.partition("=")
    if not sign or not bot:
        raise ArenaRefused("arena-seat-unclear", text=text)
    return seat, bot


def _run(screen: Screen, matches: list[Match], ledger: Ledger, jobs: int, dask: str) -> Run:
    from ..arena import run, workers  # noqa: PLC0415 - as above

    try:
        with workers(jobs, dask) as found, _bar(screen) as progress:
            return run(matches, found, ledger, progress)
    except KeyboardInterrupt:
        kept = sum(match.name in ledger.results for match in matches)
        code = "arena-stopped" if ledger.path is None else "arena-stopped-kept"
        screen.tell(screen.say(code, games=kept, all=len(matches)), "yellow")
        raise typer.Exit(130) from None


@contextmanager
def _bar(screen: Screen) -> Iterator[Told]:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True) as bar:
        task = bar.add_task("", total=None)

        def told(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        yield told


def _show(screen: Screen, found: list[Section]) -> None:
    for section in found:
        bots = dict.fromkeys((*section.givers, *section.guessers))
        names = {bot: bot for bot in bots}
        tables = _tables(screen.say, section, names)
        if any(_needs(screen.console, each) > screen.console.width for each in tables):
            # Names too long for the terminal stand below, once.
            names = {bot: str(number) for number, bot in enumerate(bots, 1)}
            tables = _tables(screen.say, section, names)
        for each in tables:
            screen.console.print(each)
        for bot, name in names.items():
            if bot != name:
                screen.tell(f"  {name}  {bot}")
        if section.missing:
            lacks = screen.say("judge-missing", names=", ".join(section.missing))
            screen.tell(lacks, "dim")


def _needs(console: Console, table: Grid) -> int:
    """The width at which no word of a table has to be broken."""
    return console.measure(table, options=console.options.update(width=10_000)).minimum


def _tables(say: Messages, section: Section, names: dict[str, str]) -> list[Grid]:
    return [
        _matrix(say, section, names),
        _figures(say, section, names),
        _ratings(say, section, names),
    ]


def _matrix(say: Messages, section: Section, names: dict[str, str]) -> Grid:
    from ..arena.page import percent  # noqa: PLC0415 - as above

    title = f"{say(f'variant-{section.variant}')} · {NAMES[section.language]}"
    cross = Grid(title=f"{title}: {say('arena-matrix')}", caption=say("arena-matrix-about"))
    cross.add_column(f"{say('arena-giver')} ↓\n{say('arena-guesser')} →")
    for guesser in section.guessers:
        cross.add_column(names[guesser], justify="right")
    for giver in section.givers:
        pairs = [section.standing(giver, guesser) for guesser in section.guessers]
        wins = ("–" if each is None else percent(each.wins) for each in pairs)
        cross.add_row(names[giver], *wins)
    return cross


def _figures(say: Messages, section: Section, names: dict[str, str]) -> Grid:
    """The table; giver and guesser share a column, for terminals are narrow."""
    from ..arena.page import TITLES, figures  # noqa: PLC0415 - as above

    lines = [figures(each) for each in sorted(section.standings, key=lambda s: -s.wins.rate)]
    faults = any(each.faults for each in section.standings)
    shown = [
        place
        for place, title in enumerate(TITLES)
        if place > 1 and title != "arena-found" and (faults or title != "arena-faults")
    ]
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    grid.add_column(f"{say('arena-giver')} →\n{say('arena-guesser')}", vertical="bottom")
    for place in shown:
        title = "\n".join(say(TITLES[place]).split())
        grid.add_column(title, justify="right", vertical="bottom", no_wrap=True)
    for line in lines:
        pair = f"{names[line[0]]} → {names[line[1]]}"
        grid.add_row(pair, *(line[place] for place in shown))
    return grid


def _ratings(say: Messages, section: Section, names: dict[str, str]) -> Grid:
    from ..arena.page import ROLES  # noqa: PLC0415 - as above

    rated = Grid(title=say("arena-ratings"))
    for title in ("arena-bot", "arena-role", "arena-rating", "arena-games"):
        rated.add_column(say(title))
    for each in section.ratings:
        role = say(ROLES[each.role])
        strength = f"{each.mu:.1f} ± {2 * each.sigma:.1f}"
        rated.add_row(names.get(each.bot, each.bot), role, strength, str(each.games))
    return rated


def _tell_failures(screen: Screen, run: Run) -> None:
    """What could not be played; the same command tries it again."""
    if not run.failures:
        return
    first = run.failures[0]
    screen.tell(screen.say("arena-failed", games=len(run.failures)), "red")
    who = f"{first.bot} ({first.seat}): " if first.bot else ""
    screen.tell(f"  {who}{first.error}", "red")
    if run.gave_up:
        screen.tell(screen.say("arena-gave-up"), "red")
    raise typer.Exit(1)
