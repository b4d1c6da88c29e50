"""What a seat may do now, found out from what it sees and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..refusals import Rejected
from . import actions as act
from . import clues, disputes
from .events import Whisper
from .key import CELLS, Key
from .table import UNLIMITED, Number, Table
from .variant import HIGHEST
from .variants import VARIANTS
from .view import View, view_of


def choices(view: View) -> tuple[act.Action, ...]:
    """Everything that a seat may do. A clue stands there once for each number, its word empty.

    >>> from covernames.game.notation import WORDS, read_key, read_table
    >>> table = read_table("classic/red r.b../...../..o../...../..... guess:red tree:2 1")
    >>> choices(View("red-operatives", table, None, ()))[1:4]
    (Guess(cell=3), Guess(cell=4), Guess(cell=5))
    """
    table = view.table
    found: list[act.Action] = []
    for name in table.turn.may.get(view.seat, ()):
        found.extend(_CHOICES[name](view))
    asked = clues.question(table, view.whispers, view.seat)
    if asked is not None and table.paused is None:
        found.extend(disputes.reply_choices(asked))
    return tuple(found)


def legal_actions(
    table: Table, key: Key, seat: str, whispers: tuple[Whisper, ...] = ()
) -> tuple[act.Action, ...]:
    """The choices of a seat, for whoever holds the key."""
    return choices(view_of(table, key, seat, whispers))


def finder_of(table: Table, seat: str) -> str:
    """The side that finds words when this seat guesses."""
    sides = VARIANTS[table.variant].seat(seat).sides
    return next((side for side in table.turn.sides if side in sides), sides[0])


def touchable(table: Table, finder: str) -> list[int]:
    """The cells that a side may touch now."""
    check = VARIANTS[table.variant].check_touch
    return [cell for cell in range(CELLS) if _passes(check, table, finder, cell)]


def sayable(table: Table, seat: str) -> list[Number]:
    """The numbers that a seat may say with a clue."""
    variant = VARIANTS[table.variant]
    side = variant.seat(seat).sides[0]
    numbers: tuple[Number, ...] = (*range(HIGHEST + 1), UNLIMITED)
    return [number for number in numbers if _passes(variant.check_number, table, side, number)]


def coverable(view: View) -> list[int]:
    """The cells that the seat may cover without a guess; none where it sees no key."""
    table = view.table
    wanted = VARIANTS[table.variant].cover_identity(table)
    return [
        cell
        for cell, identity in enumerate(view.face or ())
        if identity == wanted and not table.covers[cell]
    ]


def objectors(table: Table) -> list[str]:
    """The seats from which people challenge the latest clue, the opposing spymaster's first.

    Any seat but the giver's may (A-07), but nobody turns in their own team. Where nobody opposes,
    the partners do, as the rules of Duet have it (D-074).
    """
    variant = VARIANTS[table.variant]
    may = [seat for seat in variant.seats if "challenge" in table.turn.may.get(seat.name, ())]
    judge = variant.judge_of(table.clue.seat) if may else None
    if judge is None:
        return [seat.name for seat in may]
    opposing = [seat.name for seat in may if table.clue.side not in seat.sides]
    return sorted(opposing, key=lambda name: name != judge.name)


def _passes(check: Callable[..., None], *args: object) -> bool:
    try:
        check(*args)
    except Rejected:
        return False
    return True


def _guesses(view: View) -> list[act.Guess]:
    finder = finder_of(view.table, view.seat)
    return [act.Guess(cell) for cell in touchable(view.table, finder)]


_CHOICES: dict[str, Callable[[View], list[Any]]] = {
    "consult": lambda view: [act.Consult("", number) for number in sayable(view.table, view.seat)],
    "answer": lambda view: disputes.answer_choices(view.table),
    "give-clue": lambda view: [act.GiveClue("", n) for n in sayable(view.table, view.seat)],
    "guess": _guesses,
    "stop": lambda _: [act.Stop()],
    "challenge": lambda _: [act.Challenge()],
    "vote": lambda _: [act.Vote(True), act.Vote(False)],
    "cover": lambda view: [act.Cover(cell) for cell in coverable(view)],
    "waive": lambda _: [act.Waive()],
    "flip-timer": lambda _: [act.FlipTimer()],
    "pause": lambda _: [act.Pause()],
    "resume": lambda _: [act.Resume()],
    "resign": lambda _: [act.Resign(True)],
}
