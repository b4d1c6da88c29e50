"""What a language model is asked, in words. It is told what its seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from ..game.choices import finder_of, touchable
from ..game.key import ASSASSIN
from ..game.table import Number, Table
from ..game.view import View
from ..pictures import name_on
from .spymaster import goal_of


def names(table: Table, language: str) -> list[str]:
    """The words on the table, and the names of pictures."""
    return [name_on(card, language) for card in table.words]


def clue(view: View, language: str) -> str:
    """For a clue."""
    table, face = view.table, view.face
    assert face is not None  # who gives clues sees a face
    goal = goal_of(table, view.seat)
    named = names(table, language)
    open_cards = [c for c in range(len(named)) if not table.hidden(c)]
    wanted = [named[c] for c in open_cards if face[c] == goal]
    deadly = [named[c] for c in open_cards if face[c] == ASSASSIN]
    rest = [named[c] for c in open_cards if face[c] not in (goal, ASSASSIN)]
    return (
        f"We play a word association game in the language '{language}'. Give a one-word clue that "
        f"makes my partner think of several of my words and of no other word on the table.\n"
        f"My words: {', '.join(wanted)}\nDeadly words, keep far away: {', '.join(deadly) or '-'}\n"
        f"Other words to avoid: {', '.join(rest)}\n"
        f"Clues already given: {', '.join(clue.word for clue in table.clues) or '-'}\n"
        f"The clue is a single common word of the language and no form or part of a word on the "
        f'table. Answer with JSON only: {{"clues": [{{"word": "…", "targets": ["…"]}}]}} with up '
        f"to five clues, the best first."
    )


def guess(view: View, language: str) -> str:
    """For a card to touch, or the end of the turn."""
    table = view.table
    finder = finder_of(table, view.seat)
    named = names(table, language)
    cards = [named[cell] for cell in touchable(table, finder)]
    clues = [f"{clue.side}: {clue.word} {clue.number}" for clue in table.clues]
    latest = f"'{table.clues[-1].word}', {table.clues[-1].number}" if table.clues else "none"
    may_stop = "stop" in table.turn.may.get(view.seat, ())
    stop = " An empty list ends our turn." if may_stop else " We must touch one."
    return (
        f"We play a word association game in the language '{language}'. My partner's latest clue: "
        f"{latest}. {table.turn.guesses} words were touched for it.\n"
        f"The cards: {', '.join(cards)}\nAll clues so far: {'; '.join(clues) or '-'}\n"
        f"Which card do we touch next? Answer with JSON only: "
        f'{{"cards": ["…"]}}, the likeliest first.{stop}'
    )


def cover(view: View, language: str, cards: Sequence[str]) -> str:
    """For a card to cover without a guess."""
    return (
        f"We play a word association game in the language '{language}'. I must cover one of these "
        f"cards, which then is out of the game: {', '.join(cards)}\n"
        f"All cards: {', '.join(names(view.table, language))}\nWhich one stands most in our way? "
        f'Answer with JSON only: {{"cards": ["…"]}}, the best first.'
    )


def accept(view: View, language: str, word: str, number: Number) -> str:
    """For a ruling on somebody's clue."""
    return (
        f"In a word association game in the language '{language}' a clue may be no form, part or "
        f"translation of a word on the table, and must be about the meaning of the words. On the "
        f"table: {', '.join(view.table.visible)}\nIs the clue '{word}', {number} allowed? Answer "
        f'with JSON only: {{"allowed": true}} or {{"allowed": false}}.'
    )
