"""Pictures on the table: the same cards for everybody, with names in the reader's language."""

from __future__ import annotations

import re
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Page, Response, expect

from browser.axe import can_use
from browser.bot_table import MOST, guessable, is_to_guess, plays_to_the_end
from browser.keys import Keys
from browser.layout import can_be_touched, fits
from browser.looking import comes_true
from browser.party import Invite, Party
from browser.people import PHONE, Person
from covernames import VARIANTS
from covernames.pictures import names

Cards = Literal["pictures", "mixed"]
BOARD = 80 * 1000
"""What the 25 pictures of a board may weigh at most on the line, in bytes."""
LOADED = """(least) => [...document.querySelectorAll('[data-cell] .front img')].filter(
  (image) => image.complete && image.naturalWidth > 0).length >= least"""
"""Whether so many pictures are to be seen."""


def chooses(host: Person, cards: Cards) -> None:
    """In the lobby, as the host."""
    host.unfolds()
    label = re.compile(rf"^{host.say('web-set-cards')}(\s|$)")
    host.page.get_by_role("combobox", name=label).select_option(cards)
    expect(host.page.get_by_text(host.say("web-set-cards-about"))).to_be_visible()


def are_there(person: Person, least: int = 25) -> None:
    """The pictures are drawn, and every card has a name."""
    expect(person.board).to_be_visible()
    unnamed = person.board.locator("[data-cell] > .unseen").filter(has_text=re.compile(r"^\s*:"))
    expect(unnamed).to_have_count(0)
    comes_true(person.page, LOADED, least)


def plays(invite: Invite, variant: str, cards: Cards) -> Party:
    party = Party.gathers(invite, variant)
    chooses(party.host, cards)
    party.host.starts()
    party.are_dealt()
    for person in party:
        are_there(person, 25 if cards == "pictures" else 12)
    return party


def with_bots(person: Person, cards: Cards, variant: str = "classic") -> None:
    """Somebody alone at a table of bots, who guesses."""
    person.opens_room(variant)
    mine, *others = sorted(
        (seat.name for seat in VARIANTS[variant].seats), key=lambda seat: "operatives" not in seat
    )
    person.sits(mine)
    for seat in others:
        person.seats_bot(seat)
    chooses(person, cards)
    person.starts()
    are_there(person, 25 if cards == "pictures" else 12)


def test_a_classic_game_with_bots_by_mouse(invite: Invite) -> None:
    ann = invite("Ann")
    with_bots(ann, "pictures")
    known = set(names("en").values())
    assert {card.word for card in ann.cards()} <= known
    is_to_guess(ann)
    can_use(ann)
    plays_to_the_end(ann, Random(3))
    assert {card.word for card in ann.cards()} <= known  # turned cards are named as well
    shown = ann.page.get_by_role("region", name=ann.say("web-clues")).locator("img")
    expect(shown.first).to_be_visible()
    assert set(shown.evaluate_all("(all) => all.map((each) => each.alt)")) <= known
    can_use(ann)


def test_a_game_with_bots_by_keyboard(invite: Invite) -> None:
    ann = invite("Ann")
    with_bots(ann, "pictures")
    keys, rng = Keys(ann), Random(1)
    for _ in range(MOST):
        expect(guessable(ann).or_(ann.result).first).to_be_visible()
        if ann.result.is_visible():
            return
        cards = ann.cards()
        cell = rng.choice([at for at, card in enumerate(cards) if not card.cover])
        keys.goes_to_card(cell)
        name = cards[cell].word
        # Who has come by keyboard reads the name on the card.
        expect(ann.board.locator(f"[data-cell='{cell}'] .front .name")).to_be_visible()
        assert keys.focus.startswith(f"{name}: ")
        keys.press("?")
        asked = ann.page.get_by_role("dialog")
        expect(asked).to_contain_text(name, ignore_case=True)
        expect(asked).to_contain_text(ann.say("web-picture-about"))
        keys.press("Escape")
        expect(asked).to_be_hidden()
        keys.press("Enter")
        expect(ann.button("web-guess-word", word=name)).to_be_visible()
        keys.press("Enter")
        assert keys.focus == ann.say("web-guess-word", word=name)
        keys.press("Enter")
        ann.sees_turned(name)
    raise AssertionError("the game does not end")


