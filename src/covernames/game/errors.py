"""The one exception of the game: an action that is not allowed."""

from __future__ import annotations

Data = str | int | tuple[str, ...] | None


class Rejected(Exception):  # noqa: N818 - players say "rejected", not "rejection error"
    """An action was refused and nothing has changed.

    ``code`` is stable and names a message of the catalogues (``guess-not-your-turn``); ``data``
    fills its gaps. A rejection goes to its sender alone, and depends on the key only where the
    sender's seat sees that face.
    """

    def __init__(self, code: str, **data: Data) -> None:
        super().__init__(code)
        self.code = code
        self.data = data

    def __repr__(self) -> str:
        return f"Rejected({self.code!r}, {self.data!r})"
