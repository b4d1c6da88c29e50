"""A bot at the table of a live room: it plays over the client, as anybody's program can.

    client = await Client.join("https://example.org", code, "Robin")
    await SeatedBot(client, lambda language: bot_named("mine:Clever", language)).play()

It sees what a person in its seat sees, thinks in a thread of its own, so that a slow model keeps
nobody waiting for a sign of life, and comes back when the line breaks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from .bots.bot import Bot, Choice, Player
from .client import Client
from .game import actions as act
from .game.key import Identities
from .game.table import Table
from .game.view import View, face_of
from .refusals import BotFailed, Rejected
from .room.pointer import Pointer

MakeBot = Callable[[str], Bot]
"""Makes a bot for a language; a room may change its language between games."""
Tell = Callable[[str], None]
"""Told what the bot has trouble with."""
Puzzled = Callable[[str, str], str]
"""What the bot says, in a language, of a clue that tells it nothing."""

Keep = Callable[[int, str], None]
"""Given the record of every finished game that the bot sat in, and its number in the room."""

PAUSE: Final = 1.5
"""Seconds that a bot waits before it acts, so that people have seen the last card turn."""
BACK_OFF: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds before each attempt to come back."""
FINAL: Final = frozenset({"room-unknown", "secret-unknown", "removed", "left", "passcode-wrong"})
"""Goodbyes after which nobody is let in again."""
FOR_LONG: Final = 86_400.0
"""Seconds that a seat is kept while nothing happens."""


class SeatedBot:
    """Plays a seat of a room, game after game, until it is sent out."""

    def __init__(
        self,
        client: Client,
        make: MakeBot,
        *,
        pause: float = PAUSE,
        tell: Tell = lambda _: None,
        puzzled: Puzzled | None = None,
        keep: Keep | None = None,
    ) -> None:
        self.client, self._make = client, make
        self.pause, self._tell, self._puzzled = pause, tell, puzzled
        self._keep, self._kept = keep, ""
        self._bots: dict[str, Bot] = {}
        self._face: tuple[str, Identities | None] = ("", None)
        self._told = ""

    async def play(self) -> str:
        """Play until the room says goodbye for good; returns its code."""
        while True:
            try:
                if not self.client.connected:
                    await self._come_back()
                await self._turns()
            except (OSError, TimeoutError):
                pass  # the line broke: it is tried again
            if self.client.bye in FINAL:
                return self.client.bye

    async def _come_back(self) -> None:
        for wait in BACK_OFF:
            try:
                await self.client.connect()
            except (OSError, TimeoutError):
                if self.client.bye in FINAL:
                    return
                await asyncio.sleep(wait)
            else:
                return
        raise ConnectionError("the room cannot be reached")

    async def _turns(self) -> None:
        """Act whenever there is something to do, as long as the line holds."""
        client = self.client
        while client.connected and not client.bye:
            scene = self._scene()
            await self._keep_record()
            choice = await self._choice()
            if choice is not None:
                await self._act(choice, scene)
            if scene == self._scene():
                await client.until(
                    lambda before=scene: before != self._scene() or not client.connected,  # type: ignore[misc]
                    FOR_LONG,
                )

    async def _keep_record(self) -> None:
        """Hand over the record of a game that has just ended, once."""
        client = self.client
        if self._keep is None or client.room is None or client.room.game is None:
            return
        table, number = client.table, len(client.room.results)
        if table.outcome is None or table.commitment == self._kept:
            return
        if client.member in table.members.get(client.seat, ()):
            self._keep(number, await client.record(number))
            self._kept = table.commitment

    def _scene(self) -> tuple[object, ...]:
        """What the bot thinks about; whatever else happens does not disturb it."""
        room = self.client.room
        table = room.game if room is not None else None
        at = None if table is None else (table.commitment, table.step, table.paused, table.doubt)
        return at, self.client.seat, len(self.client.whispers), self._beside()

    def _beside(self) -> frozenset[str]:
        """The people who are here and share the seat: the touch is theirs."""
        room = self.client.room
        if room is None or room.game is None:
            return frozenset()
        members = room.game.members.get(self.client.seat, ())
        people = {each for each in members if each in room.members and not room.members[each].bot}
        return frozenset((people - {self.client.member}) & set(self.client.here))

    async def _choice(self) -> Choice | None:
        view = await self._view()
        if view is None:
            return None
        bot = await asyncio.to_thread(self._bot, view.table)  # the first time it reads a language
        try:
            choice = await asyncio.to_thread(Player(bot, view.seat).choose, view)
        except Exception as error:
            raise BotFailed(type(bot).__name__, error) from error
        if bot.trouble() != self._told:
            self._told = bot.trouble()
            self._tell(self._told)
        return choice

    def _bot(self, table: Table) -> Bot:
        bot = self._bots.get(table.language)
        if bot is None:
            bot = self._bots[table.language] = self._make(table.language)
        assert self.client.room is not None  # there is a game in it
        bot.options = self.client.room.settings.options
        return bot

    async def _view(self) -> View | None:
        """What the seat sees; None: there is no game, or no seat in it."""
        client = self.client
        if client.room is None or not client.room.playing:
            return None
        table, seat = client.table, client.seat
        if client.member not in table.members.get(seat, ()):
            return None
        at = f"{table.commitment}/{seat}"
        if self._face[0] != at:
            self._face = at, await client.look() if face_of(table, seat) else None
        return View(seat, table, self._face[1], tuple(client.whispers))

    async def _admit(self, action: act.Action) -> None:
        """Say so where the clue tells the bot nothing; where it may not write, nobody hears it."""
        view = await self._view()
        if view is None or not isinstance(action, act.Guess) or view.table.turn.guesses:
            return
        if self._puzzled is not None and self._bot(view.table).puzzled(view):
            await self.client.chat(self._puzzled(view.table.language, view.table.clue.word))

    async def _point(self, choice: Choice) -> None:
        """Show those who share the seat what the bot would touch; where it would stop, nothing."""
        view = await self._view()
        if view is not None:
            player = Player(self._bot(view.table), view.seat)
            candidates = await asyncio.to_thread(player.pointed, view, choice)
            await self.client.point(*(Pointer(each.cell, each.percent) for each in candidates))

    async def _act(self, choice: Choice, scene: tuple[object, ...]) -> None:
        await asyncio.sleep(self.pause)
        if scene != self._scene():
            return  # somebody was quicker
        action = choice.spoken
        if isinstance(action, act.Guess | act.Stop) and self._beside():
            await self._point(choice)
            return
        await self._admit(action)
        try:
            await self.client.play(action)  # type: ignore[arg-type]  # actions are a closed set
        except Rejected as rejected:
            if rejected.code != "moved-on":
                raise
            with suppress(TimeoutError):  # the news is on its way
                await self.client.until(lambda: scene != self._scene())
