"""Connections are lost and come back; nothing else is lost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.party import Invite, Party
from browser.people import Person
from nodes import Node, sqlite_in

UNREACHABLE = ("WebSocket connection to", "Failed to load resource: net::ERR_")


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Node]:
    """A server of one's own, to stop and start."""
    node = Node(sqlite_in(tmp_path)).start()
    yield node
    node.stop()


def banner(person: Person) -> Locator:
    """The word that the connection is lost."""
    return person.page.get_by_role("paragraph").get_by_text(person.say("web-lost"))


def test_the_server_goes_away_in_mid_turn_and_comes_back(invite: Invite, fragile: Node) -> None:
    party = Party.plays(partial(invite, at=fragile.url), "two-player")
    giver, guesser = party["red-spymaster"], party["red-operatives"]
    party.clue(1)
    party.find(party.words("red")[0])
    key = giver.key()

    fragile.kill()
    for person in party:
        expect(banner(person)).to_be_visible()
    guesser.stops()  # it waits for the line
    fragile.start()
    for person in party:
        expect(banner(person)).to_be_hidden()
        expect(person.clues).to_have_count(1)
    assert giver.key() == key

    for person in party:
        expect(person.score).to_contain_text(person.say("event-turn-stopped"))
    expect(giver.action).to_contain_text(giver.say("web-cover-phantom", count=1))
    party.cover(party.words("blue")[0], "blue")
    party.clue(1)
    for person in party:
        expect(person.clues).to_have_count(2)
        person.forgives(*UNREACHABLE)


def test_a_page_that_is_loaded_again_in_mid_turn_is_where_it_was(invite: Invite) -> None:
    party = Party.plays(invite, "duet")
    word = party.clue(2, by="a")
    found = party.words("agent", "a")[0]
    party.find(found, by="b")
    for person in party:  # whoever has the key sees the agent there before it is found
        expect(person.card(found)).not_to_contain_text(person.say("web-card-open"))
    seen = {person.name: person.cards() for person in party}
    for person in party:
        person.page.reload()
        person.sees_clue(word)
        assert person.key()
        assert person.cards() == seen[person.name]
    assert party.on_turn == ["b"]
    party.find(party.words("agent", "a")[0], by="b")


def test_a_clue_that_was_being_thought_of_is_still_there(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    giver = party["red-spymaster"]
    field = giver.action.get_by_label(giver.say("web-clue-word"))
    field.fill("nearly")
    giver.page.reload()
    expect(field).to_have_value("nearly")
    giver.gives_clue("nearly", 1)
    for person in party:
        person.sees_clue("nearly")
    party.find(party.words("red")[0])
    party.stop()
    party.cover(party.words("blue")[0], "blue")
    expect(field).to_have_value("")  # for the next clue
