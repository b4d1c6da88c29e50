"""Somebody's first two games, with bots and by keyboard, and the tips that come with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.axe import can_use
from browser.bot_table import MOST, WHOLE_GAME, guessable
from browser.keys import Keys
from browser.layout import fits
from browser.party import Invite
from browser.people import SPOKEN, Person
from nodes import Node, sqlite_in

SIZES = ((360, 740), (1280, 800))
COVERED = """() => [...document.querySelectorAll('[data-cell]')].filter((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + 3 * bottom) / 4);
  return !card.contains(at) && !at?.closest('.place')?.contains(card);
}).length"""
"""How many cards something else lies on."""


@pytest.fixture
def unhurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Node]:
    """A server whose bots take their time: nobody would see the end without the button."""
    monkeypatch.setenv("COVERNAMES_BOT_PAUSE", "4")
    running = Node(sqlite_in(tmp_path)).start()
    yield running
    running.stop()


def tip_of(person: Person) -> Locator:
    """The tip that is shown."""
    return person.page.get_by_role("group", name=person.say("guide-tip"), exact=True)


def hears(person: Person, text: str) -> None:
    """A screen reader says it."""
    expect(person.page.get_by_role("status").first).to_contain_text(text)


def hurries(keys: Keys, ready: Locator) -> None:
    """Wait until something is there, and hurry bots meanwhile."""
    slow = keys.person.page.get_by_role("button", name=keys.person.say("web-faster"), pressed=False)
    while True:
        expect(slow.or_(ready).first).to_be_visible(timeout=WHOLE_GAME)
        if ready.first.is_visible():
            return
        with suppress(TooLate):  # they have just acted
            slow.press("Enter", timeout=1_000)


def opens_from_menu(keys: Keys, what: str) -> None:
    """A button of the menu."""
    say = keys.person.say
    keys.goes_to(say("web-menu"))
    keys.press("Enter")
    expect(keys.person.button(what)).to_be_visible()
    keys.goes_to(say(what))
    keys.press("Enter")


def reads_the_rules(keys: Keys) -> None:
    """Over the table, and back to where one was."""
    ann, say = keys.person, keys.person.say
    address = ann.page.url
    opens_from_menu(keys, "web-how")
    rules = ann.page.get_by_role("dialog", name=say("web-how"))
    expect(rules.get_by_text(say("how-title-numbers"), exact=True)).to_be_visible()
    keys.goes_to(say("how-title-numbers"))
    keys.press("Enter")
    expect(rules.locator("details[open] .text > *").first).to_be_visible()
    can_use(ann)
    keys.press("Escape")
    expect(rules).to_be_hidden()
    assert keys.focus == say("web-menu")
    assert ann.page.url == address


def covers_nothing(person: Person) -> None:
    """On a phone as on a desk."""
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        fits(person.page)
        assert person.page.evaluate(COVERED) == 0, f"{width} × {height}"


def open_cell(person: Person) -> tuple[int, str]:
    """The first card that nobody has touched."""
    return next((cell, card.word) for cell, card in enumerate(person.cards()) if not card.cover)


def guesses_with_tips(keys: Keys) -> None:
    """The first turn of whoever guesses."""
    ann, say, tip = keys.person, keys.person.say, tip_of(keys.person)
    hurries(keys, tip)
    expect(tip).to_contain_text(ann.score.locator(".hero .word").text_content() or "?")
    hears(ann, tip.inner_text().strip())
    can_use(ann)
    covers_nothing(ann)
    keys.goes_to(say("guide-close"))
    keys.press("Escape")
    expect(tip).to_be_hidden()
    assert keys.focus.partition(": ")[0] in {card.word for card in ann.cards()}

    cell, word = open_cell(ann)
    keys.goes_to_card(cell)
    keys.press("Enter")
    choose = say("guide-choose", button=say("web-guess-word", word=word))
    expect(tip).to_have_text(choose)
    assert keys.focus.startswith(f"{word}: ")
    covers_nothing(ann)
    reads_the_rules(keys)
    expect(ann.card(word)).to_have_attribute("aria-pressed", "true")

    keys.goes_to(say("guide-close"))
    keys.press("Enter")
    expect(tip).to_be_hidden()
    opens_from_menu(keys, "web-guide-again")
    expect(tip).to_have_text(choose)
    keys.goes_to(say("web-guess-word", word=word))
    keys.press("Enter")
    ann.sees_turned(word)


def plays_on(keys: Keys) -> None:
    """To the end, hurrying bots."""
    ann = keys.person
    for _ in range(MOST):
        hurries(keys, guessable(ann).or_(ann.result))
        if ann.result.is_visible():
            return
        cell, word = open_cell(ann)
        keys.goes_to_card(cell)
        keys.press("Enter")
        expect(ann.button("web-guess-word", word=word)).to_be_visible()
        keys.press("Enter")
        keys.press("Enter")
        ann.sees_turned(word)
    raise AssertionError("the game does not end")


def gives_with_tips(keys: Keys) -> None:
    """The first turn of whoever gives clues, and what they have typed stays."""
    ann, say, tip = keys.person, keys.person.say, tip_of(keys.person)
    field = ann.action.get_by_label(say("web-clue-word"))
    hurries(keys, field)
    expect(tip).to_have_text(say("guide-word"))
    hears(ann, say("guide-word"))
    covers_nothing(ann)
    can_use(ann)
    keys.goes_to(say("web-clue-word"))
    keys.type("half a cl")
    reads_the_rules(keys)
    expect(field).to_have_value("half a cl")
    keys.goes_to(say("guide-close"))
    keys.press("Enter")
    expect(tip).to_have_text(say("guide-assassin"))
    assert keys.focus == say("guide-close")
    keys.press("Enter")
    expect(tip).to_be_hidden()
    expect(field).to_be_focused()


@pytest.mark.proof
@pytest.mark.parametrize("language", SPOKEN)
def test_a_newcomer(invite: Invite, unhurried: Node, language: str) -> None:
    ann = invite("Ann", at=unhurried.url, language=language, newcomer=True)
    keys, say = Keys(ann), ann.say
    lesson = ann.page.get_by_role("link", name=say("web-lesson"))
    ann.goes_to()
    expect(lesson).to_be_visible()
    can_use(ann)
    keys.goes_to(say("web-play-bots"))
    keys.press("Enter")
    guesses_with_tips(keys)
    plays_on(keys)
    can_use(ann)

    ann.goes_to()
    expect(ann.button("web-play-bots")).to_be_visible()
    expect(lesson).to_have_count(0)
    keys.goes_to(say("web-play-bots"))
    keys.press("Tab")
    keys.press("ArrowDown")
    expect(ann.page.get_by_label(say("web-role"))).to_have_value("clue")
    ann.presses("web-play-bots")
    gives_with_tips(keys)
