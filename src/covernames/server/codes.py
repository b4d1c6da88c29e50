"""Codes and secrets: what rooms are called, random characters, and all that is kept of a secret.

A room's code can be said: three short words of its language and a number, `amber-tiger-river-47`.
Older rooms have ten characters, as team sheets have. See docs/adr/0027-codes-that-can-be-said.md.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import cache
from hashlib import sha256
from importlib.resources import files

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
CODE = 10
"""Ten of thirty-one characters: nobody guesses a team's sheet (about 50 bits)."""
WORDS = 3
"""Words of a code that can be said; with the number of two digits it has 40 bits."""
NUMBERS = tuple(number for number in range(10, 100) if number not in {69, 88})
"""Two digits, none of them a zero to forget; not those that some use as a sign."""
LONGEST = 40
"""Characters of a code, as it is kept."""
LONGEST_TYPED = 200
"""Characters of a code as people type it, percent-encoding taken away."""
LONGEST_WORD = 7
"""Characters of a word of a code."""
UNSPACED = frozenset({"th", "zh-Hant"})
"""Languages whose words are written without spaces, and codes typed so."""

_RANDOM = secrets.SystemRandom()
_OLD = re.compile(f"[{ALPHABET}]{{{CODE}}}")
_SAID = re.compile(f"(?:[^\\W\\d_][^-\\d]*-){{{WORDS}}}\\d\\d")
_RUN = re.compile("(?:[^\\W\\d_]|[\u0300-\u036f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])+|\\d+")
"""Letters with their marks, or digits: everything else only separates them."""
_LATIN_MARKS = re.compile("(?<=[a-z])[\u0300-\u036f]+")
_SARA_AM = re.compile("\u0e4d([\u0e48-\u0e4b]?)\u0e32")
"""The parts of a Thai vowel, which NFKC takes apart and people type with its tone in between."""


def fresh(length: int) -> str:
    """Random characters that people can read to each other."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def hashed(secret: str) -> str:
    """All that is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def drawn(language: str) -> str:
    """A code for a room whose words are in a language."""
    words = _list(language).split()
    while True:
        chosen = _RANDOM.sample(words, WORDS)
        number = str(_RANDOM.choice(NUMBERS))
        code = "-".join((*chosen, number))
        # Where no spaces are written, the words must be told apart without them.
        if language not in UNSPACED or fold("".join((*chosen, number))) == code:
            return code


def fold(typed: str) -> str:
    """The code that somebody means: the same however it is typed; empty: it can be none.

    >>> fold("Amber Tiger  RIVER 47"), fold("põder–kala_ait４７"), fold("琥珀老虎河流47")
    ('amber-tiger-river-47', 'poder-kala-ait-47', '琥珀-老虎-河流-47')
    """
    if len(typed) > LONGEST_TYPED:
        return ""
    runs: list[str] = _RUN.findall(_plain(typed))
    joined = "".join(runs)
    code = "-".join(runs)
    if _OLD.fullmatch(joined) and not _SAID.fullmatch(code):
        return joined
    if not _SAID.fullmatch(code):
        code = "-".join((*_apart(joined[:-2]), joined[-2:]))
    return code if _SAID.fullmatch(code) and len(code) <= LONGEST else ""


def _plain(typed: str) -> str:
    """Small letters and plain digits, whatever keyboard they come from.

    Marks on Latin letters are left away, as not everybody can type them. Those of other scripts
    are letters of their own: й is no и.
    """
    text = unicodedata.normalize("NFKC", typed).casefold()
    text = _LATIN_MARKS.sub("", unicodedata.normalize("NFD", text))
    text = _SARA_AM.sub("\\1\u0e33", unicodedata.normalize("NFC", text)).replace("เเ", "แ")
    return "".join(str(unicodedata.decimal(sign)) if sign.isdecimal() else sign for sign in text)


def _apart(letters: str) -> tuple[str, ...]:
    """Words that were typed with nothing between them, where a language is written so."""
    if re.fullmatch(f"[\u4e00-\u9fff]{{{2 * WORDS}}}", letters):
        return letters[:2], letters[2:4], letters[4:]
    return _thai_words(letters, WORDS) if re.match("[\u0e01-\u0e4e]", letters) else ()


def _thai_words(letters: str, count: int) -> tuple[str, ...]:
    """Letters as so many words of the list; nothing: they are none."""
    known = _list("th")
    if count == 1:
        return (letters,) if f"\n{letters}\n" in known else ()
    for end in range(1, min(len(letters), LONGEST_WORD + 1)):
        if f"\n{letters[:end]}\n" in known and (rest := _thai_words(letters[end:], count - 1)):
            return letters[:end], *rest
    return ()


@cache
def _list(language: str) -> str:
    """The words for codes, one a line; read when the first room needs them."""
    file = files(__package__) / "code_words" / f"{language}.txt"
    return "\n" + file.read_text("utf-8")
