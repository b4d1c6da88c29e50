"""The referee and the page: what people see when it does not answer, or knows too little."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from browser.party import Invite, Party
from browser.people import Person
from nodes import Node, sqlite_in, without

JUDGE = "**/api/judge"
PAUSE = 300
"""Milliseconds after which the page asks, and a little more."""
PATIENCE = 5_000
"""Milliseconds after which it says that nobody answers."""


def composing(invite: Invite, answer: Callable[[Route], None]) -> tuple[Party, Person]:
    """A table where the referee answers like this; the spymaster's time can be put on."""
    party = Party.plays(invite, "two-player")
    giver = party["red-spymaster"]
    giver.page.route(JUDGE, answer)
    giver.stops_time()
    return party, giver


def types(giver: Person, word: str) -> None:
    giver.action.get_by_label(giver.say("web-clue-word")).fill(word)


def hears(giver: Person, message: str) -> None:
    """Seen, and said politely to whoever listens."""
    said = giver.action.locator("[aria-live=polite]")
    expect(said).to_contain_text(giver.say(message))


def fails(route: Route) -> None:
    route.fulfill(status=500, body="{}")


def never_answers(_: Route) -> None:
    """The request stays open."""


def test_a_referee_that_fails_stops_nobody(invite: Invite) -> None:
    party, giver = composing(invite, fails)
    types(giver, "morning")
    giver.page.clock.run_for(PAUSE)
    hears(giver, "web-referee-silent-give")
    giver.chooses(giver.action, "1")
    giver.tells_clue("morning", 1)
    party["red-operatives"].sees_clue("morning")
    giver.forgives("Failed to load resource: the server responded with a status of 500")


def test_nobody_waits_for_a_referee_that_does_not_answer(invite: Invite) -> None:
    _, giver = composing(invite, never_answers)
    with giver.page.expect_request(JUDGE):
        types(giver, "morning")
        giver.page.clock.run_for(PAUSE)
    hears(giver, "web-referee-thinks")
    giver.page.clock.run_for(PATIENCE)
    hears(giver, "web-referee-silent-give")
    expect(giver.button("web-clue-give-bare")).to_be_enabled()

    giver.page.unroute(JUDGE)  # it is back when the next letter is typed
    [card, *_] = [card.word for card in giver.cards() if card.word.isalpha()]
    types(giver, card)
    giver.page.clock.run_for(PAUSE)
    hears(giver, "verdict-illegal")


# What a server lacks


@pytest.fixture(scope="module")
def lacking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server without the analyser that English has for itself."""
    folder = tmp_path_factory.mktemp("lacking")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", without(folder, "lemminflect"))
        running = Node(sqlite_in(folder)).start()
    yield running
    running.stop()


def test_the_lobby_tells_what_the_referee_lacks(invite: Invite, lacking: Node) -> None:
    host = invite("Ann", at=lacking.url)
    guest = invite("Mari", language="et", at=lacking.url)
    guest.follows(host.opens_room())
    for person in (host, guest):
        person.sees("web-referee-lacks")

    told = guest.page.get_by_text(guest.say("web-referee-lacks"))
    language = host.page.get_by_label(host.say("web-set-language"))
    language.select_option("et")
    expect(told).to_be_hidden()
    language.select_option("en")
    expect(told).to_be_visible()

    host.unfolds()
    host.page.get_by_label(host.say("web-set-referee")).select_option("off")
    expect(told).to_be_hidden()


def test_where_nothing_is_lacking_nothing_is_said(invite: Invite) -> None:
    host = invite("Ann")
    with host.page.expect_response("**/api/languages") as answered:
        host.opens_room()
    assert all(not each["missing"] for each in answered.value.json())
    host.rests()
    expect(host.page.get_by_text(host.say("web-referee-lacks"))).to_be_hidden()
