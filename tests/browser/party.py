"""A party around one table: everybody at a browser of their own, one to a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from playwright.sync_api import expect

from covernames import VARIANTS

from .people import Card, Person

Invite = Callable[..., Person]
NAMES = ("Ann", "Ben", "Cleo", "Dan")
WORDS = ("xq" + "".join(letters) for letters in product("bkqvxz", repeat=5))
"""Words that no bot knows: parts of "clue125" lead to CROSSWORD and DIAL."""


class Party:
    """People by their seats; what one of them does, all of them are seen to see."""

    def __init__(self, people: dict[str, Person]) -> None:
        self.people = people
        self.guests: list[Person] = []
        """Others who look on."""
        self._giver = ""

    @classmethod
    def gathers(cls, invite: Invite, variant: str) -> Party:
        """The host opens a room, the others follow the link, and everybody sits down."""
        seats = [seat.name for seat in VARIANTS[variant].seats]
        host, *others = [invite(name) for name, _ in zip(NAMES, seats, strict=False)]
        code = host.opens_room(variant)
        for person in others:
            person.follows(code)
        for person, seat in zip((host, *others), seats, strict=True):
            person.sits(seat)
        for person, seat in zip((host, *others), seats, strict=True):
            expect(host.seat(seat).get_by_text(person.name, exact=True)).to_be_visible()
        host.rests()  # whoever sits down moves what lies below
        return cls(dict(zip(seats, (host, *others), strict=True)))

    @classmethod
    def plays(cls, invite: Invite, variant: str) -> Party:
        """The same, and the cards are dealt."""
        party = cls.gathers(invite, variant)
        party.host.starts()
        party.are_dealt()
        return party

    def __getitem__(self, seat: str) -> Person:
        return self.people[seat]

    def __iter__(self) -> Iterator[Person]:
        return iter((*self.people.values(), *self.guests))

    @property
    def host(self) -> Person:
        """Whoever opened the room."""
        return next(iter(self.people.values()))

    def are_dealt(self) -> None:
        """Everybody has the cards before them."""
        for person in self:
            expect(person.board).to_be_visible()

    # Whose turn it is

    @property
    def on_turn(self) -> list[str]:
        """The seats that everybody waits for, as their tabs say."""
        return [seat for seat, person in self.people.items() if person.is_on_turn]

    @property
    def actor(self) -> Person:
        """The one whom everybody waits for."""
        [seat] = self.on_turn
        return self.people[seat]

    @property
    def side(self) -> str:
        """The side on turn; who guesses for both plays for the side that gave the clue."""
        sides = [seat.partition("-")[0] for seat in self.on_turn]
        return sides[0] if sides[0] in ("red", "blue") else self._giver

    # The key, as those who may see it do

    def words(self, identity: str, face: str = "") -> list[str]:
        """The open cards of an identity, on the face of a seat's key."""
        person = self.people[face or "red-spymaster"]
        person.key()  # it comes a moment after the cards
        return [card.word for card in person.cards() if _is(card, identity)]

    # What is done, and seen by all

    def clue(self, number: int, by: str = "") -> str:
        """Whoever is on turn gives a clue; returns its word."""
        word = next(WORDS)
        [seat] = [by] if by else self.on_turn
        self._giver = seat.partition("-")[0]
        self.people[seat].gives_clue(word, number)
        for person in self:
            person.sees_clue(word)
        return word

    def guess(self, word: str, identity: str, by: str = "") -> None:
        """Whoever is on turn guesses a card, and it is what it is."""
        (self.people[by] if by else self.actor).guesses(word)
        for person in self:
            person.sees_turned(word)  # what the key says of it may have stood there before
            person.sees_card(word, f"identity-{identity}")

    def find(self, *words: str, by: str = "") -> None:
        """Right guesses, one after the other."""
        duet = "a" in self.people
        identity = "agent" if duet else self.side
        for word in words:
            self.guess(word, identity, by)

    def miss(self, word: str, by: str) -> None:
        """Duet: a bystander, who stays on the table."""
        self.people[by].guesses(word)
        missed = self.host.say("web-card-missed", side=self.host.say(f"side-{by}"))
        for person in self:
            person.sees_card(word, missed)

    def cover(self, word: str, identity: str) -> None:
        """Whoever is on turn covers a card."""
        self.actor.covers(word)
        for person in self:
            person.sees_card(word, f"identity-{identity}")

    def stop(self) -> None:
        """The guessers have enough."""
        guesser = self.actor
        guesser.stops()
        said = guesser.say("event-turn-stopped")
        for person in self:
            expect(person.score).to_contain_text(said)

    def end(self, *how: str) -> None:
        """Everybody sees how the game ended."""
        for person in self:
            person.sees_result(*how)


def _is(card: Card, identity: str) -> bool:
    return not card.cover and card.key == identity
