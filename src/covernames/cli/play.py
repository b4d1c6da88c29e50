"""``covernames play``: choose a game and play it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, cast, get_args

import typer
from msgspec.structs import replace

from ..dealing import BOTH, pile_of, pile_of_decks, with_pictures
from ..decks import language_tagged, read_file
from ..game.clues import RefereeLevel
from ..game.deal import Cards, Pile
from ..game.events import AnyEvent
from ..game.ideas import USUAL as FOR_PEOPLE
from ..game.ideas import Ideas
from ..game.missions import MISSIONS
from ..game.session import Session
from ..game.table import Settings
from ..game.variants import VARIANTS, variant_named
from ..refusals import Damaged, Rejected
from .adviser import MODEL, PATIENCE, URL, advised_by
from .bot_players import BotPlayers, own_bots
from .device import Ask, Device, Leave
from .hotseat import HotSeat
from .messages import helping
from .saved import Saved, forget, load, place, save
from .screen import UI, Screen

DEFAULT = "associations"
"""The bot that plays where none is named; bots themselves are loaded when they are needed."""
USUAL = f"{DEFAULT}:normal"
"""The same for people, who choose a level."""
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
    bot: Annotated[str, typer.Option(help=helping("help-bot"))] = USUAL,
    deck: Annotated[str, typer.Option(help=helping("help-deck-option"))] = BOTH,
    cards: Annotated[str, typer.Option(help=helping("help-cards"))] = "words",
    tokens: Annotated[int, typer.Option(help=helping("help-tokens"))] = 9,
    mission: Annotated[str, typer.Option(help=helping("help-mission"))] = "",
    referee: Annotated[str, typer.Option(help=helping("help-referee"))] = "advise",
    ideas: Annotated[str, typer.Option(help=helping("help-ideas"))] = FOR_PEOPLE,
    seed: Annotated[int | None, typer.Option(help=helping("help-seed"))] = None,
    records: Annotated[Path | None, typer.Option(help=helping("help-records"))] = None,
    llm_url: URL = "",
    llm_model: MODEL = "",
    llm_patience: PATIENCE = None,
    *,
    family: Annotated[bool, typer.Option(help=helping("help-family"))] = False,
    bots_challenge: Annotated[bool, typer.Option(help=helping("help-bots-challenge"))] = True,
) -> None:
    """Play in the terminal: with bots, or hand to hand."""
    screen = Screen.speaking(ui, wraps=True)
    lang = language_tagged(lang) or lang
    advised_by(llm_url, llm_model, llm_patience)
    level, how = _agreed(screen, referee, ideas)
    kind = cards_named(screen, cards)
    if records is not None:
        make_folder(screen, records)

    def ask(prompt: str) -> str:
        try:
            return screen.console.input(f"[bold]{prompt} ›[/bold] ")
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    with _telling(screen), ExitStack() as path:
        if variant:
            variant_named(variant)  # refuses one that there is not, before a game is offered
        screen.tell(screen.say("cli-title"), "bold")
        left = _left(screen, ask)
        if left is None:
            name = variant or (
                "duet" if mission else _choose(screen, ask, "variant", list(VARIANTS))
            )
            settings = _settings(name, tokens, mission, family=family)
            language = lang or _choose(screen, ask, "language", list(NAMES))
            pile = _pile(language, deck, kind)
            bots = _bots(screen, ask, name, seat, bot)
            game = None
        else:
            game = left.session()
            table = game.table
            name, settings, language = table.variant, table.settings, table.language
            deck, kind, bots, level = left.deck, left.cards, left.bots, left.level
            bots_challenge, how = left.bots_challenge, left.ideas
            pile = _pile(language, deck, kind).resumed(table.words, left.used)
        path.enter_context(own_bots(bots.values()))
        players = _bot_players(bots, language, challenge=bots_challenge and level != "off")
        evening = HotSeat(
            screen,
            ask,
            pile,
            SystemRandom() if seed is None else Random(seed),
            variant=name,
            language=language,
            settings=settings,
            level=level,
            ideas=how,
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
            now = Saved(deck, level, bots, key, log, game.whispers, used, kind, bots_challenge, how)
            try:
                save(now, place())
            except OSError:
                screen.tell(screen.say("file-unwritable", path=str(place())), "yellow")
                evening.keep = lambda _: None  # said once; the game goes on

        evening.keep = keep
        evening.evening(game)


@contextmanager
def _telling(screen: Screen) -> Iterator[None]:
    """Whatever ends the command is said in people's words."""
    try:
        with screen.refusals():
            yield
    except Leave:
        screen.tell("\n" + screen.say("cli-bye"))


def make_folder(screen: Screen, folder: Path) -> None:
    """Refuse a folder that cannot be there, before a game that should go into it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise screen.refuse("file-unwritable", path=str(folder)) from None


def _bot_players(bots: dict[str, str], language: str, *, challenge: bool) -> BotPlayers:
    """Bots on their seats."""
    from ..bots import UnknownBot  # noqa: PLC0415 - bots load much, other commands should not

    try:
        return BotPlayers(bots, language, challenge=challenge)
    except UnknownBot:
        raise Rejected("bot-unknown", bot=next(iter(bots.values()))) from None
    except ValueError:
        raise Rejected("bot-no-model") from None


def _agreed(screen: Screen, referee: str, ideas: str) -> tuple[RefereeLevel, Ideas]:
    """What the referee does, and when there are ideas for clues."""
    if referee not in get_args(RefereeLevel):
        raise screen.refuse("referee-unknown", word=referee)
    if ideas not in get_args(Ideas):
        raise screen.refuse("ideas-unknown", word=ideas)
    return cast(RefereeLevel, referee), cast(Ideas, ideas)


def _left(screen: Screen, ask: Ask) -> Saved | None:
    """The game that was left, if one was and people want to go on with it."""
    try:
        left = load(place())
    except Damaged as damaged:
        screen.tell(screen.say(damaged.code, **damaged.data), "yellow")
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


def _settings(variant: str, tokens: int, mission: str, *, family: bool) -> Settings:
    rules = variant_named(variant)
    if mission and mission not in MISSIONS:
        raise Rejected("mission-unknown")
    settings = MISSIONS[mission].settings() if mission else Settings(tokens=tokens)
    settings = replace(settings, family=family)
    rules.check_settings(settings)
    return settings


def cards_named(screen: Screen, cards: str) -> Cards:
    """What is to lie on the table, as an option says it."""
    if cards not in get_args(Cards):
        raise screen.refuse("cards-unknown", word=cards)
    return cast(Cards, cards)


def _pile(language: str, deck: str, cards: Cards) -> Pile:
    """The cards of a deck of ours, or of somebody's own in a file; pictures, if they want them."""
    if Path(deck).is_file():
        return with_pictures(pile_of_decks(read_file(Path(deck), language).deck), cards)
    return pile_of(language, deck, cards=cards)


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
