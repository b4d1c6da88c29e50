"""What the referee answers, and what it looks at."""

from __future__ import annotations

from typing import Literal

import msgspec

Ruling = Literal["legal", "illegal", "ask"]
Way = Literal["from", "to", "both", "family"]


class Codename(msgspec.Struct, frozen=True):
    """A visible card. Parts, kin and neighbours are known for the words we ship alone."""

    text: str
    parts: tuple[str, ...] = ()
    kin: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    """What only history, sound or look joins to it: at most a question."""


class Clash(msgspec.Struct, frozen=True):
    """Why a clue is certainly not allowed beside a card."""

    reason: str
    rule: str
    form: str = ""
    """The form or part in which clue and card meet, where it helps to say so."""
    option: str = ""
    """The option under which the group has agreed to let it pass."""


class Doubt(msgspec.Struct, frozen=True):
    """Something that people should weigh. It never makes a clue illegal."""

    reason: str
    rule: str
    card: str = ""
    form: str = ""
    option: str = ""
    """The option under which the group has settled it, or several: ``titles|proper-nouns``."""
    asks: bool = True
    """Whether people have to decide; if not, it is only a remark."""


class Verdict(msgspec.Struct, frozen=True):
    """Legal, illegal for certain, or to be decided by people."""

    verdict: Ruling
    reason: str
    rule: str
    card: str = ""
    form: str = ""
    remarks: tuple[Doubt, ...] = ()


def way_of(clue: str, card: str, form: str) -> Way:
    """How clue and card are joined: one is built on the other, both on a third form, or neither."""
    joint = form.casefold()
    if not joint:
        return "family"
    if joint == card.casefold():
        return "from"
    return "to" if joint == clue.casefold() else "both"
