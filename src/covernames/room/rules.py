"""`decide`: what follows from a command in a room. Pure, like the game it hosts.

What lies outside comes in as `Facts`: the time, the generator, the cards of the chosen decks, who
is present, what the referee says. Keys and whispers come from the vault and go back to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..game import actions as act
from ..game.move import CLOCK
from ..refusals import Rejected
from . import commands as cmd
from . import gathering, ideas, people, play, seats, settings
from .context import Context, Decision, Facts, Vault
from .room import Room


def decide(room: Room, vault: Vault, member: str, command: cmd.Command, facts: Facts) -> Decision:
    """The events that follow from a command, or `Rejected`."""
    context = Context(room, vault, member, facts)
    check_allowed(room, member, command)
    return _HANDLERS[type(command)](context, command)


def check_allowed(room: Room, member: str, command: cmd.Command) -> None:
    """Refuse a command that its sender may not give at all, whatever the facts."""
    if member not in room.members and not isinstance(command, cmd.Enter):
        raise Rejected("not-a-member")
    if member != room.host and type(command) in _HOSTS:
        raise Rejected("host-only")


def expire(room: Room, vault: Vault, facts: Facts) -> Decision:
    """A deadline of the game has passed; the server's clock says so."""
    return play.in_game(Context(room, vault, "", facts), CLOCK, act.Expire())


_HOSTS = {
    cmd.ChangeSettings,
    cmd.UseWords,
    cmd.UsePictures,
    cmd.PassHost,
    cmd.FreeSeat,
    cmd.Remove,
    cmd.Lock,
    cmd.MixTeams,
    cmd.AddBot,
    cmd.StartGame,
    cmd.EndGame,
}

_HANDLERS: dict[type[cmd.Command], Callable[[Context, Any], Decision]] = {
    cmd.Enter: people.enter,
    cmd.Rename: people.rename,
    cmd.LeaveRoom: people.leave_room,
    cmd.TakeSeat: seats.take_seat,
    cmd.Stand: seats.stand,
    cmd.Swap: seats.swap,
    cmd.DropSwap: seats.drop_swap,
    cmd.ChangeSettings: settings.change_settings,
    cmd.UseWords: settings.use_words,
    cmd.UsePictures: settings.use_pictures,
    cmd.AddWords: gathering.add_words,
    cmd.DropWord: gathering.drop_word,
    cmd.PassHost: people.pass_host,
    cmd.FreeSeat: seats.free_seat,
    cmd.Remove: people.remove,
    cmd.Lock: people.lock,
    cmd.MixTeams: seats.mix_teams,
    cmd.AddBot: people.add_bot,
    cmd.StartGame: play.start_game,
    cmd.EndGame: play.end_game,
    cmd.Play: play.play,
    cmd.AskIdeas: ideas.ask_ideas,
}
