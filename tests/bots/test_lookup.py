"""From a clue as people type it to the words of the lists: forgiving, but never wild."""

from __future__ import annotations

import pytest

from covernames.bots.lookup import (
    INFLECTED,
    LOOSELY,
    MISSPELLED,
    ONE_OF_SEVERAL,
    PART,
    Lookup,
)
from covernames.bots.spelling import squash


def lookup(*sayings: str, language: str = "en") -> Lookup:
    keys = {squash(saying, language): number for number, saying in enumerate(sayings)}
    return Lookup(keys, language, sayings)


def found(
    words: str, text: str, language: str = "en", *, forgiving: bool = True
) -> dict[str, float]:
    """The words that a text stands for, by their names."""
    sayings = [word.replace("_", " ") for word in words.split()]
    finds = lookup(*sayings, language=language).find(text, forgiving=forgiving)
    return {sayings[number]: weight for number, weight in finds.items()}


def test_a_word_is_itself_before_all_else() -> None:
    assert found("king queen", "King") == {"king": 1.0}
    assert found("king queen", "") == {}
    assert found("king queen", "--") == {}


def test_an_inflection_is_nearly_the_word() -> None:
    assert found("boat ship", "boats") == {"boat": INFLECTED}
    assert found("boats ship", "boat") == {"boats": INFLECTED}
    assert found("boats boat", "boat") == {"boat": 1.0, "boats": INFLECTED}
    assert found("dancing danced", "dance") == {"dancing": INFLECTED, "danced": INFLECTED}
    assert found("dances", "dancing", forgiving=False) == {"dances": INFLECTED}


def test_short_stems_meet_by_accident() -> None:
    """In Bulgarian and Estonian words are kin by their stems."""
    assert found("река реката", "река", "bg") == {"река": 1.0, "реката": LOOSELY}
    short = found("koer koera", "koer", "et")
    assert short["koer"] == 1.0
    assert set(short.values()) <= {1.0, LOOSELY}
    # Of an unknown word it is all that one has.
    assert set(found("laulja", "laulda", "et").values()) == {INFLECTED}
    assert set(found("laulja laulda", "laulda", "et").values()) == {1.0, LOOSELY}
    long = found("raamatud raamatust", "raamatust", "et")
    assert long == {"raamatust": 1.0, "raamatud": INFLECTED}


def test_a_piece_of_a_name_stands_for_the_whole_from_four_letters_on() -> None:
    assert found("new_york king", "york") == {"new york": ONE_OF_SEVERAL}
    assert found("new_york king", "New", forgiving=False) == {}
    assert found("new_york york", "york") == {"new york": ONE_OF_SEVERAL, "york": 1.0}
    assert found("new_york king", "NewYork") == {"new york": 1.0}
    assert found("york", "york") == {"york": 1.0}


# Slips


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("kng", False),  # three letters: it could be anything
        ("kinh", True),
        ("kign", True),
        ("knig", True),
        ("kxxg", False),
        ("castel", True),  # letters that have changed places are one slip
        ("casxxe", False),
        ("orchetra", True),
        ("orchesxxa", True),  # from eight letters on two
        ("orchxxxra", False),
    ],
)
def test_slips_are_forgiven_by_length(typed: str, known: bool) -> None:
    keys = lookup("king", "castle", "orchestra")
    assert bool(keys.misspelled(typed)) is known
    assert set(keys.misspelled(typed).values()) <= {MISSPELLED}


def test_two_slips_are_allowed_from_eight_letters_on() -> None:
    assert lookup("painters").misspelled("paintxxs") == {0: MISSPELLED}
    assert lookup("painter").misspelled("paintxx") == {}


def test_of_several_near_words_all_are_heard_if_they_are_near_enough() -> None:
    keys = lookup("bank", "bang", "orchestra", "orchestre")
    assert keys.misspelled("banx") == {0: MISSPELLED, 1: MISSPELLED}
    assert lookup("orchestra", "orchestry").misspelled("orchexxra") == {0: MISSPELLED}
    assert lookup("orchestra", "orchestry").misspelled("orchextrw") == {}  # it could be either
    assert lookup("orchestra").misspelled("orchextrw") == {0: MISSPELLED}
    # The nearest alone.
    assert lookup("orchestra", "orchestras").misspelled("orchestrs") == {
        0: MISSPELLED, 1: MISSPELLED,
    }  # fmt: skip
    assert lookup("orchestra", "orchexxta").misspelled("orchestrx") == {0: MISSPELLED}


