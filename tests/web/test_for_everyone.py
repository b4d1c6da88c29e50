"""axe-core finds nothing to complain about: on every page, by day and by night."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.axe import can_use
from browser.bot_table import is_to_guess, plays_to_the_end
from browser.party import Invite, Party
from browser.people import PHONE
from covernames import VARIANTS


@pytest.mark.parametrize("path", ["/", "/missions", "/replay", "/nowhere"])
def test_pages_without_a_game(invite: Invite, path: str) -> None:
    ann = invite("Ann")
    ann.goes_to(path)
    can_use(ann)


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_how_to_play(invite: Invite, variant: str) -> None:
    ann = invite("Ann")
    ann.goes_to(f"/how/{variant}")
    can_use(ann)


def test_the_classic_table_from_the_door_to_the_result(invite: Invite) -> None:
    party = Party.gathers(invite, "classic")
    eve = invite("Eve")
    eve.follows(party.host.code)
    can_use(party.host)
    can_use(eve)
    eve.presses("web-sit-at", seat=eve.say("seat-red-operatives"))
    can_use(eve)  # the door is open
    party.host.starts()
    party.are_dealt()
    can_use(party.actor)
    word = party.clue(2)
    guesser = party.actor
    guesser.marks(party.words("bystander")[0])
    can_use(guesser)
    can_use(party["red-spymaster"])
    guesser.presses("web-challenge")
    expect(guesser.page.get_by_role("dialog")).to_contain_text(word)
    can_use(guesser)
    guesser.presses("web-cancel")
    guesser.presses("web-menu")
    can_use(guesser)
    guesser.presses("web-close")
    party.guess(party.words("assassin")[0], "assassin")
    can_use(guesser)
    host = party.host
    host.page.get_by_role("link", name=host.say("web-replay"), exact=True).click()
    expect(host.page.get_by_role("region", name=host.say("web-replay-player"))).to_be_visible()
    can_use(host)


def test_a_room_with_a_passcode(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    ann.goes_to()
    ann.page.get_by_text(ann.say("web-passcode-set")).click()
    can_use(ann)
    ann.page.get_by_label(ann.say("web-passcode"), exact=True).fill("sesame")
    ann.presses("web-new-room")
    ben.follows(ann.code)
    can_use(ben)
    ben.page.get_by_label(ben.say("web-passcode")).fill("sesam")
    ben.presses("web-door-in")
    ben.sees("passcode-wrong")
    can_use(ben)


def test_duet_and_its_big_screen(invite: Invite) -> None:
    party = Party.gathers(invite, "duet")
    screen = invite("Screen")
    screen.goes_to(f"/present/{party.host.code}")
    can_use(screen)
    party.host.starts()
    party.are_dealt()
    party.clue(1, by="a")
    party.miss(party.words("bystander", "a")[0], by="b")
    party.clue(1, by="b")
    can_use(party["a"])
    can_use(party["b"])
    can_use(screen)


def test_the_map(invite: Invite) -> None:
    ann = invite("Ann")
    team = ann.page.request.post("/api/teams", data={"names": ["Ann", "Ben"]}).json()["team"]
    ann.goes_to(f"/missions/{team}")
    expect(ann.page.get_by_role("heading", name=ann.say("web-team-sheet"))).to_be_visible()
    can_use(ann)


def test_the_curtain(invite: Invite) -> None:
    ann = invite("Ann")
    ann.goes_to()
    ann.presses("web-play-now")
    expect(ann.page.get_by_role("dialog", name=ann.say("web-curtain"))).to_be_visible()
    can_use(ann)


def test_a_phone_with_bots(invite: Invite) -> None:
    ann = invite("Ann", device=PHONE)
    ann.plays_with_bots()
    is_to_guess(ann)  # now the bots wait, and nothing moves
    can_use(ann)
    plays_to_the_end(ann, Random(4))
    can_use(ann)
