"""Where a user's word vectors are kept: float16, memory-mapped, in the user's data directory."""

from __future__ import annotations

import gzip
import io
import os
import shutil
import tempfile
import urllib.request
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, NamedTuple
from urllib.parse import urlparse

import msgspec
import numpy as np
from numpy.typing import NDArray
from platformdirs import user_data_path

from ..refusals import VectorsRefused

Halves = NDArray[np.float16]
Progress = Callable[[int, int], None]
"""Told how many bytes of how many have been read; 0 of all if nobody knows."""

MOST_WORDS: Final = 200_000
NO_NUMBERS: Final = np.array([np.nan], np.float32)
BLOCK: Final = 4_096
ROOT_VARIABLE: Final = "COVERNAMES_DATA"


class About(msgspec.Struct, frozen=True):
    """What is known about vectors on the shelf."""

    lang: str
    name: str
    words: int
    size: int
    """The dimensions."""


class Shelf(NamedTuple):
    """One set of vectors on disk."""

    folder: Path
    language: str
    name: str

    def about(self) -> About:
        """Its card."""
        return msgspec.json.decode((self.folder / "about.json").read_bytes(), type=About)

    def words(self) -> list[str]:
        """Its words, the commonest first."""
        return (self.folder / "words.txt").read_text("utf-8").split("\n")

    def matrix(self) -> Halves:
        """Its vectors, of length 1, mapped into memory."""
        found: Halves = np.load(self.folder / "vectors.npy", mmap_mode="r")
        return found


def root() -> Path:
    """The folder of all vectors."""
    chosen = os.environ.get(ROOT_VARIABLE)
    return (Path(chosen) if chosen else user_data_path("covernames")) / "vectors"


def shelves() -> list[Shelf]:
    """Everything on the shelf."""
    found = sorted(root().glob("*/*/about.json"))
    return [Shelf(path.parent, path.parent.parent.name, path.parent.name) for path in found]


def shelf_of(language: str, name: str = "") -> Shelf:
    """The vectors of a language by name; without a name the first ones."""
    for shelf in shelves():
        if shelf.language == language and name in ("", shelf.name):
            return shelf
    raise VectorsRefused("bots-vectors-unknown", name=name or "?", lang=language)


def remove(language: str, name: str) -> None:
    """Take vectors from the shelf."""
    shutil.rmtree(shelf_of(language, name).folder)


def add(
    source: str,
    language: str,
    name: str = "",
    *,
    most: int = MOST_WORDS,
    progress: Progress = lambda _read, _total: None,
) -> About:
    """Put vectors on the shelf: a file or an address, ``.vec`` or GloVe text, gzipped or not."""
    name = name or Path(urlparse(source).path).name.split(".")[0]
    if not name or "/" in name or name.startswith("."):
        raise VectorsRefused("bots-vectors-bad-name", name=name)
    folder = root() / language / name
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Written beside its place and moved there when complete: a broken download leaves nothing.
    with tempfile.TemporaryDirectory(dir=folder.parent) as made:
        about = _write(Path(made), source, language, name, most, progress)
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(made, folder)
    return about


def _write(
    folder: Path, source: str, language: str, name: str, most: int, progress: Progress
) -> About:
    words: list[str] = []
    size = 0
    with (folder / "raw").open("wb") as out:
        block: list[NDArray[np.float32]] = []
        for word, vector in _lines(source, progress):
            size = len(vector)
            words.append(word)
            block.append(vector)
            if len(block) == BLOCK:
                out.write(_unit(block).tobytes())
                block.clear()
            if len(words) == most:
                break
        if block:
            out.write(_unit(block).tobytes())
    if not words:
        raise VectorsRefused("bots-vectors-empty", source=source)
    raw: Halves = np.fromfile(folder / "raw", np.float16).reshape(len(words), size)
    np.save(folder / "vectors.npy", raw)
    (folder / "raw").unlink()
    (folder / "words.txt").write_text("\n".join(words), "utf-8")
    about = About(language, name, len(words), size)
    (folder / "about.json").write_bytes(msgspec.json.encode(about))
    return about


def _unit(block: list[NDArray[np.float32]]) -> Halves:
    """Vectors of length 1."""
    stacked = np.stack(block)
    norms = np.linalg.norm(stacked, axis=1, keepdims=True)
    unit: Halves = (stacked / np.maximum(norms, 1e-9)).astype(np.float16)
    return unit


def _lines(source: str, progress: Progress) -> Iterator[tuple[str, NDArray[np.float32]]]:
    """Words and vectors; the header of a ``.vec`` file is skipped."""
    size = 0
    with _opened(source, progress) as text:
        for number, line in enumerate(_read(text, source), 1):
            word, *numbers = line.split() or [""]
            header = number == 1 and len(numbers) == 1 and numbers[0].isdecimal()
            if header or not word:
                continue
            try:
                vector = np.array(numbers, np.float32)
            except ValueError:
                if size and len(numbers) > size:
                    continue  # phrases of several words, which nobody can say as a clue
                vector = NO_NUMBERS
            if not np.isfinite(vector).all():
                raise VectorsRefused("bots-vectors-not-numbers", line=number)
            size = size or len(vector)
            if len(vector) != size:
                raise VectorsRefused("bots-vectors-uneven", line=number)
            if size:
                yield word, vector


def _read(text: IO[str], source: str) -> Iterator[str]:
    """Line by line; an archive that breaks off cannot be read."""
    try:
        yield from text
    except (OSError, EOFError, zlib.error):
        raise VectorsRefused("bots-vectors-unreadable", source=source) from None


@contextmanager
def _opened(source: str, progress: Progress) -> Iterator[IO[str]]:
    """The text of a file or an address, unpacked if need be."""
    try:
        if urlparse(source).scheme in {"http", "https"}:
            answer = urllib.request.urlopen(source, timeout=60)  # noqa: S310 - http(s), see above
            total = int(answer.headers.get("Content-Length") or 0)
            raw: IO[bytes] = answer
        else:
            raw, total = Path(source).open("rb"), Path(source).stat().st_size  # noqa: SIM115
    except OSError:
        raise VectorsRefused("bots-vectors-unreadable", source=source) from None
    with io.BufferedReader(_Counted(raw, total, progress), 1 << 16) as counted:
        packed = counted.peek(2)[:2] == b"\x1f\x8b"
        plain = gzip.GzipFile(fileobj=counted) if packed else counted
        with io.TextIOWrapper(plain, "utf-8", errors="replace", newline="\n") as text:
            yield text


class _Counted(io.RawIOBase):
    """Tells how far reading has come."""

    def __init__(self, inner: IO[bytes], total: int, progress: Progress) -> None:
        self._inner, self._total, self._progress = inner, total, progress
        self._read = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # as io calls it
        data = self._inner.read(len(buffer))
        buffer[: len(data)] = data
        self._read += len(data)
        self._progress(self._read, self._total)
        return len(data)

    def close(self) -> None:
        if not self.closed:
            self._inner.close()
        super().close()
