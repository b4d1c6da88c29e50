"""What the room cannot check by itself: whether bots, decks and options exist, what is a word."""

from __future__ import annotations

from ..decks import read_more
from ..refusals import PackRefused, Rejected
from ..room import commands as cmd
from ..room.room import Room
from ..room.settings import effective_settings
from .bot_pool import check_bot
from .piles import playable


def checked(room: Room, command: cmd.Command) -> cmd.Command:
    """The command as it is carried out, or `Rejected`."""
    match command:
        case cmd.AddBot():
            check_bot(command.bot)
        case cmd.ChangeSettings():
            return cmd.ChangeSettings(playable(effective_settings(room, command)))
        case cmd.AddWords():
            return cmd.AddWords(_readable(command.words, room.settings.language))
    return command


def _readable(words: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Words as they will stand on cards. They are few: no worker has to read them."""
    try:
        return read_more(words, language)
    except PackRefused as refused:
        raise Rejected(refused.code, **refused.data) from refused
