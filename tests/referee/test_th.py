"""Thai clue rules: components, variants, sounds, and what counts as one word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from covernames.referee import Codename, Verdict, judge
from covernames.referee.languages.th_sounds import sound
from covernames.referee.languages.th_words import parts, units


def ask(clue: str, *visible: str | Codename, options: tuple[str, ...] = ()) -> Verdict:
    return judge(clue, 1, visible, "th", options)


@pytest.mark.rule("L-th-02", "C-116")
@pytest.mark.parametrize(
    ("card", "clue"),
    [
        ("น้ำ", "น้ำตก"),
        ("ไฟ", "ดับไฟ"),
        ("ครู", "ครูใหญ่"),
        ("รัก", "คนรัก"),
        ("เขา", "ภูเขาไฟ"),
        ("ปลา", "ปลาทู"),
        ("ศาสตร์", "เศรษฐศาสตร์"),
        ("เปรี้ยว", "รสเปรี้ยว"),
        ("หมู", "ขาหมูทอด"),
        ("สึนามิ", "คลื่นสึนามิ"),
        ("ดอย", "ดอยสุเทพ"),
    ],
)
def test_a_clue_may_not_contain_a_visible_word(card: str, clue: str) -> None:
    assert ask(clue, card).verdict == "illegal"


@pytest.mark.rule("L-th-03", "C-117")
@pytest.mark.parametrize(
    ("card", "clue", "reason"),
    [
        ("ห้องนอน", "นอน", "compound-part"),
        ("รถดับเพลิง", "เพลิง", "compound-part"),
        ("ร้านหนังสือ", "ร้านทอง", "shared-part"),
        ("ปลาหมึก", "ปลาดาว", "shared-part"),
        ("เจ้าชาย", "เจ้าหญิง", "derived"),
    ],
)
def test_a_visible_compound_blocks_its_parts_and_what_is_built_on_them(
    card: str, clue: str, reason: str
) -> None:
    verdict = ask(clue, card)
    assert (verdict.verdict, verdict.reason) == ("illegal", reason)


@pytest.mark.rule("L-th-03")
def test_a_prefix_alone_is_no_kinship() -> None:
    assert ask("นักมวย", "นักเรียน").verdict == "legal"
    assert ask("ความกลัว", "ความจริง").verdict == "legal"
    assert ask("เครื่องดื่ม", "เครื่องบิน").verdict == "ask"


@pytest.mark.rule("L-th-03")
def test_parts_and_kin_of_our_cards_count() -> None:
    card = Codename("กระบี่", parts=(), kin=("กระบอง",))
    assert ask("กระบอง", card).verdict == "illegal"
    assert ask("อึ่ง", Codename("อึ่งอ่าง")).verdict == "illegal"


@pytest.mark.rule("L-th-04", "C-118", "A-23")
@pytest.mark.parametrize(
    ("card", "clue"),
    [
        ("กา", "กาแฟ"),
        ("นา", "นาที"),
        ("ลา", "เวลา"),
        ("ตา", "ตาราง"),
        ("หมา", "หมาย"),
        ("คม", "คมนาคม"),
        ("รถ", "สามารถ"),
        ("วัน", "วันทนีย์"),
        ("เงา", "งา"),
        ("สิงโต", "โต"),
        ("ค้างคาว", "คาว"),
        ("ปลา", "ปลายทาง"),
        ("นก", "คนกลาง"),
        ("เสือ", "เสื้อผ้า"),
        ("คาวบอย", "คาว"),
    ],
)
def test_resemblance_is_no_fault(card: str, clue: str) -> None:
    assert ask(clue, card).verdict == "legal"


@pytest.mark.rule("A-23")
def test_letters_inside_a_word_are_never_refused() -> None:
    assert ask("ลวก", "ปลวก").verdict != "illegal"
    assert ask("หาร", "ทหาร").verdict != "illegal"


@pytest.mark.rule("L-th-02")
def test_what_some_feel_as_a_component_is_asked() -> None:
    assert ask("ผีเสื้อ", "เสื้อ").verdict == "ask"
    assert ask("หัวเราะ", "หัว").verdict == "ask"


@pytest.mark.rule("L-th-01", "L-th-02")
@pytest.mark.parametrize(
    ("card", "clue"),
    [
        ("กระต่าย", "ต่าย"),
        ("คอนโดมิเนียม", "คอนโด"),
        ("กระเป๋า", "เป๋าตังค์"),
        ("เกม", "เกมเมอร์"),
        ("มะละกอ", "ละกอ"),
    ],
)
def test_a_clipped_word_is_the_word(card: str, clue: str) -> None:
    assert ask(clue, card).verdict == "illegal"
    assert ask(card, clue).verdict == "illegal"


@pytest.mark.rule("A-23")
@pytest.mark.parametrize(("card", "clue"), [("กระรอก", "รอก"), ("มะเฟือง", "เฟือง"), ("ตะปู", "ปู")])
def test_a_word_of_its_own_is_no_clipped_one(card: str, clue: str) -> None:
    assert ask(clue, card).verdict != "illegal"


@pytest.mark.rule("L-th-01", "C-111")
def test_a_mere_syllable_is_no_clue() -> None:
    assert ask("มะ", "มะนาว", "มะพร้าว").reason == "letters-only"
    assert ask("มะ", "มะนาว", "มะพร้าว").verdict == "illegal"
    assert ask("มะ", "บ้าน").verdict == "ask"
    assert ask("กระ", "กระทะ", "กระโปรง").verdict == "ask"
    assert ask("ไม้เอก", "ไข่", "บ้าน").verdict == "ask"
    assert ask("ไม้เอก", "ไข่", "ไก่", "บ้าน").verdict == "illegal"
    assert ask("ไม้เอก", "ไข่", "ไก่", "ครู").verdict == "ask"
    assert ask("กอไก่", "กบ", "เกม", "บ้าน").verdict == "illegal"
    assert ask("พิซ", "พิซซ่า").verdict == "illegal"
    assert ask("หรีด", "จิ้งหรีด").verdict == "ask"


@pytest.mark.rule("C-111", "C-112")
@pytest.mark.parametrize(
    "clue",
    [
        "สามพยางค์",
        "สี่ตัวอักษร",
        "ขึ้นต้นด้วยกอ",
        "มีสระอา",
        "แถวล่างสุด",
        "มุมซ้ายบน",
        "คอลัมน์ขวา",
        "ใบที่อยู่ริมซ้ายสุด",
    ],
)
def test_letters_and_places_on_the_table_are_no_clue(clue: str) -> None:
    assert ask(clue, "กีตาร์", "แมว").verdict == "illegal"


@pytest.mark.rule("C-112")
def test_a_side_may_have_a_meaning() -> None:
    assert ask("ซ้ายมือ", "กีตาร์", "แมว").verdict == "ask"
    assert ask("มุม", "กีตาร์", "แมว").verdict == "legal"
    assert ask("ช่องสาม", "ละคร", "แมว").verdict == "legal"
    assert ask("ช่องสาม", "กีตาร์", "แมว").verdict == "ask"


@pytest.mark.rule("L-th-05")
def test_a_homophone_that_means_another_card_is_no_question() -> None:
    assert ask("สาร", "ศาล", "เคมี").verdict == "legal"
    assert ask("สาร", "ศาล", "หมู").verdict == "ask"


@pytest.mark.rule("L-th-05", "C-120", "C-137")
@pytest.mark.parametrize(
    ("card", "clue"), [("จันทร์", "จันทน์"), ("ค่า", "ฆ่า"), ("สรร", "สัน"), ("พรม", "พรหม")]
)
def test_a_homophone_is_another_word_but_people_say_whether_it_was_aimed(
    card: str, clue: str
) -> None:
    assert sound(card) == sound(clue)
    verdict = ask(clue, card)
    assert (verdict.verdict, verdict.rule) == ("ask", "L-th-05")
    assert ask(clue, card, options=("homophones",)).verdict == "legal"


@pytest.mark.rule("L-th-06", "C-121")
def test_the_same_spelling_is_the_same_word() -> None:
    assert ask("เพลา", "เพลา").verdict == "illegal"
    assert ask("หกล้ม", "หก").verdict == "illegal"


@pytest.mark.rule("L-th-07", "N-05", "C-122")
def test_spelling_letter_by_letter() -> None:
    assert ask("ซ-ไม้เอก-อ-ม", "ส้อม").verdict == "legal"
    assert ask("น-ไม้โท-สระอำ", "น้ำ").verdict == "illegal"
    assert ask("ก-ล-้-ว-ย", "กล้วย").verdict == "illegal"


@pytest.mark.rule("L-th-08", "C-115", "A-32")
@pytest.mark.parametrize("clue", ["โทรน", "ปลุ้งแกร็บ", "แฟลมบิโตะ"])
def test_unknown_words_and_transliterations_are_asked(clue: str) -> None:
    assert ask(clue, "เก้าอี้").verdict == "ask"


@pytest.mark.rule("L-th-08")
def test_foreign_words() -> None:
    assert ask("คอมพิวเตอร์", "เก้าอี้").verdict == "legal"
    assert ask("ไทเกอร์", "ป่า").verdict == "ask"
    assert ask("ไทเกอร์", "ป่า", options=("foreign-in-use",)).verdict == "legal"
    assert ask("อัมเบรลลา", "ฝน").verdict == "ask"
    assert ask("tiger", "ป่า").verdict == "illegal"
    assert ask("tiger", "ป่า", options=("foreign-in-use",)).verdict == "legal"
    assert ask("Wi-Fi", "บ้าน").verdict == "ask"
    assert ask("Wi-Fi", "บ้าน", options=("foreign-in-use",)).verdict == "legal"
    assert ask("Wi-Fi", "ไวไฟ").verdict == "illegal"


@pytest.mark.rule("L-th-01", "L-th-09", "A-22", "C-130", "C-131")
def test_up_to_two_units_are_one_word() -> None:
    assert [units(word) for word in ("ชาวนา", "ตู้เสื้อผ้า", "ไม้แขวนเสื้อ")] == [1, 2, 3]
    assert ask("ตู้เสื้อผ้า", "บ้าน").verdict == "legal"
    assert ask("เครื่องดูดฝุ่น", "บ้าน").verdict == "ask"
    assert ask("เครื่องดูดฝุ่น", "บ้าน", options=("compounds",)).verdict == "legal"
    assert ask("ยี่สิบเอ็ด", "บ้าน").verdict == "legal"
    assert ask("มังกรไฟบิน", "บ้าน", options=("compounds",)).verdict == "ask"


@pytest.mark.rule("L-th-01", "C-024")
def test_a_sentence_is_no_clue_although_it_has_no_spaces() -> None:
    assert ask("อันนี้คิดว่าน่าจะง่ายนะครับ", "บ้าน").verdict == "illegal"
    assert ask("กินแล้วอ้วน", "บ้าน").verdict == "illegal"
    assert ask("ของที่ระลึก", "บ้าน").verdict != "illegal"


@pytest.mark.rule("L-th-10", "C-132", "C-133", "C-134")
def test_names() -> None:
    assert ask("จอร์จ", "บ้าน").verdict == "legal"
    assert ask("สมชาย", "บ้าน").verdict == "legal"
    assert ask("จอร์จ วอชิงตัน", "บ้าน").verdict == "illegal"
    assert ask("จอร์จ วอชิงตัน", "บ้าน", options=("full-names",)).verdict == "legal"
    assert ask("สระแก้ว", "บ้าน").verdict == "ask"
    assert ask("สระแก้ว", "บ้าน", options=("place-names",)).verdict == "legal"
    assert ask("แม่นาคพระโขนง", "บ้าน", options=("titles",)).verdict == "legal"
    assert ask("เจ้าหั่นเซียง", "จีน").verdict == "ask"


@pytest.mark.rule("L-th-11", "C-135")
def test_acronyms() -> None:
    for clue in ("เอฟบีไอ", "กทม.", "ปตท", "ซีไอเอ", "บีทีเอส", "เอ็มอาร์ที"):
        assert ask(clue, "บ้าน").verdict == "ask"
        assert ask(clue, "บ้าน", options=("acronyms",)).verdict == "legal"
    for clue in ("ดีวีดี", "วิดีโอ", "ทีวี", "ไอที", "ดีเจ", "ขนม", "ถนน", "กรอ"):
        assert ask(clue, "บ้าน").verdict == "legal"


@pytest.mark.rule("L-th-12", "C-136")
def test_a_striking_rhyme_needs_meaning() -> None:
    assert ask("หมู", "หนู").verdict == "legal"
    assert ask("ผ้า", "ฝ้า").rule == "L-th-12"
    assert ask("ผ้า", "ฝ้า", options=("rhymes",)).verdict == "legal"
    assert ask("ถู", "หมู", "ขวด").rule == "L-th-12"
    assert ask("ปลูก", "จมูก").rule == "L-th-12"
    assert ask("มา", "นา", "รถ", "ขวด", "ไฟ", "ธง").verdict == "legal"
    assert ask("ม่วง", "มะม่วง").verdict == "legal"


@pytest.mark.rule("N-03")
@pytest.mark.parametrize("clue", ["นํ้า", "น้ํา", "น้ำ"])
def test_sara_am_and_the_tone_mark_in_any_order(clue: str) -> None:
    assert ask(clue, "น้ำ").reason == "same-word"


@pytest.mark.rule("L-th-02", "N-02")
@pytest.mark.parametrize(
    ("card", "clue"),
    [("แกะ", "เเกะ"), ("ลิฟต์", "ลิฟท์"), ("เค้ก", "เค๊ก"), ("เด็ก", "เด็ก ๆ"), ("แดง", "แดงแดง")],
)
def test_spellings_and_repetition_are_the_same_word(card: str, clue: str) -> None:
    assert ask(clue, card).verdict == "illegal"


def test_parts_are_found_through_compounds_of_compounds() -> None:
    assert parts("รถไฟฟ้า") >= {"รถ", "ไฟ", "ฟ้า"}
    assert parts("กาแฟ") == frozenset()


@given(st.text(alphabet="กขงนมรสหอะาำิีเแโไ่้์ๆ -.1aๅฯฤ", max_size=12), st.sampled_from(["กา", "รถไฟ"]))
def test_anything_typed_gets_an_answer(clue: str, card: str) -> None:
    assert ask(clue, card).verdict in {"legal", "illegal", "ask"}
