"""Duet: two sides find fifteen agents together, RULES.md section 5.

Each side sees a face of the key of its own. A guess is read from the face of the side that gave
the clue. Missions are the same game with other numbers (5.6).
"""

from __future__ import annotations

from random import Random
from typing import ClassVar

from msgspec.structs import replace

from ...refusals import Rejected
from .. import events as ev
from ..actions import Actor, TokenFace
from ..key import AGENT, ASSASSIN, BYSTANDER, Identities, Key
from ..missions import check_mission
from ..table import UNLIMITED, Clue, Number, Outcome, Settings, Table, Tokens, Turn
from ..variant import CLUE, GUESS, HIGHEST, Opening, Seat, Variant

A = "a"
B = "b"
AGENTS = 15
"""D-003: the agents to be found; three of the nine of each side are the same (D-007)."""
TOKENS = 11
"""D-004: the time tokens in the box."""
STANDARD = 9
"""D-004: the time tokens of the standard game, the only one that is scored (D-052)."""

CARDS: tuple[tuple[str, str, int], ...] = (
    (AGENT, AGENT, 3),
    (AGENT, BYSTANDER, 5),
    (BYSTANDER, AGENT, 5),
    (AGENT, ASSASSIN, 1),
    (ASSASSIN, AGENT, 1),
    (ASSASSIN, ASSASSIN, 1),
    (ASSASSIN, BYSTANDER, 1),
    (BYSTANDER, ASSASSIN, 1),
    (BYSTANDER, BYSTANDER, 7),
)
"""D-006, D-007: what a card is for one side and for the other, the same on every key."""


def partner(side: str) -> str:
    """The other side."""
    return B if side == A else A


