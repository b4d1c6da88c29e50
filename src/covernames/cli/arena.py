"""``covernames arena``: bots play many games with each other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from ..dealing import BOTH, pile_of_decks
from ..decks import LANGUAGES, read_file
from ..decks.library import NAMES as DECK_NAMES
from ..game.deal import Cards, Pile
from ..refusals import ArenaRefused
from .adviser import MODEL, PATIENCE, URL, advised_by
from .bot_players import own_bots
from .deck import tell_known
from .messages import Messages, helping
from .play import DEFAULT, NAMES, cards_named
from .screen import UI, Screen, width_of

if TYPE_CHECKING:
    from ..arena import Ledger, Match, Records, Run, Section
    from ..arena.running import Progress as Told

DECKS = (*DECK_NAMES, BOTH)
Many = list[str] | None


def arena(
    variant: Annotated[Many, typer.Option(help=helping("arena-help-variant"))] = None,
    lang: Annotated[Many, typer.Option(help=helping("arena-help-lang"))] = None,
    bot: Annotated[Many, typer.Option(help=helping("arena-help-bot"))] = None,
    seat: Annotated[Many, typer.Option(help=helping("arena-help-seat"))] = None,
    against: Annotated[str, typer.Option(help=helping("arena-help-against"))] = "",
    games: Annotated[int, typer.Option(min=1, help=helping("arena-help-games"))] = 20,
    seed: Annotated[int, typer.Option(help=helping("arena-help-seed"))] = 0,
    deck: Annotated[str, typer.Option(help=helping("arena-help-deck"))] = BOTH,
    cards: Annotated[str, typer.Option(help=helping("help-cards"))] = "words",
    jobs: Annotated[int, typer.Option(min=0, help=helping("arena-help-jobs"))] = 1,
    dask: Annotated[str, typer.Option(help=helping("arena-help-dask"))] = "",
    out: Annotated[Path | None, typer.Option(help=helping("arena-help-out"))] = None,
    html: Annotated[Path | None, typer.Option(help=helping("arena-help-html"))] = None,
    records: Annotated[Path | None, typer.Option(help=helping("arena-help-records"))] = None,
    table: Annotated[list[Path] | None, typer.Option(help=helping("arena-help-table"))] = None,
    llm_url: URL = "",
    llm_model: MODEL = "",
    llm_patience: PATIENCE = None,
    ui: UI = "",
    *,
    as_json: Annotated[bool, typer.Option("--json", help=helping("help-json"))] = False,
) -> None:
    """Let bots play many games with each other, and tell how good they are."""
    from ..arena import Ledger, Records, check_bots, sections  # noqa: PLC0415 - waits for numpy
    from ..arena.ledger import check_writable  # noqa: PLC0415 - as above
    from ..arena.page import page  # noqa: PLC0415 - as above
    from ..arena.tables import check_table, write_table  # noqa: PLC0415 - as above

    screen = Screen.speaking(ui, aside=as_json)
    said = screen.say
    advised_by(llm_url, llm_model, llm_patience)
    kind = cards_named(screen, cards)
    named = [*(bot or ()), *(each.partition("=")[2] for each in seat or ()), against]
    with screen.refusals(), own_bots(named):
        matches = list(_matches(screen, variant, lang, bot, seat, against, games, seed, deck, kind))
        check_bots(matches)
        ledger = Ledger(out)
        for file in table or ():
            check_table(file)
        for file in (*([html] if html is not None else ()), *(table or ())):
            check_writable(file, out)
        kept = None if records is None else Records(records)
        run = _run(screen, matches, ledger, kept, jobs or os.cpu_count() or 1, dask)
    found = sections(run.results)
    if html is not None:
        html.write_text(page(found, said, NAMES, said.language), "utf-8")
    for file in table or ():
        write_table(file, run.results)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        _show(screen, found)
    _tell_troubles(screen, run)
    _tell_failures(screen, run)


def _matches(
    screen: Screen,
    variants: Many,
    languages: Many,
    bots: Many,
    seats: Many,
    against: str,
    games: int,
    seed: int,
    deck: str,
    cards: Cards,
) -> Iterator[Match]:
    from ..arena import cross_play, line_up  # noqa: PLC0415 - as above

    for language in languages or ["en"]:
        if language not in LANGUAGES:
            raise ArenaRefused("language-unknown", word=language)
        name, pile = _own_deck(screen, deck, language)
        for variant in variants or ["classic"]:
            if seats:
                chosen = dict(_seat(text) for text in seats)
                others = (bots or [DEFAULT])[0]
                yield from line_up(
                    variant,
                    language,
                    chosen,
                    others=others,
                    games=games,
                    seed=seed,
                    deck=name,
                    cards=cards,
                    pile=pile,
                )
            else:
                yield from cross_play(
                    variant,
                    language,
                    bots or [DEFAULT],
                    games=games,
                    seed=seed,
                    deck=name,
                    cards=cards,
                    pile=pile,
                    against=against,
                )


def _own_deck(screen: Screen, deck: str, language: str) -> tuple[str, Pile | None]:
    """What a deck is called in the results, and its cards if they are in somebody's file.

    Its words are a part of the name: another list under the same name is another deck. How well
    the bots know them is told: it explains much of what comes.
    """
    from ..bots.knowledge import knowledge_of  # noqa: PLC0415 - as above

    if deck in DECKS:
        return deck, None
    path = Path(deck)
    if not path.is_file():
        raise ArenaRefused("deck-unknown", word=deck)
    words = read_file(path, language).deck
    tell_known(screen, knowledge_of([word.text for word in words.words], language))
    digest = blake2b("\n".join(word.text for word in words.words).encode(), digest_size=4)
    return f"{path.name}@{digest.hexdigest()}", pile_of_decks(words)


def _seat(text: str) -> tuple[str, str]:
    seat, sign, bot = text.partition("=")
    if not sign or not bot:
        raise ArenaRefused("arena-seat-unclear", text=text)
    return seat, bot


def _run(
    screen: Screen,
    matches: list[Match],
    ledger: Ledger,
    records: Records | None,
    jobs: int,
    dask: str,
) -> Run:
    from ..arena import run, workers  # noqa: PLC0415 - as above

    try:
        with workers(jobs, dask) as found, _bar(screen) as progress:
            return run(matches, found, ledger, progress, records)
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
        if any(width_of(screen.console, each) > screen.console.width for each in tables):
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


def _tell_troubles(screen: Screen, run: Run) -> None:
    """What went wrong in games that count all the same, the latest of each bot."""
    latest = {
        result.match.seats[seat]: trouble
        for result in run.results
        for seat, trouble in result.troubles.items()
    }
    for bot, trouble in latest.items():
        screen.tell(f"  {bot}: {trouble}", "yellow")


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
