"""The case of the day in a browser, by keyboard: guessed, given clues for, shared, remembered."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import httpx
import pytest
from playwright.sync_api import Request, expect

from browser.axe import can_use
from browser.keys import Keys
from browser.party import Invite
from browser.people import PHONE, SPOKEN, Person
from covernames.daily.cases import Case, GiveTurn, Opened
from covernames.daily.making import case
from covernames.daily.others import TOGETHER
from covernames.daily.scene import mind_of, ranking, table_of
from covernames.game.key import AGENT, ASSASSIN, BYSTANDER

MONDAY = "2026-01-05"
"""The easiest day of a week."""


def touches(person: Person, keys: Keys, cell: int, word: str) -> None:
    """Walks to a card, chooses it with Enter, and confirms it with Enter on the button below.

    The focus is on the board, where it stays.
    """
    keys.press("Home")
    for key in ["ArrowDown"] * (cell // 5) + ["ArrowRight"] * (cell % 5):
        keys.press(key)
    keys.press("Enter")
    keys.press("Enter")
    expect(person.button("web-guess-word", word=word)).to_be_focused()
    keys.press("Enter")
    expect(person.card(word)).to_contain_text(person.say("identity-agent"))


def test_a_case_is_guessed_shared_and_remembered(invite: Invite) -> None:
    ann = invite("Ann")
    known = case(MONDAY, "en", "words", "guess")
    ann.goes_to(f"/daily/{MONDAY}")
    ann.sees("daily-clue-of", number=1, total=3)
    expect(ann.page.get_by_text(known.clues[0].word, exact=True)).to_be_visible()
    expect(ann.page.get_by_text(known.clues[1].word, exact=True)).to_have_count(0)
    can_use(ann)
    keys = Keys(ann)
    keys.goes_to_card(0)
    for hint in known.clues:
        for cell in hint.meant:
            touches(ann, keys, cell, known.words[cell])
    said = ann.page.get_by_role("status").first
    expect(said).to_contain_text(ann.say("daily-over-solved"))
    ann.sees("daily-result-guess", count=known.par, par=known.par)
    squares = ann.page.get_by_role("img", name=ann.say("daily-squares", found=known.par, missed=0))
    expect(squares.locator("[data-identity=agent]")).to_have_count(known.par)

    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    keys.goes_to(ann.say("web-copy"))
    keys.press("Enter")
    ann.sees("web-copied-result")
    shared = str(ann.page.evaluate("navigator.clipboard.readText()"))
    assert shared.splitlines()[1:4] == ["🟩🟩"] * 3
    assert not any(word in shared for word in known.words)
    assert not any(hint.word in shared for hint in known.clues)

    ann.page.reload()
    ann.sees("daily-over-solved")
    day = ann.page.get_by_role("link", name=ann.say("daily-day-solved", day="January 5"))
    expect(day).to_have_attribute("aria-current", "page")

    ben = invite("Ben", language="et", device=PHONE)  # another browser: the same case, not begun
    ben.follows(shared.splitlines()[-1])
    ben.sees("daily-clue-of", number=1, total=3)
    assert [card.word for card in ben.cards()] == list(known.words)


def test_clues_are_given_and_a_bot_listens(invite: Invite) -> None:
    ann = invite("Ann")
    known = case(MONDAY, "en", "words", "give")
    ann.goes_to(f"/daily/{MONDAY}?task=give")
    ann.sees("daily-clues", count=0)
    keys = Keys(ann)
    for count, hint in enumerate(known.clues, 1):
        keys.goes_to(ann.say("web-clue-word"))
        keys.type(hint.word)
        keys.press("Tab")
        for _ in range(hint.number - 1):
            keys.press("ArrowRight")
        keys.press("Space")
        keys.goes_to(ann.say("web-clue-give", word=hint.word, number=hint.number))
        keys.press("Enter")
        ann.sees("daily-clues", count=count)
    ann.sees("daily-over-solved")
    ann.sees("daily-result-give", count=known.par, par=known.par)
    ann.sees("daily-solution-give")
    can_use(ann)


def asked_of_others(person: Person) -> list[dict[str, Any]]:
    """What a browser sends from now on to know what others did."""
    sent: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/others"):
            sent.append(json.loads(request.post_data or ""))

    person.page.on("request", note)
    return sent


@pytest.mark.rule("A-80")
@pytest.mark.rule("A-81")
def test_what_others_did_is_told_and_a_result_added_if_one_likes(invite: Invite) -> None:
    day = datetime.now(UTC).date().isoformat()
    known = case(day, "id", "words", "guess")
    found = [cell for hint in known.clues for cell in hint.meant]
    ann = invite("Ann", language="id")
    sent = asked_of_others(ann)
    about = {"day": day, "lang": "id", "kind": "words", "touched": found}
    for _ in range(TOGETHER - 1):
        path = f"{ann.base}/api/daily/guess/others"
        # A worker that is busy makes the case behind everybody who plays.
        answer = httpx.post(path, json={**about, "add": True}, timeout=120)
        assert answer.status_code == 200, answer.text
    ann.goes_to(f"/daily/{day}?lang=id")
    keys = Keys(ann)
    keys.goes_to_card(0)
    for cell in found:
        assert not sent
        touches(ann, keys, cell, known.words[cell])
    others = ann.page.get_by_role("region", name=ann.say("daily-others"))
    expect(others).to_contain_text(ann.say("daily-others-few"))
    assert [each["add"] for each in sent] == [False]
    can_use(ann)

    keys.goes_to(ann.say("daily-others-yes"))
    keys.press("Enter")
    all_of_them = ann.say("daily-others-solved", solved=TOGETHER, people=TOGETHER)
    expect(others).to_contain_text(all_of_them)
    assert sent[1:] == [{**about, "given_up": False, "add": True}]  # this, and nothing else
    cards = others.get_by_role("list", name=ann.say("daily-others-touched"))
    expect(cards.get_by_role("listitem")).to_have_count(len(found))
    each = ann.say("daily-others-found", count=TOGETHER, people=TOGETHER)
    expect(ann.page.get_by_text(each)).to_have_count(len(known.clues))
    can_use(ann)

    ann.page.reload()  # a browser adds a case once
    expect(others).to_contain_text(all_of_them)
    keys.goes_to(ann.say("daily-others-stop"))
    keys.press("Enter")
    expect(others).to_contain_text(ann.say("daily-others-no-now"))
    keys.goes_to(ann.say("daily-others-yes"))
    keys.press("Enter")
    expect(others).to_contain_text(ann.say("daily-others-yes-now"))
    assert [each["add"] for each in sent] == [False, True, False]

    ben = invite("Ben", language="id", device=PHONE)  # who says no is not asked again
    sent = asked_of_others(ben)
    for kind in ("words", "pictures"):
        ben.goes_to(f"/daily/{day}?lang=id&kind={kind}")
        card = ben.cards()[found[0]].word
        ben.guesses(card)
        ben.sees("daily-touches", count=1)
        ben.presses("daily-show")
        others = ben.page.get_by_role("region", name=ben.say("daily-others"))
        if kind == "words":
            expect(others).to_contain_text(ben.say("daily-others-sent"))
            ben.presses("daily-others-no")
        expect(others).to_contain_text(ben.say("daily-others-no-now"))
    assert not any(each["add"] for each in sent)


def test_from_the_title_page_to_today(invite: Invite) -> None:
    ann = invite("Ann")
    ann.goes_to("/")
    ann.page.get_by_role("link", name=ann.say("web-daily")).click()
    ann.sees("daily-clue-of", number=1, total=3)
    today = datetime.now(UTC).day
    expect(ann.page.locator("a[aria-current]")).to_contain_text(str(today))
    ann.presses("daily-erase")
    ann.presses("daily-erase-sure")
    assert ann.page.evaluate("localStorage.getItem('covernames.daily')") is None


def hears(case_: Case, turns: list[GiveTurn]) -> int:
    """The card that the listening bot would touch next. Of the key it knows how many are what."""
    face = (AGENT,) * case_.par + (ASSASSIN,) + (BYSTANDER,) * (24 - case_.par)
    table = table_of(case_.words, face, case_.language, turns)
    return ranking(table, mind_of(case_.language).board(case_.words), 1)[0]


@pytest.mark.proof
@pytest.mark.parametrize("language", SPOKEN)
def test_a_bot_solves_a_week_of_cases(invite: Invite, language: str) -> None:
    ann = invite("Ann", language=language)
    for number in range(7):
        day = (date.fromisoformat(MONDAY) + timedelta(days=number)).isoformat()
        known = case(day, language, "words", "guess")  # the page's words and clues, checked here
        ann.goes_to(f"/daily/{day}")
        turns: list[GiveTurn] = []
        for hint in known.clues:
            expect(ann.page.get_by_text(hint.word, exact=True)).to_be_visible()
            assert [card.word for card in ann.cards()] == list(known.words)
            turns.append(GiveTurn(hint.word, hint.number))
            while not set(hint.meant) <= {each.cell for turn in turns for each in turn.touches}:
                cell = hears(known, turns)
                ann.guesses(known.words[cell])
                ann.sees_card(known.words[cell], f"identity-{known.face[cell]}")
                touched = (*turns[-1].touches, Opened(cell, known.face[cell]))
                turns[-1] = GiveTurn(hint.word, hint.number, touched)
        ann.sees("daily-over-solved")
    expect(ann.page.locator("a.solved")).to_have_count(7)
