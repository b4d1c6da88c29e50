"""The files that bots read: lists, classes, what is left unsaid, packs, directions."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from covernames.bots import directions, lists, pack
from covernames.bots.directions import digest, directions_of, found, store
from covernames.bots.lists import Class, parse, read, read_classes, undrawn, unsaid
from covernames.bots.pack import Pack, pack_of
from covernames.bots.sparse import Sparse
from covernames.decks import LANGUAGES


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the lists of a language lie that nobody speaks."""
    for module in (lists, directions):
        monkeypatch.setattr(module, "files", lambda _: tmp_path)
    unsaid.cache_clear()
    undrawn.cache_clear()
    made = tmp_path / "associations" / "xx"
    made.mkdir(parents=True)
    return made


# Lists


def test_a_line_is_a_head_and_its_words() -> None:
    text = "# a note\twith a tab\nLION\tmane africa\nno tab here\n\n NEW_YORK \tbig_apple  taxi\n"
    assert list(parse(text)) == [("LION", ["mane", "africa"]), ("NEW YORK", ["big_apple", "taxi"])]


def test_all_lists_of_a_language_are_read_in_order(folder: Path) -> None:
    (folder / "common.tsv").write_text("water\twet\n", "utf-8")
    (folder / "base.tsv").write_text("LION\tmane\n", "utf-8")
    (folder / "classes.tsv").write_text("animal\tlion\n", "utf-8")
    (folder / "unsaid.txt").write_text("KING\trude\n", "utf-8")
    (folder / "undrawn.tsv").write_text("LION\tdandelion\n", "utf-8")
    assert list(read("xx")) == [("LION", ["mane"]), ("water", ["wet"])]
    assert list(read("yy")) == []


def test_classes_have_names_and_members(folder: Path) -> None:
    assert list(read_classes("xx")) == []
    text = "# names\tmembers\nanimal beast\tlion otter\nno tab\n"
    (folder / "classes.tsv").write_text(text, "utf-8")
    assert list(read_classes("xx")) == [Class(("animal", "beast"), ("lion", "otter"))]


def test_what_is_left_unsaid_is_so_in_any_spelling(folder: Path) -> None:
    assert unsaid("xx") == frozenset()
    unsaid.cache_clear()
    (folder / "unsaid.txt").write_text("rude\nvery_rude\n", "utf-8")
    assert unsaid("xx") == {"rude", "veryrude"}


def test_what_a_drawing_does_not_call_up_is_told_by_its_thing(folder: Path) -> None:
    assert undrawn("xx") == {}
    undrawn.cache_clear()
    (folder / "undrawn.tsv").write_text("Top Hat\tsoft_top  Roof\n", "utf-8")
    assert undrawn("xx") == {"tophat": {"softtop", "roof"}}


def test_every_language_leaves_something_unsaid() -> None:
    unsaid.cache_clear()
    for language in LANGUAGES:
        assert len(unsaid(language)) > 10, language
    assert {"nazi", "nazis"} & unsaid("en")


# Directions


def links(*triples: tuple[int, int, float]) -> Sparse:
    rows, columns, values = zip(*triples, strict=True)
    return Sparse(
        np.array(rows, np.intp), np.array(columns, np.intp), np.array(values, np.float32), (4, 4)
    )


LINKS = links((0, 0, 1.0), (0, 1, 0.9), (1, 0, 0.8), (1, 1, 1.0), (2, 2, 1.0), (3, 2, 0.5),
              (3, 3, 1.0), (2, 3, 0.7))  # fmt: skip


def test_directions_are_read_only_if_they_are_of_these_lists(folder: Path) -> None:
    mine = found(LINKS)
    assert directions_of("xx", LINKS) == pytest.approx(mine)  # found on the spot
    store(folder / "directions.npz", LINKS)
    assert directions_of("xx", LINKS) == pytest.approx(mine, abs=0.002)
    np.savez(folder / "directions.npz", heads=7 * mine, digest=np.array(digest(LINKS)))
    assert directions_of("xx", LINKS) == pytest.approx(7 * mine, abs=0.01)
    assert directions_of("xx", LINKS).dtype == np.float32
    other = links((0, 0, 1.0), (1, 1, 1.0), (2, 2, 1.0), (3, 3, 0.5))
    assert directions_of("xx", other) == pytest.approx(found(other))
    assert directions_of("yy", LINKS) == pytest.approx(mine)


