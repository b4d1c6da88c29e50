"""The page: what the browser client was built to, and the one document behind every link."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import chain
from mimetypes import add_type, guess_type
from pathlib import Path
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from ..decks import language_tagged
from .codes import fold
from .http import site_of
from .previews import preview

FOLDER = Path(__file__).parent / "page"
"""Where the build of ``web/`` lies."""
FOREVER = "public, max-age=31536000, immutable"

PAGES = {
    "": "Home",
    "r": "Room",
    "present": "Present",
    "replay": "Replay",
    "how": "How",
    "missions": "Missions",
    "daily": "Daily",
    "mine": "Mine",
    "print": "Print",
    "puzzle": "Puzzle",
    "deal": "Deal",
}
"""What an address shows, by the first part of its path (see web/src/lib/router.svelte.ts)."""
LIKELY = {"Room": "src/components/lobby/Lobby.svelte"}
"""What a page fetches at once if one comes to it by a link, beside its own code."""
OF_A_ROOM = frozenset({"Room", "Present"})
"""Those whose address has the code of a room."""
TEXTS = {".js", ".css", ".html", ".svg", ".json", ".webmanifest"}
"""What is worth packing."""
LETTERS = {
    "en": "sofia-sans-latin",
    "et": "sofia-sans-latin",
    "id": "sofia-sans-latin",
    "bg": "sofia-sans-cyrillic",
    "th": "noto-sans-thai-looped-thai",
}
"""The letters of most of a text, by its language (see web/src/fonts.css)."""
add_type("font/woff2", ".woff2")  # not every system knows


@cache
def _packed(path: Path, base: str, _: float) -> bytes:
    """A file, packed once; the last argument changes with its content."""
    return gzip.compress(_read(path, base), 9)


def _read(path: Path, base: str) -> bytes:
    """A file; a document is told under which sub-path of its site it lies."""
    text = path.read_bytes()
    return text.replace(b'="/', f'="{base}/'.encode()) if path.suffix == ".html" else text


def _document(path: Path, request_headers: Headers, base: str, head: str) -> Response:
    """The document with more in its head: by the address asked for, so it is not kept packed."""
    text = _read(path, base).replace(b"</head>", f"{head}</head>".encode(), 1)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if "gzip" in request_headers.get("accept-encoding", ""):
        text, headers["content-encoding"] = gzip.compress(text), "gzip"
    return Response(text, headers=headers, media_type="text/html")


def _file(path: Path, request_headers: Headers, kept: str, base: str = "") -> Response:
    """A file, packed where the browser takes that."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if path.suffix not in TEXTS or "gzip" not in request_headers.get("accept-encoding", ""):
        if path.suffix == ".html":
            return Response(_read(path, base), headers=headers, media_type="text/html")
        return FileResponse(path, headers=headers)
    kind, _ = guess_type(path.name)
    return Response(
        _packed(path, base, path.stat().st_mtime),
        headers={**headers, "content-encoding": "gzip"},
        media_type=kind or "application/json",
    )


def _is_file(path: Path) -> bool:
    """Whether there is such a file; a name can be too long to be one."""
    try:
        return path.is_file()
    except OSError:
        return False


async def show_asset(request: Request) -> Response:
    """A file of the build. Its name changes with its content, so browsers may keep it."""
    file = FOLDER / "assets" / request.path_params["name"]
    if not _is_file(file):
        raise HTTPException(404)
    return _file(file, request.headers, FOREVER)


async def show_page(request: Request) -> Response:
    """Any other path: a file at the top of the build, or the document, which finds its own way."""
    name = request.path_params.get("path", "")
    file = FOLDER / name
    base = request.app.state.base_path
    if name and "/" not in name and not name.startswith(".") and _is_file(file):
        return _file(file, request.headers, "no-cache", base)
    file = FOLDER / "index.html"
    if not file.is_file():
        raise HTTPException(404)
    first, _, code = name.partition("/")
    page = PAGES.get(first, "NotFound")
    meant = fold(code) if page in OF_A_ROOM else ""
    if meant and meant != code:  # typed otherwise: the page then has one address, and one memory
        place = request.url.replace(path=f"{base}/{first}/{quote(meant)}")
        return RedirectResponse(f"{place.path}?{place.query}".rstrip("?"))
    asked = request.headers.get("accept-language", "")
    language = language_tagged(request.query_params.get("lang", "")) or _language(asked)
    answer = _document(file, request.headers, base, preview(page, language, site_of(request)))
    ahead = _ahead(page, language, file.stat().st_mtime)
    answer.headers["link"] = ahead.replace("</", f"<{base}/")
    answer.headers.add_vary_header("accept-language")
    return answer


@cache
def _ahead(page: str, language: str, _: float) -> str:
    """What the page will ask for as soon as it runs, told at once: that saves a slow line a trip.

    The last argument changes with every build.
    """
    files = json.loads((FOLDER / "files.json").read_bytes())

    def needed(name: str) -> Iterator[str]:
        yield f"</{files[name]['file']}>; rel=modulepreload"
        for style in files[name].get("css", ()):
            yield f"</{style}>; rel=preload; as=style; crossorigin"
        for other in files[name].get("imports", ()):
            yield from needed(other)

    def letters() -> Iterator[str]:
        if face := LETTERS.get(language):
            for name in (f"{face}-400-normal.woff2", f"{face}-700-normal.woff2"):
                file = next(each["file"] for source, each in files.items() if source.endswith(name))
                yield f"</{file}>; rel=preload; as=font; type=font/woff2; crossorigin"

    sources = (f"src/pages/{page}.svelte", f"catalogue:{language}", LIKELY.get(page))
    wanted = (*chain.from_iterable(needed(source) for source in sources if source), *letters())
    there = set(needed("index.html"))  # the document names these itself
    return ", ".join(dict.fromkeys(link for link in wanted if link not in there))


def _language(accepted: str) -> str:
    """The language that the page will choose, unless somebody chose another one on that device."""
    tags = (language_tagged(part.partition(";")[0]) for part in accepted.split(","))
    return next(filter(None, tags), "en")


@cache
def build() -> str:
    """A name for this build of the page; empty: none was built."""
    file = FOLDER / "index.html"
    return sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""
