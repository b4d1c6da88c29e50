"""Take the current folder off the module path of ``python -m covernames``.

``python -m`` looks for modules in the current folder first, so a stray ``random.py`` there would be
run in place of the real one. The installed command does not look there, and neither do we. This has
to happen while Python imports the package, before anything else: `covernames/__init__.py` begins
with it; `__main__.py` would be too late. A folder that is named in ``PYTHONPATH`` stays, and
bots of one's own are found by `cli.bot_players.own_bots`.
"""

from __future__ import annotations

import sys


def started_as_module(package: str) -> bool:
    """Whether Python is just finding the package of ``python -m package``."""
    if sys.argv[:1] != ["-m"] or sys.flags.safe_path:  # runpy puts the file's name there afterwards
        return False
    return sys.orig_argv[-len(sys.argv)].removeprefix("-m") == package


if started_as_module(__package__):
    del sys.path[0]
