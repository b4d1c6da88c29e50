"""What pip installs is the whole game: the wheel, in an environment that has nothing else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import urllib.request
import venv
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
from pypdf import PdfReader

from covernames.decks import LANGUAGES
from nodes import Node, sqlite_in

ROOT = Path(__file__).parent.parent.parent
LEFT_OUT = (".*", "__pycache__", "node_modules", "page", "dist", "build", "tests", "docs")
"""What a checkout does not have, or the wheel does not need."""
GAME = Path(__file__).with_name("game_of_bots.py")
FORBIDDEN = {
    "en": ("BANANA", "bananas"),
    "th": ("แม่น้ำ", "น้ำ"),
    "zh-Hant": ("水果", "果汁"),
    "id": ("AJAR", "pelajaran"),
    "bg": ("КНИГА", "книги"),
    "et": ("SUITS", "suitsune"),
}
"""A card in each language, and a clue that only somebody who knows the language forbids."""


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """Built from a copy: the page that is being tested elsewhere stays as it is."""
    copy = tmp_path / "checkout"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    run(*pip, "--wheel-dir", tmp_path, copy)
    [built] = tmp_path.glob("*.whl")
    return built


def run(
    *command: object, typed: str = "", cwd: Path | None = None, env: dict[str, str] | None = None
) -> str:
    done = subprocess.run(  # noqa: S603 - ours
        [str(part) for part in command],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env=env,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_is_the_whole_game(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COVERNAMES_BOT_PAUSE", "0.05")
    carries_everything(wheel)
    home = tmp_path / "installed"
    venv.create(home)
    python, covernames = home / "bin" / "python", home / "bin" / "covernames"
    locked = ROOT / "requirements" / "play.lock"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile")
    run(*pip, "--constraint", locked, wheel)

    assert run(covernames, "--version", cwd=tmp_path).strip() == f"covernames {version(wheel)}"
    judges_six_languages(covernames)
    decks = json.loads(run(covernames, "deck", "list", "--json"))
    assert {deck["lang"] for deck in decks} == {*LANGUAGES, ""}  # pictures are of no language
    bots_meet(covernames, tmp_path)
    the_game_is_printed(covernames, tmp_path)
    somebody_plays_in_the_terminal(covernames, tmp_path)
    people_and_bots_play_by_link(python, tmp_path)


def carries_everything(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        said = packed.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    package = "covernames/"
    assert {package + "py.typed", package + "server/page/index.html"} <= names
    assert any(name.startswith(package + "server/page/assets/Room-") for name in names)
    for language in LANGUAGES:
        assert f"{package}locales/{language}/web.ftl" in names
        assert any(name.startswith(f"{package}decks/data/{language}/") for name in names)
        assert any(name.startswith(f"{package}bots/associations/{language}/") for name in names)
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert package + "prints/typefaces/huninn-licence.txt" in names
    assert any(name.endswith("lexicons/licences/jieba.txt") for name in names)
    about = Parser().parsestr(said)
    assert about["Requires-Python"] == ">=3.11"
    assert about["Author"]
    assert "Typing :: Typed" in (about.get_all("Classifier") or [])


def version(wheel: Path) -> str:
    return wheel.name.split("-")[1]


def judges_six_languages(covernames: Path) -> None:
    cases = [
        {"lang": lang, "board": [card], "clue": clue} for lang, (card, clue) in FORBIDDEN.items()
    ]
    said = run(covernames, "judge", "--jsonl", typed="\n".join(map(json.dumps, cases)) + "\n")
    verdicts = [json.loads(line)["verdict"] for line in said.splitlines()]
    assert verdicts == ["illegal"] * len(LANGUAGES)


def bots_meet(covernames: Path, folder: Path) -> None:
    bots = ("--bot", "associations", "--bot", "random")
    report = run(covernames, "arena", *bots, "--games", 1, "--json", cwd=folder)
    assert json.loads(report)


def the_game_is_printed(covernames: Path, folder: Path) -> None:
    """With the letters that came along, and with the pictures."""
    for language in LANGUAGES:
        file = folder / f"{language}.pdf"
        run(covernames, "print", "--pdf", file, "--lang", language, "--cards", "mixed")
        assert len(PdfReader(file).pages) == 4


def somebody_plays_in_the_terminal(covernames: Path, folder: Path) -> None:
    seat = ("--variant", "classic", "--lang", "en", "--seat", "red-operatives", "--ui", "en")
    env = {**os.environ, "XDG_DATA_HOME": str(folder / "data")}
    assert "Clue:" in run(covernames, "play", *seat, "--seed", 3, typed="quit\n", env=env)


def people_and_bots_play_by_link(python: Path, folder: Path) -> None:
    node = Node(sqlite_in(folder), python=str(python)).start()
    try:
        with urllib.request.urlopen(f"{node.url}/") as page:  # noqa: S310 - ours
            assert "<title>Covernames</title>" in page.read().decode()
            ahead = page.headers["link"]
        asset = ahead.partition("<")[2].partition(">")[0]
        urllib.request.urlopen(node.url + asset).close()  # noqa: S310 - ours
        assert run(python, GAME, node.url, cwd=folder).startswith("won by")
    finally:
        node.stop()
