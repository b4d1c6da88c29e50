"""A spymaster who has no idea asks for some, takes one, and everybody reads that there was help."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import can_use
from browser.party import Invite
from browser.people import PHONE


@pytest.mark.rule("A-74", "A-75")
def test_a_spymaster_gets_ideas_and_others_read_of_the_help(invite: Invite) -> None:
    ann, ben = invite("Ann", device=PHONE), invite("Ben", language="id")
    ben.follows(ann.opens_room("two-player"))
    ann.sits("red-spymaster")
    ben.sits("red-operatives")
    ann.unfolds()
    setting = ann.page.get_by_label(ann.say("web-set-ideas"))
    expect(setting).to_have_value("alone")
    setting.select_option("always")
    ann.starts()

    ann.presses("web-ideas-ask")
    ideas = ann.action.get_by_role("list", name=ann.say("web-ideas")).get_by_role("button")
    expect(ideas).to_have_count(5)
    words = ideas.all_inner_texts()
    said = ann.page.locator("[aria-live=polite]").filter(has_text=words[0])
    expect(said.first).to_be_attached()
    expect(ideas.first).to_be_focused()
    can_use(ann)

    # Whoever reloads the page has them still; one becomes the draft, without a number.
    ann.page.reload()
    expect(ideas).to_have_count(5)
    ideas.nth(3).press("Enter")
    field = ann.action.get_by_label(ann.say("web-clue-word"))
    expect(field).to_have_value(words[3])
    expect(field).to_be_focused()
    expect(ann.action.get_by_role("radio", checked=True)).to_have_count(0)
    ann.chooses(ann.action, "1")
    ann.tells_clue(words[3], 1)

    ben.sees_clue(words[3])
    expect(ben.clues.get_by_text(ben.say("event-clue-helped"))).to_be_visible()
    assert "ideas-told" not in "".join(ben.frames)
    # One of the others may be a word that frames have anyway ("play"); two of them are a leak.
    others = [f'"{word}"' for word in words if word != words[3]]
    assert not any(sum(word in frame for word in others) > 1 for frame in ben.frames)
    can_use(ben)
