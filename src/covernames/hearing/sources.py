"""Files with clues that people gave: JSON Lines, or BIG-bench's task as it is or in its package."""

from __future__ import annotations

import tarfile
import zipfile
import zlib
from pathlib import Path
from typing import IO, Final

from ..refusals import TurnsRefused
from . import bigbench
from .given import Given, given_in

GZIP: Final = b"\x1f\x8b"
ZIP: Final = b"PK\x03\x04"
LARGEST: Final = 16_000_000
"""Bytes of a task inside an archive; the real one has 29 kB."""


def read(path: Path, language: str = "en") -> list[Given]:
    """The clues of a file; the language is that of the words where the file names none."""
    try:
        with path.open("rb") as file:
            start = file.read(len(ZIP))
        if start.startswith((GZIP, ZIP)):
            return bigbench.given_in_task(task_in(path), str(path))
        text = path.read_bytes()
    except OSError:
        raise TurnsRefused("hearing-unreadable", path=str(path)) from None
    if bigbench.is_task(text):
        return bigbench.given_in_task(text, str(path))
    return given_in(text, language, str(path))


def task_in(path: Path) -> bytes:
    """BIG-bench's task inside a package of it, read without unpacking the rest."""
    try:
        found = _in_zip(path) if zipfile.is_zipfile(path) else _in_tar(path)
    except (tarfile.TarError, zipfile.BadZipFile, zlib.error, EOFError):
        raise TurnsRefused("hearing-unreadable", path=str(path)) from None
    if found is None:
        raise TurnsRefused("hearing-no-task", path=str(path))
    return found


def _in_zip(path: Path) -> bytes | None:
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            if name.endswith(bigbench.MEMBER):
                with archive.open(name) as member:
                    return _limited(member, path)
    return None


def _in_tar(path: Path) -> bytes | None:
    with tarfile.open(path, "r|gz") as archive:  # a stream: it stops at what it looks for
        for each in archive:
            if each.isfile() and each.name.endswith(bigbench.MEMBER):
                member = archive.extractfile(each)
                assert member is not None  # a file has content
                return _limited(member, path)
    return None


def _limited(member: IO[bytes], path: Path) -> bytes:
    text = member.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise TurnsRefused("hearing-unreadable", path=str(path))
    return text
