"""What others did for a case of the day, over HTTP: told to whoever is done with it, or later.

Who asks proves that the case is over for them as in ``daily.py``: they send what they have touched
or said, and the server follows it anew. Once the day is over, anybody may know. Nothing is kept of
who adds a result, so nothing here can tell who adds one twice: the page remembers what it has
added, and an address may add only so many an hour.
"""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..daily.cases import Case, GiveShown
from ..daily.days import days_before, today
from ..daily.guessing import guessed
from ..daily.others import KEPT_DAYS, Counts, Others, give_counted, guess_counted
from ..refusals import Rejected
from .daily import Clues, Guesses, case_of, heard
from .http import json_response, rate_limit, read_json
from .hub import Hub

NOBODY: Final = Counts()


class GuessResult(Guesses, frozen=True):
    """What a player did who is done with guessing."""

    add: bool = False
    """Whether to count it."""


class GiveResult(Clues, frozen=True):
    """What a player did who is done with giving clues."""

    add: bool = False
    """Whether to count it."""


async def others_guessed(request: Request) -> Response:
    """POST /api/daily/guess/others: what others touched, for whoever is done with the case."""
    asked: GuessResult = await read_json(request, GuessResult)
    case = await case_of(request, asked, "guess")
    shown = guessed(case, asked.touched, asked.given_up)
    return await _others(request, case, asked, guess_counted(case, shown), over=bool(shown.over))


async def others_gave(request: Request) -> Response:
    """POST /api/daily/give/others: how many clues others needed, for whoever is done as well."""
    asked: GiveResult = await read_json(request, GiveResult)
    case = await case_of(request, asked, "give")
    shown = msgspec.json.decode(await heard(request, case, asked), type=GiveShown)
    return await _others(request, case, asked, give_counted(shown), over=bool(shown.over))


async def _others(
    request: Request,
    case: Case,
    asked: GuessResult | GiveResult,
    result: Counts | None,
    *,
    over: bool,
) -> Response:
    hub: Hub = request.app.state.hub
    now = today(hub.clock.now())
    if not over and (asked.add or case.day == now):
        raise Rejected("daily-unfinished")
    if case.day < days_before(now, KEPT_DAYS):
        return json_response(Others(kept=False, counts=NOBODY))
    if asked.add and result is not None:
        rate_limit(request, "results")
        await hub.store.add_result(case.day, case.name, result)
    told = await hub.store.results(case.day, case.name)
    return json_response(Others(kept=True, counts=told))