def test_links_are_told_apart_by_each_of_their_parts() -> None:
    some = links((0, 0, 1.0), (1, 2, 0.5))
    assert digest(some) == digest(links((1, 2, 0.5), (0, 0, 1.0)))
    others = [
        links((0, 0, 1.0), (2, 2, 0.5)),
        links((0, 0, 1.0), (1, 3, 0.5)),
        links((0, 0, 1.0), (1, 2, 0.6)),
    ]
    assert len({digest(each) for each in (some, *others)}) == 4
    assert len(digest(some)) == 32


def test_heads_that_share_words_lie_in_the_same_direction() -> None:
    heads = found(LINKS)
    assert heads.shape == (4, 2)  # fewer than heads, or none would lie near another
    unit = heads / np.linalg.norm(heads, axis=1, keepdims=True)
    near = unit @ unit.T
    assert near[0, 1] > 0.9
    assert near[2, 3] > 0.9
    assert abs(near[0, 2]) < 0.1
    # Strong directions tell what is common, and count less.
    dense = np.zeros((4, 4))
    dense[LINKS.row_of, LINKS.column_of] = LINKS.value
    values = np.linalg.svd(dense)[1][:2]
    assert np.linalg.norm(heads, axis=0) == pytest.approx(values**-0.5, rel=0.01)
    # The largest component of each is positive, whatever the machine.
    assert (heads[np.abs(heads).argmax(axis=0), [0, 1]] > 0).all()


# Packs

VECTORS = {"cat": (1.0, 0.2, 0.0), "city": (-2.0, 0.5, 0.1), "sea-lion": (0.0, 0.03, -0.04)}


@pytest.fixture
def small(tmp_path: Path) -> Pack:
    place = tmp_path / "some" / "where"
    Pack.write(place, list(VECTORS), np.array(list(VECTORS.values()), np.float32))
    Pack.write(place, list(VECTORS), np.array(list(VECTORS.values()), np.float32))  # anew
    assert (place / "words.txt").read_text("utf-8") == "cat\ncity\nsea-lion\n"
    assert np.load(place / "vectors.npy")[2].tolist() == [0, 95, -127]
    return Pack(place, "en")


def test_a_pack_knows_its_words_in_any_form(small: Pack) -> None:
    assert (small.language, small.dimensions) == ("en", 3)
    texts = ("cat", "CATS", "cities", "sealion", "Sea Lion", "dog", "")
    assert [small.number(text) for text in texts] == [0, 0, 1, 2, 2, -1, -1]
    assert small.numbers(["cat", "cats", "sealion"]).tolist() == [0, -1, 2]


def test_a_pack_has_the_directions_that_were_written(small: Pack) -> None:
    for word, vector in VECTORS.items():
        written = np.array(vector) / np.linalg.norm(vector)
        assert small.vector(word) == pytest.approx(written, abs=0.01)
    rows = small.rows(np.array([2, -1, 0]))
    assert rows[1].tolist() == [0, 0, 0]
    assert np.linalg.norm(rows, axis=1) == pytest.approx([1, 0, 1])
    assert rows[0] == pytest.approx([0, 0.6, -0.8], abs=0.01)


@pytest.mark.parametrize("text", ["cat city", "cat-city", "cat_city", "cat-dog city"])
def test_several_words_are_their_middle(small: Pack, text: str) -> None:
    middle = small.vector("cat") + small.vector("city")
    assert small.vector(text) == pytest.approx(middle / np.linalg.norm(middle), abs=1e-4)


def test_only_some_languages_have_a_pack(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert pack_of("et") is None
    assert pack_of("en") is not None
    monkeypatch.setattr(pack, "FOLDER", tmp_path)
    assert pack_of("en") is None
    Pack.write(tmp_path / "et", ["kass"], np.ones((1, 2), np.float32))
    found = pack_of("et")
    assert found is not None
    assert found.language == "et"
    (tmp_path / "et" / "vectors.npy").unlink()
    assert pack_of("et") is None
