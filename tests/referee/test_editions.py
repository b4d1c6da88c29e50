"""Where the editions differ, and where they agree: RULES.md sections 2, 5.7 and 6, side by side."""

from __future__ import annotations

import pytest

from covernames.referee import judge

TAGS = ["en", "th", "zh-Hant", "id", "bg", "et"]


def said(lang: str, clue: str, *board: str, number: object = 1, options: str = "") -> str:
    return judge(clue, number, board, lang, options.split()).verdict


@pytest.mark.rule("C-110", "E-25")
@pytest.mark.parametrize(
    ("lang", "word", "clue"),
    [
        ("en", "RIVER", "bridge"),
        ("th", "แม่น้ำ", "สะพาน"),
        ("zh-Hant", "河流", "橋"),
        ("id", "SUNGAI", "jembatan"),
        ("bg", "РЕКА", "мост"),
        ("et", "JÕGI", "sild"),
    ],
)
def test_meaning_is_the_link_and_the_word_itself_is_not(lang: str, word: str, clue: str) -> None:
    assert said(lang, clue, word) == "legal"
    assert said(lang, word.lower(), word) == "illegal"


@pytest.mark.rule("C-112", "E-09", "D-070")
@pytest.mark.parametrize(
    ("lang", "clue"),
    [
        ("en", "corner"),
        ("th", "กลาง"),
        ("zh-Hant", "中間"),
        ("id", "tengah"),
        ("bg", "среда"),
        ("et", "keskel"),
    ],
)
def test_positions_are_for_people_the_machine_does_not_see_them(lang: str, clue: str) -> None:
    assert said(lang, clue) != "illegal"


@pytest.mark.rule("C-123", "C-124", "E-14")
@pytest.mark.parametrize(
    ("lang", "clue", "spelled"),
    [
        ("en", "sea", "s-e-a"),
        ("th", "เวลา", "เ-ว-ล-า"),
        ("id", "laut", "l-a-u-t"),
        ("bg", "море", "м-о-р-е"),
        ("et", "meri", "m-e-r-i"),
    ],
)
def test_spelling_a_clue_changes_nothing(lang: str, clue: str, spelled: str) -> None:
    assert said(lang, spelled) == said(lang, clue) == "legal"
    assert said(lang, spelled, clue.upper()) == "illegal"


@pytest.mark.rule("D-070", "D-071", "D-072", "D-073")
def test_letters_and_numbers_in_duet() -> None:
    assert said("bg", "Г", "ГЛАС", "ГРАХ", "ГРИМ", number=3) == "ask"
    assert said("bg", "четири", "КАРЕ", "СТЕПЕН", number=2) == "legal"
    assert said("bg", "плод", "ВИШНА", "БЛИЗНАЦИ", number=2) == "legal"
    assert said("bg", "звезда", "СЪЗВЕЗДИЕ") == "illegal"


@pytest.mark.rule("E-02")
@pytest.mark.parametrize(
    ("lang", "name", "verdict"),
    [
        ("th", "จอร์จ", "legal"),
        ("id", "Susi", "legal"),
        ("et", "George", "legal"),
        ("bg", "Лондон", "legal"),
        ("zh-Hant", "中山", "ask"),
        ("en", "London", "ask"),
    ],
)
def test_single_names(lang: str, name: str, verdict: str) -> None:
    assert said(lang, name) == verdict
    assert said(lang, name, options="proper-nouns") == "legal"


@pytest.mark.rule("E-03", "C-136")
@pytest.mark.parametrize(
    ("lang", "clue", "card", "verdict"),
    [
        ("en", "snake", "CAKE", "legal"),
        ("zh-Hant", "蕊", "水", "legal"),
        ("th", "ผ้า", "ฝ้า", "ask"),
        ("id", "dompet", "TROMPET", "ask"),
        ("et", "sahver", "TAHVEL", "ask"),
    ],
)
def test_rhymes(lang: str, clue: str, card: str, verdict: str) -> None:
    assert said(lang, clue, card) == verdict
    assert said(lang, clue, card, options="rhymes") == "legal"


@pytest.mark.rule("E-04", "C-120", "C-122", "C-137")
@pytest.mark.parametrize(
    ("lang", "clue", "card", "verdict"),
    [
        ("bg", "мак", "МАГ", "legal"),
        ("id", "bang", "BANK", "legal"),
        ("th", "ซ่อม", "ส้อม", "ask"),
        ("zh-Hant", "歧視", "騎士", "ask"),
    ],
)
def test_homophones_of_a_visible_word(lang: str, clue: str, card: str, verdict: str) -> None:
    assert said(lang, clue, card) == verdict
    assert said(lang, clue, card, options="homophones") == "legal"


@pytest.mark.rule("E-05", "C-121", "A-30")
@pytest.mark.parametrize(
    ("lang", "word"),
    [("th", "เพลา"), ("id", "SERANG"), ("bg", "ЧЕТА"), ("et", "TEE"), ("en", "BANK")],
)
def test_words_spelled_alike_are_one_word(lang: str, word: str) -> None:
    assert said(lang, word.lower(), word) == "illegal"


