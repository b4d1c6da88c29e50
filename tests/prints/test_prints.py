"""What is printed: the right words, on the right paper, with the key that belongs to the board."""

from __future__ import annotations

import unicodedata
from collections import Counter
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from pypdf import PageObject, PdfReader

from covernames.decks import LANGUAGES, read_words
from covernames.game.missions import MISSIONS
from covernames.messages import Messages
from covernames.pictures import pictures
from covernames.prints import PAPERS, Order, Stock, clean_code, new_code, pdf, stock_of
from covernames.prints.drawn import path, picture
from covernames.prints.fonts import CHAINS
from covernames.prints.letters import font, glyphs, missing, width
from covernames.prints.lines import wrapped
from covernames.prints.making import made
from covernames.prints.marks import Box, Line, Page, Picture, Shape, Text
from covernames.prints.order import EVERYTHING
from covernames.prints.papers import MARGIN, board_of, cards_of, covers_of, pictures_of
from covernames.prints.stock import code_of, key_of
from covernames.refusals import PrintRefused

CODE = "K7QF2M"
SIZES = {"a4": (595.3, 841.9), "letter": (612.0, 792.0)}
POINTS = 72 / 25.4


def printed(pages: tuple[Page, ...], language: str = "en") -> list[PageObject]:
    file = pdf.write(pages, language, "Covernames")
    return list(PdfReader(BytesIO(file), strict=True).pages)


def letters(text: str) -> str:
    """A text without spaces: a PDF places words, it does not write them between."""
    return "".join(unicodedata.normalize("NFKC", text).split())


def texts(page: Page) -> list[str]:
    return [mark.text for mark in page.marks if isinstance(mark, Text)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_says_the_right_words_on_both_papers(language: str, paper: str) -> None:
    stock = stock_of(language, "both", "words")
    order = Order(language, EVERYTHING, "classic", paper, CODE, count=18)
    sheets = printed(made(order, stock), language)
    assert len(sheets) == len(EVERYTHING)
    said = [letters(page.extract_text()) for page in sheets]
    say = Messages(language)
    for word in stock.board(CODE):
        assert letters(word) in said[0], word
    for word in stock.some(18, CODE):
        assert said[2].count(letters(word)) == 2, f"{word}: once upright and once upside down"
    for code in ("red", "blue", "bystander", "assassin"):
        assert letters(say(f"identity-{code}")) in said[1]
        assert letters(say(f"identity-{code}")) in said[3]
    for code in ("how-idea-key", "print-turn-classic", "how-clue-visible", "how-end-assassin"):
        assert letters(say(code)) in said[4], code
    for city, mission in MISSIONS.items():
        numbers = f"{mission.tokens}{mission.mistakes}"
        assert letters(say(f"web-city-{city}")) + numbers in said[5], city
    for what, page in zip(EVERYTHING, sheets, strict=True):
        wide, high = SIZES[paper] if what != "board" else SIZES[paper][::-1]
        assert float(page.mediabox.width) == pytest.approx(wide, abs=0.1)
        assert float(page.mediabox.height) == pytest.approx(high, abs=0.1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_are_in_the_file_and_only_what_is_used_of_them(language: str) -> None:
    order = Order(language, ("board", "rules"), code=CODE)
    file = pdf.write(made(order, stock_of(language, "both", "words")), language, "Covernames")
    reader = PdfReader(BytesIO(file))
    assert reader.trailer["/Root"]["/Lang"] == language  # type: ignore[index]
    fonts = reader.pages[0]["/Resources"]["/Font"]  # type: ignore[index]
    assert fonts
    for each in fonts.values():
        [descendant] = each["/DescendantFonts"]
        file_of_font = descendant["/FontDescriptor"]["/FontFile2"]
        assert len(file_of_font.get_data()) > 300
    assert len(file) < 150_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_decks_can_be_printed(language: str) -> None:
    stock = stock_of(language, "both", "words")
    assert len(stock.cards) == 800
    assert missing("".join(stock.cards) + "".join(map(stock.meaning, stock.cards))) == ""


def test_the_key_follows_from_the_code_alone() -> None:
    order = Order("en", ("board", "key"), code=CODE)
    ours = made(order, stock_of("en", "both", "words"))
    theirs = made(Order("et", ("key",), code=CODE), stock_of("et", "base", "pictures"))
    for page in (*ours, *theirs):
        assert any(CODE in text for text in texts(page)), "board and key find each other by it"
    shapes = [
        [mark for mark in page.marks if isinstance(mark, Shape)] for page in (ours[1], *theirs)
    ]
    assert shapes[0][:25] == shapes[1][:25]
    face, starting = key_of("classic", CODE)
    assert Counter(face["key"])[starting] == 9
    assert key_of("classic", CODE) == (face, starting) != key_of("classic", "K7QF2N")


def test_boards_and_keys_are_those_of_this_version_for_ever() -> None:
    """Who has cut out a board and lost its key gets that key again, from any later version."""
    face, starting = key_of("classic", CODE)
    assert starting == "red"
    initials = {"red": "r", "blue": "b", "bystander": ".", "assassin": "x"}
    assert "".join(initials[identity] for identity in face["key"]) == "x..rrbbb...brrrbr.rbrbr.b"
    assert stock_of("en", "both", "words").board(CODE)[:3] == ("MONKEY", "PEN", "PATCH")


def test_a_second_board_can_be_had_alone() -> None:
    stock = stock_of("bg", "both", "words")
    two = made(Order("bg", ("board", "key"), code=CODE, boards=2), stock)
    assert len(two) == 4
    alone = made(Order("bg", ("board", "key"), code=code_of(CODE, 2)), stock)
    assert (two[1], two[3]) == alone
    assert two[0].says != two[1].says


@pytest.mark.rule("D-006")
def test_a_key_of_duet_is_on_two_pages_each_with_one_side() -> None:
    first, second = made(Order("en", ("key",), "duet", code=CODE), stock_of("en", "both", "words"))
    faces, starting = key_of("duet", CODE)
    assert starting == ""
    for page, side in ((first, "a"), (second, "b")):
        assert page.says.split(", ") == [
            Messages("en")(f"identity-{identity}") for identity in faces[side]
        ]
        assert Counter(faces[side]) == {"agent": 9, "bystander": 13, "assassin": 3}
    assert first.title != second.title


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ("classic", {"red agent": 8, "blue agent": 8, "double agent": 1, "innocent bystander": 7}),
        ("duet", {"agent": 15, "time token": 11}),
    ],
)
def test_there_are_as_many_covers_as_in_the_box(game: str, counts: dict[str, int]) -> None:
    order = Order("en", ("agents",), game, code=CODE)  # type: ignore[arg-type]
    [page] = made(order, stock_of("en", "both", "words"))
    assert Counter(texts(page)) == {**counts, "assassin": 1}


