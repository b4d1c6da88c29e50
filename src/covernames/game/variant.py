"""What a variant is: seats with powers, a way to draw a key, and hooks for the rules that differ.

`rules.py` runs the flow that all variants share and asks the variant wherever the rulebooks differ.
A variant of one's own subclasses `Variant` (or one of ``variants/``), is registered with
`register`, and can be tried with ``covernames.testing.check_variant``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar, Final

import msgspec
from msgspec.structs import replace

from ..refusals import Rejected
from . import events as ev
from .actions import Actor, TokenFace
from .key import Identities, Key
from .table import Clue, May, Number, Outcome, Phase, Settings, Table, Timer, Tokens, Turn

CLUE: Final = "clue"
GUESS: Final = "guess"
HIGHEST: Final = 9
"""The highest number that may be said with a clue in any variant."""
LONGEST_TIME: Final = 24 * 3600
"""Seconds that a timer or a vote may run."""


_ACTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "clue": (CLUE, ("give-clue",)),
    "guess": (GUESS, ("guess",)),
    "sudden-death": (GUESS, ("guess",)),
    "penalty": (CLUE, ("cover", "waive")),
    "phantom": (CLUE, ("cover",)),
}
"""In each phase: the power that a seat needs, and what it may then do."""


class Seat(msgspec.Struct, frozen=True):
    """A role at the table. Powers say what it is for, the face what it sees of the key."""

    name: str
    sides: tuple[str, ...]
    powers: tuple[str, ...]
    face: str = ""
    alone: bool = False
    """Holds one member at most (C-002: one spymaster a team)."""


class Opening(msgspec.Struct, frozen=True):
    """How a game stands right after the deal."""

    left: dict[str, int]
    turn: Turn
    tokens: Tokens | None = None


class Variant(ABC):
    """The rules in which one game of the family differs from another."""

    name: ClassVar[str]
    seats: ClassVar[tuple[Seat, ...]]
    sides: ClassVar[tuple[str, ...]]
    """The sides that people play."""
    starters: ClassVar[tuple[str, ...]]
    """The sides that may be drawn to start."""
    faces: ClassVar[tuple[str, ...]]
    rivals: ClassVar[bool] = True
    """Whether teams play against each other; if not, all win or lose together."""
    has_tokens: ClassVar[bool] = False
    """Whether time is measured in tokens, with the settings that go with them."""
    challengers: ClassVar[str] = "all"
    """Who may challenge a clue: ``all`` but its giver, or the ``guessers`` alone (A-07)."""

    def __init__(self) -> None:
        self._seats = {seat.name: seat for seat in self.seats}
        self.face_of_seat = {seat.name: seat.face for seat in self.seats}
        """The face that each seat may look at; empty: none."""
        self._may: dict[object, May] = {}

    # Seats

    def seat(self, name: str) -> Seat:
        """The seat of that name."""
        seat = self._seats.get(name)
        if seat is None:
            raise Rejected("seat-unknown", seat=name)
        return seat

    def missing(self, members: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
        """The seats that still need somebody before a game can start (C-001, C-002)."""
        return tuple(seat.name for seat in self.seats if not members.get(seat.name))

    def judge_of(self, giver: str) -> Seat | None:
        """The opposing spymaster, who may accept a clue (C-119); None where nobody opposes."""
        if not self.rivals:
            return None
        side = self._seats[giver].sides[0]
        return next(s for s in self.seats if CLUE in s.powers and side not in s.sides)

    def guess_side(self, giver: str) -> str:
        """The side that guesses when a side has given a clue: its own team."""
        return giver

    @abstractmethod
    def read_face(self, guesser: str) -> str:
        """The face from which a side's guesses are read."""

    # The deal

    def check_settings(self, settings: Settings) -> None:
        """Refuse settings that this variant does not have."""
        timer = settings.timer
        if timer is not None and (timer.clue < 1 or timer.guess < 1):
            raise Rejected("settings-timer-too-short")
        for name in timer.double if timer is not None else ():
            self.seat(name)
        if settings.vote_seconds < 1:
            raise Rejected("settings-vote-too-short")
        times = (settings.vote_seconds, *((timer.clue, timer.guess) if timer else ()))
        if max(times) > LONGEST_TIME:
            raise Rejected("settings-time-too-long", hours=LONGEST_TIME // 3600)
        if settings.starting and settings.starting not in self.starters:
            raise Rejected("settings-starting-side", side=settings.starting)
        plain = Settings()
        if not self.has_tokens and any(
            getattr(settings, name) != getattr(plain, name)
            for name in ("tokens", "mistakes", "free_order", "mission")
        ):
            raise Rejected("settings-not-here")

    @abstractmethod
    def draw(self, rng: Random, starting: str) -> dict[str, Identities]:
        """Draw the faces of a key."""

    @abstractmethod
    def starting_side(self, key: Key) -> str:
        """The side that starts with a key; empty: whoever is ready first."""

    @abstractmethod
    def opening(self, settings: Settings, starting: str, now: int) -> Opening:
        """The state right after the deal."""

    # A turn

    @abstractmethod
    def check_number(self, table: Table, side: str, number: Number) -> None:
        """Refuse a number that this variant does not know or that cannot be true."""

    @abstractmethod
    def guessing(self, table: Table, clue: Clue, now: int) -> Turn:
        """The guessing that a clue opens."""

    @abstractmethod
    def check_touch(self, table: Table, side: str, cell: int) -> None:
        """Refuse a touch that is void: it costs nothing and changes nothing."""

    @abstractmethod
    def touch(self, table: Table, key: Key, actor: Actor, cell: int, now: int) -> ev.Events:
        """A guess and all that follows from it."""

    @abstractmethod
    def stop(self, table: Table, now: int) -> ev.Events:
        """The guessers end their turn."""

    @abstractmethod
    def time_up(self, table: Table, now: int) -> ev.Events:
        """The strict clock ends a turn (A-13)."""

    @abstractmethod
    def clue_falls(self, table: Table, by: ev.Ruler, token: TokenFace, now: int) -> ev.Events:
        """What an invalid clue costs."""

    def cover_identity(self, table: Table) -> str:
        """The identity that a card must have to be covered now, without a guess."""
        return table.turn.sides[0]

    @abstractmethod
    def cover(self, table: Table, actor: Actor, cell: int, now: int) -> ev.Events:
        """A card is covered without a guess."""

    @abstractmethod
    def waive(self, table: Table, actor: Actor, now: int) -> ev.Events:
        """The penalty cover is not used."""

    @abstractmethod
    def resigned(self, side: str) -> Outcome:
        """The outcome when a side gives up (A-62)."""

    # Building turns

    def seconds(self, timer: Timer, phase: Phase, sides: tuple[str, ...]) -> int:
        """How long a phase may take; A-65: twice as long where somebody acts who needs it."""
        usual = timer.guess if phase == "guess" else timer.clue
        acting = [seat.name for seat in self.seats if self._acts(seat, phase, sides, guesses=0)]
        return usual if set(acting).isdisjoint(timer.double) else 2 * usual

    def turn(
        self,
        settings: Settings,
        phase: Phase,
        sides: tuple[str, ...],
        now: int,
        *,
        clue: Clue | None = None,
        left: int | None = None,
        due: int = 0,
    ) -> Turn:
        """A new phase, with its clock started if the clock is strict."""
        seconds = None
        strict = settings.timer is not None and settings.timer.mode == "strict"
        if settings.timer is not None and strict and phase in {"clue", "penalty", "guess"}:
            seconds = self.seconds(settings.timer, phase, sides)
        return Turn(
            phase=phase,
            sides=sides,
            may=self.may(settings, phase, sides, clue=clue),
            left=left,
            due=due,
            deadline=None if seconds is None else now + 1000 * seconds,
            since=now if phase == CLUE else 0,
        )

    def resumed(self, table: Table, clue: Clue, now: int) -> Turn:
        """Back to guessing after a challenge, with the guessers' time as it was."""
        turn = table.turn
        reserve = turn.reserve
        return replace(
            turn,
            phase="guess",
            may=self.may(table.settings, "guess", turn.sides, clue=clue, guesses=turn.guesses),
            deadline=None if reserve is None else now + reserve,
            reserve=None,
        )

    def end(self, outcome: Outcome, tokens: Tokens | None = None) -> ev.GameEnded:
        """The end of the game; the key is opened by whoever runs the flow."""
        return ev.GameEnded(outcome=outcome, turn=Turn("over", (), {}), tokens=tokens)

    # What each seat may do

    def may(
        self,
        settings: Settings,
        phase: Phase,
        sides: tuple[str, ...],
        *,
        clue: Clue | None = None,
        guesses: int = 0,
        verdict: str = "",
    ) -> May:
        """What each seat may do in a phase, by the names of the actions. Needs no key."""
        giver = clue.seat if clue is not None else ""
        open_clue = clue is not None and clue.standing == "given"
        clock = settings.timer and (settings.timer.mode, settings.timer.flip)
        known = (clock, phase, sides, giver, open_clue, guesses > 0, verdict)
        may = self._may.get(known)
        if may is None:
            may = {
                seat.name: (
                    *self._acts(seat, phase, sides, guesses=guesses),
                    *self._disputes(seat, phase, sides, giver, verdict if open_clue else None),
                    *self._clock(seat, phase, sides, settings),
                )
                for seat in self.seats
            }
            self._may[known] = may
        return may

    def _acts(self, seat: Seat, phase: Phase, sides: tuple[str, ...], *, guesses: int) -> list[str]:
        """The moves of the game itself."""
        power, acts = _ACTS.get(phase, ("", ()))
        if power not in seat.powers or not any(side in sides for side in seat.sides):
            return []
        if phase == "clue" and self.rivals:
            return [*acts, "consult"]
        return [*acts, "stop"] if phase == "guess" and guesses else [*acts]

    def _disputes(
        self, seat: Seat, phase: Phase, sides: tuple[str, ...], giver: str, verdict: str | None
    ) -> list[str]:
        """Challenges and their ruling (A-06, A-07). `verdict` None: the clue is settled."""
        if verdict is None or phase not in {"guess", "challenge"}:
            return []
        judge = self.judge_of(giver)
        judging = ["answer"] if seat is judge else []
        if phase == "guess":
            guesser = GUESS in seat.powers and any(side in sides for side in seat.sides)
            challenging = guesser if self.challengers == "guessers" else seat.name != giver
            return [*judging, "challenge"] if challenging else judging
        # Where the referee is certain, or nobody opposes, the giver alone votes.
        only_giver = judge is None or verdict == "illegal"
        return [*judging, "vote"] if seat.name == giver or not only_giver else judging

    def _clock(
        self, seat: Seat, phase: Phase, sides: tuple[str, ...], settings: Settings
    ) -> list[str]:
        """Timer and giving up."""
        can = ["resign"] if len(seat.sides) == 1 else []
        timer = settings.timer
        if timer is None or phase not in {"clue", "guess", "penalty"}:
            return can
        if timer.mode == "strict":
            return [*can, "pause"]
        acting = bool(self._acts(seat, phase, sides, guesses=0))
        teammate = any(side in sides for side in seat.sides) and not acting
        return can if timer.flip == "opponents" and teammate else [*can, "flip-timer"]
