"""Playing a match.

What is planned decides everything but the time it takes: where and when a match is played, and
after which others, makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from ..bots.bot import Bot, Player
from ..bots.names import bot_named
from ..bots.selfplay import seated
from ..dealing import pile_of
from ..game.actions import Action, Cover, GiveClue, Guess, Stop
from ..game.key import AGENT, ASSASSIN
from ..game.session import Session
from ..game.table import Table
from ..game.variant import Variant
from ..game.variants import VARIANTS
from ..judging import judge
from ..referee import language_of
from ..refusals import Rejected
from .match import Failure, Fault, Match, Result, Team, roles_of
from .noisy import NAME as NOISY
from .noisy import noisy_listener
from .records import record_of

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


def dealt(match: Match) -> Session:
    """The game of a match, before the first clue."""
    said = (match.seed, match.variant, match.language, match.dealt_from, match.number)
    rng = Random("/".join(map(str, said)))
    words: Sequence[str] = match.words
    if not words:
        words = pile_of(match.language, match.deck, cards=match.cards).next("new", rng).words
    return Session.start(match.variant, words, language=match.language, rng=rng)


def play_match(match: Match) -> Result | Failure:
    """Play a match to its end."""
    return _played(match, dealt(match))


def _played(match: Match, session: Session) -> Result | Failure:
    watch = _Stopwatch(VARIANTS[match.variant])
    try:
        players = _players(match)
        for _ in range(ENDLESS):
            if session.table.outcome is not None:
                _check_own_play(players)
                troubles = {seat: player.bot.trouble() for seat, player in players.items()}
                result = _result(match, session.table, watch)
                told = {seat: trouble for seat, trouble in troubles.items() if trouble}
                return msgspec.structs.replace(result, troubles=told)
            seat, action = _next(session, players, watch)
            code = _refused(session, seat, action)
            if code:
                word = _word_of(session.table, action)
                fault = Fault(seat, match.seats[seat], code, word)
                return _result(match, session.table, watch, fault)
    except _BotRaised as raised:
        return Failure(match, raised.seat, match.seats.get(raised.seat, ""), raised.error)
    return Failure(match, "", "", "the game does not end")


class Played(NamedTuple):
    """What came of a match, and the record of its game if it was wanted."""

    result: Result | Failure
    record: str = ""


def play_matches(matches: Iterable[Match], *, recorded: bool = False) -> list[Played]:
    """Play several, one after the other: what a worker is sent.

    It comes back after a short while with those it has played, at least one; the rest is dealt out
    again.
    """
    played: list[Played] = []
    until = perf_counter() + SHIFT
    for match in matches:
        session = dealt(match)
        result = _played(match, session)
        played.append(Played(result, record_of(result, session) if recorded else ""))
        if perf_counter() > until:
            break
    return played


class _BotRaised(Exception):  # noqa: N818 - says what happened
    """A bot is somebody else's code: whatever it raises, or makes the rules raise, is its own."""

    def __init__(self, seat: str, error: Exception) -> None:
        super().__init__(seat)
        self.seat = seat
        self.error = f"{type(error).__name__}: {error}"


class _Stopwatch:
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


def _next(session: Session, players: dict[str, Player], watch: _Stopwatch) -> tuple[str, Action]:
    """Who acts now, and what they do."""
    for seat, player in players.items():
        view = session.view(seat)
        began = perf_counter()
        try:
            choice = player.choose(view)
        except Exception as error:
            raise _BotRaised(seat, error) from error
        if choice is not None:
            watch.note(session.table, seat, choice.action, perf_counter() - began)
            return seat, choice.spoken
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


def _word_of(table: Table, action: Action) -> str:
    """The word that an action is about: a clue's, or the card's."""
    if isinstance(action, GiveClue):
        return str(action.word)
    cell = action.cell if isinstance(action, Guess | Cover) else -1
    return table.words[cell] if cell in range(len(table.words)) else ""


def _result(match: Match, table: Table, watch: _Stopwatch, fault: Fault | None = None) -> Result:
    variant = VARIANTS[match.variant]
    if fault is not None:
        losers = variant.seat(fault.seat).sides if variant.rivals else variant.sides
        winners = tuple(side for side in variant.sides if side not in losers)
        reason = fault.code
    else:
        assert table.outcome is not None  # the game is over
        winners, reason = table.outcome.winners, table.outcome.reason
    teams = tuple(_team(match, table, watch, side, side in winners, reason) for side in watch.roles)
    return Result(match, reason, winners, teams, fault, language_of(match.language).missing)


def _team(match: Match, table: Table, watch: _Stopwatch, side: str, won: bool, reason: str) -> Team:
    roles = watch.roles[side]
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
        clue_ms=tuple(watch.clues[side]),
        guess_ms=tuple(watch.guesses[side]),
    )
