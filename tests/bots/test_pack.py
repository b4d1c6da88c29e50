"""The pack: words that nobody wrote a list for, found by a small model's vectors."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bot_boards import words_at
from covernames.bots.pack import Pack, pack_of
from covernames.bots.space import Space, space_of

LARGEST = 6_000_000


def pack(folder: Path) -> Pack:
    vectors = {"wombat": (1.0, 0.1), "marsupial": (0.9, 0.2), "sonata": (0.0, 1.0)}
    Pack.write(folder, list(vectors), np.array(list(vectors.values()), np.float32))
    return Pack(folder, "en")


def test_a_pack_leads_where_no_list_does(tmp_path: Path) -> None:
    space = Space("en", [("lion", ["mane"]), ("river", ["water"])], pack=pack(tmp_path))
    board = space.board(words_at(wombat=0, sonata=1, river=2))
    wombat, sonata, river = board.strengths_of("marsupial")[:3]
    assert wombat > 0.5 > sonata
    assert river == 0
    assert np.array_equal(board.strengths_of("marsupials"), board.strengths_of("marsupial"))


def test_a_word_of_the_pack_is_no_misspelling(tmp_path: Path) -> None:
    lists = [("music", ["sonatas", "sonat"])]
    board = Space("en", lists, pack=pack(tmp_path)).board(words_at(music=0, wombat=1))
    assert board.strengths_of("wombatt")[1] == 0  # neither known nor near a word of the lists
    assert Space("en", [("zoo", ["wombats"])], pack=pack(tmp_path)).finds_of_clue("combat") == {}


def test_an_unknown_word_is_nowhere(tmp_path: Path) -> None:
    assert not pack(tmp_path).vector("zzzz").any()
    assert not pack(tmp_path).vector("").any()


def test_several_words_lie_between_each_other(tmp_path: Path) -> None:
    found = pack(tmp_path)
    middle = found.vector("wombat sonata")
    assert middle @ found.vector("wombat") > 0.6
    assert middle @ found.vector("sonata") > 0.6


def test_the_english_pack_is_small_and_knows_its_words() -> None:
    found = pack_of("en")
    assert found is not None
    folder = Path(__file__).parents[2] / "src" / "covernames" / "bots" / "packs"
    assert sum(file.stat().st_size for file in (folder / "en").iterdir()) <= LARGEST
    assert (folder / "LICENSE-APACHE-2.0.txt").is_file()
    cat, kitten, treaty = (found.vector(word) for word in ("cat", "kittens", "treaty"))
    assert cat @ kitten > 0.4 > cat @ treaty


@pytest.mark.parametrize(
    ("card", "clue", "other"),
    [("SHRAPNEL", "grenade", "TEAPOT"), ("QUOKKA", "marsupial", "SPATULA")],
)
def test_cards_and_clues_that_no_list_has_are_understood(card: str, clue: str, other: str) -> None:
    heard = space_of("en").board(words_at(**{card: 0, other: 1})).strengths_of(clue)
    assert heard[0] > heard[1] + 0.1
