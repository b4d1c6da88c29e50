"""Each language once around: from the first page through a game to its result."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.bot_table import is_to_guess, plays_to_the_end
from browser.catalogue import Catalogue
from browser.layout import fits
from browser.party import Invite
from browser.people import Person
from covernames.decks import LANGUAGES

TEXTS = """() => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.nextNode()) {
    const { parentElement: of, data } = words.currentNode;
    if (seen(of) && !of.closest('option, [lang="en"]')) found.push(data);
  }
  for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    if (seen(each))
      for (const name of ['aria-label', 'title', 'placeholder'])
        found.push(each.getAttribute(name) ?? '');
  return [...new Set(found.map((text) => text.replace(/\\s+/g, ' ').trim()))].filter(Boolean);
}"""
ENGLISH = Catalogue("en").plain()
A_WORD = 4
"""Letters. What is shorter may well be the same in two languages by chance."""


def speaks(person: Person) -> None:
    """The page speaks the person's language, and it alone."""
    expect(person.page.locator("html")).to_have_attribute("lang", person.say.language)
    texts = person.page.evaluate(TEXTS)
    own = person.say.plain()
    foreign = {ENGLISH[name] for name, text in own.items() if ENGLISH.get(name, text) != text}
    assert [text for text in texts if text in ENGLISH] == []  # ids of messages
    assert [text for text in texts if text in foreign - set(own.values()) and text[A_WORD:]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_once_around(invite: Invite, language: str) -> None:
    ann = invite("Ann", language=language)
    ann.goes_to()
    speaks(ann)
    expect(ann.page.get_by_role("heading", name=ann.say("web-new-game"))).to_be_visible()
    ann.page.set_viewport_size({"width": 360, "height": 740})
    fits(ann.page)

    ann.plays_with_bots()
    is_to_guess(ann)
    expect(ann.page.locator(f".word[lang={language}]").first).to_be_visible()
    word = next(card.word for card in ann.cards() if not card.cover)
    ann.marks(word)
    speaks(ann)
    for width, height in ((360, 740), (1280, 800)):
        ann.page.set_viewport_size({"width": width, "height": height})
        fits(ann.page)
    ann.marks(word)  # not this one after all

    plays_to_the_end(ann, Random(3))
    speaks(ann)
    winner = ann.result.get_by_role("heading").inner_text()
    sides = [ann.say.capital(f"side-{side}") for side in ("red", "blue")]
    assert winner in [ann.say.capital("outcome-won", side=side) for side in sides]

    ann.presses("web-change-seats")
    expect(ann.page.get_by_role("heading", name=ann.say("variant-classic"))).to_be_visible()
    speaks(ann)


def test_the_language_is_switched_and_remembered(invite: Invite) -> None:
    ann = invite("Ann", language="et")
    ann.goes_to()
    ann.page.get_by_label(ann.say("web-language")).first.select_option("th")
    ann.say = Catalogue("th")
    speaks(ann)
    ann.page.reload()
    expect(ann.button("web-play-bots")).to_be_visible()
    speaks(ann)
