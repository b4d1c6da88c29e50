"""Typed text made clean in one way, wherever people type it: names, clues, words of a list, chat.

See N-01 and N-02 in RULES.md. `game`, `decks` and `referee` import this: with an idea of their own
of what is invisible, a word could look the same to people and different to one of the three.

Callers limit the length first: normalising takes the square of a run of combining marks.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

PICTURE: Final = "#"
"""What the name of a picture on a card begins with: no word does, in a list it would be a note."""
_JOINERS: Final = "\u200c\u200d\ufe00-\ufe0f\U000e0020-\U000e007f\U000e0100-\U000e01ef"
"""What joins the parts of an emoji, chooses a letter's shape or keeps letters apart."""
_INVISIBLE: Final = re.compile(
    # What Unicode calls "default ignorable" (joiners and the direction of writing among them) ...
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    # ... marks of annotations, and the empty braille cell.
    "\U000e0000-\U000e0fff\ufff9-\ufffb\u2800]"
)
_NOT_JOINING: Final = re.compile(f"(?![{_JOINERS}]){_INVISIBLE.pattern}")


def seen_of(text: str) -> str:
    """The text without the characters of which nothing is seen; ASCII has none."""
    return text if text.isascii() else _INVISIBLE.sub("", text)


def tidy(text: str) -> str:
    r"""Text to compare and to play with (N-02): NFC, nothing invisible, single spaces.

    Control characters stay: whoever takes a text says what is wrong with it.

    >>> tidy(" tree\u200b\u3000house ")
    'tree house'
    """
    return _spaced(seen_of(text))


def tidy_prose(text: str) -> str:
    r"""Text to look at, such as a name: as `tidy`, but emoji and letters stay joined as they were.

    >>> tidy_prose("\u202e👩\u200d💻  Bo") == "👩\u200d💻 Bo"
    True
    """
    return _spaced(_NOT_JOINING.sub("", text))


def is_visible(text: str) -> bool:
    r"""Whether a tidied text shows something, and has no control characters.

    >>> is_visible("\u200d"), is_visible("a\0b"), is_visible("a b")
    (False, False, True)
    """
    seen = seen_of(text)
    return bool(seen) and seen.isprintable()


def same(text: str) -> str:
    """The form under which two spellings count as one (N-01).

    >>> same("Ｓtraße")
    'strasse'
    """
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text).casefold())


def is_picture(card: str) -> bool:
    """Whether a card shows a picture, and no word.

    >>> is_picture("#octopus-wears-top-hat"), is_picture("OCTOPUS")
    (True, False)
    """
    return card.startswith(PICTURE)


def _spaced(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())
