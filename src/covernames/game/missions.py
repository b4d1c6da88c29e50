"""The Duet campaign: a map of missions as data, and a team's way over it (RULES.md 5.6).

What the rulebook states is fixed: Prague, Cairo, Moscow, Jakarta and Singapore with both numbers,
Berlin with its eleven tokens, and the three lines from Prague. Every other city, number and line
is our own design (``ours``), and so is Berlin's number of mistakes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from ..refusals import Rejected
from .table import Settings, Table

START: Final = "prague"


class Mission(msgspec.Struct, frozen=True):
    """A city of the map: so many turns, so many permitted mistakes (D-062)."""

    city: str
    tokens: int
    mistakes: int
    leads_to: tuple[str, ...] = ()
    x: float = 0.0
    """Degrees of longitude and latitude, for a map."""
    y: float = 0.0
    ours: tuple[str, ...] = ("tokens", "mistakes", "leads_to")
    """What of it is our own design, not the rulebook's."""

    def settings(self) -> Settings:
        """The settings of a Duet game for this mission."""
        return Settings(tokens=self.tokens, mistakes=self.mistakes, mission=self.city)


_STATED = ("leads_to",)

MISSIONS: Final[dict[str, Mission]] = {
    mission.city: mission
    for mission in (
        # The beginning, and its three lines (D-061, D-063).
        Mission("prague", 9, 9, ("berlin", "cairo", "moscow"), 14.4, 50.1, ours=()),
        # West and over the ocean: many turns, hardly a mistake allowed.
        Mission("berlin", 11, 4, ("tallinn", "lisbon"), 13.4, 52.5, ours=("mistakes", "leads_to")),
        Mission("tallinn", 10, 3, ("reykjavik",), 24.8, 59.4),
        Mission("lisbon", 9, 3, ("havana", "reykjavik"), -9.1, 38.7),
        Mission("reykjavik", 9, 2, ("montreal",), -21.9, 64.1),
        Mission("havana", 8, 3, ("montreal", "lima"), -82.4, 23.1),
        Mission("montreal", 8, 1, ("honolulu",), -73.6, 45.5),
        Mission("lima", 7, 3, ("honolulu",), -77.0, -12.0),
        # South: a few mistakes fewer at each step.
        Mission("cairo", 9, 5, ("nairobi", "samarkand"), 31.2, 30.0, ours=_STATED),
        Mission("nairobi", 8, 5, ("hobart",), 36.8, -1.3),
        Mission("samarkand", 8, 4, ("delhi",), 67.0, 39.7),
        Mission("delhi", 7, 5, ("taipei",), 77.2, 28.6),
        # East: as many mistakes as turns, but ever fewer turns.
        Mission("moscow", 8, 8, ("sofia", "jakarta"), 37.6, 55.8, ours=_STATED),
        Mission("sofia", 8, 6, ("samarkand",), 23.3, 42.7),
        Mission("jakarta", 7, 7, ("bangkok", "singapore"), 106.8, -6.2, ours=_STATED),
        Mission("bangkok", 7, 6, ("taipei",), 100.5, 13.8),
        Mission("singapore", 6, 6, ("taipei", "hobart"), 103.8, 1.3, ours=_STATED),
        Mission("taipei", 6, 4, ("honolulu",), 121.5, 25.0),
        Mission("hobart", 6, 3, ("honolulu",), 147.3, -42.9),
        # Where all lines meet.
        Mission("honolulu", 6, 1, (), -157.9, 21.3),
    )
}


class MissionWon(msgspec.Struct, frozen=True, tag_field="event", tag="mission-won"):
    """A team has won in a city."""

    city: str


class NoteWritten(msgspec.Struct, frozen=True, tag_field="event", tag="note-written"):
    """Something the team wants to remember about a city."""

    city: str
    text: str


class TeamNamed(msgspec.Struct, frozen=True, tag_field="event", tag="team-named"):
    """Who plays this campaign."""

    names: tuple[str, ...]


SheetEvent = MissionWon | NoteWritten | TeamNamed


class Sheet(msgspec.Struct, frozen=True):
    """A team's sheet (D-060): a fold of what happened to it."""

    names: tuple[str, ...] = ()
    won: tuple[str, ...] = ()
    notes: dict[str, str] = {}

    @property
    def unlocked(self) -> tuple[str, ...]:
        """The cities that may be played: won ones too (D-061)."""
        won = [MISSIONS[city] for city in self.won if city in MISSIONS]
        reached = {START, *self.won, *(city for mission in won for city in mission.leads_to)}
        return tuple(city for city in MISSIONS if city in reached)

    def after(self, event: SheetEvent) -> Sheet:
        """The sheet after an event."""
        if isinstance(event, MissionWon):
            return self if event.city in self.won else replace(self, won=(*self.won, event.city))
        if isinstance(event, NoteWritten):
            return replace(self, notes={**self.notes, event.city: event.text})
        return replace(self, names=event.names)


def sheet_of(events: Iterable[SheetEvent]) -> Sheet:
    """The sheet of a campaign's events."""
    sheet = Sheet()
    for event in events:
        sheet = sheet.after(event)
    return sheet


def mission(sheet: Sheet, city: str) -> Mission:
    """A mission that the team may play, or a rejection."""
    if city not in MISSIONS:
        raise Rejected("mission-unknown", city=city)
    if city not in sheet.unlocked:
        raise Rejected("mission-locked", city=city)
    return MISSIONS[city]


def check_mission(settings: Settings) -> None:
    """Refuse a game that calls itself a mission and has other numbers."""
    played = MISSIONS.get(settings.mission)
    if played is None:
        raise Rejected("mission-unknown", city=settings.mission)
    mistakes = settings.tokens if settings.mistakes is None else settings.mistakes
    if (settings.tokens, mistakes) != (played.tokens, played.mistakes):
        raise Rejected("mission-numbers", city=settings.mission)
    if settings.family:
        raise Rejected("mission-family")


def mission_won(sheet: Sheet, table: Table) -> MissionWon | None:
    """What a finished game means for the sheet (A-54: Prague is the nine-token game).

    Any game with the numbers of its mission counts, a sudden-death win included; a standard
    nine-token game counts for Prague even if nobody called it a mission.
    """
    outcome, settings = table.outcome, table.settings
    if outcome is None or not outcome.winners or table.tokens is None or settings.family:
        return None
    city = settings.mission or START
    played = MISSIONS.get(city)
    mistakes = settings.tokens if settings.mistakes is None else settings.mistakes
    if played is None or (settings.tokens, mistakes) != (played.tokens, played.mistakes):
        return None
    return MissionWon(city) if city in sheet.unlocked else None
