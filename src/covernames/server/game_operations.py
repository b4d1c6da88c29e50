"""What can be asked over HTTP of games that are over: records, copies of them, deals for others."""

from __future__ import annotations

from ..analysis import Analysis, WhatIf
from ..analysis.puzzle import PuzzleShown
from . import deals, door, records, replays, rooms
from .openapi import Operation

OF_GAMES: tuple[Operation, ...] = (
    Operation(
        "GET",
        "/api/rooms/{code}/records/{number:int}",
        records.show_record,
        media="application/jsonl",
        budget="lists",
        headers=(door.SECRET, door.PASSCODE),
    ),
    Operation(
        "GET",
        "/api/rooms/{code}/records/{number:int}/analysis",
        records.show_analysis,
        None,
        Analysis,
        budget="lists",
        headers=(door.SECRET, door.PASSCODE),
    ),
    Operation(
        "POST",
        "/api/rooms/{code}/records/{number:int}/what-if",
        records.try_clue,
        records.OtherClue,
        WhatIf,
        budget="lists",
        headers=(door.SECRET, door.PASSCODE),
    ),
    Operation(
        "POST",
        "/api/rooms/{code}/records/{number:int}/puzzle",
        records.guess_clue,
        records.PuzzleGuesses,
        PuzzleShown,
        budget="lists",
        headers=(door.SECRET, door.PASSCODE),
    ),
    Operation(
        "POST",
        "/api/rooms/{code}/records/{number:int}/replays",
        replays.share_replay,
        replays.ToShare,
        replays.Shared,
        201,
        budget="members",
        headers=(door.SECRET,),
    ),
    Operation(
        "GET",
        "/api/replays/{replay}",
        replays.show_replay,
        None,
        replays.SharedReplay,
        budget="lists",
    ),
    Operation(
        "GET",
        "/api/replays/{replay}/analysis",
        replays.show_replay_analysis,
        None,
        Analysis,
        budget="lists",
    ),
    Operation(
        "POST",
        "/api/replays/{replay}/what-if",
        replays.try_replay_clue,
        records.OtherClue,
        WhatIf,
        budget="lists",
    ),
    Operation(
        "POST",
        "/api/rooms/{code}/records/{number:int}/deal",
        deals.share_deal,
        None,
        deals.DealMade,
        201,
        budget="rooms",
        headers=(door.SECRET, door.PASSCODE),
    ),
    Operation(
        "POST", "/api/deals", deals.make_deal, deals.NewDeal, deals.DealMade, 201, budget="rooms"
    ),
    Operation("GET", "/api/deals/{deal}", deals.show_deal, None, deals.DealShown),
    Operation(
        "POST",
        "/api/deals/{deal}/rooms",
        deals.open_table,
        deals.NewTable,
        rooms.RoomMade,
        201,
        budget="rooms",
    ),
)
"""A part of `operations.OPERATIONS`."""
