"""Every rule with the tests that prove it: a page for each kind of rule, an anchor for each id."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

import rules

KINDS: Final = {
    "C": ("classic", "The classic game, and clues in general"),
    "L": ("languages", "Clues in each language"),
    "N": ("typed", "Typed text"),
    "D": ("duet", "Duet"),
    "E": ("editions", "Where editions differ"),
    "A": ("open", "What the books leave open"),
    "X": ("defects", "Defects in the books"),
}
"""The kinds of rules: the name of the page, and its title."""


def write(stage: Path) -> None:
    """Write the pages of proofs, and link every rule to its own."""
    ids = rules.rule_ids()
    of, tests = rules.classes(ids), rules.written()
    text = (stage / "rules" / "RULES.md").read_text("utf-8")
    folder = stage / "rules" / "proofs"
    folder.mkdir()
    said = _said(text)
    manners = _answers((stage / "rules" / "manners.md").read_text("utf-8"))
    listed = []
    for kind, group in groupby(sorted(ids, key=_order), key=lambda rule: rule[0]):
        page, title = KINDS[kind]
        those = list(group)
        lines = [f"# {title}", ""]
        for rule in those:
            lines += [f"(proof-{rule.lower()})=", f"## {rule}", "", said[rule], ""]
            lines += [f"*{of[rule][0]}* · [in the rules](../RULES.md#{rule.lower()})", ""]
            lines += [manners[rule], ""] if rule in manners else []
            lines += _proofs(sorted(tests.get(rule, ())))
        (folder / f"{page}.md").write_text("\n".join(lines), "utf-8")
        listed.append((page, title, len(those), {test for rule in those for test in tests[rule]}))
    (stage / "rules" / "proofs.md").write_text(_index(listed, tests), "utf-8")
    (stage / "rules" / "RULES.md").write_text(_linked(text), "utf-8")


def _order(rule: str) -> int:
    return list(KINDS).index(rule[0])


def _index(listed: Iterable[tuple[str, str, int, set[str]]], tests: dict[str, set[str]]) -> str:
    everything = set().union(*tests.values())
    lines = [
        "# What proves the rules",
        "",
        f"Every rule of the [rules](RULES.md) has an id, and {len(everything)} tests name the",
        "rules that they prove. Each page shows the rules of one kind and the code of their tests.",
        "Rules that no program can enforce are left to [people](manners.md).",
        "",
        "| rules | how many | tests |",
        "|---|---|---|",
    ]
    lines += [
        f"| [{title}](proofs/{page}.md) | {count} | {len(proving)} |"
        for page, title, count, proving in listed
    ]
    pages = [f"proofs/{page}" for page, *_ in listed]
    return "\n".join([*lines, "", "```{toctree}", ":hidden:", "", *pages, "```", ""])


def _said(text: str) -> dict[str, str]:
    """What each rule says: the rest of its line, or of its row."""
    found: dict[str, str] = {}
    for match in rules.ID.finditer(text):
        rest = text[match.end() :].partition("\n")[0]
        cells = [cell.strip() for cell in rest.strip().strip("|").split(" | ")]
        found.setdefault(match[1], " · ".join(cell for cell in cells if cell))
    return found


def _answers(text: str) -> dict[str, str]:
    """What the software does about a rule for people."""
    rows = re.findall(r"^\| ([A-Z]-\d+) \| (?:.*?) \| (.*) \|$", text, re.MULTILINE)
    return {rule: f"**What the software does:** {answer}" for rule, answer in rows}


def _linked(text: str) -> str:
    """The rules, each id with an anchor and a link to its proof."""
    seen: set[str] = set()

    def link(match: re.Match[str]) -> str:
        rule = match[1]
        if rule in seen:
            return match[0]
        seen.add(rule)
        page = KINDS[rule[0]][0]
        linked = f"[{rule}](proofs/{page}.md#proof-{rule.lower()}){{#{rule.lower()}}}"
        return match[0].replace(rule, linked)

    return rules.ID.sub(link, text)


def _proofs(tests: list[str]) -> list[str]:
    """The tests with their code, which opens when it is asked for."""
    lines = []
    for test in tests:
        path, _, name = test.partition("::")
        lines += [
            "<details class='proof'>",
            f"<summary><code>{name}</code> <small>{path}</small></summary>",
            "",
            "~~~~~python",
            _code(path)[test],
            "~~~~~",
            "",
            "</details>",
            "",
        ]
    return lines


@cache
def _code(path: str) -> dict[str, str]:
    """The code of every test of a file."""
    lines = (rules.ROOT / path).read_text("utf-8").splitlines()
    found = {}
    for name, node in rules.functions_in(rules.ROOT / path).items():
        first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        found[name] = textwrap.dedent("\n".join(lines[first - 1 : node.end_lineno]))
    return found
