"""Words over HTTP: decks, glosses, a look at people's own lists, the referee."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import cache
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..decks import LANGUAGES, PackRefused, available, load, read_text
from ..decks.deck import same
from ..decks.library import NAMES
from ..decks.packs import Fault
from ..game.actions import Name
from ..game.errors import Rejected
from ..game.key import CELLS
from . import referee
from .http import LARGEST, answer, body
from .hub import Hub
from .piles import ALLOWED, reading, words_of
from .questions import Unanswered

LONGEST_WORD = 200
"""Longer than any card; what is longer would only keep the referee busy."""
CLUE_READ = 1_000
"""So much of a clue is read: the referee calls a shorter one too long."""
Card = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
Cards = Annotated[tuple[Card, ...], msgspec.Meta(max_length=CELLS)]


class Question(msgspec.Struct, frozen=True):
    """A clue to be judged."""

    lang: Name
    clue: Annotated[str, msgspec.Meta(max_length=10 * CLUE_READ)]
    board: Cards = ()
    number: int | float | Name | bool | None = None
    """What is no number of a clue is judged as well."""
    options: Annotated[tuple[Name, ...], msgspec.Meta(max_length=2 * len(ALLOWED))] = ()


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language in which words can be played."""

    lang: str
    missing: tuple[str, ...] | None = ()
    """Analysers that are not installed: the referee knows less without them. None: nobody knows."""


class ListToCheck(msgspec.Struct, frozen=True):
    """A list of words to be looked at."""

    lang: Name
    text: str


class Checked(msgspec.Struct, frozen=True):
    """What a list of words is: playable without faults; remarks are worth a look."""

    words: int = 0
    dropped: int = 0
    """Doubles that were left out."""
    faults: tuple[Fault, ...] = ()
    remarks: tuple[Fault, ...] = ()


class Unknown(msgspec.Struct, frozen=True):
    """Words that a learner wants explained."""

    lang: Name
    words: Cards


class Glosses(msgspec.Struct, frozen=True):
    """The senses of those words that a deck of ours explains."""

    glosses: dict[str, str]


async def judge_clue(request: Request) -> Response:
    """POST /api/judge: what the referee says of a clue, for whoever composes one."""
    asked: Question = await body(request, Question)
    hub: Hub = request.app.state.hub
    _check_language(asked.lang)
    if not set(asked.options) <= ALLOWED:
        raise Rejected("request-unreadable")
    clue = asked.clue[:CLUE_READ]
    who = request.client.host if request.client else ""
    about = referee.Question(clue, asked.number, asked.board, asked.lang, asked.options)
    return answer(await hub.referee.ruling(who, about))


async def list_languages(request: Request) -> Response:
    """GET /api/languages: what the referee knows of each on this server."""
    hub: Hub = request.app.state.hub
    found: dict[str, tuple[str, ...]] = {}
    with suppress(Unanswered, TimeoutError):  # the languages are the same, whatever is missing
        async with asyncio.timeout(referee.TIMEOUT):
            found = await hub.referee.lacking()
    return answer([LanguageInfo(tag, found.get(tag)) for tag in LANGUAGES])


async def list_decks(_: Request) -> Response:
    """GET /api/decks."""
    return answer(available())


async def check_list(request: Request) -> Response:
    """POST /api/decks/check: whether a list of words can be played."""
    wanted: ListToCheck = await body(request, ListToCheck, LARGEST)
    _check_language(wanted.lang)
    report, _ = await read_list(wanted.text, wanted.lang)
    return answer(report)


async def read_list(text: str, language: str) -> tuple[Checked, tuple[str, ...]]:
    """What is to be said of a list of words, and the words if nothing is wrong with them."""
    try:
        pack = await reading(read_text, text, language)
    except PackRefused as refused:
        return Checked(faults=refused.faults), ()
    words = words_of(pack)
    return Checked(len(words), pack.dropped, (), pack.remarks), words


async def explain(request: Request) -> Response:
    """POST /api/glosses."""
    wanted: Unknown = await body(request, Unknown)
    _check_language(wanted.lang)
    known = _glosses(wanted.lang)
    found = {word: known[same(word)] for word in wanted.words if same(word) in known}
    return answer(Glosses(found))


@cache
def _glosses(language: str) -> dict[str, str]:
    return {same(word.text): word.gloss for name in NAMES for word in load(language, name).words}


def _check_language(tag: str) -> None:
    if tag not in LANGUAGES:
        raise Rejected("language-unknown", word=tag[:40])
