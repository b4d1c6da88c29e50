"""Duet: two sides, two halves of a key, nine turns."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.party import Invite, Party


def agents_of(party: Party, face: str) -> list[str]:
    return party.words("agent", face)


def test_duet_is_won(invite: Invite) -> None:
    party = Party.plays(invite, "duet")
    assert party.on_turn == ["a", "b"]
    expect(party["a"].score).to_contain_text(party["a"].say("web-turn-clue-either-mine"))

    mine = agents_of(party, "a")
    party.clue(len(mine), by="a")
    expect(party["b"].action).to_contain_text(party["b"].say("web-guess-duet"))
    party.find(*mine, by="b")

    rest = agents_of(party, "b")
    assert len(mine) + len(rest) == 15
    party.clue(len(rest), by="b")
    party.find(*rest, by="a")
    party.end("outcome-all-found", "outcome-won-together", "Score:")


def test_duet_in_sudden_death(invite: Invite) -> None:
    party = Party.gathers(invite, "duet")
    host = party.host
    host.unfolds()
    tokens = host.page.get_by_role("slider", name=host.say("web-set-tokens", count=9))
    tokens.press("Home")
    expect(host.page.get_by_text(host.say("web-set-tokens", count=1), exact=True)).to_be_visible()
    host.starts()
    party.are_dealt()

    party.clue(2, by="a")
    party.find(agents_of(party, "a")[0], by="b")
    party.actor.stops()
    for person in party:
        expect(person.action).to_contain_text(person.say("event-sudden-death"))

    party.find(*agents_of(party, "a"), by="b")
    party.find(*agents_of(party, "b"), by="a")
    party.end("outcome-all-found", "outcome-won-together")


def test_duet_is_lost(invite: Invite) -> None:
    party = Party.plays(invite, "duet")
    party.clue(1, by="b")
    party.miss(party.words("bystander", "b")[0], by="a")

    party.clue(1, by="a")
    [deadly, *_] = party.words("assassin", "a")
    party.guess(deadly, "assassin", by="b")
    party.end("outcome-assassin", "outcome-lost-together")

    for side in ("a", "b"):  # the whole key lies open, each face of it
        label = party["b"].say("web-key-of", side=party["b"].say(f"side-{side}"))
        party["b"].chooses(party["b"].result, label)
        assert sum(card.key == "assassin" for card in party["b"].cards()) >= 2


def test_a_mission_is_won_and_opens_the_map(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    say = ann.say
    ann.goes_to("/missions")
    ann.page.get_by_label(say("web-team-names")).fill("Ann, Ben")
    ann.presses("web-team-begin")
    world = ann.page.get_by_role("group", name=say("web-mission-map-about"))
    city = world.get_by_role("button", name=say("web-city-cairo"))
    expect(city).to_contain_text(say("web-mission-locked"))

    prague = ann.page.get_by_role("region", name=say("web-city-prague"))
    prague.get_by_label(say("web-name")).fill("Ann")
    ann.presses("web-mission-play")
    ben.follows(ann.code)
    ann.sits("a")
    ben.sits("b")
    ann.starts()
    party = Party({"a": ann, "b": ben})
    party.are_dealt()
    for giver, guesser in (("a", "b"), ("b", "a")):
        agents = agents_of(party, giver)
        party.clue(len(agents), by=giver)
        party.find(*agents, by=guesser)
    party.end("outcome-all-found", "outcome-won-together")

    ann.page.get_by_role("link", name=say("web-mission-map")).click()
    expect(city).to_contain_text(say("web-mission-open"))
    won = world.get_by_role("button", name=say("web-city-prague"))
    expect(won).to_contain_text(say("web-mission-won"))
