"""Every code block of the README and the documents that can run is run."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from typer.testing import CliRunner

from covernames.cli import app

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
RUN = {"", "sh", "console", "python", "json", "toml"}
"""Blocks that tests look into."""
SHOWN = {"text", "nginx", "yaml", "csv", "html"}
"""Blocks that nothing here can run."""


def blocks(page: Path) -> list[Token]:
    """The code blocks of a page."""
    found = MarkdownIt().parse(page.read_text("utf-8"))
    return [each for each in found if each.type in {"fence", "code_block"}]


def called(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def python(page: Path) -> list[str]:
    return [each.content for each in blocks(page) if each.info == "python"]


def commands() -> Iterator[tuple[str, str]]:
    """Every line of a block that begins with one of our commands, whole, without its remark."""
    for page in PAGES:
        for block in blocks(page):
            for line in block.content.replace("\\\n", " ").splitlines():
                command = re.sub(r"\s{2,}#.*", "", line.removeprefix("$ ")).strip()
                if command.split(" ")[0] in {"covernames", "make", "python", "uvx", "pytest"}:
                    yield called(page), command


def examples_of(page: Path) -> bool:
    return any(">>>" in each for each in python(page))


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_no_block_is_of_another_language(page: Path) -> None:
    assert {block.info for block in blocks(page)} <= RUN | SHOWN


@pytest.mark.parametrize("page", [page for page in PAGES if examples_of(page)], ids=called)
def test_examples_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("page", [page for page in PAGES if python(page)], ids=called)
def test_python_without_a_prompt_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    names: dict[str, object] = {}
    for code in python(page):
        if ">>>" not in code:
            exec(compile(code, str(page), "exec"), names)  # noqa: S102 - our own
    sys.modules.pop("letters", None)


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_data_can_be_read(page: Path) -> None:
    for block in blocks(page):
        if block.info == "json":
            json.loads(block.content)
        elif block.info == "toml":
            tomllib.loads(block.content)


@pytest.mark.parametrize(("page", "command"), list(commands()))
def test_a_command_is_one(page: str, command: str) -> None:  # noqa: ARG001 - says where it is
    name, *rest = shlex.split(command)
    if name == "uvx":  # from a folder: ours
        name, *rest = rest[rest.index("covernames") :]
    if name == "make":
        targets = re.findall(
            r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE
        )
        assert rest[0] in targets
    elif name == "covernames":
        _understood([each for each in rest if each not in {"|", "<", ">"}])
    elif name == "python":
        path = rest[1].replace(".", "/") + ".py" if rest[0] == "-m" else rest[0]
        assert (ROOT / path).is_file() or (ROOT / path).with_suffix("").is_dir()
    else:
        assert all((ROOT / path).exists() for path in rest if not path.startswith("-"))


def _understood(words: list[str]) -> None:
    """With `--help`, options are read and nothing is done."""
    result = CliRunner().invoke(app, [*words, "--help"])
    assert result.exit_code == 0, result.output


def shown() -> Iterator[tuple[str, str]]:
    """Commands with what they print."""
    for page in PAGES:
        for block in blocks(page):
            if block.content.startswith("$ "):
                command, _, printed = block.content.partition("\n")
                yield command.removeprefix("$ covernames "), printed


@pytest.mark.parametrize(("command", "printed"), list(shown()))
def test_a_command_prints_what_is_shown(command: str, printed: str) -> None:
    result = CliRunner().invoke(app, shlex.split(command), env={"LANG": "en_GB.UTF-8"})
    assert " ".join(result.output.split()) == " ".join(printed.split())
