"""What the page says: the catalogues as a reader of the screen knows them."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast, parse

from covernames.cli.messages import Messages, catalogues

ENGLISH = "en"
NOT_ON_THE_PAGE = "cli.ftl"


class Catalogue:
    """The page's words in one language; what is not translated stands there in English."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self._own, self._english = Messages(language), Messages(ENGLISH)

    def __call__(self, message: str, **values: object) -> str:
        """A sentence."""
        try:
            return self._own(message, **values)
        except LookupError:
            return self._english(message, **values)

    def capital(self, message: str, **values: object) -> str:
        """The same at the beginning of a line."""
        text = self(message, **values)
        return text[:1].upper() + text[1:]

    def plain(self) -> Iterator[tuple[str, str]]:
        """Every message without gaps, and what it says."""
        for path in sorted((catalogues() / ENGLISH).glob("*.ftl")):
            if path.name == NOT_ON_THE_PAGE:
                continue
            for entry in parse(path.read_text("utf-8")).body:
                if isinstance(entry, ast.Message) and _is_plain(entry):
                    yield entry.id.name, self(entry.id.name)


def _is_plain(message: ast.Message) -> bool:
    return message.value is not None and all(
        isinstance(part, ast.TextElement) for part in message.value.elements
    )
