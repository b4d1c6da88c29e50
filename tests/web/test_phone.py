"""On a phone: 360 pixels wide, by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.layout import can_be_touched, fits
from browser.party import Invite, Party
from browser.people import PHONE


def test_a_game_of_two_phones(invite: Invite) -> None:
    ann, ben = invite("Ann", device=PHONE), invite("Ben", device=PHONE)
    ann.goes_to()
    fits(ann.page)
    can_be_touched(ann.page)
    ben.follows(ann.opens_room("duet"))
    ann.sits("a")
    ben.sits("b")
    for person in (ann, ben):
        fits(person.page)
        can_be_touched(person.page)
    ann.starts()
    party = Party({"a": ann, "b": ben})
    party.are_dealt()

    party.clue(1, by="a")
    for person in party:
        fits(person.page)
        can_be_touched(person.page)
        bottom = person.board.bounding_box()
        assert bottom is not None
        assert bottom["y"] + bottom["height"] <= 740  # the whole board without scrolling
    ben.presses("web-log")
    expect(ben.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    fits(ben.page)
    ben.presses("web-close")

    party.find(party.words("agent", "a")[0], by="b")
    party.guess(party.words("assassin", "a")[0], "assassin", by="b")
    party.end("outcome-assassin", "outcome-lost-together")
    for person in party:
        fits(person.page)
        can_be_touched(person.page)
