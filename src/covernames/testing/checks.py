"""What must hold for every variant, as checks that anyone can run on their own.

The heart is noninterference (ARCHITECTURE.md): two keys that agree on every published fact give
identical logs, and identical replies, whispers and choices to every seat that sees no difference
between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from ..game import events as ev
from ..game import record
from ..game.actions import Actor
from ..game.choices import legal_actions
from ..game.fold import evolve, fold
from ..game.key import AGENT, CELLS, Key, OpenKey
from ..game.move import Decision
from ..game.rules import decide
from ..game.table import Settings, Table
from ..game.variant import Variant
from ..game.variants import VARIANTS
from ..refusals import Rejected
from .players import Attempt, Playthrough, play

Decide = Callable[..., Decision]
STEERS = (0.0, 0.5, 0.8, 0.9, 1.0)


def check_variant(
    variant: str, *, settings: Iterable[Settings] = (Settings(),), games: int = 40, seed: int = 0
) -> list[Playthrough]:
    """Play games of a variant with each of the settings, and check all that must hold of them.

    Returns:
        The games, for checks of one's own.
    """
    played = []
    for agreed in settings:
        for number in range(games):
            rng = Random(f"{seed}/{number}")
            game = play(variant, rng, settings=agreed, steer=STEERS[number % len(STEERS)])
            _check_key(game)
            _check_replay(game)
            check_noninterference(game, rng)
            played.append(game)
    return played


def _check_key(game: Playthrough) -> None:
    """The commitment of the deal is that of the key which the end opens."""
    opened = game.session.table.opened
    assert opened is not None, "the key is opened when a game ends"
    assert opened.matches(game.dealt.commitment), "the opened key is the one that was dealt"
    assert game.key.open() == opened


def _check_replay(game: Playthrough) -> None:
    """The log folds to the live table, and so does its record."""
    log = game.session.log
    assert fold(log) == game.session.table
    assert record.replay(record.write(log)) == game.session.table


def check_noninterference(game: Playthrough, rng: Random, *, decide: Decide = decide) -> int:
    """Play the same attempts with other keys that agree on all that became public.

    Args:
        game: The game that was played.
        rng: Draws the other keys.
        decide: The rules to try; a leaky copy must fail here.

    Returns:
        How many other keys could be tried.
    """
    variant = VARIANTS[game.dealt.variant]
    tried = 0
    everything = frozenset(variant.faces)
    for changed in {everything, *(frozenset({face}) for face in variant.faces)}:
        twin = twin_key(variant, game, changed, rng)
        if twin is not None:
            tried += 1
            _compare(variant, game, twin, changed, decide)
    return tried


def _compare(
    variant: Variant, game: Playthrough, twin: Key, changed: frozenset[str], decide: Decide
) -> None:
    blind = [seat.name for seat in variant.seats if seat.face not in changed] + ["spectator"]
    mine, theirs = _start(game), _start(game)
    for attempt in game.attempts:
        sees = attempt.seat not in blind
        if sees and isinstance(attempt.result, Rejected):
            continue  # a seat may be refused for what it sees itself
        one = mine.step(attempt, game.key, decide)
        two = theirs.step(attempt, twin, decide)
        assert _public(one) == _public(two), f"the log differs after {attempt.action}"
        if isinstance(one, Decision) and isinstance(two, Decision):
            heard = [[w for w in d.whispers if set(blind) & {*w.seats}] for d in (one, two)]
            assert heard[0] == heard[1], f"a whisper differs after {attempt.action}"
        for seat in blind:
            may = [run.choices(seat, key) for run, key in ((mine, game.key), (theirs, twin))]
            assert may[0] == may[1], f"what {seat} may do differs after {attempt.action}"


class _Run:
    """A game played again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.whispers: tuple[ev.Whisper, ...] = ()

    def step(self, attempt: Attempt, key: Key, decide: Decide) -> Decision | Rejected:
        actor = Actor(attempt.seat, attempt.member)
        try:
            decision = decide(self.table, key, actor, attempt.action, attempt.now, self.whispers)
        except Rejected as rejected:
            return rejected
        for event in decision.events:
            self.table = evolve(self.table, event)
        self.whispers += decision.whispers
        return decision

    def choices(self, seat: str, key: Key) -> tuple[object, ...]:
        return legal_actions(self.table, key, seat, self.whispers)


def _start(game: Playthrough) -> _Run:
    return _Run(evolve(None, game.dealt))


def _public(result: Decision | Rejected) -> Any:  # noqa: ANN401 - compared, nothing else
    """What everybody learns; the opened key itself differs of course."""
    if isinstance(result, Rejected):
        return result.code, result.data
    return [event for event in result.events if not isinstance(event, ev.KeyOpened)]


def twin_key(
    variant: Variant, game: Playthrough, changed: frozenset[str], rng: Random
) -> Key | None:
    """A key that differs on the `changed` faces only and agrees on all that became public.

    Two cards change places with all their identities, so that any variant's statistics hold.
    """
    key = game.key.open()
    faces = {face: list(identities) for face, identities in key.faces.items()}
    fixed = _judged(variant, game.session.log)
    told = _finished_at(variant, key, game.session.log)
    for _ in range(120):
        one, two = rng.sample(range(CELLS), 2)
        if any(faces[f][one] != faces[f][two] for f in faces if f not in changed):
            continue
        if any(
            faces[f][one] != faces[f][two] and ((f, one) in fixed or (f, two) in fixed)
            for f in faces
        ):
            continue
        for identities in faces.values():
            identities[one], identities[two] = identities[two], identities[one]
        swapped = OpenKey({face: tuple(ids) for face, ids in faces.items()}, key.salt)
        if _finished_at(variant, swapped, game.session.log) != told:
            for identities in faces.values():
                identities[one], identities[two] = identities[two], identities[one]
    twin = OpenKey({face: tuple(ids) for face, ids in faces.items()}, key.salt)
    return None if twin == key else Key.sealed(twin)


def _judged(variant: Variant, log: Iterable[ev.Event]) -> set[tuple[str, int]]:
    """The face and cell of every identity that was made public in the course of the game."""
    judged = set()
    for event in log:
        if isinstance(event, ev.CardTouched):
            judged.add((variant.read_face(event.side), event.cell))
        elif isinstance(event, ev.CardCovered):
            judged.add((variant.seat(event.seat).face, event.cell))
    return judged


def _finished_at(variant: Variant, key: OpenKey, log: Iterable[ev.Event]) -> list[set[str]]:
    """After each card, the sides with a face of their own whose agents are all found."""
    covered: set[int] = set()
    told = []
    for event in log:
        if isinstance(event, ev.CardTouched) and event.cover:
            covered.add(event.cell)
            told.append(
                {
                    side
                    for side in variant.sides
                    if all(
                        cell in covered
                        for cell, identity in enumerate(key.faces.get(side, (AGENT,)))
                        if identity == AGENT
                    )
                }
            )
    return told
