"""The phases of a game at the device: whoever is to act is asked, and what they type is done."""

from __future__ import annotations

from collections.abc import Callable

from ..game import actions as act
from ..game.clues import RefereeLevel, is_turned_back, was_accepted
from ..game.session import Session
from ..game.table import UNLIMITED, Number, Why
from ..game.variant import CLUE
from ..game.variants import VARIANTS
from ..judging import judge
from ..refusals import Rejected
from .bot_players import BotPlayers
from .device import CHOICES, Device, card_named
from .ideas import IdeaSource
from .judge import sentence
from .telling import Telling

Act = Callable[[str, act.Action], None]


class Phases:
    """Asks the people of one game.

    Args:
        game: The game at hand.
        telling: Shows the table and the key.
        device: Where people type.
        bots: Who is not asked.
        level: How much the referee has to say.
        ideas: Where people get ideas for clues.
        act: Does what a seat wants to do.
        bot_acts: Lets the next bot act, if it is one's turn.
    """

    def __init__(
        self,
        game: Session,
        telling: Telling,
        device: Device,
        bots: BotPlayers,
        *,
        level: RefereeLevel,
        ideas: IdeaSource,
        act: Act,
        bot_acts: Callable[[], object],
    ) -> None:
        self.game = game
        self.telling, self.device, self.bots, self.level = telling, device, bots, level
        self.screen, self.say = telling.screen, telling.say
        self.variant = VARIANTS[game.table.variant]
        self._ideas, self._act, self._bot_acts = ideas, act, bot_acts
        self._asking: dict[str, Callable[[], None]] = {
            "clue": self._clue,
            "guess": self._guess,
            "challenge": self._challenge,
            "penalty": lambda: self._cover("cli-prompt-cover-own"),
            "phantom": lambda: self._cover("cli-prompt-cover-phantom"),
            "sudden-death": self._sudden_death,
        }

    def ask(self) -> None:
        """Ask for the next step of the phase that the game is in."""
        self._asking[self.game.table.turn.phase]()

    def chosen_side(self) -> str:
        """D-010: which of two sides gives the clue, as people say."""
        while True:
            text = self.device.ask(self.say("cli-prompt-who-first", **self.telling.both_sides()))
            if text in CHOICES:
                return self.variant.sides[CHOICES.index(text)]
            self.screen.tell(self.say("cli-choose-number", most=len(CHOICES)), "red")

    def _clue(self) -> None:
        seat = self._giver()
        unlimited = any(
            isinstance(action, act.GiveClue) and action.number == UNLIMITED
            for action in self.game.legal_actions(seat)
        )
        prompt = "cli-prompt-clue-unlimited" if unlimited else "cli-prompt-clue"

        def answer(text: str) -> None:
            command, _, rest = text.partition(" ")
            if self.variant.rivals and command.lower() == self.say("command-ask"):
                self._consult(seat, rest.strip())
                return
            if text.lower() == self.say("command-ideas"):
                words = self._ideas.told(self.game, seat)
                self.screen.tell(self.say("ideas-told", words=" · ".join(words)), "bold")
                return
            word, number = self.device.read_clue(self.device.without("clue", text))
            if self._passes(seat, word, number):
                self._act(seat, act.GiveClue(word, number))

        self.telling.behind_curtain(self.game, seat)
        commands = ["ask"] if self.variant.rivals else []
        if self._ideas.offered(self.game, seat):
            commands.append("ideas")
        self._until_done(self.say(prompt), answer, commands, seat)

    def _passes(self, seat: str, word: str, number: Number) -> bool:
        """The referee's private word on a clue before it is announced."""
        if self.level == "off":
            return True
        verdict = judge(word, number, self.game.table.visible, self.game.table.language)
        if verdict.verdict == "legal":
            return True
        self.screen.tell(sentence(self.say, verdict, word), "yellow")
        table, whispers = self.game.table, self.game.whispers
        if is_turned_back(self.level, verdict.verdict, table, whispers, seat, word, number):
            return False
        return self.device.yes(self.say("judge-anyway"))

    def _giver(self) -> str:
        sides = self.game.table.turn.sides
        seats = [
            s
            for s in self.variant.seats
            if CLUE in s.powers and s.sides[0] in sides and not self.bots.plays(s.name)
        ]
        if len(seats) == 1:
            return seats[0].name
        self.telling.public(self.game)
        side = self.chosen_side()
        return next(seat.name for seat in seats if side in seat.sides)

    def _consult(self, seat: str, text: str) -> None:
        word, number = self.device.read_clue(text)
        judge = self.variant.judge_of(seat)
        assert judge is not None
        self._act(seat, act.Consult(word, number))
        if self.bots.plays(judge.name):
            self._bot_acts()
            asked = was_accepted(self.game.table, self.game.whispers, seat, word, number)
            self.screen.tell(self.say("cli-accepted" if asked else "cli-not-accepted"), "bold")
            return
        self.telling.behind_curtain(self.game, judge.name)
        yes = self.device.yes(
            self.say(
                "cli-prompt-consult-answer",
                seat=self.say(f"seat-{judge.name}"),
                word=word,
                number=self.screen.number(number),
            )
        )
        self._act(judge.name, act.Answer(yes, word, number))
        self.telling.behind_curtain(self.game, seat)
        self.screen.tell(self.say("cli-accepted" if yes else "cli-not-accepted"), "bold")

    def _guess(self) -> None:
        seat = self._acting("guess")

        def answer(text: str) -> None:
            if text.lower() == self.say("command-stop"):
                self._act(seat, act.Stop())
            elif text.lower() == self.say("command-challenge"):
                self._act(self._acting("challenge") or seat, self._doubting())
            else:
                self._act(seat, act.Guess(self._card(text)))

        self.telling.public(self.game)
        turn = self.game.table.turn
        clue = self.game.table.clue
        said = self.say("cli-clue", word=clue.word, number=self.screen.number(clue.number))
        limit = (
            self.say("cli-no-limit")
            if turn.left is None
            else self.say("cli-guesses-left", count=turn.left)
        )
        self.screen.tell(f"{self.say(f'seat-{seat}')} · {said} · {limit}", "bold")
        commands = ["stop"] if turn.guesses else []
        if any("challenge" in may for may in turn.may.values()):
            commands.append("challenge")
        self._until_done(self.say("cli-prompt-guess"), answer, commands, seat)

    def _doubting(self) -> act.Challenge:
        """A challenge, with what the referee says if one is on."""
        if self.level == "off":
            return act.Challenge()
        table = self.game.table
        verdict = judge(
            table.clue.word, table.clue.number, table.visible_for_clue, self.game.table.language
        )
        self.screen.tell(sentence(self.say, verdict, table.clue.word), "yellow")
        return act.Challenge(verdict.verdict, why=Why(verdict.reason, verdict.card, verdict.form))

    def _challenge(self) -> None:
        """Whoever has a say is asked, one after the other, until it is settled."""
        self.telling.public(self.game)
        for seat, may in list(self.game.table.turn.may.items()):
            if self.game.table.turn.phase != "challenge":
                return
            if self.bots.plays(seat):
                continue
            name = self.say(f"seat-{seat}")
            if "answer" in may and self.device.yes(self.say("cli-prompt-answer", seat=name)):
                self._act(seat, act.Answer(True))
            elif "vote" in may:
                self._act(seat, act.Vote(self.device.yes(self.say("cli-prompt-vote", seat=name))))

    def _cover(self, prompt: str) -> None:
        seat = self._acting("cover")

        def answer(text: str) -> None:
            if text.lower() == self.say("command-waive"):
                self._act(seat, act.Waive())
            else:
                self._act(seat, act.Cover(self._card(text)))

        self.telling.behind_curtain(self.game, seat)
        waive = ["waive"] if "waive" in self.game.table.turn.may[seat] else []
        self._until_done(self.say(prompt), answer, waive, seat)

    def _sudden_death(self) -> None:
        sides: tuple[str, ...] = self.game.table.turn.sides

        def answer(text: str) -> None:
            side, card = sides[0], text
            if len(sides) > 1:
                number, _, card = text.partition(" ")
                if number not in CHOICES:
                    raise Rejected("cli-choose-number", most=len(CHOICES))
                side = sides[CHOICES.index(number)]
            self._act(side, act.Guess(self._card(card)))

        self.telling.public(self.game)
        sides = tuple(side for side in sides if not self.bots.plays(side)) or sides
        if len(sides) > 1:
            prompt = self.say("cli-prompt-who-guesses", **self.telling.both_sides())
        else:
            prompt = f"{self.say(f'seat-{sides[0]}')} · {self.say('cli-prompt-guess')}"
        self._until_done(prompt, answer, [], sides[0])

    # At the device

    def _card(self, text: str) -> int:
        text = self.device.without("guess", text)
        return card_named(text, [self.screen.name(card) for card in self.game.table.words])

    def _acting(self, name: str) -> str:
        """The seat that is to do something; people's first."""
        seats = [seat for seat, may in self.game.table.turn.may.items() if name in may]
        return next((seat for seat in seats if not self.bots.plays(seat)), "".join(seats[:1]))

    def _until_done(
        self, prompt: str, answer: Callable[[str], None], commands: list[str], seat: str
    ) -> None:
        """Ask until what was typed has led to something; what cannot be done costs nothing."""
        known = [*commands, "resign", "quit"]
        listed = [
            f"{self.say(f'command-{name}')} ({self.say(f'command-{name}-about')})" for name in known
        ]
        self.screen.tell(self.say("cli-commands", commands=" · ".join(listed)), "dim")
        before = len(self.game.log)
        while len(self.game.log) == before:
            text = self.device.ask(prompt)
            try:
                if text.lower() == self.say("command-resign"):
                    self._resign(seat)
                else:
                    answer(text)
            except Rejected as rejected:
                self.screen.tell(self.say(rejected.code, **rejected.data), "red")

    def _resign(self, seat: str) -> None:
        if not self.device.yes(self.say("cli-resign-sure")):
            return
        mine = self.variant.seat(seat).sides[0]
        for other in self.variant.seats:
            if not self.variant.rivals or other.sides == (mine,):
                self._act(other.name, act.Resign())
