"""Dealing: which 25 words lie on the table, and which key belongs to them.

A `Pile` is a deck in the course of an evening. It remembers which words have been on the table, so
that none comes twice before the deck is through (C-005, C-043, A-17).

A picture is a word to the rules: the name under which it lies on the table (`text.is_picture`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Literal

import msgspec
from msgspec.structs import replace

from ..refusals import Rejected
from ..text import is_picture
from .chance import Chance
from .events import GameDealt
from .key import CELLS, Identities, Key, without_assassins
from .table import Settings
from .variant import Variant
from .variants import VARIANTS

NextGame = Literal["turn", "new"]
"""Turn the same 25 cards over, or lay out 25 new ones (E-01)."""
Cards = Literal["words", "pictures", "mixed"]
"""What lies on the table: words, pictures, or half of each (D-082)."""


def deal(
    variant: str,
    words: Sequence[str],
    *,
    members: Mapping[str, Sequence[str]] | None = None,
    settings: Settings | None = None,
    language: str = "",
    rng: Random | None = None,
    now: int = 0,
    key: Key | None = None,
) -> tuple[GameDealt, Key]:
    """Lay out 25 words and draw a key; the commitment to it is public.

    Args:
        variant: The game's name.
        words: Exactly 25 distinct words, in the order of the cells.
        members: Who sits where; every seat of the variant needs somebody. None: one member a
            seat, of the seat's name, as at a hot seat.
        settings: What the players agreed on.
        language: The tag of the words' language.
        rng: The generator to draw with; None: the system's, which nobody can predict.
        now: The time in milliseconds.
        key: A key to play with instead of drawing one.

    >>> dealt, key = deal("classic", [f"word{n}" for n in range(25)], rng=Random(1))
    >>> dealt.commitment == key.commitment
    True
    >>> sorted(dealt.left.values())
    [8, 9]
    """
    if variant not in VARIANTS:
        raise Rejected("variant-unknown", variant=variant)
    rules = VARIANTS[variant]
    settings = settings or Settings()
    rules.check_settings(settings)
    if len(words) != CELLS or len({word.casefold() for word in words}) != CELLS:
        raise Rejected("deal-words", count=CELLS)
    seated = _seated(rules, members)
    rng = rng or Chance()
    if key is None:
        starting = settings.starting or (rng.choice(rules.starters) if rules.starters else "")
        faces = rules.draw(rng, starting)
        if settings.family:
            faces = {name: without_assassins(face) for name, face in faces.items()}
        key = salted(faces, rng)
    else:
        starting = rules.starting_side(key)
        if settings.starting not in ("", starting):
            raise Rejected("settings-starting-side", side=settings.starting)
    opening = rules.opening(settings, starting, now)
    looks_at = {seat.name: seat.face for seat in rules.seats if seat.face}
    dealt = GameDealt(
        variant=variant,
        language=language,
        settings=settings,
        words=tuple(words),
        commitment=key.commitment,
        members=seated,
        knows={member: face for seat, face in looks_at.items() for member in seated[seat]},
        left=opening.left,
        turn=opening.turn,
        tokens=opening.tokens,
    )
    return dealt, key


def salted(faces: Mapping[str, Identities], rng: Random) -> Key:
    """A key with these faces, and a salt of its own: no commitment tells that it is another's."""
    return Key(faces, f"{rng.getrandbits(128):032x}")


def _seated(
    variant: Variant, members: Mapping[str, Sequence[str]] | None
) -> dict[str, tuple[str, ...]]:
    if members is None:
        return {seat.name: (seat.name,) for seat in variant.seats}
    for name in members:
        variant.seat(name)
    seated = {seat.name: tuple(members.get(seat.name, ())) for seat in variant.seats}
    empty = variant.missing(seated)
    if empty:
        raise Rejected("seats-empty", seats=empty)
    everybody = [member for names in seated.values() for member in names]
    if len(set(everybody)) < len(everybody):
        raise Rejected("already-seated")
    if not all(everybody):
        raise Rejected("member-unnamed")
    for seat in variant.seats:
        if seat.alone and len(seated[seat.name]) > 1:
            raise Rejected("seat-taken", seat=seat.name)
    return seated


