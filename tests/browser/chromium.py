"""The browser that people in these tests use: the Chromium of this machine."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

import node

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell first: it draws no window of its own, and every page takes a third of the time."""
OWN = Path(__file__).parent.parent.parent / ".venv" / "browser" / "run"
"""The one that tools/install_browser.py installs where nobody is root."""
MISSING = "The tests of the page need a browser: `make test` installs one."

QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
"""It asks nobody but our server."""


def executable(playwright: Playwright) -> str:
    """Where the browser is: the system's, our own, or the one that Playwright brought."""
    of_the_system = [path for name in NAMES if (path := shutil.which(name))]
    if of_the_system:
        return of_the_system[0]
    if OWN.is_file():
        return str(OWN)
    own = playwright.chromium.executable_path
    if not Path(own).is_file():
        raise RuntimeError(MISSING)
    return own


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that is closed in the end."""
    # Playwright's own Node asks for a library that not every system has; this one runs here.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node.program())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=QUIET)
        yield browser
        browser.close()
