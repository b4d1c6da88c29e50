"""Every rule of docs/rules/RULES.md, its class, and the tests that prove it.

Fails on a rule in no class or in two, on a play or clue rule without a test, on a manners rule that
docs/rules/manners.md does not explain, and on a test that names a rule which does not exist.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
ID = re.compile(r"(?:\*\*|^\| )((?:[CDNEAX]-\d+b?)|(?:L-[a-z]{2}-\d+))(?:\*\*| \|)", re.MULTILINE)


def rule_ids() -> list[str]:
    """Every id that RULES.md defines, in its order."""
    return list(dict.fromkeys(ID.findall((RULES / "RULES.md").read_text("utf-8"))))


def classes(ids: list[str]) -> dict[str, list[str]]:
    """The classes of each id, as docs/rules/classes.toml has them."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, ranges in tomllib.loads((RULES / "classes.toml").read_text("utf-8")).items():
        for span in ranges:
            first, _, last = span.partition("..")
            for rule in ids:
                if _in_span(rule, first, last or first):
                    found[rule].append(name)
    return found


def _in_span(rule: str, first: str, last: str) -> bool:
    (kind, number), (start, low), (_, high) = map(_split, (rule, first, last))
    return kind == start and low <= number <= high


def _split(rule: str) -> tuple[str, int]:
    kind, _, number = rule.rpartition("-")
    return kind, int(number.rstrip("b"))


class Collector:
    """A pytest plugin that only looks at which rules the tests name."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = defaultdict(set)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note the rules of each test."""
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests[rule].add(item.nodeid.partition("[")[0])


def tests_by_rule() -> dict[str, set[str]]:
    """The tests that name each rule."""
    collector = Collector()
    output = StringIO()
    with redirect_stdout(output):
        code = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", str(ROOT / "tests")],
            plugins=[collector],
        )
    if code:
        sys.exit(f"the tests cannot be collected:\n{output.getvalue()}")
    return collector.tests


def functions_in(path: Path) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions and methods of a file of tests, each as pytest calls it."""
    found = {}
    folder: list[tuple[ast.Module | ast.ClassDef, str]]
    folder = [(ast.parse(path.read_text("utf-8")), path.relative_to(ROOT).as_posix())]
    for tree, prefix in folder:
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                folder.append((node, f"{prefix}::{node.name}"))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found[f"{prefix}::{node.name}"] = node
    return found


def written_in(path: Path) -> dict[str, list[str]]:
    """The rules that each test of a file names, read from its source."""
    return {
        name: [rule for mark in node.decorator_list for rule in _rules_of(mark)]
        for name, node in functions_in(path).items()
    }


def _rules_of(mark: ast.expr) -> list[str]:
    """The rules of `pytest.mark.rule(...)`, wherever a decorator has it."""
    calls = [node for node in ast.walk(mark) if isinstance(node, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
    return [ast.literal_eval(rule) for call in marks for rule in call.args]


def written() -> dict[str, set[str]]:
    """The tests that name each rule, as `tests_by_rule` has them, but twenty times as fast."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test, rules in written_in(path).items():
            for rule in rules:
                found[rule].add(test)
    return found


def faults() -> tuple[list[str], list[str]]:
    """The report, a line a rule, and what is wrong with it."""
    ids = rule_ids()
    of, tests = classes(ids), tests_by_rule()
    manners = (RULES / "manners.md").read_text("utf-8")
    lines, wrong = [], []
    for rule in ids:
        kinds, count = of[rule], len(tests.get(rule, ()))
        lines.append(f"{rule:8} {'/'.join(kinds) or '-':8} {count or '':>3} {_first(tests, rule)}")
        if len(kinds) != 1:
            wrong.append(f"{rule} is in {len(kinds)} classes")
        elif kinds != ["manners"] and not count:
            wrong.append(f"{rule} is {kinds[0]} and has no test")
        elif kinds == ["manners"] and f"| {rule} |" not in manners:
            wrong.append(f"{rule} is manners and not in manners.md")
    wrong += [f"{rule} is named by a test and does not exist" for rule in tests if rule not in ids]
    if written() != tests:
        wrong.append("some test names a rule in a way that its source does not show")
    counts = ", ".join(
        f"{sum(of[rule] == [kind] for rule in ids)} {kind}" for kind in ("play", "clue", "manners")
    )
    lines.append(f"{len(ids)} rules: {counts}; {len(wrong)} faults")
    return lines, wrong


def _first(tests: dict[str, set[str]], rule: str) -> str:
    names = sorted(tests.get(rule, ()))
    return names[0].rpartition("::")[2] if names else ""


def main() -> int:
    """Print the report; with --quiet only its last line and the faults."""
    lines, wrong = faults()
    print("\n".join(lines[-1:] if "--quiet" in sys.argv else lines))
    print("\n".join(f"FAULT: {fault}" for fault in wrong), file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
