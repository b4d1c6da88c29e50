"""Pages as a PDF: text that can be searched, fonts inside, and nothing but lines and shapes.

A small writer of our own: what a page consists of is little, and HarfBuzz, which places the glyphs,
also cuts the fonts down to those that are used (docs/adr/0031).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Final

import uharfbuzz as hb

from . import drawn
from .letters import Font, Glyph, glyphs
from .marks import Box, Line, Mark, Page, Picture, Shape, Text

POINTS: Final = 72 / 25.4
"""Points of a millimetre."""
UPRIGHT, TURNED = "1 0 0 -1", "-1 0 0 1"
"""How letters stand where y goes downwards."""


def write(pages: Iterable[Page], language: str, title: str) -> bytes:
    """The file; the same pages give the same bytes."""
    return _Writer(language, title).file(tuple(pages))


class _Writer:
    """Numbers the objects of one file, and knows which glyphs are used."""

    def __init__(self, language: str, title: str) -> None:
        self._language, self._title = language, title
        self._objects: list[bytes] = []
        self._fonts: dict[str, tuple[Font, dict[int, Glyph]]] = {}
        self._pictures: dict[str, int] = {}

    def file(self, pages: tuple[Page, ...]) -> bytes:
        root, tree, fonts, shades = (self._add(b"") for _ in range(4))
        kids = [self._page(page, tree, fonts, shades) for page in pages]
        listed = " ".join(f"{kid} 0 R" for kid in kids)
        self._set(tree, f"<< /Type /Pages /Count {len(kids)} /Kids [{listed}] >>")
        named = (f"/{name} {self._font(*used)} 0 R" for name, used in self._fonts.items())
        self._set(fonts, f"<< {' '.join(named)} >>")
        opacities = (f"/O{tenths} << /ca {tenths / 10} >>" for tenths in drawn.OPACITIES)
        self._set(shades, f"<< {' '.join(opacities)} >>")
        outlines = self._outlines(pages, kids)
        self._set(
            root,
            f"<< /Type /Catalog /Pages {tree} 0 R /Lang ({self._language}) /Outlines {outlines} 0 R"
            " /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>",
        )
        info = self._add(f"<< /Title {_hex(self._title)} /Creator (Covernames) >>".encode())
        return self._whole(root, info)

    def _add(self, content: bytes) -> int:
        self._objects.append(content)
        return len(self._objects)

    def _set(self, number: int, content: str) -> None:
        self._objects[number - 1] = content.encode("latin-1")

    def _stream(self, data: bytes, entries: str = "") -> int:
        packed = zlib.compress(data, 9)
        head = f"<< {entries} /Filter /FlateDecode /Length {len(packed)} >>\nstream\n"
        return self._add(head.encode() + packed + b"\nendstream")

    def _whole(self, root: int, info: int) -> bytes:
        file = bytearray(b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for number, content in enumerate(self._objects, 1):
            places.append(len(file))
            file += b"%d 0 obj\n%s\nendobj\n" % (number, content)
        begins = len(file)
        file += b"xref\n0 %d\n0000000000 65535 f \n" % (len(places) + 1)
        file += b"".join(b"%010d 00000 n \n" % place for place in places)
        trailer = f"<< /Size {len(places) + 1} /Root {root} 0 R /Info {info} 0 R >>"
        return bytes(file + f"trailer\n{trailer}\nstartxref\n{begins}\n%%EOF\n".encode())

    def _outlines(self, pages: tuple[Page, ...], kids: list[int]) -> int:
        """The list of pages that a reader shows beside them."""
        first = len(self._objects) + 2
        last = first + len(pages) - 1
        root = self._add(
            f"<< /Type /Outlines /First {first} 0 R /Last {last} 0 R"
            f" /Count {len(pages)} >>".encode()
        )
        for place, (page, kid) in enumerate(zip(pages, kids, strict=True), first):
            before = f"/Prev {place - 1} 0 R" if place > first else ""
            after = f"/Next {place + 1} 0 R" if place < last else ""
            self._add(
                f"<< /Title {_hex(page.title)} /Parent {root} 0 R {before} {after}"
                f" /Dest [{kid} 0 R /Fit] >>".encode()
            )
        return root

    # A page

    def _page(self, page: Page, tree: int, fonts: int, shades: int) -> int:
        lines = [f"{POINTS:.6f} 0 0 {-POINTS:.6f} 0 {page.height * POINTS:.3f} cm"]
        for mark in page.marks:
            lines += self._mark(mark)
        stream = self._stream("\n".join(lines).encode("latin-1"))
        used = {mark.name for mark in page.marks if isinstance(mark, Picture)}
        named = " ".join(
            f"/P{self._pictures[name]} {self._pictures[name]} 0 R" for name in sorted(used)
        )
        return self._add(
            f"<< /Type /Page /Parent {tree} 0 R /Contents {stream} 0 R"
            f" /MediaBox [0 0 {page.width * POINTS:.3f} {page.height * POINTS:.3f}]"
            f" /Resources << /Font {fonts} 0 R /ExtGState {shades} 0 R /XObject << {named} >> >>"
            " >>".encode()
        )

    def _mark(self, mark: Mark) -> Iterator[str]:
        match mark:
            case Text():
                yield from self._text(mark)
            case Line():
                dashes = "[1 1] 0 d" if mark.dashed else "[] 0 d"
                yield f"{drawn.colour(mark.colour, 'RG')} {mark.width:g} w {dashes}"
                yield f"{mark.x1:.3f} {mark.y1:.3f} m {mark.x2:.3f} {mark.y2:.3f} l S"
            case Box():
                yield from _painting(mark.fill, mark.stroke, mark.line)
                yield f"{mark.x:.3f} {mark.y:.3f} {mark.width:.3f} {mark.height:.3f} re"
                yield _paint(mark.fill, mark.stroke)
            case Shape():
                scale = mark.size / 24
                yield f"q {scale:.5f} 0 0 {scale:.5f} {mark.x:.3f} {mark.y:.3f} cm"
                yield from _painting(mark.fill, mark.stroke, mark.line)
                yield f"{drawn.path(mark.path)} {_paint(mark.fill, mark.stroke)} Q"
            case Picture():
                yield self._picture(mark)

    def _picture(self, mark: Picture) -> str:
        if mark.name not in self._pictures:
            box = f"/Type /XObject /Subtype /Form /BBox [0 0 {drawn.SIDE} {drawn.SIDE}]"
            shades = " ".join(f"/O{o} << /ca {o / 10} >>" for o in drawn.OPACITIES)
            entries = f"{box} /Resources << /ExtGState << {shades} >> >>"
            drawing = drawn.picture(mark.name).encode("latin-1")
            self._pictures[mark.name] = self._stream(drawing, entries)
        scale = mark.size / drawn.SIDE
        way, right, down = (-1, mark.size, mark.size) if mark.turned else (1, 0.0, 0.0)
        place = f"{mark.x + right:.3f} {mark.y + down:.3f}"
        scaled = f"{way * scale:.5f} 0 0 {way * scale:.5f}"
        return f"q {scaled} {place} cm /P{self._pictures[mark.name]} Do Q"

    def _text(self, mark: Text) -> Iterator[str]:
        """Glyph by glyph, each at its place; beside them the text as it is written."""
        placed, wide = glyphs(mark.text, mark.face)
        back = {"start": 0.0, "middle": wide / 2, "end": wide}[mark.anchor]
        way = -1 if mark.turned else 1
        yield f"/Span << /ActualText {_hex(mark.text)} >> BDC BT {drawn.colour(mark.colour, 'rg')}"
        now: Font | None = None
        for glyph in placed:
            if glyph.font is not now:
                yield f"/{self._used(glyph.font)} {mark.size:.3f} Tf"
                now = glyph.font
                heavy = mark.face != "text" and now.name.startswith("huninn")
                # It comes in one weight: a line around its letters makes them bold.
                line = f"2 Tr {drawn.colour(mark.colour, 'RG')} {0.035 * mark.size:.3f} w [] 0 d"
                yield line if heavy else "0 Tr"
            x = mark.x + way * (glyph.x - back) * mark.size
            y = mark.y - way * glyph.y * mark.size
            stands = TURNED if mark.turned else UPRIGHT
            yield f"{stands} {x:.3f} {y:.3f} Tm <{glyph.number:04x}> Tj"
            self._fonts[self._used(now)][1].setdefault(glyph.number, glyph)
        yield "ET EMC"

    # Fonts

    def _used(self, used: Font) -> str:
        name = "F" + used.name.replace("-", "")
        self._fonts.setdefault(name, (used, {}))
        return name

    def _font(self, used: Font, seen: dict[int, Glyph]) -> int:
        """A font with the glyphs that are used, under the numbers that they had."""
        wanted = hb.SubsetInput()
        wanted.glyph_set.update(seen)
        wanted.flags = hb.SubsetFlags.RETAIN_GIDS | hb.SubsetFlags.NO_HINTING
        data = hb.subset(used.face, wanted).blob.data
        file = self._stream(data, f"/Length1 {len(data)}")
        name = f"COVERN+{used.name}"
        extents = used.font.get_font_extents("ltr")
        thousandth = 1000 / used.em
        up, down = round(extents.ascender * thousandth), round(extents.descender * thousandth)
        described = self._add(
            f"<< /Type /FontDescriptor /FontName /{name} /Flags 4 /FontBBox [-500 {down} 1500 {up}]"
            f" /ItalicAngle 0 /Ascent {up} /Descent {down} /CapHeight 700 /StemV 80"
            f" /FontFile2 {file} 0 R >>".encode()
        )
        widths = " ".join(
            f"{number} [{used.font.get_glyph_h_advance(number) * thousandth:g}]"
            for number in sorted(seen)
        )
        descendant = self._add(
            f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /CIDToGIDMap /Identity"
            " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>"
            f" /FontDescriptor {described} 0 R /W [{widths}] >>".encode()
        )
        letters = self._stream(_letters(seen).encode())
        return self._add(
            f"<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H"
            f" /DescendantFonts [{descendant} 0 R] /ToUnicode {letters} 0 R >>".encode()
        )


def _hex(text: str) -> str:
    return f"<feff{text.encode('utf-16-be').hex()}>"


def _painting(fill: str, stroke: str, line: float) -> Iterator[str]:
    if fill:
        yield drawn.colour(fill, "rg")
    if stroke:
        yield f"{drawn.colour(stroke, 'RG')} {line:g} w [] 0 d 0 j"


def _paint(fill: str, stroke: str) -> str:
    return ("B" if stroke else "f") if fill else "S"


def _letters(seen: dict[int, Glyph]) -> str:
    """Which letters glyphs stand for, so that a reader can search and copy (ToUnicode)."""
    known = [(number, glyph.text) for number, glyph in sorted(seen.items()) if glyph.text]
    lines = ["/CIDInit /ProcSet findresource begin 12 dict begin begincmap"]
    lines += ["/CMapName /Letters def /CMapType 2 def"]
    lines += ["1 begincodespacerange <0000> <ffff> endcodespacerange"]
    for at in range(0, len(known), 100):
        some = known[at : at + 100]
        lines += [f"{len(some)} beginbfchar"]
        lines += [f"<{number:04x}> <{text.encode('utf-16-be').hex()}>" for number, text in some]
        lines += ["endbfchar"]
    return "\n".join([*lines, "endcmap end end"])
