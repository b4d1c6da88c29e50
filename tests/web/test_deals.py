"""The same deal at two tables, from making it to the results side by side."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.axe import can_use
from browser.bot_table import plays_to_the_end
from browser.keys import Keys
from browser.party import Invite, Party
from browser.people import PHONE, Person

SEAT, BOT = "red-operatives", "red-spymaster"


def opens_table(person: Person, link: str) -> list[str]:
    """Open a room with a deal, with a bot; returns the words on the table."""
    person.goes_to(link)
    person.page.get_by_label(person.say("web-name")).fill(person.name)
    person.presses("web-new-room")
    person.sees("deal-given")
    person.sits(SEAT)
    person.seats_bot(BOT)
    person.starts()
    return [card.word for card in person.cards()]


def sees_tables(person: Person, count: int) -> None:
    """On the page of the deal: so many have finished."""
    expect(person.page.get_by_role("status").first).to_contain_text(
        person.say("deal-count", count=count)
    )
    expect(person.page.get_by_role("table").locator("tbody tr")).to_have_count(count)


@pytest.mark.rule("A-76", "A-77")
def test_two_tables_play_a_deal_that_nobody_has_seen(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben", device=PHONE)
    # From the settings of a room, and by keyboard: what is played there is chosen already.
    ann.opens_room("two-player")
    ann.unfolds()
    ann.page.get_by_role("link", name=ann.say("deal-several")).click()
    expect(ann.page.get_by_role("heading", name=ann.say("deal-several"))).to_be_visible()
    game = ann.page.get_by_label(ann.say("web-set-variant"))
    expect(game).to_have_value("two-player")
    can_use(ann)
    keys = Keys(ann)
    keys.goes_to(ann.say("deal-make"))
    keys.press("Enter")
    link = ann.page.get_by_label(ann.say("deal-link"), exact=True).last
    expect(link).to_be_visible()
    address = link.input_value()
    sealed = re.search(r"/deal/\w{16}$", address)
    assert sealed
    can_use(ann)

    words = opens_table(ann, sealed[0])
    plays_to_the_end(ann, Random(1))
    ann.presses("deal-share")
    sees_tables(ann, 1)
    expect(ann.page.get_by_role("row", name=ann.say("deal-yours"))).to_have_count(1)

    # Who has yet to play reads how others did.
    ben.goes_to(sealed[0])
    sees_tables(ben, 1)
    can_use(ben)
    assert opens_table(ben, sealed[0]) == words
    plays_to_the_end(ben, Random(2))
    for person, table in ((ann, 1), (ben, 2)):
        if person is ben:
            ben.presses("deal-share")
        else:
            ann.page.reload()
        sees_tables(person, 2)
        mine = person.page.get_by_role("row", name=person.say("deal-yours"))
        expect(mine).to_have_count(1)
        expect(mine).to_contain_text(person.say("deal-table", number=table))
    can_use(ann)
    can_use(ben)


@pytest.mark.rule("A-76")
def test_what_belongs_to_the_deal_cannot_be_changed_in_the_lobby(invite: Invite) -> None:
    party = Party.plays(invite, "duet")
    party.clue(1, by="a")
    party.guess(party.words("assassin", "a")[0], "assassin", by="b")
    ann = party.host
    ann.page.get_by_role("link", name=ann.say("web-replay"), exact=True).click()
    expect(ann.page.get_by_role("region", name=ann.say("web-replay-player"))).to_be_visible()
    ann.presses("deal-share")
    ann.sees("deal-count", count=1)
    ann.page.get_by_label(ann.say("web-name")).fill("Cleo")
    ann.presses("web-new-room")
    ann.sees("deal-given")
    ann.unfolds()
    for label in ("web-set-variant", "web-set-language", "web-set-cards"):
        expect(ann.page.get_by_label(ann.say(label), exact=False).first).to_be_disabled()
    expect(ann.page.get_by_label(ann.say("web-set-touch"), exact=False)).to_be_enabled()
    can_use(ann)
