"""Build the page for browsers from ``web/`` into the package.

Where the packages that this takes are not installed, as for somebody who only wants to play, they
are fetched for the build and removed after it. `make check` installs them to stay.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile

import node
import pictures_deck

MODULES = node.WEB / "node_modules"
DRAWN = node.WEB / "drawn"
"""Where the page's build finds the pictures."""
STAYS = MODULES / ".installed"
"""Made by the Makefile when a developer's packages are installed."""


def build() -> None:
    """Write the page anew."""
    stays = STAYS.exists()
    try:
        if not stays:
            node.npm("install", "--no-save", "--silent", "--omit=dev")
        shutil.rmtree(DRAWN, ignore_errors=True)
        pictures_deck.draw(DRAWN)
        node.npm("run", "--silent", "build")
    finally:
        if not stays:
            shutil.rmtree(MODULES, ignore_errors=True)


def main() -> int:
    """Build the page, with a Node that is gone afterwards if the machine has none."""
    with tempfile.TemporaryDirectory() as folder:
        if not node.of_the_machine() and node.of_the_wheel() is None:
            print(
                "No Node 20.19 or later here: taking one from PyPI to build the page.", flush=True
            )
            pip = [
                sys.executable,
                "-m",
                "pip",
                "install",
                "--quiet",
                "--target",
                folder,
                node.WHEEL,
            ]
            subprocess.run(pip, check=True)  # noqa: S603 - ours
            sys.path.append(folder)
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
