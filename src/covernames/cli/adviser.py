"""A language model that advises bots called ``llm``: options that commands with bots share."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from .messages import helping

URL = Annotated[str, typer.Option("--llm-url", help=helping("help-llm-url"))]
MODEL = Annotated[str, typer.Option("--llm-model", help=helping("help-llm-model"))]


def advised_by(url: str, model: str) -> None:
    """Let bots find the model, also those that think in other processes."""
    for name, value in (("COVERNAMES_LLM_URL", url), ("COVERNAMES_LLM_MODEL", model)):
        if value:
            os.environ[name] = value
