"""Draws the icons of the installed page, and the picture that chats show of a link.

Both are made from ``web/public/icon.svg``, with a Chromium at hand.
"""

from __future__ import annotations

import shutil
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent.parent / "web"
PUBLIC = WEB / "public"
LETTERS = WEB / "node_modules/@fontsource/sofia-sans/files/sofia-sans-latin-700-normal.woff2"
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
BROWSERS = ("chromium", "chromium-headless-shell", "google-chrome")
WIDTH, HEIGHT = 1200, 630
"""The size that chats and social networks ask for."""
COLOURS = {"r": "#b3261e", "b": "#1b5aa6", "o": "#cdb88f", "w": "#fffdf8"}
BOARD = ("wrbww", "bwwor", "rwowb", "wbrww", "owwrw")
"""A board in mid-game: red, blue, bystanders, and cards that show their words."""


def drawing(part: float | None) -> str:
    """The icon; as a full square, with the dossier scaled about the middle, if a part is given."""
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    if part is None:
        return svg
    move = f"translate(32 32) scale({part}) translate(-32 -32)"
    return svg.replace(' rx="14"', "").replace(DOSSIER, f'{DOSSIER} transform="{move}"')


def preview() -> str:
    """The sign and the name beside a board, as a page of its own."""
    cards = "".join(
        f'<rect x="{596 + 112 * column}" y="{65 + 102 * row}" width="100" height="90" rx="8"'
        f' fill="{COLOURS[kind]}"/>'
        + ("" if kind != "w" else line(596 + 112 * column, 65 + 102 * row))
        for row, kinds in enumerate(BOARD)
        for column, kind in enumerate(kinds)
    )
    sign = drawing(None).partition('<g id="dossier"')[2].partition("</svg>")[0]
    font = b64encode(LETTERS.read_bytes()).decode()
    return (
        f"<style>body{{margin:0}}@font-face{{font-family:S;font-weight:700;"
        f"src:url(data:font/woff2;base64,{font})}}</style>"
        f'<svg width="{WIDTH}" height="{HEIGHT}" xmlns="http://www.w3.org/2000/svg">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#2a2118"/>{cards}'
        f'<g transform="translate(110 96) scale(5.6)"><g id="dossier"{sign}</g>'
        f'<text x="290" y="520" fill="#fffaf0" font-family="S" font-weight="700" font-size="88"'
        f' text-anchor="middle">Covernames</text></svg>'
    )


def line(left: int, top: int) -> str:
    """In place of the word of a card."""
    return f'<rect x="{left + 22}" y="{top + 52}" width="56" height="12" rx="6" fill="#cfc3ae"/>'


def main() -> None:
    """Write every picture beside the drawing."""
    with sync_playwright() as playwright:
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing(part)}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(preview())
        page.evaluate("document.fonts.ready.then(() => 0)")
        page.screenshot(path=PUBLIC / "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
