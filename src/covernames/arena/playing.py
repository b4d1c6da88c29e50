"""Playing a match.

What is planned decides everything but the time it takes: where and when a match is played, and
after which others, makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Final

from ..bots.bot import Bot, Player
from ..bots.names import bot_named
from ..bots.selfplay import seated
from ..decks import mixed
from ..decks.library import NAMES
from ..game.actions import Action, GiveClue, Guess, Stop
from ..game.deal import Card, Pile
from ..game.errors import Rejected
from ..game.key import AGENT, ASSASSIN
from ..game.session import Session
from ..game.table import Table
from ..game.variant import Variant
from ..game.variants import VARIANTS
from ..judging import judge
from ..referee import language_of
from .match import Failure, Fault, Match, Result, Team, roles_of
from .noisy import NAME as NOISY
from .noisy import noisy_listener

ILLEGAL: Final = "clue-illegal"
"""The fault of a giver whose clue the referee calls illegal."""
SHIFT: Final = 1.0
"""Seconds that a worker plays before it tells what came of it: so much is lost if it is gone, and
so long takes it to stop."""
ENDLESS: Final = 1_000
"""No game has so many moves."""


def bot_called(name: str, language: str, seed: int = 0) -> Bot:
    """The bot of a name; beside those of `covernames.bots` the noisy listener."""
    kind, _, rest = name.partition(":")
    if kind == NOISY:
        return noisy_listener(rest, language, seed)
    return bot_named(name, language, seed)


@lru_cache(maxsize=8)
def cards_of(language: str, deck: str) -> tuple[Card, ...]:
    """The cards to deal from."""
    names = NAMES if deck == "both" else (deck,)
    return tuple(Card(*(word.text for word in card.words)) for card in mixed(language, *names))


def dealt(match: Match) -> Session:
    """The game of a match, before the first clue."""
    rng = Random(f"{match.seed}/{match.variant}/{match.language}/{match.deck}/{match.number}")
    pile = Pile.of(cards_of(match.language, match.deck)).next("new", rng)
    return Session.start(match.variant, pile.words, language=match.language, rng=rng)


def play_match(match: Match) -> Result | Failure:
    """Play a match to its end."""
    session = dealt(match)
    clock = _Clock(VARIANTS[match.variant])
    try:
        players = _players(match)
        for _ in range(ENDLESS):
            if session.table.outcome is not None:
                _check_own_play(players)
                return _result(match, session.table, clock)
            seat, action = _next(session, players, clock)
            code = _refused(session, seat, action)
            if code:
                return _result(match, session.table, clock, Fault(seat, match.seats[seat], code))
    except _BotRaised as raised:
        return Failure(match, raised.seat, match.seats.get(raised.seat, ""), raised.error)
    return Failure(match, "", "", "the game does not end")


def play_matches(matches: Iterable[Match]) -> list[Result | Failure]:
    """Play several, one after the other: what a worker is sent.

    It comes back after a short while with those it has played, at least one; the rest is dealt out
    again.
    """
    played: list[Result | Failure] = []
    until = perf_counter() + SHIFT
    for match in matches:
        played.append(play_match(match))
        if perf_counter() > until:
            break
    return played


class _BotRaised(Exception):  # noqa: N818 - says what happened
    """A bot is somebody else's code: whatever it raises, or makes the rules raise, is its own."""

    def __init__(self, seat: str, error: Exception) -> None:
        super().__init__(seat)
        self.seat = seat
        self.error = f"{type(error).__name__}: {error}"


class _Clock:
    """The time that clues and guesses take, for each side whose words they are for."""

    def __init__(self, variant: Variant) -> None:
        self.roles = roles_of(variant)
        self.clues: dict[str, list[float]] = {side: [] for side in self.roles}
        self.guesses: dict[str, list[float]] = {side: [] for side in self.roles}

    def note(self, table: Table, seat: str, action: Action, seconds: float) -> None:
        """Somebody has thought."""
        took = round(1000 * seconds, 2)
        if isinstance(action, GiveClue):
            side = next(side for side, roles in self.roles.items() if roles.giver == seat)
            self.clues[side].append(took)
        elif isinstance(action, Guess | Stop):
            mine = [side for side, roles in self.roles.items() if roles.guesser == seat]
            on_turn = table.clue.side if table.clues else mine[0]
            self.guesses[on_turn if on_turn in mine else mine[0]].append(took)


def _seed(match: Match, seat: str) -> int:
    """Every seat has chances of its own, the same with any other bots at the table."""
    return Random(f"{match.seed}/{match.number}/{seat}").getrandbits(31)


def _check_own_play(players: dict[str, Player]) -> None:
    """A game counts for bots that have played it themselves."""
    for seat, player in players.items():
        if player.bot.excuse():
            raise _BotRaised(seat, RuntimeError(player.bot.excuse()))


def _players(match: Match) -> dict[str, Player]:
    bots: dict[str, Bot] = {}
    for seat, bot in match.seats.items():
        try:
            bots[seat] = bot_called(bot, match.language, _seed(match, seat))
        except Exception as error:
            raise _BotRaised(seat, error) from error
    return seated(match.variant, bots)


def _next(session: Session, players: dict[str, Player], clock: _Clock) -> tuple[str, Action]:
    """Who acts now, and what they do."""
    for seat, player in players.items():
        view = session.view(seat)
        began = perf_counter()
        try:
            choice = player.choose(view)
        except Exception as error:
            raise _BotRaised(seat, error) from error
        if choice is not None:
            clock.note(session.table, seat, choice.action, perf_counter() - began)
            return seat, choice.action
    raise _BotRaised("", AssertionError(f"nobody acts in the phase {session.table.turn.phase}"))


def _refused(session: Session, seat: str, action: Action) -> str:
    """Let a seat act; the code of why it may not, if so.

    Whoever gives cards away by their own words has not played the game: the referee looks on.
    """
    table = session.table
    try:
        if isinstance(action, GiveClue):
            verdict = judge(action.word, action.number, table.visible, table.language)
            if verdict.verdict == "illegal":
                return ILLEGAL
        session.act(seat, action)
    except Rejected as rejected:
        return rejected.code
    except Exception as error:  # what it did is no action at all
        raise _BotRaised(seat, error) from error
    return ""


def _result(match: Match, table: Table, clock: _Clock, fault: Fault | None = None) -> Result:
    variant = VARIANTS[match.variant]
    if fault is not None:
        losers = variant.seat(fault.seat).sides if variant.rivals else variant.sides
        winners = tuple(side for side in variant.sides if side not in losers)
        reason = fault.code
    else:
        assert table.outcome is not None  # the game is over
        winners, reason = table.outcome.winners, table.outcome.reason
    teams = tuple(_team(match, table, clock, side, side in winners, reason) for side in clock.roles)
    return Result(match, reason, winners, teams, fault, language_of(match.language).missing)


def _team(match: Match, table: Table, clock: _Clock, side: str, won: bool, reason: str) -> Team:
    roles = clock.roles[side]
    clues = [clue for clue in table.clues if clue.side == side]
    together = not VARIANTS[match.variant].rivals
    return Team(
        side,
        match.seats[roles.giver],
        match.seats[roles.guesser],
        won,
        assassin=reason == ASSASSIN and not won,
        turns=len(table.clues if together else clues),
        numbers=tuple(clue.number for clue in clues),
        found=tuple(sum(t.identity in (side, AGENT) for t in clue.touches) for clue in clues),
        clue_ms=tuple(clock.clues[side]),
        guess_ms=tuple(clock.guesses[side]),
    )
