"""What a server is told: by its command line, by the environment, by a file; and what it says."""

from __future__ import annotations

import configparser
import inspect
import os
import re
import resource
import signal
import subprocess
import sys
import sysconfig
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import typer
import uvicorn
from typer.testing import CliRunner

from covernames.cli import app
from covernames.cli.messages import Messages
from covernames.cli.settings import NOT_IN_A_FILE
from covernames.decks import LANGUAGES
from covernames.server.app import create_app
from covernames.server.connections import HEAD_SECONDS, LimitedProtocol, most_connections
from covernames.server.websocket import DirectProtocol

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs" / "hosting.md"
GIVEN: dict[str, Any] = {
    "host": "::1",
    "port": 8123,
    "data": "/srv/rooms",
    "store": "postgresql://ann:secret@db/rooms",
    "public_url": "https://play.example.org",
    "base_path": "/games/covernames",
    "rooms_a_minute": 7,
    "members_a_minute": 71,
    "lists_a_minute": 72,
    "uploads_a_minute": 76,
    "pictures_a_minute": 77,
    "questions_a_minute": 73,
    "messages_a_second": 8,
    "connections_per_address": 74,
    "keep_days": 9,
    "keep_replay_days": 91,
    "ui": "et",
    "bot_pause": 0.5,
    "referee_timeout": 20.5,
    "workers": 3,
    "trusted_proxy": "10.0.0.1",
    "lan": True,
}
"""A value for every option, none of them its default."""
MODULE: Any = import_module("covernames.cli.serve")
"""The package has a function of the same name."""
COMMAND: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]  # a group
OPTIONS = sorted(each.name for each in COMMAND.params if each.name not in NOT_IN_A_FILE)


@pytest.fixture(autouse=True)
def told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("COVERNAMES_"):
            monkeypatch.delenv(name)


def told(*args: object) -> dict[str, Any]:
    """What the command understands."""
    settings: Any = {"auto_envvar_prefix": COMMAND.context_settings["auto_envvar_prefix"]}
    params: dict[str, Any] = COMMAND.make_context("serve", [*map(str, args)], **settings).params
    return {name: str(value) if name == "data" else value for name, value in params.items()}


def toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool | int | float) else f'"{value}"'


def test_every_option_has_a_value_here() -> None:
    assert sorted(GIVEN) == OPTIONS


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_by_environment_and_by_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    value = GIVEN[name]
    assert told()[name] != value
    file = tmp_path / "covernames.toml"
    file.write_text(f"{name.replace('_', '-')} = {toml(value)}\n", "utf-8")
    assert told("--config", file)[name] == value
    monkeypatch.setenv("COVERNAMES_CONFIG", str(file))
    assert told()[name] == value
    monkeypatch.delenv("COVERNAMES_CONFIG")
    monkeypatch.setenv(f"COVERNAMES_{name.upper()}", str(value))
    assert told()[name] == value


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "covernames.toml"
    file.write_text("port = 1001\nkeep-days = 1001\nrooms-a-minute = 1001\n", "utf-8")
    monkeypatch.setenv("COVERNAMES_PORT", "1002")
    monkeypatch.setenv("COVERNAMES_KEEP_DAYS", "1002")
    found = told("--config", file, "--port", 1003)
    assert [found[each] for each in ("port", "keep_days", "rooms_a_minute")] == [1003, 1002, 1001]


def test_every_option_is_documented() -> None:
    text = DOCS.read_text("utf-8")
    for name in OPTIONS:
        option = name.replace("_", "-")
        for spelling in (f"`--{option}`", f"`COVERNAMES_{name.upper()}`", f"`{option}`"):
            assert spelling in text


