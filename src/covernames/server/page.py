"""The page: what the browser client was built to, and the one document behind every link."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

FOLDER = Path(__file__).parent / "page"
"""Where the build of ``web/`` lies."""
FOREVER = "public, max-age=31536000, immutable"


TEXTS = {".js", ".css", ".html", ".svg", ".json", ".webmanifest"}
"""What is worth packing."""


@cache
def _packed(path: Path, _: float) -> bytes:
    """A file, packed once; the second argument changes with its content."""
    return gzip.compress(path.read_bytes(), 9)


def _file(path: Path, request_headers: Headers, kept: str) -> Response:
    """A file, packed where the browser takes that."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if path.suffix not in TEXTS or "gzip" not in request_headers.get("accept-encoding", ""):
        return FileResponse(path, headers=headers)
    kind, _ = guess_type(path.name)
    return Response(
        _packed(path, path.stat().st_mtime),
        headers={**headers, "content-encoding": "gzip"},
        media_type=kind or "application/json",
    )


async def show_asset(request: Request) -> Response:
    """A file of the build. Its name changes with its content, so browsers may keep it."""
    file = FOLDER / "assets" / request.path_params["name"]
    if not file.is_file():
        raise HTTPException(404)
    return _file(file, request.headers, FOREVER)


async def show_page(request: Request) -> Response:
    """Any other path: a file at the top of the build, or the document, which finds its own way."""
    name = request.path_params.get("path", "")
    file = FOLDER / name
    if not name or "/" in name or name.startswith(".") or not file.is_file():
        file = FOLDER / "index.html"
    if not file.is_file():
        raise HTTPException(404)
    return _file(file, request.headers, "no-cache")


@cache
def build() -> str:
    """A name for this build of the page; empty: none was built."""
    file = FOLDER / "index.html"
    return sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""
