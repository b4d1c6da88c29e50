"""Text frames of a WebSocket (RFC 6455), as a server sends them: a short head, then the text."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""A text, whole in this frame."""
TWO_BYTES: Final = 126
"""In place of a length: it follows in two bytes."""
EIGHT_BYTES: Final = 127
"""As above, in eight."""


def framed(text: str) -> bytes:
    """A message as a frame; built once, it can be written to any number of devices."""
    content = text.encode()
    size = len(content)
    if size < TWO_BYTES:
        return bytes((TEXT, size)) + content
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + content
    return b"\x81\x7f" + size.to_bytes(8, "big") + content


def text_of(frame: bytes) -> str:
    """The message in such a frame."""
    return frame[{TWO_BYTES: 4, EIGHT_BYTES: 10}.get(frame[1], 2) :].decode()
