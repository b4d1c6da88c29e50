"""What a seat can do. Imperative; each has a name that `Turn.may` and the wire use.

Facts from outside the game enter as data: the referee's verdict on a challenged clue, the members
who are present when a side gives up. A server fills those in itself and takes them from nobody.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .key import CELLS
from .table import Number, Why

Typed = Annotated[str, msgspec.Meta(max_length=1_000)]
"""Text that somebody types. What is longer is not even read; the rules allow much less."""
Name = Annotated[str, msgspec.Meta(max_length=100)]
"""What the code calls something: a seat, a member, a bot."""
Judgement = Literal["legal", "illegal", "ask"]
TokenFace = Literal["check", "bystander"]


def hyphenated(name: str) -> str:
    """A class's name as the wire writes it: ``GiveClue`` is ``give-clue``."""
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


class Actor(msgspec.Struct, frozen=True):
    """Who acts: a member on a seat."""

    seat: str
    member: str


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=hyphenated):
    """Base of all actions."""


def name_of(action: Action) -> str:
    """The action's name: what `Turn.may` lists."""
    return type(action).__struct_config__.tag  # type: ignore[return-value]  # always our own text


class Consult(Action, frozen=True):
    """Ask the opposing spymaster, unheard by the others, whether a clue is fine (C-119)."""

    word: Typed
    number: Number


class Answer(Action, frozen=True):
    """The opposing spymaster's opinion on a clue (A-07).

    It may be asked for before the clue is given, and volunteered at any time after. Once accepted,
    a clue is valid for good. An answer to a question names the clue that was asked about, so that
    it cannot apply to another one.
    """

    accept: bool
    word: Typed = ""
    number: Number | None = None


class GiveClue(Action, frozen=True):
    """Give a clue: one word and one number (C-022, D-011).

    >>> GiveClue("ocean", 2, meant=(3, 8), sure=70)
    GiveClue(word='ocean', number=2, meant=(3, 8), sure=70)
    """

    word: Typed
    number: Number
    meant: Annotated[tuple[int, ...], msgspec.Meta(max_length=CELLS)] = ()
    """The cells the giver has in mind, if they care to say; a whisper until the game is over."""
    sure: int | None = None
    """How sure the giver is that these are found, in percent; a whisper as well."""


class Guess(Action, frozen=True):
    """Touch a card (C-027, D-013). Cells count from 0, row by row.

    >>> from covernames import GiveClue, Session
    >>> game = Session.start("duet", [f"word{n}" for n in range(25)])
    >>> _ = game.act("a", GiveClue("nine", 1))
    >>> [touched] = [e for e in game.act("b", Guess(12)).events if "cell" in e.__struct_fields__]
    >>> touched.identity == game.look("a")[12]  # read from the giver's side
    True
    """

    cell: int


class Stop(Action, frozen=True):
    """End the turn after at least one guess (C-034, D-019)."""


class Challenge(Action, frozen=True):
    """Say that the clue was not allowed (C-050, A-06).

    In a room, `verdict` and `why` come from the referee, whatever a device sends.

    >>> from covernames import GiveClue, Session
    >>> game = Session.start("duet", [f"word{n}" for n in range(25)])
    >>> _ = game.act("a", GiveClue("word1", 1))
    >>> _ = game.act("b", Challenge())  # the referee is not sure: people vote
    >>> game.table.turn.phase, "vote" in game.table.turn.may["a"]
    ('challenge', True)
    """

    verdict: Judgement = "ask"
    token: TokenFace = "check"
    """Missions: the token to give up if the clue falls (A-41)."""
    why: Why | None = None
    """The referee's reason."""


class Vote(Action, frozen=True):
    """Say whether a challenged clue stands (A-07). A giver who votes against the clue concedes."""

    valid: bool
    token: TokenFace | None = None
    """Missions: the token to give up; None: as the challenger said."""


class Cover(Action, frozen=True):
    """Cover a card without a guess: a penalty (C-051), or the phantom's turn (C-093)."""

    cell: int


class Waive(Action, frozen=True):
    """Waive the penalty cover, which a side may place but need not (C-051)."""


class FlipTimer(Action, frozen=True):
    """Turn the sand timer (C-070, C-071)."""


class Expire(Action, frozen=True):
    """The clock's own action: time is up (A-13), or a challenge has waited long enough (A-07).

    No seat may take it.
    """


class Pause(Action, frozen=True):
    """Ask to pause the strict clock; it pauses when every side has asked."""


class Resume(Action, frozen=True):
    """Let the clock run again."""


class Resign(Action, frozen=True):
    """Say that the member wants to give up, or no longer does (A-62).

    `present` lists those who must agree; without it, everybody who is seated must. In a room,
    everybody who is there must, whatever a device sends.
    """

    agree: bool = True
    present: Annotated[tuple[Name, ...], msgspec.Meta(max_length=100)] | None = None


class EndGame(Action, frozen=True):
    """The host's own action: end an abandoned game without a result (A-62).

    In a room, there is a command for it.
    """


class Join(Action, frozen=True):
    """Take a seat, even in mid-game. In a room, there is a command for it."""


class Leave(Action, frozen=True):
    """Leave a seat. In a room, there is a command for it."""


AnyAction = (
    Consult
    | Answer
    | GiveClue
    | Guess
    | Stop
    | Challenge
    | Vote
    | Cover
    | Waive
    | FlipTimer
    | Expire
    | Pause
    | Resume
    | Resign
    | EndGame
    | Join
    | Leave
)
"""The closed set that a message is decoded to."""
