"""The lobby: sitting down by itself, swapping seats, what is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.party import Invite, Party
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


@pytest.mark.parametrize("variant", ["classic", "duet"])
def test_three_presets_and_one_line_for_guests(invite: Invite, variant: str) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    ben.follows(ann.opens_room(variant))
    line = ben.page.get_by_text(f"{ben.say(f'variant-{variant}')} · ")
    expect(line).to_contain_text(ben.say("web-line-words", language="English"))
    presets = ("standard", "blitz", "relaxed")
    for chosen in presets:
        if chosen != "standard":
            preset(ann, chosen).click()
        for each in presets:
            expect(preset(ann, each)).to_have_attribute("aria-pressed", str(each == chosen).lower())
        expect(line).to_contain_text(ben.say(f"web-preset-{chosen}"))
    told = ben.say("web-line-untimed") if variant == "classic" else "11"
    expect(line).to_contain_text(told)

    # What fits none of them is a choice of one's own, and a guest can read all of it.
    ann.unfolds()
    ann.page.get_by_label(ann.say("web-set-referee")).select_option("strict")
    expect(ann.page.locator("[aria-pressed=true]")).to_have_count(0)
    expect(line).not_to_contain_text(ben.say("web-preset-relaxed"))
    expect(ben.page.get_by_label(ben.say("web-set-referee"))).to_be_hidden()
    ben.unfolds("web-line-details")
    expect(ben.page.get_by_label(ben.say("web-set-referee"))).to_be_disabled()


@pytest.mark.rule("A-70")
def test_the_next_game_with_another_spymaster(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann, ben = party["red-spymaster"], party["red-operatives"]
    party.clue(1)
    party.guess(party.words("assassin")[0], "assassin")
    expect(ben.button("web-next-game-rotate")).to_be_hidden()  # the host's to press
    ann.presses("web-next-game-rotate")
    expect(ben.action.get_by_label(ben.say("web-clue-word"))).to_be_visible()
    ben.key()
    ann.sees_no_key()


def preset(person: Person, name: str) -> Locator:
    """One of three big buttons."""
    group = person.page.get_by_role("group", name=person.say("web-presets"))
    return group.get_by_role("button", name=person.say(f"web-preset-{name}"))
