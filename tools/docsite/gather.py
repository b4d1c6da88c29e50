"""Gathers the pages of the site from the project, with links that hold there as they do here."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import Final

from . import navigation, proofs, reference

ROOT: Final = Path(__file__).parents[2]
TOP: Final = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
"""Where the pages at the top of the project lie in the site."""
LINK: Final = re.compile(r"(?<=\]\()(?!\w+:|#|<)([^)#\s]+)(?=[)#])")
ALONE: Final = "---\norphan: true\n---\n\n"
"""Says that a page is on no list, but linked to."""
TITLE: Final = re.compile(r"^# (.+)$", re.MULTILINE)


def gather(stage: Path) -> None:
    """Write all pages of the site into a folder, which is emptied before."""
    shutil.rmtree(stage, ignore_errors=True)
    pages = {ROOT / name for name in TOP} | set((ROOT / "docs").rglob("*.md"))
    done: set[Path] = set()
    while pages - done:
        path = min(pages - done)
        done.add(path)
        target = stage / placed(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            text, linked = _with_links(path)
            alone = ALONE if placed(path).startswith("files/") else ""
            target.write_text(alone + text, "utf-8")
            pages |= linked
        elif target.suffix == ".md":
            target.write_text(_as_page(path), "utf-8")
        else:
            shutil.copy(path, target)
    proofs.write(stage)
    reference.write(stage)
    _write_decisions(stage)
    _write_contents(stage)


def placed(path: Path) -> str:
    """Where a file of the project lies in the site; a file that is no page is shown on one."""
    name = path.relative_to(ROOT).as_posix()
    if name in TOP:
        return TOP[name]
    if name.startswith("docs/") and path.is_file():
        return name.removeprefix("docs/")
    return f"files/{name}" if path.suffix == ".md" else f"files/{name}.md"


def _with_links(path: Path) -> tuple[str, set[Path]]:
    """A page with its links as they are in the site, and the files that they lead to."""
    here = dirname(placed(path))
    linked = set()

    def moved(link: re.Match[str]) -> str:
        target = Path(normpath(path.parent / link[1]))
        if target == ROOT / "docs" / "adr":
            return relpath("adr/index.md", here or ".")
        if not target.exists():
            return link[1]  # strict building says what is wrong
        linked.add(target)
        return relpath(placed(target), here or ".")

    return LINK.sub(moved, path.read_text("utf-8")), linked


def _as_page(path: Path) -> str:
    """A page that shows a file, or what is in a folder."""
    kinds = {".py": "python", ".yaml": "yaml", ".toml": "toml", ".conf": "nginx", ".json": "json"}
    name = path.relative_to(ROOT).as_posix()
    inside = sorted(each.name for each in path.iterdir()) if path.is_dir() else []
    text = "\n".join(inside) or path.read_text("utf-8")
    kind = kinds.get(path.suffix, "text")
    return f"{ALONE}# `{name}`\n\n~~~~~{kind}\n{text.rstrip()}\n~~~~~\n"


def _write_decisions(stage: Path) -> None:
    """The list of decisions."""
    decisions = sorted(path for path in (stage / "adr").glob("*.md"))
    lines = [
        "# Decisions",
        "",
        "What was decided, why, and what it costs: half a page for each decision that somebody",
        "might undo.",
        "",
        *(f"- [{_title(path)}]({path.name})" for path in decisions),
        "",
        *_tree([path.name for path in decisions], hidden=True),
    ]
    (stage / "adr" / "index.md").write_text("\n".join(lines), "utf-8")


def _title(path: Path) -> str:
    found = TITLE.search(path.read_text("utf-8"))
    return found[1].replace(". ", "\\. ", 1) if found else path.stem


def _write_contents(stage: Path) -> None:
    """Put the sections into the page that one comes to first."""
    there = {path.relative_to(stage).as_posix() for path in stage.rglob("*.md")}
    home = stage / navigation.HOME
    lines = [home.read_text("utf-8"), *_tree(["Start <self>"], hidden=True)]
    for title, names in navigation.sections(there).items():
        short = navigation.SHORT
        called = [f"{short[name]} <{name}>" if name in short else name for name in names]
        lines += ["", *_tree(called, hidden=True, caption=title)]
    home.write_text("\n".join(lines) + "\n", "utf-8")


def _tree(names: list[str], *, hidden: bool, caption: str = "") -> list[str]:
    """A list of pages, as Sphinx takes it."""
    return [
        "```{toctree}",
        *([":hidden:"] if hidden else []),
        ":maxdepth: 1",
        *([f":caption: {caption}"] if caption else []),
        "",
        *names,
        "```",
    ]
