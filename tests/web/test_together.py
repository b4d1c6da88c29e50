"""Two people and a bot choose together: marks of each, and one guess in the action bar."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.keys import Keys
from browser.party import Invite, Party
from browser.people import DESK, PHONE, Device, Person

SURE = re.compile(r"\d+%")


def gathers(invite: Invite, *, bot: bool = True, device: Device = DESK) -> tuple[Party, Person]:
    """Ann gives clues; Ben and Cleo guess, and a bot with them. Cleo, beside the party."""
    ann, ben, cleo = (invite(name, device=device) for name in ("Ann", "Ben", "Cleo"))
    code = ann.opens_room("two-player")
    for person, seat in ((ann, "spymaster"), (ben, "operatives"), (cleo, "operatives")):
        if person is not ann:
            person.follows(code)
        person.sits(f"red-{seat}")
    expect(ann.seat("red-operatives").get_by_text("Cleo", exact=True)).to_be_visible()
    if bot:
        ann.seats_bot("red-operatives")
    ann.starts()
    party = Party({"red-spymaster": ann, "red-operatives": ben})
    party.guests.append(cleo)
    party.are_dealt()
    return party, cleo


def chips(person: Person) -> Locator:
    """One's own marks in the action bar, to choose from."""
    return person.action.get_by_role("group", name=person.say("web-marks")).get_by_role("button")


def offers(person: Person, word: str) -> None:
    """The button under the board names a card, and no other does."""
    confirm = person.action.locator(".confirm")
    expect(confirm).to_have_text(person.say("web-guess-word", word=word))


@pytest.mark.rule("A-68")
def test_two_people_and_a_bot_choose_together(invite: Invite) -> None:
    party, cleo = gathers(invite)
    ann, ben = party["red-spymaster"], party["red-operatives"]
    one, two, three = party.words("red")[:3]
    party.clue(3)
    for word in (one, two):
        ben.marks(word)
    cleo.marks(one)
    ben.sees_card(one, ben.marked_by("Ben", "Cleo"))
    cleo.sees_card(one, cleo.marked_by("Cleo", "Ben"))
    for person in party:
        expect(person.board.get_by_text(SURE).first).to_be_attached()  # the bot's, and how sure
    ann.sees_card(two, ann.marked_by("Ben"))
    # The latest is offered; another one is chosen without a mark being lost.
    offers(ben, two)
    expect(chips(ben)).to_have_count(2)
    ben.presses_on(chips(ben).get_by_text(one, exact=True))
    offers(ben, one)
    expect(ben.board.get_by_role("button", pressed=True)).to_have_count(2)
    ben.marks(three)
    offers(ben, three)
    ben.marks(three)  # taken back: the one before it
    offers(ben, one)
    ben.confirms(one)
    for person in party:
        person.sees_turned(one)
        person.sees_card(two, person.marked_by("Ben"))
        expect(person.card(one)).not_to_contain_text(
            person.say("web-card-marked", names="").strip()
        )
    # What is left is marked, but offered only to who chooses it again.
    expect(ben.action.locator(".confirm")).to_have_count(0)
    ben.presses_on(chips(ben).get_by_text(two, exact=True))
    ben.confirms(two)
    for person in party:
        person.sees_turned(two)
    cleo.marks(three)
    ben.stops()
    for person in party:
        expect(person.card(three)).not_to_contain_text("Cleo")
        expect(person.board.get_by_text(SURE)).to_have_count(0)


def test_no_tap_that_comes_twice_guesses_another_marked_card(invite: Invite) -> None:
    party, _cleo = gathers(invite, bot=False, device=PHONE)
    ben = party["red-operatives"]
    one, two, three = party.words("red")[:3]
    party.clue(3)
    before = ben.board.bounding_box()
    for word in (one, two, three):
        ben.marks(word)
    offers(ben, three)
    assert ben.board.bounding_box() == before  # marks move no card
    button = ben.action.locator(".confirm").bounding_box()
    assert button is not None
    middle = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
    ben.page.touchscreen.tap(*middle)
    ben.sees_turned(three)
    for _ in range(3):  # where it was, there is now nothing that guesses
        ben.page.touchscreen.tap(*middle)
    ben.rests()
    assert [card.word for card in ben.cards() if card.cover] == [three]


def test_marks_are_chosen_by_keyboard(invite: Invite) -> None:
    party, _cleo = gathers(invite, bot=False)
    ben = party["red-operatives"]
    keys = Keys(ben)
    party.clue(2)
    words = [card.word for card in ben.cards()]
    for cell in (0, 1):
        keys.goes_to_card(cell)
        keys.press("Enter")
        offers(ben, words[cell])
    keys.goes_to_card(0)
    keys.press("Enter")  # marked already: chosen
    offers(ben, words[0])
    keys.press("Enter")  # chosen already: on to the button
    assert keys.focus == ben.say("web-guess-word", word=words[0])
    keys.goes_to(words[1])  # among one's marks in the action bar, after the board
    keys.press("Enter")
    offers(ben, words[1])
    keys.goes_to_card(0)
    keys.press("Enter")
    offers(ben, words[0])
    keys.press("Escape")
    offers(ben, words[1])
    keys.press("Escape")
    expect(ben.board.get_by_role("button", pressed=True)).to_have_count(0)
    expect(ben.action.locator(".confirm")).to_have_count(0)
