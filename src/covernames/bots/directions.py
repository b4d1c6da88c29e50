"""Directions: where the heads of the lists lie in a space of meaning, found from the lists alone.

Heads that share words lie near each other, and so do the words that are written for near heads,
even where no list has both. That is what the singular vectors of the table of words and heads
tell. Only the heads are stored; a word lies in the middle of the heads that it was written for.

Finding them takes seconds, so ``tools/directions.py`` does it beforehand. The file names the lists
that it was made from; for any other lists directions are found on the spot.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np

from .mind import Floats
from .sparse import Sparse

DIMENSIONS: Final = 160
"""More tell hardly more about cards without a list, and take more memory."""
SPARE: Final = 24
"""Directions that are followed beside those wanted, so that the last ones come out right."""
ROUNDS: Final = 5
"""How often the directions are turned towards the strongest ones."""
EVENNESS: Final = -0.5
"""Directions count with this power of their singular values: strong ones tell what is common."""


def directions_of(language: str, links: Sparse) -> Floats:
    """A row for each head; stored ones if they were found from these very links."""
    made_from = digest(links)
    file = files(__package__) / "associations" / language / "directions.npz"
    if file.is_file():
        with file.open("rb") as stored, np.load(stored) as arrays:
            if str(arrays["digest"]) == made_from:
                heads: Floats = arrays["heads"].astype(np.float32)
                return heads
    return found(links)


def digest(links: Sparse) -> str:
    """Tells links from others."""
    made = blake2b(digest_size=16)
    for array in (links.row_of, links.column_of, links.value):
        made.update(np.ascontiguousarray(array).tobytes())
    return made.hexdigest()


def store(path: Path, links: Sparse) -> None:
    """Find directions and keep them."""
    np.savez(path, heads=found(links).astype(np.float16), digest=np.array(digest(links)))


def found(links: Sparse) -> Floats:
    """The strongest singular directions of the heads, by turning a few more than are wanted."""
    # With as many directions as heads none would lie near another.
    wanted = min(DIMENSIONS, (links.columns + 1) // 2)
    followed = min(wanted + SPARE, links.columns)
    back = links.transposed()
    start = np.random.default_rng(0).standard_normal((links.columns, followed))
    turned = np.linalg.qr(start)[0].astype(np.float32)
    for _ in range(ROUNDS):
        turned = np.linalg.qr(back.dot(links.dot(turned)))[0]
    seen = links.dot(turned)
    values, vectors = np.linalg.eigh((seen.T @ seen).astype(np.float64))
    strongest = np.argsort(-values)[:wanted]
    heads = turned @ vectors[:, strongest]
    heads *= np.sign(heads[np.abs(heads).argmax(axis=0), np.arange(len(strongest))])
    scaled: Floats = (heads * np.sqrt(np.maximum(values[strongest], 1e-9)) ** EVENNESS).astype(
        np.float32
    )
    return scaled
