"""The headers that every answer carries, whoever gives it."""

from __future__ import annotations

from collections.abc import Iterable

HEADERS = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; object-src 'none'; "
    b"frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
}


def guarded(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that every answer carries."""
    found = [*headers, *HEADERS.items()]
    if not any(name == b"cache-control" for name, _ in found):
        found.append((b"cache-control", b"no-store"))
    return found
