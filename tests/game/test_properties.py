"""What holds of every game: RULES.md section 9, and the contract of the engine."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from covernames import VARIANTS, Rejected, Settings, Table, Timer, decide, evolve, legal_actions
from covernames.game import actions as act
from covernames.game import events as ev
from covernames.game.move import Decision
from covernames.game.table import UNLIMITED
from covernames.testing import check_variant
from covernames.testing.players import Playthrough
from covernames.testing.strategies import playthroughs
from support import runs

SETTINGS = {
    "classic": [Settings(), Settings(timer=Timer("strict", 60, 60)), Settings(timer=Timer())],
    "two-player": [Settings(), Settings(timer=Timer("strict", 60, 60))],
    "three-player": [Settings(), Settings(family=True)],
    "duet": [
        Settings(),
        Settings(family=True),
        Settings(tokens=11),
        Settings(free_order=True),
        Settings(tokens=7, mistakes=2),
        Settings(tokens=4, mistakes=0),
    ],
}


def tables(game: Playthrough) -> list[tuple[Table, ev.Event, Table]]:
    """Each event with the table before and after it."""
    table = evolve(None, game.session.log[0])
    steps = []
    for event in game.session.log[1:]:
        after = evolve(table, event)
        steps.append((table, event, after))
        table = after
    return steps


@pytest.mark.proof
@pytest.mark.parametrize("variant", SETTINGS)
def test_the_contract_of_every_variant(variant: str) -> None:
    check_variant(variant, settings=SETTINGS[variant], games=runs(25, 2_000))


def test_every_variant_is_tried() -> None:
    assert set(SETTINGS) == set(VARIANTS)


def turns(game: Playthrough) -> list[tuple[ev.ClueGiven, list[ev.CardTouched], bool]]:
    """Each clue with its guesses, and whether its turn was cut short by people or the clock."""
    found: list[tuple[ev.ClueGiven, list[ev.CardTouched], bool]] = []
    going_on = False
    for event in game.session.log:
        if isinstance(event, ev.ClueGiven):
            found.append((event, [], False))
            going_on = True
        elif isinstance(event, ev.CardTouched):
            found[-1][1].append(event)
        elif going_on and (
            (isinstance(event, ev.TurnEnded) and event.reason in {"invalid-clue", "time"})
            or (isinstance(event, ev.GameEnded) and event.outcome.reason == "resigned")
        ):
            clue, touches, _ = found.pop()
            found.append((clue, touches, True))
        if isinstance(event, ev.TurnEnded):
            going_on = False
    return found


@pytest.mark.rule("C-032", "C-033", "C-035", "C-080", "A-09")
@settings(max_examples=150, deadline=None)
@given(playthroughs("classic") | playthroughs("two-player") | playthroughs("three-player"))
def test_classic_turns(game: Playthrough) -> None:
    """Section 9, 1 to 5."""
    table = game.session.table
    rest = {8: 2} if table.settings.family else {8: 1, 7: 1, 1: 1}
    assert Counter(Counter(game.key.face("key")).values()) == {9: 1, **rest}
    for clue, touches, cut in turns(game):
        assert touches or cut
        if clue.number not in (0, UNLIMITED):
            assert len(touches) <= int(clue.number) + 1
        for touch in touches[:-1]:
            assert touch.identity == clue.side
    outcome = table.outcome
    assert outcome is not None
    if outcome.reason == "all-found":
        (winner,) = outcome.winners
        assert table.covers.count(winner) == Counter(game.key.face("key"))[winner]
    if table.variant == "two-player":
        won = bool(outcome.winners)
        assert outcome.score == (8 - table.covers.count("blue") if won else 0)


@pytest.mark.rule("D-020", "D-030", "D-032", "D-052", "D-066")
@settings(max_examples=200, deadline=None)
@given(playthroughs("duet"))
def test_duet_tokens(game: Playthrough) -> None:
    """Section 9, 6 to 8."""
    table = game.session.table
    agreed = table.settings
    pool = agreed.tokens
    bystanders = agreed.tokens if agreed.mistakes is None else agreed.mistakes
    for before, event, after in tables(game):
        assert before.tokens is not None
        assert after.tokens is not None
        assert min(after.tokens.bystanders, after.tokens.checks) >= 0
        spent = before.tokens.pool - after.tokens.pool
        if isinstance(event, ev.CardTouched) and event.identity == "bystander":
            ends = after.turn.phase == "sudden-death" or spent == 0
            assert spent == (1 if before.tokens.bystanders else 2) or ends
        elif isinstance(event, ev.TurnEnded):
            assert spent == (0 if event.reason == "missed" else 1)
        elif isinstance(event, ev.ClueRuled):
            assert spent == (0 if event.valid else 1)
        elif isinstance(event, ev.GameEnded):
            won_in_turn = bool(event.outcome.winners) and before.turn.phase == "guess"
            assert spent == won_in_turn
        else:
            assert spent == 0
        if isinstance(event, ev.SuddenDeathBegan):
            assert after.tokens.pool == 0
            assert after.left["agent"] > 0
    assert table.tokens is not None
    assert table.tokens.pool <= pool
    assert table.tokens.bystanders <= bystanders
    assert table.outcome is not None
    assert bool(table.outcome.winners) == (table.covers.count("agent") == 15)


@settings(max_examples=25, deadline=None)
@given(playthroughs())
def test_every_legal_action_is_accepted_and_every_other_guess_refused(game: Playthrough) -> None:
    table = evolve(None, game.dealt)
    whispers: tuple[ev.Whisper, ...] = ()
    for attempt in game.attempts[:60]:
        for seat, members in table.members.items():
            legal = legal_actions(table, game.key, seat, whispers)
            assert {act.name_of(action) for action in legal} >= set(table.turn.may.get(seat, ()))
            for member in members:
                actor = act.Actor(seat, member)
                for action in legal:
                    decide(table, game.key, actor, _worded(action), 0, whispers)
                for cell in range(25):
                    if act.Guess(cell) not in legal:
                        with pytest.raises(Rejected):
                            decide(table, game.key, actor, act.Guess(cell), 0, whispers)
        if isinstance(attempt.result, Decision):
            for event in attempt.result.events:
                table = evolve(table, event)
            whispers += attempt.result.whispers
        if table.outcome is not None:
            break


def _worded(action: act.Action) -> act.Action:
    """A clue of the list gets a word."""
    if isinstance(action, act.GiveClue | act.Consult):
        return replace(action, word="tree")
    return action


@pytest.mark.rule("C-025", "D-024")
@settings(max_examples=40, deadline=None)
@given(playthroughs())
def test_visible_words_are_those_without_a_cover_or_both_marks(game: Playthrough) -> None:
    """Section 9, 10."""
    for _, _, table in tables(game):
        hidden = [bool(table.covers[c]) or table.marks[c] == ("a", "b") for c in range(25)]
        words = zip(table.words, hidden, strict=True)
        assert table.visible == tuple(word for word, out in words if not out)
