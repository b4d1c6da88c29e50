"""What somebody might say who has no idea for a clue (A-74), from the spymaster's own search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..game.view import View
from ..judging import judge
from .mind_bot import NOTHING, MindBot
from .spymaster import Plan, plans

MOST: Final = 5
"""The ideas that are told."""


def ideas(bot: MindBot, view: View) -> tuple[str, ...]:
    """Up to five clues that the referee allows, by the alphabet: their order says nothing.

    Each is for other cards, as far as there are enough of them, and no relative of another.
    """
    chosen: list[Plan] = []
    for each in (bot.character, bot.character._replace(least=NOTHING)):
        board = bot.mind.board(view.table.words)
        found = [plan for plan in plans(view, board, each, bot.rng(view)) if plan.meant]
        for other in (_apart, _another, _any):
            _add(chosen, (plan for plan in found if other(plan, chosen)), bot, view)
        if len(chosen) == MOST:
            break
    return tuple(sorted(plan.word for plan in chosen))


def _add(chosen: list[Plan], found: Iterable[Plan], bot: MindBot, view: View) -> None:
    """The best of them that may be said; `found` looks at what is chosen as it goes on."""
    if len(chosen) == MOST:
        return
    for plan in found:
        if _passes(bot, view, plan, [each.word for each in chosen]):
            chosen.append(plan)
            if len(chosen) == MOST:
                return


def _passes(bot: MindBot, view: View, plan: Plan, chosen: Sequence[str]) -> bool:
    """Whether the referee lets it pass without a question, beside the other ideas as well."""
    visible = (*view.table.visible, *chosen)
    verdict = judge(plan.word, len(plan.meant), visible, bot.language, bot.options)
    return verdict.verdict == "legal"


def _apart(plan: Plan, chosen: Sequence[Plan]) -> bool:
    """Whether it leads to cards that none of the others holds all of, nor the other way round."""
    meant = set(plan.meant)
    return not any(meant <= {*each.meant} or {*each.meant} <= meant for each in chosen)


def _another(plan: Plan, chosen: Sequence[Plan]) -> bool:
    """Whether no other one leads to the very same cards."""
    return all({*plan.meant} != {*each.meant} for each in chosen)


def _any(plan: Plan, chosen: Sequence[Plan]) -> bool:
    """Whether it is another word."""
    return all(plan.word != each.word for each in chosen)