def test_chinese_has_no_slips() -> None:
    assert lookup("一二三四五", language="zh-Hant").misspelled("一二三四六") == {}
    assert found("king", "kinh", forgiving=False) == {}


# Several words, and words in words


def test_several_words_are_each_of_them() -> None:
    assert found("river boat", "river boat") == {"river": ONE_OF_SEVERAL, "boat": ONE_OF_SEVERAL}
    assert found("river boat", "river-boats") == {
        "river": ONE_OF_SEVERAL, "boat": ONE_OF_SEVERAL * INFLECTED,
    }  # fmt: skip
    assert found("river boat", "rivre unheard") == {"river": ONE_OF_SEVERAL * MISSPELLED}
    assert found("river boat", "rivre unheard", forgiving=False) == {}
    assert found("boat boats", "boat boats") == {"boat": ONE_OF_SEVERAL, "boats": ONE_OF_SEVERAL}


def test_a_compound_is_both_its_halves() -> None:
    both = {"rain": ONE_OF_SEVERAL, "bowl": ONE_OF_SEVERAL}
    assert found("rain bowl king", "rainbowl") == both
    assert found("rain bowl king", "rainbowl", forgiving=False) == both


def test_else_it_is_its_longest_part_if_that_is_half_of_it() -> None:
    assert found("rain raindrop", "raindropxyz") == {"raindrop": PART}
    assert found("rain", "rainxxxx") == {"rain": PART}
    assert found("rain", "xxxxrain") == {"rain": PART}
    assert found("rain", "rainxxxxx") == {}
    assert found("rain", "rainxxxx", forgiving=False) == {}


def test_in_chinese_each_character_is_a_part() -> None:
    assert found("山 水 火", "山水", "zh-Hant") == {"山": ONE_OF_SEVERAL, "水": ONE_OF_SEVERAL}
    assert found("山 水 火", "山大水", "zh-Hant") == {"山": PART, "水": PART}
    assert found("山 水 火", "山大水", "zh-Hant", forgiving=False) == {}


def test_a_beginning_or_an_end_stands_for_a_few_words() -> None:
    assert found("sunflower moonflower", "flower") == {"sunflower": PART, "moonflower": PART}
    assert found("sunflower moonflower", "flower", forgiving=False) == {}
    assert found("sunflower", "lower") == {"sunflower": PART}
    assert found("sunflower", "flow") == {}  # neither its beginning nor its end
    assert found("abcdefgh", "abc") == {}  # too short to say something
    assert found("abcdefgh", "abcd") == {"abcdefgh": PART}


def test_what_many_words_begin_with_says_nothing() -> None:
    words = [f"grand{chr(97 + n)}xyzzy" for n in range(13)]
    assert len(lookup(*words[:12]).around("grand")) == 12
    assert lookup(*words).around("grand") == {}


# Kin


def test_kin_are_pairs_of_different_words() -> None:
    assert sorted(lookup("boat", "boats", "king").kin()) == [(0, 1), (1, 0)]
    assert lookup("boat", "king").kin() == []
    assert sorted(lookup("dancing", "danced").kin()) == [(0, 1), (1, 0)]


def test_a_name_is_kin_to_its_pieces() -> None:
    assert lookup("new york", "york").kin() == [(1, 0)]


def test_short_stems_make_no_kin() -> None:
    """Good enough to hear something in a clue, not to say one word for another."""
    assert lookup("laulja", "laulda", language="et").kin() == []
    assert sorted(lookup("raamatud", "raamatust", language="et").kin()) == [(0, 1), (1, 0)]
    # Six letters and more.
    assert sorted(lookup("abcdefd", "abcdefst", language="et").kin()) == [(0, 1), (1, 0)]
    assert lookup("abcded", "abcdest", language="et").kin() == []
