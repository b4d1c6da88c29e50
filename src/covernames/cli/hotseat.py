"""Game after game at one device, hand to hand: the loop. `phases` asks, `telling` shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import time

from ..game import actions as act
from ..game import record
from ..game.clues import RefereeLevel
from ..game.deal import NextGame, Pile
from ..game.ideas import USUAL, Ideas
from ..game.session import Session
from ..game.table import Settings
from ..game.variant import CLUE
from ..game.variants import VARIANTS
from .bot_players import BotPlayers
from .device import Ask, Device
from .ideas import IdeaSource
from .phases import Phases
from .screen import Screen
from .telling import Telling

Keep = Callable[[Session | None], None]
MOVES = frozenset({"give-clue", "guess", "cover", "vote"})
"""What people wait for a bot to do."""


class HotSeat:
    """Plays games until somebody leaves."""

    def __init__(
        self,
        screen: Screen,
        ask: Ask,
        pile: Pile,
        rng: Random,
        *,
        variant: str,
        language: str,
        settings: Settings,
        level: RefereeLevel = "off",
        ideas: Ideas = USUAL,
        records: Path | None = None,
        bots: BotPlayers | None = None,
        keep: Keep | None = None,
    ) -> None:
        self.device = Device(screen, ask)
        self.screen, self.say = screen, screen.say
        self.pile = pile
        self.rng = rng
        self.variant = VARIANTS[variant]
        self.language = language
        self.settings = settings
        self.level = level
        self.records = records
        self.bots = bots or BotPlayers({}, language)
        self.ideas = IdeaSource(ideas, self.bots, language, _now, self._keep)
        self.keep = keep
        """Called after every move with the game as it stands; None once it is over."""
        self.telling = Telling(screen, self.device, self.variant, self.bots)
        self.game: Session
        self.phases: Phases

    def evening(self, left: Session | None = None) -> None:
        """Game after game, until somebody leaves; first the one that was left, if one was."""
        how: NextGame = "new"
        while True:
            if left is None:
                self.pile = self.pile.next(how, self.rng)
            self.play(left)
            left = None
            how = self._another()

    def play(self, left: Session | None = None) -> None:
        """One game from the deal, or from where it was left, to the opened key."""
        self.game = left or Session.start(
            self.variant.name,
            self.pile.words,
            settings=self.settings,
            language=self.language,
            rng=self.rng,
            now=_now(),
        )
        self.phases = Phases(
            self.game,
            self.telling,
            self.device,
            self.bots,
            level=self.level,
            ideas=self.ideas,
            act=self._act,
            bot_acts=self._bot_acts,
        )
        self._keep(self.game)
        while self.game.table.outcome is None:
            if not self._bot_acts():
                self.phases.ask()
        self._keep(None)
        self.telling.end(self.game)
        if self.records is not None:
            path = self.records / f"covernames-{_now()}.jsonl"
            path.write_text(record.write(self.game.log), "utf-8")
            self.screen.tell(self.say("cli-record-saved", path=str(path)), "dim")

    def _act(self, seat: str, action: act.Action) -> None:
        decision = self.game.act(seat, action, now=_now())
        self._keep(self.game)
        self.telling.note(self.game, decision.events)

    def _keep(self, game: Session | None) -> None:
        if self.keep is not None:
            self.keep(game)

    def _another(self) -> NextGame:
        choices: dict[str, NextGame] = {
            self.say("cli-again-turn"): "turn",
            self.say("cli-again-new"): "new",
        }
        while True:
            text = self.device.ask(self.say("cli-again")).lower()
            if text in choices:
                return choices[text]
            self.screen.tell(self.say("command-not-understood"), "red")

    # Bots and people

    def _bot_acts(self) -> bool:
        """Whether a bot has done something."""
        if self.bots.bots:
            self.telling.public(self.game)
            if self._person_begins():
                return False
            if any(map(self.bots.plays, self._waited_for())):
                self.screen.tell(self.say("cli-bot-thinks"), "dim")
        choice = self.bots.choose(self.game)
        for trouble in self.bots.troubles():
            self.screen.tell(trouble, "yellow")
        if choice is None:
            return False
        seat, action = choice
        if isinstance(action, act.Guess) and self.bots.puzzled(self.game, seat):
            self.screen.tell(self.say("bot-puzzled", word=self.game.table.clue.word))
        self._act(seat, action)
        if isinstance(action, act.GiveClue):
            self.telling.note_clue(seat, action)
        return True

    def _person_begins(self) -> bool:
        """D-010: where either side may give the clue, people decide who does."""
        turn = self.game.table.turn
        bots = {side: self.bots.plays(side) for side in turn.sides}
        if turn.phase != CLUE or len(set(bots.values())) == 1:
            return False
        return not bots[self.phases.chosen_side()]

    def _waited_for(self) -> list[str]:
        """The seats that are to move."""
        return [seat for seat, may in self.game.table.turn.may.items() if MOVES & set(may)]


def _now() -> int:
    return int(time() * 1000)
