"""What the page says: a catalogue as the reader of a screen knows it."""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast, parse

from covernames.cli.messages import Messages, catalogues

NOT_ON_THE_PAGE = "cli.ftl"


class Catalogue(Messages):
    """The words of one language."""

    def capital(self, message: str, **values: object) -> str:
        """A sentence at the beginning of a line."""
        text = self(message, **values)
        return text[:1].upper() + text[1:]

    def plain(self) -> dict[str, str]:
        """What every message without gaps says."""
        return _plain(self.language)


@cache
def _plain(language: str) -> dict[str, str]:
    files = [p for p in (catalogues() / language).glob("*.ftl") if p.name != NOT_ON_THE_PAGE]
    entries = [entry for path in files for entry in parse(path.read_text("utf-8")).body]
    say = Messages(language)
    return {
        e.id.name: say(e.id.name) for e in entries if isinstance(e, ast.Message) and _is_plain(e)
    }


def _is_plain(message: ast.Message) -> bool:
    return message.value is not None and all(
        isinstance(part, ast.TextElement) for part in message.value.elements
    )
