"""A bot in thirty lines: it knows no language, only letters. In this folder, it plays with

    covernames arena --bot letters:Letters --bot random --variant two-player

and `covernames.testing.check_bot("letters:Letters")` tells whether it keeps to the rules.
"""  # noqa: D415 - a command belongs to the sentence

from __future__ import annotations

from itertools import pairwise

from covernames import GiveClue, Guess, Stop, View
from covernames.bots import Bot
from covernames.bots.spymaster import goal_of
from covernames.decks import load
from covernames.game.choices import finder_of, touchable


def alike(one: str, two: str) -> int:
    """How many pairs of letters two words share."""
    first, second = ({*pairwise(word.lower())} for word in (one, two))
    return len(first & second)


class Letters(Bot):
    """Says a word that looks like one of its cards; touches the card that looks like the clue."""

    def clue(self, view: View) -> GiveClue:
        words = view.table.words
        mine = [c for c in touchable(view.table, finder_of(view.table, view.seat))
                if view.face and view.face[c] == goal_of(view.table, view.seat)]  # fmt: skip
        said = {clue.word for clue in view.table.clues}
        deck = [word.text.lower() for word in load(self.language).words]
        pairs = [(alike(words[cell], word), word, cell) for cell in mine for word in deck]
        for _, word, cell in sorted(pairs, key=lambda pair: -pair[0]):
            if word not in said and self.is_legal(view, word, 1):
                return GiveClue(word, 1, meant=(cell,))
        return GiveClue(self.spare_word(view), 1)

    def guess(self, view: View) -> Guess | Stop:
        if "stop" in view.table.turn.may[view.seat] and view.table.turn.guesses:
            return Stop()
        clue = view.table.clue.word
        cells = touchable(view.table, finder_of(view.table, view.seat))
        return Guess(max(cells, key=lambda cell: alike(view.table.words[cell], clue)))
