"""The language that a terminal speaks, and its words."""

from __future__ import annotations

import locale
import os

from ..decks import LANGUAGES, language_tagged
from ..messages import Messages, catalogues

__all__ = ["Messages", "catalogues", "helping", "preferred"]

FALLBACK = "en"


def preferred() -> str:
    """The language of this terminal, if it is one of ours."""
    tag = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return language_tagged(tag) or FALLBACK


def helping(message: str) -> str:
    """A line of ``--help``, in the language of this terminal."""
    return Messages(preferred())(message, tags=", ".join(LANGUAGES))
