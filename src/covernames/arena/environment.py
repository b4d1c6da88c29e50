"""A PettingZoo environment (AEC): the game for those who train players instead of writing them.

It belongs to the arena and not to `testing`: it is one more way to let players play many games,
with the same cards and the same referee. It needs the extra ``pettingzoo``.

Agents are the seats. An action is a number: a card to touch or cover, the end of a turn, or a clue,
which is a word of the vocabulary with a number. `action_mask` says which are allowed now. Clues are
allowed if the referee calls them legal on the whole board, so they stay legal as cards are covered.

The name of an environment ends with its version (``covernames_classic_v1``). The version goes up
when what was learned or measured before could differ: other observations, actions, rewards or
rules of play. Decks and what the referee knows come with the version of Covernames, not with this.

Version history:

- v1: Named after the variant. Plays as v0 did.
- v0: The first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random, SystemRandom
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
from pettingzoo.utils.wrappers import TerminateIllegalWrapper as EndIllegal

from ..dealing import BOTH, pile_of
from ..game.actions import Action, Cover, GiveClue, Guess, Stop
from ..game.choices import coverable, finder_of, sayable, touchable
from ..game.key import AGENT, ASSASSIN, BLUE, BYSTANDER, CELLS, RED
from ..game.notation import write_table
from ..game.session import Session
from ..game.table import UNLIMITED, Number, Settings
from ..game.variants import variant_named
from ..game.view import View
from ..judging import judge
from ..refusals import Rejected

Observation = dict[str, NDArray[Any]]
"""What a seat sees, as numbers; see `Covernames.observation_space`."""

VERSION: Final = 1
"""See the version history above."""
STOP: Final = CELLS
"""The action that ends a turn; those below it are cells."""
CLUES: Final = STOP + 1
"""The first action that is a clue."""
NUMBERS: Final[tuple[Number, ...]] = (*range(10), UNLIMITED)
"""The numbers of clues, in the order of their actions."""
IDENTITIES: Final = ("", RED, BLUE, AGENT, BYSTANDER, ASSASSIN)
"""Identities by their number in an observation; 0: not known."""
MEMORY: Final = 32
"""The clues that an observation shows, the latest first."""
WON: Final = 1.0
"""The reward of who has won; who has lost gets its negative."""


class Covernames(AECEnv[str, Observation, int]):  # type: ignore[misc]  # ships without types
    """One variant in one language; a new deal with every `reset`.

    Args:
        variant: The game's name.
        language: The language of the words.
        deck: The cards to deal from.
        vocabulary: The words that can be said; None: all words of the deck, in lower case.
        settings: What was agreed on; None: the variant's own.
        render_mode: ``ansi``: `render` returns the table as a line of text.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "name": f"covernames_v{VERSION}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        variant: str = "classic",
        language: str = "en",
        deck: str = BOTH,
        *,
        vocabulary: Sequence[str] | None = None,
        settings: Settings | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = variant_named(variant)
        name = f"covernames_{self.rules.name.replace('-', '_')}_v{VERSION}"
        self.metadata = {**self.metadata, "name": name}
        self.language, self.settings, self.render_mode = language, settings, render_mode
        self._pile = pile_of(language, deck)
        self.words = tuple(word for card in self._pile.cards for word in card.words)
        """Words of cards by their number in an observation."""
        self.vocabulary = tuple(vocabulary or (word.lower() for word in self.words))
        self._numbers = {word: number for number, word in enumerate(self.words)}
        self._said = {word: number for number, word in enumerate(self.vocabulary)}
        self.possible_agents = [seat.name for seat in self.rules.seats]
        self._action_space = spaces.Discrete(CLUES + len(self.vocabulary) * len(NUMBERS))
        most = max(len(self.words), len(self.vocabulary), 100)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1, most, (CELLS, 4), np.int16),
                "clues": spaces.Box(-1, most, (MEMORY, 4), np.int16),
                "turn": spaces.Box(-1, most, (4,), np.int16),
                "action_mask": spaces.Box(0, 1, (int(self._action_space.n),), np.int8),
            }
        )
        self._rng: Random = SystemRandom()

    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002 - PettingZoo's
        """The same for every seat.

        ``observation`` has a row a card: its word, its cover, the seat's face of the key (0 where
        the seat sees none), and in Duet the sides it is marked for, as bits. ``clues``: the giving
        side, word, number and words found, the latest first. ``turn``: cards touched, guesses left
        (-1: no limit), time tokens (-1: none), and whether it is sudden death.
        """
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002 - PettingZoo's
        """The same for every seat; `action` tells what a number does."""
        return self._action_space

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Deal; the same seed deals the same game."""
        if seed is not None:
            self._rng = Random(seed)
        pile = self._pile.next("new", self._rng)
        self.session = Session.start(
            self.rules.name,
            pile.words,
            settings=self.settings,
            language=self.language,
            rng=self._rng,
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._legal = self._legal_words()
        self._mask = self._allowed()

    def step(self, action: int | None) -> None:
        """The selected seat acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None  # only who is out does nothing
        if not self._mask[action]:
            raise Rejected("seat-cannot", seat=agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.session.act(agent, self.action(action))
        outcome = self.session.table.outcome
        if outcome is None:
            self._mask = self._allowed()
        else:
            for seat in self.rules.seats:
                self.rewards[seat.name] = self._reward(seat.sides, outcome.winners)
                self.terminations[seat.name] = True
            self._mask = np.zeros_like(self._mask)
        self._accumulate_rewards()
        if outcome is not None:
            self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What the seat sees, as numbers."""
        mine = agent == self.agent_selection
        return {
            "observation": self._board(agent),
            "clues": self._clues(),
            "turn": self._turn(),
            "action_mask": self._mask.copy() if mine else np.zeros_like(self._mask),
        }

    def view(self, agent: str) -> View:
        """What the seat sees, as any bot gets it."""
        return self.session.view(agent)

    def action(self, number: int) -> Action:
        """What an action is in the game."""
        if number >= CLUES:
            word, which = divmod(int(number) - CLUES, len(NUMBERS))
            return GiveClue(self.vocabulary[word], NUMBERS[which])
        if number == STOP:
            return Stop()
        phase = self.session.table.turn.phase
        return Cover(int(number)) if phase in {"phantom", "penalty"} else Guess(int(number))

    def render(self) -> str | None:
        """The table in one line."""
        return write_table(self.session.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    # What may be done

    def _allowed(self) -> NDArray[np.int8]:
        """Select the seat that is to act, and say what it may do; Duet's first is the first."""
        for agent in self.possible_agents:
            mask = self._mask_of(self.session.view(agent))
            if mask.any():
                self.agent_selection = agent
                return mask
        raise AssertionError("nobody can act")

    def _mask_of(self, view: View) -> NDArray[np.int8]:
        mask = np.zeros(int(self._action_space.n), np.int8)
        may = view.table.turn.may.get(view.seat, ())
        if "give-clue" in may:
            # Nothing that was said before, as long as there is anything else.
            fresh = self._legal.copy()
            fresh[[self._said[clue.word] for clue in view.table.clues]] = False
            words = fresh if fresh.any() else self._legal
            mask[CLUES:] = np.outer(words, self._numbers_of(view)).ravel()
        elif "guess" in may:
            mask[touchable(view.table, finder_of(view.table, view.seat))] = 1
            mask[STOP] = "stop" in may
        elif "cover" in may:
            mask[coverable(view)] = 1
        return mask

    def _numbers_of(self, view: View) -> list[bool]:
        """Which numbers may be said."""
        allowed = sayable(view.table, view.seat)
        return [number in allowed for number in NUMBERS]

    def _legal_words(self) -> NDArray[np.bool_]:
        beside = (
            _legal_beside(card, self.vocabulary, self.language) for card in self.session.table.words
        )
        legal: NDArray[np.bool_] = np.logical_and.reduce(list(beside))
        if not legal.any():
            raise ValueError("no word of the vocabulary is legal on this board")
        return legal

    def _reward(self, sides: Sequence[str], winners: Sequence[str]) -> float:
        """Won or lost; who plays for both teams wins with nobody (A-16)."""
        if self.rules.rivals and len(sides) > 1:
            return 0.0
        return WON if any(side in winners for side in sides) else -WON

    # What is seen

    def _board(self, agent: str) -> NDArray[np.int16]:
        view = self.session.view(agent)
        table = view.table
        face = view.face or ("",) * CELLS
        return np.array(
            [
                (
                    self._numbers[table.words[cell]],
                    IDENTITIES.index(table.covers[cell]),
                    IDENTITIES.index(face[cell]),
                    sum(1 << self.rules.sides.index(side) for side in table.marks[cell]),
                )
                for cell in range(CELLS)
            ],
            np.int16,
        )

    def _clues(self) -> NDArray[np.int16]:
        seen = np.full((MEMORY, 4), -1, np.int16)
        for row, clue in zip(seen, reversed(self.session.table.clues), strict=False):
            found = sum(touch.identity in (clue.side, AGENT) for touch in clue.touches)
            side = self.rules.sides.index(clue.side)
            row[:] = side, self._said[clue.word], NUMBERS.index(clue.number), found
        return seen

    def _turn(self) -> NDArray[np.int16]:
        table = self.session.table
        left = -1 if table.turn.left is None else table.turn.left
        tokens = -1 if table.tokens is None else table.tokens.pool
        sudden = table.turn.phase == "sudden-death"
        return np.array([table.turn.guesses, left, tokens, sudden], np.int16)


@lru_cache(maxsize=4096)
def _legal_beside(card: str, vocabulary: tuple[str, ...], language: str) -> NDArray[np.bool_]:
    """Which words are legal while a card is open.

    A clue is legal on a board if it is legal beside each of its cards; so every card is judged once
    in a training, and not every board.
    """
    verdicts = (judge(word, 1, [card], language).verdict for word in vocabulary)
    return np.array([verdict == "legal" for verdict in verdicts])


def env(variant: str = "classic", language: str = "en", **more: Any) -> AECEnv[str, Any, Any]:  # noqa: ANN401 - as `Covernames` takes it
    """The environment as PettingZoo's tools like it: who does what the mask forbids has lost."""
    plain = Covernames(variant, language, **more)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(EndIllegal(plain, illegal_reward=-WON)))
