"""The games of a room, each from its deal on, as the store has them."""

from __future__ import annotations

from ..game.events import Event, GameDealt
from ..room.events import Played
from .store import Store


async def game_logs(store: Store, code: str) -> list[list[Event]]:
    """All of them in order; the last one may still be going on."""
    games: list[list[Event]] = []
    for kept in await store.entries_after(code, 0):
        for event in kept.events:
            if isinstance(event, Played):
                if isinstance(event.event, GameDealt):
                    games.append([])
                games[-1].append(event.event)
    return games
