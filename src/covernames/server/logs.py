"""Structured logs: a JSON object a line. Never words of chat, names, secrets, keys or locals."""

from __future__ import annotations

import logging
import sys
from hashlib import sha256

import structlog


def configure() -> None:
    """Log to standard error, what libraries say too."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        # Frames and lines, but no local variables: a key could be among them.
        structlog.processors.ExceptionRenderer(
            structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        ),
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    theirs = logging.StreamHandler(sys.stderr)
    theirs.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[theirs], level=logging.WARNING, force=True)


def veiled(code: str) -> str:
    """A room in the log: the same every time, but its code opens the room and stays unsaid."""
    return sha256(code.encode()).hexdigest()[:12]


log = structlog.get_logger()
