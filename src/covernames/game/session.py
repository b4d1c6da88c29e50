"""A game at hand: table, key, log and whispers, kept together for one process."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from ..refusals import Rejected
from .actions import Action, Actor
from .choices import choices
from .deal import deal
from .events import Event, Whisper
from .fold import evolve
from .key import Identities, Key
from .move import Decision
from .rules import decide
from .table import Settings, Table
from .view import View, face_of, view_of


class Session:
    """One game from the deal to the end.

    >>> session = Session.start("classic", [f"word{n}" for n in range(25)], rng=Random(1))
    >>> session.table.turn.phase
    'clue'
    >>> from covernames import GiveClue, Guess
    >>> side = session.table.turn.sides[0]
    >>> _ = session.act(f"{side}-spymaster", GiveClue("letters", 2))
    >>> own = session.key.cells("key", side)
    >>> _ = session.act(f"{side}-operatives", Guess(own[0]))
    >>> session.table.covers[own[0]] == side, session.table.turn.left
    (True, 2)
    """

    def __init__(
        self,
        key: Key,
        table: Table,
        log: Iterable[Event] = (),
        whispers: Iterable[Whisper] = (),
    ) -> None:
        self.key = key
        self.table = table
        self.log = list(log)
        self.whispers = tuple(whispers)

    @classmethod
    def start(
        cls,
        variant: str,
        words: Sequence[str],
        *,
        members: Mapping[str, Sequence[str]] | None = None,
        settings: Settings | None = None,
        language: str = "",
        rng: Random | None = None,
        now: int = 0,
        key: Key | None = None,
    ) -> Session:
        """Deal a game; the arguments are those of `deal`."""
        dealt, drawn = deal(
            variant,
            words,
            members=members,
            settings=settings,
            language=language,
            rng=rng,
            now=now,
            key=key,
        )
        return cls(drawn, evolve(None, dealt), [dealt])

    def act(
        self,
        seat: str,
        action: Action,
        member: str | None = None,
        *,
        now: int = 0,
        seen: int | None = None,
    ) -> Decision:
        """Let a seat act, and put what follows into the log.

        Args:
            seat: The seat that acts; `HOST` and `CLOCK` have their own actions.
            action: What it does.
            member: Who acts; None: the first member of the seat.
            now: The time in milliseconds.
            seen: The step of the game that the sender had seen; the action is refused if the game
                has moved on since.

        >>> session = Session.start("duet", [f"word{n}" for n in range(25)], rng=Random(1))
        >>> from covernames import GiveClue, Guess
        >>> [event.__class__.__name__ for event in session.act("a", GiveClue("nine", 1)).events]
        ['ClueGiven']
        >>> session.act("a", Guess(0))
        Traceback (most recent call last):
        covernames.refusals.Rejected: guess-not-your-turn
        """
        if seen is not None and seen != self.table.step:
            raise Rejected("moved-on", seen=seen, step=self.table.step)
        if member is None:
            member = next(iter(self.table.members.get(seat, ())), "")
        decision = decide(self.table, self.key, Actor(seat, member), action, now, self.whispers)
        for event in decision.events:
            self.table = evolve(self.table, event)
        self.log.extend(decision.events)
        self.whispers += decision.whispers
        return decision

    def whisper(self, whisper: Whisper) -> None:
        """Tell some seats something that no action of theirs has led to."""
        self.whispers += (whisper,)

    def legal_actions(self, seat: str) -> tuple[Action, ...]:
        """Everything that a seat may do now.

        >>> session = Session.start("classic", [f"word{n}" for n in range(25)], rng=Random(1))
        >>> side = session.table.turn.sides[0]
        >>> session.legal_actions(f"{side}-operatives")
        (Resign(agree=True, present=None),)
        >>> from covernames import GiveClue
        >>> GiveClue("", 2) in session.legal_actions(f"{side}-spymaster")  # any word, with a 2
        True
        """
        return choices(self.view(seat))

    def look(self, seat: str) -> Identities:
        """The face of the key that a seat may see.

        >>> session = Session.start("duet", [f"word{n}" for n in range(25)], rng=Random(1))
        >>> session.look("a").count("agent"), session.look("b").count("assassin")
        (9, 3)
        """
        face = face_of(self.table, seat)
        if not face:
            raise Rejected("look-not-allowed", seat=seat)
        return self.key.face(face)

    def view(self, seat: str) -> View:
        """All that a seat sees; a seat of no game sees what a spectator sees.

        >>> session = Session.start("classic", [f"word{n}" for n in range(25)], rng=Random(1))
        >>> session.view("red-spymaster").face.count("assassin")
        1
        >>> session.view("red-operatives").face is None
        True
        """
        return view_of(self.table, self.key, seat, self.whispers)
