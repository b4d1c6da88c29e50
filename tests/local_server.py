"""A real HTTP server in a thread, for whatever asks the network."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Self

from waiting import LONGEST


class Answering:
    """Answers every request with what a function makes of its body; errors become a 500.

    One that waits answers only when nobody asks any more.
    """

    def __init__(self, answer: Callable[[bytes], bytes], *, waits: bool = False) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self._over = threading.Event()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.do_POST()

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                outer.requests.append((self.path, dict(self.headers), body))
                if waits:
                    outer._over.wait()
                try:
                    said, status = answer(body), 200
                except ValueError:
                    said, status = b"no", 500
                try:
                    self.send_response(status)
                    self.send_header("Content-Length", str(len(said)))
                    self.end_headers()
                    self.wfile.write(said)
                except OSError:
                    pass  # the client has gone: it was to wait no longer

            def log_message(self, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def asked(self, least: int) -> int:
        """How often it was asked, once it has heard of so many."""
        until = time.monotonic() + LONGEST
        while len(self.requests) < least and time.monotonic() < until:
            time.sleep(0.005)
        return len(self.requests)

    def __enter__(self) -> Self:
        often = (0.02,)  # seconds, after which it looks whether it is over
        self._thread = threading.Thread(target=self._server.serve_forever, args=often, daemon=True)
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
