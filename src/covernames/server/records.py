"""The finished games of a room over HTTP: records, what would have been better, puzzles."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..analysis.puzzle import puzzle
from ..game import record
from ..game.actions import Typed
from ..game.events import Event
from ..game.key import CELLS
from ..game.table import Number
from ..refusals import Rejected
from .door import check_proof, room_of
from .game_logs import KeptGame, kept_games
from .http import json_response, read_json
from .hub import Hub
from .open_room import OpenRoom

JSON = "application/json"


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
    room = await room_shown(request)
    game = await finished_game(request, room, running="record-unknown")
    return Response(record.write(game), media_type="application/jsonl")


async def show_analysis(request: Request) -> Response:
    """GET /api/rooms/{code}/records/{number}/analysis: a finished game as bots see it afterwards.

    While the game is on, nobody is told anything, not even the host.
    """
    room = await room_shown(request)
    game = await finished_game(request, room, running="analysis-unfinished")
    hub: Hub = request.app.state.hub
    found = await hub.analyst.analysis(room.code, game, room.room.settings.options)
    return Response(found, media_type=JSON)


async def try_clue(request: Request) -> Response:
    """POST /api/rooms/{code}/records/{number}/what-if: another clue in a finished game."""
    wanted: OtherClue = await read_json(request, OtherClue)
    room = await room_shown(request)
    game = await finished_game(request, room, running="analysis-unfinished")
    hub: Hub = request.app.state.hub
    asked = wanted.clue, wanted.word, wanted.number
    found = await hub.analyst.what_if(room.code, game, room.room.settings.options, *asked)
    return Response(found, media_type=JSON)


async def guess_clue(request: Request) -> Response:
    """POST /api/rooms/{code}/records/{number}/puzzle: a clue of a finished game, to be guessed.

    The server keeps nothing of whoever guesses. While the game is on, there is no puzzle in it.
    """
    asked: PuzzleGuesses = await read_json(request, PuzzleGuesses)
    room = await room_shown(request)
    game = await finished_game(request, room, running="puzzle-unfinished")
    return json_response(puzzle(game, asked.clue, asked.touched, asked.given_up))


async def room_shown(request: Request) -> OpenRoom:
    """The room, for whoever may look into it."""
    room = await room_of(request)
    await check_proof(request, room)
    return room


async def finished_game(request: Request, room: OpenRoom, *, running: str) -> list[Event]:
    """The log of a finished game; `running` is why that of a game which is on is refused."""
    return (await kept_game(request, room, running=running)).log


async def kept_game(request: Request, room: OpenRoom, *, running: str) -> KeptGame:
    """A finished game, with what the room had agreed on."""
    games = await kept_games(room.store, room.code)
    number: int = request.path_params["number"]
    if not 1 <= number <= len(games):
        raise Rejected("record-unknown")
    if number == len(games) and room.room.playing:
        raise Rejected(running)
    return games[number - 1]
