"""A bot that thinks with a mind: associations, vectors or both."""

from __future__ import annotations

from typing import Final

import numpy as np

from ..game.actions import Action, Cover, GiveClue, Guess, Stop, Waive
from ..game.choices import coverable
from ..game.table import Number
from ..game.variant import GUESS
from ..game.view import View
from . import operative, spymaster
from .belief import open_cells
from .bot import Bot, Candidate
from .character import STEADY, Character
from .mind import Mind
from .noise import NoisyMind

NOTHING: Final = 0.02
"""A link that is weaker than this is none."""


class MindBot(Bot):
    """Gives and hears clues by how strongly words lead to cards."""

    def __init__(
        self, mind: Mind, language: str, seed: int = 0, character: Character = STEADY
    ) -> None:
        super().__init__(language, seed)
        self.mind = mind
        self.character = character
        self.ears = NoisyMind(mind, character.mishearing, seed) if character.mishearing else mind
        """The mind as it hears what others say."""
        # The last answers, for whoever asks how sure they were.
        self._planned: tuple[View, spymaster.Plan | None] | None = None
        self._touched: tuple[View, operative.Touch] | None = None

    def clue(self, view: View) -> GiveClue:
        """The clue that is worth most; a plain honest one where the mind has none."""
        plan = self.plan(view)
        if plan is not None:
            return GiveClue(plan.word, plan.number, plan.meant)
        return GiveClue(self.spare_word(view), 1)

    def plan(self, view: View) -> spymaster.Plan | None:
        """What the bot would say, what it would mean, and how sure it would be."""
        if self._planned is not None and self._planned[0] is view:
            return self._planned[1]

        def legal(word: str, number: Number) -> bool:
            return self.is_legal(view, word, number)

        board = self.mind.board(view.table.words)
        plan = spymaster.plan(view, board, self.character, legal, self.rng(view))
        if plan is None:
            # For want of ideas something that leads somewhere, however faintly.
            faint = self.character._replace(least=NOTHING)
            plan = spymaster.plan(view, board, faint, legal, self.rng(view))
        self._planned = view, plan
        return plan

    def guess(self, view: View) -> Guess | Stop:
        """The card that is worth most, or the end of the turn."""
        return self.touch(view).action

    def touch(self, view: View) -> operative.Touch:
        """What the bot would touch, and how sure it would be."""
        if self._touched is None or self._touched[0] is not view:
            board = self.ears.board(view.table.words)
            self._touched = view, operative.guess(view, board, self.character)
        return self._touched[1]

    def candidates(self, view: View, guess: Guess) -> tuple[Candidate, ...]:
        """The card that is worth most, and then as many as the clue's number tells."""
        touch = self.touch(view)
        then = touch.then if touch.action == guess else ()
        return (*super().candidates(view, guess), *then)

    def puzzled(self, view: View) -> bool:
        """Whether the latest clue leads to no card that is still open."""
        table = view.table
        if table.turn.phase != GUESS or not table.clues:
            return False
        heard = self.mind.board(table.words).strengths_of(table.clue.word)
        return bool(heard[list(open_cells(table))].max(initial=0.0) < NOTHING)

    def cover(self, view: View) -> Cover | Waive:
        """The card that stands most in the way: nearest to what is still to be found.

        A penalty covers one's own hardest word; the phantom covers what could be hit by accident.
        """
        cells = coverable(view)
        assert view.face is not None  # only who sees the key covers
        strengths = self.mind.board(view.table.words).strengths
        side = view.table.turn.sides[0]
        mine = [c for c in open_cells(view.table) if view.face[c] == side and c not in cells]
        if not len(strengths) or not mine:
            return Cover(self._hardest(view, cells))
        # Two cards are near if the same words lead to both.
        near = strengths[:, cells].T @ strengths[:, mine]
        norms = np.linalg.norm(strengths[:, cells], axis=0) + 1e-6
        return Cover(cells[int((near.max(axis=1) / norms).argmax())])

    def _hardest(self, view: View, cells: list[int]) -> int:
        """The word of ours that shares the fewest clues with the others of ours."""
        strengths = self.mind.board(view.table.words).strengths
        if not len(strengths):
            return cells[0]
        shared = strengths[:, cells].T @ strengths[:, cells]
        np.fill_diagonal(shared, 0.0)
        return cells[int(shared.sum(axis=1).argmin())]

    def sure(self, view: View, action: Action) -> float | None:
        """The chance that all that is meant is found, or that the card is one to find."""
        if isinstance(action, GiveClue):
            plan = self.plan(view)
            if plan is None or not plan.meant:
                return None
            board = self.mind.board(view.table.words)
            return spymaster.chance_of(view, board, plan)
        return self.touch(view).sure if isinstance(action, Guess | Stop) else None
