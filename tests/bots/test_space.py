"""The association space: written links, the walk, and lookups that forgive."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from bot_boards import small_space, words_at
from covernames.bots.directions import digest
from covernames.bots.lists import Class, read, read_classes
from covernames.bots.mind import Floats
from covernames.bots.space import Space, SpaceBoard
from covernames.bots.spelling import spellings, squash
from covernames.bots.written import Written
from covernames.decks import LANGUAGES

SPACE = small_space()
BOARD = SPACE.board(words_at(ocean=0, river=1, tree=2, king=3, palace=4, piano=5))


def first(clue: str) -> int:
    return int(BOARD.strengths_of(clue).argmax())


def test_an_earlier_association_is_a_stronger_link() -> None:
    fish = BOARD.strengths_of("fish")
    assert fish[0] > fish[1] > fish[2]


def test_a_card_written_for_the_clue_counts_as_well() -> None:
    space = Space("en", [("sun", ["moon", "star"]), ("moon", ["night"])])
    heard = space.board(words_at(sun=0, moon=1)).strengths_of("sun")
    assert heard[1] > 0.5


def test_a_clue_that_nobody_wrote_for_a_card_reaches_it_in_two_steps() -> None:
    heard = BOARD.strengths_of("swan")  # written for the lake alone, which is like the river
    assert heard[1] > heard[3]
    assert heard[1] > 0


@pytest.mark.parametrize(
    "typed", ["Crown", "CROWN", "crowns", "crwon", "c rown", "crown.", "“crown”", "crowned"]
)
def test_lookups_forgive(typed: str) -> None:
    assert first(typed) == 3


@pytest.mark.parametrize("typed", ["zzzz", "", "qqqqqqqqqqqq", "🙂"])
def test_what_nobody_knows_leads_nowhere(typed: str) -> None:
    assert not BOARD.strengths_of(typed).any()


def test_run_together_and_spaced_words_are_found() -> None:
    space = Space("en", [("paris", ["eiffel_tower", "love"]), ("moon", ["night"])])
    board = space.board(words_at(paris=0, moon=1))
    for typed in ("eiffel tower", "Eiffeltower", "eiffel-tower", "eiffel", "love night love"):
        assert board.strengths_of(typed)[0] > 0.3, typed
    assert board.strengths_of("nightlove")[1] > 0.3


def test_a_card_of_ones_own_is_known_by_the_cards_it_was_written_for() -> None:
    board = SPACE.board(words_at(water=0, castle=1, unheardof=2))
    heard = board.strengths_of("fish")
    assert heard[0] > heard[1]
    assert heard[2] == 0
    assert board.strengths_of("ocean")[0] > board.strengths_of("ocean")[1]


def test_chinese_hears_shared_characters() -> None:
    space = Space("zh-Hant", [("魚", ["大海", "游泳"]), ("山", ["高", "石頭"])])
    heard = space.board(words_at(魚=0, 山=1)).strengths_of("海底")
    assert heard[0] > heard[1]


def test_thai_hears_words_inside_words() -> None:
    space = Space("th", [("ปลา", ["แม่น้ำ", "ว่าย"]), ("ภูเขา", ["สูง", "หิน"])])
    heard = space.board(words_at(ปลา=0, ภูเขา=1)).strengths_of("น้ำ")
    assert heard[0] > heard[1]


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "dancing", "dance"),
        ("en", "boats", "boat"),
        ("en", "children", "child"),
        ("en", "cities", "city"),
        ("id", "bermain", "main"),
        ("id", "anak-anak", "anak"),
        ("id", "menulis", "tulis"),
        ("bg", "реката", "река"),
        ("bg", "книги", "книга"),
        ("et", "laulma", "laulmine"),
    ],
)
def test_inflections_are_the_same_word(language: str, one: str, other: str) -> None:
    assert spellings(one, language) & spellings(other, language)


def test_thai_vowels_are_spelled_one_way() -> None:
    assert squash("นํ้า", "th") == squash("น้ำ", "th")


def test_strengths_are_a_scale() -> None:
    assert BOARD.strengths.min() >= 0
    assert BOARD.strengths.max() <= 1
    assert BOARD.strengths.dtype == np.float32
    assert len(BOARD.clues) == len(BOARD.strengths)


def said(board: SpaceBoard, clue: str, *, risk: bool = False) -> Floats:
    """What the giver of a clue reckons with."""
    rows = board.risk_strengths if risk else board.strengths
    strengths: Floats = rows[board.clues.index(clue)]
    return strengths


def test_a_giver_trusts_a_link_less_that_nothing_else_bears_out() -> None:
    """Who hears "bank" thinks of the river; all else in the giver's lists says money."""
    rich = ["bank", "money", "cash", "gold"]
    wet = ["water", "flow", "boat", "fish"]
    lists = [(f"purse{number}", rich) for number in range(12)]
    lists += [(f"lake{number}", wet) for number in range(12)]
    lists += [("safe", rich), ("river", [*wet, "bank"])]
    board = Space("en", lists).board(words_at(river=0, safe=1))
    for clue, cell, least, most in (("bank", 0, 0.5, 0.9), ("money", 1, 0.99, 1.01)):
        share = said(board, clue)[cell] / board.strengths_of(clue)[cell]
        assert least < share < most, clue


