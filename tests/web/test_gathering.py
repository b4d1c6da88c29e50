"""Everybody adds words in the lobby, until there are enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import can_use
from browser.party import Invite
from browser.people import PHONE


@pytest.mark.rule("A-73")
def test_everybody_adds_words_until_there_are_enough(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben", device=PHONE)
    ben.follows(ann.opens_room("two-player"))
    ben.sits("red-spymaster")
    ann.unfolds()
    ann.page.get_by_label(ann.say("web-gather"), exact=True).check()

    # Ben pastes a list, Ann types one more, and one that is there already.
    field = ben.page.get_by_label(ben.say("web-gather-title"), exact=True).and_(
        ben.page.get_by_role("textbox")
    )
    field.fill("\n".join(f"word {number}" for number in range(22)) + "\n\nSea, Sky")
    ben.presses("web-gather-add")
    expect(field).to_have_value("")
    count = ann.page.get_by_role("status").filter(has_text="25")
    expect(count).to_have_text(ann.say("web-gather-count", count=24, needed=25))
    ann.sees("web-gather-missing", count=1)
    expect(ann.button("web-start")).to_be_disabled()
    mine = ann.page.get_by_role("textbox", name=ann.say("web-gather-title"), exact=True)
    mine.fill("SKY, moss")
    mine.press("Enter")
    ann.sees("web-gather-double", count=1)
    expect(count).to_have_text(ann.say("web-gather-enough", count=25))

    # What cannot be on a card stays where it was typed.
    mine.fill("?!")
    mine.press("Enter")
    ann.sees("pack-line-empty", line=1)
    expect(mine).to_have_value("?!")

    # Ben takes back his own words alone, Ann anybody's.
    for person in (ann, ben):
        person.unfolds("web-gather-words")
    expect(ben.button("web-gather-drop", word="moss")).to_have_count(0)
    ben.presses("web-gather-drop", word="Sky")
    ann.sees("web-gather-missing", count=1)
    expect(ann.button("web-gather-drop", word="Sea")).to_be_visible()
    can_use(ann)
    field.fill("Fern")
    field.press("Enter")
    ann.starts()
    expect(ben.board).to_be_visible()
    words = {card.word for card in ben.cards()}
    assert {"Sea", "Fern", "moss"} < words
    assert "Sky" not in words
