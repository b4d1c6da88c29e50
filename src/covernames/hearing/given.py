"""A clue that somebody gave, with the cards it was given for; as JSON Lines, one each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec

from ..decks import language_tagged
from ..game.key import CELLS
from ..game.variant import HIGHEST
from ..refusals import TurnsRefused
from ..text import is_visible, same, tidy

FEWEST: Final = 2
"""Words that leave a choice."""


class Line(msgspec.Struct, frozen=True):
    """A clue as it stands in a file. Other fields may stand beside these."""

    words: list[str]
    """The cards that were still open."""
    clue: str
    targets: list[str]
    """What the giver meant."""
    number: int | None = None
    """Missing: as many as there are targets."""
    avoid: list[str] = []
    """The other team's cards, as far as known."""
    assassin: str | list[str] = []
    guesses: list[str] = []
    """What people touched, in order."""
    lang: str = ""


class Given(NamedTuple):
    """A clue that somebody gave; cards are cells, by their place among the words."""

    language: str
    words: tuple[str, ...]
    clue: str
    number: int
    targets: tuple[int, ...]
    avoid: tuple[int, ...] = ()
    assassins: tuple[int, ...] = ()
    guesses: tuple[int, ...] = ()

    @property
    def asked(self) -> int:
        """How many cards a listener is to touch: no more than are meant."""
        return min(self.number, len(self.targets))


def given_in(text: bytes, language: str, path: str = "") -> list[Given]:
    """The clues of a text, a line each.

    Args:
        text: JSON Lines; empty lines are passed over.
        language: The language of the words where a line names none.
        path: What the file is called where a line is refused.
    """
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                raw = msgspec.json.decode(line, type=Line)
            except msgspec.MsgspecError as error:
                raise TurnsRefused(
                    "hearing-line-broken", path=path, line=number, what=str(error)
                ) from None
            found.append(checked(raw, language, path, number))
    if not found:
        raise TurnsRefused("hearing-empty", path=path)
    return found


def checked(raw: Line, language: str, path: str, line: int) -> Given:
    """A line as a clue to listen to; refused if it makes no sense."""
    tag = language_tagged(raw.lang) if raw.lang else language
    refused = partial(TurnsRefused, path=path, line=line)
    if not tag:
        raise refused("hearing-language-unknown", word=raw.lang)
    words = tuple(map(tidy, raw.words))
    if not FEWEST <= len(words) <= CELLS or not all(map(is_visible, words)):
        raise refused("hearing-words-wrong")
    clue = tidy(raw.clue)
    if not is_visible(clue):
        raise refused("hearing-clue-missing")
    assassins = [raw.assassin] if isinstance(raw.assassin, str) else raw.assassin
    named = (raw.targets, raw.avoid, assassins, raw.guesses)
    targets, avoid, deadly, guesses = _placed(words, named, refused)
    if not targets or len(targets) == len(words):
        raise refused("hearing-targets-wrong")
    for cell in targets:
        if cell in (*avoid, *deadly):
            raise refused("hearing-target-forbidden", word=words[cell])
    number = len(targets) if raw.number is None else raw.number
    if not 1 <= number <= HIGHEST:
        raise refused("hearing-number-wrong")
    return Given(tag, words, clue, number, targets, avoid, deadly, guesses)


def _placed(
    words: Sequence[str], lists: Sequence[Sequence[str]], refused: Callable[..., TurnsRefused]
) -> list[tuple[int, ...]]:
    """The cells of the words in some lists."""
    cells: dict[str, int] = {}
    for cell, word in enumerate(words):
        if cells.setdefault(same(word), cell) != cell:
            raise refused("hearing-word-twice", word=word)
    for word in (word for some in lists for word in some):
        if same(tidy(word)) not in cells:
            raise refused("hearing-card-missing", word=word)
    return [tuple(dict.fromkeys(cells[same(tidy(word))] for word in some)) for some in lists]
