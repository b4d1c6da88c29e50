"""The finished games of a room over HTTP: records, what would have been better, puzzles."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..analysis.puzzle import puzzle
from ..game import record
from ..game.actions import Typed
from ..game.events import GameDealt
from ..game.key import CELLS
from ..game.table import Number
from ..refusals import Rejected
from ..room.events import Played, RoomOpened, SettingsChanged
from ..room.room import RoomSettings
from .door import check_proof, room_of
from .http import json_response, read_json
from .hub import Hub
from .open_room import OpenRoom

JSON = "application/json"


class Finished(NamedTuple):
    """A game that is over."""

    log: list[Any]
    settings: RoomSettings
    """Those of its room when it was dealt."""
    at: int
    """When it was over, in milliseconds."""


class OtherClue(msgspec.Struct, frozen=True):
    """A clue in the place of one that was given."""

    clue: int
    """The one that was given, counted from 0."""
    word: Typed
    number: Number


class PuzzleGuesses(msgspec.Struct, frozen=True):
    """What somebody has touched for a clue of a finished game, in order."""

    clue: int
    """The clue, counted from 0."""
    touched: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=0, lt=CELLS)], ...], msgspec.Meta(max_length=CELLS)
    ] = ()
    given_up: bool = False
    """Whether to tell how the game went on."""


async def show_record(request: Request) -> Response:
    """GET /api/rooms/{code}/records/{number}: a finished game, to keep and to verify."""
    room = await looked_into(request)
    game = await _game(request, room, running="record-unknown")
    return Response(record.write(game), media_type="application/jsonl")


async def show_analysis(request: Request) -> Response:
    """GET /api/rooms/{code}/records/{number}/analysis: a finished game as bots see it afterwards.

    While the game is on, nobody is told anything, not even the host.
    """
    room = await looked_into(request)
    game = await _game(request, room, running="analysis-unfinished")
    hub: Hub = request.app.state.hub
    found = await hub.analyst.analysis(room.code, game, room.room.settings.options)
    return Response(found, media_type=JSON)


async def try_clue(request: Request) -> Response:
    """POST /api/rooms/{code}/records/{number}/what-if: another clue in a finished game."""
    wanted: OtherClue = await read_json(request, OtherClue)
    room = await looked_into(request)
    game = await _game(request, room, running="analysis-unfinished")
    hub: Hub = request.app.state.hub
    asked = wanted.clue, wanted.word, wanted.number
    found = await hub.analyst.what_if(room.code, game, room.room.settings.options, *asked)
    return Response(found, media_type=JSON)


async def guess_clue(request: Request) -> Response:
    """POST /api/rooms/{code}/records/{number}/puzzle: a clue of a finished game, to be guessed.

    The server keeps nothing of whoever guesses. While the game is on, there is no puzzle in it.
    """
    asked: PuzzleGuesses = await read_json(request, PuzzleGuesses)
    room = await looked_into(request)
    game = await _game(request, room, running="puzzle-unfinished")
    return json_response(puzzle(game, asked.clue, asked.touched, asked.given_up))


async def looked_into(request: Request) -> OpenRoom:
    """The room, for whoever may look into it."""
    room = await room_of(request)
    await check_proof(request, room)
    return room


async def _game(request: Request, room: OpenRoom, *, running: str) -> list[Any]:
    """The log of a finished game."""
    return (await finished_game(request, room, running=running)).log


async def finished_game(request: Request, room: OpenRoom, *, running: str) -> Finished:
    """A finished game; `running` is why one that is on is refused."""
    games: list[Finished] = []
    settings = RoomSettings()
    for kept in await room.store.entries_after(room.code, 0):
        for event in kept.events:
            if isinstance(event, RoomOpened | SettingsChanged):
                settings = event.settings
            elif isinstance(event, Played):
                if isinstance(event.event, GameDealt):
                    games.append(Finished([], settings, kept.at))
                games[-1].log.append(event.event)
                games[-1] = games[-1]._replace(at=kept.at)
    number: int = request.path_params["number"]
    if not 1 <= number <= len(games):
        raise Rejected("record-unknown")
    if number == len(games) and room.room.playing:
        raise Rejected(running)
    return games[number - 1]
