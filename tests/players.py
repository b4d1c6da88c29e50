"""People who play whole games over the real wire."""

from __future__ import annotations

from random import Random

from covernames import VARIANTS, Cover, GiveClue, Guess, Stop, Vote
from covernames.client import Client
from covernames.game.key import AGENT, Identities
from covernames.game.variants.two_player import PHANTOM
from covernames.room.commands import ChangeSettings, StartGame, TakeSeat
from covernames.room.room import RoomSettings


class Players:
    """A room full of people, one on every seat, spread over the nodes they connect to."""

    def __init__(self, people: dict[str, Client], rng: Random) -> None:
        self.people = people
        self.watchers: list[Client] = []
        self.rng = rng
        self.faces: dict[str, Identities] = {}

    @classmethod
    async def gather(
        cls,
        urls: list[str],
        variant: str,
        rng: Random,
        settings: RoomSettings | None = None,
        host: Client | None = None,
    ) -> Players:
        host = host or await Client.open_room(urls[0], variant=variant, lang="en", name="Host")
        seats = [seat.name for seat in VARIANTS[variant].seats]
        people: dict[str, Client] = {}
        for number, seat in enumerate(seats):
            url = urls[number % len(urls)]
            person = host if number == 0 else await Client.join(url, host.code, f"P{number}")
            await person.connect(url)
            people[seat] = person
        company = cls(people, rng)
        if settings is not None:
            await company.host.do(ChangeSettings(settings))
        for seat, person in people.items():
            await person.do(TakeSeat(seat))
        return company

    @property
    def host(self) -> Client:
        return next(iter(self.people.values()))

    async def deal(self) -> None:
        """A new game; everybody who may looks at the key."""
        await self.host.do(StartGame())
        await self.together()
        for seat, person in self.people.items():
            face = VARIANTS[person.table.variant].seat(seat).face
            if face:
                self.faces[face] = await person.look()

    async def together(self) -> None:
        """Wait until everybody has seen the same."""
        everybody = (*self.people.values(), *self.watchers)
        latest = max(person.seq for person in everybody)
        for person in everybody:
            await person.until(lambda person=person: person.seq >= latest)  # type: ignore[misc]

    async def play_out(self, steer: float = 0.8) -> None:
        """Play the game to its end."""
        while self.host.table.outcome is None:
            await self.move(steer)

    async def move(self, steer: float = 0.8) -> None:
        """One move by somebody whose turn it is."""
        turn = self.host.table.turn
        seat, acts = self.rng.choice(
            [(seat, may) for seat, may in turn.may.items() if set(may) & _MOVES]
        )
        person = self.people[seat]
        if "give-clue" in acts:
            await person.play(GiveClue(self.rng.choice(["tree", "sea", "quorum"]), 1))
        elif "cover" in acts:
            await person.play(Cover(self._cell(seat, PHANTOM)))
        elif "vote" in acts:
            await person.play(Vote(True))
        elif "stop" in acts and self.rng.random() < 0.4:
            await person.play(Stop())
        else:
            await person.play(Guess(self._guess(seat, steer)))
        await self.together()

    def _guess(self, seat: str, steer: float) -> int:
        table = self.host.table
        variant = VARIANTS[table.variant]
        side = variant.seat(seat).sides[0]
        wanted = AGENT if table.variant == "duet" else table.turn.sides[0]
        face = self.faces[variant.read_face(side)]
        open_cells = [
            cell for cell in range(25) if not table.covers[cell] and side not in table.marks[cell]
        ]
        right = [cell for cell in open_cells if face[cell] == wanted]
        return self.rng.choice(right if right and self.rng.random() < steer else open_cells)

    def _cell(self, seat: str, identity: str) -> int:
        face = self.faces[VARIANTS[self.host.table.variant].seat(seat).face]
        covers = self.host.table.covers
        return next(c for c in range(25) if face[c] == identity and not covers[c])

    async def close(self) -> None:
        for person in (*self.people.values(), *self.watchers):
            await person.close()


_MOVES = {"give-clue", "guess", "cover", "vote"}
