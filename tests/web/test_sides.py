"""Colours and names that a room gives its sides: chosen in the lobby, seen at every table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import can_use
from browser.party import Invite
from browser.people import PHONE, Person

YELLOW, PURPLE = "rgb(247, 197, 46)", "rgb(91, 47, 165)"


def sees_colours(person: Person) -> None:
    """What each side has left stands on its colour."""
    counts = person.page.locator(".count[data-identity], [data-identity] > .count")
    expect(counts).to_have_count(2)
    for count, colour in zip(counts.all(), (YELLOW, PURPLE), strict=True):
        expect(count).to_have_css("background-color", colour)


@pytest.mark.rule("A-71")
@pytest.mark.rule("A-72")
def test_sides_have_the_colours_and_names_that_the_host_chooses(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben", language="et", device=PHONE)
    code = ann.opens_room()
    ben.follows(code)
    ben.sits("blue-operatives")
    ann.unfolds()
    ann.page.get_by_role("radio", name="Yellow – Purple").check()
    named = ann.page.get_by_label(ann.say("web-side-named", colour="Purple"))
    named.fill(" The  Owls ")
    named.blur()

    # Seats are called by colour or name, for everybody and in their own words.
    for person, owls in ((ann, "The Owls"), (ben, "The Owls")):
        for seat, values in (("yellow-spymaster", {}), ("named-spymaster", {"name": owls})):
            text = person.say.capital(f"seat-{seat}", **values)
            expect(person.page.get_by_text(text, exact=True)).to_be_visible()
    ann.presses("web-bot-fill")
    ann.starts()
    for person in (ann, ben):
        expect(person.board).to_be_visible()
        expect(person.score.locator(".called")).to_have_text("The Owls")
        expect(person.score).to_contain_text(person.say.capital("side-yellow"))
        sees_colours(person)
    can_use(ben)
    screen = invite("Screen")
    screen.goes_to(f"/present/{code}")
    expect(screen.page.locator(".called")).to_have_text("The Owls")
    sees_colours(screen)

    # A game that is over is watched again in the same colours; elsewhere there are none.
    ann.presses("web-menu")
    for _ in range(2):
        ann.page.get_by_role("button", name=ann.say("web-end-game")).click()
    expect(ann.result).to_be_visible()
    ann.goes_to(f"/replay?room={code}&game=1")
    expect(ann.score.locator(".called")).to_have_text("The Owls")
    sees_colours(ann)
    ann.page.get_by_role("link", name="Covernames").first.click()
    expect(ann.button("web-play-bots")).to_be_visible()
    expect(ann.page.locator("html[data-palette]")).to_have_count(0)
