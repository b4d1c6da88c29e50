"""Tests that objects go by themselves, as soon as nobody refers to them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_collection() -> Iterator[None]:
    """For a while Python does not look for objects that refer to each other."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
