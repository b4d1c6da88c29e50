"""On a phone: 360 pixels wide, or held sideways; by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.layout import can_be_touched, fits
from browser.party import Invite, Party
from browser.people import PHONE, Device

SIDEWAYS = {**PHONE, "viewport": {"width": 915, "height": 412}}
"""A large phone: as wide as a desk, but not as high."""
SIZES = ((915, 412), (960, 480), (740, 360), (360, 740), (1280, 800))


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


def test_clues_chat_and_people_are_there_at_every_size(invite: Invite) -> None:
    ann = invite("Ann")
    ann.plays_with_bots()
    panel = ann.page.get_by_role("group", name=ann.say("web-log"))
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        behind = ann.button("web-log")
        expect(panel.or_(behind)).to_be_visible()  # one of them, and never both
        if behind.is_visible():
            ann.presses("web-log")
        for part in ("web-people", "web-clues", "web-chat"):
            expect(panel.get_by_role("region", name=ann.say(part))).to_be_visible()
        if ann.page.get_by_role("dialog").is_visible():
            ann.presses("web-close")
        fits(ann.page)


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_what_is_written_is_noticed_behind_its_button(invite: Invite, device: Device) -> None:
    party = Party.plays(lambda name: invite(name, device=device), "two-player")
    ann, ben = party["red-spymaster"], party["red-operatives"]
    ben.presses("web-log")
    chat = ben.page.get_by_role("dialog").get_by_role("region", name=ben.say("web-chat"))
    chat.get_by_label(ben.say("web-chat-write")).fill("Ready when you are!")
    ben.presses("web-chat-send")
    ben.presses("web-close")

    unread = ann.page.get_by_role("button", name=ann.say("web-chat-unread"))
    expect(unread).to_be_visible()
    expect(ann.page.get_by_role("status")).to_contain_text(["Ben: Ready when you are!"])
    expect(ben.button("web-log")).to_be_visible()  # one's own words are not news
    unread.tap()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Ready when you are!")
    expect(ann.page.get_by_role("group", name=ann.say("web-reactions"))).to_be_hidden()  # the key
    ann.presses("web-close")
    expect(ann.button("web-log")).to_be_visible()


SMALL = {**PHONE, "viewport": {"width": 740, "height": 360}}
LINES = """(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
"""How many lines a text takes."""


@pytest.mark.parametrize("variant", ["two-player", "duet"])
def test_a_clue_is_in_one_piece_sideways(invite: Invite, variant: str) -> None:
    party = Party.plays(lambda name: invite(name, device=SMALL), variant)
    giver = party["a"] if variant == "duet" else party.actor
    word = "constellation"
    giver.thinks_of_clue(word, 2)
    gives = giver.button("web-clue-give", word=word, number=2)
    assert gives.locator("span").evaluate(LINES) == 1
    giver.tells_clue(word, 2)
    for person in party:
        person.sees_clue(word)
        assert person.score.get_by_text(word, exact=True).evaluate(LINES) == 1
        fits(person.page)
