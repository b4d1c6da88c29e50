"""Letters of our own and those that people prefer: they come, are light, and nothing is cut."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from browser.bot_table import is_to_guess
from browser.layout import are_fitted, fits
from browser.letters import WITHOUT, Counted, Held, are_here, never_come
from browser.looking import comes_true
from browser.party import Invite
from browser.people import Person
from covernames.decks import LANGUAGES, load
from covernames.server import page
from nodes import Node
from waiting import LONGEST

SIZES = ((360, 740), (740, 360), (1280, 800))
LIGHT = 90_000
"""Bytes of letters for who reads Latin."""
EASY = "Atkinson Hyperlegible Next"
PREFERRED = {"typeface": "easy", "spacing": "wide", "size": "largest"}
"""As far from the usual as it goes."""
LATIN = {"sofia-sans-latin-400", "sofia-sans-latin-700", "sofia-sans-condensed-latin-700"}
CYRILLIC = {name.replace("latin", "cyrillic") for name in LATIN}
THAI = {"noto-sans-thai-looped-thai-400", "noto-sans-thai-looped-thai-700"}
READ = {
    "en": LATIN,
    "bg": LATIN | CYRILLIC,
    "th": LATIN | THAI,
    "zh-Hant": {"sofia-sans-condensed-latin-700"},
}
"""What readers fetch for the first page and the table; Indonesian and Estonian as English."""
ARE_IN = """([words, lang, face]) => {
  const wide = (family) => {
    const ruler = document.createElement('span');
    ruler.lang = lang;
    ruler.textContent = words;
    ruler.style.cssText = `position: absolute; font: 700 100px ${family}; white-space: pre`;
    document.body.append(ruler);
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  };
  return document.fonts.check(`700 16px ${face}`, words) &&
    wide('var(--font-word)') === wide(`${face}, monospace`) &&
    wide('var(--font-word)') !== wide('monospace');
}"""
"""Whether the words on the cards stand in certain letters. All of them at once: a short one may be
as wide in the letters of the system."""
OURS = "'Sofia Sans Condensed', 'Noto Looped'"
STAND_INS = """async (texts) => {
  const faces = [...document.fonts].filter((face) => / by /.test(face.family));
  await Promise.allSettled(faces.map((face) => face.load()));
  const pen = document.createElement('canvas').getContext('2d');
  const wide = (family, weight, text) => {
    pen.font = `${weight} 100px '${family}'`;
    return pen.measureText(text).width;
  };
  const bare = (name) => name.replace(/['"]/g, '');
  return faces.filter((face) => face.status === 'loaded').map((face) => {
    const [which, by] = bare(face.family).split(' by ');
    const ours = which === 'Sofia' ? 'Sofia Sans' : 'Sofia Sans Condensed';
    const weight = face.weight === '400' ? 400 : 700;
    const [theirs, own] = [bare(face.family), ours].map((f) => wide(f, weight, texts[which]));
    return [`${which} by ${by} ${weight}`, theirs / own];
  });
}"""
"""How wide the system's letters are that stand in for ours, by ours, where the machine has them."""
MUCH = 0.04


def marks_a_card(person: Person) -> None:
    """At a table with bots: mark a card, so that its button shows."""
    is_to_guess(person)
    word = next(card.word for card in person.cards() if not card.cover)
    person.marks(word)
    expect(person.button("web-guess-word", word=word)).to_be_visible()


def fits_everywhere(person: Person) -> None:
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        fits(person.page)
        are_fitted(person.page)


def prefers(person: Person, **choices: str) -> None:
    """Choose letters in the menu."""
    person.presses("web-menu")
    menu = person.page.get_by_role("dialog")
    summary = menu.get_by_text(person.say("web-letters"), exact=True)
    person.presses_on(summary)
    for name, value in choices.items():
        group = menu.get_by_role("radiogroup", name=person.say(f"web-{name}"), exact=True)
        person.chooses(group, person.say(f"web-{name}-{value}"))
    person.presses("web-close")


def words_of(person: Person) -> str:
    return " ".join(card.word for card in person.cards())


@pytest.mark.parametrize("language", READ)
def test_they_come_and_nothing_else_does(invite: Invite, language: str) -> None:
    ann = invite("Ann", language=language)
    counted = Counted(ann)
    ann.plays_with_bots()
    marks_a_card(ann)
    are_here(ann)
    extra = {name for name in counted.sizes if "latin-ext" in name}  # where a word has š or ž
    assert set(counted.sizes) - extra == READ[language]
    if language != "zh-Hant":
        comes_true(ann.page, ARE_IN, [words_of(ann), language, OURS])
    fits_everywhere(ann)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_where_they_never_come(invite: Invite, language: str) -> None:
    ann = invite("Ann", language=language)
    never_come(ann)
    ann.goes_to()
    fits_everywhere(ann)
    ann.plays_with_bots()
    marks_a_card(ann)
    are_here(ann)
    expect(ann.page.locator("html[data-letters=system]")).to_be_attached()
    fits_everywhere(ann)
    ann.plays_with_bots("duet")
    expect(ann.board.locator(".key").first).to_be_visible()
    are_here(ann)
    fits_everywhere(ann)
    ann.forgives(*WITHOUT)


@pytest.mark.parametrize("language", ["en", "bg"])
def test_words_are_measured_again_when_they_come(invite: Invite, language: str) -> None:
    ann = invite("Ann", language=language)
    ann.goes_to()
    held = Held(ann)
    ann.presses("web-play-bots")
    marks_a_card(ann)
    fits_everywhere(ann)
    styles = "words => words.map((word) => word.getAttribute('style'))"
    words = ann.board.locator(".word")
    before = words.evaluate_all(styles)  # of all: one or the other word may fit in both letters
    held.come()
    are_here(ann)
    assert words.evaluate_all(styles) != before
    fits_everywhere(ann)


@pytest.mark.parametrize("language", ["en", "bg"])
def test_what_stands_in_is_as_wide(invite: Invite, language: str) -> None:
    ann = invite("Ann", language=language)
    ann.plays_with_bots()
    are_here(ann)
    words = " ".join(word.text for word in load(language).words)
    texts = " ".join(ann.say.plain().values())
    widths = ann.page.evaluate(STAND_INS, {"Sofia": texts, "Condensed": words})
    assert {name: by for name, by in widths if abs(by - 1) > MUCH} == {}


def test_other_letters_come_to_those_who_choose_them(invite: Invite) -> None:
    ann = invite("Ann")
    counted = Counted(ann)
    ann.plays_with_bots()
    marks_a_card(ann)
    are_here(ann)
    styles = "words => words.map((word) => word.getAttribute('style'))"
    before = ann.board.locator(".word").evaluate_all(styles)
    easy = {f"atkinson-hyperlegible-next-latin-{weight}" for weight in (400, 700)}
    assert not any("atkinson" in name for name in counted.sizes)

    prefers(ann, typeface="easy")
    comes_true(ann.page, ARE_IN, [words_of(ann), "en", f"'{EASY}'"])
    are_here(ann)
    assert {name for name in counted.sizes if "atkinson" in name} == easy
    fits_everywhere(ann)

    ann.page.reload()  # it is remembered
    expect(ann.board).to_be_visible()
    comes_true(ann.page, ARE_IN, [words_of(ann), "en", f"'{EASY}'"])

    prefers(ann, typeface="ours")
    comes_true(ann.page, ARE_IN, [words_of(ann), "en", OURS])
    fits_everywhere(ann)
    assert ann.board.locator(".word").evaluate_all(styles) == before


def test_words_and_texts_grow(invite: Invite) -> None:
    ann = invite("Ann")
    ann.plays_with_bots()
    is_to_guess(ann)
    sizes = """() => [document.querySelector('.place .word'), document.querySelector('.head .line')]
      .map((each) => parseFloat(getComputedStyle(each).fontSize))"""
    seen = [ann.page.evaluate(sizes)]
    for size in ("large", "largest"):
        prefers(ann, size=size)
        fits(ann.page)
        seen.append(ann.page.evaluate(sizes))
    (word, text), (larger_word, larger_text), (largest_word, largest_text) = seen
    assert word < larger_word < largest_word
    assert text < larger_text < largest_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_however_they_are_preferred(invite: Invite, language: str) -> None:
    ann = invite("Ann", language=language)
    ann.goes_to()
    prefers(ann, **PREFERRED)
    fits_everywhere(ann)
    ann.opens_room()
    fits_everywhere(ann)
    ann.plays_with_bots()
    marks_a_card(ann)
    are_here(ann)
    fits_everywhere(ann)
    ann.presses("web-menu")
    expect(ann.page.get_by_text(ann.say("web-letters"), exact=True)).to_be_visible()
    ann.unfolds("web-stored")
    expect(ann.page.get_by_text(ann.say("web-stored-about"), exact=True)).to_be_visible()
    fits_everywhere(ann)
    ann.presses("web-close")
    ann.plays_with_bots("duet")
    expect(ann.board.locator(".key").first).to_be_visible()
    are_here(ann)
    fits_everywhere(ann)


def test_letters_are_spaced_as_measured(invite: Invite) -> None:
    ann = invite("Ann")
    ann.plays_with_bots()
    is_to_guess(ann)
    prefers(ann, spacing="wide")
    gap = """() => {
      const style = getComputedStyle(document.querySelector('.place .word'));
      return parseFloat(style.letterSpacing) / parseFloat(style.fontSize);
    }"""
    assert ann.page.evaluate(gap) == pytest.approx(0.12, abs=0.001)
    fits_everywhere(ann)


@pytest.mark.parametrize("face", ["sofia", "atkinson"])
def test_all_of_latin_is_light(face: str) -> None:
    files = (page.FOLDER / "assets").glob(f"{face}*latin*.woff2")
    assert 0 < sum(file.stat().st_size for file in files) <= LIGHT


def test_how_they_are_served(node: Node) -> None:
    with httpx.Client(base_url=node.url, timeout=LONGEST) as web:
        hints = web.get("/", headers={"accept-language": "bg"}).headers["link"].split(", ")
        paths = [hint[1 : hint.index(">")] for hint in hints if "as=font" in hint]
        assert ["cyrillic-400" in paths[0], "cyrillic-700" in paths[1]] == [True, True]
        answer = web.get(paths[0])
    assert answer.headers["content-type"] == "font/woff2"
    assert answer.headers["cache-control"] == page.FOREVER
    assert "content-encoding" not in answer.headers
    assert answer.content.startswith(b"wOF2")


def test_their_licence_is_beside_them(node: Node) -> None:
    answer = httpx.get(f"{node.url}/fonts-licence.txt", timeout=LONGEST)
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.count("SIL OPEN FONT LICENSE Version 1.1") == 4
    for authors in ("Sofia Sans", "Noto", EASY):
        assert f"The {authors} Project Authors" in answer.text