def test_the_file_in_the_documentation_is_one(tmp_path: Path) -> None:
    shown = re.search(r"```toml\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert shown
    (tmp_path / "covernames.toml").write_text(shown[1], "utf-8")
    found = told("--config", tmp_path / "covernames.toml")
    assert (found["public_url"], found["keep_days"]) == ("https://play.example.org", 14)


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml"])
def test_containers_are_told_what_there_is(name: str) -> None:
    said = set(re.findall(r"COVERNAMES_[A-Z_]+", (ROOT / name).read_text("utf-8")))
    assert said
    assert said <= {f"COVERNAMES_{option.upper()}" for option in OPTIONS}


def refusal(*args: object) -> str:
    # What is wrong is said before anything is printed; and whatever is not refused ends, too.
    done = CliRunner().invoke(app, ["serve", "--print-unit", "--ui", "en", *map(str, args)])
    assert done.exit_code == 1, done.output
    return " ".join(done.output.split())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 80", "there is no option called prot"),
        ("print-unit = true", "there is no option called print-unit"),
        ('config = "x"', "there is no option called config"),
        ("public_url = 'x'", "there is no option called public_url"),
        ("[serve]\nport = 80", "there is no option called serve"),
        ('port = "80"', "the value of port is not valid"),
        ("port = true", "the value of port is not valid"),
        ("port = 70000", "the value of port is not valid"),
        ("lan = 1", "the value of lan is not valid"),
        ("bot-pause = '1'", "the value of bot-pause is not valid"),
        ("host = 1", "the value of host is not valid"),
        ("port = 80\nhost = ", "is not valid TOML: see line 2"),
        ('host = "', "is not valid TOML: see line 1"),
    ],
)
def test_a_file_is_refused_in_words(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "covernames.toml"
    file.write_text(text, "utf-8")
    assert said in refusal("--config", file)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    assert "nowhere.toml cannot be read" in refusal("--config", tmp_path / "nowhere.toml")
    (tmp_path / "latin.toml").write_bytes(b'host = "\xe4"')
    assert "is not valid TOML: see line 1" in refusal("--config", tmp_path / "latin.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_that_was_asked_for_refuses(language: str, tmp_path: Path) -> None:
    file = tmp_path / "nowhere.toml"
    said = refusal("--ui", language, "--config", file)
    assert said == Messages(language)("config-unreadable", path=str(file))


@pytest.mark.parametrize("path", ["/a b", "/a/../b", "/.", '/"x', "/a?b", "//a//b", "/ä", "/a%2f"])
def test_a_sub_path_is_refused_where_it_is_none(path: str) -> None:
    told = refusal("--base-path", path)
    assert f"{path} is not a valid path. A valid path looks like /games/covernames." in told


@contextmanager
def serving(*args: object, before: str = "") -> Iterator[str]:
    """A server as it is started by hand; what it says first."""
    start = f"import sys; {before or 'pass'}; from covernames.cli import main; main()"
    command = [sys.executable, "-c", start, "serve", "--ui", "en", *map(str, args)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - ours
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.send_signal(signal.SIGTERM)


@pytest.mark.parametrize(
    ("base", "said"), [("", ""), ("/", ""), ("games/covernames/", "/games/covernames")]
)
def test_port_0_is_a_real_port_in_the_end(base: str, said: str, tmp_path: Path) -> None:
    with serving("--port", 0, "--data", tmp_path, "--base-path", base) as line:
        found = re.fullmatch(rf"Covernames is served at (http://127\.0\.0\.1:(\d+){said})", line)
        assert found
        assert int(found[2]) > 0
        with urllib.request.urlopen(f"{found[1]}/healthz", timeout=60) as answer:  # noqa: S310 - ours
            assert answer.status == 200


def test_a_public_address_has_the_sub_path_once(tmp_path: Path) -> None:
    for site in ("https://example.org", "https://example.org/g/", "https://example.org/g"):
        options = ("--public-url", site, "--base-path", "/g", "--data", tmp_path)
        with serving("--port", 0, *options) as line:
            assert line == "Covernames is served at https://example.org/g"


def test_where_there_is_no_uvloop_it_does_without(tmp_path: Path) -> None:
    without = "sys.modules['uvloop'] = None"
    with serving("--port", 0, "--data", tmp_path, before=without) as line:
        assert line.startswith("Covernames is served at")


def unit(*args: object) -> tuple[str, configparser.ConfigParser]:
    done = CliRunner().invoke(app, ["serve", "--print-unit", *map(str, args)])
    assert done.exit_code == 0, done.output
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are
    parser.read_string(done.output)
    return done.output, parser


def test_a_unit_starts_this_installation_with_these_options() -> None:
    _, parsed = unit("--public-url", "https://example.org/100%", "--lan", "--port", 9000)
    command = f"{sysconfig.get_path('scripts')}/covernames serve"
    assert Path(command.removesuffix(" serve")).is_file()
    service = parsed["Service"]
    assert service["ExecStart"] == (
        f"{command} --port 9000 --public-url https://example.org/100%% --lan"
        " --data /var/lib/covernames"
    )
    assert service["StateDirectory"] == "covernames"
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["CapabilityBoundingSet"] == service["AmbientCapabilities"] == ""
    assert parsed["Install"]["WantedBy"] == "multi-user.target"


def test_a_unit_tells_nobody_a_secret() -> None:
    text, parsed = unit("--store", "postgresql://ann:secret@db/x")
    assert "secret@" not in text
    assert parsed["Service"]["EnvironmentFile"] == "-/etc/covernames.env"


def test_a_unit_names_its_file_from_the_root(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "covernames.toml").write_text("keep-days = 3\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    _, parsed = unit("--config", "covernames.toml")
    assert f" --config {tmp_path / 'covernames.toml'} " in parsed["Service"]["ExecStart"]


def test_a_unit_for_a_low_port_may_have_that_and_nothing_else() -> None:
    _, parsed = unit("--port", 80)
    assert parsed["Service"]["CapabilityBoundingSet"] == "CAP_NET_BIND_SERVICE"
    assert "PrivateUsers" not in parsed["Service"]


def test_a_unit_keeps_rooms_where_systemd_keeps_them() -> None:
    _, parsed = unit("--data", "/var/lib/games/rooms")
    assert parsed["Service"]["StateDirectory"] == "games/rooms"
    for folder in ("/srv/rooms", "/var/lib", "/var/lib/../../etc"):
        assert f"not in {folder}." in refusal("--data", folder)


# What it runs with


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> uvicorn.Config:
    """What a server is run with that is told nothing but where its rooms are."""
    seen: list[uvicorn.Config] = []
    monkeypatch.setattr(MODULE.Polite, "run", lambda self, **_: seen.append(self.config))
    said = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert said.exit_code == 0, said.output
    return seen[0]


def test_it_runs_with_its_limits(running: uvicorn.Config) -> None:
    protocol: Any = running.http
    assert issubclass(protocol, LimitedProtocol)
    assert (protocol.most, protocol.head_seconds) == (most_connections(), HEAD_SECONDS)
    assert running.ws is DirectProtocol
    assert running.ws_max_size == 70_000
    assert running.log_config is None  # whatever libraries say goes through our log


def test_it_has_the_application_s_own_defaults() -> None:
    theirs = inspect.signature(create_app).parameters
    ours = inspect.signature(MODULE.serve).parameters
    both = [name for name in theirs if name in ours and name != "store_url"]
    assert len(both) >= 12
    assert {name: ours[name].default for name in both} == {
        name: theirs[name].default for name in both
    }


@pytest.mark.parametrize(
    ("soft", "hard", "asked", "most"),
    [
        (1_024, 4_096, 4_096, 3_968),
        (4_096, 4_096, None, 3_968),
        (1_024, resource.RLIM_INFINITY, 65_536, 65_408),
        (64, 64, None, 128),
    ],
)
def test_as_many_visitors_as_there_are_descriptors(
    soft: int, hard: int, asked: int | None, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: wanted.append(limits))
    assert most_connections() == most
    assert wanted == ([] if asked is None else [(asked, hard)])
