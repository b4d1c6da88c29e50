"""A language model as adviser: it proposes clues and ranks cards, the local bot decides.

The model sees only what the seat sees, and is asked in every decision. Its clue must pass the
referee and the local bot's look at the assassin; it touches only cards that the local bot does not
take for deadly; where the referee is certain, the model has no say. When it is slow, silent or
wrong, the local bot plays on as if it had asked nobody, and `trouble` tells why.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import numpy as np

from ..game.actions import Cover, GiveClue, Guess, Stop, Waive
from ..game.choices import coverable, finder_of, touchable
from ..game.key import ASSASSIN
from ..game.table import Number
from ..game.view import View
from . import operative, prompts, spymaster
from .bot import Bot
from .language_model import Chat, Silent
from .mind_bot import MindBot
from .plackett_luce import speeds

TRIES: Final = 3
"""After so many failures in a row the adviser is not asked again."""
DANGER: Final = 0.08
"""The share of the race that the assassin may have under a proposed clue."""
RISK: Final = 0.12
"""The chance of the assassin at which the local bot does not follow a ranking."""


class LlmBot(Bot):
    """A local bot with an adviser."""

    def __init__(self, local: MindBot, chat: Chat) -> None:
        super().__init__(local.language, local.seed)
        self.local, self.chat = local, chat
        self._failures = 0
        self._asked = self._answered = 0
        self._reasons: Counter[str] = Counter()

    def excuse(self) -> str:
        """A model that never answers is not what has played."""
        if not self._asked or self._answered:
            return ""
        return f"the model never answered: {self._told()}"

    def trouble(self) -> str:
        """How many questions had no answer that could be used, and why."""
        if not self._reasons:
            return ""
        return f"{self._reasons.total()} of {self._asked} questions unanswered: {self._told()}"

    def _told(self) -> str:
        return ", ".join(f"{why} ({count})" for why, count in self._reasons.most_common())

    def clue(self, view: View) -> GiveClue:
        """The adviser's first clue that is legal and safe; else the local bot's own."""
        for proposal in self._listed(prompts.clue(view, self.language), "clues"):
            clue = self._checked(view, proposal)
            if clue is not None:
                return clue
        return self.local.clue(view)

    def guess(self, view: View) -> Guess | Stop:
        """The adviser's first card that is not too dangerous; none named: the end of the turn."""
        own = self.local.guess(view)
        ranked = self._answer(prompts.guess(view, self.language), "cards")
        if not isinstance(ranked, list):
            return own
        return self._guarded(view, own, [str(word) for word in ranked])

    def cover(self, view: View) -> Cover | Waive:
        """The adviser's card, if it may be covered; else the local bot's choice."""
        names = prompts.names(view.table, self.language)
        cells = {names[cell].casefold(): cell for cell in coverable(view)}
        for word in self._listed(prompts.cover(view, self.language, list(cells)), "cards"):
            if str(word).casefold() in cells:
                return Cover(cells[str(word).casefold()])
        return self.local.cover(view)

    def accept(self, view: View, word: str, number: Number) -> bool:
        """The referee's word where it is certain; else the adviser's."""
        verdict = self.verdict(view, word, number)
        if verdict in ("legal", "illegal"):
            return verdict == "legal"
        said = self._answer(prompts.accept(view, self.language, word, number), "allowed")
        return said if isinstance(said, bool) else True

    # What the model says

    def _answer(self, prompt: str, wanted: str) -> object:
        """What the model says under a key; None: it gave no answer that can be used."""
        if self._failures >= TRIES:
            return None
        self._asked += 1
        try:
            answer = self.chat.ask(prompt, self.seed, wanted)
        except Silent as silent:
            self._failures += 1
            self._reasons[str(silent)] += 1
            return None
        self._failures = 0
        self._answered += 1
        return answer[wanted]

    def _listed(self, prompt: str, wanted: str) -> list[Any]:
        said = self._answer(prompt, wanted)
        return said if isinstance(said, list) else []

    # What the local bot makes of it

    def _checked(self, view: View, proposal: object) -> GiveClue | None:
        """A proposal as a clue, if it is one: true, legal, new, and far from the assassin."""
        if not isinstance(proposal, dict) or not isinstance(proposal.get("targets"), list):
            return None
        word, targets = str(proposal.get("word", "")).strip(), proposal["targets"]
        character = self.local.character
        board = self.local.mind.board(view.table.words)
        here = spymaster.look(view, board, character.temperature)
        names = prompts.names(view.table, self.language)
        cells = {names[cell].casefold(): int(cell) for cell in here.own}
        meant = [cells[t] for t in (str(t).casefold() for t in targets) if t in cells]
        said = {clue.word.casefold() for clue in view.table.clues}
        if not word or not meant or len(meant) != len(targets) or word.casefold() in said:
            return None
        number: Number = len(set(meant))
        pace = speeds(board.strengths_of(word), character.temperature)
        danger = sum(pace[cell] for cell in here.others if here.face[cell] == ASSASSIN)
        # What the adviser means counts as linked, even where the local bot sees no link.
        link = float(speeds(np.array([0.5], np.float32), character.temperature)[0])
        linked = sum(max(float(pace[cell]), link) for cell in meant)
        if danger > DANGER * (danger + linked) or not self.is_legal(view, word, number):
            return None
        return GiveClue(word, number, tuple(sorted(set(meant))))

    def _guarded(self, view: View, own: Guess | Stop, ranked: list[str]) -> Guess | Stop:
        table = view.table
        if not ranked and "stop" in table.turn.may.get(view.seat, ()):
            return Stop()
        board = self.local.mind.board(table.words)
        belief = operative.listen(view, board, self.local.character.temperature)
        cells = touchable(table, finder_of(table, view.seat))
        names = prompts.names(table, self.language)
        by_word = {names[cell].casefold(): cell for cell in cells}
        fatal = belief.chances[:, -1]
        allowed = max(RISK, fatal[own.cell]) if isinstance(own, Guess) else RISK
        for word in ranked:
            cell = by_word.get(word.casefold())
            if cell is not None and fatal[cell] <= allowed:
                return Guess(cell)
        return own
