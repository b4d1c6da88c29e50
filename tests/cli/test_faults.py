"""What is damaged, in the way or out of reach is said in one sentence, and nothing is lost."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import sysconfig
import urllib.request
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from covernames.cli import app, saved
from covernames.cli.messages import Messages
from nodes import PATIENCE, free_port
from waiting import LONGEST

SAY = Messages("en")


def served(*args: object) -> tuple[int, str]:
    """A server that is to start, as a process of its own; all that it says."""
    command = [sys.executable, "-m", "covernames", "serve", "--ui", "en", "--port", "0"]
    done = subprocess.run(  # noqa: S603 - ours
        [*command, *map(str, args)], capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stdout + done.stderr


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[None]:
    """Whatever happens, the process is gone afterwards: nothing waits for it for ever."""
    try:
        yield
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(20)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "covernames.db"
    file.write_bytes(os.urandom(8_192))
    said = SAY("store-damaged", path=str(file))
    assert served("--data", tmp_path) == (1, said + "\n")


def test_a_folder_in_the_way(tmp_path: Path) -> None:
    file = tmp_path / "covernames.db"
    file.mkdir()
    assert served("--data", tmp_path) == (1, SAY("file-unwritable", path=str(file)) + "\n")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "covernames.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    assert served("--data", tmp_path) == (1, SAY("store-newer", where=str(file)) + "\n")


def test_a_database_that_somebody_else_has_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "covernames.db"
    with sqlite3.connect(file, isolation_level=None) as database:
        database.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr("covernames.server.store.store.Store.__init__.__defaults__", (0.05,))
        asked = ["serve", "--ui", "en", "--port", "0", "--data", str(tmp_path)]
        done = CliRunner().invoke(app, asked)
    database.close()
    assert (done.exit_code, done.output) == (1, SAY("store-busy", path=str(file)) + "\n")


def test_a_database_that_is_not_there() -> None:
    port = free_port()
    said = served("--store", f"postgresql://ann:hunter2@127.0.0.1:{port}/rooms")
    where = f"postgresql://127.0.0.1:{port}/rooms"
    assert said == (1, SAY("store-unreachable", where=where) + "\n")


@pytest.mark.parametrize("address", ["nonsense", "oracle-of-delphi://x/y"])
def test_an_address_that_is_none(address: str) -> None:
    assert served("--store", address) == (1, SAY("store-address-wrong") + "\n")


def test_a_driver_that_is_not_installed() -> None:
    start = "import sys; sys.modules['asyncpg'] = None; from covernames.cli import main; main()"
    command = [sys.executable, "-c", start, "serve", "--ui", "en", "--port", "0"]
    done = subprocess.run(  # noqa: S603 - ours
        [*command, "--store", "postgresql://x/y"], capture_output=True, text=True, check=False
    )
    said = SAY("store-driver-missing", module="asyncpg")
    assert (done.returncode, done.stdout + done.stderr) == (1, said + "\n")


def test_a_folder_that_we_make_is_ours_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = str(other.getsockname()[1])  # so that it ends
            asked = ["serve", "--port", port, "--data", str(tmp_path / "new")]
            assert CliRunner().invoke(app, asked).exit_code == 1
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "new" / "covernames.db").stat().st_mode) == 0o600


def test_what_libraries_say_is_json_too() -> None:
    start = (
        "import logging; from covernames.server.logs import configure; configure();"
        "logging.getLogger('uvicorn.error').error('oh %s', 'no', exc_info=ValueError('x'))"
    )
    done = subprocess.run(  # noqa: S603 - ours
        [sys.executable, "-c", start], capture_output=True, text=True, check=True
    )
    (line,) = done.stderr.splitlines()
    said = json.loads(line)
    assert (said["event"], said["level"]) == ("oh no", "error")
    assert said["exception"][0]["exc_type"] == "ValueError"


# A game that was left


def left(text: bytes) -> Path:
    saved.place().parent.mkdir(parents=True, exist_ok=True)
    saved.place().write_bytes(text)
    return saved.place()


def whole() -> bytes:
    """A game as it is left."""
    args = ["play", "--ui", "en", "--variant", "duet", "--lang", "en", "--seat", "all"]
    CliRunner().invoke(app, args, input="\n\nquit\n")
    return saved.place().read_bytes()


def cut(text: bytes) -> bytes:
    return text[: len(text) // 2]


def without_its_deal(text: bytes) -> bytes:
    game = json.loads(b64decode(text))
    return b64encode(json.dumps({**game, "log": game["log"][1:]}).encode())


def without_its_key(text: bytes) -> bytes:
    game = json.loads(b64decode(text))
    return b64encode(json.dumps({**game, "key": {**game["key"], "faces": {}}}).encode())


@pytest.mark.parametrize("damage", [cut, without_its_deal, without_its_key, lambda _: b"nonsense"])
def test_a_damaged_game_is_kept_and_a_new_one_offered(damage: object) -> None:
    text = damage(whole())  # type: ignore[operator]  # a function of the text
    file = left(text)
    done = CliRunner().invoke(app, ["play", "--ui", "en"], input="1\n1\n5\n\nquit\n")
    assert done.exit_code == 0, done.output
    kept = file.with_suffix(".damaged")
    said = SAY("saved-game-damaged", path=str(kept))
    assert "".join(said.split()) in "".join(done.output.split())
    assert "See you next time!" in done.output
    assert kept.read_bytes() == text


# What else lies where one works


COMMAND = f"{sysconfig.get_path('scripts')}/covernames"


def strew(folder: Path, *names: str) -> None:
    for name in names:
        (folder / f"{name}.py").write_text(f"print('TAKEN {name}')\n", "utf-8")


@pytest.mark.parametrize("start", [[COMMAND], [sys.executable, "-m", "covernames"]])
def test_files_where_one_plays_are_not_taken_for_modules(tmp_path: Path, start: list[str]) -> None:
    strew(tmp_path, "numpy", "rapidfuzz")
    args = ["play", "--ui", "en", "--variant", "duet", "--lang", "en", "--seat", "a"]
    done = subprocess.run(  # noqa: S603 - ours
        [*start, *args, "--bot", "associations"],
        input="\nquit\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    assert "TAKEN" not in done.stdout + done.stderr
    assert done.returncode == 0, done.stderr


def test_files_where_a_server_was_started_are_not_taken_for_modules(tmp_path: Path) -> None:
    strew(tmp_path, "random", "socket", "tempfile", "numpy", "msgspec")
    command = [COMMAND, "serve", "--ui", "en", "--port", "0", "--data", str(tmp_path / "rooms")]
    process = subprocess.Popen(  # noqa: S603 - ours
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=tmp_path,
        env={**os.environ, **PATIENCE},
    )
    assert process.stdout is not None
    with process.stdout, ended(process):
        said = [process.stdout.readline()]
        while "served at" not in said[-1]:
            said.append(process.stdout.readline())
        clue = {"lang": "en", "clue": "sank", "board": ["SINK"], "number": 1}
        request = urllib.request.Request(  # noqa: S310 - ours
            said[-1].split()[-1] + "/api/judge",
            json.dumps(clue).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=LONGEST) as answer:  # noqa: S310 - ours
            assert json.load(answer)["verdict"] == "illegal"
        process.send_signal(signal.SIGTERM)
        said.append(process.stdout.read())
        process.wait(20)
    assert "TAKEN" not in "".join(said)
    assert all(json.loads(line) for line in "".join(said).splitlines() if line.startswith("{"))
