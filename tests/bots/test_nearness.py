"""Where words lie: by the lists, by the pack, and by what they share."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bot_boards import small_space, words_at
from covernames.bots.lookup import MISSPELLED
from covernames.bots.mind import Floats
from covernames.bots.nearness import Places
from covernames.bots.pack import Pack
from covernames.bots.space import Space, joined
from covernames.bots.written import Written

LISTS = [(f"head{letter}", ["alpha", "beta", f"only{letter}"]) for letter in "bcdfgh"]
"""Everybody says alpha and beta."""


def table(*rows: tuple[float, float]) -> Floats:
    return np.array(rows, np.float32)


def test_what_one_does_not_know_the_other_may() -> None:
    some = Places(table((1, 0), (0, 0), (1, 0), (0, 0)), table((1, 0), (1, 0), (0, 0), (0, 0)))
    others = Places(table((0.6, 0.8), (0, 0)), table((0.8, 0.6), (0.8, 0.6)))
    near = some.cosines(others)
    expected = [[0.7, 0.8], [0.8, 0.8], [0.6, 0], [0, 0]]
    assert near.known == pytest.approx(np.array(expected))
    assert near.listed == pytest.approx(np.array([[0.6, 0], [0, 0], [0.6, 0], [0, 0]]))
    assert near.known.dtype == np.float32


def test_words_that_people_would_say_stand_in_several_lists() -> None:
    space = Space("en", LISTS)
    spoken = {space.sayings[number] for number in space.nearness.spoken}
    assert spoken == {"alpha", "beta"}
    rare = Space("en", [("lion", ["mane"]), ("river", ["water"])])
    assert len(rare.nearness.spoken)  # where no word does, the commonest


def test_for_a_card_without_a_list_a_giver_thinks_of_what_lies_near() -> None:
    space = Space("en", LISTS)

    def thought_of(card: str, most: int) -> set[str]:
        words = (card,)
        view = space.nearness.view(words, [space.finds_of_card(card)])
        return {space.sayings[number] for number in view.neighbours(most)}

    assert len(thought_of("onlyb", 1)) == 1
    assert thought_of("onlyb", 2) == thought_of("onlyb", 9) == {"alpha", "beta"}
    assert thought_of("headb", 9) == set()
    assert {"alpha", "beta"} <= set(space.board(("onlyb",)).clues)


def test_two_links_are_stronger_than_each_and_no_more_than_one() -> None:
    one, other = table((0.5, 0.0), (1.0, 3.0)), table((0.5, 0.25), (0.5, 0.5))
    assert joined(one, other) == pytest.approx(np.array([[0.75, 0.25], [1.0, 1.0]]))
    assert joined(other, one) == pytest.approx(joined(one, other))
    assert joined(one, other).dtype == np.float32


def test_a_space_tells_what_it_knows() -> None:
    space = small_space()
    assert space.language == "en"
    assert {"ocean", "king"} <= space.cards
    assert "water" not in space.cards
    assert space.has_list("OCEAN")
    assert not space.has_list("water")
    assert space.knows("Water")
    assert not space.knows("waters")
    assert space.places("ocean")
    assert space.places("water")
    assert not space.places("zzzqqq")
    words = words_at(ocean=0)
    assert space.board(words) is space.board(words)
    assert space.board(words).words == words


@pytest.mark.parametrize(
    ("lists", "said"),
    [
        ([("river", ["boat", "boats"]), ("lake", ["boat"])], "boat"),
        ([("river", ["boats", "boat"]), ("lake", ["boats"])], "boats"),
        ([("river", ["boat"]), ("lake", ["boats"])], "boat"),  # as much: the shorter one
    ],
)
def test_of_the_forms_of_a_word_the_one_is_said_that_says_most(
    lists: list[tuple[str, list[str]]], said: str
) -> None:
    board = Space("en", lists).board(("river", "lake"))
    assert {"boat", "boats"} & set(board.clues) == {said}
    assert "river" not in board.clues
    assert board.strengths_of("boat")[1] > 0.8
    assert board.strengths_of("boats")[1] > 0.8


# With a pack


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    vectors = {"combat": (1.0, 0.0, 0.1), "battle": (0.9, 0.3, 0.0), "sonata": (0.0, 0.0, 1.0)}
    Pack.write(tmp_path, list(vectors), np.array(list(vectors.values()), np.float32))
    return Pack(tmp_path, "en")


def test_what_the_pack_has_is_no_slip(pack: Pack) -> None:
    lists = [("zoo", ["wombat", "cattle"]), ("music", ["concert", "sonatas"])]
    plain, packed = Space("en", lists), Space("en", lists, pack=pack)
    for slip, word in (("combat", "wombat"), ("battle", "cattle")):
        number = plain.sayings.index(word)
        assert plain.finds_of_clue(slip) == {number: MISSPELLED}
        assert packed.finds_of_clue(slip) == {}
    number = packed.sayings.index("wombat")
    assert packed.finds_of_clue("wombaf") == {number: MISSPELLED}


def test_a_card_has_a_place_in_the_pack_or_in_the_lists(pack: Pack) -> None:
    space = Space("en", [("zoo", ["wombat"]), ("music", ["concert"])], pack=pack)
    assert [space.places(word) for word in ("combat", "wombat", "zoo", "qqqq")] == [
        True, True, True, False,
    ]  # fmt: skip
    board = space.board(("combat", "zoo", "qqqq"))
    combat, zoo, unknown = board.strengths_of("battle")
    assert combat > 0.5
    assert zoo == unknown == 0


def test_words_of_the_lists_lie_in_the_pack_as_well(pack: Pack) -> None:
    lists = [("music", ["sonata", "concert"]), ("war", ["battle", "combat"])]
    space = Space("en", lists, pack=pack)
    numbers = np.array([space.sayings.index(word) for word in ("sonata", "war", "battle")])
    listed, packed = space.nearness.at(numbers)
    assert packed[1].tolist() == [0, 0, 0]
    assert packed[0] == pytest.approx(pack.vector("sonata"))
    assert packed[2] == pytest.approx(pack.vector("battle"))
    assert np.linalg.norm(listed, axis=1) == pytest.approx([1, 1, 1], abs=0.01)
    assert Space("en", lists).nearness.at(numbers).packed.tolist() == [[0], [0], [0]]


# What was written


def test_what_comes_early_is_strong_and_a_head_leads_back() -> None:
    words = ["river", *(f"word{n}" for n in range(1, 40))]
    written = Written("en", [("ocean", words), ("river", ["water"]), ("lake", ["ocean"])], [])
    rows, values = written.direct.column(written.heads["ocean"])
    strengths = {written.sayings[row]: value for row, value in zip(rows, values, strict=True)}
    assert strengths["river"] == 1
    assert strengths["lake"] == pytest.approx(0.8)
    assert strengths["word34"] == pytest.approx(0.5)
    assert strengths["word17"] == pytest.approx(2 / 3)
    rows, values = written.direct.column(written.heads["river"])
    back = {written.sayings[row]: value for row, value in zip(rows, values, strict=True)}
    assert back == {"water": pytest.approx(1), "ocean": pytest.approx(0.8)}


def test_sayings_are_in_order_of_how_often_they_were_written() -> None:
    lists = [
        ("ocean", ["zebra", "water"]),
        ("river", ["zebra", "ox"]),
        ("lake", ["zebra", "water"]),
    ]
    written = Written("en", lists, [])
    assert written.sayings == ("zebra", "water", "ox", "lake", "ocean", "river")
    assert [written.sayings[row] for row in written.own_rows] == ["ocean", "river", "lake"]
