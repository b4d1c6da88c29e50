"""Words that everybody adds: the room's own list comes together in the lobby (A-73).

Everybody sees who has added what. Nothing is given away by that: which words are dealt is decided
by the deal, and which of them are whose by the key. And whoever is the host can see what children
are going to read.
"""

from __future__ import annotations

from ..refusals import Rejected
from ..text import same
from . import commands as cmd
from . import events as ev
from .context import Context, Decision
from .play import check_between_games
from .room import MOST_ADDED, MOST_GATHERED


def add_words(context: Context, command: cmd.AddWords) -> Decision:
    """Between games, so that nobody who knows a key speaks by it. What is there already stays."""
    check_between_games(context)
    room = context.room
    if not room.settings.gather:
        raise Rejected("words-not-gathered")
    known = set(map(same, room.gathered))
    new = tuple(word for word in command.words if same(word) not in known)
    if not new:
        return Decision([])
    if len(room.added.get(context.member, ())) + len(new) > MOST_ADDED:
        raise Rejected("words-too-many", most=MOST_ADDED)
    if len(known) + len(new) > MOST_GATHERED:
        raise Rejected("words-full", most=MOST_GATHERED)
    return Decision([ev.WordsAdded(context.member, new)])


def drop_word(context: Context, command: cmd.DropWord) -> Decision:
    """One's own word, or for the host anybody's; also of those who have left."""
    check_between_games(context)
    owners = [member for member, words in context.room.added.items() if command.word in words]
    if owners and context.member not in (*owners, context.room.host):
        raise Rejected("host-only")
    return Decision([ev.WordDropped(command.word)] if owners else [])
