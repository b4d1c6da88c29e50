"""The game on paper in a browser: chosen, seen, printed in its true size, kept as a file."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from browser.axe import can_use
from browser.keys import Keys
from browser.party import Invite
from browser.people import Person
from covernames.prints import stock_of
from covernames.prints.stock import key_of

CODE = "K7QF2M"
POINTS = 72 / 25.4


def test_a_board_and_its_key_are_chosen_printed_and_kept(invite: Invite, tmp_path: Path) -> None:
    ann = invite("Ann", language="et")
    ann.goes_to("/how")
    ann.page.get_by_role("link", name=ann.say("how-print")).click()
    sheets = ann.page.locator("svg.printed")
    expect(sheets).to_have_count(4)
    can_use(ann)
    keys = Keys(ann)
    for each in ("agents", "rules"):
        keys.goes_to(ann.say(f"print-{each}"))
        keys.press("Space")
    keys.goes_to(ann.say("print-code"))
    keys.press("ControlOrMeta+a")
    ann.page.keyboard.type(CODE.lower())
    board = sheets.first
    for word in stock_of("et", "both", "words").board(CODE):
        expect(board.get_by_text(word, exact=True)).to_have_count(1)
    expect(sheets).to_have_count(2)
    face, _ = key_of("classic", CODE)
    said = ", ".join(ann.say(f"identity-{identity}") for identity in face["key"])
    name = ann.say("print-page", number=2, title=f"{ann.say('print-key')} {CODE}")
    expect(ann.page.get_by_role("img", name=f"{name}. {said}")).to_be_visible()

    comes_out_in_true_size(ann, "a4", (210, 297))
    ann.chooses(ann.page, "Letter")
    expect(ann.page.locator("svg.printed.letter")).to_have_count(2)
    comes_out_in_true_size(ann, "letter", (215.9, 279.4))

    with ann.page.expect_download() as kept:
        ann.presses("print-save")
    file = tmp_path / "kept.pdf"
    kept.value.save_as(file)
    assert kept.value.suggested_filename == f"covernames-{CODE}.pdf"
    assert len(PdfReader(file).pages) == 2


def comes_out_in_true_size(person: Person, paper: str, size: tuple[float, float]) -> None:
    """As the browser prints it: a sheet to a page, nothing else, the foot where it was laid out."""
    pages = PdfReader(BytesIO(person.page.pdf(prefer_css_page_size=True))).pages
    assert len(pages) == 2, paper
    assert person.say("print-about") not in pages[0].extract_text()
    for page in pages:
        assert page.mediabox.width / POINTS == pytest.approx(size[0], abs=0.5)
        assert page.mediabox.height / POINTS == pytest.approx(size[1], abs=0.5)
    places: list[tuple[float, float]] = []

    def seen(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        if text.strip().startswith("Covernames"):
            x, y = tm[4], tm[5]
            places.append((x * cm[0] + y * cm[2] + cm[4], x * cm[1] + y * cm[3] + cm[5]))

    for page in pages:
        page.extract_text(visitor_text=seen)
    board, key = [(x / POINTS, y / POINTS) for x, y in places]
    assert key == pytest.approx((12.4, 9.4), abs=1)
    assert board == pytest.approx((9.4, size[1] - 12.4), abs=1), "turned by a quarter"


def test_words_of_ones_own_are_printed_and_faults_are_said(invite: Invite) -> None:
    ann = invite("Ann", language="th")
    ann.goes_to("/print")
    ann.page.get_by_role("combobox", name=ann.say("print-words"), exact=True).select_option("own")
    typed = ann.page.get_by_role("textbox", name=ann.say("web-own-words"))
    typed.fill("แมว\nหมา")
    expect(ann.page.get_by_role("status").first).to_have_text(ann.say("pack-too-few", limit=25))
    typed.fill("\n".join(f"คำ{n} | {n} ความหมาย" for n in range(25)))
    ann.page.get_by_role("checkbox", name=ann.say("print-cards")).check()
    ann.page.get_by_role("checkbox", name=ann.say("print-meanings")).check()
    expect(ann.page.get_by_text("24 ความหมาย").first).to_be_attached()
    can_use(ann)
    ann.forgives("Failed to load resource")  # browsers write down every refusal
