"""Who sits where."""

from __future__ import annotations

from ..game import actions as act
from ..game.variants import VARIANTS
from ..refusals import Rejected
from . import commands as cmd
from . import events as ev
from .context import Context, Decision
from .fold import evolve
from .play import check_between_games, in_game


def take_seat(context: Context, command: cmd.TakeSeat) -> Decision:
    """Sit down."""
    return sits_down(context, context.member, command.seat)


def sits_down(context: Context, member: str, name: str) -> Decision:
    """Somebody sits down: between games on any free seat, in a game as the game allows."""
    room = context.room
    seat = VARIANTS[room.settings.variant].seat(name)
    if room.seat_of(member) == name:
        return Decision([])
    if seat.alone and room.seats.get(name):
        raise Rejected("seat-taken", seat=name)
    if not room.playing:
        return Decision([ev.Seated(member, name)])
    stood = stands_up(context, member)
    between = room
    for event in stood.events:
        between = evolve(between, event)
    joined = in_game(context._replace(room=between, member=member), name, act.Join())
    return Decision([*stood.events, *joined.events, ev.Seated(member, name)])


def stand(context: Context, _: cmd.Stand) -> Decision:
    """Stand up."""
    return stands_up(context, context.member)


def free_seat(context: Context, command: cmd.FreeSeat) -> Decision:
    """The host makes somebody stand up; a bot has nothing to look on for, and goes."""
    member = command.member
    check_member(context, member)
    stood = stands_up(context, member).events
    gone = [ev.MemberGone(member, removed=True)] if context.room.members[member].bot else []
    return Decision([*stood, *gone])


def check_member(context: Context, member: str) -> None:
    """Refuse what is about nobody in the room."""
    if member not in context.room.members:
        raise Rejected("member-unknown")


def stands_up(context: Context, member: str) -> Decision:
    """Somebody stands up, and leaves the game if there is one."""
    seat = context.room.seat_of(member)
    if not seat:
        return Decision([])
    left: list[ev.RoomEvent] = []
    if context.room.playing:
        left = in_game(context._replace(member=member), seat, act.Leave()).events
    return Decision([*left, ev.StoodUp(member)])


def mix_teams(context: Context, _: cmd.MixTeams) -> Decision:
    """Everybody gets a seat: first one on each, then the rest where more may sit, evenly."""
    check_between_games(context)
    members = list(context.room.members)
    context.facts.rng.shuffle(members)
    seats = VARIANTS[context.room.settings.variant].seats
    wide = [seat for seat in seats if not seat.alone]
    places = [seat.name for seat in seats]
    places += [wide[at % len(wide)].name for at in range(max(0, len(members) - len(seats)))]
    stood = [ev.StoodUp(member) for member in members if context.room.seat_of(member)]
    seated = [ev.Seated(member, seat) for member, seat in zip(members, places, strict=False)]
    return Decision([*stood, *seated])
