"""Nobody learns what their seat may not see; and the test that says so bites."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from covernames import VARIANTS, Actor, Decision, Key, Rejected, Settings, Table, decide
from covernames.game import events as ev
from covernames.testing import check_noninterference, play
from covernames.testing.checks import STEERS, Decide


def games(variant: str, count: int) -> list[int]:
    """How many other keys were tried in so many games."""
    tried = []
    for number in range(count):
        rng = Random(number)
        agreed = Settings(tokens=5, mistakes=2) if variant == "duet" and number % 2 else None
        steer = STEERS[number % len(STEERS)]
        game = play(variant, rng, settings=agreed, steer=steer, noise=0.3)
        tried.append(check_noninterference(game, rng))
    return tried


@pytest.mark.rule("C-011", "D-022")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_two_keys_that_agree_on_what_is_public_look_the_same(variant: str) -> None:
    tried = games(variant, 60)
    assert sum(tried) >= 50


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
