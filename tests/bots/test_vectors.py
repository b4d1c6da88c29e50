"""Vectors of one's own: small ones, made for the purpose."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
from typer.testing import CliRunner

from bot_boards import words_at
from covernames.bots import bot_named, vector_store
from covernames.bots.blend import Blend, blend_of
from covernames.bots.mind_bot import MindBot
from covernames.bots.space import Space
from covernames.bots.vectors import Vectors, vectors_of
from covernames.cli import app
from covernames.dealing import pile_of_words
from covernames.refusals import VectorsRefused
from local_server import Answering
from terminal import invoke

TOPICS = {
    "sea": ["ocean", "river", "fish", "wave", "ship"],
    "court": ["king", "palace", "crown", "queen", "throne"],
    "music": ["piano", "violin", "song", "concert", "drum"],
}


def text(header: bool = False) -> str:
    """Words of a topic lie near each other; a few hundred others lie anywhere."""
    rng = np.random.default_rng(1)
    lines = []
    for topic in TOPICS.values():
        middle = rng.normal(size=20)
        lines += [(word, middle + 0.3 * rng.normal(size=20)) for word in topic]
    lines += [
        (f"other{chr(97 + n % 26)}{chr(97 + n // 26)}", rng.normal(size=20)) for n in range(400)
    ]
    rows = [f"{word} {' '.join(f'{value:.4f}' for value in vector)}" for word, vector in lines]
    return "\n".join([f"{len(rows)} 20"] * header + rows) + "\n"


@pytest.fixture(autouse=True)
def _own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(vector_store.ROOT_VARIABLE, str(tmp_path / "data"))
    vectors_of.cache_clear()
    blend_of.cache_clear()


def added(tmp_path: Path, content: bytes, name: str = "mine.vec") -> vector_store.About:
    file = tmp_path / name
    file.write_bytes(content)
    return vector_store.add(str(file), "en")


@pytest.mark.parametrize("header", [True, False])
@pytest.mark.parametrize("packed", [True, False])
def test_vec_and_glove_are_read_packed_or_not(tmp_path: Path, header: bool, packed: bool) -> None:
    content = text(header).encode()
    about = added(tmp_path, gzip.compress(content) if packed else content, "mine.vec.gz")
    assert about == vector_store.About("en", "mine", 415, 20)
    kept = vector_store.shelf_of("en", "mine")
    assert kept.words()[:2] == ["ocean", "river"]
    assert isinstance(kept.matrix(), np.memmap)
    assert kept.matrix().dtype == np.float16
    assert np.linalg.norm(kept.matrix().astype(np.float32), axis=1) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "bots-vectors-empty"),
        (b"word 1 2\nother 1 2 3\n", "bots-vectors-uneven"),
        (b"word 1 two\n", "bots-vectors-not-numbers"),
        (b"word 1 nan\n", "bots-vectors-not-numbers"),
        (b"word\nother\n", "bots-vectors-empty"),
        (gzip.compress(b"word 1 2\n" * 99, mtime=0)[:-9], "bots-vectors-unreadable"),
    ],
)
def test_what_is_no_vectors_is_refused_and_leaves_nothing(
    tmp_path: Path, content: bytes, code: str
) -> None:
    with pytest.raises(VectorsRefused) as refused:
        added(tmp_path, content)
    assert refused.value.code == code
    assert vector_store.shelves() == []


def test_phrases_among_the_words_are_passed_over(tmp_path: Path) -> None:
    about = added(tmp_path, "cat 1 2\n. . 3 4\nnew\u00a0york 5 6\n\ndog 7 8\n".encode())
    assert about.words == 2
    assert vector_store.shelf_of("en", "mine").words() == ["cat", "dog"]


def test_a_name_stays_on_the_shelf(tmp_path: Path) -> None:
    with pytest.raises(VectorsRefused):
        vector_store.add(str(tmp_path / "x"), "en", "../elsewhere")
    with pytest.raises(VectorsRefused):
        vector_store.add(str(tmp_path / "missing.vec"), "en")


def test_vectors_hear_and_say(tmp_path: Path) -> None:
    added(tmp_path, text().encode())
    mind = Vectors(vector_store.shelf_of("en"))
    board = mind.board(words_at(ocean=0, river=1, king=2, piano=3))
    assert set(np.argsort(-board.strengths_of("wave"))[:2]) == {0, 1}
    assert board.strengths_of("throne").argmax() == 2
    assert board.strengths_of("THRONES").argmax() == 2
    assert board.strengths_of("crown throne").argmax() == 2
    assert not board.strengths_of("unheardof").any()
    assert board.strengths.shape == (len(board.clues), 25)
    assert isinstance(bot_named("vectors:mine:bold", "en"), MindBot)


def test_a_blend_knows_what_either_knows(tmp_path: Path) -> None:
    added(tmp_path, text().encode())
    space = Space("en", [("ocean", ["blue", "deep", "wave"]), ("king", ["crown", "chess"])])
    board = Blend(space, vectors_of("en")).board(words_at(ocean=0, king=1, piano=2))
    assert board.strengths_of("blue").argmax() == 0  # written
    assert board.strengths_of("drum").argmax() == 2  # measured
    assert board.strengths_of("crown").argmax() == 1  # both
    assert board.strengths.shape == (len(board.clues), 25)


def test_without_vectors_a_blend_says_so() -> None:
    """It would be another bot under a false name."""
    with pytest.raises(VectorsRefused, match="bots-blend-alone"):
        bot_named("blend", "en")
    assert "Add some with: covernames vectors add" in invoke("arena", "--bot", "blend")[1]
    with pytest.raises(VectorsRefused):
        blend_of("en", "mine")


def test_the_command_line_adds_lists_and_removes(tmp_path: Path) -> None:
    run = CliRunner().invoke
    file = tmp_path / "small.txt"
    file.write_text(text(), "utf-8")
    done = run(app, ["vectors", "add", str(file), "--lang", "en", "--words", "100", "--ui", "en"])
    assert done.exit_code == 0
    assert "vectors:small" in done.output
    listed = json.loads(run(app, ["vectors", "list", "--json"]).output)
    assert listed == [{"lang": "en", "name": "small", "words": 100, "size": 20}]
    assert "small" in run(app, ["vectors", "list", "--ui", "en"]).output
    assert run(app, ["vectors", "remove", "small", "--lang", "en", "--ui", "en"]).exit_code == 0
    assert run(app, ["vectors", "remove", "small", "--lang", "en"]).exit_code == 1
    assert run(app, ["vectors", "add", str(file), "--lang", "xx"]).exit_code == 1
    assert run(app, ["vectors", "add", "missing.vec", "--lang", "en"]).exit_code == 1
    assert "no vectors" in run(app, ["vectors", "list", "--ui", "en"]).output


def test_vectors_come_from_an_address_too() -> None:
    with Answering(lambda _: gzip.compress(text().encode())) as server:
        seen: list[tuple[int, int]] = []
        about = vector_store.add(
            f"{server.url}/some/thing.vec.gz",
            "et",
            progress=lambda read, total: seen.append((read, total)),
        )
    assert about.name == "thing"
    assert seen[-1][0] == seen[-1][1] > 0


def test_games_are_played_with_vectors(tmp_path: Path) -> None:
    added(tmp_path, text().encode())
    from covernames.bots.selfplay import play  # noqa: PLC0415 - after the shelf is set

    bots = dict.fromkeys(("red-spymaster", "red-operatives"), bot_named("vectors:mine", "en"))
    words = [word for topic in TOPICS.values() for word in topic]
    pile = pile_of_words([*words, *(f"stranger{n}" for n in range(12))])
    assert play("two-player", bots, pile, Random(2)).table.outcome is not None
