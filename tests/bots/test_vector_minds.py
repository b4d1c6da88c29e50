"""Vectors as minds: what they would say, how near is near, and a blend with associations."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from covernames.bots import blend, vector_store, vectors
from covernames.bots.blend import Blend, blend_of, blended
from covernames.bots.space import Space
from covernames.bots.vectors import VectorBoard, Vectors, vectors_of
from covernames.refusals import VectorsRefused


@pytest.fixture(autouse=True)
def _own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(vector_store.ROOT_VARIABLE, str(tmp_path / "data"))
    vectors_of.cache_clear()
    blend_of.cache_clear()


def mind(tmp_path: Path, *words: str, language: str = "en", name: str = "mine") -> Vectors:
    """Words at angles of their own, ten degrees from one to the next."""
    angles = np.radians(10 * np.arange(len(words)))
    lines = [
        f"{word} {np.cos(a):.4f} {np.sin(a):.4f}" for word, a in zip(words, angles, strict=True)
    ]
    file = tmp_path / f"{name}.vec"
    file.write_text("\n".join(lines), "utf-8")
    vector_store.add(str(file), language)
    return vectors_of(language, name)


def angle(found: Vectors, text: str) -> float | None:
    """Where a word lies, in degrees."""
    x, y = found.vector(text).tolist()
    assert found.vector(text).dtype == np.float32
    if not x and not y:
        return None
    assert np.hypot(x, y) == pytest.approx(1, abs=0.002)
    return float(np.degrees(np.arctan2(y, x)))


# Words


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("en", "the , a Paris ox x2 don't I dogs", "the ox dogs"),
        ("bg", "и река София нож", "река нож"),
        ("zh-Hant", "， 海 大海 the 2 王B", "海 大海"),
        ("th", "น้ำ ก - แม่ the น้ำ2 ปลา", "น้ำ แม่ ปลา"),
        ("en", "A 1 B2 .", "A 1 B2 ."),  # better than nothing
    ],
)
def test_a_bot_says_plain_words_of_the_language(
    tmp_path: Path, language: str, words: str, said: str
) -> None:
    found = mind(tmp_path, *words.split(), language=language)
    assert found.clues == tuple(said.split())
    assert found.language == language
    for clue, vector in zip(found.clues, found.common, strict=True):
        assert vector.tolist() == found.vector(clue).tolist()


def test_a_bot_says_common_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first in a file are the commonest; the others are understood."""
    monkeypatch.setattr(vectors, "SAYABLE", 2)
    found = mind(tmp_path, "Cat", "dog", "emu", "fox", "gnu")
    assert found.clues == ("dog", "emu")
    assert angle(found, "gnu") == pytest.approx(40, abs=0.2)
    found = mind(tmp_path, "Cat", "Dog", "Emu", "fox", "gnu", name="rare")
    assert found.clues == ("fox",)
    found = mind(tmp_path, "Cat", "Dog", "Emu", "Fox", "gnu", name="rarer")
    assert found.clues == ("Cat", "Dog")


def test_what_is_usual_is_seen_by_some_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("cat", "dog", "emu", "fox", "gnu", "hen")
    every = mind(tmp_path, *words)
    assert every.sample.tolist() == every.common.tolist()
    monkeypatch.setattr(vectors, "USUAL", 2)
    third = mind(tmp_path, *words, name="third")
    assert third.sample.tolist() == third.common[[0, 3]].tolist()


@pytest.mark.parametrize(
    ("text", "degrees"),
    [
        ("cat", 0),
        ("CATS", 0),
        ("Dog", 10),  # the first that is spelled so
        ("rainbow", 30),
        ("rain-bow", 30),
        ("cat emu", 20),
        ("cat-emu", 20),
        ("cat_emu", 20),
        ("cat unheard-of", 0),
        ("unheard", None),
        ("un heard", None),
        ("", None),
    ],
)
def test_words_are_found_in_any_form_and_several_in_their_middle(
    tmp_path: Path, text: str, degrees: float | None
) -> None:
    found = mind(tmp_path, "cat", "Dog", "dog", "rainbow", "emu")
    assert angle(found, text) == (None if degrees is None else pytest.approx(degrees, abs=0.2))


def test_the_first_on_the_shelf_is_taken_where_none_is_named(tmp_path: Path) -> None:
    mind(tmp_path, "cat", name="second")
    first = mind(tmp_path, "dog", name="first")
    assert vectors_of("en").clues == first.clues == ("dog",)
    assert first.board(("cat", "dog")) is first.board(("cat", "dog"))
    assert first.board(("cat", "dog")).words == ("cat", "dog")


