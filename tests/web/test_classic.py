"""The classic game: four people, four browsers."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.party import Invite, Party


def test_four_people_play_a_whole_game(invite: Invite) -> None:
    party = Party.plays(invite, "classic")
    first = party.side
    second = "blue" if first == "red" else "red"
    party[f"{first}-operatives"].sees_no_key()
    assert party["red-spymaster"].key() == party["blue-spymaster"].key()

    party.clue(2)
    party.find(*party.words(first)[:2])
    party.stop()

    assert party.side == second
    party.clue(3)
    party.find(party.words(second)[0])
    party.guess(party.words("bystander")[0], "bystander")

    assert party.side == first
    left = party.words(first)
    party.clue(len(left))
    party.find(*left)

    party.end("outcome-all-found", f"{first.capitalize()} team wins!")
    loser = party[f"{second}-operatives"]
    expect(loser.clues).to_have_count(3)
    open_at_last = {card.key for card in loser.cards() if not card.cover}
    assert open_at_last == {second, "bystander", "assassin"}


def test_the_assassin_ends_it_and_the_next_game_begins(invite: Invite) -> None:
    party = Party.plays(invite, "classic")
    winner = "Blue" if party.side == "red" else "Red"
    before = {card.word for card in party.host.cards()}
    [assassin] = party.words("assassin")
    party.clue(1)
    party.guess(assassin, "assassin")
    party.end("outcome-assassin", f"{winner} team wins!")

    ann = party.host
    ann.presses("web-fair")
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.say("web-fair-yes"))
    ann.presses("web-close")
    with ann.page.expect_download() as download:
        ann.presses("web-record")
    assert '"game-ended"' in download.value.path().read_text("utf-8")

    ann.presses("web-next-game")
    for person in party:
        expect(person.result).to_be_hidden()
        assert before.isdisjoint(card.word for card in person.cards())


def test_a_mark_is_seen_by_all_and_is_no_guess(invite: Invite) -> None:
    party = Party.plays(invite, "classic")
    party.clue(1)
    guesser, one, other = party.actor, *party.words("bystander")[:2]
    guesser.marks(one)
    for person in party:
        person.sees_card(one, person.marked_by(guesser.name))
    guesser.marks(other)
    for person in party:
        for word in (one, other):
            person.sees_card(word, person.marked_by(guesser.name))
    guesser.marks(one)
    for person in party:
        expect(person.card(one)).not_to_contain_text(person.marked_by(guesser.name))
        person.sees_card(other, person.marked_by(guesser.name))
        assert not any(card.cover for card in person.cards())
    expect(guesser.button("web-stop")).to_be_hidden()
