"""Servers for the tests of a module: one on SQLite, two on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from databases import a_postgres
from nodes import Node, sqlite_in


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(sqlite_in(tmp_path_factory.mktemp("rooms"))).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with a_postgres() as server:
        yield server.url


@pytest.fixture(scope="module")
def two_nodes(postgres: str) -> Iterator[tuple[Node, Node]]:
    one, two = Node(postgres).start(), Node(postgres).start()
    yield one, two
    one.stop()
    two.stop()
