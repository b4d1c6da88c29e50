"""A language model that advises bots called ``llm``: options that commands with bots share."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from .messages import helping

URL = Annotated[str, typer.Option("--llm-url", help=helping("help-llm-url"))]
MODEL = Annotated[str, typer.Option("--llm-model", help=helping("help-llm-model"))]
PATIENCE = Annotated[
    float | None, typer.Option("--llm-patience", min=0.1, help=helping("help-llm-patience"))
]


def advised_by(url: str, model: str, patience: float | None = None) -> None:
    """Let bots find the model, also those that think in other processes."""
    named = {"URL": url, "MODEL": model, "PATIENCE": "" if patience is None else str(patience)}
    os.environ.update({f"COVERNAMES_LLM_{name}": value for name, value in named.items() if value})
