"""Runs tests in a copy of the tree, so that a fault never gets into the tree that people work in.

Each run is a process of its own, forked from one that has read the big libraries already.
"""

from __future__ import annotations

import compileall
import importlib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Final, NamedTuple

import msgspec
import pytest

import node

LIBRARIES: Final = (
    "aiosqlite",
    "alembic.command",
    "httpx",
    "hypothesis",
    "msgspec",
    "numpy",
    "rapidfuzz",
    "sqlalchemy.ext.asyncio",
    "starlette.applications",
    "uvicorn",
)
"""What nearly every test reads, and what no mutant is in."""
MEMORY: Final = 4 << 30
"""Bytes that a run may take: a loop that never ends takes more and more."""
LEFT_OUT: Final = (".git", ".venv", "node_modules", ".mutate", "__pycache__", ".*_cache", ".hypo*")
PLAIN: Final = ("-q", "-p", "no:cacheprovider")
READ_BEFORE: Final = "-Wignore::pytest.PytestAssertRewriteWarning"
"""Some of the libraries bring plugins for pytest, which are there before it."""
ENDING: Final = 5.0
"""Seconds for a run that took too long to end its servers."""


class Run(NamedTuple):
    """What came of some tests."""

    outcome: str
    """``passed``, ``failed``, ``late`` or ``nothing``: there were no such tests."""
    failed: tuple[str, ...]
    """The tests that failed; none where the code could not even be imported."""
    seconds: dict[str, float]
    """How long each test took."""


class _Told(msgspec.Struct):
    """What a run tells of itself; one that was killed tells nothing."""

    code: int = 3
    failed: tuple[str, ...] = ()
    seconds: dict[str, float] = msgspec.field(default_factory=dict)


class Tree:
    """A copy of the tree; processes that tests start see it as well."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root, self.path = root, folder / "tree"
        self._temporary, self._output = folder / "t", folder / "output"
        shutil.copytree(root, self.path, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)
        (self.path / "web" / "node_modules").symlink_to(root / "web" / "node_modules")
        # Compiled files that hold for this very text, whenever it was written.
        how = PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(self.path / "src", quiet=2, invalidation_mode=how)
        for library in LIBRARIES:
            importlib.import_module(library)

    @contextmanager
    def changed(self, file: str, source: bytes) -> Iterator[None]:
        """For a while a file has another text."""
        path = self.path / file
        before = path.read_bytes()
        path.write_bytes(source)
        try:
            yield
        finally:
            path.write_bytes(before)

    def run(self, tests: Sequence[str], limit: float, args: Sequence[str] = ("-x",)) -> Run:
        """Run tests, by their ids and in this order, or whole files of them."""
        files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
        child = os.fork()
        if child == 0:
            self._be(tests, [*PLAIN, *args, READ_BEFORE, f"--basetemp={self._temporary}", *files])
        late = True
        try:
            late = not _ended(child, time.monotonic() + limit)
        finally:
            if late:
                _send(child, signal.SIGINT)
                _ended(child, time.monotonic() + ENDING)
            self._sweep(child)
        return self._result(late=late)

    def output(self) -> str:
        """What the last run said."""
        return self._output.with_suffix(".txt").read_text("utf-8", errors="replace")

    def _be(self, tests: Sequence[str], args: Sequence[str]) -> None:
        """The process that runs the tests; ends here."""
        code = 3
        try:
            os.setsid()
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            os.chdir(self.path)
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
            said = os.open(self._output.with_suffix(".txt"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(said, 1)
            os.dup2(said, 2)
            os.environ["PYTHONPATH"] = str(self.path / "src")
            os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take long to read
            os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
            sys.dont_write_bytecode = True
            sys.path[:0] = [str(self.path / "src")]
            watch = _Watch(tests)
            code = int(pytest.main(list(args), plugins=[watch]))
            told = _Told(code, tuple(watch.failed), watch.seconds)
            self._output.write_bytes(msgspec.json.encode(told))
        except BaseException:  # noqa: BLE001 - nobody above this is to see it
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _result(self, *, late: bool) -> Run:
        told = _Told()
        with suppress(OSError, msgspec.DecodeError):
            told = msgspec.json.decode(self._output.read_bytes(), type=_Told)
        self._output.unlink(missing_ok=True)
        nothing = {pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED}
        if late:
            outcome = "late"
        elif told.code in nothing:
            outcome = "nothing"
        else:
            outcome = "failed" if told.code else "passed"
        return Run(outcome, told.failed, told.seconds)

    def _sweep(self, session: int) -> None:
        """End whatever the run has left behind: servers, databases."""
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError, IndexError, ValueError):
                its_session = int((folder / "stat").read_text().rpartition(")")[2].split()[3])
                named = str(self._temporary).encode() in (folder / "cmdline").read_bytes()
                if its_session == session or named:
                    _send(int(folder.name), signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(session, 0)


class _Watch:
    """A pytest plugin: takes some tests in some order, and notes how they fared."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._places = {test: place for place, test in enumerate(tests)}
        self.failed: list[str] = []
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only what was asked for, in that order."""
        chosen = [(place, item) for item in items if (place := self._place(item)) is not None]
        items[:] = [item for _, item in sorted(chosen, key=lambda pair: pair[0])]

    def _place(self, item: pytest.Item) -> int | None:
        """A test without its parameters stands for all, a file for what needs no server."""
        for name in (item.nodeid, bare(item.nodeid)):
            if name in self._places:
                return self._places[name]
        if _takes_a_server(item):
            return None
        return self._places.get(item.nodeid.partition("::")[0])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Setting up and tearing down count as well."""
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)


def bare(test: str) -> str:
    """The id of a test without its parameters."""
    return test.partition("[")[0]


def _takes_a_server(item: pytest.Item) -> bool:
    """Whether a test is given a server in a process of its own (`Node`), which takes seconds."""
    info = getattr(item, "_fixtureinfo", None)
    fixtures = [each[-1].func for each in info.name2fixturedefs.values() if each] if info else []
    kinds = [fixture.__annotations__.get("return", "") for fixture in fixtures]
    return any(re.search(r"\bNode\b", str(kind)) for kind in kinds)


def _ended(process: int, deadline: float) -> bool:
    """Wait for a process; whether it has ended."""
    pause = 0.02
    while time.monotonic() < deadline:
        if os.waitpid(process, os.WNOHANG)[0]:
            return True
        time.sleep(pause)
        pause = min(0.2, 1.5 * pause)
    return False


def _send(process: int, how: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, how)


def run_in_web(tree: Tree, test: str, limit: float) -> Run:
    """A test of the page's code: ``web/src/lib/x.test.ts::name``."""
    file, _, name = test.partition("::")
    vitest = "node_modules/vitest/vitest.mjs"
    command = [node.program(), vitest, "run", file.removeprefix("web/"), "-t", name]
    try:
        said = subprocess.run(  # noqa: S603 - our own tests
            command, cwd=tree.path / "web", capture_output=True, timeout=limit, check=False
        )
    except subprocess.TimeoutExpired:
        return Run("late", (), {})
    if b" passed" not in said.stdout and b" failed" not in said.stdout:
        return Run("nothing", (), {})
    return Run("failed" if said.returncode else "passed", (test,) if said.returncode else (), {})


@contextmanager
def a_copy_of(root: Path) -> Iterator[Tree]:
    """A copy of the tree that is gone afterwards; in a short place: sockets lie in it."""
    with tempfile.TemporaryDirectory(prefix="mutate-", ignore_cleanup_errors=True) as folder:
        yield Tree(root, Path(folder))
