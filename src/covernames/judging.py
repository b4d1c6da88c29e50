"""The referee with our decks behind it: cards that we ship bring their parts and kin along."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from .decks import Word, load
from .decks.deck import same
from .decks.library import NAMES
from .referee import Codename, Verdict, language_of
from .referee import judge as judge_codenames

Level = Literal["off", "advise", "strict"]
"""How much the referee has to say: nothing, a private word before the clue, or a refusal."""


def judge(
    clue: str,
    number: object,
    visible: Iterable[str],
    language: str,
    options: Iterable[str] = (),
) -> Verdict:
    """Whether a clue is allowed while these words are visible; see `covernames.referee.judge`."""
    return judge_codenames(clue, number, codenames(visible, language), language, options)


def codenames(words: Iterable[str], language: str) -> list[Codename]:
    """Words with what our decks know about them."""
    language_of(language)  # an unknown language is refused here
    ours = _index(language)
    found = []
    for text in words:
        word = ours.get(same(text))
        found.append(Codename(text, word.parts, word.kin) if word else Codename(text))
    return found


@cache
def _index(language: str) -> dict[str, Word]:
    return {same(word.text): word for name in NAMES for word in load(language, name).words}


def refuses(level: Level, verdict: Verdict, *, accepted: bool) -> bool:
    """Whether a clue is turned back before it is announced: privately, at no cost.

    Only in a strict room, only what is certain, and never what the opposing spymaster accepted.
    """
    return level == "strict" and verdict.verdict == "illegal" and not accepted
