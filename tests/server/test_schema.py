"""The migrations make the tables that the code has."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect

from covernames.server.store import Store, schema
from nodes import sqlite_in


def migrated(folder: Path) -> str:
    """A database that the server has opened."""

    async def work() -> None:
        store = Store(sqlite_in(folder))
        await store.open()
        await store.close()

    asyncio.run(work())
    return sqlite_in(folder)


def test_tables_are_as_the_code_has_them(tmp_path: Path) -> None:
    engine = create_engine(migrated(tmp_path))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        inspector = inspect(connection)
        for table in schema.metadata.sorted_tables:
            key = inspector.get_pk_constraint(table.name)["constrained_columns"]
            assert key == [column.name for column in table.primary_key], table.name
    engine.dispose()
