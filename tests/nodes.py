"""Real server processes for tests: started, asked, stopped or killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path

from waiting import LONGEST

PATIENCE = {"COVERNAMES_REFEREE_TIMEOUT": "120"}
"""A referee that reads its word lists on a busy machine is waited for."""
_WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
_FIRST = 20_000 + 1_000 * (_WORKER % 12)
PORTS: Iterator[int] = cycle(_FIRST + (os.getpid() + n) % 1_000 for n in range(1_000))
LIMITS = ("ROOMS", "MEMBERS", "LISTS", "UPLOADS", "PICTURES", "QUESTIONS")
"""What an address may do a minute; tests all come from one."""


def free_port() -> int:
    """A port that nobody takes before a server does.

    Below those that the system gives away by itself, and from a range that no other process of
    this run tries.
    """
    for port in PORTS:
        with socket.socket() as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError


class Node:
    """One server process."""

    def __init__(
        self,
        store: str,
        port: int = 0,
        pace: int = 1_000,
        base: str = "",
        python: str = sys.executable,
        *,
        limited: bool = False,
        shell: str = "",
    ) -> None:
        self.store = store
        self.base = base
        """The sub-path that everything lies under."""
        self.python = python
        """The Python of the installation whose server it is."""
        self.pace = pace
        """Messages a second that a device may send; tests play faster than people."""
        self.limited = limited
        """Whether it has the limits per address that it has by default."""
        self.shell = shell
        """What is done before it starts, in a mount namespace of its own."""
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}{base}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Node:
        command = [self.python, "-m", "covernames", "serve", "--port", str(self.port)]
        command += ["--store", self.store, "--base-path", self.base]
        if self.shell:
            apart = ["unshare", "--user", "--map-root-user", "--mount"]
            command = [*apart, "sh", "-c", f'{self.shell} && exec "$@"', "sh", *command]
        lifted = {f"COVERNAMES_{limit}_A_MINUTE": "100000000" for limit in LIMITS}
        lifted["COVERNAMES_MESSAGES_A_SECOND"] = str(self.pace)
        lifted["COVERNAMES_CONNECTIONS_PER_ADDRESS"] = "0"
        self.process = subprocess.Popen(  # noqa: S603 - our own server
            command,
            stdout=subprocess.DEVNULL,
            env={**PATIENCE, **os.environ, **({} if self.limited else lifted)},
        )
        deadline = time.monotonic() + 300  # it hangs, or the machine has far too much to do
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError("the server did not start")
            try:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=10).close()  # noqa: S310 - ours
            except OSError:
                time.sleep(0.05)
            else:
                return self
        self.kill()
        raise RuntimeError("the server did not answer")

    def kill(self) -> None:
        """As if the power failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As an operator would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(timeout=LONGEST)
        self.process = None

    @property
    def root(self) -> Path:
        """The file system as the server sees it."""
        assert self.process is not None
        return Path(f"/proc/{self.process.pid}/root")

    def workers(self) -> list[int]:
        """The processes that think for it."""
        assert self.process is not None
        found = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            try:
                parent = status.read_text("utf-8").rsplit(")", 1)[1].split()[1]
                command = status.with_name("cmdline").read_bytes()
            except OSError:
                continue  # it has just ended
            if int(parent) == self.process.pid and b"spawn_main" in command:
                found.append(int(status.parent.name))
        return found

    def memory(self) -> float:
        """Megabytes in use."""
        assert self.process is not None
        return memory_of(self.process.pid)

    def descriptors(self) -> int:
        """Files and sockets that it has open."""
        assert self.process is not None
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


def memory_of(process: int) -> float:
    """Megabytes that a process uses."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'rooms.db'}"


def without(folder: Path, *modules: str) -> str:
    """A folder for PYTHONPATH: Python processes that look there first have no such modules."""
    lines = ("import sys", *(f"sys.modules[{module!r}] = None" for module in modules))
    (folder / "sitecustomize.py").write_text("\n".join(lines) + "\n", "utf-8")
    return str(folder)
