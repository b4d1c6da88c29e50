"""WOFF, the form in which letters come for browsers, unpacked: tables of a font, each by zlib."""

from __future__ import annotations

import struct
import zlib

HEADER = struct.Struct(">4sIIHHIHHIIIII")
ENTRY = struct.Struct(">4sIIII")


def unpacked(data: bytes) -> bytes:
    """The font (OpenType) that a WOFF of version 1 holds."""
    signature, flavour, _, count, *_ = HEADER.unpack_from(data)
    if signature != b"wOFF":
        raise ValueError("not a WOFF font")
    power = count.bit_length() - 1
    head = struct.pack(">IHHHH", flavour, count, 16 << power, power, 16 * (count - (1 << power)))
    place = len(head) + 16 * count
    listed, body = [], []
    for number in range(count):
        name, offset, packed, size, checksum = ENTRY.unpack_from(
            data, HEADER.size + ENTRY.size * number
        )
        table = data[offset : offset + packed]
        table = zlib.decompress(table) if packed < size else table
        listed.append(struct.pack(">4sIII", name, checksum, place, size))
        padded = table + b"\0" * (-size % 4)
        body.append(padded)
        place += len(padded)
    return head + b"".join(listed) + b"".join(body)
