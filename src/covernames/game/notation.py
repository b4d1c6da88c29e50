"""A table in one line, so that a test is a few lines.

    classic/red r.b../...../..o../...../..... guess:red tree:2 1
    duet a.<../...../..>../...../..... clue:a,b 7+0+2

Fields: the variant, with the starting side where there is one; the board, row by row; the phase
and the sides that are to act; while guessing the clue and the cards touched in the turn; in Duet
the tokens (bystander face, check mark, earned, boxed); ``done:a`` for a finished side. On the
board ``.`` is an open card, ``r b a o x`` red, blue, agent, bystander, assassin; ``< > =`` a card
marked for side a, for side b, for both; ``{ }`` an agent and ``[ ]`` an assassin on a card so
marked.

Keys have a line of their own: a board for each face, 25 letters each.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import cast

from msgspec.structs import replace

from .deal import deal
from .fold import evolve
from .key import AGENT, ASSASSIN, BLUE, BYSTANDER, CELLS, RED, ROW, Key
from .table import UNLIMITED, Clue, Phase, Settings, Table, Tokens
from .variant import CLUE, Variant
from .variants import VARIANTS

_IDENTITIES = {"r": RED, "b": BLUE, "a": AGENT, "o": BYSTANDER, "x": ASSASSIN}
_LETTERS = {identity: letter for letter, identity in _IDENTITIES.items()}
_CARDS: dict[str, tuple[str, tuple[str, ...]]] = {
    ".": ("", ()),
    "<": ("", ("a",)),
    ">": ("", ("b",)),
    "=": ("", ("a", "b")),
    "{": (AGENT, ("a",)),
    "}": (AGENT, ("b",)),
    "[": (ASSASSIN, ("a",)),
    "]": (ASSASSIN, ("b",)),
    **{letter: (identity, ()) for letter, identity in _IDENTITIES.items()},
}
_SIGNS = {card: sign for sign, card in _CARDS.items()}

_TOKENS = re.compile(r"\d+(\+\d+){1,3}")

WORDS = tuple(f"word{cell}" for cell in range(CELLS))
"""The words of a table that was read without any."""


def write_table(table: Table) -> str:
    """The line for a table.

    >>> line = "classic/red r.b../...../..o../...../..... guess:red tree:2 1"
    >>> table = read_table(line)
    >>> table.clue.word, table.covers[0], table.turn.guesses
    ('tree', 'red', 1)
    >>> write_table(table) == line
    True
    """
    signs = [_SIGNS[cover, marks] for cover, marks in zip(table.covers, table.marks, strict=True)]
    rows = ["".join(signs[at : at + ROW]) for at in range(0, CELLS, ROW)]
    start = _starting(table)
    turn = table.turn
    fields = [f"{table.variant}/{start}" if start else table.variant, "/".join(rows)]
    fields.append(f"{turn.phase}:{','.join(turn.sides)}" if turn.sides else turn.phase)
    if turn.phase == "guess":
        word = table.clue.word.replace(" ", "_")
        fields += [f"{word}:{table.clue.number}", str(turn.guesses)]
    if turn.due > 1:
        fields.append(f"due:{turn.due}")
    if table.tokens is not None:
        tokens = table.tokens
        fields.append(f"{tokens.bystanders}+{tokens.checks}+{tokens.earned}+{tokens.boxed}")
    fields += [f"done:{side}" for side in table.finished]
    return " ".join(fields)


def _starting(table: Table) -> str:
    """The side that has most words, covered or not."""
    totals = {
        side: left + sum(cover == side for cover in table.covers)
        for side, left in table.left.items()
        if side != AGENT
    }
    return max(totals, key=lambda side: totals[side]) if totals else ""


def read_table(
    line: str, *, words: Sequence[str] = WORDS, settings: Settings | None = None
) -> Table:
    """The table of a line, with the default seats and no key of its own."""
    head, board, phase, *rest = line.split()
    name, _, starting = head.partition("/")
    variant = VARIANTS[name]
    settings = replace(settings or Settings(), starting=starting)
    dealt, _ = deal(name, words, settings=settings, rng=Random(0))
    table = evolve(None, dealt)
    cards = [_CARDS[sign] for sign in board.replace("/", "")]
    covers = tuple(cover for cover, _ in cards)
    table = replace(
        table,
        covers=covers,
        marks=tuple(marks for _, marks in cards),
        left={side: left - covers.count(side) for side, left in table.left.items()},
        finished=tuple(side for side in variant.sides if f"done:{side}" in rest),
    )
    for field in rest:
        if _TOKENS.fullmatch(field):
            table = replace(table, tokens=Tokens(*map(int, field.split("+"))))
    kind, _, sides = phase.partition(":")
    return _with_turn(table, variant, cast(Phase, kind), tuple(sides.split(",")), rest)


def _with_turn(
    table: Table, variant: Variant, phase: Phase, sides: tuple[str, ...], rest: list[str]
) -> Table:
    if phase != "guess":
        due = 2 if "due:2" in rest else 1 if phase == "phantom" else 0
        return replace(table, turn=variant.turn(table.settings, phase, sides, 0, due=due))
    word, _, number = rest[0].rpartition(":")
    guesses = int(rest[1])
    giver = next(
        seat
        for seat in variant.seats
        if CLUE in seat.powers and (variant.guess_side(seat.sides[0]) in sides)
    )
    clue = Clue(
        giver.name,
        giver.name,
        giver.sides[0],
        word.replace("_", " "),
        UNLIMITED if number == UNLIMITED else int(number),
    )
    turn = variant.guessing(table, clue, 0)
    turn = replace(
        turn,
        guesses=guesses,
        left=None if turn.left is None else turn.left - guesses,
        may=variant.may(table.settings, "guess", sides, clue=clue, guesses=guesses),
    )
    return replace(table, clues=(clue,), turn=turn)


def write_face(key: Key, face: str) -> str:
    """The board of one face of a key."""
    letters = "".join(_LETTERS[identity] for identity in key.face(face))
    return "/".join(letters[at : at + ROW] for at in range(0, CELLS, ROW))


def read_key(variant: str, line: str, salt: str = "salt") -> Key:
    """The key of a line: a board for each face of the variant."""
    boards = line.split()
    faces = {
        face: tuple(_IDENTITIES[letter] for letter in board.replace("/", ""))
        for face, board in zip(VARIANTS[variant].faces, boards, strict=True)
    }
    return Key(faces, salt)
