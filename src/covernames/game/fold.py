"""`evolve`: how an event changes the table. It assigns what the event says and knows no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from . import events as ev
from .key import CELLS
from .table import Clue, Doubt, Table, Touch

T = TypeVar("T")


def evolve(table: Table | None, event: ev.Event) -> Table:
    """The table after an event. A game begins with `GameDealt` on no table at all.

    >>> from covernames import Session
    >>> game = Session.start("classic", [f"word{n}" for n in range(25)])
    >>> evolve(None, game.log[0]) == game.table
    True
    """
    if table is None:
        if not isinstance(event, ev.GameDealt):
            raise ValueError("a game begins with its deal")
        return _dealt(event)
    return _APPLY[type(event)](table, event)


def fold(events: Iterable[ev.Event]) -> Table:
    """The table after a whole log.

    >>> from covernames import GiveClue, Session
    >>> game = Session.start("duet", [f"word{n}" for n in range(25)])
    >>> _ = game.act("a", GiveClue("nine", 1))
    >>> fold(game.log).clue.word
    'nine'
    """
    table = None
    for event in events:
        table = evolve(table, event)
    if table is None:
        raise ValueError("a game begins with its deal")
    return table


def _dealt(event: ev.GameDealt) -> Table:
    return Table(
        variant=event.variant,
        language=event.language,
        settings=event.settings,
        words=event.words,
        commitment=event.commitment,
        members=event.members,
        knows=event.knows,
        covers=("",) * CELLS,
        marks=((),) * CELLS,
        left=event.left,
        turn=event.turn,
        tokens=event.tokens,
    )


def _at(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _joined(table: Table, event: ev.MemberJoined) -> Table:
    members = {**table.members, event.seat: (*table.members[event.seat], event.member)}
    knows = {**table.knows, event.member: event.face} if event.face else table.knows
    return replace(table, members=members, knows=knows)


def _left(table: Table, event: ev.MemberLeft) -> Table:
    rest = tuple(member for member in table.members[event.seat] if member != event.member)
    resigning = tuple(member for member in table.resigning if member != event.member)
    return replace(table, members={**table.members, event.seat: rest}, resigning=resigning)


def _clue_given(table: Table, event: ev.ClueGiven) -> Table:
    clue = Clue(
        seat=event.seat,
        member=event.member,
        side=event.side,
        word=event.word,
        number=event.number,
        standing="accepted" if event.accepted else "given",
        helped=event.helped,
    )
    clues = (*table.clues, clue)
    return replace(table, clues=clues, turn=event.turn, pausing=(), step=table.step + 1)


def _touched(table: Table, event: ev.CardTouched) -> Table:
    touch = Touch(event.seat, event.member, event.cell, event.identity)
    cell = event.cell
    clues, sudden = table.clues, table.sudden
    if table.turn.phase == "sudden-death":
        sudden = (*sudden, touch)
    else:
        clues = (*clues[:-1], replace(clues[-1], touches=(*clues[-1].touches, touch)))
    return replace(
        table,
        covers=_at(table.covers, cell, event.cover) if event.cover else table.covers,
        marks=_at(table.marks, cell, event.marks) if event.marks else table.marks,
        clues=clues,
        sudden=sudden,
        left=table.left if event.left is None else event.left,
        tokens=event.tokens or table.tokens,
        turn=event.turn or table.turn,
        step=table.step + 1,
    )


def _covered(table: Table, event: ev.CardCovered) -> Table:
    covers = _at(table.covers, event.cell, event.identity)
    turn, left = event.turn, event.left
    return replace(table, covers=covers, left=left, turn=turn, pausing=(), step=table.step + 1)


def _finished(table: Table, event: ev.SideFinished) -> Table:
    return replace(table, finished=(*table.finished, event.side))


def _challenged(table: Table, event: ev.ClueChallenged) -> Table:
    doubt = Doubt(event.seat, event.member, event.verdict, event.token, why=event.why)
    return replace(table, doubt=doubt, turn=event.turn, step=table.step + 1)


def _voted(table: Table, event: ev.VoteCast) -> Table:
    # Not a step of the game: a vote must not void another that is on its way.
    doubt = table.doubt
    assert doubt is not None  # a vote belongs to a challenge
    return replace(table, doubt=replace(doubt, votes={**doubt.votes, event.member: event.valid}))


def _ruled(table: Table, event: ev.ClueRuled) -> Table:
    standing = "invalid" if not event.valid else "accepted" if event.by == "opponent" else "upheld"
    return replace(
        table,
        clues=(*table.clues[:-1], replace(table.clues[-1], standing=standing)),
        doubt=None,
        tokens=event.tokens or table.tokens,
        turn=event.turn,
        step=table.step + 1,
    )


def _turned(table: Table, event: Any) -> Table:  # noqa: ANN401 - every event with a turn of its own
    return replace(table, turn=event.turn, step=table.step + 1)


def _turn_ended(table: Table, event: ev.TurnEnded) -> Table:
    tokens = event.tokens or table.tokens
    return replace(table, turn=event.turn, tokens=tokens, pausing=(), step=table.step + 1)


def _clock(table: Table, event: ev.TimerFlipped | ev.TimerExpired) -> Table:
    # Not a step of the game: sand running must not void a guess that is on its way.
    return replace(table, turn=event.turn)


def _pause_asked(table: Table, event: ev.PauseAsked) -> Table:
    return replace(table, pausing=(*table.pausing, event.side))


def _paused(table: Table, event: ev.ClockPaused) -> Table:
    # Not a step of the game, no more than resuming is: nothing that was asked before is void.
    return replace(table, pausing=(), paused=event.left, turn=event.turn)


def _resumed(table: Table, event: ev.ClockResumed) -> Table:
    return replace(table, paused=None, turn=event.turn)


def _resignation(table: Table, event: ev.ResignationVoiced) -> Table:
    others = tuple(member for member in table.resigning if member != event.member)
    return replace(table, resigning=(*others, event.member) if event.agree else others)


def _ended(table: Table, event: ev.GameEnded) -> Table:
    return replace(
        table,
        outcome=event.outcome,
        turn=event.turn,
        tokens=event.tokens or table.tokens,
        doubt=None,
        paused=None,
        step=table.step + 1,
    )


def _opened(table: Table, event: ev.KeyOpened) -> Table:
    sure = event.sure or (None,) * len(event.meant)
    clues = tuple(
        replace(clue, meant=meant, sure=percent)
        for clue, meant, percent in zip(table.clues, event.meant, sure, strict=True)
    )
    return replace(table, opened=event.key, clues=clues)


_APPLY: dict[type[ev.Event], Callable[[Table, Any], Table]] = {
    ev.MemberJoined: _joined,
    ev.MemberLeft: _left,
    ev.ClueGiven: _clue_given,
    ev.CardTouched: _touched,
    ev.CardCovered: _covered,
    ev.PenaltyWaived: _turned,
    ev.SideFinished: _finished,
    ev.TurnEnded: _turn_ended,
    ev.SuddenDeathBegan: _turned,
    ev.ClueChallenged: _challenged,
    ev.VoteCast: _voted,
    ev.ClueRuled: _ruled,
    ev.TimerFlipped: _clock,
    ev.TimerExpired: _clock,
    ev.PauseAsked: _pause_asked,
    ev.ClockPaused: _paused,
    ev.ClockResumed: _resumed,
    ev.ResignationVoiced: _resignation,
    ev.GameEnded: _ended,
    ev.KeyOpened: _opened,
}
