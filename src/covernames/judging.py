"""The referee with our decks behind it: cards that we ship bring their parts and kin along.

Of a picture nothing is written on the table: it forbids no clue (E-26).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from .decks import load
from .decks.library import NAMES
from .decks.packs import LISTS
from .referee import Codename, Doubt, Verdict, language_of
from .referee import judge as judge_codenames
from .text import is_picture, same


class Precedent(msgspec.Struct, frozen=True):
    """What people have said about a clue beside these cards."""

    clue: str
    board: tuple[str, ...]
    valid: bool
    reason: str = ""
    """What the referee had asked about; empty: it was not asked."""
    card: str = ""

    def settles(self, clue: str, doubt: Doubt) -> bool:
        """Whether a doubt about a clue was settled by it."""
        if same(self.clue) != same(clue):
            return False
        if not self.valid:  # a clue falls for one thing, and says nothing about others
            return (self.reason, same(self.card)) == (doubt.reason, same(doubt.card))
        return not doubt.card or same(doubt.card) in map(same, self.board)


def judge(
    clue: str,
    number: object,
    visible: Iterable[str],
    language: str,
    options: Iterable[str] = (),
    precedents: Sequence[Precedent] = (),
) -> Verdict:
    """Whether a clue is allowed while these cards are visible; see `covernames.referee.judge`.

    What people here have said about the same clue before is not asked again.

    >>> found = judge("sank", 1, ["SINK", "HARBOUR"], "en")
    >>> found.verdict, found.card, found.rule
    ('illegal', 'SINK', 'L-en-03')
    >>> judge("ship", 2, ["SINK", "HARBOUR"], "en").verdict
    'legal'
    """
    cards = codenames(visible, language)
    return _after(precedents, clue, judge_codenames(clue, number, cards, language, options))


def _after(precedents: Sequence[Precedent], clue: str, verdict: Verdict) -> Verdict:
    """A verdict, with what is open settled as people settled it before."""
    if verdict.verdict != "ask":
        return verdict
    remarks = []
    for doubt in verdict.remarks:
        said = next((p for p in reversed(precedents) if p.settles(clue, doubt)), None)
        if said is None or not doubt.asks:
            remarks.append(doubt)
        elif not said.valid:
            return Verdict("illegal", doubt.reason, doubt.rule, doubt.card, doubt.form)
    left = next((doubt for doubt in remarks if doubt.asks), None)
    if left is None:
        return msgspec.structs.replace(verdict, verdict="legal", remarks=tuple(remarks))
    return Verdict("ask", left.reason, left.rule, left.card, left.form, tuple(remarks))


def codenames(words: Iterable[str], language: str) -> list[Codename]:
    """Words with what our decks know about them; pictures are none."""
    language_of(language)  # an unknown language is refused here
    ours = _index(language)
    written = (text for text in words if not is_picture(text))
    return [Codename(text, **ours.get(same(text), {})) for text in written]


@cache
def _index(language: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """Parts, kin and neighbours of our cards; what a card forbids forbids the card in turn."""
    lists: dict[str, dict[str, dict[str, None]]] = {}

    def add(text: str, name: str, others: Iterable[str]) -> None:
        its = lists.setdefault(same(text), {}).setdefault(name, {})
        its.update(dict.fromkeys(others))

    for word in (word for name in NAMES for word in load(language, name).words):
        for name in LISTS:
            listed: tuple[str, ...] = getattr(word, name)
            add(word.text, name, listed)
            for other in listed:
                add(other, "near" if name == "near" else "kin", [same(word.text)])
    return {text: {name: tuple(of) for name, of in its.items()} for text, its in lists.items()}
