"""From the first page to the table: alone, by link, by code, as a visitor."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Route, expect

from browser.bot_table import goes_on, is_to_guess, plays_to_the_end
from browser.letters import are_here
from browser.looking import comes_true
from browser.party import Invite, Party

LATER = re.compile(r"/assets/(qr|QrCode|OwnPictures)-")
"""What a page fetches after it is there, and only once it knows the room."""
FETCHED = """() => performance.getEntriesByType('resource')
  .map((one) => one.name).filter((url) => url.includes('/assets/'))"""
HAS_FETCHED = (
    f"(files) => {{ const had = ({FETCHED})(); return files.every((f) => had.includes(f)); }}"
)


def test_one_click_to_a_game_with_bots_and_clicks_to_its_end(invite: Invite) -> None:
    ann = invite("Ann")
    ann.plays_with_bots()
    is_to_guess(ann)  # a bot has given the first clue
    plays_to_the_end(ann, Random(1))
    expect(ann.result.get_by_role("heading")).to_be_visible()
    expect(ann.page.get_by_text(ann.say("web-log-meant")).first).to_be_visible()
    goes_on(ann)
    is_to_guess(ann)  # with the same bots
    ann.goes_to()
    ann.page.get_by_role("link", name=ann.say("web-back-to-game")).click()
    expect(ann.board).to_be_visible()


def test_bots_and_people_at_one_table(invite: Invite) -> None:
    ann = invite("Ann")
    ann.opens_room("three-player")
    ann.sits("operatives")
    expect(ann.button("web-start")).to_be_disabled()
    for seat in ("red-spymaster", "blue-spymaster"):
        ann.seats_bot(seat)
    ann.starts()
    plays_to_the_end(ann, Random(2))


def test_a_code_leads_to_the_room_and_the_lobby_says_who_is_missing(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    code = ann.opens_room("duet")
    ann.sits("a")
    ann.sees("web-start-missing", seats=ann.say("seat-b"))

    ben.goes_to()
    ben.page.get_by_label(ben.say("web-join-code")).fill(f"{ben.base}/r/{code}")
    ben.presses("web-join-go")
    ben.sits("b")
    ann.sees("web-start-ready")
    ben.sees("web-start-host", name="Ann")
    expect(ann.page.get_by_role("img", name=ann.say("web-qr"))).to_be_visible()


def test_a_visitor_sees_the_table_and_nothing_else(invite: Invite) -> None:
    party = Party.gathers(invite, "two-player")
    eve = invite("Eve")
    eve.follows(party.host.code)
    party.host.sees("web-spectators", count=1)
    party.guests.append(eve)
    party.host.starts()
    party.are_dealt()
    eve.sees("web-looking-on")
    eve.sees_no_key()

    party.clue(1)
    expect(eve.card(party.words("red")[0])).to_be_disabled()
    party.find(party.words("red")[0])
    for act in ("web-stop", "web-challenge", "web-clue-give-bare"):
        expect(eve.button(act)).to_be_hidden()

    eve.presses("web-door-in")
    eve.gives_name()
    expect(party.host.page.get_by_text("Eve", exact=True)).to_be_visible()
    party.guess(party.words("assassin")[0], "assassin")
    party.end("outcome-assassin", "outcome-lost-together")


def test_a_room_that_is_not_there_says_so(invite: Invite) -> None:
    ann = invite("Ann")
    ann.follows("nowhere1")
    expect(ann.page.get_by_role("heading", name=ann.say("room-unknown"))).to_be_visible()
    ann.page.get_by_role("main").get_by_role("link", name=ann.say("web-home")).click()
    expect(ann.button("web-play-bots")).to_be_visible()


def test_own_words_are_checked_and_played(invite: Invite) -> None:
    ann = invite("Ann")
    ann.opens_room("two-player")
    words = [f"Thing{number}" for number in range(25)]
    ann.unfolds()
    ann.presses("web-own-words")
    dialog = ann.page.get_by_role("dialog")
    field = dialog.get_by_role("textbox")
    field.fill("\n".join(words[:20]))
    ann.presses("web-own-words-check")
    expect(dialog.get_by_role("listitem").first).to_be_visible()

    ann.brings_file(dialog, "words.txt", "\n".join(words))
    expect(field).to_have_value("\n".join(words))
    expect(dialog).to_contain_text(ann.say("web-own-words-good", count=25))
    ann.presses("web-own-words-use")
    expect(dialog).to_be_hidden()
    used = ann.page.get_by_text(ann.say("web-own-words-used", count=25))
    expect(used.first).to_be_visible()

    # Another setting leaves them as they are, and a page that has just come can show them.
    game = ann.page.get_by_label(ann.say("web-set-variant")).first
    for variant in ("classic", "two-player"):
        game.select_option(variant)
        expect(ann.page.get_by_text(ann.say(f"variant-{variant}-about")).first).to_be_visible()
    ann.page.reload()
    ann.unfolds()
    expect(used.first).to_be_visible()
    ann.presses("web-own-words")
    expect(field).to_have_value("\n".join(words))
    ann.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

    ann.sits("red-operatives")
    ann.seats_bot("red-spymaster")
    ann.starts()
    assert {card.word.lower() for card in ann.cards()} == {word.lower() for word in words}


@pytest.mark.parametrize("path", ["/", "/r/{code}", "/present/{code}", "/replay", "/missions"])
def test_the_server_names_beforehand_just_what_a_page_will_fetch(invite: Invite, path: str) -> None:
    ann, ben = invite("Ann", language="et"), invite("Ben", language="et")
    path = path.format(code=invite("Host").opens_room())

    def without_hints(route: Route) -> None:
        answer = route.fetch()
        assert "modulepreload" in answer.headers.pop("link")
        route.fulfill(response=answer, headers=answer.headers)

    ben.page.route("**" + path, without_hints)
    # A document that was touched on its way counts as foreign, and may not open sockets here.
    ben.context.grant_permissions(["local-network-access"])
    fetched: list[set[str]] = []
    for person in (ann, ben):
        person.goes_to(path)
        expect(person.page.get_by_role("main")).to_be_visible()
        expect(person.page.get_by_text(person.say("web-connecting"))).to_be_hidden()
        person.page.wait_for_load_state("networkidle")
        are_here(person)
        if fetched:  # nothing was named to Ben, who may be slower: what is missing may still come
            comes_true(person.page, HAS_FETCHED, [*fetched[0]])
        files = person.page.evaluate(FETCHED)
        fetched.append({file for file in files if not LATER.search(file)})
    assert fetched[0] == fetched[1]


def test_who_leaves_is_at_home(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    ben.follows(ann.opens_room("duet"))
    ben.sits("b")
    ben.presses("web-menu")
    ben.presses("web-leave")
    expect(ben.button("web-new-room")).to_be_visible()
    expect(ann.seat("b").get_by_text("Ben")).to_be_hidden()
