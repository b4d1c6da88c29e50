"""A room has a host: who becomes one, and when."""

from __future__ import annotations

from covernames.room import commands as cmd
from covernames.room.events import HostChanged, MemberEntered, MemberGone
from covernames.room.room import Member
from places import Place, seated


def test_a_deserted_room_gets_a_new_host() -> None:
    place = seated()
    for name in ("bo", "cy", "di", "ann"):
        place.do(name, cmd.LeaveRoom())
    assert place.room.host not in place.room.members
    entered = MemberEntered("ed", Member("Ed"))
    assert place.do("ed", cmd.Enter("Ed")) == [entered, HostChanged("ed")]
    assert place.do("fay", cmd.Enter("Fay")) == [MemberEntered("fay", Member("Fay"))]
    assert place.room.host == "ed"


def test_the_first_to_come_into_a_new_room_is_its_host_already() -> None:
    place = Place(host="ann")
    assert place.do("ann", cmd.Enter("Ann")) == [MemberEntered("ann", Member("Ann"))]


def test_the_host_comes_into_a_locked_room() -> None:
    place = seated()
    place.do("ann", cmd.Lock(True))
    for name in ("bo", "cy", "di", "ann"):
        place.do(name, cmd.LeaveRoom())
    assert place.refused("ed", cmd.Enter("Ed")) == "room-locked"
    place.do(place.room.host, cmd.Enter("Ann"))
    assert list(place.room.members) == [place.room.host]


def test_no_bot_becomes_the_host() -> None:
    place = Place()
    place.do("ann", cmd.Enter("Ann"))
    place.do("ann", cmd.AddBot("blue-operatives", "Robo", "steady"))
    place.do("ann", cmd.LeaveRoom())
    assert place.room.host == "ann"


def test_who_is_away_becomes_the_host_where_nobody_is_present() -> None:
    place = seated()
    place.do("ann", cmd.LeaveRoom(), present=("ann",))
    assert place.room.host == "bo"


def test_a_guest_who_goes_leaves_the_host_alone() -> None:
    place = seated()
    place.do("di", cmd.LeaveRoom())
    assert place.room.host == "ann"


def test_a_bot_that_loses_its_seat_does_not_stay_to_watch() -> None:
    place = Place()
    place.do("ann", cmd.Enter("Ann"))
    place.do("ann", cmd.AddBot("blue-operatives", "Robo", "steady"))
    [bot] = place.room.seats["blue-operatives"]
    *_, gone = place.do("ann", cmd.FreeSeat(bot))
    assert gone == MemberGone(bot, removed=True)
    assert list(place.room.members) == ["ann"]
    assert not place.room.seats
