"""Options from a file: what neither the command line nor the environment says.

Every option has one name in three spellings: ``--public-url``, ``COVERNAMES_PUBLIC_URL`` and, in a
file of TOML, ``public-url``. The command line goes before the environment, that before the file.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import typer

from ..refusals import Rejected

PREFIX = "COVERNAMES"
"""What the names of all variables of the environment begin with."""
NOT_IN_A_FILE = {"config", "print_unit", "help"}
"""Where the file lies, and what is done instead of serving."""
KINDS: dict[type, set[type]] = {bool: {bool}, int: {int}, float: {int, float}}
"""What may stand in a file, by an option's default; everything else is a text."""
FAULT = "covernames.config"


def read_settings(ctx: typer.Context, config: Path | None) -> Path | None:
    """Take what the file says as defaults. A fault is kept until there is a screen to tell it."""
    if config is not None:
        try:
            ctx.default_map = {**(ctx.default_map or {}), **_read(ctx, config)}
        except Rejected as fault:
            ctx.meta[FAULT] = fault
    return config


def check_settings(ctx: typer.Context) -> None:
    """Say what was wrong with the file."""
    fault = ctx.meta.get(FAULT)
    if fault is not None:
        raise fault


def _read(ctx: typer.Context, path: Path) -> dict[str, Any]:
    try:
        text = path.read_text("utf-8-sig")
    except OSError:
        raise Rejected("config-unreadable", path=str(path)) from None
    except UnicodeDecodeError:
        raise Rejected("config-broken", path=str(path), line="1") from None
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        at = line[1] if line else str(text.count("\n") + 1)
        raise Rejected("config-broken", path=str(path), line=at) from None
    known = {each.name: each for each in ctx.command.params if each.name not in NOT_IN_A_FILE}
    options = {str(name).replace("_", "-"): option for name, option in known.items()}
    for key, value in said.items():
        if key not in options:
            raise Rejected("config-option-unknown", path=str(path), option=key)
        if not _fits(ctx, options[key], value):
            raise Rejected("config-value-wrong", path=str(path), option=key)
    return {key.replace("-", "_"): value for key, value in said.items()}


def _fits(ctx: typer.Context, option: Any, value: object) -> bool:  # noqa: ANN401 - typer's own
    """Whether a value is of the option's kind, and one that it takes."""
    if type(value) not in KINDS.get(type(option.default), {str}):
        return False
    try:
        option.process_value(ctx, value)
    except typer.BadParameter:
        return False
    return True
