"""What happened: public facts in the past tense, with resulting values, so a client only assigns.

Beside the events stand *whispers*, meant for named seats alone: a consultation and its answer,
ideas for a clue, and what a giver had in mind.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .actions import Judgement, TokenFace, hyphenated
from .key import OpenKey
from .table import Number, Outcome, Settings, Tokens, Turn, Why

Ruler = Literal["referee", "opponent", "giver", "vote"]
"""Who decided a challenge (A-07)."""

TurnEnd = Literal["missed", "stopped", "spent", "finished", "invalid-clue", "time"]
"""Why a turn ended (C-037, D-016, D-019)."""


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=hyphenated, omit_defaults=True):
    """Base of all events."""


class GameDealt(Event, frozen=True):
    """Cards are laid out and a key is drawn; its commitment is public (C-004 to C-010)."""

    variant: str
    language: str
    settings: Settings
    words: tuple[str, ...]
    commitment: str
    members: dict[str, tuple[str, ...]]
    knows: dict[str, str]
    left: dict[str, int]
    turn: Turn
    tokens: Tokens | None = None


class MemberJoined(Event, frozen=True):
    """Somebody took a seat."""

    seat: str
    member: str
    face: str = ""
    """The face of the key that the seat sees."""


class MemberLeft(Event, frozen=True):
    """Somebody left a seat."""

    seat: str
    member: str


class ClueGiven(Event, frozen=True):
    """A clue was given."""

    seat: str
    member: str
    side: str
    word: str
    number: Number
    turn: Turn
    accepted: bool = False
    """The opposing spymaster was asked before, and accepted it (C-119)."""
    helped: bool = False
    """The giver had asked for ideas (A-75)."""


class CardTouched(Event, frozen=True):
    """A guess and what came of it."""

    seat: str
    member: str
    side: str
    cell: int
    identity: str
    cover: str = ""
    """What now covers the card; empty: nothing (a bystander in Duet leaves the word readable)."""
    marks: tuple[str, ...] = ()
    """The card's marks after this touch."""
    left: dict[str, int] | None = None
    tokens: Tokens | None = None
    turn: Turn | None = None


class CardCovered(Event, frozen=True):
    """A card was covered without a guess: a penalty or the phantom's turn."""

    seat: str
    member: str
    cell: int
    identity: str
    left: dict[str, int]
    turn: Turn


class PenaltyWaived(Event, frozen=True):
    """The penalty cover was not used."""

    seat: str
    member: str
    turn: Turn


class SideFinished(Event, frozen=True):
    """Duet: all words of a side are found (D-026)."""

    side: str


class TurnEnded(Event, frozen=True):
    """The turn is over."""

    reason: TurnEnd
    turn: Turn
    tokens: Tokens | None = None


class SuddenDeathBegan(Event, frozen=True):
    """Duet: the time tokens are used up and words are left (D-032)."""

    turn: Turn


class ClueChallenged(Event, frozen=True):
    """Somebody doubts the clue; guessing waits (A-06)."""

    seat: str
    member: str
    verdict: Judgement
    turn: Turn
    token: TokenFace = "check"
    why: Why | None = None


class VoteCast(Event, frozen=True):
    """Somebody said whether the challenged clue stands."""

    seat: str
    member: str
    valid: bool


class ClueRuled(Event, frozen=True):
    """The challenge is decided, or the opposing spymaster accepted the clue (A-07)."""

    valid: bool
    by: Ruler
    turn: Turn
    tokens: Tokens | None = None


class TimerFlipped(Event, frozen=True):
    """The sand timer was turned."""

    seat: str
    member: str
    turn: Turn


class TimerExpired(Event, frozen=True):
    """The sand has run out; this is only a reminder (A-13)."""

    turn: Turn


class PauseAsked(Event, frozen=True):
    """A side asks to pause the clock."""

    seat: str
    member: str
    side: str


class ClockPaused(Event, frozen=True):
    """The clock is paused."""

    left: int
    turn: Turn


class ClockResumed(Event, frozen=True):
    """The clock runs again."""

    seat: str
    member: str
    turn: Turn


class ResignationVoiced(Event, frozen=True):
    """Somebody wants to give up, or no longer does (A-62)."""

    seat: str
    member: str
    agree: bool


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome
    turn: Turn
    tokens: Tokens | None = None


class KeyOpened(Event, frozen=True):
    """The key is public; with the deal's commitment, it proves that the deal was fair."""

    key: OpenKey
    meant: tuple[tuple[int, ...], ...] = ()
    """For each clue the cells its giver had in mind, where they had said so."""
    sure: tuple[int | None, ...] = ()
    """For each clue how sure its giver was, in percent; empty: nobody had said."""


class Message(msgspec.Struct, frozen=True, tag_field="whisper", tag=hyphenated):
    """Base of what a whisper says."""


class ClueProposed(Message, frozen=True):
    """A question to the opposing spymaster (C-119). It dies with the `step` it was asked at."""

    step: int
    member: str
    word: str
    number: Number


class ProposalAnswered(Message, frozen=True):
    """The opposing spymaster's answer, and to what."""

    step: int
    member: str
    accept: bool
    word: str
    number: Number


class IdeasTold(Message, frozen=True):
    """Words that whoever must give a clue might say (A-74). They die with their `step`."""

    step: int
    words: tuple[str, ...]


class ClueMeant(Message, frozen=True):
    """The cells that a giver had in mind with their clue of that number."""

    clue: int
    cells: tuple[int, ...]
    sure: int | None = None


class Whisper(msgspec.Struct, frozen=True):
    """A message for some seats alone."""

    seats: tuple[str, ...]
    message: ClueProposed | ProposalAnswered | IdeasTold | ClueMeant


Events = list[Event]
"""What an action causes, in order."""
AnyEvent = (
    GameDealt
    | MemberJoined
    | MemberLeft
    | ClueGiven
    | CardTouched
    | CardCovered
    | PenaltyWaived
    | SideFinished
    | TurnEnded
    | SuddenDeathBegan
    | ClueChallenged
    | VoteCast
    | ClueRuled
    | TimerFlipped
    | TimerExpired
    | PauseAsked
    | ClockPaused
    | ClockResumed
    | ResignationVoiced
    | GameEnded
    | KeyOpened
)
"""The closed set that a record is decoded to."""
