"""Builds the site of the documentation, and checks every link in it and that it asks nobody else.

python tools/docs.py [FOLDER]    (build/site without one)
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from sphinx.cmd.build import build_main

from docsite.check import faults
from docsite.gather import ROOT, gather

CONFIGURATION = ROOT / "tools" / "docsite"


def build(site: Path) -> int:
    """Build the site into a folder, which is emptied before; a warning is a fault."""
    shutil.rmtree(site, ignore_errors=True)
    with TemporaryDirectory() as work:
        pages = Path(work) / "pages"
        gather(pages)
        options = ["--fail-on-warning", "--quiet", "--builder", "html", "--jobs", "auto"]
        doctrees = ["--doctree-dir", f"{work}/doctrees", "--conf-dir", str(CONFIGURATION)]
        return build_main([*options, *doctrees, str(pages), str(site)])


def main() -> int:
    """Build and check."""
    site = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "site")
    if code := build(site):
        return code
    wrong = faults(site)
    print("\n".join(f"FAULT: {fault}" for fault in wrong), file=sys.stderr)
    if not wrong:
        print(f"{len(list(site.rglob('*.html')))} pages: open {site / 'index.html'}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
