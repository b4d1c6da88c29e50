"""Files in the folder where one works are no modules of ours, of Python's or of anybody else's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from covernames.cli.bot_players import own_bots
from covernames.decks import LANGUAGES, load
from nodes import Node
from waiting import LONGEST

OPTIONAL = {"estnltk", "uvloop", "asyncpg", "distributed", "pettingzoo", "resource"}
"""Modules that are imported where they are there: a file must not pass for them."""
TRAP = """with open({found!r}, "a", encoding="utf-8") as file: file.write(__name__ + "\\n")
raise ImportError("found where one works")
"""
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def loaded_by_python(folder: Path) -> set[str]:
    """What `python -m` itself imports before the first line of a package."""
    package = folder / "nothing"
    package.mkdir()
    (package / "__init__.py").write_text("import sys; print(*sys.modules)", "utf-8")
    (package / "__main__.py").touch()
    done = subprocess.run(
        [sys.executable, "-m", "nothing"], cwd=folder, capture_output=True, text=True, check=True
    )
    return {name.partition(".")[0] for name in done.stdout.split()}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to work in with a file for every module that there is; nobody imports one."""
    early = loaded_by_python(tmp_path)
    here = tmp_path / "here"
    here.mkdir()
    found = tmp_path / "found"
    names = sys.stdlib_module_names | set(packages_distributions()) | OPTIONAL
    for name in names - early - {"covernames", "__future__"}:  # the latter comes before any line
        (here / f"{name}.py").write_text(TRAP.format(found=str(found)), "utf-8")
    monkeypatch.chdir(here)
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    yield here
    assert not found.exists(), found.read_text("utf-8")


def run(*args: str, typed: str = "") -> str:
    done = subprocess.run(  # noqa: S603 - ours
        [sys.executable, "-m", "covernames", *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.usefixtures("folder")
def test_judge_in_every_language() -> None:
    cases = [
        json.dumps({"clue": load(lang).words[0].text, "lang": lang, "board": [word.text]})
        for lang in LANGUAGES
        for word in load(lang).words[1:2]
    ]
    answers = run("judge", "--jsonl", typed="\n".join(cases)).splitlines()
    assert len([json.loads(answer)["verdict"] for answer in answers]) == len(LANGUAGES)


@pytest.mark.usefixtures("folder")
def test_play_with_bots() -> None:
    seats = ["--variant", "classic", "--lang", "et", "--ui", "en", "--seat", "red-spymaster"]
    typed = "\nxyzzy 1\ny\ny"
    assert "xyzzy" in run("play", *seats, "--seed", "1", typed=typed)


def test_serve_and_its_workers(folder: Path) -> None:
    node = Node(f"sqlite:///{folder.parent / 'rooms.db'}").start()
    try:
        asked = {"clue": "kala", "number": 1, "board": ["VESI"], "lang": "et"}
        request = urllib.request.Request(  # noqa: S310 - ours
            f"{node.url}/api/judge",
            json.dumps(asked).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=LONGEST) as answer:  # noqa: S310 - ours
            assert json.load(answer)["verdict"] == "legal"
    finally:
        node.stop()


def test_a_bot_of_ones_own_still_lies_where_one_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    asked = ["--variant", "two-player", "--games", "1", "--bot", "letters:Letters", "--json"]
    assert json.loads(run("arena", *asked))[0]["games"] == 1


def test_no_other_bot_needs_the_folder() -> None:
    before = list(sys.path)
    with own_bots(["random", "associations:bold", "llm:small", "https://localhost/bot"]):
        assert sys.path == before
    with own_bots(["random", "letters:Letters"]):
        assert sys.path == [*before, str(Path.cwd())]
    assert sys.path == before
