"""The rooms of this node: loaded when somebody asks for them, told when another node appends."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from hmac import compare_digest

from msgspec.structs import replace

from ..game.errors import Rejected
from ..game.missions import mission_won, sheet_of
from ..game.table import Table
from ..referee import Verdict
from ..room import commands as cmd
from ..room.events import MemberEntered, RoomOpened
from ..room.names import clean_name
from ..room.room import Member, OwnList, Room, RoomSettings
from .bot_seats import Thinking
from .bus import Bus, Passing
from .logs import fault, log, veiled
from .metrics import Metrics
from .piles import playable
from .referee import SILENT, Referee
from .store import Entry, Store, Unavailable
from .table_host import TableHost, now
from .workers import Unanswered, Workers

BEAT = 5.0
DESERTED = 60.0
"""Seconds after which a room is let go that nobody is in; longer than anybody takes to come in."""
FAREWELL = 2.0
REFEREE_PATIENCE = 10.0
"""Seconds after which a game goes on without the referee; it may have its word lists to read."""
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
CODE = 10
"""Ten of thirty-one characters: nobody guesses a room (about 50 bits)."""


def fresh(length: int) -> str:
    """Random characters that people can read to each other."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def hashed(secret: str) -> str:
    """All that is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


class Hub:
    """Finds and makes rooms."""

    def __init__(self, store: Store, bot_pause: float = 2.0, workers: int = 0) -> None:
        self.store = store
        self.metrics = Metrics()
        self.bus = Bus(store.url, self.told, self.passed, self.catch_up)
        self.tables: dict[str, TableHost] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._behind: set[str] = set()
        """Rooms that were not caught up with: tried again at every beat."""
        self._unreadable: set[str] = set()
        """Those that cannot be read, which is said once."""
        self._doubted: set[str] = set()
        """Rooms of which the store has lost something, until they are read anew."""
        self.bot_pause = bot_pause
        self.workers = Workers(workers, self.metrics)
        self.referee = Referee(self.workers)
        self._warm: set[str] = set()

    async def farewell(self) -> None:
        """Tell everybody to come back, and wait a moment until they have heard it."""
        for table in self.tables.values():
            for line in list(table.people.lines):
                line.close("restart")
        deadline = time.monotonic() + FAREWELL
        while any(table.people.lines for table in self.tables.values()):
            if time.monotonic() > deadline:
                return
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop the clocks and the workers."""
        for table in self.tables.values():
            await table.close()
        await self.workers.close()

    async def open_room(
        self, settings: RoomSettings, name: str, passcode: str = "", words: tuple[str, ...] = ()
    ) -> tuple[str, str, str]:
        """Make a room, with a list of its own if there are words (checked ones).

        Returns its code, its host and the host's secret.
        """
        name = clean_name(name) if name.strip() else "Host"
        settings = replace(playable(settings), own_list=OwnList.of(words) if words else None)
        locked = hashed(passcode) if passcode else ""
        code = fresh(CODE)
        while not await self.store.open_room(code, locked):
            code = fresh(CODE)
        host, secret = await self._new_member(code)
        events = (RoomOpened(host, settings), MemberEntered(host, Member(name)))
        await self.store.append(Entry(code, 1, 1, "open", now(), events, words=words))
        return code, host, secret

    async def admits(self, table: TableHost, passcode: str) -> bool:
        """Whether a passcode is right, or the room has none."""
        wanted = await self.store.passcode(table.code)
        return not wanted or compare_digest(wanted, hashed(passcode))

    async def join(self, table: TableHost, name: str) -> tuple[str, str]:
        """Come into a room; returns the member and the secret, which is told once."""
        member, secret = await self._new_member(table.code)
        answer = await table.send(member, "enter", cmd.Enter(name))
        code = getattr(answer, "code", "")
        if code:
            with suppress(Unavailable):  # a secret of somebody who is not in the room opens nothing
                await self.store.forget_member(table.code, member)
            raise Rejected(code, **getattr(answer, "data", {}))
        return member, secret

    async def link_device(
        self, table: TableHost, secret: str, *, board: bool, instead: bool = False
    ) -> str:
        """A secret for another device of the same member; a board never sees a key."""
        found = await self.store.device(table.code, hashed(secret))
        if found is None:
            raise Rejected("secret-unknown")
        linked = secrets.token_urlsafe(24)
        if not instead:
            member, is_board = found
            await self.store.add_device(table.code, hashed(linked), member, board=board or is_board)
        elif not await self.store.renew_device(table.code, hashed(secret), hashed(linked)):
            raise Rejected("secret-unknown")  # somebody was quicker
        return linked

    async def _new_member(self, code: str) -> tuple[str, str]:
        member, secret = fresh(8), secrets.token_urlsafe(24)
        await self.store.add_device(code, hashed(secret), member, board=False)
        return member, secret

    async def table(self, code: str) -> TableHost | None:
        """A room, loaded from the store if it is not here yet."""
        if len(code) > CODE:
            return None
        if code not in self.tables:
            await self._load(code)
        table = self.tables.get(code)
        if table is not None:
            table.used = time.monotonic()
        return table

    async def _load(self, code: str) -> None:
        async with self._loading.setdefault(code, asyncio.Lock()):
            if code not in self.tables:
                table = TableHost(
                    code,
                    self.store,
                    partial(self.verdict, code),
                    self.warm_up,
                    self.ended,
                    self.metrics,
                    Thinking(self.workers, code),
                    self.bot_pause,
                    self._lost,
                    self.bus,
                )
                await table.catch_up()
                if table.room is not None:
                    self.tables[code] = table
                    if code in self._doubted:
                        self._doubted.discard(code)
                        table.sure = table.seq
        self._loading.pop(code, None)

    def figures(self) -> bytes:
        """What an operator watches."""
        self.metrics.rooms.set(len(self.tables))
        self.metrics.lines.set(sum(len(table.people.lines) for table in self.tables.values()))
        return self.metrics.text()

    def _lost(self, table: TableHost) -> None:
        """The store has less of a room than this node has told: it is read anew."""
        log.error("the store has lost a part of a room", room=veiled(table.code))
        if self.tables.get(table.code) is table:
            del self.tables[table.code]
        self._doubted.add(table.code)

    async def told(self, code: str, version: int) -> None:
        """Another node has appended to a room."""
        table = self.tables.get(code)
        if table is not None and table.version < version:
            with suppress(Unavailable):  # the next beat tries again
                await self._caught_up(table)

    def passed(self, passing: Passing) -> None:
        """Another node tells something that is in no stream."""
        table = self.tables.get(passing.room)
        if table is not None:
            table.people.passed(passing)

    async def catch_up(self) -> None:
        """Nothing was heard for a while: read what was missed."""
        for table in list(self.tables.values()):
            await self._caught_up(table)

    async def _caught_up(self, table: TableHost) -> None:
        """One room that cannot be read is no other one's trouble; a store that is away is."""
        self._behind.add(table.code)
        try:
            await table.catch_up()
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it
            if table.code not in self._unreadable:
                self._unreadable.add(table.code)
                log.error("a room cannot be read", room=veiled(table.code), exc_info=error)
        else:
            self._behind.discard(table.code)
            self._unreadable.discard(table.code)

    async def beat(self) -> None:
        """Now and then: hang up on who fell silent, tell the other nodes who is here."""
        while True:
            await asyncio.sleep(BEAT)
            for table in list(self.tables.values()):
                table.people.beat()
                self._forget(table)
                await asyncio.sleep(0)  # other work goes first
            await self._catch_up_with_the_rest()

    async def _catch_up_with_the_rest(self) -> None:
        for code in list(self._behind):
            table = self.tables.get(code)
            if table is None:
                self._behind.discard(code)
                self._unreadable.discard(code)
                continue
            with suppress(Unavailable):
                await self._caught_up(table)

    def _forget(self, table: TableHost) -> None:
        """A room where nobody has been for a while; the store has everything.

        Not at once: somebody may be on the way in, and would then stand in a room of their own.
        """
        if not table.people.lines and table.used < time.monotonic() - DESERTED:
            table.stop()
            self.tables.pop(table.code, None)

    async def ended(self, team: str, table: Table) -> None:
        """A mission is over: what it means for the team's sheet."""
        event = mission_won(sheet_of(await self.store.sheet(team)), table)
        if event is not None:
            await self.store.add_to_sheet(team, [event])

    async def verdict(
        self, code: str, room: Room, word: str, number: object, visible: Sequence[str]
    ) -> Verdict | None:
        """What the referee says of a clue, if the room has one."""
        settings = room.settings
        if settings.referee == "off":
            return None
        return await self.judge(code, word, number, visible, settings.language, settings.options)

    async def judge(
        self,
        who: str,
        word: str,
        number: object,
        visible: Sequence[str],
        language: str,
        options: Sequence[str],
    ) -> Verdict:
        """What the referee says of a clue; nobody waits long for it, people judge instead."""
        try:
            async with asyncio.timeout(REFEREE_PATIENCE):
                return await self.referee.judge(who, word, number, visible, language, options)
        except Exception as error:  # noqa: BLE001 - whatever it is, people judge for themselves
            # Who asks too much must not fill the log as well.
            if not (isinstance(error, Unanswered) and error.why == "crowded"):
                fault("the referee does not answer", error)
            return SILENT

    async def warm_up(self, language: str) -> None:
        """Let the referee read its word lists before somebody waits for it."""
        if language not in self._warm:
            self._warm.add(language)
            try:
                await self.referee.prepare(language)
            except Unanswered:  # it is logged; whoever asks first waits a little
                self._warm.discard(language)
