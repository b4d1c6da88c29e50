"""A bot that needs nothing: no mind and no referee. It plays on where another cannot answer."""

from __future__ import annotations

from functools import cache

from ..decks import load
from ..decks.library import NAMES
from ..game.actions import GiveClue, Guess, Stop
from ..game.choices import finder_of, touchable
from ..game.table import Number
from ..game.view import View
from ..text import same
from .bot import Bot


class Spare(Bot):
    """Gives a clue that says little, touches no more than it must, accepts what others say."""

    def clue(self, view: View) -> GiveClue:
        """A word of our decks that has nothing to do with a card, as far as letters tell."""
        table = view.table
        families = _families(self.language)
        taken = {same(clue.word) for clue in table.clues}
        cards = [same(word) for word in table.words]
        kin = {each for card in cards for each in families.get(card, {card})}
        if self.language == "zh-Hant":  # one character is enough
            kin |= {character for card in cards for character in card}
        words = [word for word in families if word not in taken and not set(word) & set(" -'’")]
        self.rng(view).shuffle(words)
        for word in words:
            related = families[word] & kin or any(each in word or word in each for each in kin)
            if not related:
                return GiveClue(word, 1)
        return GiveClue("x", 1)

    def guess(self, view: View) -> Guess | Stop:
        """The end of the turn where it may be, or any card."""
        if "stop" in view.table.turn.may.get(view.seat, ()):
            return Stop()
        return Guess(self.rng(view).choice(touchable(view.table, finder_of(view.table, view.seat))))

    def verdict(self, view: View, word: str, number: Number) -> str:  # noqa: ARG002 - of none
        """Never its own: people decide."""
        return "ask"


@cache
def _families(language: str) -> dict[str, frozenset[str]]:
    """The words of our decks, each with its parts and kin."""
    words = (word for name in NAMES for word in load(language, name).words)
    return {same(word.text): word.family for word in words}
