"""The public API: small, sorted, documented."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
import tomllib
from pathlib import Path

import covernames
from covernames.game import session


def test_the_public_names_are_sorted_and_exist() -> None:
    names = covernames.__all__
    constants = [name for name in names if name.isupper()]
    classes = [name for name in names if name[0].isupper() and not name.isupper()]
    functions = [name for name in names if name[0].islower()]
    assert names == [*sorted(constants), *sorted(classes), *sorted(functions)]
    for name in names:
        assert getattr(covernames, name).__doc__ or name.isupper()


def test_the_examples_run() -> None:
    for module in (covernames, session):
        result = doctest.testmod(module)
        assert result.attempted
        assert not result.failed


def test_the_readme_runs() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    result = doctest.testfile(str(readme), module_relative=False)
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
    root = Path(__file__).parent.parent
    python = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    web = json.loads((root / "web" / "package.json").read_text("utf-8"))["version"]
    locked = json.loads((root / "web" / "package-lock.json").read_text("utf-8"))["version"]
    assert python == web == locked
    assert f"## {python} - " in (root / "CHANGELOG.md").read_text("utf-8")
