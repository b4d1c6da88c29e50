"""The decks that come with Covernames."""

from __future__ import annotations

from random import Random

import pytest

from covernames.dealing import BOTH, pile_of
from covernames.decks import (
    LANGUAGES,
    Card,
    Deck,
    Fault,
    PackRefused,
    Word,
    available,
    check,
    check_together,
    load,
    read_text,
)
from covernames.decks.making import pair, write
from covernames.text import same

DECKS = [(language, name) for language in LANGUAGES for name in ("base", "tandem")]


def test_two_decks_of_400_words_in_each_of_six_languages() -> None:
    assert [(d.lang, d.deck, d.words, d.cards) for d in available()] == [
        (language, name, 400, 200) for language, name in DECKS
    ]


def test_most_words_of_the_english_base_deck_have_many_senses() -> None:
    (deck,) = [deck for deck in available() if (deck.lang, deck.deck) == ("en", "base")]
    assert deck.many_senses >= 0.45 * deck.words
    assert deck.one_sense <= 0.25 * deck.words
    assert Word("BAT", "flying mammal; club; blink").senses == 3
    assert Word("BAT").senses == 0


@pytest.mark.parametrize(("language", "name"), DECKS)
def test_a_shipped_deck_has_no_fault(language: str, name: str) -> None:
    """NFC, script, case, length, gloss, parts, kin, unrelated cards and unrelated backs."""
    deck = load(language, name)
    assert check(deck) == []
    assert all(card.back is not None for card in deck.cards)


@pytest.mark.rule("D-082")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_decks_of_a_language_can_be_mixed(language: str) -> None:
    assert check_together([load(language, "base"), load(language, "tandem")]) == []
    assert len(pile_of(language, BOTH).cards) == 400


def test_a_chinese_card_of_one_character_shares_it_with_no_other() -> None:
    for name in ("base", "tandem"):
        words = [word.text for word in load("zh-Hant", name).words]
        for single in (word for word in words if len(word) == 1):
            assert [word for word in words if single in word] == [single]


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_words_have_kin(language: str) -> None:
    words = [word for name in ("base", "tandem") for word in load(language, name).words]
    assert sum(bool(word.kin) for word in words) >= 0.75 * len(words)


def fault_codes(*words: Word, backs: bool = False) -> list[str]:
    pairs = zip(words[::2], words[1::2], strict=True)
    cards = [Card(*two) for two in pairs] if backs else [Card(word) for word in words]
    return [fault.code for fault in check(Deck("et", "mine", tuple(cards)))]


@pytest.mark.parametrize(
    ("word", "code"),
    [
        (Word("KO\u0303RV", "ear"), "deck-not-nfc"),
        (Word("слон".upper(), "elephant"), "deck-script"),
        (Word("kõrv", "ear"), "deck-not-upper"),
        (Word("KÕRVKÕRVKÕRVKÕRV", "long"), "deck-word-too-long"),
        (Word("KÕRV"), "deck-no-gloss"),
        (Word("KÕRV", "e" * 121), "deck-gloss-too-long"),
        (Word("KÕRV", "ear", ("kõrv-",)), "deck-one-part"),
        (Word("KÕRV", "ear", kin=("Kõrvane",)), "deck-not-lower"),
        (Word("KÕRV", "ear", kin=("слон",)), "deck-script"),
        (Word("KÕRV", "ear", kin=("kõrv",)), "deck-own-kin"),
        (Word("KÕRV", "ear", near=("Kõrvits",)), "deck-not-lower"),
        (Word("KÕRV", "ear", near=("слон",)), "deck-script"),
        (Word("KÕRV", "ear", near=("kõrv",)), "deck-own-kin"),
        (Word("KÕRV", "ear", kin=("kõrvits",), near=("kõrvits",)), "deck-near-kin"),
    ],
)
def test_the_check_finds_the_faults_of_a_word(word: Word, code: str) -> None:
    assert code in fault_codes(word)


