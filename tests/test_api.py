"""The public API: small, sorted, documented."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import covernames

ROOT = Path(__file__).parent.parent


def with_examples() -> list[str]:
    """The modules whose docstrings have examples."""
    source = ROOT / "src"
    files = sorted(source.rglob("*.py"))
    paths = [path for path in files if re.search(r"^ *>>> ", path.read_text("utf-8"), re.MULTILINE)]
    names = [path.relative_to(source).with_suffix("").as_posix() for path in paths]
    return [name.replace("/", ".").removesuffix(".__init__") for name in names]


def test_the_public_names_are_sorted_and_exist() -> None:
    names = covernames.__all__
    constants = [name for name in names if name.isupper()]
    classes = [name for name in names if name[0].isupper() and not name.isupper()]
    functions = [name for name in names if name[0].islower()]
    assert names == [*sorted(constants), *sorted(classes), *sorted(functions)]
    for name in names:
        assert getattr(covernames, name).__doc__ or name.isupper()


@pytest.mark.parametrize("name", with_examples())
def test_the_examples_run(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted
    assert not result.failed


def test_the_command_line_needs_no_optional_dependency() -> None:
    optional = (
        *("asyncpg", "lemminflect", "simplemma", "opencc", "pypinyin", "Sastrawi"),
        *("dask", "distributed", "gymnasium", "pettingzoo"),
    )
    blocked = f"import sys; sys.modules.update(dict.fromkeys({optional}, None))"
    code = f"{blocked}; import covernames.arena, covernames.cli, covernames.client"
    code += ", covernames.server.app"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - ourselves


def test_every_part_has_the_same_version() -> None:
    python = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    web = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["version"]
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["version"]
    assert python == web == locked
    assert f"## {python} - " in (ROOT / "CHANGELOG.md").read_text("utf-8")
