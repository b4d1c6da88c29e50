"""Words over HTTP: decks, glosses, a look at people's own lists, the referee."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import cache
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..bots.knowledge import Knowledge
from ..decks import LANGUAGES, available, load
from ..decks.library import NAMES
from ..game.actions import Name
from ..game.key import CELLS
from ..judging import Precedent
from ..refusals import Fault, Rejected
from ..text import same
from . import referee
from .http import LARGEST, address_of, json_response, read_json
from .hub import Hub
from .list_reader import ListRead
from .piles import ALLOWED
from .questions import Unanswered

LONGEST_WORD = 200
"""Longer than any card; what is longer would only keep the referee busy."""
CLUE_READ = 1_000
"""So much of a clue is read: the referee calls a shorter one too long."""
Card = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
Cards = Annotated[tuple[Card, ...], msgspec.Meta(max_length=CELLS)]


class Ruled(msgspec.Struct, frozen=True):
    """What people have said about a clue beside these cards."""

    clue: Card
    valid: bool
    board: Cards = ()
    reason: Name = ""
    card: Card = ""


class Question(msgspec.Struct, frozen=True):
    """A clue to be judged."""

    lang: Name
    clue: Annotated[str, msgspec.Meta(max_length=10 * CLUE_READ)]
    board: Cards = ()
    number: int | float | Name | bool | None = None
    """What is no number of a clue is judged as well."""
    options: Annotated[tuple[Name, ...], msgspec.Meta(max_length=2 * len(ALLOWED))] = ()
    precedents: Annotated[tuple[Ruled, ...], msgspec.Meta(max_length=CELLS)] = ()
    """What people have said about the same clue before (`rulings` of a room)."""


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language in which words can be played."""

    lang: str
    missing: tuple[str, ...] | None = ()
    """Analysers that are not installed: the referee knows less without them. None: nobody knows."""


class ListToCheck(msgspec.Struct, frozen=True):
    """A list of words to be looked at."""

    lang: Name
    text: str
    bots: bool = False
    """Whether to look how well the bots know the words; that may take a while."""


class Checked(msgspec.Struct, frozen=True):
    """What a list of words is: playable without faults; remarks are worth a look."""

    words: int = 0
    dropped: int = 0
    """Doubles that were left out."""
    faults: tuple[Fault, ...] = ()
    remarks: tuple[Fault, ...] = ()
    known: Knowledge | None = None
    """How well the bots know the words; None: nobody has looked."""

    @classmethod
    def of(cls, found: ListRead, known: Knowledge | None = None) -> Checked:
        """All that is to be said of a list but its words."""
        return cls(len(found.words), found.dropped, found.faults, found.remarks, known)


class Unknown(msgspec.Struct, frozen=True):
    """Words that a learner wants explained."""

    lang: Name
    words: Cards


class Glosses(msgspec.Struct, frozen=True):
    """The senses of those words that a deck of ours explains."""

    glosses: dict[str, str]


async def judge_clue(request: Request) -> Response:
    """POST /api/judge: what the referee says of a clue, for whoever composes one."""
    asked: Question = await read_json(request, Question)
    hub: Hub = request.app.state.hub
    _check_language(asked.lang)
    if not set(asked.options) <= ALLOWED:
        raise Rejected("request-unreadable")
    clue = asked.clue[:CLUE_READ]
    before = tuple(Precedent(r.clue, r.board, r.valid, r.reason, r.card) for r in asked.precedents)
    about = referee.Question(clue, asked.number, asked.board, asked.lang, asked.options, before)
    return json_response(await hub.referee.ruling(address_of(request), about))


async def list_languages(request: Request) -> Response:
    """GET /api/languages: what the referee knows of each on this server."""
    hub: Hub = request.app.state.hub
    found: dict[str, tuple[str, ...]] = {}
    with suppress(Unanswered, TimeoutError):  # the languages are the same, whatever is missing
        async with asyncio.timeout(hub.times.referee_timeout):
            found = await hub.referee.lacking()
    return json_response([LanguageInfo(tag, found.get(tag)) for tag in LANGUAGES])


async def list_decks(_: Request) -> Response:
    """GET /api/decks."""
    return json_response(available())


async def check_list(request: Request) -> Response:
    """POST /api/decks/check: whether a list of words can be played."""
    wanted: ListToCheck = await read_json(request, ListToCheck, LARGEST)
    _check_language(wanted.lang)
    hub: Hub = request.app.state.hub
    found = await hub.lists.read(address_of(request), wanted.text, wanted.lang)
    known = None
    if wanted.bots:
        known = await hub.lists.known(address_of(request), found.words, wanted.lang)
    return json_response(Checked.of(found, known))


async def explain(request: Request) -> Response:
    """POST /api/glosses."""
    wanted: Unknown = await read_json(request, Unknown)
    _check_language(wanted.lang)
    known = _glosses(wanted.lang)
    found = {word: known[same(word)] for word in wanted.words if same(word) in known}
    return json_response(Glosses(found))


@cache
def _glosses(language: str) -> dict[str, str]:
    return {same(word.text): word.gloss for name in NAMES for word in load(language, name).words}


def _check_language(tag: str) -> None:
    if tag not in LANGUAGES:
        raise Rejected("language-unknown", word=tag[:40])
