"""Letters: which font has which, how wide a text is, and where each of its glyphs goes.

The fonts are those of the page, and one for Chinese, which the page leaves to the system. They
lie beside this file, where `tools/page.py` puts them. HarfBuzz places marks above and below
letters, as Thai needs it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import Final

import uharfbuzz as hb

from ..refusals import PrintRefused
from .fonts import CHAINS, CHINESE
from .marks import Face
from .woff import unpacked

FOLDER: Final = files(__package__) / "typefaces"
"""Written by the build of the page."""
FULL_WIDTH: Final = frozenset("、。，！？：；（）「」『』〈〉《》")
"""Signs that a Chinese text takes from its own font."""


class Glyph:
    """A glyph of a font, placed: `x` and `y` in parts of an em from where the text begins."""

    __slots__ = ("advance", "font", "number", "text", "x", "y")

    def __init__(
        self, font: Font, number: int, text: str, x: float, y: float, advance: float
    ) -> None:
        self.font, self.number, self.text = font, number, text
        self.x, self.y, self.advance = x, y, advance


class Font:
    """A font as HarfBuzz sees it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.data = _read(name)
        self.face = hb.Face(self.data)
        self.font = hb.Font(self.face)
        self.em: int = self.face.upem
        self.letters = frozenset(self.face.unicodes)

    @cached_property
    def by_glyph(self) -> dict[int, str]:
        """The letter that each glyph stands for, where it stands for one."""
        return {
            number: chr(code)
            for code in sorted(self.letters, reverse=True)
            if (number := self.font.get_nominal_glyph(code)) is not None
        }

    def shaped(self, text: str) -> Iterator[tuple[int, int, float, float, float]]:
        """Glyphs with the letters they belong to, their places and advances, in ems."""
        buffer = hb.Buffer()
        buffer.cluster_level = hb.BufferClusterLevel.MONOTONE_GRAPHEMES
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self.font, buffer, {"liga": False})
        x = 0
        for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            at = (x + place.x_offset) / self.em, place.y_offset / self.em
            yield info.codepoint, info.cluster, *at, place.x_advance / self.em
            x += place.x_advance


def _read(name: str) -> bytes:
    try:
        return unpacked((FOLDER / f"{name}-normal.woff").read_bytes())
    except OSError as error:
        raise PrintRefused("print-no-letters") from error


@cache
def font(name: str) -> Font:
    """A font, read once."""
    return Font(name)


def missing(text: str) -> str:
    """The letters of a text that no font of ours has, each once."""
    return "".join(dict.fromkeys(char for char in text if _font_of(char, "card") is None))


@lru_cache(4096)
def _font_of(char: str, face: Face) -> str | None:
    chain: tuple[str, ...] = CHAINS[face]
    if char in FULL_WIDTH:
        chain = (*CHINESE, *chain)
    return next((name for name in chain if ord(char) in font(name).letters), None)


def _runs(text: str, face: Face) -> Iterator[tuple[str, str]]:
    """Pieces of a text that one font has; what joins a letter stays with it."""
    now, begun = "", 0
    for at, char in enumerate(text):
        joins = now and (char == " " or unicodedata.category(char) in {"Mn", "Mc"})
        if joins and ord(char) in font(now).letters:
            continue
        found = _font_of(char, face) or CHAINS[face][0]
        if found != now:
            if at:
                yield now, text[begun:at]
            now, begun = found, at
    if text:
        yield now, text[begun:]


@lru_cache(4096)
def glyphs(text: str, face: Face) -> tuple[tuple[Glyph, ...], float]:
    """A line of text as glyphs in the order of its letters, and how wide it is, in ems."""
    found: list[Glyph] = []
    begin = 0.0
    for name, run in _runs(text, face):
        used = font(name)
        shaped = list(used.shaped(run))
        starts = sorted({cluster for _, cluster, *_ in shaped})
        ends = dict(zip(starts, [*starts[1:], len(run)], strict=True))
        for start in starts:
            cluster = [one for one in shaped if one[1] == start]
            found += _in_order(used, cluster, run[start : ends[start]], begin)
        begin += sum(advance for *_, advance in shaped)
    return tuple(found), begin


def _in_order(
    used: Font, cluster: list[tuple[int, int, float, float, float]], text: str, begin: float
) -> Iterator[Glyph]:
    """The glyphs of some letters, in the order in which these are written.

    Each says which letter it stands for, so that the text can be searched and copied.
    """
    left = list(cluster)
    chars = text.replace("ำ", "ํา")  # which is two glyphs
    found: list[tuple[tuple[int, int, float, float, float], str]] = []
    for char in chars:
        same = (one for one in left if used.by_glyph.get(one[0]) == char)
        # A form that a letter has only beside another one stands for no letter by itself.
        forms = (one for one in left if used.by_glyph.get(one[0]) not in set(chars))
        one = next(same, None) or next(forms, None)
        if one is not None:
            left.remove(one)
            found.append((one, char))
        elif found:  # two marks in one glyph
            found[-1] = (found[-1][0], found[-1][1] + char)
    for one, letters in (*found, *((one, "") for one in left)):
        yield Glyph(used, one[0], letters, begin + one[2], one[3], one[4])


def width(text: str, face: Face) -> float:
    """How wide a line of text is, in ems."""
    return glyphs(text, face)[1]


def fitting(text: str, face: Face, room: float, most: float) -> float:
    """The size, at most `most`, at which a text is no wider than the room for it."""
    wide = width(text, face)
    return min(most, room / wide) if wide else most
