"""On a television: everybody looks at it, so it never knows a key."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.layout import fits
from browser.party import Invite, Party
from browser.people import Device

TELEVISION: Device = {"viewport": {"width": 1920, "height": 1080}}


def test_a_television_shows_the_way_in_and_the_game_but_no_key(invite: Invite) -> None:
    party = Party.gathers(invite, "two-player")
    screen = invite("Screen", device=TELEVISION)
    screen.goes_to(f"/present/{party.host.code}")
    expect(screen.page.get_by_role("img", name=screen.say("web-qr"))).to_be_visible()
    screen.sees("web-start-host", name=party.host.name)

    party.host.starts()
    party.are_dealt()
    expect(screen.board).to_be_visible()
    screen.sees_no_key()
    fits(screen.page)
    word = party.clue(1)
    expect(screen.page.get_by_role("banner").get_by_text(word)).to_be_visible()
    agent = party.words("red")[0]
    party.find(agent)
    screen.sees_card(agent, "identity-red")
    screen.sees_no_key()
    assert not any('"is":"face"' in frame for frame in screen.frames)

    party.guess(party.words("assassin")[0], "assassin")
    expect(screen.page.get_by_role("banner")).to_contain_text(screen.say("outcome-lost-together"))
    assert {"red", "blue", "bystander"} <= set(screen.key().values())


def test_the_browser_of_a_spymaster_presents_without_the_key(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann = party["red-spymaster"]
    assert ann.key()
    ann.presses("web-menu")
    with ann.context.expect_page() as opened:
        ann.page.get_by_role("link", name=ann.say("web-present")).click()
    ann.page = opened.value
    ann.sees_no_key()
