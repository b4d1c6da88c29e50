"""Lists of words that people bring: reading many, and refusing what is none."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter

from covernames.decks import PackRefused, read_file

from .figure import Figure, in_loops

WORDS = "\n".join(f"слово{n}" for n in range(10_000))
HOSTILE = {
    "binary": bytes(range(256)) * 1_000,
    "50 MB": b"word\n" * 10_000_000,
    "one line of 1 MB": b"x" * 1_000_000,
    "another encoding": WORDS.encode("cp1251"),
    "control characters": b"bell\x07\n" * 10_000,
}


def reading_packs() -> Iterator[Figure]:
    """Ten thousand words, and files that are no words at all."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "words.txt"
        path.write_text(WORDS, "utf-8")
        times = []
        for _ in range(5):
            start = perf_counter()
            read_file(path, "bg")
            times.append(perf_counter() - start)
        yield in_loops("a list of 10,000 words is read", 1000 * median(times), 200)
        for name, data in HOSTILE.items():
            path.write_bytes(data)
            times = []
            for _ in range(3):
                start = perf_counter()
                with suppress(PackRefused):
                    read_file(path, "bg")
                    raise AssertionError(f"not refused: {name}")
                times.append(perf_counter() - start)
            yield in_loops(f"refused: {name}", 1000 * median(times), 100)
