"""One room on this node: one command at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from functools import partial
from hashlib import sha256
from random import SystemRandom

from ..game import actions as act
from ..game.errors import Rejected
from ..game.events import ClueGiven, GameDealt, TurnEnded, Whisper
from ..game.key import Key
from ..game.table import Table
from ..game.view import View
from ..referee import Verdict
from ..room import commands as cmd
from ..room import play, rules, view
from ..room.context import Decision, Facts, Ruling, Vault
from ..room.events import AnyRoomEvent, MemberGone, Played
from ..room.fold import evolve
from ..room.room import Room
from ..room.settings import effective_settings
from . import wire
from .bot_seats import BotSeats, Thinking, check_bot
from .bus import Bus
from .gathering import Gathering
from .host_watch import HostWatch
from .line import Line
from .logs import log, veiled
from .metrics import Metrics
from .piles import Piles, playable
from .store import LONGEST_COMMAND, Conflict, Entry, Store, Unavailable
from .supervisor import let_go, pauses, whole

TRIES = 8
REMEMBERED = 200
"""Rejections that are remembered, so that a resend gets the old answer."""
MOST_MISSED = 200
"""Events that a device is told one by one; who has missed more gets the room as it is."""
STEP_IN = 1.0
"""Seconds after a deadline until a node steps in for the one that appended last."""
AGAIN = (0.5, 8.0)
"""Seconds until what could not be stored is tried again: at first, and at most."""

CLEARING = (GameDealt, ClueGiven, TurnEnded)
"""What begins a new turn of thought: marks from before no longer count."""

Ended = Callable[[str, Table], Awaitable[None]]
"""Called when a game for a team sheet is over."""
Referee = Callable[[Room, str, object, Sequence[str]], Awaitable[Verdict | None]]


class Lost(Exception):  # noqa: N818 - what it is
    """The store has less of this room than was told, or something else."""


class TableHost:
    """A room with its lines, its vault and its clock."""

    def __init__(
        self,
        code: str,
        store: Store,
        referee: Referee,
        warm_up: Callable[[str], Coroutine[None, None, None]],
        ended: Ended,
        metrics: Metrics,
        thinking: Thinking,
        bot_pause: float = 0.0,
        forget: Callable[[TableHost], None] = lambda _: None,
        bus: Bus | None = None,
    ) -> None:
        self.code = code
        self.store = store
        self.referee = referee
        self.warm_up = warm_up
        self.ended = ended
        self.metrics = metrics
        self.bus = bus
        self.forget = forget
        """Called when the store has lost some of the room: whoever asks next reads it anew."""
        self.people = Gathering(code, bus, self._people_changed)
        self.bots = BotSeats(thinking, bot_pause, self._bot_acts, self._bot_marks)
        self.host_watch = HostWatch(
            self._known_room,
            self.people.present,
            self._take_over,
            lambda: bus is None or bus.trusted,
        )
        self.room: Room | None = None
        self.used = time.monotonic()
        """When somebody last came in, asked or left."""
        self.version = 0
        self.seq = 0
        self.sure = 0
        """Where the store had lost something: devices that know of more than this may be wrong."""
        self.lost = False
        """What is here is not what is stored, and good for nothing."""
        self.vault = Vault()
        self.piles = Piles(code, store)
        self._rng = SystemRandom()
        self._lock = asyncio.Lock()
        self._answers: dict[str, int] = {}
        """Every command of the room and the number of its last event."""
        self._refused: OrderedDict[str, wire.Refused] = OrderedDict()
        self._latest = ""
        """The last command, which the next one follows."""
        self._clock: asyncio.TimerHandle | None = None
        self._ringing: Iterator[float] = pauses(*AGAIN)
        self._looking = False
        self._stopped = False
        self._tasks: set[asyncio.Future[object]] = set()

    # The stream

    async def catch_up(self) -> None:
        """Read what other nodes have added, and tell everybody here."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Whether there was something new."""
        before = self.version
        # In this order: what is appended in between must not be read without what it hides.
        stream = await self.store.since(self.code, self.version)
        secrets = {kept.version: kept for kept in await self.store.secrets(self.code, before)}
        for kept in stream:
            self._answers[kept.command] = kept.last
            self._latest = kept.command
            hidden = secrets.get(kept.version)
            key = hidden.key if hidden else None
            self._apply(kept.events, hidden.whispers if hidden else (), key, kept.version)
        if self.version > before:
            self._wind(mine=False)
        if not before:
            self._prepare()
        return self.version > before

    def _apply(
        self,
        events: Sequence[AnyRoomEvent],
        whispers: tuple[Whisper, ...],
        key: Key | None,
        version: int,
    ) -> None:
        """Fold events that are stored, and tell them to every line, encoded once."""
        first = self.seq + 1
        for event in events:
            self.room = evolve(self.room, event)
            if isinstance(event, Played) and isinstance(event.event, CLEARING):
                self.people.clear_marks()
        self.seq += len(events)
        self.version = version
        self.vault = self.vault.after(events, whispers, key)
        if events:
            self.people.tell(wire.encode(wire.News(first, tuple(map(view.public_event, events)))))
        for event in events:
            if isinstance(event, MemberGone):
                # Whoever goes by their own wish gets their answer first.
                code = "removed" if event.removed else "left"
                asyncio.get_running_loop().call_soon(self.people.show_out, event.member, code)
        for whisper in whispers:
            self._whisper(whisper)

    def _whisper(self, whisper: Whisper) -> None:
        assert self.room is not None
        heard = wire.encode(wire.Heard((whisper,)))
        for line in self.people.lines:
            if view.may_hear(self.room, line.member, whisper, board=line.board):
                line.tell(heard)

    # Commands

    async def send(self, member: str, id_: str, command: cmd.Command) -> wire.Done | wire.Refused:
        """Carry out a command, once, and answer it under its id."""
        start = time.perf_counter()
        answer = await self._send(member, id_, command)
        outcome = "done" if isinstance(answer, wire.Done) else "refused"
        self.metrics.commands.labels(outcome).observe(time.perf_counter() - start)
        return answer

    async def _send(self, member: str, id_: str, command: cmd.Command) -> wire.Done | wire.Refused:
        if not id_ or len(id_) > wire.LONGEST_ID:
            return wire.Refused(id_[: wire.LONGEST_ID], "command-id")
        known = _known(member, id_)
        async with self._lock:
            if known in self._refused:
                return self._refused[known]
            try:
                return await self._tried(member, known, id_, command)
            except (Unavailable, Lost):
                # Not remembered: sent again, it is done if it can be.
                self._look_later()
                return wire.Refused(id_, "not-saved")

    async def _tried(
        self, member: str, known: str, id_: str, command: cmd.Command
    ) -> wire.Done | wire.Refused:
        for _ in range(TRIES):
            try:
                return await self._once(member, known, id_, command)
            except Rejected as rejected:
                # Perhaps it is only this node that has not heard of something yet.
                if self.bus is not None and not self.bus.alone and await self._catch_up():
                    continue
                return self._remember(known, wire.refused(id_, rejected))
            except Conflict:
                await self._come_after()
        return wire.Refused(id_, "busy")

    async def _come_after(self) -> None:
        """Somebody else was quicker: read it. If nobody was, the store has lost what was here."""
        if not await self._catch_up():
            self._lose()
            raise Lost

    def _lose(self) -> None:
        """The store came back without some of this room: people come back too, and see what is."""
        if not self.lost:
            self.lost = True
            self.stop()
            for line in list(self.people.lines):
                line.close("restart")
            self.forget(self)

    def _look_later(self) -> None:
        """Perhaps it was stored, and only the answer was lost: then everybody should see it."""
        if not self._looking and not self.lost:
            self._looking = True
            self._later(self._look())

    async def _look(self) -> None:
        try:
            await self._until_stored(self.catch_up)
        finally:
            self._looking = False

    async def _insist(self, member: str, id_: str, command: cmd.Command) -> None:
        """Nobody is there to send it again: until it is stored, or refused for what it is."""
        for pause in pauses(*AGAIN):
            answer = await whole(self.send(member, id_, command))
            unsaved = isinstance(answer, wire.Refused) and answer.code == "not-saved"
            if self._stopped or not unsaved:
                return
            await asyncio.sleep(pause)

    async def _until_stored(self, work: Callable[[], Awaitable[None]]) -> None:
        """What follows from a command that is stored."""
        for pause in pauses(*AGAIN):
            try:
                await whole(work())
            except Unavailable:
                await asyncio.sleep(pause)
            else:
                return

    def _remember(self, known: str, refused: wire.Refused) -> wire.Refused:
        self._refused[known] = refused
        while len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)
        return refused

    async def _once(self, member: str, known: str, id_: str, command: cmd.Command) -> wire.Done:
        assert self.room is not None
        if self.lost:
            raise Lost
        if known in self._answers:
            return wire.Done(id_, self._answers[known])
        if self._asks_around(command):
            # Who may not do this at all keeps nobody busy.
            rules.decide(self.room, self.vault, member, command, Facts(now(), self._rng))
        if isinstance(command, cmd.ChangeSettings):
            wanted = effective_settings(self.room, command)
            command = cmd.ChangeSettings(playable(wanted))
        facts = await self._facts(command)
        decision = rules.decide(self.room, self.vault, member, command, facts)
        await self._store(known, decision)
        return wire.Done(id_, self.seq)

    def _asks_around(self, command: cmd.Command) -> bool:
        """Whether a command takes work before it can be decided."""
        assert self.room is not None
        if isinstance(command, cmd.Play):
            strict = self.room.settings.referee == "strict"
            clue = isinstance(command.action, act.GiveClue) and strict
            return clue or isinstance(command.action, act.Challenge)
        return isinstance(command, cmd.ChangeSettings)

    async def _facts(self, command: cmd.Command) -> Facts:
        """Facts from outside: the cards for a deal, who is here, the referee's word on a clue."""
        assert self.room is not None
        facts = Facts(now(), self._rng, present=self.people.present())
        if isinstance(command, cmd.AddBot):
            check_bot(command.bot)
        if isinstance(command, cmd.StartGame):
            return facts._replace(pile=await self.piles.of(self.room.settings))
        if isinstance(command, cmd.Play):
            return await self._facts_of_play(command.action, facts)
        return facts

    async def _facts_of_play(self, action: act.Action, facts: Facts) -> Facts:
        assert self.room is not None
        table = self.room.game
        if isinstance(action, act.Guess):
            return facts._replace(pointing=self.people.pointing(action.cell))
        if table is None:
            return facts
        if isinstance(action, act.Challenge) and table.clues:
            word, number, open_then = table.clue.word, table.clue.number, table.visible_for_clue
        elif isinstance(action, act.GiveClue) and self.room.settings.referee == "strict":
            word, number, open_then = action.word, action.number, table.visible
        else:
            return facts
        ruling = await self._ruling(word, number, open_then)
        return facts._replace(now=_now_or_in_time(table, facts.now), ruling=ruling)

    async def _ruling(self, word: str, number: object, visible: Sequence[str]) -> Ruling | None:
        assert self.room is not None
        verdict = await self.referee(self.room, word, number, visible)
        if verdict is None:
            return None
        return Ruling(verdict.verdict, verdict.reason, verdict.card, verdict.form)

    async def _store(self, known: str, decision: Decision) -> None:
        """Store, then tell."""
        if not decision.events and not decision.whispers:
            return
        entry = Entry(
            self.code,
            self.version + 1,
            self.seq + 1,
            known,
            now(),
            tuple(decision.events),  # type: ignore[arg-type]  # the room's events are a closed set
            decision.whispers,
            decision.key,
            self._latest,
            decision.words,
        )
        playing = self.room is not None and self.room.playing
        with self.metrics.commits.time():
            await self.store.append(entry)
        self._answers[known] = entry.last
        self._latest = known
        self._apply(entry.events, decision.whispers, decision.key, entry.version)
        self._wind(mine=True)
        if decision.key is not None:
            self._prepare()
        for event in entry.events:
            if isinstance(event, MemberGone):
                forget = partial(self.store.forget_member, self.code, event.member)
                self._later(self._until_stored(forget))
        room = self.room
        if playing and room and room.game and not room.playing and room.settings.team:
            ended = partial(self.ended, room.settings.team, room.game)
            try:
                await ended()
            except Unavailable:
                self._later(self._until_stored(ended))

    def _prepare(self) -> None:
        """Where a game is played the referee will be asked, and nobody should wait for it then."""
        room = self.room
        if room is not None and room.playing and room.settings.referee != "off":
            self._later(self.warm_up(room.settings.language))

    # The clock, the bots and the host

    def _wind(self, *, mine: bool) -> None:
        """The game has moved: the clock and the bots start anew.

        The node that appended last drives them; another one leaves it a second's grace.
        """
        self._set_clock(mine=mine)
        if self.room is not None:
            later = 0.0 if mine else STEP_IN
            self.bots.look(self.room, self._view, self.people.present, later)

    def _people_changed(self, moved: set[str]) -> None:
        """Somebody came or went: a bot may have to take over, or somebody else to be the host."""
        if self.room is None:
            return
        bots = {member for member, who in self.room.members.items() if who.bot}
        if any(bots & set(seat) and moved & set(seat) for seat in self.room.seats.values()):
            self.bots.look(self.room, self._view, self.people.present)
        self.host_watch.look()

    def _known_room(self) -> Room:
        assert self.room is not None
        return self.room

    def _take_over(self, heir: str) -> None:
        """The host has been away for long: somebody who is here can do what only hosts can."""
        assert self.room is not None
        self._later(self._insist(self.room.host, f"away:{self.seq}", cmd.PassHost(heir)))

    def _view(self, seat: str) -> View:
        """What somebody on a seat sees."""
        return view.seat_view(self._known_room(), self.vault, seat)

    async def _bot_acts(self, member: str, action: act.Action, table: Table) -> object:
        """`table` is what the bot has thought about."""
        play = cmd.Play(action, table.step)  # type: ignore[arg-type]  # actions are a closed set
        # A second question in the same step is another one.
        id_ = f"bot:{moment(table)}:{len(self.vault.whispers)}"
        return await self._later(self._insist(member, id_, play))

    def _bot_marks(self, member: str, cell: int) -> None:
        """What a bot thinks, for the people who share its seat."""
        if self.room is not None:
            for marked in [at for at, who in self.people.marks.items() if member in who]:
                self.people.mark(self.room, member, marked, on=False)
            self.people.mark(self.room, member, cell, on=True)

    def _set_clock(self, *, mine: bool) -> None:
        """Wake up at the deadline of the game; who did not append last leaves a second's grace."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        self._ringing = pauses(*AGAIN)
        table = self.room.game if self.room else None
        if table is None or table.turn.deadline is None:
            return
        wait = max(0.0, (table.turn.deadline - now()) / 1000) + (0 if mine else STEP_IN)
        self._clock = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._later(whole(self._expire()))

    async def _expire(self) -> None:
        async with self._lock:
            assert self.room is not None
            if self._stopped:
                return
            try:
                decision = rules.expire(self.room, self.vault, Facts(now(), self._rng))
                await self._store(f"clock:{self.version}", decision)
            except Rejected:
                self._set_clock(mine=True)
            except Conflict:
                await self._moved_on()
            except Exception as error:  # noqa: BLE001 - a clock that stands ends the game for good
                if not isinstance(error, Unavailable):
                    log.error("clock failed", room=veiled(self.code), exc_info=error)
                self._ring_later()

    async def _moved_on(self) -> None:
        """Another node was quicker."""
        try:
            await self._come_after()
        except Lost:
            return
        except Unavailable:
            self._ring_later()

    def _ring_later(self) -> None:
        """What could not be stored is tried again, unless the game moves before."""
        if self._clock is not None:
            self._clock.cancel()
        self._clock = asyncio.get_running_loop().call_later(next(self._ringing), self._ring)

    def stop(self) -> None:
        """Let the clock go."""
        self._stopped = True
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        self.host_watch.stop()
        self.bots.stop()
        self.people.stop()

    async def close(self) -> None:
        """As above, and what is still to be stored stays undone: the store is closed next."""
        self.stop()
        await let_go(list(self._tasks))

    # Lines

    async def welcome(self, line: Line, since: int | None) -> None:
        """Let a device in: a snapshot, or what it missed; from then on it hears everything."""
        if since is not None and not self._follows(since):
            since = None
        missed = None if since is None else await self._missed(since)
        # From here on nothing waits: no event can fall between the snapshot and the line.
        assert self.room is not None
        snapshot = since is None or missed is None
        heard = tuple(
            whisper
            for whisper in self.vault.whispers
            if view.may_hear(self.room, line.member, whisper, board=line.board)
        )
        events = () if missed is None else tuple(map(view.public_event, missed))
        room = view.public_room(self.room) if snapshot else None
        seq = self.seq if snapshot else (since or 0) + len(events)
        team = self.room.settings.team if line.member else ""
        line.tell(wire.encode(wire.Welcome(line.member, seq, room, events, heard, team)))
        self.people.enter(line)
        if self.lost:
            line.close("restart")

    def _follows(self, since: int) -> bool:
        """Whether a device can go on from an event: it was told, is sure, and not long ago."""
        told = 0 <= since <= self.seq
        sure = not self.sure or since <= self.sure
        return told and sure and self.seq - since <= MOST_MISSED

    async def _missed(self, since: int) -> tuple[AnyRoomEvent, ...] | None:
        """The events after a number, up to those that this node has told; None: take them all."""
        for _ in range(TRIES):
            told = self.seq
            events = await self.store.events_after(self.code, since)
            if since + len(events) >= self.seq:
                return tuple(events[: self.seq - since])
            if since + len(events) < told:  # all that was told has been stored
                self._lose()
                return None
        return None

    def look(self, line: Line, id_: str) -> wire.Face | wire.Refused:
        """The face that the member's seat may see; never for a device linked as a board."""
        try:
            face = view.look(self._known_room(), self.vault, line.member, board=line.board)
        except Rejected as refused:
            return wire.refused(id_, refused)
        return wire.Face(id_, face)

    def mark(self, line: Line, cell: int, *, on: bool) -> wire.Refused | None:
        """A mark on a card; where marks are a guess, the one that completes it touches."""
        room = self.room
        assert room is not None
        if not self.people.mark(room, line.member, cell, on=on):
            # Pages take old marks away by themselves: nobody waits to hear of that.
            return wire.Refused("", "guess-not-your-turn") if on else None
        assert room.game is not None
        seat = room.seat_of(line.member)
        here = play.on_seat(room, seat, self.people.present())
        if play.agreed(room, here, self.people.pointing(cell)):
            touch = cmd.Play(act.Guess(cell), room.game.step)
            self._later(self._insist(line.member, f"marks:{moment(room.game)}:{cell}", touch))
        return None

    def chat(self, line: Line, text: str) -> wire.Refused | None:
        """Text to everybody, where the rules allow it."""
        assert self.room is not None
        return self.people.chat(self.room, line.member, text)

    def _later(self, work: Coroutine[None, None, object]) -> asyncio.Future[object]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _known(member: str, id_: str) -> str:
    """A command by its sender and its id, as the store has room for it."""
    known = f"{member}:{id_}"
    if len(known) <= LONGEST_COMMAND:
        return known
    return f"{member}:{sha256(id_.encode()).hexdigest()[:40]}"


def _now_or_in_time(table: Table, came: int) -> int:
    """The time after somebody was asked: what follows runs from now, not from when it was asked.

    What came in time is not too late because somebody else thought about it (A-13).
    """
    due, timer = table.turn.deadline, table.settings.timer
    in_time = timer is not None and timer.mode == "strict" and due is not None and came < due
    return min(now(), due - 1) if in_time and due is not None else now()


def moment(table: Table) -> str:
    """A name for a step of this game and no other: all nodes give it the same."""
    return f"{table.commitment[:16]}:{table.step}"


def now() -> int:
    """The time in milliseconds; the server stamps it."""
    return int(time.time() * 1000)
