"""Talk about the table instead of the world: where a card lies, how a word is written.

Neither is a clue (C-111, C-112). Some words of every day may be such talk too: people decide.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from .th_words import mapped

_DIGIT: Final = "[0-9๐-๙]|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ"
_SIDE: Final = "บน|ล่าง|ซ้าย|ขวา|กลาง|แรก|สุดท้าย|ริม|นอก"
_ROW: Final = "แถว|คอลัมน์|ช่อง|การ์ด|ใบ|มุม|(?:คำ|ตัว|อัน)ที่อยู่"
_WHERE: Final = (
    f"{_SIDE}|ที่|อยู่|ตรง|ด้าน|ข้าง|ทาง|ฝั่ง|ติด|มือ|สุด|จาก|นับ|ทั้งหมด|(?:ของ|บน)(?:โต๊ะ|กระดาน|แถว)"
)
_ON_THE_TABLE: Final = re.compile(
    f"(?!ช่อง(?:{_DIGIT})+$)(?=.*?(?:{_ROW}).*?(?:{_SIDE}|{_DIGIT}))(?:{_ROW}|{_WHERE}|{_DIGIT})+"
    f"|(?:คำ|ตัว|อัน)?(?:{_SIDE}|สุด)+ของ(?:แถว|โต๊ะ|กระดาน|คอลัมน์)"
    f"|อยู่(?:ด้าน|ข้าง|ทาง|ฝั่ง|ตรง)?(?:{_SIDE})+สุด"
    f"|(?:บน|ล่าง)(?:ซ้าย|ขวา)(?:มือ|สุด)?|(?:ซ้าย|ขวา)(?:บน|ล่าง)(?:สุด)?"
)
"""Where a card lies (C-112). ช่องสาม is a channel."""
_SIDES: Final = re.compile(
    "(?:อยู่)?(?:ด้าน|ข้าง|ฝั่ง|ทาง|มุม)?(?:บน|ล่าง|ซ้าย|ขวา|ริม)(?:มือ|สุด)|(?:อยู่)?ตรงกลาง"
    f"|(?:อยู่)?(?:ข้าง|ด้าน|ฝั่ง)(?:บน|ล่าง|ซ้าย|ขวา)|ช่อง(?:{_DIGIT})+|(?:แถว|ช่อง|คอลัมน์)เดียวกัน|อยู่ติดกัน"
)
"""Words of every day that may tell it too."""
_ON_THE_CARD: Final = re.compile(
    f"(?:มี|คำ)?(?:(?:{_DIGIT})+|หลาย)(?:พยางค์|ตัวอักษร|อักษร|ตัวสะกด|พยัญชนะ)|(?:คำ)?พยางค์เดียว"
    "|(?:คำ)?(?:ที่)?(?:ขึ้นต้น|ลงท้าย|นำหน้า|สะกด)ด้วย.+|(?:ตัว)?(?:อักษร|พยัญชนะ)(?:ตัว)?(?:แรก|สุดท้าย).*"
)
"""What is written on it (C-111)."""
_HAS_A_MARK: Final = re.compile("(?:มี|ใช้|ใส่)(?:ตัว|เครื่องหมาย)?(.+)")


def tells_place(clue: str) -> bool:
    """C-112: whether it says where a card lies, and nothing else."""
    return _ON_THE_TABLE.fullmatch(clue) is not None


def may_tell_place(clue: str) -> bool:
    """Whether it is a word of every day that could say so."""
    return _SIDES.fullmatch(clue) is not None


def tells_letters(clue: str) -> bool:
    """C-111: whether it says how a word is written, and nothing else."""
    talk = _HAS_A_MARK.fullmatch(clue)
    return _ON_THE_CARD.fullmatch(clue) is not None or bool(talk and talk[1] in mapped("marks"))


def marked(clue: str, texts: Iterable[str]) -> list[str]:
    """The words that have the letter or mark which the clue names; a consonant begins them."""
    mark = mapped("marks").get(clue.removeprefix("ตัว"), ("",))[0]
    if not mark:
        return []
    begins = "ก" <= mark <= "ฮ"
    return [
        text
        for text in texts
        if (text.lstrip("เแโใไ").startswith(mark) if begins else mark in text)
    ]
