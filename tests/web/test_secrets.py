"""Nobody's browser is told what its person may not see, whatever it shows."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser.party import Invite, Party
from frames import told


def test_the_frames_of_operatives_and_visitors_tell_no_identity(invite: Invite) -> None:
    party = Party.gathers(invite, "classic")
    eve = invite("Eve")
    eve.follows(party.host.code)
    party.guests.append(eve)
    party.host.starts()
    party.are_dealt()
    watched = [party["red-operatives"], party["blue-operatives"], eve]

    first = party.side
    party.clue(2)
    party.find(party.words(first)[0])
    party.guess(party.words("bystander")[0], "bystander")
    left = party.words(party.side)
    party.clue(len(left))
    party.find(*left)
    party.end("outcome-all-found")

    public = {(cell, card.cover) for cell, card in enumerate(eve.cards()) if card.cover}
    assert len(public) == len(left) + 2
    for person in watched:
        kinds = [json.loads(frame)["is"] for frame in person.frames]
        assert "news" in kinds
        assert "face" not in kinds
        assert told(person.frames) == public
    spymaster = party["red-spymaster"]
    assert any('"face"' in frame for frame in spymaster.frames)  # the ear hears what there is


def test_a_second_device_as_a_board_never_shows_the_key(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann, board, thief = party["red-spymaster"], invite("Board"), invite("Thief")
    link = ann.links_device("board")

    with board.page.expect_response("**/devices"):
        board.follows(link)
    party.guests.append(board)
    expect(board.board).to_be_visible()
    assert "#" not in board.page.url
    board.sees_no_key()
    thief.follows(link)  # it was good once
    thief.sees("web-looking-on")

    party.clue(2)
    party.find(party.words("red")[0])
    board.sees_no_key()
    party.stop()
    party.cover(party.words("blue")[0], "blue")
    board.sees_no_key()
    board.page.reload()
    expect(board.board).to_be_visible()
    board.sees_no_key()
    for person in (board, thief):
        assert not any('"is":"face"' in frame for frame in person.frames)


def test_a_second_screen_sees_what_its_person_sees(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann, screen = party["red-spymaster"], invite("Screen")
    screen.follows(ann.links_device("mine"))
    assert screen.key() == ann.key()


def test_the_key_shows_only_while_it_is_held(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann = party["red-spymaster"]
    ann.presses("web-key-hide")
    ann.sees_no_key()
    hold = ann.button("web-key-hold")
    hold.hover()
    ann.page.mouse.down()
    assert ann.key()
    ann.page.mouse.up()
    expect(ann.board).not_to_contain_text(ann.say("web-card-key", identity="").strip())
    ann.sees_no_key()


def test_a_decorated_link_takes_nobody_s_place(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann = party["red-spymaster"]
    key, place = ann.key(), ann.page.url
    for press in ("web-become-stay", "web-become-use"):
        ann.goes_to()
        ann.follows(f"{place}#anything")
        ann.presses(press)
        assert "#" not in ann.page.url
        ann.page.reload()
        assert ann.key() == key
    ann.forgives("Failed to load resource")  # the link that was no good


def test_a_link_to_somebody_else_is_asked_about_and_then_good(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann, ben = party["red-spymaster"], party["red-operatives"]
    key, link = ann.key(), ann.links_device("mine")
    ben.goes_to()
    ben.follows(link)
    ben.sees_no_key()
    ben.presses("web-become-use")
    assert ben.key() == key
