"""The table: everything that all players can see, and nothing that only some may.

A `Table` is a fold of public events (`evolve` in ``fold.py``). It has no field for the key, so no
secret can hide in it; stores, spectators, replays and operative bots handle tables freely.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from .key import OpenKey

UNLIMITED: Final = "unlimited"
"""The number of a clue that says nothing about how many words it means (C-081)."""
Number = int | Literal["unlimited"]

Phase = Literal["clue", "guess", "challenge", "penalty", "phantom", "sudden-death", "over"]
May = dict[str, tuple[str, ...]]


class Timer(msgspec.Struct, frozen=True):
    """The clock of a game (C-070 to C-072, A-13); seconds for a clue and for a turn's guesses."""

    mode: Literal["advisory", "strict"] = "advisory"
    clue: int = 120
    guess: int = 120
    flip: Literal["any", "opponents"] = "any"
    """Who may turn the sand timer (E-13)."""
    double: tuple[str, ...] = ()
    """Seats that have twice the time (A-65)."""


class Settings(msgspec.Struct, frozen=True):
    """What the players agreed on before the deal."""

    timer: Timer | None = None
    vote_seconds: int = 45
    """How long a challenge waits for people before it closes (A-07)."""
    starting: str = ""
    """The side that starts; empty: the deal decides (C-009)."""
    tokens: int = 9
    """Duet: time tokens in the pool, which is turns (D-004, D-062)."""
    mistakes: int | None = None
    """Duet: tokens laid bystander up; None: all of them, the standard game (D-062)."""
    free_order: bool = False
    """Duet: a side may give two clues in a row (D-081)."""
    mission: str = ""
    """Duet: the city of the campaign this game is played for."""
    family: bool = False
    """Without assassins: each is one bystander more (A-64)."""


class Touch(msgspec.Struct, frozen=True):
    """One official guess: who touched which card and what it was."""

    seat: str
    member: str
    cell: int
    identity: str


class Clue(msgspec.Struct, frozen=True):
    """A clue that was given, and what was touched in its turn."""

    seat: str
    member: str
    side: str
    word: str
    number: Number
    standing: Literal["given", "accepted", "upheld", "invalid"] = "given"
    """``accepted`` by the opposing spymaster, ``upheld`` or ``invalid`` after a challenge."""
    touches: tuple[Touch, ...] = ()
    meant: tuple[int, ...] = ()
    """The cells the giver had in mind; public after the game, if they had said so."""
    sure: int | None = None
    """How sure the giver was, in percent; public after the game as well."""
    helped: bool = False
    """The giver had asked for ideas (A-75)."""


class Why(msgspec.Struct, frozen=True):
    """Why the referee judged as it did: a code, the card it is about, the form that they share."""

    reason: str
    card: str = ""
    form: str = ""


class Doubt(msgspec.Struct, frozen=True):
    """An open challenge: who doubts, what the referee says, who voted how."""

    seat: str
    member: str
    verdict: Literal["legal", "illegal", "ask"]
    token: Literal["check", "bystander"] = "check"
    votes: dict[str, bool] = {}
    why: Why | None = None
    """The referee's reason, if one was asked."""


class Tokens(msgspec.Struct, frozen=True):
    """Duet's time tokens: the pool by face, and where the others went."""

    bystanders: int
    """In the pool, bystander face up."""
    checks: int = 0
    """In the pool, check mark up (missions, D-062)."""
    earned: int = 0
    """Taken for turns that ended after a correct guess; each scores (D-052)."""
    boxed: int = 0
    """Given up for invalid clues (D-074)."""

    @property
    def pool(self) -> int:
        """The turns that are left (D-020)."""
        return self.bystanders + self.checks


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is, for what, and what each seat may do; key-free."""

    phase: Phase
    sides: tuple[str, ...]
    """The sides that are to act in this phase."""
    may: May
    """What each seat may do now, by the names of the actions."""
    guesses: int = 0
    """Cards touched in this turn."""
    left: int | None = None
    """Guesses left; None: no limit."""
    due: int = 0
    """Phantom words still to be covered before the next clue (C-093, A-14)."""
    deadline: int | None = None
    """When the running clock ends, in milliseconds."""
    reserve: int | None = None
    """Time of the guessers that an open challenge holds back."""
    since: int = 0
    """When a clue began to be waited for, in milliseconds; in other phases 0 (A-74)."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    winners: tuple[str, ...] = ()
    """The sides that won; none: everybody lost, or there is no result."""
    score: int | None = None
    title: str = ""
    """A code for what the score is worth (C-096, D-053)."""


class Table(msgspec.Struct, frozen=True):
    """The public state of one game.

    >>> from covernames import Cover, GiveClue, Session
    >>> game = Session.start("two-player", [f"word{n}" for n in range(25)])
    >>> _ = game.act("red-spymaster", GiveClue("nine", 2))
    >>> table = game.table
    >>> table.clue.word, table.turn.phase, table.turn.left
    ('nine', 'guess', 3)
    >>> table.left
    {'red': 9, 'blue': 8}
    >>> len(table.visible)
    25
    """

    variant: str
    language: str
    settings: Settings
    words: tuple[str, ...]
    """What lies on the table, cell by cell: a word, or ``#`` and the id of a picture."""
    commitment: str
    """The fingerprint of the key, to be checked when the key is opened."""
    members: dict[str, tuple[str, ...]]
    """Who sits where."""
    knows: dict[str, str]
    """The face that a member has had in front of them, here or in an earlier seat."""
    covers: tuple[str, ...]
    """The identity that lies on each card; empty: not covered."""
    marks: tuple[tuple[str, ...], ...]
    """Duet: the sides that a card's bystander tokens point to (D-016, D-024)."""
    left: dict[str, int]
    """Words still to be found, as far as everybody knows it."""
    turn: Turn
    tokens: Tokens | None = None
    clues: tuple[Clue, ...] = ()
    sudden: tuple[Touch, ...] = ()
    """Duet: what was touched in sudden death, for no clue in particular (D-034)."""
    finished: tuple[str, ...] = ()
    """Duet: the sides whose own words are all found (D-026)."""
    doubt: Doubt | None = None
    """An open challenge of the latest clue."""
    resigning: tuple[str, ...] = ()
    """The members who want to give up (A-62)."""
    pausing: tuple[str, ...] = ()
    """The sides that want the clock to rest."""
    paused: int | None = None
    """The clock rests: milliseconds that were left."""
    step: int = 0
    """Counts what changed the game itself; a command names the step its sender had seen."""
    outcome: Outcome | None = None
    opened: OpenKey | None = None
    """The key, once the game is over."""

    @property
    def clue(self) -> Clue:
        """The latest clue."""
        return self.clues[-1]

    def hidden(self, cell: int) -> bool:
        """Whether a card's word is out of the game and may be used in clues (C-025, D-024)."""
        return bool(self.covers[cell]) or len(self.marks[cell]) > 1

    @property
    def visible(self) -> tuple[str, ...]:
        """The words that still forbid clues: what a referee has to look at."""
        return tuple(word for cell, word in enumerate(self.words) if not self.hidden(cell))

    @property
    def visible_for_clue(self) -> tuple[str, ...]:
        """The words that were open when the latest clue was given: a challenge is about those."""
        since = {touch.cell for touch in self.clue.touches}
        return tuple(
            word for cell, word in enumerate(self.words) if cell in since or not self.hidden(cell)
        )
