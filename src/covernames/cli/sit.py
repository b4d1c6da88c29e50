"""``covernames sit``: a bot takes a seat in a live room."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple
from urllib.parse import unquote, urlsplit, urlunsplit

import typer

from ..game.variants import VARIANTS
from ..refusals import Rejected
from .adviser import MODEL, PATIENCE, URL, advised_by
from .bot_players import own_bots
from .messages import Messages, helping
from .play import USUAL, make_folder
from .screen import UI, Screen

if TYPE_CHECKING:
    from ..bots import Bot
    from ..client import Client

ROOM: Final = "r"
"""What stands before the code in the link to a room."""
NO_FOLDERS: Final = str.maketrans("/\\:", "---")
"""A file is called after the room's code as somebody typed it."""
LONGEST: Final = 24
"""Letters of a bot's name that people see, where none is given."""


class Link(NamedTuple):
    """Where a room is."""

    base: str
    code: str


def link_of(text: str) -> Link:
    """A link to a room as people pass it on; the server may lie under a path of its own.

    >>> link_of("https://example.org/games/r/KOLM-7?seat=a#top")
    Link(base='https://example.org/games', code='KOLM-7')
    """
    parts = urlsplit(text.strip())
    base, room, code = parts.path.rstrip("/").rpartition(f"/{ROOM}/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not room or "/" in code:
        raise Rejected("sit-link-unclear", text=text)
    return Link(urlunsplit((parts.scheme, parts.netloc, base, "", "")), unquote(code))


def name_of(bot: str) -> str:
    """What people read where a bot sits: its class or its model, else what it is called.

    >>> name_of("mine.bots:Clever"), name_of("associations:bold"), name_of("https://a.org/bot")
    ('Clever', 'associations bold', 'a.org')
    """
    if "://" in bot:
        return (urlsplit(bot).hostname or bot)[:LONGEST]
    kind, _, rest = bot.partition(":")
    from ..bots.names import is_own  # noqa: PLC0415 - bots load much, other commands should not

    return (rest if is_own(bot) or kind == "llm" else bot.replace(":", " "))[:LONGEST] or bot


def sit(
    url: Annotated[str, typer.Argument(help=helping("sit-help-url"))],
    bot: Annotated[str, typer.Option(help=helping("sit-help-bot"))] = USUAL,
    seat: Annotated[str, typer.Option(help=helping("sit-help-seat"))] = "",
    name: Annotated[str, typer.Option(help=helping("sit-help-name"))] = "",
    passcode: Annotated[str, typer.Option(help=helping("sit-help-passcode"))] = "",
    pause: Annotated[float, typer.Option(min=0.0, help=helping("help-serve-bot-pause"))] = 1.5,
    seed: Annotated[int, typer.Option(help=helping("help-seed"))] = 0,
    records: Annotated[Path | None, typer.Option(help=helping("help-records"))] = None,
    llm_url: URL = "",
    llm_model: MODEL = "",
    llm_patience: PATIENCE = None,
    ui: UI = "",
) -> None:
    """Seat a bot in a live room, and let it play there until it is sent out."""
    screen = Screen.speaking(ui)
    advised_by(llm_url, llm_model, llm_patience)
    with screen.refusals(), own_bots([bot]), suppress(KeyboardInterrupt):
        link = link_of(url)
        _try(bot, seed)
        if records is not None:
            make_folder(screen, records)
        called = name or name_of(bot)
        asyncio.run(_sit(screen, link, bot, seat, called, passcode, pause, seed, records))


def _try(bot: str, seed: int) -> None:
    """Whether there is such a bot, before anybody sees it come in."""
    _made(bot, "en", seed)


def _made(bot: str, language: str, seed: int) -> Bot:
    from ..bots import UnknownBot, bot_named  # noqa: PLC0415 - bots load much

    try:
        return bot_named(bot, language, seed)
    except UnknownBot:
        raise Rejected("bot-unknown", bot=bot) from None
    except ValueError:
        raise Rejected("bot-no-model") from None


async def _sit(
    screen: Screen,
    link: Link,
    bot: str,
    seat: str,
    name: str,
    passcode: str,
    pause: float,
    seed: int,
    records: Path | None,
) -> None:
    from ..client import Client  # noqa: PLC0415 - only this command needs the network
    from ..room.commands import LeaveRoom, TakeSeat  # noqa: PLC0415 - as above
    from ..seated_bot import SeatedBot  # noqa: PLC0415 - as above

    try:
        client = await Client.join(link.base, link.code, name, passcode)
        await client.connect()
    except (OSError, ValueError):  # nobody there, or something that is no server of ours
        raise Rejected("sit-unreachable", url=link.base) from None
    try:
        wanted = seat or _free_seat(client)
        await client.do(TakeSeat(wanted))
        screen.tell(screen.say("sit-seated", name=name, seat=screen.say(f"seat-{wanted}")), "bold")
        seated = SeatedBot(
            client,
            lambda language: _made(bot, language, seed),
            pause=pause,
            tell=lambda trouble: screen.tell(f"{name}: {trouble}", "yellow"),
            puzzled=lambda language, word: Messages(language)("bot-puzzled", word=word),
            keep=None if records is None else partial(_keep, screen, records, link.code),
        )
        bye = await seated.play()
        screen.tell(screen.say("sit-over", code=bye))
    except ConnectionError:
        raise Rejected("sit-unreachable", url=link.base) from None
    finally:
        # Whoever goes without a word keeps a seat that others wait for.
        with suppress(Exception):
            await client.do(LeaveRoom())
        await client.close()


def _keep(screen: Screen, folder: Path, code: str, number: int, record: str) -> None:
    """Save the record of a game; play goes on also where it cannot be written."""
    path = folder / f"{code.translate(NO_FOLDERS)}-{number}.jsonl"
    try:
        path.write_text(record, "utf-8")
    except OSError:
        screen.tell(screen.say("file-unwritable", path=str(path)), "yellow")
        return
    screen.tell(screen.say("cli-record-saved", path=str(path)), "dim")


def _free_seat(client: Client) -> str:
    """The first seat that nobody has; else one that several may share."""
    assert client.room is not None  # connected
    room = client.room
    seats = VARIANTS[room.settings.variant].seats
    free = [each.name for each in seats if not room.seats.get(each.name)]
    free += [each.name for each in seats if not each.alone]
    if not free:
        raise Rejected("sit-no-seat")
    return free[0]
