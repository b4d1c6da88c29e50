"""Giving a clue, and asking the opposing spymaster before (C-022, C-119, A-01, A-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..refusals import Rejected
from ..text import tidy
from . import actions as act
from . import events as ev
from .ideas import ideas_told
from .key import CELLS, OpenKey
from .move import Decision, Move
from .table import UNLIMITED, Clue, Number, Table
from .variant import Variant

RefereeLevel = Literal["off", "advise", "strict"]
"""How much the referee has to say: nothing, a private word before the clue, or a refusal."""
LONGEST_CLUE = 64
"""A technical cap; the books set none (N-11)."""
MOST_TYPED = 8 * LONGEST_CLUE
"""Characters that are looked at: some are joined or dropped."""


def check_clue(table: Table, variant: Variant, side: str, word: str, number: Number) -> str:
    """The word as it is announced, or a private refusal that costs nothing (A-01, N-06, N-11)."""
    if len(word) > MOST_TYPED:
        raise Rejected("clue-too-long", most=LONGEST_CLUE)
    word = tidy(word)  # invisible characters come along when people paste
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
    if action.meant and any(cell not in range(CELLS) for cell in action.meant):
        raise Rejected("cell-unknown")
    if action.sure is not None and action.sure not in range(101):
        raise Rejected("sure-percent")
    accepted = was_accepted(table, move.whispers, actor.seat, word, action.number)
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
        helped=bool(ideas_told(table, move.whispers, actor.seat)),
    )
    if not action.meant:
        return Decision([given])
    message = ev.ClueMeant(len(table.clues), tuple(sorted(set(action.meant))), action.sure)
    return Decision([given], (ev.Whisper((actor.seat,), message),))


def key_opened(table: Table, opened: OpenKey, whispers: tuple[ev.Whisper, ...]) -> ev.KeyOpened:
    """The key, and what the givers had in mind, if they had said so."""
    said = {
        whisper.message.clue: whisper.message
        for whisper in whispers
        if isinstance(whisper.message, ev.ClueMeant)
    }
    clues = [said.get(index, ev.ClueMeant(index, ())) for index in range(len(table.clues))]
    sure = (
        tuple(clue.sure for clue in clues) if any(clue.sure is not None for clue in clues) else ()
    )
    return ev.KeyOpened(opened, tuple(clue.cells for clue in clues), sure)


def consult(move: Move, action: act.Consult) -> Decision:
    """C-119: ask quietly; only the two spymasters hear of it."""
    table, actor, variant = move.table, move.actor, move.variant
    side = variant.seat(actor.seat).sides[0]
    word = check_clue(table, variant, side, action.word, action.number)
    judge = variant.judge_of(actor.seat)
    assert judge is not None  # `may` lists no consultation without an opponent
    message = ev.ClueProposed(table.step, actor.member, word, action.number)
    return Decision([], (ev.Whisper((actor.seat, judge.name), message),))


def proposal_for(move: Move) -> ev.ClueProposed | None:
    """The question that waits for the answer of whoever acts."""
    return question(move.table, move.whispers, move.actor.seat)


def question(table: Table, whispers: Sequence[ev.Whisper], seat: str) -> ev.ClueProposed | None:
    """The question that waits for a seat's answer (C-119); a question dies with its turn."""
    asked = consultation(whispers)
    if asked is None or asked.seats[1] != seat:
        return None
    message = asked.message
    return message if isinstance(message, ev.ClueProposed) and message.step == table.step else None


def consultation(whispers: Sequence[ev.Whisper]) -> ev.Whisper | None:
    """The latest word between the spymasters, whatever else was whispered since."""
    said = (ev.ClueProposed, ev.ProposalAnswered)
    return next((each for each in reversed(whispers) if isinstance(each.message, said)), None)


def was_accepted(
    table: Table, whispers: Sequence[ev.Whisper], giver: str, word: str, number: Number
) -> bool:
    """Whether the opposing spymaster has accepted this very clue of this giver, in this turn."""
    return bool(whispers) and any(
        isinstance(whisper.message, ev.ProposalAnswered)
        and whisper.message.accept
        and whisper.message.step == table.step
        and whisper.seats[0] == giver
        and (whisper.message.word, whisper.message.number) == (word, number)
        for whisper in whispers
    )


def is_turned_back(
    level: RefereeLevel,
    judgement: act.Judgement,
    table: Table,
    whispers: Sequence[ev.Whisper],
    giver: str,
    word: str,
    number: Number,
) -> bool:
    """Whether the referee refuses a clue before it is announced: privately, at no cost.

    Only a strict one, only what is certain, and never what the opposing spymaster has accepted.
    """
    if level != "strict" or judgement != "illegal":
        return False
    return not was_accepted(table, whispers, giver, tidy(word), number)
