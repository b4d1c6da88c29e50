"""The faces that people choose: a drawing and a colour that stand for them."""

from __future__ import annotations

import msgspec
import pytest

from covernames.pictures.faces import COLOURS, DRAWINGS, is_face
from covernames.room import commands as cmd
from covernames.room.events import AnyRoomEvent, MemberEntered, MemberRenamed
from covernames.room.fold import fold
from covernames.room.room import Member, Room
from places import Place, seated


def face_of(place: Place, member: str) -> str:
    return place.room.members[member].face


def test_there_are_many_faces() -> None:
    assert len(DRAWINGS) == 24
    assert len(set(COLOURS)) == 8
    assert all(is_face(f"{drawing}-{colour}") for drawing in DRAWINGS for colour in COLOURS)


def test_somebody_comes_with_a_face_and_takes_another_one() -> None:
    place = Place()
    place.do("ann", cmd.Enter("Ann", "fox-orange"))
    assert face_of(place, "ann") == "fox-orange"
    place.do("ann", cmd.Rename("Ann", "owl-teal"))
    assert place.room.members["ann"] == Member("Ann", face="owl-teal")
    place.do("ann", cmd.Rename("Ann", ""))
    assert face_of(place, "ann") == ""
    assert fold(place.log) == place.room


def test_nobody_has_to_have_one() -> None:
    place = seated()
    assert {who.face for who in place.room.members.values()} == {""}
    place.do("ann", cmd.AddBot("red-operatives", "Robo", "random"))
    assert place.room.members[place.room.seats["red-operatives"][-1]].face == ""


def test_who_only_takes_another_name_keeps_the_face() -> None:
    place = Place()
    place.do("ann", cmd.Enter("Ann", "fox-orange"))
    assert place.do("ann", cmd.Rename("Anna")) == [MemberRenamed("ann", "Anna")]
    assert place.room.members["ann"] == Member("Anna", face="fox-orange")


def test_several_may_have_the_same() -> None:
    place = Place()
    for name in ("ann", "bo"):
        place.do(name, cmd.Enter(name.title(), "fox-orange"))
    assert face_of(place, "ann") == face_of(place, "bo") == "fox-orange"


@pytest.mark.parametrize(
    "face",
    ["fox", "fox-", "-orange", "orange-fox", "wolf-orange", "fox-blue", "fox-orange-pink", " "],
)
def test_what_nobody_can_draw_is_refused(face: str) -> None:
    place = Place()
    assert place.refused("ann", cmd.Enter("Ann", face)) == "face-unknown"
    place.do("ann", cmd.Enter("Ann"))
    assert place.refused("ann", cmd.Rename("Ann", face)) == "face-unknown"


def test_a_face_stays_as_long_as_the_name_and_is_forgotten_with_it() -> None:
    place = Place()
    place.do("ann", cmd.Enter("Ann"))
    place.do("bo", cmd.Enter("Bo", "fox-orange"))
    place.do("bo", cmd.TakeSeat("red-operatives"))
    place.do("bo", cmd.Stand())
    place.do("bo", cmd.Enter("Bo"), present=("ann",))  # back on another device: nothing is asked
    assert face_of(place, "bo") == "fox-orange"
    place.do("bo", cmd.LeaveRoom())
    assert "bo" not in place.room.members
    place.do("bo", cmd.Enter("Bo"))
    assert face_of(place, "bo") == ""


@pytest.mark.rule("C-024")
def test_who_has_seen_the_key_does_not_speak_by_a_face() -> None:
    place = seated()
    place.do("ann", cmd.StartGame())
    assert place.refused("ann", cmd.Rename("Ann", "fish-teal")) == "room-playing"
    place.do("bo", cmd.Rename("Bo", "fish-teal"))
    assert face_of(place, "bo") == "fish-teal"


def test_rooms_from_before_faces_are_read_as_they_were() -> None:
    entered = b'{"room":"member-entered","member":"ann","who":{"name":"Ann","bot":""}}'
    renamed = b'{"room":"member-renamed","member":"ann","name":"Anna"}'
    decode = msgspec.json.Decoder(AnyRoomEvent).decode
    assert decode(entered) == MemberEntered("ann", Member("Ann"))
    assert decode(renamed) == MemberRenamed("ann", "Anna")
    kept = b'{"host":"ann","settings":{},"members":{"ann":{"name":"Ann","bot":""}}}'
    assert msgspec.json.decode(kept, type=Room).members["ann"].face == ""
    # Nor does a name that is taken alone tell older pages of anything that they do not know.
    assert msgspec.json.encode(MemberRenamed("ann", "Anna")) == renamed
