"""The mutants of a file: small faults that somebody might make, one at a time.

What is only read by people or by type checkers is left alone: annotations, docstrings, declarations
of types, assertions, lines of the log.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

Span = tuple[int, int]
"""From one byte of the source to another."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(NamedTuple):
    """One fault: what stands there instead of something."""

    file: str
    function: str
    """Where it is, as `Class.method`; empty: at the top of the file."""
    was: str
    """The lines that it changes, as they are written; with the next two it is known again."""
    now: str
    span: Span
    instead: str
    lines: tuple[int, int]
    """The first line and the last."""
    name: str | None
    """What is defined there, where it is done as soon as the file is imported; else None."""

    def applied(self, source: bytes) -> bytes:
        """The source with this fault in it."""
        start, end = self.span
        return source[:start] + self.instead.encode() + source[end:]

    def accepted_by(self, entry: dict[str, str]) -> bool:
        """Whether an entry of the accepted survivors is about it; `*` stands for anything."""
        parts = ("file", "function", "was", "now")
        return all(
            fnmatchcase(getattr(self, part), entry[part].replace("[", "[[]")) for part in parts
        )


COMPARED: Final = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
COMPUTED: Final = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "/"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "|"),
}
OPPOSITE: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
DECLARES: Final = {"TypeVar", "NewType", "cast", "Literal"}
"""Calls and subscripts that are there for type checkers."""


def mutants_of(path: Path, file: str) -> list[Mutant]:
    """All mutants of a file; `file` is what it is called in reports."""
    source = path.read_bytes()
    return _Finder(source, file).found(ast.parse(source))


class _Finder(ast.NodeVisitor):
    """Walks through a file and notes what could be otherwise."""

    def __init__(self, source: bytes, file: str) -> None:
        self._source, self._file = source, file
        self._starts = [0, *(found.end() for found in re.finditer(rb"\n", source))]
        self._scope: list[str] = []
        self._name: str | None = ""
        self._mutants: list[Mutant] = []

    def found(self, tree: ast.AST) -> list[Mutant]:
        self.visit(tree)
        return self._mutants

    # Where something stands

    def _at(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def _span(self, node: ast.expr | ast.stmt) -> Span:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(
            node.end_lineno, node.end_col_offset
        )

    def _text(self, span: Span) -> str:
        return self._source[span[0] : span[1]].decode()

    def _add(self, span: Span, instead: str) -> None:
        start, end = span
        first = self._source.count(b"\n", 0, start) + 1
        last = self._source.count(b"\n", 0, end) + 1
        line_start = self._starts[first - 1]
        line_end = self._starts[last] if last < len(self._starts) else len(self._source)
        before, after = self._text((line_start, start)), self._text((end, line_end))
        was, now = (
            " ".join(f"{before}{text}{after}".split()) for text in (self._text(span), instead)
        )
        mutant = Mutant(
            self._file,
            ".".join(self._scope),
            was,
            now,
            span,
            instead,
            (first, last),
            self._name,
        )
        self._mutants.append(mutant)

    def _swap(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Put another operator between two expressions."""
        start, end = self._span(left)[1], self._span(right)[0]
        gap = self._text((start, end))
        place = re.search(re.escape(old).replace(r"\ ", r"\s+"), gap)
        if place is not None and "#" not in gap:
            at = start + len(gap[: place.start()].encode())
            self._add((at, at + len(place[0].encode())), new)

    # What is passed over

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass  # Python 3.11 does not say where the parts of one are

    def visit_arg(self, node: ast.arg) -> None:
        pass

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if _called(node.value) not in DECLARES:
            self.generic_visit(node)

    # Scopes

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._inside(node.name, self._name, node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def _function(self, node: Function) -> None:
        named = [*node.args.posonlyargs, *node.args.args]
        given = [*zip(reversed(named), reversed(node.args.defaults), strict=False)]
        given += [
            (arg, default)
            for arg, default in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
            if default is not None
        ]
        called = self._scope[-1] if node.name == "__init__" and self._scope else node.name
        for _, default in given:  # done on import, and seen by whoever calls the function
            self._inside(node.name, called, [default])
        self._inside(node.name, None, node.body)

    def _inside(self, scope: str, name: str | None, nodes: list[ast.stmt] | list[ast.expr]) -> None:
        before = self._name
        self._scope.append(scope)
        self._name = name
        for node in nodes:
            self.visit(node)
        self._scope.pop()
        self._name = before

    # Statements

    def visit_Expr(self, node: ast.Expr) -> None:
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Constant) or _logs(call):
            return
        if isinstance(call, ast.Call):
            self._add(self._span(node), "pass")
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._add(self._span(node), "pass")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and not isinstance(node.value, ast.Constant):
            self._add(self._span(node), "return None")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._add(self._span(node), "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add(self._span(node), "break")

    def visit_Assign(self, node: ast.Assign) -> None:
        self._assigned(node.targets[0], node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._assigned(node.target, node.value)

    def _assigned(self, target: ast.expr, value: ast.expr) -> None:
        nothing = isinstance(value, ast.Constant) and value.value is None
        if isinstance(target, ast.Attribute) and not nothing:
            self._add(self._span(value), "None")
        before = self._name
        if self._name is not None:
            self._name = _called(target)
        if self._name != "__all__":
            self.visit(value)
        self._name = before

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        old, new = COMPUTED[type(node.op)]
        self._swap(node.target, node.value, f"{old}=", f"{new}=")
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if _called(node.test) != "TYPE_CHECKING":
            self._condition(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    # Expressions

    def _condition(self, test: ast.expr) -> None:
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
            self._add(self._span(test), f"not ({self._text(self._span(test))})")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._condition(test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for (left, right), op in zip(
            pairwise([node.left, *node.comparators]), node.ops, strict=True
        ):
            self._swap(left, right, *COMPARED[type(op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            self._swap(left, right, old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        joins_types = isinstance(node.op, ast.BitOr) and self._name is not None
        if type(node.op) in COMPUTED and not joins_types:
            self._swap(node.left, node.right, *COMPUTED[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start = self._span(node)[0]
            self._add((start, start + len("not")), "")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = _called(node.func)
        if name in DECLARES:
            return
        if isinstance(node.func, ast.Name) and name in OPPOSITE:
            self._add(self._span(node.func), OPPOSITE[name])
        self.visit(node.func)
        plain = node.args[:1] if name in {"isinstance", "issubclass"} else node.args
        for part in (*plain, *(keyword.value for keyword in node.keywords)):
            if not (name == "fault" and isinstance(part, ast.Constant)):
                self.visit(part)

    def visit_Constant(self, node: ast.Constant) -> None:
        span, value = self._span(node), node.value
        match value:
            case bool():
                self._add(span, str(not value))
            case int():
                self._add(span, str(value + 1))
            case float():
                self._add(span, str(2 * value or 1.0))
            case str():
                quote = re.match(r"[a-zA-Z]*(\"\"\"|'''|\"|')", self._text(span))
                if quote is not None:
                    at = span[0] + quote.end()
                    self._add((at, at), "XX")


def _called(node: ast.expr) -> str:
    """The last part of a name; empty: it is something else."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Tuple(elts=[first, *_]):
            return _called(first)
    return ""


def _logs(node: ast.expr) -> bool:
    """Whether it only writes to the log."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return _called(node.func.value) == "log"


def all_mutants(root: Path, folder: str) -> Iterator[Mutant]:
    """The mutants of every file in a folder of the tree."""
    for path in sorted((root / folder).rglob("*.py")):
        yield from mutants_of(path, path.relative_to(root).as_posix())
