"""Was that clue allowed? Asking before, challenging after, the ruling and its price."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.party import Invite, Party
from browser.people import Person


def sides(party: Party) -> tuple[str, str]:
    """The side on turn and the other."""
    return (party.side, "blue" if party.side == "red" else "red")


def challenges(person: Person) -> None:
    person.presses("web-challenge")
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name=person.say("web-challenge"), exact=True).click()


def test_the_other_spymaster_is_asked_in_private(invite: Invite) -> None:
    party = Party.plays(invite, "classic")
    mine, theirs = sides(party)
    giver, judge = party[f"{mine}-spymaster"], party[f"{theirs}-spymaster"]
    giver.thinks_of_clue("hush-hush", 1)
    giver.presses("web-clue-ask", name=judge.name)

    question = judge.page.get_by_role("group", name=judge.say("web-proposal"))
    expect(question).to_contain_text("hush-hush")
    judge.presses("web-answer-fine")
    expect(giver.action).to_contain_text(giver.say("web-clue-accepted"))
    for side in (mine, theirs):
        assert "hush-hush" not in party[f"{side}-operatives"].page.content()
        assert "hush-hush" not in "".join(party[f"{side}-operatives"].frames)

    giver.tells_clue("hush-hush", 1)
    for person in party:
        person.sees_clue("hush-hush")


def test_a_clue_falls_and_costs_the_turn_and_a_card(invite: Invite) -> None:
    party = Party.plays(invite, "classic")
    mine, theirs = sides(party)
    party.clue(1)
    challenges(party[f"{theirs}-operatives"])
    for person in party:
        ruling = person.page.get_by_role("group", name=person.say("web-ruling"))
        doubt = person.say("web-ruling-doubt", name=party[f"{theirs}-operatives"].name)
        expect(ruling).to_contain_text(doubt)
    assert len(party.on_turn) == 4

    party[f"{theirs}-operatives"].presses("web-vote-falls")
    party[f"{mine}-spymaster"].presses("web-vote-concede")
    judge = party[f"{theirs}-spymaster"]
    expect(judge.action).to_contain_text(judge.say("web-cover-own"))
    for person in party:
        expect(person.score).to_contain_text(person.say("event-clue-falls"))

    party.cover(party.words(theirs)[0], theirs)
    assert party.on_turn == [f"{theirs}-spymaster"]
    expect(judge.action.get_by_label(judge.say("web-clue-word"))).to_be_visible()


def test_a_clue_stands_by_the_votes_and_guessing_goes_on(invite: Invite) -> None:
    party = Party.plays(invite, "classic")
    mine, theirs = sides(party)
    party.clue(2)
    challenges(party[f"{theirs}-operatives"])
    for seat in (f"{mine}-spymaster", f"{mine}-operatives"):
        party[seat].presses("web-vote-stands")
    for person in party:
        expect(person.score).to_contain_text(person.say("event-clue-stands"))
        expect(person.button("web-challenge")).to_be_hidden()
    party.find(party.words(mine)[0])


def test_the_referee_turns_a_forbidden_clue_back(invite: Invite) -> None:
    party = Party.gathers(invite, "two-player")
    host = party.host
    host.unfolds()
    host.page.get_by_label(host.say("web-set-referee")).select_option("strict")
    expect(host.page.get_by_text(host.say("web-referee-strict-about"))).to_be_visible()
    host.starts()
    party.are_dealt()

    giver = party["red-spymaster"]
    on_the_table = next(card.word for card in giver.cards() if card.word.isalpha())
    giver.thinks_of_clue(on_the_table, 1)
    expect(giver.action).to_contain_text(giver.say("verdict-illegal"))
    with giver.time_stands_still():
        giver.tells_clue(on_the_table, 1)
        expect(giver.page.get_by_role("alert")).to_contain_text(giver.say("clue-illegal"))
    expect(party["red-operatives"].clues).to_have_count(0)
