"""Draws the icons of the installed page from ``web/public/icon.svg``, with a Chromium at hand."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
DOSSIER = '<g id="dossier"'

ICONS = {
    "icon-192.png": (192, None),
    "icon-512.png": (512, None),
    # Systems cut these to a shape of their own: desk to the edge, dossier in the middle.
    "icon-maskable-192.png": (192, 0.76),
    "icon-maskable-512.png": (512, 0.76),
    "apple-touch-icon.png": (180, 0.92),
}
"""Each picture: its size, and how large the dossier is where the desk fills the whole square."""


def drawing(part: float | None) -> str:
    """The icon; as a full square, with the dossier scaled about the middle, if a part is given."""
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    if part is None:
        return svg
    move = f"translate(32 32) scale({part}) translate(-32 -32)"
    return svg.replace(' rx="14"', "").replace(DOSSIER, f'{DOSSIER} transform="{move}"')


def main() -> None:
    """Write every picture beside the drawing."""
    with sync_playwright() as playwright:
        found = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing(part)}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