def test_everything_stays_within_what_a_printer_reaches() -> None:
    for paper in PAPERS.values():
        for cut in (board_of(paper), cards_of(paper), pictures_of(paper), covers_of(paper)):
            assert cut.left >= MARGIN
            assert cut.top >= MARGIN
        for language in LANGUAGES:
            order = Order(language, EVERYTHING, "duet", paper.name, CODE, meanings=True, count=18)
            for page in made(order, stock_of(language, "both", "words")):
                for mark in page.marks:
                    if isinstance(mark, Text):
                        wide = width(mark.text, mark.face) * mark.size
                        left = mark.x - {"start": 0, "middle": wide / 2, "end": wide}[mark.anchor]
                        assert left > MARGIN, mark
                        assert left + wide < page.width - MARGIN, mark
                        assert mark.y < page.height - MARGIN, mark


def test_cuts_lie_exactly_between_the_pieces() -> None:
    [page] = made(Order("en", ("cards",), code=CODE, count=18), stock_of("en", "both", "words"))
    lines = [mark for mark in page.marks if isinstance(mark, Line)]
    down = sorted(line.x1 for line in lines if line.x1 == line.x2)
    across = sorted(line.y1 for line in lines if line.y1 == line.y2 and line.x2 - line.x1 > 60)
    assert [b - a for a, b in pairwise(down)] == pytest.approx([63] * 3)
    assert [b - a for a, b in pairwise(across)] == pytest.approx([44] * 6)
    assert down[0] + down[-1] == pytest.approx(page.width)
    drawn = printed((page,))[0].get_contents()
    assert drawn is not None
    assert f"{POINTS:.6f} 0 0 {-POINTS:.6f} 0".encode() in drawn.get_data()


def test_words_of_ones_own_keep_their_order_and_their_meanings() -> None:
    lines = [f"word{n} | meaning {n}" for n in range(30)]
    own = read_words(lines, "en").deck
    stock = stock_of("en", "both", "words", own)
    pages = made(Order("en", ("cards",), code=CODE, meanings=True), stock)
    assert len(pages) == 2
    said = [text for page in pages for text in texts(page)]
    assert [text for text in said if text.startswith("meaning")] == [
        f"meaning {n}" for n in range(30)
    ]
    assert len(made(Order("en", ("cards",), code=CODE, count=18), stock)) == 1
    plain = made(Order("en", ("cards",), code=CODE), stock)
    assert not any(text.startswith("meaning") for page in plain for text in texts(page))


def test_letters_without_a_font_are_named() -> None:
    own = read_words([f"word{n}" for n in range(25)] + ["ქართული"], "en").deck
    with pytest.raises(PrintRefused) as refused:
        made(Order("en", ("cards",), code=CODE), stock_of("en", "both", "words", own))
    assert refused.value.code == "print-letters-missing"
    assert refused.value.data["letters"] == "ქ ა რ თ უ ლ ი"


def test_pictures_are_drawn_with_lines() -> None:
    pages = made(
        Order("en", ("board", "cards"), code=CODE, count=40), stock_of("en", "both", "pictures")
    )
    assert len(pages) == 3
    on = [[mark.name for mark in page.marks if isinstance(mark, Picture)] for page in pages]
    assert list(map(len, on)) == [25, 20, 20]
    file = pdf.write(pages, "en", "Covernames")
    assert b"/Image" not in file
    known = {each.id for each in pictures()}
    assert all(set(names) <= known for names in on)


