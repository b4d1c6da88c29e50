"""What a device says, heard one message at a time and answered.

What can be answered at once is; a command takes a while, and until it is stored the device is not
heard. One that sends too much is heard late, one that never waits for answers is shown out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from ..refusals import Rejected
from ..room.commands import Enter, Play
from . import wire
from .connection import Connection
from .logs import fault
from .open_room import OpenRoom
from .throttle import Throttle


class _Numbered(msgspec.Struct, frozen=True):
    """As much of a message as an answer needs."""

    id: str = ""


_numbered = msgspec.json.Decoder(_Numbered).decode


class DeviceReader:
    """Hears one device in a room."""

    __slots__ = ("_connection", "_ready", "_room", "_throttle", "_who")

    def __init__(
        self,
        room: OpenRoom,
        connection: Connection,
        who: str,
        messages_a_second: float,
        ready: Callable[[], None],
    ) -> None:
        self._room, self._connection = room, connection
        self._who = who
        """The member, or the address of somebody who looks on."""
        self._throttle = Throttle(messages_a_second)
        self._ready = ready
        """Called when the next message can be heard, after one that took a while."""

    def hear(self, text: str | None, queued: bool) -> bool:
        """The next message, None if it was no text; whether another one can be heard right away.

        `queued` tells whether it came before the last one was answered.
        """
        connection = self._connection
        self._room.presence.heard(connection)
        delay = self._throttle.wait(queued=queued)
        if not delay:
            return self._heard(text)
        if self._throttle.flooding:
            connection.close("too-fast")
            self._room.presence.cool_down(self._who)
            return True
        asyncio.get_running_loop().call_later(delay, self._late, text)
        return False

    def _late(self, text: str | None) -> None:
        if self._heard(text):
            self._ready()

    def _heard(self, text: str | None) -> bool:
        connection = self._connection
        if connection.closed:  # what a device still says that was shown out counts no more
            return True
        message = read(text)
        try:
            if type(message) is wire.Send:
                return self._carry_out(message)
            if type(message) is wire.Lead:
                self._room.background.start(self._led(message))
                return False
            answer = self._answer(message)
        except Exception as error:  # noqa: BLE001 - said with an id, and the connection holds
            answer = _broken(message, error)
        if answer is not None:
            connection.send(wire.encode(answer))
        return True

    def _carry_out(self, message: wire.Send) -> bool:
        member, command = self._connection.member, message.command
        if not member or isinstance(command, Enter):
            # By HTTP, past the passcode. Whoever was removed on another node could come back.
            code = "hello-once" if member else "not-a-member"
            refused = wire.Refused(message.id[: wire.LONGEST_ID], code)
            self._connection.send(wire.encode(refused))
            return True
        if type(command) is Play and self._room.play(member, message.id, command, self._reply):
            return False
        asyncio.ensure_future(self._sent(message))  # noqa: RUF006 - the room holds on to it
        return False

    async def _sent(self, message: wire.Send) -> None:
        answer: wire.FromServer
        try:
            answer = await self._room.send(self._connection.member, message.id, message.command)
        except Exception as error:  # noqa: BLE001 - as above
            answer = _broken(message, error)
        self._reply(answer)

    async def _led(self, message: wire.Lead) -> None:
        try:
            await self._room.leading.lead(self._connection, message.game, message.at)
        except Rejected as refused:
            self._connection.send(wire.encode(wire.refused("", refused)))
        except Exception as error:  # noqa: BLE001 - as above
            self._connection.send(wire.encode(_broken(message, error)))
        self._ready()

    def _reply(self, answer: wire.FromServer) -> None:
        self._connection.send(wire.encode(answer))
        self._ready()

    def _answer(self, message: wire.AnyFromDevice | wire.Refused) -> wire.FromServer | None:
        answer: wire.FromServer | None = wire.Refused("", "hello-once")
        match message:
            case wire.Refused():
                answer = message
            case wire.Look():
                answer = self._room.look(self._connection, message.id[: wire.LONGEST_ID])
            case wire.Point():
                answer = self._room.point(self._connection, message.at)
            case wire.Draft():
                self._room.draft(self._connection, after_you=message.after_you)
                answer = None
            case wire.Hurry():
                self._room.hurry(self._connection)
                answer = None
            case wire.Say():
                answer = self._room.chat(self._connection, message.text)
            case wire.React():
                answer = self._room.react(self._connection, message.reaction)
            case wire.Ping():
                answer = wire.Pong()
        return answer


def read(text: str | None) -> wire.AnyFromDevice | wire.Refused:
    """A message, or what is to be said of something that is none."""
    if text is None or len(text) > wire.LARGEST:
        return wire.Refused("", "message-unreadable")
    try:
        message: wire.AnyFromDevice = wire.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _unreadable(text)
    return message


def _unreadable(text: str) -> wire.Refused:
    """The answer to what is no message: under its id, where it has one."""
    try:
        id_ = _numbered(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        id_ = ""
    return wire.Refused(id_[: wire.LONGEST_ID], "message-unreadable")


def _broken(message: object, error: Exception) -> wire.Refused:
    id_ = getattr(message, "id", "")[: wire.LONGEST_ID]
    return wire.Refused(id_, "server-error", {"id": fault("a command failed", error)})
