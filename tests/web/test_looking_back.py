"""After a game: it is among one's own, others guess its clues, and its board becomes a picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from browser.axe import can_use
from browser.keys import Keys
from browser.looking import comes_true
from browser.party import Invite, Party
from browser.people import DESK, PHONE


def test_a_clue_of_a_finished_game_is_guessed_by_somebody_else(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann = party.host
    first = party.clue(1)
    [hit, other], [assassin] = party.words("red")[:2], party.words("assassin")
    party.find(hit)
    party.stop()
    party.cover(party.words("blue")[0], "blue")
    word = party.clue(2)
    party.guess(assassin, "assassin")
    party.end("outcome-assassin")

    ann.page.get_by_role("link", name=ann.say("web-replay"), exact=True).click()
    expect(ann.page.get_by_role("region", name=ann.say("web-replay-player"))).to_be_visible()
    ann.page.keyboard.press("End")
    ann.presses("puzzle-make", word=word)
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ann.say("puzzle-link-code"))
    link = dialog.get_by_label(ann.say("puzzle-link")).input_value()
    can_use(ann)
    assert link.endswith("&game=1&clue=2")

    eve = invite("Eve", language="et", device=PHONE)
    eve.goes_to(link)
    expect(eve.page.get_by_text(word, exact=True)).to_be_visible()
    eve.sees("puzzle-found", found=0, goal=2)
    eve.sees_card(hit, "identity-red")
    eve.sees_no_key()
    page = eve.page.content()
    assert "Ann" not in page
    assert first in page  # clues before it were heard by everybody
    can_use(eve)
    eve.guesses(other)
    eve.sees("puzzle-found", found=1, goal=2)
    eve.sees_no_key()
    eve.presses("puzzle-show")
    eve.sees("puzzle-by-you", count=1)
    eve.sees("puzzle-by-players", count=0)
    expect(eve.page.get_by_text(eve.say("puzzle-alien"))).to_be_visible()  # no word of any language
    assert eve.key()[assassin] == "assassin"
    assert "Ann" not in eve.page.content()
    can_use(eve)


def test_a_game_is_among_ones_own_and_its_board_a_picture(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann, ben = party.host, party["red-operatives"]
    party.clue(1)
    party.guess(party.words("assassin")[0], "assassin")
    party.end("outcome-assassin")
    ann.presses("web-share-picture")
    about = ann.say("sharing-board", variant=ann.say("variant-two-player"), count=1)
    picture = ann.page.get_by_role("dialog").get_by_role("img", name=about)
    expect(picture).to_be_visible()
    comes_true(ann.page, "() => document.querySelector('dialog img').naturalWidth === 1080")
    with ann.page.expect_download() as downloading:
        ann.presses("sharing-save")
    assert downloading.value.suggested_filename == "covernames.png"
    assert Path(downloading.value.path()).read_bytes().startswith(b"\x89PNG")
    ann.presses("web-close")

    ben.goes_to()
    ben.page.get_by_role("link", name=ben.say("web-mine")).click()
    game = ben.page.get_by_role("region", name=ben.say("web-evening-games")).get_by_role("listitem")
    expect(game).to_have_count(1)
    expect(game).to_contain_text(ben.say("mine-end-lost"))
    expect(game).to_contain_text(ben.say("mine-with", names="Ann"))
    can_use(ben)
    with ben.page.expect_download() as downloading:
        ben.presses("mine-save")
    saved = json.loads(Path(downloading.value.path()).read_text("utf-8"))
    assert saved["games"][0]["here"][0]["touches"] == 1
    assert "secret" not in json.dumps(saved)

    game.get_by_role("link").click()
    expect(ben.page.get_by_role("region", name=ben.say("web-replay-player"))).to_be_visible()
    ben.page.go_back()
    keys = Keys(ben)
    keys.goes_to(ben.say("mine-erase"))
    keys.press("Enter")
    expect(ben.page.get_by_role("dialog")).to_contain_text(ben.say("mine-erase-about", count=1))
    ben.presses("mine-erase-sure")
    ben.sees("mine-none")
    assert "Ann" not in str(ben.page.evaluate("localStorage.getItem('covernames.mine')"))


@pytest.mark.rule("A-83")
def test_a_replay_is_shared_without_names(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann, ben = party.host, party["red-operatives"]
    party.clue(1)
    party.guess(party.words("assassin")[0], "assassin")
    party.end("outcome-assassin")
    room = ann.page.url.rsplit("/", 1)[-1]
    ann.page.get_by_role("link", name=ann.say("web-replay"), exact=True).click()
    expect(ann.page.get_by_role("region", name=ann.say("web-replay-player"))).to_be_visible()

    def link(*, nameless: bool) -> str:
        keys = Keys(ann)
        keys.goes_to(ann.say("replay-share"))
        keys.press("Enter")
        dialog = ann.page.get_by_role("dialog")
        if nameless:
            keys.goes_to(ann.say("replay-share-nameless"))
            keys.press("Space")
        keys.goes_to(ann.say("replay-share-make"))
        can_use(ann)
        keys.press("Enter")
        field = dialog.get_by_label(ann.say("replay-share-link"))
        expect(field).to_be_focused()
        found = field.input_value()
        can_use(ann)
        ann.presses("web-close")
        assert room not in found
        return found

    for nameless, device in ((False, PHONE), (True, DESK)):
        eve = invite("Eve", language="et", device=device)
        heard: list[str] = []

        def note(response: Response, heard: list[str] = heard) -> None:
            if "/api/" in response.url:
                heard.append(response.text())

        eve.page.on("response", note)
        eve.goes_to(link(nameless=nameless))
        expect(eve.page.get_by_role("region", name=eve.say("web-replay-player"))).to_be_visible()
        eve.page.keyboard.press("End")
        people = eve.page.get_by_text(ben.name)
        if nameless:
            expect(people).to_have_count(0)
            assert not any(name in told for told in heard for name in (ann.name, ben.name, room))
            assert not eve.frames
        else:
            expect(people.first).to_be_visible()
        eve.chooses(eve.page, eve.say("analysis-pane"))
        expect(eve.page.get_by_role("region", name=eve.say("analysis-better"))).to_be_visible()
        expect(eve.page.get_by_text(eve.say("replay-share"), exact=True)).to_have_count(0)
        can_use(eve)
    eve.goes_to("/replay?shared=2222222222")
    expect(eve.page.get_by_role("alert")).to_contain_text(eve.say("replay-unknown"))
    (told,) = eve.faults  # browsers write down every 404
    assert "404" in told
    eve.faults.clear()
