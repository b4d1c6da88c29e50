"""A room: people who meet by a link and play a series of games. A fold of its stream of events."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, Literal, NamedTuple, Self, get_args

import msgspec

from ..game.actions import Name, Typed
from ..game.clues import RefereeLevel
from ..game.deal import Cards, NextGame
from ..game.ideas import USUAL, Ideas
from ..game.table import Number, Outcome, Settings, Table

MOST_RULINGS: Final = 100
"""Clues that a room remembers to have judged; nobody plays longer in an evening."""
MOST_ADDED: Final = 50
"""Words that one member may add to those that everybody gathers."""
MOST_GATHERED: Final = 500
"""Words that a room gathers; they are told to every device."""
Touch = Literal["any", "most", "all"]
"""Whose touch is a guess: any operative's, or only when most or all of those present agree."""
Palette = Literal["red-blue", "orange-blue", "yellow-purple", "turquoise-purple", "brown-sky"]
"""The colours that red and blue are shown in: pairs that everybody can tell apart (A-72)."""
PALETTES: Final[tuple[Palette, ...]] = get_args(Palette)


class Member(msgspec.Struct, frozen=True):
    """Somebody in the room. Who has no seat looks on."""

    name: str
    bot: str = ""
    """The bot that plays; empty: a person."""
    face: str = ""
    """The drawing and the colour that stand for them, as `fox-orange`; empty: their initials do."""


class OwnList(msgspec.Struct, frozen=True):
    """A list of words of the room's own. The words are kept beside the stream: they can be many."""

    hash: Name
    size: int

    @classmethod
    def of(cls, words: Sequence[str]) -> Self:
        """How settings refer to these words."""
        return cls(sha256("\n".join(words).encode()).hexdigest(), len(words))


class Brought(NamedTuple):
    """A picture of the room's own, on its way into the store."""

    card: str
    image: bytes


class SideNames(msgspec.Struct, frozen=True):
    """What people call the sides; empty: by their colours."""

    red: Typed = ""
    blue: Typed = ""


class RoomSettings(msgspec.Struct, frozen=True):
    """What the room plays, and how."""

    variant: str = "classic"
    language: str = "en"
    decks: tuple[str, ...] = ("base", "tandem")
    own_list: OwnList | None = None
    """Words of one's own, in place of the decks."""
    gather: bool = False
    """Whether everybody adds the words (`Room.added`), in place of decks and list (A-73)."""
    cards: Cards = "words"
    """Whether the words lie on the table, or pictures, or both."""
    own_pictures: OwnList | None = None
    """Pictures of one's own, in place of the deck's: the list of their cards."""
    options: tuple[str, ...] = ()
    """The referee's options, on top of the language's defaults."""
    referee: RefereeLevel = "advise"
    bots_challenge: bool = True
    """Whether bots challenge clues that the referee is certain are not allowed. Whoever gives one
    was told in private before, so nobody is caught unawares."""
    ideas: Ideas = USUAL
    """Who may ask a bot what they might say for a clue (A-74)."""
    touch: Touch = "any"
    next_game: NextGame = "turn"
    rotate: bool = False
    """Whether spymasters change from game to game (A-70)."""
    game: Settings = Settings()
    team: str = ""
    """The team sheet that a mission is played for. Whoever knows it can write on it: it is told to
    members alone, beside the settings."""
    palette: Palette = "red-blue"
    """How the sides look. To rules, wire and log they are red and blue."""
    side_names: SideNames = SideNames()
    chat: bool = True
    """Whether people may write to each other; Duet's rules forbid it (D-040)."""

    @property
    def pile(self) -> tuple[object, ...]:
        """What tells the cards that are dealt from other ones; pictures are of no language."""
        if self.cards == "pictures":
            return (self.cards, self.own_pictures)
        words: tuple[object, ...] = (self.cards, self.language, self.decks, self.own_list)
        if self.gather:  # a word more does not make them others
            words = (self.cards, "gathered")
        return words if self.cards == "words" else (*words, self.own_pictures)


class Result(msgspec.Struct, frozen=True):
    """A game that was played here."""

    variant: str
    outcome: Outcome
    seats: dict[str, tuple[str, ...]]
    """Who sat where, by member."""


class Ruled(msgspec.Struct, frozen=True):
    """A clue that people judged, and the words that lay open."""

    lang: str
    clue: str
    number: Number
    board: tuple[str, ...]
    valid: bool
    reason: str = ""
    """What the referee had said about it, if it was asked."""
    card: str = ""


class Room(msgspec.Struct, frozen=True):
    """The public state of a room."""

    host: str
    settings: RoomSettings
    members: dict[str, Member] = {}
    seats: dict[str, tuple[str, ...]] = {}
    """Who sits where, between games and in them."""
    wishes: dict[str, str] = {}
    """Who would like to swap seats with whom; until one of them moves, or cards are dealt."""
    added: dict[str, tuple[str, ...]] = {}
    """The words that everybody gathers, by who has added them; those of who has left stay."""
    locked: bool = False
    """Nobody new comes in."""
    given: bool = False
    """Whether its first game is, or was, dealt as other groups have it (A-76)."""
    game: Table | None = None
    """The game that is played, or was played last."""
    results: tuple[Result, ...] = ()
    rulings: tuple[Ruled, ...] = ()
    """The clues that people judged here; they are not asked about again."""
    used: frozenset[str] = frozenset()
    """Words that have been on the table since the deck was last through; no device is told them."""

    @property
    def playing(self) -> bool:
        """Whether a game is going on."""
        return self.game is not None and self.game.outcome is None

    @property
    def awaits_deal(self) -> bool:
        """Whether the deal that others play as well is still to come."""
        return self.given and self.game is None

    @property
    def gathered(self) -> tuple[str, ...]:
        """The words that everybody has added."""
        return tuple(word for words in self.added.values() for word in words)

    def seat_of(self, member: str) -> str:
        """Where somebody sits; empty: nowhere."""
        for seat, names in self.seats.items():
            if member in names:
                return seat
        return ""
