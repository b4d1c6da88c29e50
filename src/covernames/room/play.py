"""Dealing, and what the seats do in the game."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ..game import actions as act
from ..game.clues import is_turned_back
from ..game.deal import Pile, deal, salted
from ..game.events import AnyEvent
from ..game.key import CELLS, Key
from ..game.move import CLOCK, HOST
from ..game.rules import decide as decide_game
from ..game.table import Why
from ..game.variants import VARIANTS
from ..refusals import Rejected
from . import commands as cmd
from . import events as ev
from .context import Context, Decision, Facts
from .fold import evolve
from .room import Room
from .rotation import is_due, rotated

OUTSIDE: Final = (act.Join, act.Leave, act.Expire, act.EndGame)
"""Actions of the game that the room itself performs."""


def check_between_games(context: Context) -> None:
    """Refuse what would change a game that is going on."""
    if context.room.playing:
        raise Rejected("room-playing")


def start_game(context: Context, command: cmd.StartGame) -> Decision:
    """C-043: the next cards of the pile, with whoever sits at the table; A-76: or others' deal."""
    check_between_games(context)
    room, facts = context.room, context.facts
    moved = rotated(room, facts.present) if command.rotate or is_due(room) else []
    for event in moved:
        room = evolve(room, event)
    settings = room.settings
    missing = VARIANTS[settings.variant].missing(room.seats)
    if missing:
        raise Rejected("seats-empty", seats=missing)
    words, known = _given(facts) if room.awaits_deal else (_next_words(room, facts), None)
    dealt, key = deal(
        settings.variant,
        words,
        members=room.seats,
        settings=settings.game,
        language=settings.language,
        rng=facts.rng,
        now=facts.now,
        key=known,
    )
    return Decision([*moved, ev.Played(dealt)], key=key)


def _next_words(room: Room, facts: Facts) -> tuple[str, ...]:
    """What the room's own pile lays out next."""
    settings = room.settings
    if settings.gather and settings.cards != "pictures" and len(room.gathered) < CELLS:
        raise Rejected("deck-too-small", least=CELLS)
    pile = facts.pile or Pile.of(())
    if room.game is not None:
        pile = pile.resumed(room.game.words, room.used)
    return pile.next(settings.next_game, facts.rng).words


def _given(facts: Facts) -> tuple[tuple[str, ...], Key]:
    """A-76: the same cards in the same places, and the same key."""
    if facts.given is None:
        raise Rejected("deal-unknown")
    return facts.given.words, salted(facts.given.faces, facts.rng)


def end_game(context: Context, _: cmd.EndGame) -> Decision:
    """The host ends an abandoned game (A-62)."""
    return in_game(context, HOST, act.EndGame())


def play(context: Context, command: cmd.Play) -> Decision:
    """From the member's own seat; facts from outside are the room's, not the sender's."""
    room, action = context.room, command.action
    seat = room.seat_of(context.member)
    if isinstance(action, OUTSIDE):
        raise Rejected("seat-cannot", seat=seat)
    if not seat:
        raise Rejected("not-seated", seat="")
    if room.game is not None and command.seen is not None and command.seen != room.game.step:
        raise Rejected("moved-on", seen=command.seen, step=room.game.step)
    if isinstance(action, act.Challenge):
        _check_certain(context)
        ruling = context.facts.ruling
        if ruling is None:
            action = replace(action, verdict="ask", why=None)
        else:
            why = Why(ruling.reason, ruling.card, ruling.form)
            action = replace(action, verdict=ruling.verdict, why=why)
    elif isinstance(action, act.Resign):
        action = replace(action, present=context.facts.present)
    elif isinstance(action, act.GiveClue):
        _check_strictly(context, seat, action)
    elif isinstance(action, act.Guess):
        _check_touch(context, seat)
    return in_game(context, seat, action)


def _check_certain(context: Context) -> None:
    """A bot challenges what is certainly not allowed, where the room wants that; people anything.

    So no vote is ever called by a machine. Before the referee is asked, it may yet be certain.
    """
    room, ruling = context.room, context.facts.ruling
    if not room.members[context.member].bot:
        return
    wanted = room.settings.bots_challenge and room.settings.referee != "off"
    if not wanted or (ruling is not None and ruling.verdict != "illegal"):
        raise Rejected("challenge-not-your-turn")


def _check_strictly(context: Context, seat: str, clue: act.GiveClue) -> None:
    """What a strict referee is sure of is refused, privately and at no cost."""
    room, ruling, whispers = context.room, context.facts.ruling, context.vault.whispers
    if ruling is None or room.game is None:
        return
    level, word, number = room.settings.referee, clue.word, clue.number
    if is_turned_back(level, ruling.verdict, room.game, whispers, seat, word, number):
        why = {"reason": ruling.reason, "card": ruling.card, "form": ruling.form}
        raise Rejected("clue-illegal", clue=word, **why)


def _check_touch(context: Context, seat: str) -> None:
    """Where a guess takes several, one alone cannot make it."""
    room, facts = context.room, context.facts
    if room.settings.touch == "any":
        return
    here = on_seat(room, seat, facts.present)
    if len(here) > 1 and not agreed(room, here, facts.pointing):
        raise Rejected("guess-by-marks")


def on_seat(room: Room, seat: str, present: tuple[str, ...] | None) -> frozenset[str]:
    """Who of those present sits on a seat."""
    members = frozenset(room.seats.get(seat, ()))
    return members if present is None else members & frozenset(present)


def agreed(room: Room, here: frozenset[str], pointing: frozenset[str]) -> bool:
    """Whether so many of those on a seat point at a card that it counts as touched."""
    agree = here & pointing
    match room.settings.touch:
        case "any":
            return False
        case "all":
            return bool(agree) and agree == here
        case "most":
            return 2 * len(agree) > len(here)


def in_game(context: Context, seat: str, action: act.Action) -> Decision:
    """Let the game decide what follows from an action of a seat, of the clock or of the host."""
    table, vault = context.room.game, context.vault
    if table is None or vault.key is None:
        raise Rejected("no-game")
    actor = act.Actor(seat, "" if seat in {HOST, CLOCK} else context.member)
    decided = decide_game(table, vault.key, actor, action, context.facts.now, vault.whispers)
    return Decision([ev.Played(_any(event)) for event in decided.events], decided.whispers)


def _any(event: object) -> AnyEvent:
    return event  # type: ignore[return-value]  # the game's events are a closed set
