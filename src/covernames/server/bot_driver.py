"""Bots on seats of a room: they act at a human pace, through the same commands as people.

Where people share its seat a bot only points at what it thinks; the touch is theirs. A command of a
bot is named after the game and its step, so that two nodes that think of the same thing do it once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from ..game import actions as act
from ..game.events import GameDealt, IdeasTold
from ..game.table import Table
from ..pictures import own_on
from ..room import commands as cmd
from ..room.context import Vault
from ..room.room import Room
from ..room.view import may_chat, seat_view
from .background import Background
from .bot_pool import BotPool, spare
from .chat import remark
from .committed import Committed
from .head_start import AFTER_PEOPLE, HeadStart, waits_alone
from .logs import fault
from .objections import Objections, objector_of
from .pointers import Pointers
from .presence import Presence
from .questions import Unanswered
from .room_facts import Judge

Insist = Callable[[str, str, cmd.Command], Awaitable[object]]


class Scene(NamedTuple):
    """What bots think about: whatever else happens in the room does not disturb them."""

    game: Table | None
    bots: frozenset[str]
    options: tuple[str, ...]

    @classmethod
    def of(cls, room: Room) -> Scene:
        """What there is to think about in a room."""
        return cls(room.game, bots_of(room), room.settings.options)

    def same(self, other: Scene) -> bool:
        """Whether thoughts about one are good for the other."""
        return self.game is other.game and self[1:] == other[1:]


class BotDriver:
    """Lets the bots of one room think and act."""

    def __init__(
        self,
        pool: BotPool,
        presence: Presence,
        pointers: Pointers,
        background: Background,
        insist: Insist,
        vault: Callable[[], Vault],
        judge: Judge,
    ) -> None:
        self.pool = pool
        self._presence, self._pointers = presence, pointers
        self._background = background
        self._insist, self._vault = insist, vault
        self._room: Room | None = None
        self._scene: Scene | None = None
        self._task: asyncio.Future[object] | None = None
        self._hurrying = ""
        """Who plays with bots alone and hurries them, until it is their turn."""
        self._head_start = HeadStart(background.clock, background.times)
        self._objections = Objections(judge, background.clock)
        presence.on_moved.append(self._moved)

    def committed(self, step: Committed) -> None:
        """The game may have moved: whoever is to act begins to think anew."""
        self._room = step.after
        if not waits_alone(step.after, self._hurrying):
            self._hurrying = ""
        scene = self._scene
        if scene is None or step.before is None or step.after.members is not step.before.members:
            scene = Scene.of(step.after)
        else:
            scene = Scene(step.after.game, scene.bots, step.after.settings.options)
        # A whisper may be a question that a bot has to answer; ideas are for people.
        asked = any(not isinstance(each.message, IdeasTold) for each in step.whispers)
        if asked or self._scene is None or not scene.same(self._scene):
            self._scene = scene
            if scene.bots and step.mine:
                self._admit_blindness(step)
            self.wake(grace=0.0 if step.mine else self._background.times.takeover_grace)

    def wake(self, grace: float = 0.0) -> None:
        """Think, now; what was thought is void."""
        self.stop()
        room, scene = self._room, self._scene
        if room is not None and room.playing and scene is not None and scene.bots:
            self._task = self._background.start(self._run(room, grace))

    def drafted(self, member: str, *, after_you: bool) -> None:
        """Somebody who may give a clue is writing one, or lets a bot begin."""
        table = self._room.game if self._room is not None else None
        seat = self._room.seat_of(member) if self._room is not None else ""
        if table is None or "give-clue" not in table.turn.may.get(seat, ()):
            return  # too late: somebody gave one meanwhile
        if after_you:
            self._head_start.give_up(table)
            self.wake()
        else:
            self._head_start.wrote(member)

    def hurried(self, member: str) -> bool:
        """Somebody would rather not wait for bots; whether that is theirs to say, and is new."""
        room = self._room
        if room is None or member == self._hurrying or not waits_alone(room, member):
            return False
        self._hurrying = member
        self.wake()  # a pause may have begun
        return True

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _moved(self, moved: set[str]) -> None:
        """Somebody came or went: a bot that shares a seat with them may have to take over."""
        if self._room is None:
            return
        bots = bots_of(self._room)
        if any(bots & set(seat) and moved & set(seat) for seat in self._room.seats.values()):
            self.wake()

    async def _run(self, room: Room, grace: float) -> None:
        table = room.game
        assert table is not None
        await self._object(room, table, grace)
        for seat, members in table.members.items():
            bots = [member for member in members if room.members[member].bot]
            if not bots:
                continue
            action = await self._choice(room, seat, room.members[bots[0]].bot)
            if action is None:
                continue
            await self._background.clock.sleep(grace)
            people = set(self._presence.present()) - set(bots)
            await self._head_start.over(action, table, people, hurried=bool(self._hurrying))
            beside = set(members) - set(bots)
            if isinstance(action, act.Guess | act.Stop) and beside & set(self._presence.present()):
                await self._point(room, seat, bots)
                continue
            if isinstance(action, act.Guess) and not table.turn.guesses:
                await self._admit(room, seat, bots[0])
            # Others may have acted in the meantime: then this is refused and nothing happens.
            await self._act(_acting_bot(table, bots, action), action, table)
            return

    async def _object(self, room: Room, table: Table, grace: float) -> None:
        """Challenge a clue that is certainly not allowed, before anybody plays on with it."""
        objector = objector_of(room, table)
        if objector is None:
            return
        times = AFTER_PEOPLE if objector.people & set(self._presence.present()) else 1.0
        wait = await self._objections.wait(room, table, grace + self._head_start.pause(times))
        if wait is None:
            return
        await self._background.clock.sleep(wait)
        await self._act(objector.member, act.Challenge(), table, tail=":challenge")
        self._objections.made()  # refused, or this task were cancelled: the game goes on

    async def _point(self, room: Room, seat: str, bots: list[str]) -> None:
        """Show people what each bot beside them would touch; where it would stop, nothing."""
        view = seat_view(room, self._vault(), seat)
        for member in bots:
            with suppress(Exception):  # nobody waits for it; and not every bot keeps to the rules
                bot, options = room.members[member].bot, room.settings.options
                at = await self.pool.pointed(bot, view, options)
                self._pointers.point(room, member, at)

    async def _admit(self, room: Room, seat: str, member: str) -> None:
        """Say so where a clue tells a bot nothing, before it touches a card all the same."""
        view = seat_view(room, self._vault(), seat)
        with suppress(Exception):  # nobody waits for what a bot only says
            if await self.pool.puzzled(room.members[member].bot, view):
                remark(self._presence, room, member, "bot-puzzled", view.table.clue.word)

    def _admit_blindness(self, step: Committed) -> None:
        """Say so where pictures of people's own are dealt: bots go by their names."""
        room, table = step.after, step.after.game
        dealt = any(isinstance(event, GameDealt) for event in step.played)
        if dealt and table is not None and any(map(own_on, table.words)):
            bots = bots_of(room)
            seated = (m for members in table.members.values() for m in members if m in bots)
            # One speaks for all of them; who knows a key may not write, nor anybody in Duet.
            speaker = next((member for member in seated if may_chat(room, member)), "")
            if speaker:
                remark(self._presence, room, speaker, "bot-cannot-see", "")

    async def _act(self, member: str, action: act.Action, table: Table, *, tail: str = "") -> None:
        """`table` is what the bot has thought about; `tail` tells two things in a step apart."""
        play = cmd.Play(action, table.step)  # type: ignore[arg-type]  # actions are a closed set
        # A second question in the same step is another one.
        id_ = f"bot:{step_id(table)}:{len(self._vault().whispers)}{tail}"
        try:
            await asyncio.shield(self._insist(member, id_, play))
        except Exception as error:  # noqa: BLE001 - a bot that breaks must not break the room
            fault("a bot could not act", error)

    async def _choice(self, room: Room, seat: str, bot: str) -> act.Action | None:
        """What a bot does. One that does not answer is asked again; then something is done for it.

        A room never waits for a bot that cannot think.
        """
        view = seat_view(room, self._vault(), seat)
        instead = spare(view)
        if instead is None:
            return None
        for wait in (*self._background.times.bot_retry, 0.0):
            try:
                return await self.pool.choose(bot, view, room.settings.options)
            except Exception as error:  # noqa: BLE001 - as above
                if isinstance(error, Unanswered) and error.why == "closed":
                    return None  # the server ends
                fault("a bot does not answer", error)
            await self._background.clock.sleep(wait)
        return instead


def bots_of(room: Room) -> frozenset[str]:
    """The members of a room who are bots."""
    return frozenset(member for member, who in room.members.items() if who.bot)


def _acting_bot(table: Table, bots: list[str], action: act.Action) -> str:
    """Which of several bots on a seat acts: the first, but everybody votes once."""
    votes = table.doubt.votes if table.doubt is not None else {}
    if isinstance(action, act.Vote):
        return next((bot for bot in bots if bot not in votes), bots[0])
    return bots[0]


def step_id(table: Table) -> str:
    """A name for a step of this game and no other: all nodes give it the same."""
    return f"{table.commitment[:16]}:{table.step}"
