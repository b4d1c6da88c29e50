"""A room that is loaded on this node: its host, and everything that listens to it.

Built only for a room that exists. What devices want of a room goes through here.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from ..game import actions as act
from ..refusals import Rejected
from ..room import commands as cmd
from ..room import play, view
from ..room.events import AnyRoomEvent
from ..room.pointer import Pointed
from ..room.reaction import Reaction
from ..room.room import Room
from . import wire
from .background import Background
from .bot_driver import BotDriver, step_id
from .bot_pool import BotPool
from .broadcast import Broadcast
from .bus import Bus, NodeMessage
from .chat import chat, react
from .clock import CLOCK, TIMES, Clock, Times
from .connection import Connection
from .deadline import Deadline
from .deal_standing import DealStanding
from .device_cleanup import DeviceCleanup
from .host_watch import HostWatch
from .leading import Leading
from .metrics import Metrics
from .piles import Piles
from .pointers import Pointers
from .presence import Presence
from .quick_play import QuickPlay, Reply
from .referee_warmth import RefereeWarmth, WarmUp
from .room_facts import Judge, RoomFacts
from .room_host import Answer, RoomHost
from .room_stream import RoomStream
from .store import Store
from .team_sheet import TeamSheet

TRIES = 8
MOST_MISSED = 200
"""Events that a device is told one by one; who has missed more gets the room as it is."""


@dataclass(frozen=True)
class Services:
    """What all rooms of a node share."""

    store: Store
    judge: Callable[[str], Judge]
    """The referee, for a room by its code."""
    warm_up: WarmUp
    pool: Callable[[str], BotPool]
    """Where bots think, for a room by its code."""
    metrics: Metrics
    bus: Bus | None = None
    clock: Clock = CLOCK
    times: Times = TIMES


class OpenRoom:
    """One room with its people, its bots and its clock."""

    def __init__(self, code: str, services: Services) -> None:
        store, bus = services.store, services.bus
        clock, times = services.clock, services.times
        self.code = code
        self.store = store
        self.sure = 0
        """Where the store had lost something: devices that know of more than this may be wrong."""
        self.last_used = clock.monotonic()
        """When somebody last came in, asked or left."""
        self.background = Background(clock, times)
        self.presence = Presence(code, bus, clock, times)
        self.pointers = Pointers(self.presence, clock, times)
        self.stream = stream = RoomStream(code, store)
        self.leading = Leading(store, self.presence, lambda: stream.room, clock, times)
        piles = Piles(code, store)
        judge = services.judge(code)
        pool = services.pool(code)
        facts = RoomFacts(piles, judge, pool.ideas, self.presence, self.pointers, clock, times)
        shared = bus is not None and not bus.alone
        self.host = RoomHost(self.stream, facts, self.background, services.metrics, shared=shared)
        self._quick = QuickPlay(self.host, facts, self.background, services.metrics)
        presence = self.presence
        self.host.on_lost.append(lambda: presence.disconnect_all("restart"))
        self.deadline = Deadline(self.background, self.host.expire)
        self.bots = BotDriver(
            pool,
            self.presence,
            self.pointers,
            self.background,
            self.host.insist,
            lambda: stream.vault,
            judge,
        )
        self.stream.listeners += (
            Broadcast(self.presence, self.pointers),
            self.leading,
            self.deadline,
            self.bots,
            HostWatch(self.presence, bus, self.background, self.host.insist),
            DeviceCleanup(code, store, self.background),
            TeamSheet(store, self.background),
            DealStanding(code, store, self.background),
            RefereeWarmth(services.warm_up, self.background),
        )

    @property
    def room(self) -> Room:
        """The room as it is."""
        return self.stream.room

    def send(self, member: str, id_: str, command: cmd.Command) -> Coroutine[Any, Any, Answer]:
        """Carry out a command, once, and answer it under its id."""
        return self.host.send(member, id_, command)

    def play(self, member: str, id_: str, command: cmd.Play, reply: Reply) -> bool:
        """As above for a move, and without waiting; False: it has to be sent."""
        return self._quick.play(member, id_, command, reply)

    def on_node_message(self, message: NodeMessage) -> None:
        """Another node tells something that is in no stream."""
        self.presence.on_node_message(message)
        self.pointers.on_node_message(self.room, message)
        self.leading.on_node_message(message)
        if message.draft is not None:
            member, after_you = message.draft
            self.bots.drafted(member, after_you=after_you)
        if message.hurry:
            self.bots.hurried(message.hurry)

    def stop(self) -> None:
        """Let everything go that waits for something.

        Its parts no longer refer to each other then, so a room that is forgotten goes at once:
        Python looks for such circles far too seldom.
        """
        self.host.stop()
        self.presence.stop()
        self.host.on_lost.clear()
        self.presence.on_moved.clear()
        self.stream.listeners.clear()

    async def close(self) -> None:
        """As above, and what is still to be stored stays undone: the store is closed next."""
        self.stop()
        await self.background.close()

    # Devices

    async def welcome(self, connection: Connection, since: int | None) -> None:
        """Let a device in: a snapshot, or what it missed; from then on it hears everything."""
        if since is not None and not self._follows(since):
            since = None
        missed = None if since is None else await self._missed(since)
        # From here on nothing waits: no event can fall between the snapshot and the connection.
        room, member, board = self.room, connection.member, connection.board
        snapshot = since is None or missed is None
        whispers = self.stream.vault.whispers
        heard = tuple(w for w in whispers if view.may_hear(room, member, w, board=board))
        events = () if missed is None else tuple(map(view.public_event, missed))
        shown = view.public_room(room) if snapshot else None
        seq = self.stream.seq if snapshot else (since or 0) + len(events)
        team = room.settings.team if member else ""
        pointers = dict(self.pointers.all)
        self.presence.enter(connection)
        here = self.presence.present()
        led = self.leading.message()
        welcome = wire.Welcome(member, seq, shown, events, heard, team, pointers, here, led)
        connection.send(wire.encode(welcome))
        if self.host.lost:
            connection.close("restart")

    def look(self, connection: Connection, id_: str) -> wire.Face | wire.Refused:
        """The face that the member's seat may see; never for a device linked as a board."""
        member, board = connection.member, connection.board
        try:
            return wire.Face(id_, view.look(self.room, self.stream.vault, member, board=board))
        except Rejected as refused:
            return wire.refused(id_, refused)

    def point(self, connection: Connection, at: Pointed) -> wire.Pointers | wire.Refused:
        """Point at cards; where pointing is a guess, the one that completes it touches."""
        room, member = self.room, connection.member
        before = {each.cell for each in self.pointers.of(member)}
        try:
            self.pointers.point(room, member, at, connection)
        except Rejected as refused:
            return wire.refused("", refused)
        now = [each.cell for each in self.pointers.of(member)]
        # Who only takes something back means no other card by that.
        if now and room.game is not None and not set(now) < before:
            cell = now[0]
            here = play.on_seat(room, room.seat_of(member), self.presence.present())
            if play.agreed(room, here, self.pointers.at(cell)):
                touch = cmd.Play(act.Guess(cell), room.game.step)
                self.host.insist(member, f"marks:{step_id(room.game)}:{cell}", touch)
        return self.pointers.message()

    def draft(self, connection: Connection, *, after_you: bool) -> None:
        """Somebody is writing a clue, or lets a bot begin."""
        self.bots.drafted(connection.member, after_you=after_you)
        self.presence.publish(draft=(connection.member, after_you))

    def hurry(self, connection: Connection) -> None:
        """Somebody who plays with bots alone would rather not wait for them."""
        if self.bots.hurried(connection.member):
            self.presence.publish(hurry=connection.member)

    def chat(self, connection: Connection, text: str) -> wire.Refused | None:
        """Text to everybody, where the rules allow it."""
        return chat(self.presence, self.room, connection.member, text)

    def react(self, connection: Connection, reaction: Reaction) -> wire.Refused | None:
        """One of a few things to everybody, where the rules allow it."""
        return react(self.presence, self.room, connection.member, reaction)

    def _follows(self, since: int) -> bool:
        """Whether a device can go on from an event: it was told, is sure, and not long ago."""
        told = 0 <= since <= self.stream.seq
        sure = not self.sure or since <= self.sure
        return told and sure and self.stream.seq - since <= MOST_MISSED

    async def _missed(self, since: int) -> tuple[AnyRoomEvent, ...] | None:
        """The events after a number, up to those that this node has told; None: take them all."""
        for _ in range(TRIES):
            told = self.stream.seq
            events = await self.store.events_after(self.code, since)
            if since + len(events) >= self.stream.seq:
                return tuple(events[: self.stream.seq - since])
            if since + len(events) < told:  # all that was told has been stored
                self.host.lose()
                return None
        return None
