"""Servers to be measured, each a process on a core: ours, another checkout's, the bare loop."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Final

UNLIMITED: Final = [
    "--connections-per-address=0",
    *(f"--{limit}-a-minute=1000000" for limit in ("rooms", "members", "lists", "questions")),
]
"""All devices of a benchmark come from one address."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
HERE: Final = Path(__file__).parent.parent


class Server:
    """A process that listens."""

    rules = True
    """Whether it plays by the rules and answers HTTP."""

    def __init__(
        self, command: Sequence[str], port: int, core: int = 0, source: Path = HERE
    ) -> None:
        self.port, self.url = port, f"http://127.0.0.1:{port}"
        if (os.cpu_count() or 1) > 1:
            command = ["taskset", "-c", str(core), *command]
        self.process = subprocess.Popen(  # noqa: S603 - our own server
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=HERE,
            env={**os.environ, "PYTHONPATH": str(source / "src")},
        )
        for _ in range(300):
            if self._is_there():
                return
            time.sleep(0.1)
        self.stop()
        raise RuntimeError("the server did not start")

    def _is_there(self) -> bool:
        try:
            if self.rules:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=1).close()  # noqa: S310 - ours
            else:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def memory(self) -> float:
        """Kilobytes in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return float(status.split("VmRSS:")[1].split()[0])

    def cpu(self) -> float:
        """Seconds of processor time spent so far, by all its threads."""
        return cpu_of(self.process.pid)

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()


class Rooms(Server):
    """Our server, or that of another checkout; with SQLite in a folder, or another store."""

    def __init__(
        self, folder: str, *, store: str = "", source: Path = HERE, core: int = 0, options: str = ""
    ) -> None:
        port = free_port()
        kept = ["--store", store] if store else ["--data", folder]
        command = [sys.executable, "-m", "covernames", "serve", "--port", str(port), *kept]
        super().__init__([*command, *UNLIMITED, *options.split()], port, core, source)


class Bare(Server):
    """The bare loop."""

    rules = False

    def __init__(self, core: int = 0) -> None:
        port = free_port()
        super().__init__([sys.executable, "-m", "benchmarks.bare", str(port)], port, core)


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process has spent so far."""
    stat = Path(f"/proc/{process}/stat").read_text("ascii")
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pinned() -> None:
    """The load on the other core."""
    if len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {1})
