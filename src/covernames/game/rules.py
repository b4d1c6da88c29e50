"""`decide`: what follows from an action. The flow that every game of the family shares.

Pure: the table, the key, the clock and the whispers come in as arguments; events and whispers go
out, or a `Rejected` that has changed nothing. Where the games differ, the variant is asked. The
clue is in ``clues.py``, disputes about it in ``disputes.py``, time and giving up in ``clock.py``,
what may be done at all in ``choices.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..refusals import Rejected
from . import actions as act
from . import clock, clues, disputes
from . import events as ev
from .choices import coverable
from .fold import evolve
from .key import CELLS, Key
from .move import CLOCK, HOST, Decision, Move
from .table import Table
from .variants import VARIANTS
from .view import view_of


def decide(
    table: Table,
    key: Key,
    actor: act.Actor,
    action: act.Action,
    now: int = 0,
    whispers: tuple[ev.Whisper, ...] = (),
) -> Decision:
    """The events and whispers that follow from an action, or `Rejected`.

    Args:
        table: The public state.
        key: The sealed key; nothing else may be read for hidden identities.
        actor: The member who acts, and the seat.
        action: What they do.
        now: The time in milliseconds, as the caller's clock has it.
        whispers: What was whispered in this game so far.
    """
    if table.outcome is not None:
        raise Rejected("game-over")
    move = Move(VARIANTS[table.variant], table, key, actor, now, whispers)
    name = act.name_of(action)
    if name in _OFFICES or actor.seat in _OFFICERS:
        if actor.seat != _OFFICES.get(name):
            raise Rejected("seat-cannot", seat=actor.seat)
    elif name not in _ANY_TIME:
        _check_turn(move, name)
    decision = _HANDLERS[name](move, action)
    last = decision.events[-1] if decision.events else None
    if isinstance(last, ev.GameEnded):
        decision.events.append(clues.key_opened(table, key.open(), whispers))
    return decision


def _check_turn(move: Move, name: str) -> None:
    """Whether the member sits there and the seat may do this now."""
    table, seat = move.table, move.actor.seat
    move.variant.seat(seat)
    if move.actor.member not in table.members[seat]:
        raise Rejected("not-seated", seat=seat)
    may = table.turn.may[seat]
    if table.paused is not None and name not in may:
        raise Rejected("game-paused")
    _check_time(move, name)
    if name in may or (name == "answer" and clues.proposal_for(move) is not None):
        return
    if name == "stop" and "guess" in may:
        raise Rejected("stop-before-guess")
    if table.doubt is not None and name in {"guess", "stop", "challenge"}:
        raise Rejected("challenge-open")
    if name == "challenge" and table.turn.phase == "guess" and table.clue.standing != "given":
        raise Rejected("challenge-settled")
    raise Rejected(f"{name.removeprefix('give-')}-not-your-turn")


def _check_time(move: Move, name: str) -> None:
    """A-13: nothing that comes after a strict deadline counts, whoever is slow to say so."""
    deadline, timer = move.table.turn.deadline, move.table.settings.timer
    strict = move.table.doubt is not None or (timer is not None and timer.mode == "strict")
    if strict and deadline is not None and move.now >= deadline and name != "resign":
        raise Rejected("time-is-up")


# The guess


def _guess(move: Move, action: act.Guess) -> Decision:
    """C-027, D-013: a guess is a touch."""
    _check_cell(action.cell)
    side = move.variant.seat(move.actor.seat).sides[0]
    move.variant.check_touch(move.table, side, action.cell)
    return Decision(move.variant.touch(move.table, move.key, move.actor, action.cell, move.now))


def _stop(move: Move, _: act.Stop) -> Decision:
    """C-034, D-019: after at least one guess."""
    return Decision(move.variant.stop(move.table, move.now))


def _check_cell(cell: int) -> None:
    if isinstance(cell, bool) or cell not in range(CELLS):
        raise Rejected("cell-unknown")


# Covers without a guess


def _cover(move: Move, action: act.Cover) -> Decision:
    """C-051, C-093. The refusal reads the key, for a seat that sees it."""
    _check_cell(action.cell)
    if action.cell not in coverable(view_of(move.table, move.key, move.actor.seat)):
        raise Rejected("cover-wrong-card", cell=action.cell)
    return Decision(move.variant.cover(move.table, move.actor, action.cell, move.now))


def _waive(move: Move, _: act.Waive) -> Decision:
    """C-051: the penalty cover is optional."""
    return Decision(move.variant.waive(move.table, move.actor, move.now))


# Who sits where


def _join(move: Move, _: act.Join) -> Decision:
    """Any time; but nobody may carry what they have seen of the key to a seat that is not to."""
    table, actor = move.table, move.actor
    seat = move.variant.seat(actor.seat)
    if not actor.member:
        raise Rejected("member-unnamed")
    if any(actor.member in members for members in table.members.values()):
        raise Rejected("already-seated")
    if seat.alone and table.members[seat.name]:
        raise Rejected("seat-taken", seat=seat.name)
    if table.knows.get(actor.member, seat.face) != seat.face:
        raise Rejected("seat-knows-key", seat=seat.name)
    return Decision([ev.MemberJoined(seat.name, actor.member, seat.face)])


def _leave(move: Move, _: act.Leave) -> Decision:
    """Any time; the seat keeps its others, or waits."""
    table, actor = move.table, move.actor
    if actor.member not in table.members[move.variant.seat(actor.seat).name]:
        raise Rejected("not-seated", seat=actor.seat)
    left = ev.MemberLeft(actor.seat, actor.member)
    after = move._replace(table=evolve(table, left))
    return Decision([left, *disputes.recount(after), *clock.recheck_resignation(after)])


_OFFICES = {"expire": CLOCK, "end-game": HOST}
"""Actions of no player's seat. The clock and the host do these and nothing else."""

_OFFICERS = frozenset(_OFFICES.values())

_ANY_TIME = frozenset({"join", "leave"})
"""Not a matter of turns: their handlers look for themselves."""

_HANDLERS: dict[str, Callable[[Move, Any], Decision]] = {
    "consult": clues.consult,
    "answer": disputes.answer,
    "give-clue": clues.give,
    "guess": _guess,
    "stop": _stop,
    "challenge": disputes.challenge,
    "vote": disputes.vote,
    "cover": _cover,
    "waive": _waive,
    "flip-timer": clock.flip,
    "expire": clock.expire,
    "pause": clock.pause,
    "resume": clock.resume,
    "resign": clock.resign,
    "end-game": clock.end_game,
    "join": _join,
    "leave": _leave,
}
