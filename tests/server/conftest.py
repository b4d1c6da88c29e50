"""Servers for the tests of a module: one on SQLite, two on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from databases import postgres_in
from nodes import Node, sqlite_in


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(sqlite_in(tmp_path_factory.mktemp("rooms"))).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("postgres")
    with postgres_in(folder) as server:
        yield server.url


@pytest.fixture(scope="module")
def two_nodes(postgres: str) -> Iterator[tuple[Node, Node]]:
    one, two = Node(postgres).start(), Node(postgres).start()
    yield one, two
    one.stop()
    two.stop()
