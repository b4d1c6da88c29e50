"""Coming and going, and who is the host."""

from __future__ import annotations

from typing import Final

from ..pictures.faces import is_face
from ..refusals import Rejected
from . import commands as cmd
from . import events as ev
from .context import Context, Decision
from .fold import evolve
from .names import clean_name, lookalike_key
from .room import Member
from .seats import check_member, sits_down, stands_up

MOST_MEMBERS: Final = 60


def free_name(context: Context, wanted: str) -> str:
    """A name as it is written, that nobody else has or seems to have."""
    name = clean_name(wanted)
    others = (who for member, who in context.room.members.items() if member != context.member)
    if any(lookalike_key(who.name) == lookalike_key(name) for who in others):
        raise Rejected("name-taken")
    return name


def known_face(wanted: str) -> str:
    """A face that can be drawn, or none."""
    if wanted and not is_face(wanted):
        raise Rejected("face-unknown")
    return wanted


def enter(context: Context, command: cmd.Enter) -> Decision:
    """Come in, unless the room is locked or full; a room without its host gets one."""
    room = context.room
    if context.member in room.members:
        return Decision([])
    if room.locked and context.member != room.host:
        raise Rejected("room-locked")
    if len(room.members) >= MOST_MEMBERS:
        raise Rejected("room-full", most=MOST_MEMBERS)
    who = Member(free_name(context, command.name), face=known_face(command.face))
    entered = ev.MemberEntered(context.member, who)
    deserted = room.host not in room.members and context.member != room.host
    events = [entered, *([ev.HostChanged(context.member)] if deserted else [])]
    if command.seat and not room.playing:
        inside = context._replace(room=evolve(room, entered))
        events += sits_down(inside, context.member, command.seat).events
    return Decision(events)


def rename(context: Context, command: cmd.Rename) -> Decision:
    """Who has seen the key has but the clues to speak by (C-024), neither names nor faces."""
    if context.room.playing and context.room.game and context.room.game.knows.get(context.member):
        raise Rejected("room-playing")
    face = None if command.face is None else known_face(command.face)
    return Decision([ev.MemberRenamed(context.member, free_name(context, command.name), face)])


def add_bot(context: Context, command: cmd.AddBot) -> Decision:
    """A bot comes in and sits down."""
    # Never one that was here before: that one may have seen the key, and has results of its own.
    member = f"bot-{context.facts.rng.getrandbits(40):010x}"
    if len(context.room.members) >= MOST_MEMBERS:
        raise Rejected("room-full", most=MOST_MEMBERS)
    name = free_name(context._replace(member=member), command.name)
    entered = ev.MemberEntered(member, Member(name, command.bot))
    seated = sits_down(context._replace(room=evolve(context.room, entered)), member, command.seat)
    return Decision([entered, *seated.events])


def leave_room(context: Context, _: cmd.LeaveRoom) -> Decision:
    """Go of one's own wish."""
    return _gone(context, context.member, removed=False)


def remove(context: Context, command: cmd.Remove) -> Decision:
    """The host sends somebody out."""
    check_member(context, command.member)
    if command.member == context.room.host:
        raise Rejected("host-stays")
    return _gone(context, command.member, removed=True)


def _gone(context: Context, member: str, *, removed: bool) -> Decision:
    """Somebody goes; a room whose host goes finds another, if possible one who is present."""
    stood = stands_up(context, member)
    events = [*stood.events, ev.MemberGone(member, removed)]
    if member == context.room.host:
        people = [m for m, who in context.room.members.items() if m != member and not who.bot]
        here = [m for m in people if m in (context.facts.present or ())]
        events += [ev.HostChanged(heir) for heir in (here or people)[:1]]
    return Decision(events)


def pass_host(context: Context, command: cmd.PassHost) -> Decision:
    """Another person is the host."""
    check_member(context, command.member)
    if context.room.members[command.member].bot:
        raise Rejected("host-not-a-bot")
    return Decision([ev.HostChanged(command.member)])


def lock(_: Context, command: cmd.Lock) -> Decision:
    """Lock or unlock the door."""
    return Decision([ev.RoomLocked(command.locked)])
