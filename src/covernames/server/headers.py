"""The headers that every answer carries, whoever gives it."""

from __future__ import annotations

from collections.abc import Iterable

HEADERS = {
    # blob: the page shows pictures of a room's own that it has fetched with its secret.
    b"content-security-policy": b"default-src 'self'; img-src 'self' data: blob:; "
    b"object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
}


def guarded(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that every answer carries unless it has its own."""
    found = list(headers)
    has = {name for name, _ in found}
    found += [(name, value) for name, value in HEADERS.items() if name not in has]
    if b"cache-control" not in has:
        found.append((b"cache-control", b"no-store"))
    return found
