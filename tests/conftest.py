"""Hypothesis: the same examples every time in `make test`, new ones in `make prove`.

Helpers that assert something say what was wrong, as tests do. The longest tests come first, so that
no core waits for them in the end.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from covernames.client import Client
from waiting import LONGEST

pytest.register_assert_rewrite("browser")
Client.timeout = LONGEST

LONG = os.environ.get("PROOF") == "long"
settings.register_profile(
    "covernames",
    derandomize=not LONG,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],  # a busy machine is no fault
)
settings.load_profile("covernames")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent.name != "wheel")
