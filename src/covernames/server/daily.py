"""The case of the day over HTTP. The server keeps nothing of a player: what was done comes along.

Today is the day in UTC by the server's clock. Whoever asks for a case tells what they have touched
or said so far, and is told what follows: never a card that was not touched, nor what the bot had in
mind, before the case is over for whoever asks.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..daily import FIRST, Case, Kind, Said, Task
from ..daily.cases import MOST_CLUES
from ..daily.days import check_day, next_at, today
from ..daily.guessing import guessed
from ..decks import LANGUAGES
from ..game.actions import Name, Typed
from ..game.key import CELLS
from ..refusals import Rejected
from .http import address_of, json_response, rate_limit, read_json
from .hub import Hub

HIGHEST = 9
"""The highest number of a clue."""
Cell = Annotated[int, msgspec.Meta(ge=0, lt=CELLS)]


class Days(msgspec.Struct, frozen=True):
    """The days that have a case."""

    first: str
    today: str
    next_at: int
    """When the next one comes, in milliseconds."""


class Guesses(msgspec.Struct, frozen=True):
    """The cards that a player has touched so far, in order."""

    day: Name
    lang: Name
    kind: Kind = "words"
    touched: Annotated[tuple[Cell, ...], msgspec.Meta(max_length=CELLS)] = ()
    given_up: bool = False
    """Whether to tell the solution."""


class Spoken(msgspec.Struct, frozen=True):
    """A clue of a player."""

    word: Typed
    number: Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]


class Clues(msgspec.Struct, frozen=True):
    """The clues that a player has given so far, in order."""

    day: Name
    lang: Name
    kind: Kind = "words"
    clues: Annotated[tuple[Spoken, ...], msgspec.Meta(max_length=MOST_CLUES)] = ()
    given_up: bool = False
    """Whether to tell what the bot would have said."""


async def show_days(request: Request) -> Response:
    """GET /api/daily: which days have a case, and when the next one comes."""
    now = _hub(request).clock.now()
    return json_response(Days(FIRST, today(now), next_at(now)))


async def guess(request: Request) -> Response:
    """POST /api/daily/guess: a case to guess, after these touches."""
    asked: Guesses = await read_json(request, Guesses)
    case = await case_of(request, asked, "guess")
    return json_response(guessed(case, asked.touched, asked.given_up))


async def give(request: Request) -> Response:
    """POST /api/daily/give: a case to give clues for, after these clues."""
    asked: Clues = await read_json(request, Clues)
    case = await case_of(request, asked, "give")
    return Response(await heard(request, case, asked), media_type="application/json")


async def heard(request: Request, case: Case, asked: Clues) -> bytes:
    """What the bot made of these clues, as JSON."""
    said = tuple(Said(clue.word, clue.number) for clue in asked.clues)
    return await _hub(request).daily.given(address_of(request), case, said, asked.given_up)


async def case_of(request: Request, asked: Guesses | Clues, task: Task) -> Case:
    """The case that somebody asks about, if its day has come."""
    hub = _hub(request)
    if asked.lang not in LANGUAGES:
        raise Rejected("language-unknown", word=asked.lang[:40])
    check_day(asked.day, hub.clock.now())
    who = address_of(request)
    if not hub.daily.has(asked.day, asked.lang, asked.kind, task):
        rate_limit(request, "lists")  # to make one takes a worker's second
    return await hub.daily.case(who, asked.day, asked.lang, asked.kind, task)


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub
