"""The page: what the browser client was built to, and the one document behind every link."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "page"
"""Where the build of ``web/`` lies."""
FOREVER = "public, max-age=31536000, immutable"


class Built(StaticFiles):
    """Files of the build. Their names change with their content, so browsers may keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """As usual, to be kept."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # passed on
        response.headers["cache-control"] = FOREVER
        return response

    async def get_response(self, path: str, scope: Scope) -> Response:
        """What is not there is not there, also before anything was built."""
        if not FOLDER.is_dir():
            raise HTTPException(404)
        return await super().get_response(path, scope)


def assets() -> Built:
    """The hashed files of the build."""
    return Built(directory=FOLDER / "assets", check_dir=False)


async def show_page(request: Request) -> Response:
    """Any other path: a file at the top of the build, or the document, which finds its own way."""
    name = request.path_params.get("path", "")
    file = FOLDER / name
    if not name or "/" in name or name.startswith(".") or not file.is_file():
        file = FOLDER / "index.html"
    if not file.is_file():
        raise HTTPException(404)
    return FileResponse(file, headers={"cache-control": "no-cache"})


@cache
def build() -> str:
    """A name for this build of the page; empty: none was built."""
    file = FOLDER / "index.html"
    return sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""
