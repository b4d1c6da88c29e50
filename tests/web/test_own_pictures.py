"""Pictures of people's own: one browser brings them, others see them and read their names."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from random import Random

from playwright.sync_api import FilePayload, Locator, Page, expect

from browser.axe import can_use
from browser.bot_table import plays_to_the_end
from browser.keys import Keys
from browser.layout import fits
from browser.party import Invite, Party
from browser.people import PHONE, Person
from covernames import VARIANTS
from covernames.server.images import Image, image_in
from images import chunk, png

NAMES = [f"thing number {number}" for number in range(1, 25)]
LOADED = """() => [...document.querySelectorAll('[data-cell] .front img')].filter(
  (image) => image.src.startsWith('blob:') && image.complete && image.naturalWidth > 0
).length === 25"""
"""Whether all pictures are people's own, and to be seen."""


def file(name: str, content: bytes, kind: str = "image/png") -> FilePayload:
    return {"name": name, "mimeType": kind, "buffer": content}


def noted(number: int) -> bytes:
    """A picture into which a camera has written where it was."""
    place = b"GPS 59.437 N 24.7536 E"
    return png(number, 640, 480, extra=chunk(b"tEXt", b"Comment\0" + place))


FILES = [
    *(file(f"thing_number-{n}.png", noted(n)) for n in range(1, 25)),
    file("IMG_2034.JPG", noted(25)),  # which says nothing: it stays without a name
]
WRONG = [
    file("drawing.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"),
    file("renamed.png", b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
    file("torn.png", png(3)[:40]),
]


def dialog_of(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("web-own-pictures"))


def brings(host: Person, files: list[FilePayload] | None = None) -> None:
    """In the lobby, as the host."""
    host.unfolds()
    host.presses("web-own-pictures")
    dialog = dialog_of(host)
    dialog.locator("input[type=file]").set_input_files(FILES if files is None else files)
    expect(dialog.get_by_text(host.say("web-own-pictures-count", count=25)).first).to_be_visible()
    host.presses("web-own-pictures-use")
    expect(dialog).to_be_hidden()
    used = host.page.get_by_text(host.say("web-own-pictures-used", count=25))
    expect(used.first).to_be_visible()


def sees_all(person: Person) -> None:
    expect(person.board).to_be_visible()
    person.page.wait_for_function(LOADED)


def called(person: Person) -> set[str]:
    return {card.word for card in person.cards()}


def test_a_whole_game_with_pictures_of_ones_own(invite: Invite) -> None:
    """One browser uploads 25 images; the others see them, each in its own language."""
    party = Party.gathers(invite, "classic")
    host = party.host
    brings(host)
    wall = invite("Wall")
    wall.goes_to(f"/present/{host.code}")
    eve = invite("Eve", language="et")
    eve.follows(host.code)
    # Who may not change settings reads what is played, and nothing else.
    eve.unfolds("web-line-details")
    used = eve.page.get_by_text(eve.say("web-own-pictures-used", count=25))
    expect(used.first).to_be_visible()
    expect(eve.button("web-own-pictures")).to_be_disabled()
    host.starts()
    party.are_dealt()
    for person in (*party, wall, eve):
        sees_all(person)
    for person, unnamed in ((host, "picture 25"), (wall, "picture 25"), (eve, "pilt 25")):
        assert called(person) == {*NAMES, unnamed}
    can_use(eve)
    can_use(host)
    mine = party.words(party.side)
    party.clue(len(mine))
    party.find(*mine)
    party.end("outcome-all-found")
    sees_all(eve)
    can_use(eve)


def test_what_is_sent_is_small_and_has_nothing_of_the_camera(invite: Invite) -> None:
    ann = invite("Ann")
    ann.opens_room("two-player")
    with ann.page.expect_request(re.compile(r"/pictures$")) as sent:
        brings(ann)
    pictures = json.loads(sent.value.post_data or "{}")["pictures"]
    images = [b64decode(each["image"]) for each in pictures]
    assert {image_in(image) for image in images} == {Image("image/webp", 400, 300)}
    assert not any(b"GPS" in image for image in images)
    assert max(map(len, images)) <= 25_000


def test_wrong_files_are_told_one_by_one_and_pictures_are_named(invite: Invite) -> None:
    """By keyboard, with everything that a screen reader needs."""
    ann = invite("Ann")
    ann.opens_room("two-player")
    ann.unfolds()
    ann.presses("web-own-pictures")
    dialog = dialog_of(ann)
    choose = dialog.locator("input[type=file]")
    choose.set_input_files([*WRONG, FILES[0], FILES[0], *FILES[1:20]])
    faults = dialog.get_by_role("alert").get_by_role("listitem")
    expect(faults).to_have_text(
        [
            ann.say("web-own-pictures-kind", file="drawing.svg"),
            ann.say("web-own-pictures-kind", file="renamed.png"),
            ann.say("web-own-pictures-broken", file="torn.png"),
            ann.say("web-own-pictures-double", file="thing_number-1.png"),
        ]
    )
    expect(dialog).to_contain_text(ann.say("web-own-pictures-more", count=5))
    expect(ann.button("web-own-pictures-use")).to_be_disabled()
    can_use(ann)
    second = ann.say("web-own-pictures-name", number=2)
    name = dialog.get_by_role("textbox", name=second, exact=True)
    expect(name).to_have_value("thing number 2")
    name.fill("Our dog")
    remove = ann.button("web-own-pictures-remove", number=3)
    remove.focus()
    keys = Keys(ann)
    keys.press("Enter")
    expect(name).to_have_value("Our dog")
    assert keys.focus == ann.say("web-own-pictures-remove", number=3)  # the next one has moved up
    choose.set_input_files(FILES[20:])
    expect(dialog).to_contain_text(ann.say("web-own-pictures-more", count=1))
    choose.set_input_files([FILES[2]])
    expect(dialog.get_by_text(ann.say("web-own-pictures-count", count=25)).first).to_be_visible()
    ann.button("web-own-pictures-use").focus()
    keys.press("Enter")
    expect(dialog).to_be_hidden()
    # A page that has just come shows them as they are stored, to be named anew.
    ann.page.reload()
    ann.unfolds()
    ann.presses("web-own-pictures")
    expect(dialog.get_by_text(ann.say("web-own-pictures-count", count=25)).first).to_be_visible()
    expect(name).to_have_value("Our dog")
    name.fill("Our cat")
    ann.presses("web-own-pictures-use")
    expect(dialog).to_be_hidden()
    ann.sits("red-operatives")
    ann.seats_bot("red-spymaster")
    ann.starts()
    sees_all(ann)
    assert {"Our cat", "thing number 3", "thing number 1"} <= called(ann)


def test_back_to_our_drawings(invite: Invite) -> None:
    ann = invite("Ann", device=PHONE)
    ann.opens_room("two-player")
    brings(ann)
    fits(ann.page)
    ann.presses("web-own-pictures-back")
    expect(ann.page.get_by_text(ann.say("web-set-cards-about"))).to_be_visible()
    expect(ann.button("web-own-pictures-back")).to_be_hidden()


def test_a_record_is_read_without_the_pictures(invite: Invite) -> None:
    ann = invite("Ann", device=PHONE)
    ann.opens_room("two-player")
    brings(ann)
    seats = [seat.name for seat in VARIANTS["two-player"].seats]
    ann.sits("red-operatives")
    for seat in seats:
        if seat != "red-operatives":
            ann.seats_bot(seat)
    ann.starts()
    sees_all(ann)
    fits(ann.page)
    plays_to_the_end(ann, Random(5))
    with ann.page.expect_download() as told:
        ann.presses("web-record")
    record = told.value.path().read_text("utf-8")
    # As long as the room is there, its link shows the pictures.
    link = f"/replay?room={ann.code}&game=1"
    ann.goes_to(link)
    sees_all(ann)
    eve = invite("Eve", language="et")
    eve.goes_to("/replay")
    eve.brings_file(eve.page, "game.jsonl", record)
    expect(eve.board).to_be_visible()
    assert called(eve) == {*NAMES, "pilt 25"}
    assert images_of(eve.page) == 0
    expect(eve.board.locator("[data-cell] .front .word").first).to_be_visible()
    can_use(eve)


def images_of(page: Page) -> int:
    return page.locator("[data-cell] .front img").count()
