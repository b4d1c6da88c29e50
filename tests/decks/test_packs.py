"""Lists of words that people bring."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from covernames.decks import (
    Fault,
    Pack,
    PackRefused,
    read_bytes,
    read_file,
    read_text,
    read_words,
)
from covernames.decks.packs import LARGEST, MOST_FAULTS

WORDS = [f"word{n}" for n in range(30)]


def read(*lines: str, language: str = "en") -> Pack:
    return read_text("\n".join((*lines, *WORDS)), language)


def refused(data: bytes | str, language: str = "en") -> tuple[Fault, ...]:
    with pytest.raises(PackRefused) as caught:
        read_any(data, language)
    return caught.value.faults


def read_any(data: bytes | str, language: str) -> Pack:
    return read_bytes(data, language) if isinstance(data, bytes) else read_text(data, language)


def test_a_plain_list_is_a_deck_of_single_cards() -> None:
    deck = read().deck
    assert [word.text for word in deck.words] == WORDS
    assert all(card.back is None for card in deck.cards)


def test_words_keep_what_is_known_about_them() -> None:
    lines = (
        "SUITS | smoke; smoking | kin: suitsetama,suitsune",
        "/ ÜKSSARVIK | unicorn | parts: üks, sarvik | kin: sarv",
        "# a note",
        "ROOS",
    )
    front, back = read(*lines, language="et").deck.cards[0].words
    assert (front.gloss, front.kin, front.line) == ("smoke; smoking", ("suitsetama", "suitsune"), 1)
    assert (back.parts, back.kin) == (("üks", "sarvik"), ("sarv",))
    assert read(*lines, language="et").deck.cards[1].back is None


def test_phrases_and_one_line_lists() -> None:
    assert read("New York").deck.words[0].text == "New York"
    for comma in (", ", ";", "\t", "、"):
        assert len(read_text(comma.join(WORDS), "en").deck.words) == 30


def test_words_are_normalised_and_doubles_dropped() -> None:
    pack = read("  cafe\u0301 \u200b ", "CAFÉ", "café", "Ｗord0")
    assert pack.deck.words[0].text == "café"
    assert pack.dropped == 3


def test_line_ends_of_every_system() -> None:
    for end in ("\r\n", "\r", "\n"):
        assert len(read_text(end.join(WORDS) + end * 3, "en").deck.words) == 30


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "pack-line-empty"),
        ("   ", "pack-line-empty"),
        ("\u200b", "pack-line-empty"),
        ("!!!", "pack-line-empty"),
        (" | gloss", "pack-line-empty"),
        ("x" * 41, "pack-word-too-long"),
        ("x" * 1_000_000, "pack-line-too-long"),
        ("bell\x07", "pack-control-characters"),
        ("a | gloss | another", "pack-field-unknown"),
    ],
)
def test_a_bad_line_is_refused_with_its_number(line: str, code: str) -> None:
    (fault,) = refused("\n".join(["first", line, *WORDS]))
    assert (fault.code, fault.line) == (code, 2)


def test_every_bad_line_is_named_and_nothing_is_loaded() -> None:
    faults = refused("\n".join([*WORDS, "", "x" * 50, "more"]))
    assert [fault.line for fault in faults] == [31, 32]
    assert len(refused("\n".join(["!"] * 5_000))) == MOST_FAULTS


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0\0", "pack-binary"),
        (b"x" * 50_000_000, "pack-too-large"),
        ("слон\n".encode("cp1251") * 30, "pack-encoding"),
        (b"", "pack-too-few"),
        ("\n".join(WORDS[:24]), "pack-too-few"),
        ("\n".join(f"w{n}" for n in range(10_001)), "pack-too-many"),
        ("x\n" * LARGEST, "pack-too-large"),
    ],
)
def test_what_is_no_list_of_words(data: bytes | str, code: str) -> None:
    assert [fault.code for fault in refused(data)] == [code]


def test_encodings_that_say_what_they_are() -> None:
    for coding in ("utf-8", "utf-8-sig", "utf-16"):
        text = "\n".join(["ÜKS", *WORDS])
        assert read_bytes(text.encode(coding), "et").deck.words[0].text == "ÜKS"
    assert refused("\n".join(WORDS), "xx")[0].code == "language-unknown"


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(PackRefused) as caught:
        read_file(tmp_path / "none.txt", "en")
    assert caught.value.faults[0].code == "pack-unreadable"
    path = tmp_path / "mine.txt"
    path.write_text("\n".join(WORDS), "utf-8")
    assert read_file(path, "en").deck.name == "mine"


def test_mixed_scripts_are_pointed_out_not_refused() -> None:
    pack = read("c\u0430t", "слон", "cafe\u0301", "naïve")
    assert [(fault.code, fault.line) for fault in pack.remarks] == [
        ("pack-mixed-scripts", 1),
        ("pack-other-script", 2),
    ]
    many = read_text("\n".join(f"слон{n}" for n in range(500)), "en")
    assert len(many.remarks) == MOST_FAULTS


@given(st.text() | st.binary())
def test_anything_at_all_is_read_or_refused(data: str | bytes) -> None:
    with suppress(PackRefused):
        assert read_any(data, "th").deck.words


MARKS = "\u0301\u0316" * 1_900


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (f"a{MARKS}", "pack-word-too-long"),
        (f"WORD | a{MARKS}", "pack-run-too-long"),
        (f"WORD | gloss | kin: a, b{MARKS}, c", "pack-run-too-long"),
    ],
)
def test_marks_are_counted_before_they_are_put_in_order(
    line: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("unicodedata.normalize", lambda _, text: text[:1_000])
        faults = refused("\n".join([*WORDS, line]))
    assert [fault.code for fault in faults] == [code]


@given(st.lists(st.text("ab #/|,\n\u200b\u0301\u00adé:", max_size=60), max_size=40))
def test_words_that_were_read_are_read_again_as_the_same(lines: list[str]) -> None:
    with suppress(PackRefused):
        read = read_words([*lines, *(f"word{n}" for n in range(50))], "en")
        words = [word.text for word in read.deck.words]
        assert all(0 < len(word) <= 40 and "|" not in word for word in words)
        again = read_words(words, "en")
        assert ([word.text for word in again.deck.words], again.dropped) == (words, 0)


@pytest.mark.parametrize(
    ("words", "language", "code"),
    [
        (["x" * LARGEST, "y"], "en", "pack-too-large"),
        (["a", "b\ufffd"], "en", "pack-encoding"),
        (["a"], "xx", "language-unknown"),
        (["a"], "en", "pack-too-few"),
    ],
)
def test_words_that_are_none(words: list[str], language: str, code: str) -> None:
    with pytest.raises(PackRefused) as caught:
        read_words(words, language)
    assert [fault.code for fault in caught.value.faults] == [code]
