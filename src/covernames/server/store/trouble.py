"""What can be wrong with a database: while a server runs, and when it is to start."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util.exc import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DataError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)

from ...refusals import Rejected


class Unavailable(Exception):  # noqa: N818 - what it is
    """The database does not answer, or takes nothing; what was to be done can be tried again."""


OUR_FAULT = (
    IntegrityError,
    DataError,
    ProgrammingError,
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
)
"""What one row or one statement alone is refused for."""
REFUSALS = {
    "InvalidPasswordError",
    "InvalidAuthorizationSpecificationError",
    "InvalidCatalogNameError",
    "InsufficientPrivilegeError",
}
"""What PostgreSQL says to somebody it does not want."""


def is_trouble(error: BaseException) -> bool:
    """Whether it is the database that fails, whatever it is asked."""
    if isinstance(error, OUR_FAULT):
        return False
    driver = type(error).__module__.partition(".")[0] == "asyncpg"
    return driver or isinstance(error, SQLAlchemyError | sqlite3.Error | OSError)


@contextmanager
def told_as_unavailable() -> Iterator[None]:
    """What goes wrong with the database has one name."""
    try:
        yield
    except Exception as error:
        if is_trouble(error):
            raise Unavailable(type(error).__name__) from error
        raise


def why_not_opened(url: str, error: Exception) -> Rejected | None:
    """Why a database cannot be used, in people's words; None: the fault is none of these."""
    if isinstance(error, NoSuchModuleError | ArgumentError):
        return Rejected("store-address-wrong")
    if isinstance(error, ModuleNotFoundError):
        return Rejected("store-driver-missing", module=error.name or "")
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        return _file(Path(address.database or ""), error)
    where = URL.create(
        address.drivername, host=address.host, port=address.port, database=address.database
    )
    return _elsewhere(where.render_as_string(), error)


def _elsewhere(where: str, error: Exception) -> Rejected | None:
    if isinstance(error, CommandError):
        return Rejected("store-newer", where=where)
    if _named(error) & REFUSALS:
        return Rejected("store-refuses", where=where)
    return Rejected("store-unreachable", where=where) if is_trouble(error) else None


def _file(path: Path, error: Exception) -> Rejected | None:
    if isinstance(error, CommandError):
        return Rejected("store-newer", where=str(path))
    if isinstance(error, OperationalError | OSError):
        busy = "locked" in str(error)
        return Rejected("store-busy" if busy else "file-unwritable", path=str(path))
    if isinstance(error, DatabaseError):
        return Rejected("store-damaged", path=str(path))
    return None


def _named(error: BaseException | None) -> set[str]:
    """The kinds of an error and of what lies behind it: a driver need not be installed."""
    names: set[str] = set()
    while error is not None:
        names |= {kind.__name__ for kind in type(error).__mro__}
        behind = error.orig if isinstance(error, DBAPIError) else None
        error = behind or error.__cause__
    return names
