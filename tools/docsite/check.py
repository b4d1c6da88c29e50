"""Checks a built site: every link leads somewhere in it, and nothing is fetched from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

FETCHED: Final = {
    *("src", "srcset", "poster", "data", "action", "formaction", "background", "xlink:href"),
}
"""Attributes that make a browser ask; `href` does so everywhere but on a link to press."""
NAMES_ONLY: Final = {"http://www.w3.org/", "https://www.w3.org/"}
"""Addresses that only name a kind of document."""
IN_STYLES: Final = re.compile(r"""(?:url\(\s*|@import\s*)['"]?((?:\w+:)?//[^'")\s;]+)""")
IN_SCRIPTS: Final = re.compile(r"""['"`]((?:https?:|wss?:)?//[\w\[][^'"`\s]*)['"`]""")
COMMENTS: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


def faults(site: Path) -> list[str]:
    """What is wrong with a site."""
    site = site.resolve()
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        name = path.relative_to(site)
        found += [f"{name} fetches {address}" for address in page.foreign()]
        for link in page.links:
            if wrong := _wrong(site, path, link, pages):
                found.append(f"{name} links to {link}: {wrong}")
    for path in sorted(site.rglob("*")):
        if path.suffix in {".css", ".js", ".svg", ".mjs"}:
            text = path.read_text("utf-8")
            styled = IN_STYLES.findall(text)
            called = _called(text) if path.suffix in {".js", ".mjs"} else []
            drawn = Page(path).foreign() if path.suffix == ".svg" else []
            name = path.relative_to(site)
            found += [f"{name} fetches {address}" for address in [*styled, *called, *drawn]]
    return found


class Page(HTMLParser):
    """What a page links to and fetches, and the anchors that it has."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self._fetched: list[str] = []
        self._inside = ""
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag has to say."""
        self._inside = tag
        for name, given in attrs:
            value = given or ""
            if name in {"id", "name"}:
                self.anchors.add(value)
            elif name in FETCHED or name == "href":
                self._refers(tag, name, value)
            elif name == "style":
                self._fetched += IN_STYLES.findall(value)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that is empty has nothing inside."""
        self.handle_starttag(tag, attrs)
        self._inside = ""

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 - the parser's
        """What follows is text."""
        self._inside = ""

    def handle_data(self, data: str) -> None:
        """Look into styles and scripts."""
        if self._inside == "style":
            self._fetched += IN_STYLES.findall(data)
        elif self._inside == "script":
            self._fetched += _called(data)

    def _refers(self, tag: str, name: str, value: str) -> None:
        # A list of sources has descriptions between its addresses.
        each = [part.split()[0] for part in value.split(",")] if name == "srcset" else [value]
        for address in each:
            if urlsplit(address).scheme not in {"", "http", "https"}:
                continue  # mail, or the data itself
            if not urlsplit(address).netloc:
                self.links.append(address)
            elif tag != "a":
                self._fetched.append(address)

    def foreign(self) -> Iterator[str]:
        """The addresses of others that are fetched."""
        return (each for each in self._fetched if not each.startswith(tuple(NAMES_ONLY)))


def _called(script: str) -> list[str]:
    """Addresses in a script, if they are more than names."""
    found = IN_SCRIPTS.findall(COMMENTS.sub("", script))
    return [each for each in found if not each.startswith(tuple(NAMES_ONLY))]


def _wrong(site: Path, path: Path, link: str, pages: dict[Path, Page]) -> str:
    """What is wrong with a link within the site; empty: nothing."""
    parts = urlsplit(link)
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.is_relative_to(site):
        return "it leaves the site"
    if not target.is_file():
        return "nothing is there"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].anchors:
        return "no such anchor"
    return ""
