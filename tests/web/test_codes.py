"""A room's code: shown to be said, and typed in as people type."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.layout import fits
from browser.party import Invite
from browser.people import PHONE, Device, Person

TELEVISION: Device = {"viewport": {"width": 1920, "height": 1080}}
SIZES = "() => [...document.querySelectorAll('main *')].map((e) => getComputedStyle(e).fontSize)"


def shown(person: Person) -> Locator:
    """The code of the room that one is in, to be said."""
    said = person.code.replace("-", " ").replace(" ", r"\s")
    return person.page.get_by_text(re.compile(f"^{said}$"))


def types_in(person: Person, typed: str) -> None:
    person.goes_to()
    person.page.get_by_label(person.say("web-join-code")).fill(typed)
    person.presses("web-join-go")


def unspaced(code: str) -> str:
    """As it is written in Thai, with the digits of the language."""
    return code.replace("-", "").translate(str.maketrans("0123456789", "๐๑๒๓๔๕๖๗๘๙"))


def loud(code: str) -> str:
    return code.upper().replace("-", "  ")


def marked(code: str) -> str:
    return code.replace("-", " – ").translate(str.maketrans("aou", "äõü"))


@pytest.mark.parametrize(
    ("language", "way"),
    [("th", unspaced), ("th", loud), ("et", loud), ("et", marked), ("zh-Hant", unspaced)],
)
def test_the_words_lead_to_the_room(
    invite: Invite, language: str, way: Callable[[str], str]
) -> None:
    ann, ben = invite("Ann", language=language), invite("Ben", language=language)
    ann.opens_room("duet")
    expect(shown(ann)).to_be_visible()
    ann.sits("a")
    types_in(ben, way(ann.code))
    ben.sits("b")
    assert ben.code == ann.code
    ben.goes_to()  # the browser remembers the room under its one name
    ben.page.get_by_role("link", name=ben.say("web-back-to-game")).click()
    expect(ben.seat("b").get_by_text(ben.say("web-you"))).to_be_visible()


def test_the_address_of_a_room_can_be_copied_and_typed(invite: Invite) -> None:
    ann, ben, eve = (invite(name, language="bg") for name in ("Ann", "Ben", "Eve"))
    code = ann.opens_room("duet")
    field = ann.page.get_by_label(ann.say("web-link"))
    expect(field).to_have_value(f"{ann.base}/r/{code}")
    types_in(ben, ann.page.url)  # as the browser's bar gives it, percent-encoded
    assert ben.code == code
    eve.goes_to(f"/r/{loud(code)}")
    assert eve.code == code
    expect(shown(eve)).to_be_visible()


def test_a_code_without_a_room_is_told_where_it_was_typed(invite: Invite) -> None:
    ann = invite("Ann")
    types_in(ann, "ox ant bee 47")
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say("web-join-unknown"))
    assert ann.page.url == f"{ann.base}/"
    (told,) = ann.faults  # browsers write down every 404
    assert "404" in told
    ann.faults.clear()


def test_a_phone_has_the_way_into_a_room_first(invite: Invite) -> None:
    ann = invite("Ann", device=PHONE, language="th")
    ann.goes_to()
    join = ann.button("web-join-go").bounding_box()
    others = ann.button("web-play-bots").bounding_box()
    assert join is not None
    assert others is not None
    assert join["y"] + join["height"] < min(others["y"], 400)
    fits(ann.page)


@pytest.mark.parametrize("language", ["en", "th"])
def test_a_television_says_first_where_to_go_and_what_to_type(
    invite: Invite, language: str
) -> None:
    ann = invite("Ann", language=language)
    code = ann.opens_room()
    screen = invite("Screen", language=language, device=TELEVISION)
    screen.goes_to(f"/present/{code}")
    host = screen.base.partition("//")[2]
    heading = screen.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(screen.say("web-present-go", address=host))
    said = screen.page.get_by_text(code.replace("-", " ")).last
    expect(said).to_be_visible()
    largest = max(float(size.removesuffix("px")) for size in screen.page.evaluate(SIZES))
    assert said.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)") == largest
    first = screen.page.get_by_role("main").inner_text()
    assert first.startswith(screen.say("web-present-go", address=host))
    fits(screen.page)
