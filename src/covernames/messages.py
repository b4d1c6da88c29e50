"""People's words: the Fluent catalogues in ``locales/``, shared with the web client."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource


def catalogues() -> Path:
    """Where the catalogues lie: in the wheel, or at the top of the project."""
    package = Path(__file__).parent
    inside = package / "locales"
    return inside if inside.is_dir() else package.parent.parent / "locales"


class Messages:
    """The messages of one language."""

    def __init__(self, language: str, part: str = "*") -> None:
        """All of them, or those of one file alone, which is read in no time."""
        self.language = language
        self._bundle = _bundle(language, part)

    def __call__(self, message: str, **values: object) -> str:
        """The sentence for a code, its gaps filled."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None  # messages of attributes alone are not used here
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)


@cache
def _bundle(language: str, part: str) -> FluentBundle:
    # Bidi isolates are invisible characters that terminals and tests stumble over.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((catalogues() / language).glob(f"{part}.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
