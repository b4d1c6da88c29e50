"""What is played next, and how."""

from __future__ import annotations

from msgspec.structs import replace

from ..game.variants import variant_named
from ..refusals import Rejected
from . import commands as cmd
from . import events as ev
from .context import Context, Decision
from .deals import fixed
from .names import LONGEST_SIDE, clean_name, lookalike_key
from .play import check_between_games
from .room import OwnList, Room, RoomSettings, SideNames


def change_settings(context: Context, command: cmd.ChangeSettings) -> Decision:
    """Between games; who sits on a seat that the new game does not have stands up, and bots go."""
    check_between_games(context)
    settings = effective_settings(context.room, command)
    _check_deal(context.room, settings)
    variant = variant_named(settings.variant)
    variant.check_settings(settings.game)
    seats = {seat.name for seat in variant.seats}
    homeless = [
        member
        for seat, members in context.room.seats.items()
        if seat not in seats
        for member in members
    ]
    gone = [ev.MemberGone(m, removed=True) for m in homeless if context.room.members[m].bot]
    return Decision([*map(ev.StoodUp, homeless), *gone, ev.SettingsChanged(settings)])


def effective_settings(room: Room, command: cmd.ChangeSettings) -> RoomSettings:
    """The settings as they will be.

    The team sheet is the room's from the start: nobody names another one, and who does not know it
    (it is a secret) does not have to name it. It goes when something else is played.

    A list of words stays or goes. New ones are brought (`UseWords`): nobody names another room's.
    The same holds for pictures (`UsePictures`). Where everybody adds words, a list goes.
    """
    old, new = room.settings, command.settings
    if new.team and new.team != old.team:
        raise Rejected("settings-team")
    team = old.team if new.variant == old.variant else ""
    if new.own_list is not None and new.own_list != old.own_list:
        raise Rejected("list-unknown")
    if new.own_pictures is not None and new.own_pictures != old.own_pictures:
        raise Rejected("pictures-unknown")
    own_list = None if new.gather else new.own_list
    return replace(new, team=team, own_list=own_list, side_names=_side_names(new))


def _side_names(new: RoomSettings) -> SideNames:
    """Names of sides as names of people are (A-71); a side that nobody plays for has none."""
    sides = {side for seat in variant_named(new.variant).seats for side in seat.sides}
    typed = {"red": new.side_names.red, "blue": new.side_names.blue}
    names = {
        side: clean_name(wanted, LONGEST_SIDE)
        for side, wanted in typed.items()
        if wanted.strip() and side in sides
    }
    if len(set(map(lookalike_key, names.values()))) < len(names):
        raise Rejected("sides-alike")
    return SideNames(**names)


def _check_deal(room: Room, settings: RoomSettings) -> None:
    """A-76: what belongs to a deal that others play as well stays until it has been dealt."""
    if room.awaits_deal and fixed(settings) != fixed(room.settings):
        raise Rejected("deal-fixed")


def use_words(context: Context, command: cmd.UseWords) -> Decision:
    """Words of the room's own from now on."""
    check_between_games(context)
    settings = replace(context.room.settings, own_list=OwnList.of(command.words), gather=False)
    _check_deal(context.room, settings)
    return Decision([ev.SettingsChanged(settings)], words=command.words)


def use_pictures(context: Context, command: cmd.UsePictures) -> Decision:
    """Pictures of the room's own from now on; who plays with words alone plays with pictures."""
    check_between_games(context)
    before = context.room.settings
    own = OwnList.of([picture.card for picture in command.pictures])
    cards = "pictures" if before.cards == "words" else before.cards
    settings = replace(before, own_pictures=own, cards=cards)
    _check_deal(context.room, settings)
    return Decision([ev.SettingsChanged(settings)], pictures=command.pictures)