@pytest.mark.rule("D-082")
def test_duet_with_pictures(invite: Invite) -> None:
    party = plays(invite, "duet", "pictures")
    mine = party.words("agent", "a")
    party.clue(len(mine), by="a")
    party.find(*mine, by="b")
    rest = party.words("agent", "b")
    assert len(mine) + len(rest) == 15
    party.clue(len(rest), by="b")
    party.find(*rest, by="a")
    party.end("outcome-all-found", "outcome-won-together")


@pytest.mark.rule("E-29")
def test_a_mixed_board_on_a_phone(invite: Invite) -> None:
    ann = invite("Ann", device=PHONE)
    with_bots(ann, "mixed")
    pictures = ann.board.locator(".front img")
    assert pictures.count() in {12, 13}
    known = set(names("en").values())
    words = [card.word for card in ann.cards() if card.word not in known]
    assert len(words) == 25 - pictures.count()
    fits(ann.page)
    can_be_touched(ann.page)
    plays_to_the_end(ann, Random(2))
    fits(ann.page)


def test_one_table_in_three_languages(invite: Invite) -> None:
    """The cards are the same; everybody reads them in their own language."""
    people = [invite(f"Person {tag}", language=tag) for tag in ("en", "et", "th")]
    host, *others = people
    code = host.opens_room("classic")
    for person in others:
        person.follows(code)
    seats = [seat.name for seat in VARIANTS["classic"].seats]
    for person, seat in zip(people, seats, strict=False):
        person.sits(seat)
    host.seats_bot(seats[3])
    chooses(host, "pictures")
    host.starts()
    called = {}
    for person, tag in zip(people, ("en", "et", "th"), strict=True):
        are_there(person)
        by_name = {name: picture for picture, name in names(tag).items()}
        called[tag] = [by_name[card.word] for card in person.cards()]
    assert called["en"] == called["et"] == called["th"]
    # Whoever looks on in another language reads that one; and may change it.
    eve = invite("Eve", language="bg")
    eve.follows(code)
    are_there(eve)
    assert {card.word for card in eve.cards()} <= set(names("bg").values())


def test_names_below_the_pictures(invite: Invite) -> None:
    ann = invite("Ann", device=PHONE)
    with_bots(ann, "pictures")
    below = ann.board.locator(".front .name").first
    expect(below).to_be_hidden()
    ann.presses("web-menu")
    ann.page.get_by_label(ann.say("web-show-names")).check()
    ann.presses("web-close")
    expect(below).to_be_visible()
    fits(ann.page)
    ann.page.reload()
    are_there(ann)
    expect(below).to_be_visible()
    # Held for a while, a picture is shown large with its name.
    first = ann.cards()[0].word
    ann.card(first).dispatch_event("contextmenu")
    expect(ann.page.get_by_role("dialog")).to_contain_text(first, ignore_case=True)


def test_the_board_for_everybody_and_the_replay_show_pictures(invite: Invite) -> None:
    ann = invite("Ann")
    with_bots(ann, "pictures", "two-player")
    wall = invite("Wall")
    wall.goes_to(ann.links_device("board"))
    are_there(wall)
    plays_to_the_end(ann, Random(5))
    with ann.page.expect_download() as told:
        ann.presses("web-record")
    eve = invite("Eve", language="et")
    eve.goes_to("/replay")
    eve.brings_file(eve.page, "game.jsonl", told.value.path().read_text("utf-8"))
    are_there(eve)
    assert {card.word for card in eve.cards()} <= set(names("et").values())


def watched(page: Page) -> list[Response]:
    found: list[Response] = []
    page.on("response", lambda response: found.append(response))  # noqa: PLW0108 - Playwright asks for a function
    return found


def test_only_picture_games_load_pictures(invite: Invite) -> None:
    ann = invite("Ann")
    seen = watched(ann.page)
    ann.plays_with_bots()
    assert [each.url for each in seen if "picture" in each.url] == []

    ben = invite("Ben")
    seen = watched(ben.page)
    with_bots(ben, "pictures")
    drawn = [each for each in seen if "/picture." in each.url]
    assert len(drawn) == 25
    assert sum(int(each.headers["content-length"]) for each in drawn) <= BOARD
    assert {each.headers["content-encoding"] for each in drawn} == {"gzip"}
    assert all("immutable" in each.headers["cache-control"] for each in drawn)
