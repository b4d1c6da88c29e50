"""A room with a passcode: set by who opens it, asked of whoever follows its link."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.bot_table import WHOLE_GAME
from browser.party import Invite
from browser.people import Person
from covernames.decks import LANGUAGES

KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])"


def passcode(person: Person) -> Locator:
    return person.page.get_by_label(person.say("web-passcode"), exact=True)


def opens_with(person: Person, said: str) -> str:
    """By keyboard, but for the way there; returns the code of the room."""
    person.goes_to()
    person.page.get_by_text(person.say("web-passcode-set")).focus()
    person.page.keyboard.press("Enter")
    expect(passcode(person)).to_be_visible()
    person.page.keyboard.press("Tab")
    expect(passcode(person)).to_be_focused()
    person.page.keyboard.type(said)
    person.page.keyboard.press("Enter")
    return person.code


@pytest.mark.parametrize("language", LANGUAGES)
def test_friends_are_asked_for_it(invite: Invite, language: str) -> None:
    ann, ben = invite("Ann", language=language), invite("Ben", language=language)
    ben.follows(opens_with(ann, "Sesame 1 "))
    expect(ben.page.get_by_role("heading", name=ben.say("web-passcode-wanted"))).to_be_visible()
    expect(passcode(ben)).to_be_focused()
    expect(passcode(ben)).to_have_accessible_name(ben.say("web-passcode"))
    ben.page.keyboard.type("Sesame 2")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("alert")).to_have_text(ben.say("passcode-wrong"))
    expect(passcode(ben)).to_be_focused()  # with what was typed, so that it can be mended
    ben.page.keyboard.press("Backspace")
    ben.page.keyboard.type("1")
    ben.page.keyboard.press("Enter")
    ben.sits("red-operatives")
    expect(ann.seat("red-operatives").get_by_text("Ben")).to_be_visible()


def test_it_is_kept_nowhere(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    ben.follows(opens_with(ann, "sesame"))
    passcode(ben).fill("sesame")
    ben.presses("web-door-in")
    ben.sits("red-operatives")
    for person in (ann, ben):
        assert "sesame" not in person.page.evaluate(KEPT)
        person.page.reload()
        expect(person.button("web-menu")).to_be_visible()  # whoever is in is not asked again


def test_one_click_opens_a_room_without(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    ann.goes_to()
    ann.page.get_by_text(ann.say("web-passcode-set")).click()
    passcode(ann).fill("sesame")
    ann.page.get_by_text(ann.say("web-passcode-set")).click()  # after all, none
    ann.presses("web-new-room")
    ben.follows(ann.code)
    ben.sits("red-operatives")


def test_a_game_is_taken_home_and_watched_again(invite: Invite) -> None:
    """By a member, who is asked for nothing, and by somebody who has only the passcode."""
    ann, ben = invite("Ann"), invite("Ben")
    code = opens_with(ann, "ประตู")
    ann.presses("web-stand")
    ann.presses("web-bot-fill")
    ben.follows(code)
    passcode(ben).fill("ประตู")
    ben.presses("web-door-in")
    expect(ann.button("web-start")).to_be_enabled()
    ann.starts()
    for person in (ann, ben):
        expect(person.result).to_be_visible(timeout=WHOLE_GAME)  # bots play by themselves
        with person.page.expect_download() as download:
            person.presses("web-record")
        assert '"game-ended"' in download.value.path().read_text("utf-8")
        person.page.get_by_role("link", name=person.say("web-replay"), exact=True).click()
    player = ann.page.get_by_role("region", name=ann.say("web-replay-player"))
    expect(player).to_be_visible()
    expect(ben.page.get_by_role("heading", name=ben.say("web-passcode-wanted"))).to_be_visible()
    passcode(ben).fill("เปิด")
    ben.presses("web-door-in")
    ben.sees("passcode-wrong")
    passcode(ben).fill("ประตู")
    ben.presses("web-door-in")
    expect(ben.page.get_by_role("region", name=ben.say("web-replay-player"))).to_be_visible()
    ben.forgives("Failed to load resource: the server responded with a status of 403")