class Card(msgspec.Struct, frozen=True):
    """A codename card: a word, and another on its back if it has one."""

    front: str
    back: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The words of its sides."""
        return (self.front, self.back) if self.back else (self.front,)


class Pile(msgspec.Struct, frozen=True):
    """A deck in the course of an evening.

    >>> pile = Pile.of(Card(f"front{n}", f"back{n}") for n in range(30))
    >>> first = pile.next("new", Random(1))
    >>> second = first.next("turn", Random(1))
    >>> len(first.words), set(first.words) & set(second.words)
    (25, set())
    """

    cards: tuple[Card, ...]
    used: frozenset[str] = frozenset()
    """Words that have been on the table since the deck was last through."""
    laid: tuple[tuple[int, str], ...] = ()
    """What lies on the table: the card's number in `cards`, and the word that shows."""

    at: dict[str, int] = {}
    """The number of the card that a word stands on."""
    pictures: frozenset[int] = frozenset()
    """The numbers of the cards that show a picture."""

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Pile:
        """A fresh pile."""
        cards = tuple(cards)
        if len(cards) < CELLS:
            raise Rejected("deck-too-small", least=CELLS)
        words = [word.casefold() for card in cards for word in card.words]
        if len(set(words)) < len(words):
            raise Rejected("deck-doubles")
        return cls(
            cards,
            at={word: at for at, card in enumerate(cards) for word in card.words},
            pictures=frozenset(at for at, card in enumerate(cards) if is_picture(card.front)),
        )

    def resumed(self, words: Iterable[str], used: frozenset[str]) -> Pile:
        """The pile as it was in an earlier game; words of another deck are not on the table."""
        laid = tuple((self.at.get(word, -1), word) for word in words)
        return replace(self, used=used, laid=laid if all(at >= 0 for at, _ in laid) else ())

    @property
    def words(self) -> tuple[str, ...]:
        """The words on the table."""
        return tuple(word for _, word in self.laid)

    def can_turn(self) -> bool:
        """Whether every card on the table has a side that has not been up yet."""
        return bool(self.laid) and all(self._fresh(number) for number, _ in self.laid)

    def next(self, how: NextGame, rng: Random) -> Pile:
        """The pile with the next 25 words laid out; turning falls back on new cards (A-17)."""
        if how == "turn" and self.laid:
            other = [(number, self._fresh(number)) for number, _ in self.laid]
            if all(words for _, words in other):
                return self._lay([(number, words[0]) for number, words in other], self.used)
        return self._new(rng)

    def _through(self) -> set[int]:
        """The cards of which every side has been up."""
        sides_up = Counter(map(self.at.__getitem__, self.used & self.at.keys()))
        return {at for at, up in sides_up.items() if up > bool(self.cards[at].back)}

    def _fresh(self, number: int) -> tuple[str, ...]:
        return tuple(word for word in self.cards[number].words if word not in self.used)

    def _another_side(self, number: int, up: set[str], rng: Random) -> str:
        """A side of a card, not the one that was up in the last game if it has another."""
        words = self.cards[number].words
        return rng.choice([word for word in words if word not in up] or words)

    def _lay(self, laid: list[tuple[int, str]], used: frozenset[str]) -> Pile:
        return replace(self, laid=tuple(laid), used=used | {word for _, word in laid})

    def _new(self, rng: Random) -> Pile:
        """25 cards not on the table; half of each where the pile has words and pictures (D-082)."""
        laid: list[tuple[int, str]] = []
        used = self.used
        shares = self._shares(rng)
        for numbers, count in shares:
            some = self._some(numbers, count, rng)
            if any(word in used for _, word in some):  # these cards are through
                used -= {word for number in numbers for word in self.cards[number].words}
            laid += some
        if len(shares) > 1:
            rng.shuffle(laid)
        return self._lay(laid, used)

    def _shares(self, rng: Random) -> list[tuple[set[int], int]]:
        """How many of which cards are laid out."""
        everything, pictures = set(range(len(self.cards))), set(self.pictures)
        words = everything - pictures
        if not pictures or not words:
            return [(everything, CELLS)]
        half = rng.choice((CELLS // 2, CELLS - CELLS // 2))
        count = max(min(half, len(words)), CELLS - len(pictures))
        return [(words, count), (pictures, CELLS - count)]

    def _some(self, numbers: set[int], count: int, rng: Random) -> list[tuple[int, str]]:
        """So many of some cards, those first that have a word to show which has not been up."""
        on_table = {number for number, _ in self.laid}
        # Cards lying on the table come last: their other side belongs to a game with others.
        fresh = _drawn(numbers - self._through(), on_table, count, rng)
        laid = [(number, rng.choice(self._fresh(number))) for number in fresh]
        if len(laid) == count:
            return laid
        # They are through: what is missing comes from the words that have been up before.
        again = _drawn(numbers - set(fresh), on_table, count - len(laid), rng)
        up = set(self.words)
        laid += [(number, self._another_side(number, up, rng)) for number in again]
        rng.shuffle(laid)
        return laid


def _drawn(numbers: set[int], last: set[int], count: int, rng: Random) -> list[int]:
    """So many cards at random, some of them only when the others are used up."""
    drawn = rng.sample(first := sorted(numbers - last), min(count, len(first)))
    return drawn + rng.sample(rest := sorted(numbers & last), min(count - len(drawn), len(rest)))
