"""Any bot behind an address: a process of its own, on any machine, in any language.

    python examples/over_http.py 8100
    covernames arena --bot http://127.0.0.1:8100 --bot associations --variant duet

In another language than Python, answer the same questions: docs/bots.md has them.
"""

from __future__ import annotations

import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from letters import Letters

from covernames.arena import reply


class Asked(BaseHTTPRequestHandler):
    """Answers a question that was posted."""

    def do_POST(self) -> None:
        """One question, one answer."""
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            said, status = reply(body, Letters), 200
        except ValueError as error:
            said, status = str(error).encode(), 400
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *args: object) -> None:
        """Say nothing: a game asks some thirty questions."""


def server(port: int = 0) -> ThreadingHTTPServer:
    """A server on this machine; port 0 takes a free one."""
    return ThreadingHTTPServer(("127.0.0.1", port), Asked)


if __name__ == "__main__":
    server(int(sys.argv[1])).serve_forever()
