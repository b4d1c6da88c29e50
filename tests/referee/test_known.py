"""What bots say and people write is known, and good clues are not asked about without need."""

from __future__ import annotations

import pytest

from covernames.bots.lists import read, read_classes
from covernames.decks import LANGUAGES, load
from covernames.decks.library import NAMES
from covernames.referee import judge, language_of


def said(lang: str, clue: str, *board: str, options: str = "") -> tuple[str, str]:
    verdict = judge(clue, 1, board, lang, options.split())
    return verdict.verdict, verdict.reason


@pytest.mark.rule("A-32")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_decks_kin_and_associations_counts_as_a_word(language: str) -> None:
    rules = language_of(language)
    words = [word for name in NAMES for word in load(language, name).words]
    ours = {text for word in words for text in (word.text, *word.parts, *word.kin, *word.near)}
    lists = [text for head, listed in read(language) for text in (head, *listed)]
    classes = [text for each in read_classes(language) for text in (*each.names, *each.members)]
    ours |= {text.replace("_", " ") for text in (*lists, *classes)}
    assert {rules.fold(text) for text in ours} == rules.ours


@pytest.mark.rule("A-32")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("bg", "герб масаж маяк шишарка Ниагара Диоген"),
        ("et", "tarkvara tähtaeg kalliskivi"),
        ("en", "orca onesie drumroll"),
    ],
)
def test_words_of_every_day_are_known(lang: str, words: str) -> None:
    for word in words.split():
        assert said(lang, word) == ("legal", "meaning")


@pytest.mark.rule("L-zh-05", "N-08")
def test_chinese_names_with_a_letter_are_names() -> None:
    for name in ("哆啦A夢", "阿Q", "小S"):
        assert said("zh-Hant", name) == ("ask", "proper-name")
        assert said("zh-Hant", name, options="proper-nouns")[0] == "legal"
    assert said("zh-Hant", "丙Q")[0] == "ask"
    assert said("zh-Hant", "蘋果phone")[0] == "illegal"


@pytest.mark.rule("L-bg-07", "L-bg-10")
def test_an_unknown_bulgarian_name_is_not_called_fiction() -> None:
    assert said("bg", "Жвъркел") == ("ask", "made-up-name")
    assert said("bg", "Зоотрополис") == ("ask", "fictional-word")


@pytest.mark.rule("L-id-05", "L-et-04")
@pytest.mark.parametrize(("lang", "clue"), [("id", "butterfly"), ("et", "queen")])
def test_foreign_words_out_of_titles_are_weighed(lang: str, clue: str) -> None:
    assert said(lang, clue) == ("ask", "foreign-word")
    assert said(lang, clue, options="foreign-in-use")[0] == "legal"


@pytest.mark.rule("C-135", "L-th-11")
@pytest.mark.parametrize("clue", ["5G", "COVID-19", "covid-19", "PM2.5", "MP3", "สน.", "ดร."])
def test_letters_with_numbers_and_full_stops_are_abbreviations(clue: str) -> None:
    assert said("th", clue) == ("ask", "acronym")
    assert said("th", clue, options="acronyms") == ("legal", "acronym")


@pytest.mark.rule("C-135", "A-33")
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_with_numbers_are_abbreviations_everywhere(language: str) -> None:
    own = {"th": "โควิด-19", "bg": "ковид-19"}.get(language, "covid-19")
    for clue in ("5G", "COVID-19", own):
        assert said(language, clue) == ("ask", "acronym")
        assert said(language, clue, options="acronyms")[0] == "legal"
    assert said("en", "cat-22", "CAT", options="acronyms") == ("illegal", "contains-word")


@pytest.mark.rule("C-135", "L-zh-06", "L-id-08", "L-bg-09")
@pytest.mark.parametrize(("lang", "clue"), [("zh-Hant", "NG"), ("id", "SIM"), ("bg", "ЦСКА")])
def test_abbreviations_that_bots_say_are_abbreviations_still(lang: str, clue: str) -> None:
    assert said(lang, clue) == ("ask", "acronym")
    assert said(lang, clue, options="acronyms")[0] == "legal"


@pytest.mark.rule("N-01")
def test_kangxi_radicals_are_characters() -> None:
    assert said("zh-Hant", "⽕", "火") == ("illegal", "same-word")
    assert said("zh-Hant", "⽕⾞", "火鍋") == ("illegal", "contains-character")
    assert said("zh-Hant", "⽕⾞", "煤炭")[0] == "legal"


@pytest.mark.rule("L-th-03", "L-bg-02", "L-id-10")
@pytest.mark.parametrize(
    ("lang", "clue", "card", "verdict"),
    [
        ("th", "พระอาทิตย์", "พระจันทร์", "ask"),
        ("bg", "пароход", "ХОД", "illegal"),
        ("id", "Indomie", "MIE", "ask"),
    ],
)
def test_shared_parts_are_noticed(lang: str, clue: str, card: str, verdict: str) -> None:
    assert said(lang, clue, card)[0] == verdict


@pytest.mark.rule("C-136", "L-et-09", "L-id-09", "L-th-12")
@pytest.mark.parametrize(
    ("lang", "clue", "card", "meant", "others"),
    [
        ("et", "raud", "LAUD", "NAEL", "KUUSK HOBUNE PIRN KELL"),
        ("id", "terbang", "GERBANG", "SAYAP", "MEJA IKAN HUTAN GULA"),
        ("th", "เดือน", "เตือน", "ปฏิทิน", "หมู บ้าน ปากกา ส้ม"),
    ],
)
def test_a_rhyme_is_asked_about_where_it_may_be_the_hint(
    lang: str, clue: str, card: str, meant: str, others: str
) -> None:
    assert said(lang, clue, card) == ("ask", "sound-only")
    assert said(lang, clue, card, meant)[0] == "legal"  # its meaning is the hint
    assert said(lang, clue, card, *others.split())[0] == "legal"  # among many it is chance


@pytest.mark.rule("L-zh-07", "L-en-01", "C-137")
def test_homophones_are_asked_about_unless_another_card_is_meant() -> None:
    assert said("en", "knight", "NIGHT") == ("ask", "sound-only")
    assert said("en", "knight", "NIGHT", "HORSE", "CASTLE")[0] == "legal"
    assert said("zh-Hant", "歧視", "騎士", "馬")[0] == "ask"  # whether or not it aims at it