def test_a_giver_fears_a_card_that_lies_near_a_clue() -> None:
    """Nobody wrote "crown" for the palace, which shares all else with the king."""
    fear, heard = said(BOARD, "crown", risk=True), BOARD.strengths_of("crown")
    palace, piano = BOARD.words.index("palace"), BOARD.words.index("piano")
    assert fear[palace] > heard[palace] > 0
    assert fear[piano] == heard[piano] == 0


def test_a_giver_says_the_usual_name_of_a_class() -> None:
    lists = [("lion", ["mane"]), ("clown", ["nose"]), ("river", ["water"])]
    space = Space("en", lists, [Class(("circus", "fair"), ("clown", "lion"))])
    board = space.board(words_at(clown=0, lion=1, river=2))
    assert np.allclose(board.strengths_of("circus"), board.strengths_of("fair"))
    assert said(board, "circus")[1] > said(board, "fair")[1] > 0


@pytest.mark.parametrize("stranger", ["crwon", "crownn", "crowm", "rown"])
def test_a_card_is_never_taken_for_a_word_that_is_spelled_like_it(stranger: str) -> None:
    heard = SPACE.board(words_at(**{stranger: 0})).strengths_of("king")
    assert not heard.any()


def test_a_card_without_a_list_is_found_by_an_inflection() -> None:
    heard = SPACE.board(words_at(crowns=0)).strengths_of("king")
    assert heard[0] > 0.5


def test_a_clue_reaches_a_card_that_no_list_joins_it_to() -> None:
    """Nobody wrote swan and wave together; both belong to water."""
    heard = SPACE.board(words_at(wave=0, throne=1, bow=2)).strengths_of("swan")
    assert heard[0] > max(heard[1], heard[2])


def test_the_name_of_a_class_leads_to_its_members_before_anything_else() -> None:
    lists = [
        ("zoo", ["animal", "lion", "cage"]),
        ("lion", ["mane", "africa"]),
        ("otter", ["river", "fur"]),
        ("river", ["water", "bridge"]),
    ]
    space = Space("en", lists, [Class(("animal", "beast"), ("lion", "otter"))])
    board = space.board(words_at(zoo=0, lion=1, otter=2, river=3))
    for name in ("animal", "animals", "beast"):
        zoo, lion, otter, river = board.strengths_of(name)[:4]
        assert lion > otter > max(zoo, river), name


def test_a_member_without_a_list_belongs_to_its_class() -> None:
    lists = [("lion", ["mane"]), ("river", ["water"])]
    space = Space("en", lists, [Class(("animal",), ("lion", "wombat"))])
    heard = space.board(words_at(wombat=0, river=1)).strengths_of("animal")
    assert heard[0] > 0.5 > heard[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_directions_belong_to_the_lists(language: str) -> None:
    """After a change of the lists run tools/directions.py: loading takes seconds until then."""
    links = Written(language, read(language), read_classes(language)).compared()
    file = files("covernames.bots") / "associations" / language / "directions.npz"
    with file.open("rb") as stored, np.load(stored) as arrays:
        assert str(arrays["digest"]) == digest(links)


def test_names_are_said_as_they_are_written() -> None:
    """A card is all capitals and tells nothing; a name among the common words has its own."""
    lists = [("Pärnu", ["rand", "meri"]), ("KIVI", ["pärnu", "rand"]), ("meri", ["rand"])]
    space = Space("et", lists)
    assert {"Pärnu", "kivi", "meri", "rand"} == set(space.sayings)
    assert "Pärnu" in space.board(("KIVI", "MERI")).clues
