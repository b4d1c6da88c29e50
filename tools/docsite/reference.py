"""The reference of the library: pages for Sphinx's autodoc, from what the modules export."""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

PAGES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "game": ("The game", ("covernames",)),
    "events": ("Events", ("covernames.game.events",)),
    "records": ("Records and notation", ("covernames.game.record", "covernames.game.notation")),
    "decks": ("Words", ("covernames.decks",)),
    "referee": ("The referee", ("covernames.judging", "covernames.referee")),
    "bots": (
        "Bots",
        (
            "covernames.bots",
            "covernames.bots.mind_bot",
            "covernames.bots.own_mind",
            "covernames.bots.mind",
        ),
    ),
    "arena": ("The arena", ("covernames.arena", "covernames.arena.tables")),
    "environment": ("The training environment", ("covernames.arena.environment",)),
    "analysis": ("Looking back", ("covernames.analysis", "covernames.analysis.afterwards")),
    "testing": ("Testing", ("covernames.testing", "covernames.testing.strategies")),
    "client": ("The client", ("covernames.client", "covernames.seated_bot")),
}
"""A page of the reference: its title, and the modules that it shows."""
SHORT: Final = 60
"""Values with fewer characters are shown."""


@dataclass(frozen=True)
class Name:
    """A public name: where people import it from, and where it is written."""

    name: str
    module: str
    origin: str

    @property
    def public(self) -> str:
        """The name as people import it."""
        return f"{self.module}.{self.name}"


def write(stage: Path) -> None:
    """Write the pages."""
    folder = stage / "reference"
    folder.mkdir()
    for page, (title, modules) in PAGES.items():
        text = "\n".join([*_heading(title, "="), *(line for m in modules for line in _module(m))])
        (folder / f"{page}.rst").write_text(text + "\n", "utf-8")
    (folder / "index.md").write_text(_index(), "utf-8")


@cache
def aliases() -> dict[str, str]:
    """The documented name for every name that a docstring or an annotation may use."""
    names = [name for _, modules in PAGES.values() for m in modules for name in public(m)]
    short = {name.name: name.public for name in reversed(names)}
    return short | {f"{name.origin}.{name.name}": name.public for name in reversed(names)}


@cache
def public(module: str) -> tuple[Name, ...]:
    """The public names of a module, in the order of its source."""
    from_where = _imports(module)
    exported = getattr(import_module(module), "__all__", None)
    own = list(_written(module))
    if exported is None:
        exported = [name for name in own if not name.startswith("_")]
    order = [*from_where, *own]
    names = sorted(exported, key=order.index)
    return tuple(Name(name, module, from_where.get(name, module)) for name in names)


def explained(name: Name) -> str:
    """What is said of a name: the docstring, or the text after a constant."""
    thing = getattr(import_module(name.module), name.name)
    if inspect.isclass(thing) or inspect.isroutine(thing):
        return inspect.getdoc(thing) or ""
    return inspect.cleandoc(_written(name.origin)[name.name])


def _module(module: str) -> list[str]:
    """A module: what it says of itself, then its names by where they are written."""
    lines = ["", *_heading(f"``{module}``", "-"), f".. automodule:: {module}", ""]
    origins = list(dict.fromkeys(name.origin for name in public(module)))
    for origin in origins:
        if len(origins) > 1:
            lines += _heading(_first_sentence(origin), "~")
        for name in public(module):
            if name.origin == origin:
                lines += _entry(name)
    return lines


def _entry(name: Name) -> list[str]:
    thing = getattr(import_module(name.module), name.name)
    if inspect.isclass(thing):
        ours = any(base.__module__.startswith("covernames") for base in thing.__bases__)
        bases = ["   :show-inheritance:"] if ours else []
        return [f".. autoclass:: {name.public}", "   :members:", *bases, ""]
    if inspect.isroutine(thing):
        return [f".. autofunction:: {name.public}", ""]
    value = repr(thing)
    short = [f"   :value: {value}"] if len(value) < SHORT and " at 0x" not in value else []
    told = [f"   {line}".rstrip() for line in explained(name).splitlines()]
    place = [f".. py:data:: {name.name}", f"   :module: {name.module}"]
    return [*place, *short, "", *told, ""]


def _heading(title: str, line: str) -> list[str]:
    return [title, line * len(title), ""]


def _first_sentence(module: str) -> str:
    doc = inspect.getdoc(import_module(module)) or module
    line = " ".join(doc.partition("\n\n")[0].split())
    return line.partition(". ")[0].partition(": ")[0].rstrip(".:")


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(Path(inspect.getfile(import_module(module))).read_text("utf-8"))


def _imports(module: str) -> dict[str, str]:
    """Which of a module's names come from which other module."""
    package = import_module(module).__package__ or module
    found: dict[str, str] = {}
    for node in _tree(module).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package.rsplit(".", node.level - 1)[0] if node.level > 1 else package
            origin = f"{base}.{node.module}" if node.module else base
            found |= {alias.asname or alias.name: origin for alias in node.names}
    return found


@cache
def _written(module: str) -> dict[str, str]:
    """The names that a module itself defines, with what follows a constant about it."""
    found = {}
    body = _tree(module).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        told = after.value if isinstance(after, ast.Expr) else None
        doc = told.value if isinstance(told, ast.Constant) else ""
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found[node.name] = ""
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = str(doc)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = str(doc)
    return found


def _index() -> str:
    lines = [
        "# The library",
        "",
        "These modules are meant for your own programs. The pages are generated from the",
        "docstrings, and every example in them runs as a test.",
        "",
        "| | |",
        "|---|---|",
    ]
    for page, (title, modules) in PAGES.items():
        shown = ", ".join(f"`{module}`" for module in modules)
        lines.append(f"| [{title}]({page}.rst) | {shown} |")
    return "\n".join([*lines, "", "```{toctree}", ":hidden:", "", *PAGES, "```", ""])
