"""Two and three players, and one device for all."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import expect

from browser.party import Invite, Party
from browser.people import Person


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


def test_a_family_plays_without_assassins_and_with_time(invite: Invite) -> None:
    party = Party.gathers(invite, "two-player")
    host = party.host
    host.unfolds()
    host.page.get_by_label(host.say("web-set-timer")).select_option("strict")
    slow = host.page.get_by_role("group", name=host.say("web-timer-double"))
    slow.get_by_label(host.say.capital("seat-red-spymaster")).check()
    host.page.get_by_role("checkbox", name=host.say("web-set-family")).check()
    host.starts()
    party.are_dealt()
    key = party["red-spymaster"].key()
    assert Counter(key.values()) == {"red": 9, "blue": 8, "bystander": 8}
    for person in party:  # of two minutes four, and some of it is over
        expect(person.page.get_by_role("timer")).to_have_text(re.compile("4:00|3:.."))


class Tablet:
    """One device that goes round."""

    def __init__(self, holder: Person, variant: str) -> None:
        self.holder = holder
        holder.goes_to()
        holder.chooses_game(variant)
        holder.presses("web-play-now")
        self.curtain = holder.page.get_by_role("dialog", name=holder.say("web-curtain"))

    def goes_to(self, seat: str) -> None:
        """To whom everybody waits for."""
        name = self.holder.say.capital(f"seat-{seat}")
        expect(self.curtain).to_contain_text(self.holder.say("web-curtain-hand", seat=name))
        self.holder.sees_no_key()
        self.holder.presses("web-curtain-lift", seat=name)
        expect(self.curtain).to_be_hidden()

    def is_taken_by(self, seat: str) -> None:
        """By somebody who is not on turn."""
        expect(self.curtain).to_be_visible()
        self.curtain.get_by_text(self.holder.say("web-curtain-others")).click()
        name = self.holder.say.capital(f"seat-{seat}")
        self.curtain.get_by_role("button", name=name, exact=True).click()
        expect(self.curtain).to_be_hidden()


def test_one_device_goes_round_behind_a_curtain(invite: Invite) -> None:
    ann = invite("Ann")
    tablet = Tablet(ann, "two-player")
    tablet.goes_to("red-spymaster")
    agents = [word for word, identity in ann.key().items() if identity == "red"]
    ann.gives_clue("everything", len(agents))

    tablet.goes_to("red-operatives")
    ann.sees_no_key()
    for word in agents:
        ann.guesses(word)
        ann.sees_card(word, "identity-red")
    ann.sees_result("outcome-all-found", "outcome-won-together")


def test_the_curtain_falls_after_somebody_came_out_of_turn(invite: Invite) -> None:
    ann = invite("Ann")
    tablet = Tablet(ann, "three-player")
    expect(tablet.curtain).to_be_visible()
    red = (
        ann.say.capital("seat-red-spymaster") in tablet.curtain.get_by_role("heading").inner_text()
    )
    mine, theirs = ("red", "blue") if red else ("blue", "red")
    tablet.goes_to(f"{mine}-spymaster")
    ann.gives_clue(next(iter(ann.key())), 1)  # a word on the table

    tablet.is_taken_by(f"{theirs}-spymaster")
    assert ann.key()
    ann.presses("web-challenge")
    confirm = ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("web-challenge"))
    confirm.click()
    ann.covers(next(word for word, identity in ann.key().items() if identity == theirs))
    ann.gives_clue("lantern", 1)
    tablet.goes_to("operatives")
    ann.sees_no_key()


def test_a_device_goes_round_in_thai(invite: Invite) -> None:
    tablet = Tablet(invite("Ann", language="th"), "classic")
    expect(tablet.curtain).to_be_visible()