class Duet(Variant):
    """Everybody wins or loses together (D-001)."""

    name = "duet"
    sides = (A, B)
    starters = ()  # D-010: whoever has a clue first
    faces = (A, B)
    rivals = False
    challengers = "guessers"
    has_tokens = True
    seats: ClassVar[tuple[Seat, ...]] = (
        Seat(A, (A,), (CLUE, GUESS), face=A),
        Seat(B, (B,), (CLUE, GUESS), face=B),
    )

    # 5.1 Set-up

    def check_settings(self, settings: Settings) -> None:
        """D-004, D-062, A-52: tokens and permitted mistakes; A-53: no clock."""
        super().check_settings(settings)
        if settings.timer is not None:
            raise Rejected("settings-no-clock")
        if not 1 <= settings.tokens <= TOKENS:
            raise Rejected("settings-tokens", most=TOKENS)
        if settings.mistakes is not None and not 0 <= settings.mistakes <= settings.tokens:
            raise Rejected("settings-mistakes", most=settings.tokens)
        if settings.mission:
            check_mission(settings)

    def draw(self, rng: Random, starting: str) -> dict[str, Identities]:
        """D-005 to D-007: any arrangement, so every rotation and either assignment of sides."""
        cards = [(mine, theirs) for mine, theirs, count in CARDS for _ in range(count)]
        rng.shuffle(cards)
        return {A: tuple(mine for mine, _ in cards), B: tuple(theirs for _, theirs in cards)}

    def starting_side(self, key: Key) -> str:
        """D-010: whoever has a clue first."""
        return ""

    def opening(self, settings: Settings, starting: str, now: int) -> Opening:
        """D-010: either side may give the first clue. D-062: t tokens, m of them bystander up."""
        tokens = settings.tokens
        mistakes = tokens if settings.mistakes is None else settings.mistakes
        return Opening(
            left={AGENT: AGENTS},
            turn=self.turn(settings, "clue", (A, B), now),
            tokens=Tokens(bystanders=mistakes, checks=tokens - mistakes),
        )

    # 5.2 Turn

    def check_number(self, table: Table, side: str, number: Number) -> None:
        """D-075, A-57: 0 to 9; nothing is called unlimited, since guesses are (D-017)."""
        if number == UNLIMITED:
            raise Rejected("clue-no-unlimited")
        if number > HIGHEST:
            raise Rejected("clue-number-too-big", number=number, most=HIGHEST)

    def guess_side(self, giver: str) -> str:
        """D-013: the partner guesses."""
        return partner(giver)

    def read_face(self, guesser: str) -> str:
        """D-013: what a card is, is read from the giver's face; the guesser's own is nothing."""
        return partner(guesser)

    def guessing(self, table: Table, clue: Clue, now: int) -> Turn:
        """D-013, D-017: the giver's partner guesses, without a limit."""
        return self.turn(table.settings, "guess", (partner(clue.side),), now, clue=clue)

    def check_touch(self, table: Table, side: str, cell: int) -> None:
        """D-022: an agent is found for both. A-46: a result that is known costs nothing."""
        if table.covers[cell]:
            raise Rejected("guess-card-covered", cell=cell)
        if side in table.marks[cell]:
            raise Rejected("guess-card-marked", cell=cell)

    def touch(self, table: Table, key: Key, actor: Actor, cell: int, now: int) -> ev.Events:
        """D-014 to D-017: an agent, a bystander or an assassin, as the giver's face has it."""
        side = self.seat(actor.seat).sides[0]
        identity = key.identity(self.read_face(side), cell)
        touched = ev.CardTouched(
            seat=actor.seat,
            member=actor.member,
            side=side,
            cell=cell,
            identity=identity,
            marks=table.marks[cell],  # D-023: a reminder stays, whatever comes on top
        )
        if identity == ASSASSIN:  # D-015, D-031
            return [replace(touched, cover=ASSASSIN), self.end(Outcome("assassin"))]
        if identity == BYSTANDER:
            return self._bystander(table, touched, now)
        return self._agent(table, key, touched, now)

    def _agent(self, table: Table, key: Key, touched: ev.CardTouched, now: int) -> ev.Events:
        """D-014, D-017, D-026, D-030: found; go on, unless the giver has nothing left."""
        left = {AGENT: table.left[AGENT] - 1}
        found = replace(touched, cover=AGENT, left=left)
        newly = self._newly_finished(table, key, touched.cell)
        said: ev.Events = [ev.SideFinished(side) for side in newly]
        sudden = table.turn.phase == "sudden-death"
        if left[AGENT] == 0:
            tokens = _tokens(table) if sudden else _earned(_tokens(table))
            return [found, *said, self.end(self._won(table, tokens, sudden=sudden), tokens)]
        if sudden:
            if not newly:
                return [found]
            # the guesser of a finished side has nothing left to look for.
            done = (*table.finished, *newly)
            return [replace(found, turn=self._sudden(table.settings, done, now)), *said]
        if partner(touched.side) in newly:
            return [found, *said, *self._end_well(table, "finished", newly, now)]
        guesses = table.turn.guesses + 1
        may = self.may(table.settings, "guess", (touched.side,), clue=table.clue, guesses=guesses)
        return [replace(found, turn=replace(table.turn, guesses=guesses, may=may)), *said]

    def _newly_finished(self, table: Table, key: Key, cell: int) -> tuple[str, ...]:
        """A-43: the sides, both looked at, whose last agent lies on this card."""
        return tuple(
            side
            for side in self.sides
            if key.identity(side, cell) == AGENT
            and all(table.covers[c] or c == cell for c in key.cells(side, AGENT))
        )

    def _bystander(self, table: Table, touched: ev.CardTouched, now: int) -> ev.Events:
        """D-016: a token marks the card, its arrow to the guesser, and the turn ends.

        D-023, D-024: a second mark, for the other side, hides the word. D-065: two tokens of one
        mistake both point to the guesser, so they are one mark and the word stays readable.
        """
        marks = tuple(sorted((*table.marks[touched.cell], touched.side)))
        marked = replace(touched, marks=marks)
        if table.turn.phase == "sudden-death":  # D-034: any wrong guess loses
            return [marked, self.end(Outcome("sudden-death"))]
        tokens = _mistake(_tokens(table))
        if tokens is None:  # D-066: the turn needs more tokens than there are
            return [touched, self.end(Outcome("out-of-tokens"))]
        marked = replace(marked, tokens=tokens)
        return [marked, *self._next_turn(table, "missed", tokens, table.finished, now)]

    def stop(self, table: Table, now: int) -> ev.Events:
        """D-019: after a correct guess the guesser may stop; that takes a token."""
        return self._end_well(table, "stopped", (), now)

    def _end_well(
        self, table: Table, reason: ev.TurnEnd, newly: tuple[str, ...], now: int
    ) -> ev.Events:
        """A turn that ends after a correct guess."""
        return self._next_turn(
            table, reason, _earned(_tokens(table)), (*table.finished, *newly), now
        )

    def _next_turn(
        self,
        table: Table,
        reason: ev.TurnEnd,
        tokens: Tokens,
        finished: tuple[str, ...],
        now: int,
    ) -> ev.Events:
        """D-020, D-021: the next clue, or sudden death when the pool is empty (D-032)."""
        if tokens.pool == 0:
            turn = self._sudden(table.settings, finished, now)
            return [ev.TurnEnded(reason, turn, tokens), ev.SuddenDeathBegan(turn)]
        givers = self._givers(table, finished)
        return [ev.TurnEnded(reason, self.turn(table.settings, "clue", givers, now), tokens)]

    def _givers(self, table: Table, finished: tuple[str, ...]) -> tuple[str, ...]:
        """Who may give the next clue."""
        if finished:  # D-026, A-44: a finished side has nothing to give a clue for
            return tuple(side for side in self.sides if side not in finished)
        last = table.clue.side
        if not table.settings.free_order:  # D-021: giving alternates
            return (partner(last),)
        # D-081, A-56: two in a row at most
        again = len(table.clues) > 1 and table.clues[-2].side == last
        return (partner(last),) if again else self.sides

    # 5.3 End

    def _sudden(self, settings: Settings, finished: tuple[str, ...], now: int) -> Turn:
        """D-033, A-45: a side guesses as long as its partner's face has agents left."""
        guessers = tuple(side for side in self.sides if partner(side) not in finished)
        return self.turn(settings, "sudden-death", guessers, now)

    # 5.5 Evaluation

    def _won(self, table: Table, tokens: Tokens, *, sudden: bool) -> Outcome:
        """D-052, A-48, A-49: only the standard nine-token game is scored; A-64: with assassins."""
        settings = table.settings
        standard = settings.tokens == STANDARD and settings.mistakes in (None, STANDARD)
        if not standard or settings.family:
            return Outcome("all-found", self.sides)
        score = 3 * tokens.pool + tokens.earned - sudden
        return Outcome("all-found", self.sides, score, _title(score))

    def time_up(self, table: Table, now: int) -> ev.Events:
        """A-53: Duet has no clock; its settings refuse one."""
        raise Rejected("settings-no-clock")

    def resigned(self, side: str) -> Outcome:
        """A-62: a loss for all."""
        return Outcome("resigned")

    # 5.7 Clue validity

    def clue_falls(self, table: Table, by: ev.Ruler, token: TokenFace, now: int) -> ev.Events:
        """D-074: a token goes to the box, and guessing goes on as if the clue were valid."""
        tokens = _boxed(_tokens(table), token)
        if tokens.pool == 0:
            turn = self._sudden(table.settings, table.finished, now)
            return [ev.ClueRuled(False, by, turn, tokens), ev.SuddenDeathBegan(turn)]
        clue = replace(table.clue, standing="invalid")
        turn = self.resumed(table, clue, now)
        return [ev.ClueRuled(False, by, turn, tokens)]

    def cover(self, table: Table, actor: Actor, cell: int, now: int) -> ev.Events:
        """Nothing is covered without a guess in Duet."""
        raise Rejected("cover-not-your-turn")

    def waive(self, table: Table, actor: Actor, now: int) -> ev.Events:
        """Duet's penalty is a token (D-074)."""
        raise Rejected("waive-not-your-turn")


