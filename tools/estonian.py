"""Install Estonian's analyser, vabamorf, without the rest of estnltk.

It exists only inside estnltk's wheel, which fills 168 MB and asks for pandas, matplotlib and
ipython; the analyser needs 58 MB and nothing else. Where there is no wheel for a machine, the
referee judges Estonian without it, and says so.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

PIN = Path(__file__).parent.parent / "requirements" / "estonian.lock"
WANTED = re.compile(
    r"estnltk/vabamorf/(_vabamorf\.[^/]+|dct/[^/]+_nosp/.+)|estnltk-[^/]+\.dist-info/(.*/)?LICENSE.*"
)


def download(folder: str) -> Path | None:
    """The wheel for this machine and this Python."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    wheel = [
        *pip,
        "--no-deps",
        "--only-binary",
        ":all:",
        "--dest",
        folder,
        "--requirement",
        str(PIN),
    ]
    subprocess.run(wheel, check=False)  # noqa: S603 - ours
    return next(Path(folder).glob("*.whl"), None)


def main() -> int:
    """Put the analyser where Python finds it."""
    target = Path(sysconfig.get_path("platlib"))
    with tempfile.TemporaryDirectory() as folder:
        wheel = download(folder)
        if wheel is None:
            print("There is no Estonian analyser for this machine; the referee does without it.")
            return 0
        with zipfile.ZipFile(wheel) as packed:
            names = [name for name in packed.namelist() if WANTED.fullmatch(name)]
            for name in names:
                licence = "dist-info" in name
                path = target / ("estnltk/vabamorf/LICENSE" if licence else name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(packed.read(name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
