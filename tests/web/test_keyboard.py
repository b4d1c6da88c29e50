"""A whole game without a mouse: clues and guesses, by Tab, arrows and Enter alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.bot_table import MOST, WHOLE_GAME, guessable, is_to_guess
from browser.keys import Keys
from browser.party import Invite, Party
from nodes import Node, sqlite_in


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Node]:
    """A server whose bots leave people time to find their way with the keyboard."""
    monkeypatch.setenv("COVERNAMES_BOT_PAUSE", "0.8")
    running = Node(sqlite_in(tmp_path)).start()
    yield running
    running.stop()


def test_duet_with_a_bot_by_keyboard_alone(invite: Invite, patient: Node) -> None:
    ann = invite("Ann", at=patient.url)
    keys = Keys(ann)
    say = ann.say
    ann.goes_to()
    keys.goes_to(say("variant-classic"))
    keys.press("ArrowLeft")
    expect(ann.page.get_by_role("radio", name=say("variant-duet"))).to_be_checked()
    keys.goes_to(say("web-play-bots"))
    keys.press("Enter")
    expect(ann.board).to_be_visible()

    field = ann.action.get_by_label(say("web-clue-word"))
    clues = guesses = 0
    for _ in range(MOST):
        expect(field.or_(guessable(ann)).or_(ann.result).first).to_be_visible()
        ann.rests()  # cards can be pressed a frame before there is a field
        if ann.result.is_visible():
            if clues and guesses:
                break
            # The bot may touch the assassin before anybody else has guessed: once more, then.
            keys.goes_to(say("web-next-game"))
            keys.press("Enter")
            expect(ann.result).to_be_hidden()
            continue
        if guesses and ann.action.get_by_text(say("event-sudden-death")).is_visible():
            expect(ann.result).to_be_visible()  # the bot guesses as well, and is faster
            continue
        if guessable(ann).first.is_visible() and not field.is_visible():
            guesses += 1
            guesses_by_keyboard(keys, guesses)
        else:
            clues += 1
            keys.goes_to(say("web-clue-word"))
            keys.type(f"sea{clues}")
            keys.press("Enter")  # it has no number yet, and that is where one is now
            keys.press("Space")
            with ann.time_stands_still():
                keys.press("Enter")
                assert keys.focus == say("web-clue-back")
                keys.goes_to(say("web-clue-now"))
                keys.press("Enter")
            expect(ann.clues.get_by_text(f"sea{clues}", exact=True)).to_be_visible()
    assert clues
    assert guesses
    heard = ann.page.get_by_role("status").first
    expect(heard).to_contain_text(ann.result.get_by_role("heading").inner_text())
    keys.goes_to(say("web-next-game"))


def test_a_bot_is_let_begin_by_keyboard(invite: Invite, patient: Node) -> None:
    """Else it leaves people a minute to think, and longer while they write."""
    ann = invite("Ann", at=patient.url)
    ann.plays_with_bots("duet")
    let = ann.action.locator("button.ask")
    expect(let).to_be_visible()
    keys = Keys(ann)
    keys.goes_to(let.inner_text())
    keys.press("Enter")
    is_to_guess(ann)


def guesses_by_keyboard(keys: Keys, times: int) -> None:
    """Any card that is still open to this side: mark it, go to its button, press that."""
    ann = keys.person
    cards = ann.cards()
    may = [cell for cell, card in enumerate(cards) if not card.cover and "a" not in card.missed]
    cell = may[7 * times % len(may)]
    word = cards[cell].word
    keys.goes_to_card(cell)
    assert keys.focus.startswith(f"{word}: ")
    keys.press("Enter")
    confirm = ann.say("web-guess-word", word=word)
    expect(ann.button("web-guess-word", word=word).or_(ann.result).first).to_be_visible()
    if ann.result.is_visible():
        return  # in sudden death the bot may guess as well, and was faster
    keys.press("Enter")
    assert keys.focus == confirm
    keys.press("Enter")
    ann.sees_turned(word)


def test_escape_takes_a_mark_back_and_closes_a_dialog(invite: Invite) -> None:
    ann = invite("Ann")
    keys = Keys(ann)
    ann.plays_with_bots()
    is_to_guess(ann)
    cell = next(cell for cell, card in enumerate(ann.cards()) if not card.cover)
    keys.goes_to_card(cell)
    keys.press("Space")
    expect(ann.board.get_by_role("button", pressed=True)).to_have_count(1)
    keys.press("Escape")
    expect(ann.board.get_by_role("button", pressed=True)).to_have_count(0)
    keys.press("?")
    expect(ann.page.get_by_role("dialog", name=ann.say("web-gloss"))).to_be_visible()
    keys.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    assert keys.focus.startswith(f"{ann.cards()[cell].word}: ")


def test_the_focus_is_never_lost(invite: Invite, patient: Node) -> None:
    ann = invite("Ann", at=patient.url)
    keys, say = Keys(ann), ann.say
    somewhere = ann.page.locator(":focus")
    ann.goes_to()
    keys.goes_to(say("web-new-room"))
    keys.press("Enter")
    expect(ann.seat("red-operatives")).to_be_visible()
    expect(somewhere).to_have_count(1)  # the page has changed
    keys.goes_to(say("web-sit-at", seat=say("seat-red-spymaster")))
    keys.press("Enter")
    expect(ann.seat("red-spymaster").get_by_text(say("web-you"))).to_be_visible()
    expect(somewhere).to_have_count(1)  # the button that was pressed is gone
    keys.goes_to(say("web-menu"))
    keys.press("Enter")
    keys.goes_to(say("web-close"))
    keys.press("Enter")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    assert keys.focus == say("web-menu")


def test_what_happens_is_heard_in_an_open_dialog(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ben = party["red-operatives"]
    ben.presses("web-menu")
    party["red-spymaster"].gives_clue("lantern", 2)
    expect(ben.page.get_by_role("dialog").get_by_role("status")).to_contain_text("lantern")


def test_where_others_point_is_heard(invite: Invite) -> None:
    party = Party.plays(invite, "two-player")
    ann, ben = party["red-spymaster"], party["red-operatives"]
    party.clue(2)
    first, second = [card.word for card in ben.cards() if not card.cover][:2]
    heard = ann.page.get_by_role("status").first
    ben.marks(first)
    expect(heard).to_contain_text(ann.say("web-told-points", name="Ben", words=first))
    ben.marks(second)
    expect(heard).to_contain_text(ann.say("web-told-points", name="Ben", words=second))
    ben.marks(second)  # that takes it back
    expect(heard).to_contain_text(ann.say("web-told-points-no-more", name="Ben", words=second))
    expect(ben.page.get_by_role("status").first).not_to_contain_text("Ben")


def test_time_that_runs_out_is_heard(invite: Invite) -> None:
    party = Party.gathers(invite, "two-player")
    host = party.host
    host.unfolds()
    host.page.get_by_label(host.say("web-set-timer")).select_option("strict")
    host.page.get_by_label(host.say("web-timer-for-clue")).select_option("30")
    expect(host.page.get_by_label(host.say("web-timer-for-clue"))).to_have_value("30")
    host.starts()
    party.are_dealt()
    left = re.compile(re.escape(host.say("web-timer-left", time="0:XX")).replace("XX", r"\d\d"))
    for person in party:
        expect(person.page.get_by_role("status").get_by_text(left)).to_be_attached()


def test_who_goes_on_before_a_dialog_has_told_of_its_end_stays_there(invite: Invite) -> None:
    ann = invite("Ann")
    ann.plays_with_bots()
    keys = Keys(ann)
    keys.goes_to_card(3)
    keys.press("?")
    asked = ann.page.get_by_role("dialog")
    expect(asked).to_be_visible()
    # The browser closes it, as on Escape, and the next key comes before the page hears of that.
    ann.page.evaluate(
        """() => {
          document.querySelector('dialog[open]').close();
          document.querySelector('[data-cell="7"]').focus();
        }"""
    )
    expect(ann.page.locator("dialog")).to_have_count(0)
    expect(ann.page.locator("[data-cell='7']")).to_be_focused()
    keys.press("?")
    expect(asked).to_be_visible()
    keys.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    expect(ann.page.locator("[data-cell='7']")).to_be_focused()


def types(keys: Keys, command: str) -> None:
    """Into the command box, which has the focus."""
    assert keys.focus == keys.person.say("command-box-type")
    keys.type(command)
    keys.press("Enter")


def test_a_game_by_command_box(invite: Invite) -> None:
    ann = invite("Ann")
    keys, say = Keys(ann), ann.say
    ann.plays_with_bots()
    is_to_guess(ann)
    keys.press("/")
    box = ann.page.get_by_role("region", name=say("command-box-title"))
    told = box.get_by_role("log")
    expect(told).to_contain_text(say("command-box-hint"))
    types(keys, say("command-board"))
    for cell, card in enumerate(ann.cards(), 1):
        expect(told).to_contain_text(f"{cell} {card.word}")
    types(keys, say("command-who"))
    expect(told).to_contain_text(f"{say.capital('seat-blue-operatives')}: ")
    types(keys, "nowhere at all")
    expect(told).to_contain_text(say("cell-unknown"))
    for _ in range(MOST):
        expect(guessable(ann).or_(ann.result).first).to_be_visible(timeout=WHOLE_GAME)
        if ann.result.is_visible():
            break
        [cell, *_] = [at for at, card in enumerate(ann.cards()) if not card.cover]
        word = ann.cards()[cell].word
        types(keys, f"{say('command-guess')} {cell + 1}")
        ann.sees_turned(word)
    expect(ann.result).to_be_visible()
    first = ann.clues.first.inner_text().split()[0]
    types(keys, say("command-log"))
    expect(told).to_contain_text(first)
    keys.press("Escape")
    expect(box).to_be_hidden()
    expect(ann.page.locator(":focus")).to_have_count(1)


def test_a_clue_by_command_box(invite: Invite, patient: Node) -> None:
    ann = invite("Ann", at=patient.url)
    keys, say = Keys(ann), ann.say
    ann.plays_with_bots("duet")
    ann.presses("web-menu")
    ann.presses("web-command-box")
    told = ann.page.get_by_role("region", name=say("command-box-title")).get_by_role("log")
    on_the_table = next(card.word for card in ann.cards() if card.word.isalpha())
    types(keys, f"{on_the_table} 2")
    expect(told).to_contain_text(say("verdict-illegal"))
    expect(told).to_contain_text(say("command-box-again"))
    types(keys, f"{say('command-clue')} quorum 2")
    expect(ann.clues.get_by_text("quorum", exact=True)).to_be_visible()
