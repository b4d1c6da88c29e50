"""``covernames play``: choose a game and play it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, cast, get_args

import typer

from ..decks import PackRefused, language_tagged, mixed, read_file
from ..game.errors import Rejected
from ..game.events import AnyEvent
from ..game.missions import MISSIONS
from ..game.session import Session
from ..game.table import Settings
from ..game.variants import VARIANTS, variant_named
from ..judging import Level
from .adviser import MODEL, URL, advised_by
from .bot_players import BotFailed, BotPlayers, own_bots
from .deck import tell_refusal
from .device import Ask, Device, Leave
from .hotseat import HotSeat, pile_of
from .messages import helping
from .saved import Damaged, Saved, forget, load, place, save
from .screen import UI, Screen

DEFAULT = "associations"
"""The bot that plays where none is named; bots themselves are loaded when they are needed."""
EVERYBODY = "all"
"""In place of a seat: everybody plays at this device."""
NAMES = {  # as their speakers write them
    "en": "English",
    "th": "ไทย",
    "zh-Hant": "繁體中文",
    "id": "Bahasa Indonesia",
    "bg": "Български",
    "et": "Eesti",
}


def play(
    variant: Annotated[str, typer.Option(help=helping("help-variant"))] = "",
    lang: Annotated[str, typer.Option(help=helping("help-lang"))] = "",
    ui: UI = "",
    seat: Annotated[str, typer.Option(help=helping("help-seat"))] = "",
    bot: Annotated[str, typer.Option(help=helping("help-bot"))] = DEFAULT,
    deck: Annotated[str, typer.Option(help=helping("help-deck-option"))] = "both",
    tokens: Annotated[int, typer.Option(help=helping("help-tokens"))] = 9,
    mission: Annotated[str, typer.Option(help=helping("help-mission"))] = "",
    referee: Annotated[str, typer.Option(help=helping("help-referee"))] = "advise",
    seed: Annotated[int | None, typer.Option(help=helping("help-seed"))] = None,
    records: Annotated[Path | None, typer.Option(help=helping("help-records"))] = None,
    llm_url: URL = "",
    llm_model: MODEL = "",
) -> None:
    """Play in the terminal: with bots, or hand to hand."""
    screen = Screen.speaking(ui, wraps=True)
    lang = language_tagged(lang) or lang
    advised_by(llm_url, llm_model)
    if referee not in get_args(Level):
        raise screen.refuse("referee-unknown", word=referee)
    if records is not None:
        _make_folder(screen, records)

    def ask(prompt: str) -> str:
        try:
            return screen.console.input(f"[bold]{prompt} ›[/bold] ")
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    with own_bots(), _telling(screen):
        screen.tell(screen.say("cli-title"), "bold")
        left = _left(screen, ask)
        if left is None:
            name = variant or (
                "duet" if mission else _choose(screen, ask, "variant", list(VARIANTS))
            )
            settings = _settings(name, tokens, mission)
            language = lang or _choose(screen, ask, "language", list(NAMES))
            pile = pile_of(_cards(language, deck))
            bots = _bots(screen, ask, name, seat, bot)
            level = cast(Level, referee)
            game = None
        else:
            game = left.session()
            table = game.table
            name, settings, language = table.variant, table.settings, table.language
            deck, bots, level = left.deck, left.bots, left.level
            pile = pile_of(_cards(language, deck)).resumed(table.words, left.used)
        players = _bot_players(bots, language)
        evening = HotSeat(
            screen,
            ask,
            pile,
            SystemRandom() if seed is None else Random(seed),
            variant=name,
            language=language,
            settings=settings,
            level=level,
            records=records,
            bots=players,
        )

        def keep(game: Session | None) -> None:
            if game is None:
                forget(place())
                return
            log = cast(tuple[AnyEvent, ...], tuple(game.log))
            used = evening.pile.used
            key = game.key.open()
            try:
                save(Saved(deck, level, bots, key, log, game.whispers, used), place())
            except OSError:
                screen.tell(screen.say("file-unwritable", path=str(place())), "yellow")
                evening.keep = lambda _: None  # said once; the game goes on

        evening.keep = keep
        evening.evening(game)


@contextmanager
def _telling(screen: Screen) -> Iterator[None]:
    """Whatever ends the command is said in people's words."""
    try:
        yield
    except Leave:
        screen.tell("\n" + screen.say("cli-bye"))
    except BotFailed as failed:
        raise screen.refuse("bot-refused", bot=failed.bot, error=failed.error) from None
    except Rejected as rejected:
        raise screen.refuse(rejected.code, **rejected.data) from None
    except PackRefused as refused:
        tell_refusal(screen, refused)
        raise typer.Exit(1) from None


