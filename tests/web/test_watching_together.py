"""After a game its replay is watched in step: by keyboard, heard as well as seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import can_use
from browser.keys import Keys
from browser.party import Invite, Party
from browser.people import Person


def over(invite: Invite) -> Party:
    """A game of Ann and Ben that has just been lost."""
    party = Party.plays(invite, "two-player")
    party.clue(1)
    party.find(party.words("red")[0])
    [assassin] = party.words("assassin")
    party.guess(assassin, "assassin")
    return party


def line(person: Person) -> Locator:
    """Who shows the replay, in the replay."""
    return person.page.get_by_role("region", name=person.say("together"), exact=True)


def hears(person: Person, message: str, **values: object) -> None:
    """What a screen reader is told."""
    told = person.page.get_by_role("status").first
    expect(told).to_contain_text(person.say(message, **values))


def is_at(person: Person, moment: int) -> None:
    slider = person.page.get_by_role("slider", name=person.say("web-replay-moment"))
    expect(slider).to_have_value(str(moment))


def follows(person: Person, name: str) -> None:
    expect(line(person)).to_contain_text(person.say("together-following", name=name))


@pytest.mark.rule("A-78", "A-79")
def test_three_watch_a_replay_and_one_goes_their_own_way(invite: Invite) -> None:
    party = over(invite)
    ann, ben = party["red-spymaster"], party["red-operatives"]
    anns, bens = Keys(ann), Keys(ben)
    room = ann.code
    anns.goes_to(ann.say("web-replay"))
    anns.press("Enter")
    expect(ann.page.get_by_role("region", name=ann.say("web-replay-player"))).to_be_visible()
    anns.goes_to(ann.say("together-show"))
    anns.press("Enter")
    hears(ann, "together-leading")
    assert anns.focus == ann.say("together-stop")
    anns.press("ArrowRight")
    is_at(ann, 1)

    # Ben is still at the table: he hears of it, and comes.
    hears(ben, "web-feed-leads", name="Ann")
    can_use(ben)
    bens.goes_to(ben.say("together-watch"))
    bens.press("Enter")
    follows(ben, "Ann")
    hears(ben, "together-following", name="Ann")
    is_at(ben, 1)
    anns.press("ArrowRight")
    is_at(ben, 2)
    hears(ben, "identity-red")
    can_use(ann)
    can_use(ben)

    # His own step breaks away; the leader moves him no more until he joins again.
    bens.press("ArrowLeft")
    is_at(ben, 1)
    expect(line(ben)).to_contain_text(ben.say("web-feed-leads", name="Ann"))
    anns.press("End")
    is_at(ann, 3)
    cleo = invite("Cleo")
    cleo.follows(room)
    cleo.presses("web-door-in")
    cleo.gives_name()
    cleo.page.get_by_role("link", name=cleo.say("together-watch"), exact=True).click()
    is_at(cleo, 3)  # who comes later is where the leader is
    follows(cleo, "Ann")
    is_at(ben, 1)
    bens.goes_to(ben.say("together-follow", name="Ann"))
    bens.press("Enter")
    is_at(ben, 3)
    follows(ben, "Ann")
    assert bens.focus == ben.say("together-by-oneself")
    bens.press("Enter")
    assert bens.focus == ben.say("together-follow", name="Ann")
    can_use(ben)
    bens.press("Enter")


@pytest.mark.rule("A-79")
def test_anybody_takes_the_lead(invite: Invite) -> None:
    party = over(invite)
    ann, ben = party["red-spymaster"], party["red-operatives"]
    for person in (ann, ben):
        person.page.get_by_role("link", name=person.say("web-replay"), exact=True).click()
        expect(person.button("together-show")).to_be_visible()
    ann.presses("together-show")
    hears(ben, "web-feed-leads", name="Ann")  # he was there first, and is left alone
    ben.page.keyboard.press("End")
    bens = Keys(ben)
    bens.goes_to(ben.say("together-show"))
    bens.press("Enter")
    hears(ben, "together-leading")
    hears(ann, "web-feed-leads", name="Ben")
    is_at(ann, 0)
    ann.page.keyboard.press("ArrowRight")
    is_at(ann, 1)
    is_at(ben, 3)
    ann.presses("together-follow", name="Ben")
    is_at(ann, 3)
    bens.press("ArrowLeft")
    is_at(ann, 2)
    bens.press("Enter")  # the same button ends it
    hears(ann, "together-over", name="Ben")
    expect(line(ann)).to_be_hidden()


@pytest.mark.rule("A-79")
def test_the_lead_ends_with_the_page_and_with_the_next_game(invite: Invite) -> None:
    party = over(invite)
    ann, ben = party["red-spymaster"], party["red-operatives"]
    watch = ann.page.get_by_role("link", name=ann.say("together-watch"), exact=True)
    for _ in range(2):
        ben.page.get_by_role("link", name=ben.say("web-replay"), exact=True).click()
        ben.presses("together-show")
        expect(watch).to_be_visible()
        if not _:
            ben.page.get_by_role("link", name=ben.say("web-back-to-game"), exact=True).click()
            expect(watch).to_be_hidden()
    ann.presses("web-next-game")
    expect(line(ben)).to_contain_text(ben.say("together-next"))
    expect(ben.button("together-show")).to_be_hidden()
    expect(ben.button("together-stop")).to_be_hidden()
    can_use(ben)
    line(ben).get_by_role("link").click()
    expect(ben.action).to_be_visible()


@pytest.mark.rule("A-78")
def test_the_big_screen_goes_along_by_itself(invite: Invite) -> None:
    party = over(invite)
    ann, screen = party["red-spymaster"], invite("Screen")
    screen.goes_to(f"/present/{ann.code}")
    expect(screen.board).to_be_visible()
    ann.page.get_by_role("link", name=ann.say("web-replay"), exact=True).click()
    ann.presses("together-show")
    expect(screen.page.get_by_text(screen.say("web-feed-leads", name="Ann")).first).to_be_visible()
    open_ = screen.board.get_by_text(screen.say("web-card-open"))
    expect(open_).to_have_count(25)
    for _ in range(2):
        ann.presses("web-replay-on")
    expect(open_).to_have_count(24)
    can_use(screen)
    ann.presses("together-stop")
    expect(open_).to_have_count(23)  # as the game was left
