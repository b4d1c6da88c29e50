"""The shelf of vectors: what is read, what is refused and where, and what lies there afterwards."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest

from covernames.bots import vector_store
from covernames.bots.vector_store import About, Shelf, add, remove, root, shelf_of, shelves
from covernames.refusals import VectorsRefused
from local_server import Answering

FOUR = "cat 3 4\ndog 0 2\nemu -1 0\nfox 6 8\n"


@pytest.fixture(autouse=True)
def _own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERNAMES_DATA", str(tmp_path / "data"))


def written(tmp_path: Path, content: str | bytes, name: str = "mine.vec") -> str:
    file = tmp_path / name
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return str(file)


def refused(source: str, name: str = "") -> tuple[str, dict[str, object]]:
    with pytest.raises(VectorsRefused) as refusal:
        add(source, "en", name)
    assert shelves() == []
    return refusal.value.code, dict(refusal.value.data)


# Where they lie


def test_the_shelf_is_in_the_data_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert root() == tmp_path / "data" / "vectors"
    monkeypatch.delenv("COVERNAMES_DATA")
    monkeypatch.setattr(vector_store, "user_data_path", lambda name: Path("home") / name)
    assert root() == Path("home") / "covernames" / "vectors"


def test_vectors_are_found_by_language_and_name(tmp_path: Path) -> None:
    source = written(tmp_path, FOUR)
    for language, name in (("en", "second"), ("et", "only"), ("en", "first")):
        add(source, language, name)
    assert [(each.language, each.name) for each in shelves()] == [
        ("en", "first"), ("en", "second"), ("et", "only"),
    ]  # fmt: skip
    assert shelf_of("en").name == "first"
    assert shelf_of("en", "second") == Shelf(root() / "en" / "second", "en", "second")
    assert shelf_of("et", "only").about() == About("et", "only", 4, 2)
    for language, name, asked in (("et", "first", "first"), ("th", "", "?")):
        with pytest.raises(VectorsRefused) as refusal:
            shelf_of(language, name)
        assert refusal.value.code == "bots-vectors-unknown"
        assert refusal.value.data == {"name": asked, "lang": language}
    remove("en", "first")
    assert [each.name for each in shelves()] == ["second", "only"]
    assert not (root() / "en" / "first").exists()


@pytest.mark.parametrize(
    ("file", "given", "name"),
    [("mine.vec", "", "mine"), ("wiki.en.vec.gz", "", "wiki"), ("x.txt", "my.own", "my.own")],
)
def test_vectors_are_called_as_their_file_or_as_one_likes(
    tmp_path: Path, file: str, given: str, name: str
) -> None:
    assert add(written(tmp_path, FOUR, file), "en", given).name == name
    assert [each.name for each in shelves()] == [name]


@pytest.mark.parametrize("name", ["a/b", "/", ".", "..", ".hidden", "../elsewhere"])
def test_a_name_stays_on_the_shelf(tmp_path: Path, name: str) -> None:
    source = written(tmp_path, FOUR)
    assert refused(source, name) == ("bots-vectors-bad-name", {"name": name})
    assert not root().exists()


def test_without_any_name_nothing_is_added() -> None:
    assert refused("https://vectors.example/") == ("bots-vectors-bad-name", {"name": ""})


# What lies there


def rows(name: str = "mine") -> list[list[float]]:
    return shelf_of("en", name).matrix().astype(float).round(3).tolist()  # type: ignore[no-any-return]


def test_words_have_vectors_of_length_one(tmp_path: Path) -> None:
    add(written(tmp_path, FOUR + "zero 0 0\n"), "en")
    shelf = shelf_of("en")
    assert shelf.words() == ["cat", "dog", "emu", "fox", "zero"]
    assert rows() == [[0.6, 0.8], [0, 1], [-1, 0], [0.6, 0.8], [0, 0]]
    assert {file.name for file in shelf.folder.iterdir()} == {
        "about.json", "vectors.npy", "words.txt",
    }  # fmt: skip
    assert list(shelf.folder.parent.iterdir()) == [shelf.folder]


@pytest.mark.parametrize("block", [1, 2, 3, 4, 5])
def test_it_does_not_matter_how_many_are_written_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, block: int
) -> None:
    monkeypatch.setattr(vector_store, "BLOCK", block)
    add(written(tmp_path, FOUR), "en")
    assert rows() == [[0.6, 0.8], [0, 1], [-1, 0], [0.6, 0.8]]


def test_no_more_words_are_kept_than_wanted(tmp_path: Path) -> None:
    for most, kept in ((1, 1), (3, 3), (4, 4), (9, 4)):
        assert add(written(tmp_path, FOUR), "en", most=most).words == kept
        assert shelf_of("en").words() == ["cat", "dog", "emu", "fox"][:kept]


def test_the_same_name_again_takes_the_place_of_the_first(tmp_path: Path) -> None:
    add(written(tmp_path, FOUR), "en")
    add(written(tmp_path, "owl 1 0 0\n"), "en")
    assert shelf_of("en").words() == ["owl"]
    assert shelf_of("en").about() == About("en", "mine", 1, 3)
    with pytest.raises(VectorsRefused):
        add(written(tmp_path, "owl one\n"), "en")
    assert shelf_of("en").words() == ["owl"]  # what is wrong takes no place


# What is read


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("2 2\ncat 1 2\ndog 3 4\n", ["cat", "dog"]),
        ("cat 1 2\ndog 3 4", ["cat", "dog"]),
        ("cat 1.5\n7 3\n", ["cat", "7"]),  # one number each: only the first line may be a header
        ("cat 1 2\r\ndog 3 4\r\n", ["cat", "dog"]),
        ("\ncat 1 2\n\n  \ndog\t3\t4\n", ["cat", "dog"]),
        ("cat 1 2\nnew york 3 4\ndog 3 4\n", ["cat", "dog"]),
        (b"cat 1 2\n\xff 3 4\n", ["cat", "\ufffd"]),
    ],
)
def test_several_forms_are_read(tmp_path: Path, content: str | bytes, words: list[str]) -> None:
    add(written(tmp_path, content), "en")
    assert shelf_of("en").words() == words


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        ("cat one two\n", "not-numbers", 1),
        ("new york 1 2\n", "not-numbers", 1),
        ("2 2\ncat 1 2\ndog 3 x\n", "not-numbers", 3),
        ("cat 1 2\ndog x\n", "not-numbers", 2),
        ("cat 1 2\n\ndog 3 inf\n", "not-numbers", 3),
        ("cat 1 2\ndog 3\n", "uneven", 2),
        ("cat 1 2\ndog\n", "uneven", 2),
        ("2 3\ncat 1 2 3\ndog 1 2 3 4\n", "uneven", 3),
    ],
)
def test_the_line_is_told_that_is_wrong(tmp_path: Path, content: str, code: str, line: int) -> None:
    source = written(tmp_path, content)
    assert refused(source) == (f"bots-vectors-{code}", {"line": line})


@pytest.mark.parametrize("content", ["", "\n\n", "2 3\n", "cat\ndog\n"])
def test_nothing_is_no_vectors(tmp_path: Path, content: str) -> None:
    source = written(tmp_path, content)
    assert refused(source) == ("bots-vectors-empty", {"source": source})


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    packed = gzip.compress(FOUR.encode() * 50, mtime=0)
    sources = [
        str(tmp_path / "missing.vec"),
        written(tmp_path, packed[:-12], "short.vec.gz"),
        written(tmp_path, packed[:20] + b"\0" * 20 + packed[40:], "broken.vec.gz"),
        "http://127.0.0.1:1/mine.vec",
    ]
    for source in sources:
        assert refused(source) == ("bots-vectors-unreadable", {"source": source})


def test_progress_is_told_in_bytes_of_the_file(tmp_path: Path) -> None:
    text = FOUR * 2_000
    packed = gzip.compress(text.encode())
    for content, name in ((text.encode(), "plain.vec"), (packed, "packed.vec.gz")):
        told: list[tuple[int, int]] = []
        source = written(tmp_path, content, name)
        add(source, "en", progress=lambda read, total, told=told: told.append((read, total)))  # type: ignore[misc]
        assert told[-1] == (len(content), len(content))
        assert [read for read, _ in told] == sorted(read for read, _ in told)
        assert {total for _, total in told} == {len(content)}


def test_an_address_is_read_as_a_file_is() -> None:
    told: list[tuple[int, int]] = []
    with Answering(lambda _: FOUR.encode()) as server:
        source = f"{server.url}/some/thing.vec?version=2"
        about = add(source, "et", progress=lambda *both: told.append(both))
    assert about == About("et", "thing", 4, 2)
    assert told[-1] == (len(FOUR), len(FOUR))
    assert [path for path, _, _ in server.requests] == ["/some/thing.vec?version=2"]
    assert np.load(shelf_of("et").folder / "vectors.npy").shape == (4, 2)
