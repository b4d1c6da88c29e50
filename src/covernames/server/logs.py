"""Structured logs: a JSON object a line. Never words, names, secrets, keys or locals."""

from __future__ import annotations

import logging
import secrets
import sys
from hashlib import sha256
from typing import Any

import structlog
from structlog.typing import EventDict, WrappedLogger


def _without_texts(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Which errors and where, but not their texts: a word or a name could be in them."""
    errors: list[dict[str, Any]] = list(event.get("exception", ()))
    for error in errors:
        errors += [each for group in error.get("exceptions", ()) for each in group]
        for text in ("exc_value", "exc_notes", "syntax_error"):
            error.pop(text, None)
    return event


class StandardError:
    """Standard error as it is when something is logged; it may have been replaced since."""

    def write(self, text: str) -> int:
        """Pass on."""
        return sys.stderr.write(text)

    def flush(self) -> None:
        """Pass on."""
        sys.stderr.flush()


def configure() -> None:
    """Log to standard error, what libraries say too."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        # Frames and lines, but no local variables: a key could be among them.
        structlog.processors.ExceptionRenderer(
            structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        ),
        _without_texts,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(StandardError()),  # type: ignore[arg-type]  # writes text
    )
    theirs = logging.StreamHandler(StandardError())
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


def fault(what: str, error: BaseException, **facts: str) -> str:
    """Log that something of ours broke; returns the id under which people can report it.

    An error that was made to be read here says so: it has a `plain` text.
    """
    name = secrets.token_hex(4)
    log.error(what, id=name, why=getattr(error, "plain", ""), exc_info=error, **facts)
    return name
