"""The lobby: sitting down by itself, swapping seats, what is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.party import Invite
from browser.people import Person


def sits_there(person: Person, seat: str, name: str) -> None:
    """Somebody is seen on a seat."""
    expect(person.seat(seat).get_by_text(name, exact=True)).to_be_visible()


@pytest.mark.rule("A-69")
def test_host_and_newcomers_sit_down_by_themselves(invite: Invite) -> None:
    ann, ben, cleo = invite("Ann"), invite("Ben"), invite("Cleo")
    code = ann.opens_room()
    sits_there(ann, "red-operatives", "Ann")
    for person, place in ((ben, "web-door-in"), (cleo, "web-door-watch")):
        person.follows(code)
        person.presses("web-door-in")
        person.gives_name(place)
    sits_there(ann, "blue-operatives", "Ben")
    expect(ann.page.get_by_text("Cleo", exact=True)).to_be_visible()
    expect(ann.page.locator(".seat").get_by_text("Cleo", exact=True)).to_have_count(0)

    ann.presses("web-stand")
    expect(ann.page.locator(".seat").get_by_text("Ann", exact=True)).to_have_count(0)
    ann.page.reload()  # who has stood up is left standing
    sits_there(ann, "blue-operatives", "Ben")
    expect(ann.page.locator(".seat").get_by_text("Ann", exact=True)).to_have_count(0)


def test_two_people_swap_seats_and_a_bot_needs_no_asking(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    ben.follows(ann.opens_room("three-player"))
    ben.sits("red-spymaster")
    swap, stay = ann.button("web-swap"), ann.button("web-swap-stay")
    ben.seat("operatives").get_by_role("button", name="Ann").click()
    ann.sees("web-swap-asked", name="Ben", seat=ann.say.capital("seat-red-spymaster"))
    ann.presses_on(stay)
    expect(ann.page.get_by_role("status").filter(has=swap)).to_have_count(0)
    expect(ben.button("web-swap-drop")).to_be_hidden()

    ben.seat("operatives").get_by_role("button", name="Ann").click()
    ben.sees("web-swap-wished", name="Ann")
    ann.presses_on(ann.page.get_by_role("status").get_by_role("button", name=ann.say("web-swap")))
    sits_there(ben, "operatives", "Ben")
    sits_there(ben, "red-spymaster", "Ann")

    ann.seats_bot("blue-spymaster")
    ben.seat("blue-spymaster").get_by_role("button", name=ben.say("web-swap")).click()
    sits_there(ann, "blue-spymaster", "Ben")

    # The host asks nobody.
    ann.seat("blue-spymaster").get_by_role("button", name=ann.say("web-swap")).click()
    sits_there(ben, "red-spymaster", "Ben")
    sits_there(ben, "blue-spymaster", "Ann")
