"""A whole game at one device, hand to hand, with a curtain before every look at the key."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import time

from ..game import actions as act
from ..game import events as ev
from ..game import record
from ..game.clues import was_accepted
from ..game.deal import Card, NextGame, Pile
from ..game.errors import Rejected
from ..game.session import Session
from ..game.table import UNLIMITED, Number, Settings
from ..game.variant import CLUE
from ..game.variants import VARIANTS
from ..judging import Level, judge, refuses
from .bot_players import BotPlayers
from .device import CHOICES, Ask, Device, card_named
from .judge import sentence
from .screen import Screen

Keep = Callable[[Session | None], None]


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
        level: Level = "off",
        records: Path | None = None,
        bots: BotPlayers | None = None,
        keep: Keep | None = None,
    ) -> None:
        self.device = Device(screen, ask)
        self.screen = screen
        self.say = screen.say
        self.pile = pile
        self.rng = rng
        self.variant = VARIANTS[variant]
        self.language = language
        self.settings = settings
        self.level = level
        self.records = records
        self.bots = bots or BotPlayers({}, language)
        self.keep = keep
        """Called after every move with the game as it stands; None once it is over."""
        self.game: Session
        self.news: list[str] = []

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
        if self.keep is not None:
            self.keep(self.game)
        phases: dict[str, Callable[[], None]] = {
            "clue": self._clue,
            "guess": self._guess,
            "challenge": self._challenge,
            "penalty": lambda: self._cover("cli-prompt-cover-own"),
            "phantom": lambda: self._cover("cli-prompt-cover-phantom"),
            "sudden-death": self._sudden_death,
        }
        while self.game.table.outcome is None:
            if not self._bot_acts():
                phases[self.game.table.turn.phase]()
        if self.keep is not None:
            self.keep(None)
        self._end()

    # Bots and people

    def _bot_acts(self) -> bool:
        """Whether a bot has done something."""
        if self.bots.bots:
            self._public()
            if self._person_begins():
                return False
            if any(map(self.bots.plays, self._waited_for())):
                self.screen.tell(self.say("cli-bot-thinks"), "dim")
        choice = self.bots.choose(self.game)
        if choice is None:
            return False
        seat, action = choice
        self._act(seat, action)
        if isinstance(action, act.GiveClue):
            number = self.screen.number(action.number)
            said = self.say("cli-clue", word=action.word, number=number)
            self.news.append(f"{self.say(f'seat-{seat}')} · {said}")
        return True

    def _person_begins(self) -> bool:
        """D-010: where either side may give the clue, people decide who does."""
        turn = self.game.table.turn
        bots = {side: self.bots.plays(side) for side in turn.sides}
        if turn.phase != CLUE or len(set(bots.values())) == 1:
            return False
        return not bots[self._chosen_side()]

    def _waited_for(self) -> list[str]:
        """The seats that are to move."""
        moves = {"give-clue", "guess", "cover", "vote"}
        return [seat for seat, may in self.game.table.turn.may.items() if moves & set(may)]

    @property
    def _people(self) -> list[str]:
        """The seats that people play."""
        return [s.name for s in self.variant.seats if not self.bots.plays(s.name)]

    # The phases

    def _clue(self) -> None:
        seat = self._giver()
        unlimited = any(
            isinstance(action, act.GiveClue) and action.number == UNLIMITED
            for action in self.game.legal_actions(seat)
        )
        prompt = "cli-prompt-clue-unlimited" if unlimited else "cli-prompt-clue"

        def answer(text: str) -> None:
            command, _, rest = text.partition(" ")
            if self.variant.rivals and command.lower() == self.say("cli-command-ask"):
                self._consult(seat, rest.strip())
                return
            word, number = self.device.read_clue(text)
            if self._passes(seat, word, number):
                self._act(seat, act.GiveClue(word, number))

        self._behind_curtain(seat)
        self._until_done(self.say(prompt), answer, ["ask"] if self.variant.rivals else [], seat)

    def _passes(self, seat: str, word: str, number: Number) -> bool:
        """The referee's private word on a clue before it is announced."""
        if self.level == "off":
            return True
        verdict = judge(word, number, self.game.table.visible, self.language)
        if verdict.verdict == "legal":
            return True
        self.screen.tell(sentence(self.say, verdict, word), "yellow")
        if refuses(
            self.level,
            verdict,
            accepted=was_accepted(self.game.table, self.game.whispers, seat, word, number),
        ):
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
        self._public()
        side = self._chosen_side()
        return next(seat.name for seat in seats if side in seat.sides)

    def _chosen_side(self) -> str:
        while True:
            text = self.device.ask(self.say("cli-prompt-who-first", **self._both_sides()))
            if text in CHOICES:
                return self.variant.sides[CHOICES.index(text)]
            self.screen.tell(self.say("cli-choose-number", most=len(CHOICES)), "red")

    def _both_sides(self) -> dict[str, str]:
        first, second = (self.say(f"side-{side}") for side in self.variant.sides)
        return {"first": first, "second": second}

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
        self._behind_curtain(judge.name)
        yes = self.device.yes(
            self.say(
                "cli-prompt-consult-answer",
                seat=self.say(f"seat-{judge.name}"),
                word=word,
                number=self.screen.number(number),
            )
        )
        self._act(judge.name, act.Answer(yes, word, number))
        self._behind_curtain(seat)
        self.screen.tell(self.say("cli-accepted" if yes else "cli-not-accepted"), "bold")

    def _guess(self) -> None:
        seat = self._acting("guess")

        def answer(text: str) -> None:
            if text.lower() == self.say("cli-command-stop"):
                self._act(seat, act.Stop())
            elif text.lower() == self.say("cli-command-challenge"):
                self._act(self._acting("challenge") or seat, self._doubting())
            else:
                self._act(seat, act.Guess(self._card(text)))

        self._public()
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
        verdict = judge(table.clue.word, table.clue.number, table.visible_for_clue, self.language)
        return act.Challenge(verdict.verdict)

    def _challenge(self) -> None:
        """Whoever has a say is asked, one after the other, until it is settled."""
        self._public()
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
            if text.lower() == self.say("cli-command-waive"):
                self._act(seat, act.Waive())
            else:
                self._act(seat, act.Cover(self._card(text)))

        self._behind_curtain(seat)
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

        self._public()
        sides = tuple(side for side in sides if not self.bots.plays(side)) or sides
        if len(sides) > 1:
            prompt = self.say("cli-prompt-who-guesses", **self._both_sides())
        else:
            prompt = f"{self.say(f'seat-{sides[0]}')} · {self.say('cli-prompt-guess')}"
        self._until_done(prompt, answer, [], sides[0])

    def _end(self) -> None:
        table = self.game.table
        outcome = table.outcome
        assert outcome is not None
        assert table.opened is not None
        self.screen.clear()
        self._tell_news()
        for identities in table.opened.faces.values():
            self.screen.show(table, identities)
        self.screen.tell(self.say(f"outcome-{outcome.reason}"), "bold")
        if outcome.winners and self.variant.rivals:
            winner = self.say(f"side-{outcome.winners[0]}")
            self.screen.tell(self.say("outcome-won", side=winner), "bold")
        elif outcome.reason != "abandoned":
            won = "outcome-won-together" if outcome.winners else "outcome-lost-together"
            self.screen.tell(self.say(won), "bold")
        if outcome.score is not None:
            self.screen.tell(self.say("outcome-score", score=outcome.score))
        if outcome.title:
            self.screen.tell(self.say(outcome.title))
        if table.opened.matches(table.commitment):
            self.screen.tell(self.say("cli-deal-fair"), "dim")
        if self.records is not None:
            path = self.records / f"covernames-{_now()}.jsonl"
            path.write_text(record.write(self.game.log), "utf-8")
            self.screen.tell(self.say("cli-record-saved", path=str(path)), "dim")

    def _another(self) -> NextGame:
        choices: dict[str, NextGame] = {
            self.say("cli-again-turn"): "turn",
            self.say("cli-again-new"): "new",
        }
        while True:
            text = self.device.ask(self.say("cli-again")).lower()
            if text in choices:
                return choices[text]
            self.screen.tell(self.say("cli-not-understood"), "red")

    # At the device

    def _card(self, text: str) -> int:
        return card_named(text, self.game.table.words)

    def _acting(self, name: str) -> str:
        """The seat that is to do something; people's first."""
        seats = [seat for seat, may in self.game.table.turn.may.items() if name in may]
        return next((seat for seat in seats if not self.bots.plays(seat)), "".join(seats[:1]))

    def _act(self, seat: str, action: act.Action) -> None:
        decision = self.game.act(seat, action, now=_now())
        if self.keep is not None:
            self.keep(self.game)
        for event in decision.events:
            line = self._news_of(event)
            if line:
                self.news.append(line)

    def _news_of(self, event: ev.Event) -> str:  # noqa: PLR0911 - a line a kind of event
        words = self.game.table.words
        match event:
            case ev.CardTouched():
                identity = self.say(f"identity-{event.identity}")
                return self.say("event-card-touched", word=words[event.cell], identity=identity)
            case ev.CardCovered():
                identity = self.say(f"identity-{event.identity}")
                return self.say("event-card-covered", word=words[event.cell], identity=identity)
            case ev.TurnEnded():
                return self.say(f"event-turn-{event.reason}")
            case ev.ClueRuled():
                return self.say("event-clue-stands" if event.valid else "event-clue-falls")
            case ev.PenaltyWaived():
                return self.say("event-penalty-waived")
            case ev.SideFinished():
                return self.say("event-side-finished", side=self.say(f"side-{event.side}"))
            case ev.SuddenDeathBegan():
                return self.say("event-sudden-death")
        return ""

    def _tell_news(self) -> None:
        for line in self.news:
            self.screen.tell("  " + line, "bold yellow")
        self.news.clear()

    def _public(self) -> None:
        """The table as everybody may see it; somebody alone sees what their seat sees."""
        self.screen.clear()
        alone = self._people[0] if len(self._people) == 1 else ""
        face = self.game.view(alone).face if alone else None
        self.screen.show(self.game.table, face)
        self._tell_news()

    def _behind_curtain(self, seat: str) -> None:
        """Hand the device over; only then the key is on the screen. Alone one needs no curtain."""
        self._public()
        name = self.say(f"seat-{seat}")
        if self._people == [seat]:
            self.screen.tell(self.say("cli-you-are", seat=name), "bold")
            return
        self.screen.tell(self.say("cli-pass-to", seat=name), "bold")
        self.device.ask(self.say("cli-curtain"))
        self.screen.clear()
        self.screen.show(self.game.table, self.game.look(seat))
        self.screen.tell(self.say("cli-you-are", seat=name), "bold")

    def _until_done(
        self, prompt: str, answer: Callable[[str], None], commands: list[str], seat: str
    ) -> None:
        """Ask until what was typed has led to something; what cannot be done costs nothing."""
        known = [*commands, "resign", "quit"]
        listed = [
            f"{self.say(f'cli-command-{name}')} ({self.say(f'cli-command-{name}-about')})"
            for name in known
        ]
        self.screen.tell(self.say("cli-commands", commands=" · ".join(listed)), "dim")
        before = len(self.game.log)
        while len(self.game.log) == before:
            text = self.device.ask(prompt)
            try:
                if text.lower() == self.say("cli-command-resign"):
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


def pile_of(cards: list[tuple[str, ...]]) -> Pile:
    """A pile of a deck's cards."""
    return Pile.of(Card(*faces) for faces in cards)


def _now() -> int:
    return int(time() * 1000)
