"""`decide`: what follows from a command in a room. Pure, like the game it hosts.

What lies outside comes in as a `World`: the time, the generator, the cards of the chosen decks, who
is present, what the referee says. Keys and whispers come from the vault and go back to it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from ..game import actions as act
from ..game.deal import Pile, deal
from ..game.errors import Rejected
from ..game.events import AnyEvent, Whisper
from ..game.key import Key
from ..game.move import CLOCK, HOST
from ..game.rules import decide as decide_game
from ..game.variants import VARIANTS, variant_named
from . import commands as cmd
from . import events as ev
from .fold import evolve
from .room import Member, OwnList, Room, RoomSettings

LONGEST_NAME: Final = 32
MOST_TYPED: Final = 8 * LONGEST_NAME
"""Characters of a name that are looked at: marks that are joined, spaces that are dropped."""
MOST_MEMBERS: Final = 60
OUTSIDE: Final = (act.Join, act.Leave, act.Expire, act.EndGame)
"""Actions of the game that the room itself performs."""


class World(NamedTuple):
    """What a room cannot know by itself."""

    now: int
    rng: Random
    pile: Pile | None = None
    """The cards of the room's decks, for a deal."""
    present: tuple[str, ...] | None = None
    """The members who are here; None: all."""
    verdict: act.Judgement = "ask"
    """What the referee says of a clue that is being challenged."""


class Vault(NamedTuple):
    """What only some may know: the key and the whispers of the game at hand."""

    key: Key | None = None
    whispers: tuple[Whisper, ...] = ()


class Decision(NamedTuple):
    """What follows: events for all, whispers for some, a key for the vault, words for the store."""

    events: list[ev.RoomEvent]
    whispers: tuple[Whisper, ...] = ()
    key: Key | None = None
    words: tuple[str, ...] = ()
    """The list that the settings refer to from now on, where it is a new one."""


class Case(NamedTuple):
    """One command in its circumstances."""

    room: Room
    vault: Vault
    member: str
    world: World


def decide(room: Room, vault: Vault, member: str, command: cmd.Command, world: World) -> Decision:
    """The events that follow from a command, or `Rejected`."""
    case = Case(room, vault, member, world)
    if not isinstance(command, cmd.Enter) and member not in room.members:
        raise Rejected("not-a-member")
    if isinstance(command, _HOSTS) and member != room.host:
        raise Rejected("host-only")
    return _HANDLERS[type(command)](case, command)


def expire(room: Room, vault: Vault, world: World) -> Decision:
    """A deadline of the game has passed; the server's clock says so."""
    return _game(Case(room, vault, "", world), CLOCK, act.Expire())


# Coming and going


def readable(text: str) -> bool:
    """Whether something is to be seen, and nothing that only steers how it is shown.

    What joins the parts of an emoji or keeps letters apart belongs to the text.
    """
    plain = "".join(char for char in text if not _joins(char))
    return bool(plain) and plain.isprintable()


def _joins(char: str) -> bool:
    return char in "\u200c\u200d" or "\U000e0020" <= char <= "\U000e007f"


def proper(wanted: str) -> str:
    """A name as it is written, or `Rejected`."""
    # First: what is done below takes the square of a run of combining marks.
    if len(wanted) > MOST_TYPED:
        raise Rejected("name-too-long", most=LONGEST_NAME)
    name = " ".join(unicodedata.normalize("NFC", wanted).split())
    if not readable(name) or not _alike(name):
        raise Rejected("name-empty")
    if len(name) > LONGEST_NAME:
        raise Rejected("name-too-long", most=LONGEST_NAME)
    return name


def _name(case: Case, wanted: str) -> str:
    name = proper(wanted)
    others = (who for member, who in case.room.members.items() if member != case.member)
    if any(_alike(who.name) == _alike(name) for who in others):
        raise Rejected("name-taken")
    return name