# Strengths


def test_near_is_what_is_nearer_than_usual() -> None:
    """Similarities that are usual lie around 0, 1 from it; the last card is unknown."""
    known = {"card": np.array([1.0], np.float32), "wide": np.array([2.0], np.float32)}
    nothing = np.zeros(1, np.float32)
    said = np.array([[0.5], [1.2], [3.35], [5.5], [9.0]], np.float32)
    fake = SimpleNamespace(
        clues=("a", "b", "c", "d", "e"),
        vector=lambda word: known.get(word, said[2] if word == "c" else nothing),
        sample=np.array([[1.0], [-1.0]], np.float32),
        common=said,
    )
    board = VectorBoard(fake, ("card", "wide", "stranger"))  # type: ignore[arg-type]
    assert board.clues == fake.clues
    assert board.strengths.dtype == np.float32
    assert board.strengths[:, 0] == pytest.approx([0, 0, 0.5, 1, 1], abs=1e-4)
    assert board.strengths[:, 1] == pytest.approx([0, 0, 0.5, 1, 1], abs=1e-4)
    assert not board.strengths[:, 2].any()
    assert board.risk_strengths is board.strengths
    assert board.strengths_of("c") == pytest.approx([0.5, 0.5, 0], abs=1e-4)
    assert board.strengths_of("unheard").tolist() == [0, 0, 0]
    assert board.strengths_of("unheard").dtype == np.float32


def test_a_card_that_lies_near_everything_is_not_near_more() -> None:
    fake = SimpleNamespace(
        clues=("a",),
        vector=lambda _: np.array([1.0, 1.0], np.float32),
        sample=np.array([[2.0, 0.0], [3.0, 1.0]], np.float32),  # 2 and 4: usually 3
        common=np.array([[3.0, 0.0]], np.float32),
    )
    assert VectorBoard(fake, ("card",)).strengths.tolist() == [[0]]  # type: ignore[arg-type]


# A blend


def test_both_have_a_say_where_both_know_something() -> None:
    written = np.array([[1.0, 0.0], [0.8, 0.2], [0.0, 0.0], [0.0, 0.0]], np.float32)
    measured = np.array([[0.0, 1.0], [0.0, 0.0], [0.4, 0.0], [0.0, 0.0]], np.float32)
    together = blended(written, measured)
    assert together == pytest.approx(np.array([[0.65, 0.35], [0.8, 0.2], [0.4, 0.0], [0.0, 0.0]]))
    assert together.dtype == np.float32


def test_a_blend_says_what_people_wrote_and_hears_anything(tmp_path: Path) -> None:
    space = Space("en", [("cat", ["purr", "dog"]), ("emu", ["bird"])])
    known = ("cat", "dog", "emu", "fox", "gnu", "hen", "owl", "pig", "rat", "yak")
    both = Blend(space, mind(tmp_path, *known))
    words = ("cat", "emu", "fox")
    board = both.board(words)
    assert both.language == "en"
    assert board is both.board(words)
    assert board.words == words
    plain, measured = space.board(words), vectors_of("en").board(words)
    assert list(board.clues) == list(plain.clues)
    for row, clue in enumerate(board.clues):
        near = measured.strengths_of(clue)
        assert board.strengths[row] == pytest.approx(blended(plain.strengths[row], near), abs=1e-3)
        risk = blended(plain.risk_strengths[row], near)
        assert board.risk_strengths[row] == pytest.approx(risk, abs=1e-3)
        heard = blended(plain.strengths_of(clue), near)
        assert board.strengths_of(clue) == pytest.approx(heard, abs=1e-3)
    assert board.strengths_of("yak").tolist() == measured.strengths_of("yak").tolist()


def test_a_blend_needs_vectors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    space = Space("en", [("cat", ["purr"])])
    monkeypatch.setattr(blend, "space_of", lambda _: space)
    for name, code, data in (
        ("", "bots-blend-alone", {"lang": "en"}),
        ("mine", "bots-vectors-unknown", {"lang": "en", "name": "mine"}),
    ):
        with pytest.raises(VectorsRefused) as refusal:
            blend_of("en", name)
        assert (refusal.value.code, refusal.value.data) == (code, data)
    vectors_of.cache_clear()
    mind(tmp_path, "cat", "dog")
    assert blend_of("en").board(("cat",)).words == ("cat",)
    assert blend_of("en", "mine") is blend_of("en", "mine")