def test_the_check_finds_cards_that_are_related() -> None:
    smoke = Word("SUITS", "smoke", kin=("suitsune",))
    assert fault_codes(smoke, Word("SUITSUNE", "smoky")) == ["deck-related"]
    assert fault_codes(smoke, Word("LEIB", "bread")) == []
    lookalike = Word("KÕRVITS", "pumpkin", near=("kõrv",))
    assert fault_codes(Word("KÕRV", "ear", near=("kõrvits",)), lookalike, backs=True) == []
    cousin = Word("SUITSETAJA", "smoker", kin=("suitsune",))
    assert fault_codes(smoke, cousin, backs=True) == ["deck-back-related"]
    double = Deck("et", "other", (Card(Word("suits", "smoke")),))
    assert check_together([double, double])[0].code == "deck-double"


def test_words_are_put_back_to_back_unrelated() -> None:
    words = [Word(f"W{n}", "x", kin=(f"family{n // 4}",)) for n in range(41)]
    cards = pair(words, Random(1), apart=4)
    assert sum(card.back is None for card in cards) == 1
    assert {word for card in cards for word in card.words} == set(words)
    for card in cards:
        assert card.back is None or not card.front.family & card.back.family
    with pytest.raises(ValueError, match="back to back"):
        pair([Word("A", kin=("x",)), Word("B", kin=("x",))], Random(1))


def test_a_deck_file_is_written_as_it_is_read() -> None:
    deck = load("en", "base")
    assert any(word.near for word in deck.words)
    assert read_text(write(deck.cards), "en", "base").deck == deck


@pytest.mark.parametrize(("language", "name"), [("xx", "base"), ("en", "none")])
def test_there_is_no_such_deck(language: str, name: str) -> None:
    with pytest.raises(PackRefused) as caught:
        load(language, name)
    assert caught.value.faults[0] == Fault(
        "language-unknown" if language == "xx" else "deck-unknown",
        word=language if language == "xx" else name,
    )


ACCIDENTS = {
    "SUBMARINE": "a prefix, not a compound",
    "CHESTNUT": "a nut, but no chest",
    "MAGNET": "letters only",
    "GATOTKACA": "a name",
    "ЛЕВСКИ": "a name",
    "БАЛКАН": "a name",
    "БАЛКОН": "letters only",
    "แหนม": "letters only",
    "แมงมุม": "one word for one animal",
    "แหลม": "letters only",
    "แฮมเบอร์เกอร์": "a loan",
}
"""Words that happen to read like two others."""
WHOLE = {
    *("巧克力", "貝多芬", "馬拉松", "麥克風", "三明治"),
    *("蒲公英", "木乃伊", "榻榻米", "太魯閣", "高爾夫"),
}
"""Chinese loans and names of three characters, and a plant: no parts to speak of."""


@pytest.mark.parametrize(
    ("language", "shortest"), [("en", 3), ("id", 3), ("bg", 3), ("et", 3), ("th", 2)]
)
def test_every_compound_names_its_parts(language: str, shortest: int) -> None:
    """A card that reads like two words of the decks and their kin is one, or a known accident."""
    words = [word for name in ("base", "tandem") for word in load(language, name).words]
    known = {same(text) for word in words for text in (word.text, *word.parts, *word.kin)}
    linking = ("", "о", "е") if language == "bg" else ("",)
    for word in words:
        text = same(word.text)
        splits = [
            (text[:at], text[at + len(link) :])
            for at in range(shortest, len(text) - shortest + 1)
            for link in linking
            if text[at:].startswith(link)
        ]
        if any(first in known and last in known for first, last in splits):
            assert word.parts or word.text in ACCIDENTS, word.text


def test_long_chinese_words_name_their_parts() -> None:
    for name in ("base", "tandem"):
        for word in load("zh-Hant", name).words:
            assert len(word.text) < 3 or word.parts or word.text in WHOLE, word.text
