"""What stands in the data of the picture deck: pictures, concepts, names."""

from __future__ import annotations

from collections import Counter

import pytest

from covernames.decks.languages import LANGUAGES
from covernames.pictures import DeckError, Picture, concepts, names, pictures, words
from covernames.pictures.deck import RECIPES, read_concepts, read_pictures

MANY = {"around", "rains-from", "for-wheels-of", "for-eyes-of"}
"""Recipes that show their first thing many times."""


def ideas(picture: Picture) -> tuple[str, str]:
    return concepts()[picture.first].idea, concepts()[picture.second].idea


def test_there_are_280_pictures_of_about_300_ideas() -> None:
    used = Counter(idea for picture in pictures() for idea in ideas(picture))
    assert len(pictures()) >= 280
    assert len(used) >= 300
    assert max(used.values()) <= 5
    assert {picture.recipe for picture in pictures()} == set(RECIPES)


def test_no_two_pictures_show_the_same_two_ideas() -> None:
    pairs = Counter(frozenset(ideas(picture)) for picture in pictures())
    assert [set(pair) for pair, count in pairs.items() if count > 1] == []


def test_every_concept_is_on_a_picture() -> None:
    shown = {thing for picture in pictures() for thing in (picture.first, picture.second)}
    assert set(concepts()) == shown


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_idea_has_its_name_and_forms(language: str) -> None:
    known = words(language)
    assert set(known) == {concept.idea for concept in concepts().values()}
    assert [idea for idea, word in known.items() if not word.name.strip()] == []
    if language == "en":
        assert [idea for idea, word in known.items() if not word.indefinite] == []
    if language == "et":
        assert [idea for idea, word in known.items() if not word.genitive] == []
        rains = {ideas(picture)[0] for picture in pictures() if picture.recipe == "rains-from"}
        assert [idea for idea in rains if not known[idea].partitive] == []
    if language in {"bg", "en", "et"}:
        several = {ideas(picture)[0] for picture in pictures() if picture.recipe in MANY}
        assert [idea for idea in several if not known[idea].plural] == []


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_picture_has_a_name_of_its_own(language: str) -> None:
    called = names(language)
    assert set(called) == {picture.id for picture in pictures()}
    assert [name for name, count in Counter(called.values()).items() if count > 1] == []
    assert [name for name in called.values() if name != " ".join(name.split())] == []


@pytest.mark.parametrize(
    ("language", "picture", "name"),
    [
        ("en", "octopus-wears-top-hat", "an octopus wearing a top hat"),
        ("en", "crab-holds-scissors", "a crab holding a pair of scissors"),
        ("en", "elephant-small-on-moon", "a tiny elephant on the moon"),
        ("en", "yarn-for-wheels-of-scooter", "a motor scooter with balls of yarn for wheels"),
        ("en", "wolf-half-sheep", "half wolf, half sheep"),
        ("th", "shark-in-television", "ฉลามในโทรทัศน์"),
        ("th", "giraffe-wears-scarf", "ยีราฟพันผ้าพันคอ"),
        ("th", "pineapple-rides-wave", "สับปะรดโต้คลื่น"),
        ("zh-Hant", "octopus-wears-top-hat", "戴著大禮帽的章魚"),
        ("zh-Hant", "bee-around-castle", "圍繞著城堡的蜜蜂"),
        ("zh-Hant", "giraffe-wears-scarf", "圍著圍巾的長頸鹿"),
        ("zh-Hant", "key-rains-from-tree", "從樹上掉下來的鑰匙"),
        ("zh-Hant", "harp-on-horse", "馬上面的豎琴"),
        ("zh-Hant", "ship-on-mountain", "山上的輪船"),
        ("id", "whale-in-window", "paus di jendela"),
        ("id", "heart-in-x-ray", "jantung dalam foto rontgen"),
        ("id", "door-on-desert-island", "pintu di pulau terpencil"),
        ("id", "frog-rains-from-cloud", "hujan katak dari awan"),
        ("bg", "octopus-wears-top-hat", "октопод с цилиндър"),
        ("bg", "moon-wears-sunglasses", "луната със слънчеви очила"),
        ("bg", "moon-half-cookie", "наполовина луна, наполовина бисквита"),
        ("bg", "snowflake-around-sun", "снежинки около слънцето"),
        ("bg", "magnet-beside-heart", "магнит редом със сърце"),
        ("bg", "parrot-in-x-ray", "папагал на рентгенова снимка"),
        ("bg", "octopus-towers-over-ship", "гигантски октопод зад кораб"),
        ("bg", "hand-towers-over-ship", "гигантска ръка зад кораб"),
        ("bg", "baby-towers-over-circus-tent", "гигантско бебе зад циркова шатра"),
        ("bg", "lighthouse-small-on-banana", "миниатюрен морски фар върху банан"),
        ("bg", "goat-small-on-cheese", "миниатюрна коза върху сирене"),
        ("bg", "piano-in-bathtub", "пиано във вана"),
        ("bg", "bee-around-castle", "пчели около замък"),
        ("et", "octopus-wears-top-hat", "torukübaraga kaheksajalg"),
        ("et", "shark-in-television", "hai teleris"),
        ("et", "snake-around-princess", "maod printsessi ümber"),
        ("et", "golfer-small-on-pancakes", "pisike golfimängija pannkookide peal"),
        ("et", "unicorn-in-trophy", "ükssarvik karika sees"),
        ("et", "door-on-desert-island", "uks palmisaarel"),
        ("et", "frog-rains-from-cloud", "pilvest sajab konni"),
        ("et", "cherries-for-eyes-of-robot", "robot, silmade asemel kirsid"),
    ],
)
def test_names_are_grammatical(language: str, picture: str, name: str) -> None:
    assert names(language)[picture] == name


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("octopus wears", "a thing, one of"),
        ("octopus eats moon", "a thing, one of"),
        ("octopus wears wig", "there is no concept wig"),
        ("octopus wears moon | big 2", "big is none of"),
        ("octopus wears moon | size two", "not a number"),
        ("octopus wears moon | shift 1", "shift takes 2 numbers"),
        ("octopus wears moon\noctopus wears moon", "twice"),
    ],
)
def test_a_bad_line_says_what_is_wrong(line: str, said: str) -> None:
    known = read_concepts("octopus\nmoon = full-moon")
    with pytest.raises(DeckError, match=said):
        read_pictures(line, known)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("moon\nmoon", "twice"),
        ("moon | nose 1 2 3", "nose is none of"),
        ("car | wheels 1 2 3 4", "wheels takes 3 numbers each"),
    ],
)
def test_a_bad_concept_says_what_is_wrong(line: str, said: str) -> None:
    with pytest.raises(DeckError, match=said):
        read_concepts(line)
