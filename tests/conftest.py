"""Hypothesis: the same examples every time in `make test`, new ones in `make prove`."""

from __future__ import annotations

import os

from hypothesis import settings

LONG = os.environ.get("PROOF") == "long"
settings.register_profile("covernames", derandomize=not LONG, deadline=None)
settings.load_profile("covernames")
