"""``python -m covernames``."""

from __future__ import annotations

import sys
from pathlib import Path

if not sys.flags.safe_path:
    # Python looks first where one works: a file there that is called like a module is not meant.
    sys.path = [*(p for p in sys.path if p not in {"", str(Path.cwd())}), str(Path.cwd())]

from .cli import main

main()
