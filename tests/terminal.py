"""The command line as a person types it."""

from __future__ import annotations

from typer.testing import CliRunner

from covernames.cli import app

_run = CliRunner()


def invoke(*args: object, typed: str = "") -> tuple[int, str]:
    result = _run.invoke(app, [str(arg) for arg in args], input=typed, env={"LANG": "en_GB.UTF-8"})
    return result.exit_code, result.output
