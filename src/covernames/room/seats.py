"""Who sits where."""

from __future__ import annotations

from typing import Final

from ..game import actions as act
from ..game.variant import GUESS, Seat
from ..game.variants import VARIANTS
from ..refusals import Rejected
from . import commands as cmd
from . import events as ev
from .context import Context, Decision
from .fold import evolve
from .play import check_between_games, in_game
from .room import Room

ANY: Final = "any"
"""In place of a seat's name: wherever somebody is missing."""


def take_seat(context: Context, command: cmd.TakeSeat) -> Decision:
    """Sit down."""
    return sits_down(context, context.member, command.seat)


def sits_down(context: Context, member: str, name: str) -> Decision:
    """Somebody sits down: between games on any free seat, in a game as the game allows."""
    room = context.room
    if name == ANY and not room.playing:
        name = room.seat_of(member) or lacking_seat(room)
        if not name:
            return Decision([])
    seat = VARIANTS[room.settings.variant].seat(name)
    if room.seat_of(member) == name:
        return Decision([])
    if is_full(room, seat):
        raise Rejected("seat-taken", seat=name)
    if not room.playing:
        return Decision([ev.Seated(member, name)])
    stood = stands_up(context, member)
    between = room
    for event in stood.events:
        between = evolve(between, event)
    joined = in_game(context._replace(room=between, member=member), name, act.Join())
    return Decision([*stood.events, *joined.events, ev.Seated(member, name)])


def lacking_seat(room: Room) -> str:
    """A-69: the seat where somebody is missing most; empty: nobody else fits.

    An empty one first, since no game starts without it; then one of the smaller team; then one that
    guesses, which is the easier half.
    """
    seats = VARIANTS[room.settings.variant].seats

    def lack(seat: Seat) -> tuple[int, ...]:
        team = sum(len(room.seats.get(each.name, ())) for each in seats if is_team(each, seat))
        return (bool(room.seats.get(seat.name)), team, GUESS not in seat.powers)

    free = [seat for seat in seats if not is_full(room, seat)]
    return min(free, key=lack).name if free else ""


def is_team(one: Seat, other: Seat) -> bool:
    """Whether two seats play for the same side."""
    return not {*one.sides}.isdisjoint(other.sides)


def is_full(room: Room, seat: Seat) -> bool:
    """Whether a seat is for one alone, and somebody sits there."""
    return seat.alone and bool(room.seats.get(seat.name))


def stand(context: Context, _: cmd.Stand) -> Decision:
    """Stand up."""
    return stands_up(context, context.member)


def swap(context: Context, command: cmd.Swap) -> Decision:
    """Two change seats, or one of them says that they would like to."""
    check_between_games(context)
    room, one, other = context.room, command.one, command.other
    for member in (one, other):
        check_member(context, member)
    hosts = context.member == room.host
    if context.member != one and not hosts:
        raise Rejected("host-only")
    if room.seat_of(one) == room.seat_of(other):
        return Decision([])
    if hosts or room.members[other].bot or room.wishes.get(other) == one:
        return Decision([*_moved(room, one, other), *_moved(room, other, one)])
    if not room.seat_of(one):
        raise Rejected("not-seated", seat="")
    wished = room.wishes.get(one) == other
    return Decision([] if wished else [ev.SwapWished(one, other)])


def _moved(room: Room, member: str, other: str) -> list[ev.RoomEvent]:
    """Somebody comes to where another is; a bot that has no seat then goes."""
    if seat := room.seat_of(other):
        return [ev.Seated(member, seat)]
    bot = room.members[member].bot
    return [ev.MemberGone(member, removed=True) if bot else ev.StoodUp(member)]


def drop_swap(context: Context, command: cmd.DropSwap) -> Decision:
    """Nobody swaps after all."""
    asked = context.room.wishes.get(command.member)
    if not asked or context.member not in (command.member, asked):
        return Decision([])
    return Decision([ev.SwapWished(command.member)])


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
