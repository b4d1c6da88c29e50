"""A language model as adviser: it proposes clues and ranks cards, the local bot decides.

Any OpenAI-compatible address will do. The model sees only what the seat sees. Its clue must pass
the referee and the local bot's look at the assassin; its ranking only reorders cards that the local
bot finds safe. When it is slow, silent or wrong, the local bot plays on as if it had asked nobody.
"""

from __future__ import annotations

import json
import os
import re
import urllib.request
from typing import Any, Final, NamedTuple

import numpy as np

from ..game.actions import Cover, GiveClue, Guess, Stop, Waive
from ..game.choices import finder_of, touchable
from ..game.key import ASSASSIN
from ..game.table import Number
from ..game.view import View
from . import operative, spymaster
from .bot import Bot
from .mind_bot import MindBot
from .plackett_luce import speeds

KEY_VARIABLE: Final = "COVERNAMES_LLM_KEY"
URL_VARIABLE: Final = "COVERNAMES_LLM_URL"
MODEL_VARIABLE: Final = "COVERNAMES_LLM_MODEL"
PATIENCE: Final = 12.0
TRIES: Final = 3
"""After so many failures in a row the adviser is not asked again."""
DANGER: Final = 0.08
"""The share of the race that the assassin may have under a proposed clue."""
RISK: Final = 0.12
"""The chance of the assassin at which the local bot does not follow a ranking."""


class Silent(Exception):  # noqa: N818 - no error: the local bot takes over
    """The model gave no answer that can be used."""


class Chat(NamedTuple):
    """A model behind an OpenAI-compatible address."""

    url: str
    model: str
    key: str = ""
    patience: float = PATIENCE

    @classmethod
    def from_environment(cls, model: str = "") -> Chat:
        """The address, the model unless it is named, and the key, all from the environment."""
        url = os.environ.get(URL_VARIABLE, "")
        model = model or os.environ.get(MODEL_VARIABLE, "")
        if not url.startswith(("http://", "https://")) or not model:
            raise ValueError(f"set {URL_VARIABLE} to an address, and name a model")
        return cls(url, model, os.environ.get(KEY_VARIABLE, ""))

    def ask(self, prompt: str, seed: int) -> dict[str, Any]:
        """The JSON object that the model answers with."""
        content = {
            "model": self.model,
            "messages": [{"role": "user", "content": prompt}],
            "temperature": 0,
            "seed": seed,
        }
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        address = self.url.rstrip("/")
        if not address.endswith("/chat/completions"):
            address += "/chat/completions"
        request = urllib.request.Request(  # noqa: S310 - http(s), checked above
            address, json.dumps(content).encode(), headers
        )
        try:
            with urllib.request.urlopen(request, timeout=self.patience) as reply:  # noqa: S310
                said = json.loads(reply.read(1 << 20))["choices"][0]["message"]["content"]
            found = re.search(r"\{.*\}", said, re.DOTALL)
            answer = json.loads(found[0]) if found else None
        except (OSError, ValueError, LookupError, TypeError) as error:
            raise Silent(str(error)) from error
        if not isinstance(answer, dict):
            raise Silent("no JSON object")
        return answer


class LlmBot(Bot):
    """A local bot with an adviser."""

    def __init__(self, local: MindBot, chat: Chat) -> None:
        super().__init__(local.language, local.seed)
        self.local, self.chat = local, chat
        self._failures = 0
        self._asked = self._answered = 0

    def excuse(self) -> str:
        """A model that never answers is not what has played."""
        return "the model never answered" if self._asked and not self._answered else ""

    def clue(self, view: View) -> GiveClue:
        """The adviser's first clue that is legal and safe; else the local bot's own."""
        try:
            proposals = self._ask(_clue_prompt(view, self.language)).get("clues", [])
            for proposal in proposals:
                clue = self._checked(view, proposal)
                if clue is not None:
                    return clue
        except (Silent, AttributeError, TypeError):
            pass
        return self.local.clue(view)

    def guess(self, view: View) -> Guess | Stop:
        """The adviser's first card that the local bot finds safe; when to stop is the bot's own."""
        own = self.local.guess(view)
        if isinstance(own, Stop):
            return own
        try:
            ranked = self._ask(_guess_prompt(view, self.language)).get("cards", [])
            return self._guarded(view, own, [str(word) for word in ranked])
        except (Silent, AttributeError, TypeError):
            return own

    def cover(self, view: View) -> Cover | Waive:
        """The local bot's choice."""
        return self.local.cover(view)

    def _ask(self, prompt: str) -> dict[str, Any]:
        if self._failures >= TRIES:
            raise Silent("resting")
        self._asked += 1
        try:
            answer = self.chat.ask(prompt, self.seed)
        except Silent:
            self._failures += 1
            raise
        self._failures = 0
        self._answered += 1
        return answer

    def _checked(self, view: View, proposal: dict[str, Any]) -> GiveClue | None:
        """A proposal as a clue, if it is one: true, legal, new, and far from the assassin."""
        word, targets = str(proposal.get("word", "")).strip(), proposal.get("targets", [])
        character = self.local.character
        board = self.local.mind.board(view.table.words)
        here = spymaster.look(view, board, character.temperature)
        cells = {view.table.words[cell].casefold(): int(cell) for cell in here.own}
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

    def _guarded(self, view: View, own: Guess, ranked: list[str]) -> Guess:
        table = view.table
        board = self.local.mind.board(table.words)
        belief = operative.listen(view, board, self.local.character.temperature)
        cells = touchable(table, finder_of(table, view.seat))
        by_word = {table.words[cell].casefold(): cell for cell in cells}
        fatal = belief.chances[:, -1]
        for word in ranked:
            cell = by_word.get(word.casefold())
            if cell is not None and fatal[cell] <= max(RISK, fatal[own.cell]):
                return Guess(cell)
        return own


def _clue_prompt(view: View, language: str) -> str:
    table, face = view.table, view.face
    assert face is not None  # who gives clues sees a face
    goal = spymaster.goal_of(table, view.seat)
    open_cards = [c for c in range(len(table.words)) if not table.hidden(c)]
    wanted = [table.words[c] for c in open_cards if face[c] == goal]
    deadly = [table.words[c] for c in open_cards if face[c] == ASSASSIN]
    rest = [table.words[c] for c in open_cards if face[c] not in (goal, ASSASSIN)]
    return (
        f"We play a word association game in the language '{language}'. Give a one-word clue that "
        f"makes my partner think of several of my words and of no other word on the table.\n"
        f"My words: {', '.join(wanted)}\nDeadly words, keep far away: {', '.join(deadly)}\n"
        f"Other words to avoid: {', '.join(rest)}\n"
        f"Clues already given: {', '.join(clue.word for clue in table.clues) or '-'}\n"
        f"The clue is a single common word of the language and no form or part of a word on the "
        f'table. Answer with JSON only: {{"clues": [{{"word": "…", "targets": ["…"]}}]}} with up '
        f"to five clues, the best first."
    )


def _guess_prompt(view: View, language: str) -> str:
    table = view.table
    finder = finder_of(table, view.seat)
    cards = [table.words[cell] for cell in touchable(table, finder)]
    clues = [f"{clue.side}: {clue.word} {clue.number}" for clue in table.clues]
    return (
        f"We play a word association game in the language '{language}'. My partner gave the clue "
        f"'{table.clues[-1].word if table.clues else ''}' for some of these words: "
        f"{', '.join(cards)}\nAll clues so far: {'; '.join(clues) or '-'}\n"
        f"Which words are meant by the latest clue? Answer with JSON only: "
        f'{{"cards": ["…"]}}, the likeliest first.'
    )
