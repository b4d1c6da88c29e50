"""The games of a room, each from its deal on, as the store has them."""

from __future__ import annotations

from typing import NamedTuple

from ..game.events import Event, GameDealt
from ..room.events import Played, RoomOpened, SettingsChanged
from ..room.room import RoomSettings
from .store import Store


class KeptGame(NamedTuple):
    """A game of a room; it may still be going on."""

    log: list[Event]
    settings: RoomSettings
    """Those of the room when it was dealt."""
    at: int
    """When its last move was made, in milliseconds."""


async def kept_games(store: Store, code: str) -> list[KeptGame]:
    """All of them in order; the last one may still be going on."""
    games: list[KeptGame] = []
    settings = RoomSettings()
    for kept in await store.entries_after(code, 0):
        for event in kept.events:
            if isinstance(event, RoomOpened | SettingsChanged):
                settings = event.settings
            elif isinstance(event, Played):
                if isinstance(event.event, GameDealt):
                    games.append(KeptGame([], settings, kept.at))
                games[-1].log.append(event.event)
                games[-1] = games[-1]._replace(at=kept.at)
    return games


async def game_logs(store: Store, code: str) -> list[list[Event]]:
    """Their logs alone."""
    return [game.log for game in await kept_games(store, code)]
