"""Two and three players, and one device for all."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.party import Invite, Party


def test_two_people_against_the_phantom(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    giver, guesser = party["red-spymaster"], party["red-operatives"]
    party.clue(2)
    party.find(party.words("red")[0])
    party.stop()

    expect(giver.action).to_contain_text(giver.say("web-cover-phantom", count=1))
    expect(guesser.action).not_to_contain_text(guesser.say("web-cover-how"))
    party.cover(party.words("blue")[0], "blue")

    party.clue(1)
    party.guess(party.words("bystander")[0], "bystander")
    party.cover(party.words("blue")[0], "blue")

    left = party.words("red")
    party.clue(len(left))
    party.find(*left)
    party.end("outcome-all-found", "outcome-won-together")


def test_three_people_and_one_of_them_guesses_for_both(invite: Invite) -> None:
    party = Party.plays(invite, "three-player")
    first = party.side
    party.clue(1)
    assert party.on_turn == ["operatives"]
    party.find(party.words(first)[0])
    party.stop()

    second = party.side
    assert {first, second} == {"red", "blue"}
    left = party.words(second)
    party.clue(len(left))
    party.find(*left)
    party.end("outcome-all-found", f"{second.capitalize()} team wins!")


def test_one_device_goes_round_behind_a_curtain(invite: Invite) -> None:
    ann = invite("Ann")
    ann.goes_to()
    ann.chooses_game("two-player")
    ann.presses("web-play-now")
    curtain = ann.page.get_by_role("dialog", name=ann.say("web-curtain"))

    def hands_to(seat: str) -> None:
        name = ann.say.capital(f"seat-{seat}")
        expect(curtain).to_contain_text(ann.say("web-curtain-hand", seat=name))
        ann.sees_no_key()
        ann.presses("web-curtain-lift", seat=name)
        expect(curtain).to_be_hidden()

    hands_to("red-spymaster")
    agents = [word for word, identity in ann.key().items() if identity == "red"]
    ann.gives_clue("everything", len(agents))

    hands_to("red-operatives")
    ann.sees_no_key()
    for word in agents:
        ann.guesses(word)
        ann.sees_card(word, "identity-red")
    ann.sees_result("outcome-all-found", "outcome-won-together")