# 5.2 and 5.6 Time tokens


def _tokens(table: Table) -> Tokens:
    assert table.tokens is not None  # Duet always has tokens
    return table.tokens


def _earned(tokens: Tokens) -> Tokens:
    """D-019, D-064: a token for a turn that ended well, from the check marks first."""
    face = "checks" if tokens.checks else "bystanders"
    return replace(tokens, **{face: getattr(tokens, face) - 1}, earned=tokens.earned + 1)


def _mistake(tokens: Tokens) -> Tokens | None:
    """D-065: a bystander token, or two check marks when those are gone; None: too few (D-066)."""
    if tokens.bystanders:
        return replace(tokens, bystanders=tokens.bystanders - 1)
    return replace(tokens, checks=tokens.checks - 2) if tokens.checks > 1 else None


def _boxed(tokens: Tokens, wanted: TokenFace) -> Tokens:
    """D-074, A-41: one token to the box, of the face the players choose if there is one."""
    check = tokens.checks > 0 and (wanted == "check" or not tokens.bystanders)
    face = "checks" if check else "bystanders"
    return replace(tokens, **{face: getattr(tokens, face) - 1}, boxed=tokens.boxed + 1)


def _title(score: int) -> str:
    """D-053: what a score is worth."""
    if score > 10:  # noqa: PLR2004 - the book's own steps
        return "title-go-on-missions"
    if score >= 9:  # noqa: PLR2004
        return "title-great"
    return "title-really-good" if score > 5 else "title-won"  # noqa: PLR2004
