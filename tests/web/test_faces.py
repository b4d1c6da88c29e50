"""The pictures that stand for people: chosen on coming in, changed later, seen by the others."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Response, expect

from browser.axe import can_use
from browser.party import Invite, Party
from browser.people import PHONE, Person

LOADED = "(image) => image.complete && image.naturalWidth > 0"


def choices(person: Person, what: str = "web-face") -> Locator:
    """The pictures, or with another message the colours, that somebody may choose from."""
    return person.page.get_by_role("group", name=person.say(what), exact=True)


def chooses(person: Person, name: str, what: str = "web-face") -> None:
    person.chooses(choices(person, what), person.say(name))


def choice(person: Person, name: str, what: str = "web-face") -> Locator:
    return choices(person, what).get_by_role("radio", name=person.say(name), exact=True)


def face(where: Locator, name: str) -> Locator:
    """What stands for somebody beside their name."""
    chip = where.locator(".chip, li", has=where.page.get_by_text(name, exact=True))
    return chip.locator(".face").first


def shows(shown: Locator, drawing: str, colour: str) -> None:
    """The drawing is there, on its disc, and no letters any more."""
    expect(shown).to_have_attribute("data-face", colour)
    expect(shown).to_have_text("")
    image = shown.locator("img")
    expect(image).to_have_attribute("src", re.compile(rf"/assets/faces\.\w+\.svg#{drawing}$"))
    assert image.evaluate(LOADED)


def test_the_face_that_somebody_chooses_at_the_door_is_seen_by_the_others(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben", language="et")
    fetched: list[Response] = []
    ann.page.on("response", lambda r: fetched.append(r) if "/faces." in r.url else None)
    code = ann.opens_room()
    ann.sits("red-spymaster")
    ben.follows(code)
    ben.presses("web-sit-at", seat=ben.say("seat-red-operatives"))
    expect(choices(ben).get_by_role("radio")).to_have_count(25)
    chooses(ben, "face-bee")
    chooses(ben, "face-in-teal", "face-colour")
    can_use(ben)
    ben.gives_name()
    for person in (ann, ben):
        shows(face(person.seat("red-operatives"), "Ben"), "bee", "teal")
    assert len(fetched) == 1, "one file for all faces"
    assert "immutable" in fetched[0].headers["cache-control"]

    # Where the name is changed; what was chosen is chosen there.
    ben.seat("red-operatives").get_by_role("button", name="Ben").click()
    expect(choice(ben, "face-bee")).to_be_checked()
    expect(choice(ben, "face-in-teal", "face-colour")).to_be_checked()
    chooses(ben, "face-letters")
    ben.presses("web-rename")
    bare = face(ann.seat("red-operatives"), "Ben")
    expect(bare).to_have_text("B")
    expect(bare.locator("img")).to_have_count(0)

    # It is kept with the name, for the next room.
    other = ann.opens_room()
    ben.follows(other)
    ben.presses("web-sit-at", seat=ben.say("seat-blue-operatives"))
    expect(choice(ben, "face-letters")).to_be_checked()


def test_who_chooses_nothing_gets_what_nobody_has(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    code = ann.opens_room()
    ann.sits("red-spymaster")
    first = face(ann.seat("red-spymaster"), "Ann").locator("img").get_attribute("src")
    ben.follows(code)
    ben.presses("web-sit-at", seat=ben.say("seat-blue-spymaster"))
    expect(choices(ben).get_by_role("radio", checked=True)).to_have_count(1)
    expect(choice(ben, "face-letters")).not_to_be_checked()
    ben.gives_name()
    second = face(ann.seat("blue-spymaster"), "Ben").locator("img")
    expect(second).not_to_have_attribute("src", first or "")


def test_faces_are_chosen_by_keyboard(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    ben.follows(ann.opens_room())
    ben.presses("web-sit-at", seat=ben.say("seat-red-operatives"))
    chooses(ben, "face-fox")
    name = ben.page.get_by_role("dialog").get_by_label(ben.say("web-name"))
    name.focus()
    ben.page.keyboard.press("Tab")
    expect(choice(ben, "face-fox")).to_be_focused()
    ben.page.keyboard.press("ArrowRight")
    expect(choice(ben, "face-owl")).to_be_checked()
    ben.page.keyboard.press("Tab")
    expect(choices(ben, "face-colour").get_by_role("radio", checked=True)).to_be_focused()
    choice(ben, "face-in-yellow", "face-colour").focus()
    ben.page.keyboard.press("ArrowRight")
    expect(choice(ben, "face-in-orange", "face-colour")).to_be_checked()
    name.fill("Ben")
    name.press("Enter")
    shows(face(ann.seat("red-operatives"), "Ben"), "owl", "orange")


def test_the_first_page_offers_faces_to_whoever_opens_a_room(invite: Invite) -> None:
    ann = invite("Ann", device=PHONE)
    ann.goes_to()
    ann.page.get_by_text(ann.say("web-face"), exact=True).first.click()
    chooses(ann, "face-teapot")
    can_use(ann)
    ann.page.get_by_label(ann.say("web-name")).fill("Ann")
    ann.presses("web-new-room")
    ann.sits("red-spymaster")
    colour = face(ann.seat("red-spymaster"), "Ann").get_attribute("data-face")
    shows(face(ann.seat("red-spymaster"), "Ann"), "teapot", colour or "")


def test_whoever_is_to_act_glows_and_pointers_have_faces(invite: Invite) -> None:
    party = Party.plays(invite, "classic")
    giver = party.actor
    acting = giver.score.locator(".acts")
    expect(acting).to_have_count(1)
    expect(acting).to_contain_text(giver.name)
    assert acting.locator(".face").evaluate("(f) => getComputedStyle(f).boxShadow") != "none"
    expect(acting.locator("img")).to_have_count(1)
    party.clue(1)
    guesser = party.actor
    word = party.words("bystander")[0]
    guesser.marks(word)
    mark = giver.card(word).locator(".markers .face")
    expect(mark.locator("img")).to_have_count(1)
    expect(giver.card(word)).to_contain_text(guesser.name)  # spoken as well
    # While drawings have not come, and where they never do, letters stand there.
    late = invite("Late")
    late.page.route("**/faces.*.svg", lambda route: route.abort())
    late.follows(giver.code)
    expect(late.score.locator(".acts .face")).to_have_text(re.compile(r"\w"))
    late.forgives("Failed to load resource")
