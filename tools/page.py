"""Build the page for browsers from ``web/`` into the package.

Where the packages that this takes are not installed, as for somebody who only wants to play, they
are fetched for the build and removed after it. `make check` installs them to stay.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType

import node
import pictures_deck

MODULES = node.WEB / "node_modules"
DRAWN = node.WEB / "drawn"
"""Where the page's build finds the pictures."""
PRINTS = Path(__file__).parent.parent / "src" / "covernames" / "prints"
TYPEFACES = PRINTS / "typefaces"
"""Where what is printed finds its letters."""
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
        copy_typefaces()
        node.npm("run", "--silent", "build")
    finally:
        if not stays:
            shutil.rmtree(MODULES, ignore_errors=True)


def copy_typefaces() -> None:
    """Put the fonts for printing into the package, and beside them what their authors ask for."""
    fonts = _fonts()
    shutil.rmtree(TYPEFACES, ignore_errors=True)
    TYPEFACES.mkdir()
    for package, name in fonts.files():
        shutil.copyfile(MODULES / "@fontsource" / package / "files" / name, TYPEFACES / name)
    for package in fonts.PACKAGES:
        licence = MODULES / "@fontsource" / package / "LICENSE"
        shutil.copyfile(licence, TYPEFACES / f"{package}-licence.txt")


def _fonts() -> ModuleType:
    """The list of fonts, without the package: that wants all that a server needs."""
    spec = importlib.util.spec_from_file_location("fonts_to_print", PRINTS / "fonts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