def test_every_picture_can_be_drawn() -> None:
    for each in pictures():
        assert picture(each.id).count("q") >= 2


def test_a_mixed_deck_cuts_words_and_pictures_to_their_own_size() -> None:
    stock = stock_of("id", "both", "mixed")
    pages = made(Order("id", ("cards",), code=CODE, count=0), stock)
    kinds = [any(isinstance(mark, Picture) for mark in page.marks) for page in pages]
    assert kinds == sorted(kinds)
    assert len(pages) == -(-800 // 18) + -(-len(pictures()) // 20)


def test_marks_stand_above_their_letters_and_above_each_other() -> None:
    """ที่: the tone mark lies above the vowel, and neither takes any room."""
    placed, wide = glyphs("ที่", "card")
    assert [glyph.text for glyph in placed] == list("ที่")
    assert wide == width("ท", "card")
    high = font("noto-sans-thai-looped-thai-700").font
    above = [high.get_glyph_extents(glyph.number).y_bearing / 1000 + glyph.y for glyph in placed]
    assert above[0] < above[1] < above[2]
    alone, _ = glyphs("ท่", "card")
    assert alone[1].number != placed[2].number or alone[1].y != placed[2].y, "lower without a vowel"


def test_what_is_searched_in_the_file_is_what_was_written() -> None:
    words = ("น้ำ", "ปู่", "กั้น", "ญี่ปุ่น", "ÕUN", "Й", "貓頭鷹")
    marks = tuple(Text(20, 20 + 10 * n, word, 5, "card") for n, word in enumerate(words))
    [page] = printed((Page("words", 210, 297, marks),))
    assert letters(page.extract_text()) == letters("".join(words))


def test_lines_are_as_long_as_their_room() -> None:
    text = "Two players, or two groups, sit face to face."
    lines = wrapped(text, "text", 4, 30)
    assert " ".join(lines) == text
    assert all(width(line, "text") * 4 <= 30 for line in lines)
    assert len(lines) == 3
    assert wrapped("貓，狗。鳥", "text", 10, 20) == ["貓，", "狗。", "鳥"]
    assert wrapped("ผู้เล่นสองคนนั่งหันหน้าเข้าหากัน", "text", 4, 22) == [
        "ผู้เล่นสองคน",
        "นั่งหันหน้า",
        "เข้าหากัน",
    ]
    assert "".join(wrapped("W" * 40, "card", 5, 30)) == "W" * 40
    assert wrapped("", "text", 4, 40) == []


@pytest.mark.parametrize(
    ("drawn", "written"),
    [
        ("M1 2l3 4z", "1.000 2.000 m 4.000 6.000 l h"),
        ("M1 2 3 4h-1v.5", "1.000 2.000 m 3.000 4.000 l 2.000 4.000 l 2.000 4.500 l"),
        (
            "M0 0c1 0 2 1 2 2s1 2 2 2",
            "0.000 0.000 m 1.000 0.000 2.000 1.000 2.000 2.000 c 2.000 3.000 3.000 4.000 4.000 4.000 c",  # noqa: E501
        ),
    ],
)
def test_paths(drawn: str, written: str) -> None:
    assert path(drawn) == written
    with pytest.raises(ValueError, match="a path with A"):
        path("M0 0A1 2")


def test_codes() -> None:
    assert clean_code(" k7qf2m-2 ") == "K7QF2M-2"
    assert len({new_code() for _ in range(100)}) == 100
    assert clean_code(new_code())
    for wrong in ("", "a b", "ä", "A" * 25, "../x"):
        with pytest.raises(PrintRefused):
            clean_code(wrong)


def test_an_emblem_is_told_by_its_shape_too() -> None:
    order = Order("en", ("key",), code=CODE)
    [page] = made(order, stock_of("en", "both", "words"))
    cells = [mark for mark in page.marks if isinstance(mark, Shape)][:25]
    assert len({mark.path for mark in cells}) == 4
    assert any(isinstance(mark, Box) and mark.line == 2 for mark in page.marks)


def test_without_its_fonts_it_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("covernames.prints.letters.FOLDER", tmp_path)
    font.cache_clear()
    with pytest.raises(PrintRefused) as refused:
        font(CHAINS["text"][0])
    assert refused.value.code == "print-no-letters"
    monkeypatch.setattr("covernames.prints.drawn.FOLDER", tmp_path)
    picture.cache_clear()
    with pytest.raises(PrintRefused) as refused:
        picture(pictures()[0].id)
    assert refused.value.code == "print-no-pictures"


def test_the_same_order_gives_the_same_file() -> None:
    stock: Stock = stock_of("zh-Hant", "both", "words")
    order = Order("zh-Hant", code=CODE)
    first, again = (pdf.write(made(order, stock), "zh-Hant", "x") for _ in range(2))
    assert first == again
