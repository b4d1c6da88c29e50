"""Nobody learns what their seat may not see; and the test that says so bites."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from covernames import VARIANTS, Actor, Decision, Key, Rejected, Settings, Table, decide
from covernames.game import events as ev
from covernames.testing import check_noninterference, play
from covernames.testing.checks import Decide
from covernames.testing.players import Playthrough
from support import runs


def games(variant: str, count: int) -> Iterator[tuple[Random, Playthrough]]:
    """Games that are steered by the key, so that late rules come up too."""
    for number in range(count):
        rng = Random(number)
        agreed = None
        if variant == "duet":
            agreed = Settings(tokens=5, mistakes=0) if number % 2 else Settings(tokens=6)
        steer = (0.6, 0.65, 0.85, 0.9)[number % 4]
        yield rng, play(variant, rng, settings=agreed, steer=steer, noise=0.1)


@pytest.mark.proof
@pytest.mark.rule("C-011", "D-022")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_two_keys_that_agree_on_what_is_public_look_the_same(variant: str) -> None:
    count = runs(100, 5_000)
    tried = 0
    seen: Counter[str] = Counter()
    for rng, game in games(variant, count):
        tried += check_noninterference(game, rng)
        table = game.session.table
        assert table.outcome is not None
        seen["win"] += bool(table.outcome.winners)
        if variant == "duet":
            seen["finished side"] += bool(table.finished)
            seen["sudden death"] += bool(table.sudden)
            seen["mission loss"] += table.outcome.reason == "out-of-tokens"
    assert tried >= 0.8 * count
    # The late rules are really tried: random Duet never gets there.
    assert all(times >= 0.05 * count for times in seen.values()), seen


def leaks_in_the_clue(
    table: Table, key: Key, actor: Actor, action: object, now: int, whispers: tuple[ev.Whisper, ...]
) -> Decision:
    decision = decide(table, key, actor, action, now, whispers)  # type: ignore[arg-type]
    face = max(key.open().faces)
    events = [
        replace(event, word=f"{event.word}{key.cells(face, 'assassin')}")
        if isinstance(event, ev.ClueGiven)
        else event
        for event in decision.events
    ]
    return Decision(events, decision.whispers)


def leaks_the_other_face(
    table: Table, key: Key, actor: Actor, action: object, now: int, whispers: tuple[ev.Whisper, ...]
) -> Decision:
    decision = decide(table, key, actor, action, now, whispers)  # type: ignore[arg-type]
    events = [
        replace(event, member=key.identity(event.side, event.cell))
        if isinstance(event, ev.CardTouched)
        else event
        for event in decision.events
    ]
    return Decision(events, decision.whispers)


def leaks_in_a_rejection(
    table: Table, key: Key, actor: Actor, action: object, now: int, whispers: tuple[ev.Whisper, ...]
) -> Decision:
    try:
        return decide(table, key, actor, action, now, whispers)  # type: ignore[arg-type]
    except Rejected as rejected:
        cell = getattr(action, "cell", -1)
        if 0 <= cell < 25:
            face = VARIANTS[table.variant].faces[0]
            raise Rejected(f"{rejected.code}-{key.identity(face, cell)}") from None
        raise


@pytest.mark.parametrize(
    ("variant", "leaky"),
    [
        ("classic", leaks_in_the_clue),
        ("duet", leaks_in_the_clue),
        ("duet", leaks_the_other_face),
        ("classic", leaks_in_a_rejection),
        ("duet", leaks_in_a_rejection),
    ],
)
def test_a_leaky_copy_of_the_rules_is_caught(variant: str, leaky: Decide) -> None:
    caught = 0
    for number in range(30):
        rng = Random(number)
        game = play(variant, rng, steer=0.9, noise=0.8)
        try:
            check_noninterference(game, rng, decide=leaky)
        except AssertionError:
            caught += 1
    assert caught >= 15
