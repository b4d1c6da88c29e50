"""Words over HTTP: decks, glosses, a look at people's own lists, the referee."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..decks import LANGUAGES, PackRefused, available, load, read_text
from ..decks.deck import same
from ..decks.library import NAMES
from ..decks.packs import Fault
from ..game.errors import Rejected
from ..game.key import CELLS
from ..referee import OPTIONS
from .http import answer, body
from .hub import Hub

LONGEST_WORD = 200
"""Longer than any card; what is longer would only keep the referee busy."""
CLUE_READ = 1_000
"""So much of a clue is read: the referee calls a shorter one too long."""
ALLOWED = OPTIONS | {f"-{option}" for option in OPTIONS}


class Question(msgspec.Struct, frozen=True):
    """A clue to be judged."""

    lang: str
    clue: str
    board: tuple[str, ...] = ()
    number: int | float | str | bool | None = None
    """What is no number of a clue is judged as well."""
    options: tuple[str, ...] = ()


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language in which words can be played."""

    lang: str
    missing: tuple[str, ...] = ()
    """Analysers that are not installed: the referee knows less without them."""


class OwnList(msgspec.Struct, frozen=True):
    """A list of words to be looked at."""

    lang: str
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

    lang: str
    words: tuple[str, ...]


class Glosses(msgspec.Struct, frozen=True):
    """The senses of those words that a deck of ours explains."""

    glosses: dict[str, str]


async def judge_clue(request: Request) -> Response:
    """POST /api/judge: what the referee says of a clue, for whoever composes one."""
    asked: Question = await body(request, Question)
    hub: Hub = request.app.state.hub
    _check_language(asked.lang)
    long = any(len(word) > LONGEST_WORD for word in asked.board)
    if long or len(asked.board) > CELLS or not set(asked.options) <= ALLOWED:
        raise Rejected("request-unreadable")
    clue = asked.clue[:CLUE_READ]
    who = request.client.host if request.client else ""
    verdict = await hub.judge(who, clue, asked.number, asked.board, asked.lang, asked.options)
    return answer(verdict)


async def list_languages(request: Request) -> Response:
    """GET /api/languages: what the referee knows of each on this server."""
    hub: Hub = request.app.state.hub
    found = await hub.referee.lacking()
    return answer([LanguageInfo(tag, missing) for tag, missing in found.items()])


async def list_decks(_: Request) -> Response:
    """GET /api/decks."""
    return answer(available())


async def check_list(request: Request) -> Response:
    """POST /api/decks/check: whether a list of words can be played."""
    wanted: OwnList = await body(request, OwnList)
    _check_language(wanted.lang)
    report, _ = await read_list(wanted.text, wanted.lang)
    return answer(report)


async def read_list(text: str, language: str) -> tuple[Checked, tuple[str, ...]]:
    """What is to be said of a list of words, and the words if nothing is wrong with them.

    A long list is read in a thread: the others in the house do not wait for it.
    """
    try:
        pack = await asyncio.to_thread(read_text, text, language)
    except PackRefused as refused:
        return Checked(faults=refused.faults), ()
    words = tuple(word.text for word in pack.deck.words)
    return Checked(len(words), pack.dropped, (), pack.remarks), words


async def explain(request: Request) -> Response:
    """POST /api/glosses."""
    wanted: Unknown = await body(request, Unknown)
    _check_language(wanted.lang)
    known = {
        same(word.text): word.gloss for name in NAMES for word in load(wanted.lang, name).words
    }
    found = {word: known[same(word)] for word in wanted.words[:CELLS] if same(word) in known}
    return answer(Glosses(found))


def _check_language(tag: str) -> None:
    if tag not in LANGUAGES:
        raise Rejected("language-unknown", word=tag[:40])
