"""The table on a screen: what stays in its place, and what a slip of the hand does not do."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.bot_table import guessable, is_to_guess
from browser.layout import fits
from browser.letters import are_here
from browser.party import Invite, Party
from browser.people import PHONE, Person

LONG = 2
READABLE = 20
"""Pixels for a word of two characters on a phone."""
SIZES = """() => [...document.querySelectorAll('.front .word')].map((word) =>
  [word.textContent.trim(), parseFloat(getComputedStyle(word).fontSize)])"""
MOVING = """() => {
  document.documentElement.style.fontSize = '130%';
  document.body.offsetHeight;
  return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
}"""
"""Transitions that a change of size begins."""
LONGER = "() => document.documentElement.scrollHeight - innerHeight"


def _unmissed(giver: Person, guesser: str) -> str:
    """A bystander on the giver's key that the guesser has not missed yet."""
    giver.key()
    cards = [card for card in giver.cards() if card.key == "bystander" and not card.cover]
    return next(card.word for card in cards if guesser not in card.missed)


def test_the_page_does_not_grow_with_the_clues(invite: Invite) -> None:
    party = Party.plays(invite, "duet")
    ann = party["a"]
    ann.page.set_viewport_size({"width": 1280, "height": 560})
    for giver, guesser in ("ab", "ba", "ab", "ba", "ab", "ba"):
        party.clue(1, by=giver)
        party.miss(_unmissed(party[giver], guesser), by=guesser)
    assert ann.page.evaluate(LONGER) <= 0


def test_people_and_chat_stay_where_they_are(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann, ben = party["red-spymaster"], party["red-operatives"]
    for person in (ann, ben):
        person.page.set_viewport_size({"width": 1280, "height": 560})
    for _ in range(3):
        party.clue(1)
        party.guess(party.words("bystander")[0], "bystander")
        party.cover(party.words("blue")[0], "blue")
    expect(ben.clues).to_have_count(3)
    people = ben.page.get_by_role("region", name=ben.say("web-people"))
    write = ben.page.get_by_label(ben.say("web-chat-write"))
    for part in (people, write):
        expect(part).to_be_in_viewport(ratio=1)


def test_a_reaction_is_read_in_every_language(invite: Invite) -> None:
    def come(name: str) -> Person:
        return invite(name, language="et" if name == "Ann" else "en")

    party = Party.plays(come, "two-player")
    ann, ben = party["red-spymaster"], party["red-operatives"]
    ben.presses("reaction-close")
    for person in (ann, ben):
        chat = person.page.get_by_role("region", name=person.say("web-chat"))
        said = chat.get_by_role("listitem").last
        expect(said).to_have_text(f"Ben {person.say('reaction-close')}")
    expect(ann.page.get_by_role("group", name=ann.say("web-reactions"))).to_be_hidden()


def test_a_second_tap_takes_the_choice_back(invite: Invite) -> None:
    ann = invite("Ann", device=PHONE)
    ann.plays_with_bots()
    is_to_guess(ann)
    word = [card.word for card in ann.cards() if not card.cover][-1]  # the button is nearest to it
    box = ann.card(word).bounding_box()
    assert box is not None
    for part in (0.15, 0.85):  # wherever a finger comes down again
        for marked in (True, False):
            ann.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + part * box["height"])
            expect(ann.button("web-guess-word", word=word)).to_be_visible(visible=marked)
    assert not next(card.cover for card in ann.cards() if card.word == word)