def _make_folder(screen: Screen, folder: Path) -> None:
    """Refuse a folder that cannot be there, before a game that should go into it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise screen.refuse("file-unwritable", path=str(folder)) from None


def _bot_players(bots: dict[str, str], language: str) -> BotPlayers:
    """Bots on their seats."""
    from ..bots import UnknownBot  # noqa: PLC0415 - bots load much, other commands should not
    from ..bots.vector_store import VectorsRefused  # noqa: PLC0415 - as above

    try:
        return BotPlayers(bots, language)
    except VectorsRefused as refused:
        raise Rejected(refused.code, **refused.data) from None  # type: ignore[arg-type]  # words
    except UnknownBot:
        raise Rejected("bot-unknown", bot=next(iter(bots.values()))) from None
    except ValueError:
        raise Rejected("bot-no-model") from None


def _left(screen: Screen, ask: Ask) -> Saved | None:
    """The game that was left, if one was and people want to go on with it."""
    try:
        left = load(place())
    except Damaged as damaged:
        screen.tell(screen.say("saved-game-damaged", path=str(damaged.path)), "yellow")
        return None
    if left is None:
        return None
    table = left.session().table
    game = screen.say(f"variant-{table.variant}")
    question = screen.say("cli-resume", game=game, language=NAMES.get(table.language, ""))
    return left if Device(screen, ask).yes(question) else None


def _bots(screen: Screen, ask: Ask, variant: str, seat: str, bot: str) -> dict[str, str]:
    """Bots for the seats that nobody here takes."""
    seats = [each.name for each in VARIANTS[variant].seats]
    if not seat:
        for number, each in enumerate(seats, 1):
            screen.tell(f"  {number}  {screen.say(f'seat-{each}')}")
        everybody = screen.say("cli-everybody-here")
        screen.tell(f"  {len(seats) + 1}  {everybody}")
        seat = _number(screen, ask, "cli-choose-seat", [*seats, EVERYBODY])
    if seat == EVERYBODY:
        return {}
    if seat not in seats:
        raise Rejected("seat-unknown", seat=seat)
    return {each: bot for each in seats if each != seat}


def _settings(variant: str, tokens: int, mission: str) -> Settings:
    rules = variant_named(variant)
    if mission and mission not in MISSIONS:
        raise Rejected("mission-unknown")
    settings = MISSIONS[mission].settings() if mission else Settings(tokens=tokens)
    rules.check_settings(settings)
    return settings


def _cards(language: str, deck: str) -> list[tuple[str, ...]]:
    if Path(deck).is_file():
        return read_file(Path(deck), language).deck.faces()
    names = ("base", "tandem") if deck == "both" else (deck,)
    return [tuple(word.text for word in card.words) for card in mixed(language, *names)]


def _choose(screen: Screen, ask: Ask, what: str, choices: list[str]) -> str:
    for number, choice in enumerate(choices, 1):
        if what == "variant":
            name, about = (screen.say(f"variant-{choice}{end}") for end in ("", "-about"))
            screen.tell(f"  {number}  {name}: {about}")
        else:
            screen.tell(f"  {number}  {NAMES[choice]}")
    return _number(screen, ask, f"cli-choose-{what}", choices)


def _number(screen: Screen, ask: Ask, prompt: str, choices: list[str]) -> str:
    while True:
        text = ask(screen.say(prompt)).strip()
        if text.isdecimal() and 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        screen.tell(screen.say("cli-choose-number", most=len(choices)), "red")
