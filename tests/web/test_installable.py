"""The page can be installed: a manifest, and the pictures that it promises."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent.parent / "web"
PUBLIC = WEB / "public"
THEME = (WEB / "src" / "theme.css").read_text("utf-8")


def size(picture: Path) -> str:
    """Width and height as a manifest gives them; a PNG says them right after its name."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return f"{width}x{height}"


def test_the_manifest_keeps_what_it_promises() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    # As seen from where the manifest lies, wherever that is; the start is also its name.
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert "id" not in manifest
    assert manifest["display"] == "standalone"
    assert f"--desk: {manifest['theme_color']};" in THEME
    icons = manifest["icons"]
    for icon in icons:
        picture = PUBLIC / icon["src"]
        assert not icon["src"].startswith("/")
        assert picture.is_file(), icon
        assert icon["sizes"] in ("any", size(picture)), icon
    plain = {icon["sizes"] for icon in icons if icon.get("purpose", "any") == "any"}
    assert {"192x192", "512x512"} <= plain
    assert any(icon.get("purpose") == "maskable" for icon in icons)


@pytest.mark.parametrize("name", ["index.html", "offline.html"])
def test_what_the_document_links_is_there(name: str) -> None:
    document = (WEB / name).read_text("utf-8")
    linked = re.findall(r'<link [^>]*href="/([^"]+)"', document)
    assert "manifest.webmanifest" in linked
    assert [name for name in linked if not (PUBLIC / name).is_file()] == []
    for colour in re.findall(r'name="theme-color" content="([^"]+)"', document):
        assert f"--desk: {colour};" in THEME
