"""The task `codenames` of BIG-bench: turns that people played, each put as a question in English.

It belongs to its authors and is published under the Apache License 2.0. It does not come with
Covernames: whoever has the package gives its path, or has it fetched by pip. Its authors ask that
it never gets into texts that models learn from, so nothing of it is ever shown.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec
from platformdirs import user_cache_path

from ..refusals import TurnsRefused
from .given import Given, Line, checked

NAME: Final = "bigbench"
VERSION: Final = "1.0.0"
LICENCE: Final = "Apache-2.0"
SHA256 = "1bb398a5512c6d798cdebe0dfa0ac03f67f6033fa6b39c6ef71df978c7cbc5c2"
"""Of the source package. Pip runs what a source package brings to find out what it is: so it must
be the very one that we have looked at."""
MEGABYTES: Final = 358
"""The size of the package."""
MEMBER: Final = "benchmark_tasks/codenames/task.json"
QUESTION: Final = re.compile(
    r"Try to identify the (?P<number>\d+) words? best associated with the word (?P<clue>.+?)"
    r" from the following list: (?P<words>.+)\. Give your answer in alphabetical order\.\s*"
)


class Example(msgspec.Struct, frozen=True):
    """A turn as the task asks for it."""

    input: str
    target: str


class Task(msgspec.Struct, frozen=True):
    """The task's file, as far as we read it."""

    examples: list[Example]


def is_task(text: bytes) -> bool:
    """Whether a text is one JSON object with examples, and not a clue a line."""
    try:
        found: Any = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return False
    return isinstance(found, dict) and "examples" in found


def given_in_task(text: bytes, path: str = "") -> list[Given]:
    """The clues of the task; their cards are what was left on the table."""
    try:
        examples = msgspec.json.decode(text, type=Task).examples
    except msgspec.MsgspecError:
        raise TurnsRefused("hearing-no-task", path=path) from None
    if not examples:
        raise TurnsRefused("hearing-empty", path=path)
    return [_given(each, path, number) for number, each in enumerate(examples, 1)]


def _given(example: Example, path: str, number: int) -> Given:
    asked = QUESTION.fullmatch(example.input)
    if asked is None:
        raise TurnsRefused("hearing-example-broken", path=path, number=number)
    line = Line(
        asked["words"].split(","),
        asked["clue"],
        example.target.split(","),
        int(asked["number"]),
    )
    return checked(line, "en", path, number)


def place() -> Path:
    """Where the task lies once it was fetched."""
    return user_cache_path("covernames") / "people" / f"{NAME}-{VERSION}" / "task.json"


def fetch() -> Path:
    """Fetch the package by pip, keep the task and nothing else of it."""
    from .sources import task_in  # noqa: PLC0415 - it reads what is found here

    path = place()
    if path.is_file():
        return path
    if find_spec("pip") is None:
        raise TurnsRefused("hearing-no-pip", package=f"{NAME}=={VERSION}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent) as made:
            task = task_in(_downloaded(Path(made)))
        fresh = path.with_suffix(".new")
        fresh.write_bytes(task)
        fresh.replace(path)
    except OSError:
        raise TurnsRefused("file-unwritable", path=str(path)) from None
    return path


def _downloaded(folder: Path) -> Path:
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{NAME}=={VERSION} --hash=sha256:{SHA256}\n", "utf-8")
    command = [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--no-input", "--no-deps", "--no-binary", NAME, "--require-hashes"),
        *("--dest", str(folder), "--requirement", str(wanted)),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    found = next(folder.glob(f"{NAME}-*.tar.gz"), None)
    if done.returncode or found is None:
        said = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        error = (said or ["pip"])[-1].removeprefix("ERROR: ")
        raise TurnsRefused("hearing-fetch-failed", package=f"{NAME}=={VERSION}", error=error)
    return found
