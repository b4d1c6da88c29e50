"""Small images for tests: real PNGs, and JPEGs and WebPs as far as anybody here reads them."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Any

from covernames.server.images import PNG


def png(number: int = 0, width: int = 64, height: int = 48, *, extra: bytes = b"") -> bytes:
    """A picture of one colour, another one for each number; `extra` stands before its dots."""
    colour = (37 * number % 256, 91 * number % 256, (number * 151 + 60) % 256)
    rows = (b"\0" + bytes(colour) * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    middle = chunk(b"IHDR", head) + extra + chunk(b"IDAT", zlib.compress(rows))
    return PNG + middle + chunk(b"IEND", b"")


def chunk(kind: bytes, content: bytes) -> bytes:
    """A part of a PNG."""
    check = struct.pack(">I", zlib.crc32(kind + content))
    return struct.pack(">I", len(content)) + kind + content + check


MOVING = chunk(b"acTL", struct.pack(">II", 2, 0))
"""What makes a PNG move."""


def jpeg(width: int = 64, height: int = 48, *, segments: int = 1) -> bytes:
    """As far as its size."""
    app = b"\xff\xe0" + struct.pack(">H", 4) + b"ab"
    frame = b"\xff\xc0" + struct.pack(">HBHHB", 11, 8, height, width, 1) + b"\x01\x11\x00"
    return b"\xff\xd8" + app * segments + frame + b"\xff\xd9"


def webp(kind: str = "VP8 ", width: int = 64, height: int = 48, flags: int = 0) -> bytes:
    """As far as its size, in one of its three forms."""
    match kind:
        case "VP8 ":
            body = b"\x10\x00\x00\x9d\x01\x2a" + struct.pack("<HH", width, height)
        case "VP8L":
            body = b"\x2f" + struct.pack("<I", width - 1 | (height - 1) << 14)
        case _:
            sides = ((side - 1).to_bytes(3, "little") for side in (width, height))
            body = struct.pack("<I", flags) + b"".join(sides)
    chunk = kind.encode() + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)
    return b"RIFF" + struct.pack("<I", len(chunk) + 4) + b"WEBP" + chunk


def sent(images: list[bytes], names: list[str] | None = None) -> dict[str, Any]:
    """Images as a request brings them."""
    called = names or [f"thing {number}" for number in range(1, len(images) + 1)]
    return {
        "pictures": [
            {"image": base64.b64encode(image).decode(), "name": name}
            for image, name in zip(images, called, strict=True)
        ]
    }
