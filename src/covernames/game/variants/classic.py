"""The classic game: two teams, RULES.md sections 1.1 to 1.6."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from msgspec.structs import replace

from ...refusals import Rejected
from .. import events as ev
from ..actions import Actor, TokenFace
from ..key import ASSASSIN, BLUE, BYSTANDER, CELLS, RED, Identities, Key
from ..table import UNLIMITED, Clue, Number, Outcome, Settings, Table, Turn
from ..variant import CLUE, GUESS, Opening, Seat, Variant

FACE = "key"
STARTING_WORDS = 9
OTHER_WORDS = 8
BYSTANDERS = 7


def other(side: str) -> str:
    """The other team."""
    return BLUE if side == RED else RED


def one_less(left: dict[str, int], identity: str) -> dict[str, int]:
    """The words still to be found when a card of an identity has been covered."""
    return {**left, identity: left[identity] - 1} if identity in left else left


def spymaster(side: str) -> Seat:
    """Sees the key and gives clues; one a team (C-002, C-011)."""
    return Seat(f"{side}-spymaster", (side,), (CLUE,), face=FACE, alone=True)


def operatives(side: str) -> Seat:
    """Guess and see no key; any number (C-002, C-011)."""
    return Seat(f"{side}-operatives", (side,), (GUESS,))


class Classic(Variant):
    """Two teams race to find their words."""

    name = "classic"
    sides: ClassVar[tuple[str, ...]] = (RED, BLUE)
    starters: ClassVar[tuple[str, ...]] = (RED, BLUE)
    faces = (FACE,)
    _colours = (RED, BLUE)
    seats: ClassVar[tuple[Seat, ...]] = (
        spymaster(RED),
        operatives(RED),
        spymaster(BLUE),
        operatives(BLUE),
    )

    def draw(self, rng: Random, starting: str) -> dict[str, Identities]:
        """C-006, C-008: 9, 8, 7 and 1, in any order, so every turn of a key card as well."""
        identities = (
            [starting] * STARTING_WORDS
            + [other(starting)] * OTHER_WORDS
            + [BYSTANDER] * BYSTANDERS
            + [ASSASSIN]
        )
        assert len(identities) == CELLS  # C-008
        rng.shuffle(identities)
        return {FACE: tuple(identities)}

    def starting_side(self, key: Key) -> str:
        """C-009: the team with nine words."""
        return max(self._colours, key=lambda side: len(key.cells(FACE, side)))

    def opening(self, settings: Settings, starting: str, now: int) -> Opening:
        """C-009: the starting team has nine words to find and gives the first clue."""
        return Opening(
            left={starting: STARTING_WORDS, other(starting): OTHER_WORDS},
            turn=self.turn(settings, "clue", (starting,), now),
        )

    def check_number(self, table: Table, side: str, number: Number) -> None:
        """A-01: no more than the team has words left, or unlimited (C-080, C-081)."""
        if number == UNLIMITED:
            return
        most = table.left[side]
        if number > most:
            raise Rejected("clue-number-too-big", number=number, most=most)

    def read_face(self, guesser: str) -> str:
        """C-007: there is one key, and it says whose every card is."""
        return FACE

    def guessing(self, table: Table, clue: Clue, now: int) -> Turn:
        """C-035: one guess more than the number; no limit for 0 and unlimited (C-080, C-081)."""
        limit = None if clue.number in (0, UNLIMITED) else int(clue.number) + 1
        return self.turn(table.settings, "guess", (clue.side,), now, clue=clue, left=limit)

    def check_touch(self, table: Table, side: str, cell: int) -> None:
        """A-12: touching a covered card is void."""
        if table.covers[cell]:
            raise Rejected("guess-card-covered", cell=cell)

    def touch(self, table: Table, key: Key, actor: Actor, cell: int, now: int) -> ev.Events:
        """C-028 to C-031, C-033, C-037."""
        side = table.turn.sides[0]
        identity = key.identity(self.read_face(side), cell)
        left = one_less(table.left, identity)
        guesses = table.turn.guesses + 1
        turn = None
        ended: ev.Event | None = self.decided(left, identity, side)
        if ended is None and identity != side:
            ended = ev.TurnEnded("missed", self.after(table, side, now))
        elif ended is None and table.turn.left == 1:
            ended = ev.TurnEnded("spent", self.after(table, side, now))
        elif ended is None:
            turn = replace(
                table.turn,
                guesses=guesses,
                left=None if table.turn.left is None else table.turn.left - 1,
                may=self.may(
                    table.settings, "guess", (side,), clue=table.clues[-1], guesses=guesses
                ),
            )
        touched = ev.CardTouched(
            seat=actor.seat,
            member=actor.member,
            side=side,
            cell=cell,
            identity=identity,
            cover=identity,
            left=left,
            turn=turn,
        )
        return [touched] if ended is None else [touched, ended]

    def decided(self, left: dict[str, int], identity: str, side: str) -> ev.GameEnded | None:
        """C-031, C-040 to C-042: the assassin, or a team whose words are all covered (A-04)."""
        if identity == ASSASSIN:
            return self.end(self.outcome("assassin", other(side), left))
        if left.get(identity) == 0:
            return self.end(self.outcome("all-found", identity, left))
        return None

    def outcome(self, reason: str, winner: str, left: dict[str, int]) -> Outcome:
        """What the end means: the team wins whose words are covered, or that was spared."""
        return Outcome(reason, (winner,))

    def after(self, table: Table, side: str, now: int) -> Turn:
        """C-020, C-037: then it is the other team's turn."""
        return self.turn(table.settings, "clue", (other(side),), now)

    def stop(self, table: Table, now: int) -> ev.Events:
        """C-034: after one guess the team may stop."""
        return [ev.TurnEnded("stopped", self.after(table, table.turn.sides[0], now))]

    def time_up(self, table: Table, now: int) -> ev.Events:
        """A-13: the turn passes, with or without a guess."""
        return [ev.TurnEnded("time", self.after(table, table.turn.sides[0], now))]

    def clue_falls(self, table: Table, by: ev.Ruler, token: TokenFace, now: int) -> ev.Events:
        """C-050, C-051: the turn ends, and the opposing spymaster may cover a word of his own."""
        turn = self.turn(table.settings, "penalty", (other(table.clue.side),), now)
        return [ev.ClueRuled(False, by, turn), ev.TurnEnded("invalid-clue", turn)]

    def cover(self, table: Table, actor: Actor, cell: int, now: int) -> ev.Events:
        """A-08, A-09: it may be the last word and win; otherwise his clue follows."""
        side = table.turn.sides[0]
        left = one_less(table.left, side)
        turn = self.turn(table.settings, "clue", (side,), now)
        covered = ev.CardCovered(actor.seat, actor.member, cell, side, left, turn)
        ended = self.decided(left, side, side)
        return [covered] if ended is None else [covered, ended]

    def waive(self, table: Table, actor: Actor, now: int) -> ev.Events:
        """C-051: he may, he need not."""
        turn = self.turn(table.settings, "clue", table.turn.sides, now)
        return [ev.PenaltyWaived(actor.seat, actor.member, turn)]

    def resigned(self, side: str) -> Outcome:
        """A-62: the other team wins."""
        return Outcome("resigned", (other(side),))
