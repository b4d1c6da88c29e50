"""Giving a clue, and asking the opposing spymaster before (C-022, C-119, A-01, A-10)."""

from __future__ import annotations

import unicodedata

from . import actions as act
from . import events as ev
from .errors import Rejected
from .key import CELLS
from .move import Decision, Move
from .table import UNLIMITED, Clue, Number, Table
from .variant import Variant

LONGEST_CLUE = 64
"""A technical cap; the books set none (N-11)."""


def check_clue(table: Table, variant: Variant, side: str, word: str, number: Number) -> str:
    """The word as it is announced, or a private refusal that costs nothing (A-01, N-06, N-11)."""
    word = unicodedata.normalize("NFC", " ".join(word.split()))
    if not word:
        raise Rejected("clue-empty")
    if len(word) > LONGEST_CLUE:
        raise Rejected("clue-too-long", most=LONGEST_CLUE)
    if not word.isprintable():
        raise Rejected("clue-not-a-word")
    if number != UNLIMITED and (not isinstance(number, int) or isinstance(number, bool)):
        raise Rejected("clue-bad-number")
    if number != UNLIMITED and number < 0:
        raise Rejected("clue-bad-number")
    variant.check_number(table, side, number)
    return word


def give(move: Move, action: act.GiveClue) -> Decision:
    """C-022, D-011: one word and one number."""
    table, actor, variant = move.table, move.actor, move.variant
    side = variant.seat(actor.seat).sides[0]
    word = check_clue(table, variant, side, action.word, action.number)
    if any(cell not in range(CELLS) for cell in action.meant):
        raise Rejected("cell-unknown")
    accepted = was_accepted(move, word, action.number)
    clue = Clue(
        seat=actor.seat,
        member=actor.member,
        side=side,
        word=word,
        number=action.number,
        standing="accepted" if accepted else "given",
    )
    given = ev.ClueGiven(
        seat=actor.seat,
        member=actor.member,
        side=side,
        word=word,
        number=action.number,
        turn=variant.guessing(table, clue, move.now),
        accepted=accepted,
    )
    if not action.meant:
        return Decision([given])
    message = ev.ClueMeant(len(table.clues), tuple(sorted(set(action.meant))))
    return Decision([given], (ev.Whisper((actor.seat,), message),))


def meant(table: Table, whispers: tuple[ev.Whisper, ...]) -> tuple[tuple[int, ...], ...]:
    """For each clue what its giver had in mind, if they had said so."""
    said = {
        whisper.message.clue: whisper.message.cells
        for whisper in whispers
        if isinstance(whisper.message, ev.ClueMeant)
    }
    return tuple(said.get(index, ()) for index in range(len(table.clues)))


def consult(move: Move, action: act.Consult) -> Decision:
    """C-119: ask quietly; only the two spymasters hear of it."""
    table, actor, variant = move.table, move.actor, move.variant
    side = variant.seat(actor.seat).sides[0]
    word = check_clue(table, variant, side, action.word, action.number)
    judge = variant.judge_of(actor.seat)
    assert judge is not None  # `may` lists no consultation without an opponent
    message = ev.ClueProposed(len(table.clues), actor.member, word, action.number)
    return Decision([], (ev.Whisper((actor.seat, judge.name), message),))


def proposal_for(move: Move) -> ev.ClueProposed | None:
    """The question that waits for this seat's answer."""
    last = _last(move)
    if last is None or not isinstance(last.message, ev.ClueProposed):
        return None
    return last.message if last.seats[1] == move.actor.seat else None


def was_accepted(move: Move, word: str, number: Number) -> bool:
    """Whether the opposing spymaster has accepted this very clue beforehand."""
    proposed: ev.ClueProposed | None = None
    accepted = False
    for whisper in move.whispers:
        message = whisper.message
        if message.clue != len(move.table.clues):
            continue
        if isinstance(message, ev.ClueProposed):
            proposed = message
        elif isinstance(message, ev.ProposalAnswered) and message.accept and proposed is not None:
            accepted |= (proposed.word, proposed.number) == (word, number)
    return accepted


def _last(move: Move) -> ev.Whisper | None:
    """The latest word of the consultation before the coming clue."""
    if move.table.turn.phase != "clue" or not move.whispers:
        return None
    last = move.whispers[-1]
    return last if last.message.clue == len(move.table.clues) else None
