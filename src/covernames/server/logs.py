"""Structured logs: a JSON object a line. Never words of chat, names, secrets, keys or locals."""

from __future__ import annotations

import sys

import structlog


def configure() -> None:
    """Log to standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            # Frames and lines, but no local variables: a key could be among them.
            structlog.processors.ExceptionRenderer(
                structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
            ),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


log = structlog.get_logger()
