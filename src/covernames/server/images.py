"""What an image is, read from its first bytes: its kind and its size.

Nothing is decoded here. Whoever sends an image says nothing about it that is believed, and a
browser that is sent it is told the kind that was found here, and to believe nothing else.
"""

from __future__ import annotations

import struct
from struct import unpack_from
from typing import Final, NamedTuple

PNG: Final = b"\x89PNG\r\n\x1a\n"
PNG_END: Final = b"\x00\x00\x00\x00IEND\xaeB`\x82"
JPEG: Final = b"\xff\xd8\xff"
JPEG_END: Final = b"\xff\xd9"
FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""JPEG's markers that a size follows."""
MOST_SEGMENTS: Final = 64
"""Of a JPEG, before its size; browsers write about five."""
ANIMATED: Final = 0x02
"""The flag of a WebP that moves."""


class Image(NamedTuple):
    """What is known of an image."""

    kind: str
    """Its media type."""
    width: int
    height: int


def image_in(content: bytes) -> Image | None:
    """The still PNG, JPEG or WebP that these bytes are; None: they are something else."""
    try:
        return _png(content) or _jpeg(content) or _webp(content)
    except struct.error:  # it ends too early
        return None


def _png(content: bytes) -> Image | None:
    if not content.startswith(PNG) or not content.endswith(PNG_END):
        return None
    length, kind, width, height = unpack_from(">I4sII", content, len(PNG))
    before, data, _ = content.partition(b"IDAT")
    if (length, kind) != (13, b"IHDR") or not data or b"acTL" in before:  # that one moves
        return None
    return Image("image/png", width, height)


def _jpeg(content: bytes) -> Image | None:
    if not content.startswith(JPEG) or not content.endswith(JPEG_END):
        return None
    at = 2
    for _ in range(MOST_SEGMENTS):
        sign, marker, length = unpack_from(">BBH", content, at)
        if sign != JPEG[0]:
            return None
        if marker in FRAMES:
            height, width = unpack_from(">HH", content, at + 5)
            return Image("image/jpeg", width, height)
        at += 2 + length
    return None


def _webp(content: bytes) -> Image | None:
    riff, size, webp, chunk = unpack_from("<4sI4s4s", content)
    if (riff, webp) != (b"RIFF", b"WEBP") or size + 8 != len(content):
        return None
    match chunk:
        case b"VP8 ":
            frame, sync, width, height = unpack_from("<3s3sHH", content, 20)
            known = sync == b"\x9d\x01\x2a" and not frame[0] & 1
            size_in_bits = width & 0x3FFF, height & 0x3FFF
        case b"VP8L":
            sign, bits = unpack_from("<BI", content, 20)
            known = sign == 0x2F  # noqa: PLR2004 - the signature of the format
            size_in_bits = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X":
            flags, wide, high = unpack_from("<I3s3s", content, 20)
            known = not flags & ANIMATED
            width, height = (int.from_bytes(side, "little") + 1 for side in (wide, high))
            size_in_bits = width, height
        case _:
            return None
    return Image("image/webp", *size_in_bits) if known else None
