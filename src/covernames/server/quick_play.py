"""The short way for moves: decided when they come, answered when they are stored, without a task.

Nine moves in ten need no facts that take time, and find the room free. What is not like this, and
whatever goes wrong on the way, is sent as any command is (`RoomHost.send`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..game import actions as act
from ..refusals import Rejected
from ..room import commands as cmd
from ..room import rules
from . import wire
from .background import Background
from .metrics import Metrics
from .room_facts import NOTHING_ASKED, RoomFacts
from .room_host import Answer, RoomHost, command_key
from .store import NewEntry

Reply = Callable[[Answer], None]


class QuickPlay:
    """Carries out the moves of one room."""

    __slots__ = ("_background", "_facts", "_host", "_metrics")

    def __init__(
        self, host: RoomHost, facts: RoomFacts, background: Background, metrics: Metrics
    ) -> None:
        self._host, self._facts, self._background = host, facts, background
        self._metrics = metrics

    def play(self, member: str, id_: str, command: cmd.Play, reply: Reply) -> bool:
        """Carry out a move; False: it has to be sent."""
        host, stream, action = self._host, self._host.stream, command.action
        key = command_key(member, id_)
        if host.lost or host.lock.locked() or not 0 < len(id_) <= wire.LONGEST_ID:
            return False
        if key in stream.seq_of_command or key in host.refused:
            return False
        if isinstance(action, act.Challenge) or self._facts.takes_time(stream.room, action):
            return False
        start = self._background.clock.monotonic()
        facts = self._facts.complete(command, NOTHING_ASKED)
        try:
            decision = rules.decide(stream.room, stream.vault, member, command, facts)
        except Rejected:
            return False  # and is refused there
        if not (decision.events or decision.whispers) or not host.lock.take():
            return False
        entry = stream.entry(key, decision, facts.now)

        def stored(done: asyncio.Future[None]) -> None:
            if self._stored(done, entry):
                spent = self._background.clock.monotonic() - start
                self._metrics.commits.observe(spent)
                self._metrics.done.observe(spent)
                reply(wire.Done(id_, stream.seq))
            else:
                self._background.start(self._send(member, id_, command, reply))

        stream.store.append(entry).add_done_callback(stored)
        return True

    def _stored(self, done: asyncio.Future[None], entry: NewEntry) -> bool:
        try:
            done.result()
            self._host.stream.stored(entry)
        except (Exception, asyncio.CancelledError):  # noqa: BLE001 - sent again, it is told there
            return False
        finally:
            self._host.lock.release()
        return True

    async def _send(self, member: str, id_: str, command: cmd.Play, reply: Reply) -> None:
        """It is not stored, or nobody knows: sent, it is done once or refused."""
        reply(await self._host.send(member, id_, command))
