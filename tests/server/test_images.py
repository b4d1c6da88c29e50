"""What an image is, by its content alone: nothing that somebody says about it is believed."""

from __future__ import annotations

import pytest

from covernames.server.images import MOST_SEGMENTS, Image, image_in
from images import MOVING, jpeg, png, webp

WEBPS = ("VP8 ", "VP8L", "VP8X")


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (png(1, 320, 200), "image/png"),
        (jpeg(320, 200), "image/jpeg"),
        *((webp(form, 320, 200), "image/webp") for form in WEBPS),
    ],
)
def test_kind_and_size_are_read(content: bytes, kind: str) -> None:
    assert image_in(content) == Image(kind, 320, 200)


def test_a_jpegs_size_follows_the_markers_of_frames_alone() -> None:
    """Not those of tables, of what is kept for later, of restarts."""
    of_frames = {*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0)}
    marked = {m: jpeg().replace(b"\xff\xc0", bytes((0xFF, m))) for m in range(0x100)}
    assert {marker for marker, content in marked.items() if image_in(content)} == of_frames


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x89PNG",
        b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        b'<?xml version="1.0"?><svg/>',
        b"<!doctype html><script>alert(1)</script>",
        b"GIF89a" + bytes(40),
        b"BM" + bytes(60),
        b"%PDF-1.7",
        b"\0\0\0\x20ftypavif" + bytes(40),
        b"RIFF\x04\0\0\0WAVE" + bytes(40),
        b"RIFF\x1a\0\0\0WEBPVP9 " + bytes(18),
    ],
)
def test_everything_else_is_something_else(content: bytes) -> None:
    assert image_in(content) is None


def test_what_moves_is_none_of_ours() -> None:
    assert image_in(png(1, extra=MOVING)) is None
    assert image_in(webp("VP8X", flags=0x02)) is None
    assert image_in(webp("VP8X", flags=0x10)) is not None  # it is only transparent


@pytest.mark.parametrize("content", [png(1), jpeg(), *map(webp, WEBPS)])
def test_what_is_cut_off_or_goes_on_is_no_image(content: bytes) -> None:
    assert image_in(content) is not None
    assert all(image_in(content[:end]) is None for end in range(len(content)))
    assert image_in(content + b"<script>alert(1)</script>") is None
    assert image_in(b" " + content) is None


def test_nobody_reads_a_head_without_end() -> None:
    assert image_in(jpeg(segments=MOST_SEGMENTS - 1)) is not None
    assert image_in(jpeg(segments=MOST_SEGMENTS)) is None
    assert image_in(b"\xff\xd8\xff\xe0\0\x02\0\0\xff\xd9") is None
    png_without_dots = png(1).replace(b"IDAT", b"tEXt")
    assert image_in(png_without_dots) is None
    assert image_in(png(1).replace(b"IHDR", b"tEXt")) is None
    broken = webp("VP8 ").replace(b"\x9d\x01\x2a", b"\x9d\x01\x2b")
    assert image_in(broken) is None
    assert image_in(webp("VP8L").replace(b"\x2f", b"\x2e")) is None