@pytest.mark.rule("E-06", "C-116", "C-117")
@pytest.mark.parametrize(
    ("lang", "clue", "card"),
    [
        ("en", "fishing", "FISH"),
        ("en", "sunflower", "FLOWER"),
        ("th", "รถไฟ", "รถตู้"),
        ("zh-Hant", "果汁", "水果"),
        ("id", "menyakiti", "PENYAKIT"),
        ("bg", "цветар", "ЦВЕТЕ"),
        ("bg", "вода", "ВОДОПАД"),
        ("et", "suitsetaja", "SUITS"),
        ("et", "sarv", "ÜKSSARVIK"),
    ],
)
def test_what_blocks_a_clue(lang: str, clue: str, card: str) -> None:
    assert said(lang, clue, card) == "illegal"


@pytest.mark.rule("E-07", "C-115")
@pytest.mark.parametrize(
    ("lang", "clue", "verdict"),
    [
        ("bg", "gloss", "illegal"),
        ("zh-Hant", "Apple", "illegal"),
        ("zh-Hant", "咖啡", "legal"),
        ("th", "โทรน", "ask"),
        ("id", "concert", "ask"),
        ("id", "jazz", "legal"),
        ("et", "cool", "ask"),
    ],
)
def test_foreign_words(lang: str, clue: str, verdict: str) -> None:
    assert said(lang, clue) == verdict


@pytest.mark.rule("E-08", "C-114")
@pytest.mark.parametrize(
    ("lang", "clue"),
    [
        ("en", "animal"),
        ("th", "สัตว์"),
        ("zh-Hant", "動物"),
        ("id", "hewan"),
        ("bg", "животно"),
        ("et", "loom"),
    ],
)
def test_a_number_that_may_hint_is_never_refused(lang: str, clue: str) -> None:
    verdict = judge(clue, 8, [], lang)
    assert verdict.verdict == "legal"
    assert [remark.reason for remark in verdict.remarks] == ["number-hint"]


@pytest.mark.rule("E-10")
@pytest.mark.parametrize("lang", TAGS)
def test_the_opposing_spymasters_consent_counts_everywhere(lang: str) -> None:
    assert said(lang, "one two", options="opponent-ok") == "legal"


@pytest.mark.rule("E-11")
@pytest.mark.parametrize(
    ("lang", "clue", "card"),
    [
        ("th", "อวกาศ", "อากาศ"),
        ("et", "äär", "KARJÄÄR"),
        ("bg", "компания", "КАМПАНИЯ"),
        ("en", "carpet", "CAR"),
    ],
)
def test_look_alikes_are_tolerated(lang: str, clue: str, card: str) -> None:
    assert said(lang, clue, card) == "legal"


@pytest.mark.rule("E-15")
def test_numerals_of_several_words_are_one_clue_in_one_edition() -> None:
    assert said("id", "dua puluh empat") == "legal"
    assert said("et", "kakskümmend neli") == "illegal"
    assert said("bg", "двадесет и четири") == "illegal"


@pytest.mark.rule("E-16")
def test_negation_only_where_the_word_is_in_use() -> None:
    assert said("et", "ebaodav", "KALLIS") != "legal"
    assert said("et", "ebaaus", "KALLIS") == "legal"


@pytest.mark.rule("E-17")
@pytest.mark.parametrize(
    ("lang", "clue"),
    [
        ("en", "blorfnugget"),
        ("th", "ฟลอบบิกซู"),
        ("zh-Hant", "變形十噸號"),
        ("id", "blorfnuget"),
        ("bg", "блорфнугет"),
        ("et", "blorfnuget"),
    ],
)
def test_what_nobody_knows_is_asked_about(lang: str, clue: str) -> None:
    assert said(lang, clue) == "ask"


@pytest.mark.rule("E-18")
@pytest.mark.parametrize(
    ("lang", "clue", "verdict"),
    [
        ("th", "ดีวีดี", "legal"),
        ("th", "เอฟบีไอ", "ask"),
        ("id", "laser", "legal"),
        ("id", "UUD", "ask"),
        ("et", "sonar", "legal"),
        ("et", "DVD", "ask"),
        ("zh-Hant", "CD", "ask"),
        ("bg", "ЦРУ", "ask"),
    ],
)
def test_abbreviations_and_words_that_began_as_such(lang: str, clue: str, verdict: str) -> None:
    assert said(lang, clue) == verdict
    assert said(lang, clue, options="acronyms") == "legal"


@pytest.mark.rule("E-19", "A-33")
@pytest.mark.parametrize(
    ("lang", "clue", "verdict"),
    [
        ("en", "greenhouse", "legal"),
        ("en", "mother-in-law", "illegal"),
        ("et", "maa-alune", "legal"),
        ("id", "kupu-kupu", "legal"),
        ("bg", "черно-бял", "illegal"),
        ("th", "ไม้แขวนเสื้อ", "ask"),
    ],
)
def test_compounds(lang: str, clue: str, verdict: str) -> None:
    assert said(lang, clue) == verdict
    assert said(lang, clue, options="compounds") == "legal"


@pytest.mark.rule("A-24", "A-27")
def test_slips_of_the_books_are_read_as_they_were_meant() -> None:
    assert said("th", "ปลา", "วาฬ", number=1) == "legal"
    assert said("id", "X", "PANGKAT", number=1) == "legal"
    assert said("id", "kue", "COKELAT", "BULAN", number=12) == "illegal"