def test_a_clue_has_no_number_by_itself_and_can_be_taken_back(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann, ben = party["red-spymaster"], party["red-operatives"]
    ann.key()
    boards = [person.board.bounding_box() for person in party]
    field = ann.action.get_by_label(ann.say("web-clue-word"))
    field.fill("nature")
    field.press("Enter")
    expect(ann.action).to_contain_text(ann.say("web-clue-number-first"))
    ann.chooses(ann.action, "2")
    with ann.time_stands_still():
        ann.presses("web-clue-give", word="nature", number=2)
        ann.presses("web-clue-back")
        expect(field).to_have_value("nature")
    expect(ben.clues).to_have_count(0)
    meant = party.words("red")[0]
    ann.marks(meant)
    ann.tells_clue("nature", 2)
    for person in party:
        person.sees_clue("nature")
    # Nothing has moved, and what was meant is still to be seen by who meant it, and by nobody else.
    assert [person.board.bounding_box() for person in party] == boards
    ann.sees_card(meant, "web-card-meant")
    expect(ben.card(meant)).not_to_contain_text(ben.say("web-card-meant"))


def test_all_five_rows_are_there_sideways_and_at_twice_the_size(invite: Invite) -> None:
    ann = invite("Ann")
    ann.plays_with_bots()
    is_to_guess(ann)
    ann.marks(next(card.word for card in ann.cards() if not card.cover))
    for width, height in ((740, 360), (640, 400)):
        ann.page.set_viewport_size({"width": width, "height": height})
        fits(ann.page)
        for cell in (0, 24):
            card = ann.board.locator(f"[data-cell='{cell}']")
            expect(card).to_be_in_viewport(ratio=1)
        expect(ann.action.get_by_role("button").last).to_be_in_viewport(ratio=1)


def test_who_leaves_is_told_and_a_bot_takes_the_seat(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann, ben = party["red-spymaster"], party["red-operatives"]
    party.clue(1)
    ben.presses("web-menu")
    ben.presses("web-leave")
    ben.presses("web-really", what=ben.say("web-leave"))
    log = ann.page.get_by_role("region", name=ann.say("web-clues"))
    expect(log).to_contain_text(ann.say("web-feed-gone", name="Ben"))
    nobody = ann.say("web-turn-nobody", who=ann.say.capital("seat-red-operatives"))
    expect(ann.action).to_contain_text(nobody)
    ann.presses("web-seat-bot")
    expect(ann.action).not_to_contain_text(nobody)
    expect(ann.page.locator(".turned").first).to_be_attached()  # the game goes on


def test_a_latecomer_is_asked_where(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    eve = invite("Eve")
    eve.follows(party.host.code)
    eve.presses("web-door-in")
    eve.gives_name(place="seat-red-operatives")
    expect(eve.page.get_by_text(eve.say("web-looking-on"), exact=True)).to_be_hidden()
    party.clue(1)
    expect(guessable(eve).first).to_be_visible()


def test_short_words_are_large_in_chinese(invite: Invite) -> None:
    ann = invite("Ann", language="zh-Hant", device=PHONE)
    ann.plays_with_bots()
    are_here(ann)
    sizes = ann.page.evaluate(SIZES)
    assert min(size for word, size in sizes if len(word) <= LONG) > READABLE


def test_the_end_is_a_scene_that_can_be_skipped(invite: Invite) -> None:
    """Where motion is not wanted there is none of it, and the key is there at once."""
    motion = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "no-preference"}
    party = Party.plays(
        lambda name: invite(name, device=motion) if name == "Ann" else invite(name), "two-player"
    )
    ann, ben = party["red-spymaster"], party["red-operatives"]
    party.clue(1)
    [assassin] = party.words("assassin")
    scene = ann.page.locator(".scene")
    with ann.time_stands_still():
        ben.guesses(assassin)
        ann.sees_turned(assassin)
        ann.page.clock.run_for(1_000)
        expect(scene).to_be_visible()
        expect(scene).to_contain_text(ann.say("outcome-lost-together"))
        ann.page.keyboard.press("Escape")
        expect(scene).to_have_count(0)
    assert all(card.key or card.cover for card in ann.cards())
    party.end("outcome-assassin", "outcome-lost-together")
    expect(ben.page.locator(".scene")).to_have_count(0)
    assert all(card.key or card.cover for card in ben.cards())


def test_the_board_stays_where_it_is_on_a_phone(invite: Invite) -> None:
    """Whoever marks a card does not move it by that."""
    party = Party.plays(lambda name: invite(name, device=PHONE), "duet")
    ann, ben = party["a"], party["b"]
    ann.key()
    before = [person.board.bounding_box() for person in party]
    party.clue(1, by="a")
    ben.marks(party.words("agent", "a")[0])
    expect(ben.action.locator(".confirm")).to_be_visible()
    assert [person.board.bounding_box() for person in party] == before


def test_identities_are_told_apart_in_forced_colours(invite: Invite) -> None:
    ann = invite("Ann")
    ann.plays_with_bots()
    is_to_guess(ann)
    ann.page.emulate_media(forced_colors="active")
    ann.rests()
    colours = ann.page.evaluate(
        "() => [...document.querySelectorAll('.count')].map((e) => getComputedStyle(e).background)"
    )
    assert len(set(colours)) == len(colours) == len(("red", "blue"))
    fits(ann.page)


def test_nothing_moves_where_motion_is_not_wanted(invite: Invite) -> None:
    """Not even for a moment: a transition of everything costs a phone a second."""
    ann = invite("Ann")
    ann.plays_with_bots()
    is_to_guess(ann)
    assert ann.page.evaluate(MOVING) == 0
