"""``covernames print`` as a person runs it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from covernames.decks import LANGUAGES
from covernames.messages import Messages
from terminal import invoke


def pages(file: Path) -> list[str]:
    return [page.extract_text() for page in PdfReader(file).pages]


def test_what_it_takes_to_play_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "game.pdf"
    code, out = invoke("print", "--pdf", file, "--lang", "en")
    assert code == 0
    found = re.search(r"game\.pdf: 4 pages, code ([A-Z0-9]{6})", "".join(out.splitlines()))
    assert found is not None
    assert len(pages(file)) == 4
    assert found[1] in pages(file)[0]
    again = tmp_path / "key.pdf"
    assert invoke("print", "key", "--pdf", again, "--seed", found[1].lower())[0] == 0
    assert pages(again) == [pages(file)[1]]


def test_a_list_of_ones_own_is_printed_whole(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("\n".join(f"word{n} | meaning {n}" for n in range(100)), "utf-8")
    file = tmp_path / "cards.pdf"
    run = ("print", "cards", "--pdf", file, "--lang", "en", "--deck", words)
    assert invoke(*run, "--meanings", "--paper", "letter")[0] == 0
    assert len(pages(file)) == 6
    assert "meaning 99" in pages(file)[5]
    assert invoke(*run, "--count", "20")[0] == 0
    assert len(pages(file)) == 2
    assert "meaning" not in pages(file)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wrong", "message", "gaps"),
    [
        (("--lang", "xx"), "language-unknown", {"word": "xx"}),
        (("--deck", "nope"), "deck-unknown", {"word": "nope"}),
        (("--deck", "few.txt"), "pack-too-few", {"limit": 25}),
        (("--cards", "nope"), "cards-unknown", {"word": "nope"}),
        (("--variant", "two-player"), "print-game-unknown", {"word": "two-player"}),
        (("--paper", "a3"), "print-paper-unknown", {"word": "a3"}),
        (("--seed", "a b"), "print-code-unclear", {"limit": 24}),
        (("bord",), "print-what-unknown", {"word": "bord"}),
    ],
)
def test_what_cannot_be_printed_is_said_in_the_readers_language(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    wrong: tuple[str, ...],
    message: str,
    gaps: dict[str, object],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("few.txt").write_text("one\ntwo\nthree\n", "utf-8")
    code, out = invoke("print", "--pdf", "x.pdf", "--ui", language, *wrong)
    assert code == 1
    assert Messages(language)(message, **gaps) in out
    assert not Path("x.pdf").exists()


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    code, out = invoke("print", "board", "--pdf", tmp_path / "no" / "x.pdf", "--lang", "en")
    assert code == 1
    assert "cannot be written" in out
