"""The mailbox of one room: one command at a time, stored before anybody hears of it.

Facts are fetched before the lock is taken; then the room decides, the store keeps it, the state
changes, and one value goes one way to the listeners (`committed.py`). Listeners call back
only to give a command of their own (`insist`, `expire`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256

from ..refusals import Rejected
from ..room import commands as cmd
from ..room import rules
from ..room.context import Decision, Vault
from ..room.room import Room
from . import wire
from .background import Background
from .command_checks import checked
from .lost import Lost
from .metrics import Metrics
from .mutex import Mutex
from .room_facts import RoomFacts
from .room_stream import RoomStream
from .store import LONGEST_COMMAND, Conflict, Unavailable
from .supervisor import pauses, whole

TRIES = 8
REMEMBERED = 200
"""Rejections that are remembered, so that a resend gets the old answer."""

Answer = wire.Done | wire.Refused


class RoomHost:
    """Carries out the commands of one room."""

    def __init__(
        self,
        stream: RoomStream,
        facts: RoomFacts,
        background: Background,
        metrics: Metrics,
        *,
        shared: bool = False,
    ) -> None:
        self.stream = stream
        self.lost = False
        """What is here is not what is stored, and good for nothing."""
        self.on_lost: list[Callable[[], None]] = []
        """Called when the store has lost some of the room."""
        self._facts, self._background, self._metrics = facts, background, metrics
        self._shared = shared
        """Whether other nodes may append to the room as well."""
        self.lock = Mutex()
        """Held while the room changes."""
        self._deciding = 0
        """Commands that came and are not decided: the clock rings after them (A-13)."""
        self._decided = asyncio.Event()
        self._decided.set()
        self.refused: OrderedDict[str, wire.Refused] = OrderedDict()
        self._looking = False
        self._stopped = False

    @property
    def room(self) -> Room:
        """The room as it is."""
        return self.stream.room

    @property
    def vault(self) -> Vault:
        """What only some may know of it."""
        return self.stream.vault

    async def catch_up(self) -> bool:
        """Read what is new in the store, and tell everybody here; whether there was something."""
        async with self.lock:
            return await self.stream.read()

    # Commands

    async def send(self, member: str, id_: str, command: cmd.Command) -> Answer:
        """Carry out a command, once, and answer it under its id."""
        start = self._background.clock.monotonic()
        answer = await self._send(member, id_, command)
        done = isinstance(answer, wire.Done)
        outcome = self._metrics.done if done else self._metrics.refused
        outcome.observe(self._background.clock.monotonic() - start)
        return answer

    def insist(self, member: str, id_: str, command: cmd.Command) -> asyncio.Future[object]:
        """Carry out a command that nobody would send again: until it is stored or refused."""
        return self._background.start(self._insist(member, id_, command))

    async def expire(self) -> None:
        """A deadline of the game has passed; `Rejected`: not yet."""
        await self._decided.wait()
        async with self.lock:
            if self._stopped:
                return
            decision = rules.expire(self.room, self.vault, self._facts.at_once())
            try:
                await self._store(f"clock:{self.stream.version}", decision)
            except Conflict:  # another node was quicker
                await self._come_after()

    async def _insist(self, member: str, id_: str, command: cmd.Command) -> None:
        for pause in pauses(*self._background.times.retry):
            answer = await whole(self.send(member, id_, command))
            unsaved = isinstance(answer, wire.Refused) and answer.code == "not-saved"
            if self._stopped or not unsaved:
                return
            await self._background.clock.sleep(pause)

    async def _send(self, member: str, id_: str, command: cmd.Command) -> Answer:
        if not id_ or len(id_) > wire.LONGEST_ID:
            return wire.Refused(id_[: wire.LONGEST_ID], "command-id")
        try:
            return await self._execute(member, command_key(member, id_), id_, command)
        except (Unavailable, Lost):
            # Not remembered: sent again, it is done if it can be.
            self._look_later()
            return wire.Refused(id_, "not-saved")

    async def _execute(self, member: str, key: str, id_: str, command: cmd.Command) -> Answer:
        for _ in range(TRIES):
            if key in self.refused:
                return self.refused[key]
            version = self.stream.version
            try:
                done = await self._try(member, key, id_, command)
            except Rejected as rejected:
                if self._shared and await self._has_moved(version):
                    continue
                return self._remember(key, wire.refused(id_, rejected))
            if done is not None:
                return done
        return wire.Refused(id_, "busy")

    async def _try(self, member: str, key: str, id_: str, command: cmd.Command) -> wire.Done | None:
        """Decide and store; None: the room has moved on meanwhile, once more."""
        if key not in self.stream.seq_of_command:
            self._check_first(member, command)
        waits = not isinstance(command, cmd.AskIdeas)  # ideas stop no clock
        self._deciding += waits
        if waits:
            self._decided.clear()
        try:
            asked = await self._facts.ask(self.room, self.vault, member, command)
            async with self.lock:
                if self.lost:
                    raise Lost
                if key in self.stream.seq_of_command:
                    return wire.Done(id_, self.stream.seq_of_command[key])
                if not asked.holds(self.room):
                    return None
                command = self._checked(member, command)
                facts = self._facts.complete(command, asked)
                decision = rules.decide(self.room, self.vault, member, command, facts)
                try:
                    await self._store(key, decision)
                except Conflict:
                    await self._come_after()
                    return None
                return wire.Done(id_, self.stream.seq)
        finally:
            self._deciding -= waits
            if not self._deciding:
                self._decided.set()

    async def _has_moved(self, version: int) -> bool:
        """Whether others have changed the room since, also where a notification was quicker."""
        await self.catch_up()
        return self.stream.version > version

    def _check_first(self, member: str, command: cmd.Command) -> None:
        """Who may not do something at all keeps nobody busy with it."""
        rules.check_allowed(self.room, member, command)
        action = command.action if isinstance(command, cmd.Play) else None
        slow = action is not None and self._facts.takes_time(self.room, action)
        if slow or isinstance(command, cmd.AskIdeas):
            rules.decide(self.room, self.vault, member, command, self._facts.at_once())

    def _checked(self, member: str, command: cmd.Command) -> cmd.Command:
        """A command whose bots, decks, options and words exist; or `Rejected`."""
        if isinstance(command, cmd.Play | cmd.AskIdeas):
            return command
        rules.check_allowed(self.room, member, command)
        return checked(self.room, command)

    def _remember(self, key: str, refused: wire.Refused) -> wire.Refused:
        self.refused[key] = refused
        while len(self.refused) > REMEMBERED:
            self.refused.popitem(last=False)
        return refused

    # The store

    async def _store(self, key: str, decision: Decision) -> None:
        if decision.events or decision.whispers:
            clock = self._background.clock
            start = clock.monotonic()
            await self.stream.append(key, decision, clock.now())
            self._metrics.commits.observe(clock.monotonic() - start)

    async def _come_after(self) -> None:
        """Somebody else was quicker: read it. If nobody was, the store has lost what was here."""
        if not await self.stream.read():
            self.lose()
            raise Lost

    def lose(self) -> None:
        """The store came back without some of this room: it is good for nothing from now on."""
        if not self.lost:
            self.lost = True
            self.stop()
            for told in self.on_lost:
                told()

    def _look_later(self) -> None:
        """Perhaps it was stored, and only the answer was lost: then everybody should see it."""
        if not self._looking and not self.lost:
            self._looking = True
            self._background.start(self._look())

    async def _look(self) -> None:
        try:
            await self._background.until_stored(self.catch_up)
        finally:
            self._looking = False

    def stop(self) -> None:
        """Let everything go that waits for something."""
        self._stopped = True
        for listener in self.stream.listeners:
            listener.stop()


def command_key(member: str, id_: str) -> str:
    """A command by its sender and its id, as the store has room for it."""
    key = f"{member}:{id_}"
    if len(key) <= LONGEST_COMMAND:
        return key
    return f"{member}:{sha256(id_.encode()).hexdigest()[:40]}"
