"""``covernames play``: choose a game and play it."""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, cast, get_args

import typer
from rich.console import Console

from ..decks import LANGUAGES, PackRefused, mixed, read_file
from ..game.errors import Rejected
from ..game.missions import MISSIONS
from ..game.table import Settings
from ..game.variants import VARIANTS
from ..judging import Level
from .deck import tell_refusal
from .device import Ask, Leave
from .hotseat import HotSeat, pile_of
from .messages import Messages, helping, preferred
from .screen import Screen

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
    ui: Annotated[str, typer.Option(help=helping("help-ui"))] = "",
    deck: Annotated[str, typer.Option(help=helping("help-deck-option"))] = "both",
    tokens: Annotated[int, typer.Option(help=helping("help-tokens"))] = 9,
    mission: Annotated[str, typer.Option(help=helping("help-mission"))] = "",
    referee: Annotated[str, typer.Option(help=helping("help-referee"))] = "advise",
    seed: Annotated[int | None, typer.Option(help=helping("help-seed"))] = None,
    records: Annotated[Path | None, typer.Option(help=helping("help-records"))] = None,
) -> None:
    """Play at one device, hand to hand."""
    screen = Screen(Console(), Messages(ui if ui in LANGUAGES else preferred()))

    def ask(prompt: str) -> str:
        try:
            return screen.console.input(f"[bold]{prompt} ›[/bold] ")
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    try:
        screen.tell(screen.say("cli-title"), "bold")
        name = variant or ("duet" if mission else _choose(screen, ask, "variant", list(VARIANTS)))
        settings = _settings(name, tokens, mission)
        language = lang or _choose(screen, ask, "language", list(NAMES))
        HotSeat(
            screen,
            ask,
            pile_of(_cards(language, deck)),
            SystemRandom() if seed is None else Random(seed),
            variant=name,
            language=language,
            settings=settings,
            level=cast(Level, referee if referee in get_args(Level) else "advise"),
            records=records,
        ).evening()
    except Leave:
        screen.tell("\n" + screen.say("cli-bye"))
    except Rejected as rejected:
        screen.tell(screen.say(rejected.code, **rejected.data), "red")
        raise typer.Exit(1) from None
    except PackRefused as refused:
        tell_refusal(screen, refused)
        raise typer.Exit(1) from None


def _settings(variant: str, tokens: int, mission: str) -> Settings:
    if variant not in VARIANTS:
        raise Rejected("variant-unknown")
    if mission and mission not in MISSIONS:
        raise Rejected("mission-unknown")
    settings = MISSIONS[mission].settings() if mission else Settings(tokens=tokens)
    VARIANTS[variant].check_settings(settings)
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
    while True:
        text = ask(screen.say(f"cli-choose-{what}")).strip()
        if text.isdecimal() and 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        screen.tell(screen.say("cli-choose-number", most=len(choices)), "red")