def _alike(name: str) -> str:
    """What two names share that cannot be told from each other on a screen.

    Other widths and shapes of the same letters, letters of other scripts that look like Latin ones,
    marks that no letter is written with, and what is not seen at all.
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = (char for char in plain.translate(_LOOKS_LIKE) if not _unseen(char))
    return " ".join("".join(seen).split())


def _unseen(char: str) -> bool:
    """Whether it only changes another character, or shows nothing."""
    decoration = unicodedata.name(char, "").startswith(("COMBINING ", "VARIATION SELECTOR"))
    return decoration or char in _BLANK or unicodedata.category(char) in {"Cf", "Cn"}


_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
_LOOKS_LIKE: Final = str.maketrans(
    "авсԁеһніјкӏмоԛрѕтѵԝхуαβεηικμνορτυχɡո", "abcdehhijklmoqpstvwxyabehikmnoptyxgn"
)
"""Small and capital letters of other scripts, and the Latin letters that they are taken for."""


def _enter(case: Case, command: cmd.Enter) -> Decision:
    room = case.room
    if case.member in room.members:
        return Decision([])
    if room.locked and case.member != room.host:
        raise Rejected("room-locked")
    if len(room.members) >= MOST_MEMBERS:
        raise Rejected("room-full", most=MOST_MEMBERS)
    entered = ev.MemberEntered(case.member, Member(_name(case, command.name)))
    deserted = room.host not in room.members and case.member != room.host
    return Decision([entered, *([ev.HostChanged(case.member)] if deserted else [])])


def _rename(case: Case, command: cmd.Rename) -> Decision:
    """Who has seen the key has but the clues to speak by (C-024), not names."""
    if case.room.playing and case.room.game and case.room.game.knows.get(case.member):
        raise Rejected("room-playing")
    return Decision([ev.MemberRenamed(case.member, _name(case, command.name))])


def _leave_room(case: Case, _: cmd.LeaveRoom) -> Decision:
    return _gone(case, case.member, removed=False)


def _remove(case: Case, command: cmd.Remove) -> Decision:
    _check_member(case, command.member)
    if command.member == case.room.host:
        raise Rejected("host-stays")
    return _gone(case, command.member, removed=True)


def _gone(case: Case, member: str, *, removed: bool) -> Decision:
    """Somebody goes; a room whose host goes finds another, if possible one who is present."""
    stood = _stands_up(case, member)
    events = [*stood.events, ev.MemberGone(member, removed)]
    if member == case.room.host:
        people = [m for m, who in case.room.members.items() if m != member and not who.bot]
        here = [m for m in people if m in (case.world.present or ())]
        events += [ev.HostChanged(heir) for heir in (here or people)[:1]]
    return Decision(events)


def _check_member(case: Case, member: str) -> None:
    if member not in case.room.members:
        raise Rejected("member-unknown")


# Seats


def _take_seat(case: Case, command: cmd.TakeSeat) -> Decision:
    return _sits_down(case, case.member, command.seat)


def _sits_down(case: Case, member: str, name: str) -> Decision:
    room = case.room
    seat = VARIANTS[room.settings.variant].seat(name)
    if room.seat_of(member) == name:
        return Decision([])
    if seat.alone and room.seats.get(name):
        raise Rejected("seat-taken", seat=name)
    if not room.playing:
        return Decision([ev.Seated(member, name)])
    stood = _stands_up(case, member)
    between = room
    for event in stood.events:
        between = evolve(between, event)
    joined = _game(case._replace(room=between, member=member), name, act.Join())
    return Decision([*stood.events, *joined.events, ev.Seated(member, name)])


def _stand(case: Case, _: cmd.Stand) -> Decision:
    return _stands_up(case, case.member)


def _free_seat(case: Case, command: cmd.FreeSeat) -> Decision:
    _check_member(case, command.member)
    return _stands_up(case, command.member)


def _stands_up(case: Case, member: str) -> Decision:
    seat = case.room.seat_of(member)
    if not seat:
        return Decision([])
    left: list[ev.RoomEvent] = []
    if case.room.playing:
        left = _game(case._replace(member=member), seat, act.Leave()).events
    return Decision([*left, ev.StoodUp(member)])


def _mix_teams(case: Case, _: cmd.MixTeams) -> Decision:
    """Everybody gets a seat: first one on each, then the rest where more may sit, evenly."""
    _check_between_games(case)
    members = list(case.room.members)
    case.world.rng.shuffle(members)
    seats = VARIANTS[case.room.settings.variant].seats
    wide = [seat for seat in seats if not seat.alone]
    places = [seat.name for seat in seats]
    places += [wide[at % len(wide)].name for at in range(max(0, len(members) - len(seats)))]
    stood = [ev.StoodUp(member) for member in members if case.room.seat_of(member)]
    seated = [ev.Seated(member, seat) for member, seat in zip(members, places, strict=False)]
    return Decision([*stood, *seated])


def _add_bot(case: Case, command: cmd.AddBot) -> Decision:
    # Never one that was here before: that one may have seen the key, and has results of its own.
    member = f"bot-{case.world.rng.getrandbits(40):010x}"
    if len(case.room.members) >= MOST_MEMBERS:
        raise Rejected("room-full", most=MOST_MEMBERS)
    name = _name(case._replace(member=member), command.name)
    entered = ev.MemberEntered(member, Member(name, command.bot))
    seated = _sits_down(case._replace(room=evolve(case.room, entered)), member, command.seat)
    return Decision([entered, *seated.events])


# The host


def _change_settings(case: Case, command: cmd.ChangeSettings) -> Decision:
    """Between games; who sits on a seat that the new game does not have stands up, and bots go."""
    _check_between_games(case)
    settings = settled(case.room, command)
    variant = variant_named(settings.variant)
    variant.check_settings(settings.game)
    seats = {seat.name for seat in variant.seats}
    homeless = [
        member
        for seat, members in case.room.seats.items()
        if seat not in seats
        for member in members
    ]
    gone = [ev.MemberGone(m, removed=True) for m in homeless if case.room.members[m].bot]
    return Decision([*map(ev.StoodUp, homeless), *gone, ev.SettingsChanged(settings)])


def settled(room: Room, command: cmd.ChangeSettings) -> RoomSettings:
    """The settings as they will be.

    The team sheet is the room's from the start: nobody names another one, and who does not know it
    (it is a secret) does not have to name it. It goes when something else is played.

    A list of words stays or goes. New ones are brought (`UseWords`): nobody names another room's.
    """
    old, new = room.settings, command.settings
    if new.team and new.team != old.team:
        raise Rejected("settings-team")
    team = old.team if new.variant == old.variant else ""
    if new.own_list is not None and new.own_list != old.own_list:
        raise Rejected("list-unknown")
    return replace(new, team=team)


def _use_words(case: Case, command: cmd.UseWords) -> Decision:
    _check_between_games(case)
    words = command.words
    settings = replace(case.room.settings, own_list=OwnList.of(words) if words else None)
    return Decision([ev.SettingsChanged(settings)], words=words)


def _pass_host(case: Case, command: cmd.PassHost) -> Decision:
    _check_member(case, command.member)
    if case.room.members[command.member].bot:
        raise Rejected("host-not-a-bot")
    return Decision([ev.HostChanged(command.member)])


def _lock(_: Case, command: cmd.Lock) -> Decision:
    return Decision([ev.RoomLocked(command.locked)])


def _check_between_games(case: Case) -> None:
    if case.room.playing:
        raise Rejected("room-playing")


# The game


def _start_game(case: Case, _: cmd.StartGame) -> Decision:
    """C-043: the next cards of the pile, with whoever sits at the table."""
    _check_between_games(case)
    room, world = case.room, case.world
    settings = room.settings
    missing = VARIANTS[settings.variant].missing(room.seats)
    if missing:
        raise Rejected("seats-empty", seats=missing)
    pile = world.pile or Pile.of(())
    if room.game is not None:
        pile = pile.resumed(room.game.words, room.used)
    pile = pile.next(settings.next_game, world.rng)
    dealt, key = deal(
        settings.variant,
        pile.words,
        members=room.seats,
        settings=settings.game,
        language=settings.language,
        rng=world.rng,
        now=world.now,
    )
    return Decision([ev.Played(dealt)], key=key)


def _end_game(case: Case, _: cmd.EndGame) -> Decision:
    return _game(case, HOST, act.EndGame())


def _play(case: Case, command: cmd.Play) -> Decision:
    """From the member's own seat; facts from outside are the world's, not the sender's."""
    room, action = case.room, command.action
    seat = room.seat_of(case.member)
    if isinstance(action, OUTSIDE):
        raise Rejected("seat-cannot", seat=seat)
    if not seat:
        raise Rejected("not-seated", seat="")
    if room.game is not None and command.seen is not None and command.seen != room.game.step:
        raise Rejected("moved-on", seen=command.seen, step=room.game.step)
    if isinstance(action, act.Challenge):
        action = replace(action, verdict=case.world.verdict)
    elif isinstance(action, act.Resign):
        action = replace(action, present=case.world.present)
    return _game(case, seat, action)


