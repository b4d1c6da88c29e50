"""What people at the device are shown and told: the table, the key behind a curtain, the news."""

from __future__ import annotations

from collections.abc import Iterable

from ..game import actions as act
from ..game import events as ev
from ..game.session import Session
from ..game.variant import Variant
from .bot_players import BotPlayers
from .device import Device
from .judge import told
from .screen import Screen


class Telling:
    """Tells of one game after the other; news are kept until the screen is drawn next."""

    def __init__(self, screen: Screen, device: Device, variant: Variant, bots: BotPlayers) -> None:
        self.screen, self.say = screen, screen.say
        self._device = device
        self._variant = variant
        self._people = [seat.name for seat in variant.seats if not bots.plays(seat.name)]
        self._news: list[str] = []

    def both_sides(self) -> dict[str, str]:
        """The names of two sides, for a message that asks which."""
        first, second = (self.say(f"side-{side}") for side in self._variant.sides)
        return {"first": first, "second": second}

    def public(self, game: Session) -> None:
        """Show the table as everybody may see it; somebody alone sees what their seat sees."""
        self.screen.clear()
        alone = self._people[0] if len(self._people) == 1 else ""
        face = game.view(alone).face if alone else None
        self.screen.show(game.table, face)
        self._tell_news()

    def behind_curtain(self, game: Session, seat: str) -> None:
        """Hand the device over; only then the key is on the screen. Alone one needs no curtain."""
        self.public(game)
        name = self.say(f"seat-{seat}")
        if self._people == [seat]:
            self.screen.tell(self.say("cli-you-are", seat=name), "bold")
            return
        self.screen.tell(self.say("cli-pass-to", seat=name), "bold")
        self._device.ask(self.say("cli-curtain"))
        self.screen.clear()
        self.screen.show(game.table, game.look(seat))
        self.screen.tell(self.say("cli-you-are", seat=name), "bold")

    def note(self, game: Session, events: Iterable[ev.Event]) -> None:
        """Keep what has happened, to be told."""
        names = tuple(map(self.screen.name, game.table.words))
        clue = game.table.clue.word if game.table.clues else ""
        lines = (self._line(event, names, clue) for event in events)
        self._news += filter(None, lines)

    def note_clue(self, seat: str, clue: act.GiveClue) -> None:
        """Keep a bot's clue, which nobody here has typed."""
        said = self.say("cli-clue", word=clue.word, number=self.screen.number(clue.number))
        self._news.append(f"{self.say(f'seat-{seat}')} · {said}")

    def end(self, game: Session) -> None:
        """The opened key, who has won, and that the deal was fair."""
        table = game.table
        outcome = table.outcome
        assert outcome is not None
        assert table.opened is not None
        self.screen.clear()
        self._tell_news()
        for identities in table.opened.faces.values():
            self.screen.show(table, identities)
        self.screen.tell(self.say(f"outcome-{outcome.reason}"), "bold")
        if outcome.winners and self._variant.rivals:
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

    def _tell_news(self) -> None:
        for line in self._news:
            self.screen.tell("  " + line, "bold yellow")
        self._news.clear()

    def _line(  # noqa: PLR0911 - one per kind
        self, event: ev.Event, words: tuple[str, ...], clue: str
    ) -> str:
        match event:
            case ev.ClueChallenged() if event.why is not None and event.seat not in self._people:
                name = self.say("event-by-bot", name=self.say(f"seat-{event.seat}"))
                reason = told(self.say, event.why, "reason", clue)
                return self.say("event-clue-challenged", name=name, reason=reason)
            case ev.ClueGiven() if event.helped:
                return self.say("event-clue-helped")
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
