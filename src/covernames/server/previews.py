"""What chats show of a link before anybody opens it (Open Graph).

It depends on the kind of page alone. Nothing of a room is looked up: a link gives nothing away.
"""

from __future__ import annotations

from html import escape
from typing import Final

from ..messages import Messages

TEXTS: Final = {
    "Room": "preview-room",
    "Present": "preview-room",
    "Daily": "preview-daily",
    "Puzzle": "preview-puzzle",
    "Replay": "preview-replay",
    "Deal": "preview-deal",
}
PICTURE: Final = "preview.png"
SIZE: Final = (1200, 630)


def preview(page: str, language: str, site: str) -> str:
    """The tags for the head of a document."""
    text = Messages(language, "preview")(TEXTS.get(page, "preview-game"))
    width, height = SIZE
    tags = {
        "og:type": "website",
        "og:site_name": "Covernames",
        "og:title": "Covernames",
        "og:description": text,
        "og:image": f"{site}/{PICTURE}",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(content)}">' for name, content in tags.items()
    )
