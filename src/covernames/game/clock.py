"""Time and giving up: the sand timer, strict deadlines, pauses, resignation (C-070, A-13, A-62)."""

from __future__ import annotations

from msgspec.structs import replace

from ..refusals import Rejected
from . import actions as act
from . import disputes
from . import events as ev
from .move import Decision, Move
from .table import Outcome


def flip(move: Move, _: act.FlipTimer) -> Decision:
    """C-070, C-071: turn the sand timer; a reminder, no sanction."""
    table, turn = move.table, move.table.turn
    timer = table.settings.timer
    assert timer is not None  # `may` lists no timer where there is none
    seconds = move.variant.seconds(timer, turn.phase, turn.sides)
    running = replace(turn, deadline=move.now + 1000 * seconds)
    return Decision([ev.TimerFlipped(move.actor.seat, move.actor.member, running)])


def expire(move: Move, _: act.Expire) -> Decision:
    """A deadline has passed: of a challenge (A-07), of the strict clock or of the sand (A-13)."""
    table, turn = move.table, move.table.turn
    if turn.deadline is None or move.now < turn.deadline:
        raise Rejected("clock-not-due")
    if turn.phase == "challenge":
        return disputes.close(move)
    timer = table.settings.timer
    assert timer is not None  # nothing else sets deadlines
    if timer.mode == "advisory":
        return Decision([ev.TimerExpired(replace(turn, deadline=None))])
    if turn.phase == "penalty":
        return Decision(move.variant.waive(table, move.actor, move.now))
    return Decision(move.variant.time_up(table, move.now))


def pause(move: Move, _: act.Pause) -> Decision:
    """The strict clock rests when every side wants it to."""
    table, actor, turn = move.table, move.actor, move.table.turn
    sides = [s for s in move.variant.seat(actor.seat).sides if s not in table.pausing]
    asked: ev.Events = [ev.PauseAsked(actor.seat, actor.member, side) for side in sides]
    if not set(move.variant.sides) <= {*table.pausing, *sides}:
        return Decision(asked)
    assert turn.deadline is not None  # `may` lists pauses where a clock runs
    may = {
        seat.name: ("resume", *(["resign"] if "resign" in turn.may[seat.name] else []))
        for seat in move.variant.seats
    }
    left = max(0, turn.deadline - move.now)
    return Decision([*asked, ev.ClockPaused(left, replace(turn, deadline=None, may=may))])


def resume(move: Move, _: act.Resume) -> Decision:
    """Anybody may let the clock run again."""
    table, actor, turn = move.table, move.actor, move.table.turn
    assert table.paused is not None  # `may` lists this during a pause
    may = move.variant.may(
        table.settings,
        turn.phase,
        turn.sides,
        clue=table.clue if turn.phase == "guess" else None,
        guesses=turn.guesses,
    )
    running = replace(turn, deadline=move.now + table.paused, may=may)
    return Decision([ev.ClockResumed(actor.seat, actor.member, running)])


def resign(move: Move, action: act.Resign) -> Decision:
    """A-62: a team gives up when its players agree; together means all of them."""
    actor, variant = move.actor, move.variant
    side = variant.seat(actor.seat).sides[0]
    voiced = ev.ResignationVoiced(actor.seat, actor.member, action.agree)
    if not action.agree or not _all_agree(move, side, actor.member, action.present):
        return Decision([voiced])
    return Decision([voiced, variant.end(variant.resigned(side))])


def recheck_resignation(move: Move) -> ev.Events:
    """Somebody has left: perhaps all who are still there want to give up."""
    variant, table = move.variant, move.table
    side = variant.seat(move.actor.seat).sides[0]
    if table.resigning and _all_agree(move, side, "", None):
        return [variant.end(variant.resigned(side))]
    return []


def _all_agree(move: Move, side: str, member: str, present: tuple[str, ...] | None) -> bool:
    variant, table = move.variant, move.table
    needed = {
        name
        for seat in variant.seats
        if not variant.rivals or seat.sides == (side,)
        for name in table.members[seat.name]
        if present is None or name in present
    }
    return bool(needed or member) and needed <= {*table.resigning, member}


def end_game(move: Move, _: act.EndGame) -> Decision:
    """A-62: the host ends an abandoned game without a result."""
    return Decision([move.variant.end(Outcome("abandoned"))])