def _game(case: Case, seat: str, action: act.Action) -> Decision:
    table, vault = case.room.game, case.vault
    if table is None or vault.key is None:
        raise Rejected("no-game")
    actor = act.Actor(seat, "" if seat in {HOST, CLOCK} else case.member)
    decided = decide_game(table, vault.key, actor, action, case.world.now, vault.whispers)
    return Decision([ev.Played(_any(event)) for event in decided.events], decided.whispers)


def _any(event: object) -> AnyEvent:
    return event  # type: ignore[return-value]  # the game's events are a closed set


_HOSTS = (
    cmd.ChangeSettings,
    cmd.UseWords,
    cmd.PassHost,
    cmd.FreeSeat,
    cmd.Remove,
    cmd.Lock,
    cmd.MixTeams,
    cmd.AddBot,
    cmd.StartGame,
    cmd.EndGame,
)

_HANDLERS: dict[type[cmd.Command], Callable[[Case, Any], Decision]] = {
    cmd.Enter: _enter,
    cmd.Rename: _rename,
    cmd.LeaveRoom: _leave_room,
    cmd.TakeSeat: _take_seat,
    cmd.Stand: _stand,
    cmd.ChangeSettings: _change_settings,
    cmd.UseWords: _use_words,
    cmd.PassHost: _pass_host,
    cmd.FreeSeat: _free_seat,
    cmd.Remove: _remove,
    cmd.Lock: _lock,
    cmd.MixTeams: _mix_teams,
    cmd.AddBot: _add_bot,
    cmd.StartGame: _start_game,
    cmd.EndGame: _end_game,
    cmd.Play: _play,
}
