"""The site of the documentation: it builds, its links lead somewhere, it asks nobody else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rules
from covernames import arena, bots, testing
from docsite import navigation, proofs, reference
from docsite.check import Page, faults

ROOT = Path(__file__).parent.parent


def test_the_site_builds_without_a_fault(tmp_path: Path) -> None:
    """All of it, once: links, anchors, requests, every rule with its proof, every public name."""
    command = [sys.executable, str(ROOT / "tools" / "docs.py"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stderr

    said = Page(tmp_path / "rules" / "RULES.html")
    for rule in rules.rule_ids():
        page = f"proofs/{proofs.KINDS[rule[0]][0]}.html"
        assert rule.lower() in said.anchors
        assert f"{page}#proof-{rule.lower()}" in said.links
        assert f"proof-{rule.lower()}" in Page(tmp_path / "rules" / page).anchors
    assert "test_at_most_one_guess_more_than_the_number" in (
        tmp_path / "rules" / "proofs" / "classic.html"
    ).read_text("utf-8")

    written = [Page(path).anchors for path in (tmp_path / "reference").glob("*.html")]
    anchors = set().union(*written)
    for _, modules in reference.PAGES.values():
        for module in modules:
            assert {name.public for name in reference.public(module)} <= anchors
    assert (tmp_path / "searchindex.js").stat().st_size


def test_the_reference_has_every_public_name() -> None:
    for module in (bots, arena, testing):
        shown = {name.name for name in reference.public(module.__name__)}
        assert shown == set(module.__all__)


def test_every_constant_says_what_it_is() -> None:
    names = [name for _, of in reference.PAGES.values() for m in of for name in reference.public(m)]
    assert [name.public for name in names if reference.explained(name) == ""] == []


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("index.html", "<a href='gone.html'>", "index.html links to gone.html: nothing is there"),
        ("index.html", "<a href='#gone'>", "index.html links to #gone: no such anchor"),
        ("index.html", "<a href='more.html#gone'>", "links to more.html#gone: no such anchor"),
        ("index.html", "<a href='../up.html'>", "links to ../up.html: it leaves the site"),
        ("index.html", "<img src='https://x.example/a.png'>", "fetches https://x.example/a.png"),
        ("index.html", "<img srcset='a.png 1x, //x.example/b 2x'>", "fetches //x.example/b"),
        ("index.html", "<link rel=preconnect href='//x.example'>", "fetches //x.example"),
        ("index.html", "<p style='background: url(//x.example/b)'>", "fetches //x.example/b"),
        ("index.html", "<style>@import 'https://x.example/c'</style>", "https://x.example/c"),
        ("index.html", "<script>fetch('https://x.example')</script>", "https://x.example"),
        ("index.html", "<form action='https://x.example'>", "fetches https://x.example"),
        ("a.css", "a { src: url(https://x.example/f.woff2) }", "https://x.example/f.woff2"),
        ("a.js", "import x from 'https://x.example/m.js'", "https://x.example/m.js"),
        ("a.js", "new WebSocket(`wss://x.example/s`)", "wss://x.example/s"),
        ("a.svg", "<svg><image href='https://x.example/i'/></svg>", "https://x.example/i"),
    ],
)
def test_a_fault_is_found(tmp_path: Path, file: str, text: str, fault: str) -> None:
    (tmp_path / "more.html").write_text("<p id=there>")
    (tmp_path / "a.png").write_text("")
    (tmp_path / file).write_text(text)
    assert [each for each in faults(tmp_path) if fault in each], faults(tmp_path)


def test_what_is_right_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "more.html").write_text("<p id=there>")
    (tmp_path / "index.html").write_text(
        "<a href='more.html#there'>, <a href='https://example.org'>, <a href='mailto:a@b.example'>"
        "<svg xmlns='http://www.w3.org/2000/svg'></svg><img src='data:image/png;base64,AAAA'>"
        "<script>/* https://x.example */ draw('http://www.w3.org/2000/svg')</script>"
    )
    (tmp_path / "a.css").write_text("a { background: url(data:image/svg+xml;//x) }")
    assert faults(tmp_path) == []


def test_no_page_is_out_of_reach() -> None:
    there = {"index.md", "playing.md", "new.md", "rules/proofs/classic.md"}
    assert navigation.sections(there) == {"Play": ["playing.md"], "More": ["new.md"]}


def test_rules_are_read_from_the_source_of_tests() -> None:
    mine = rules.written_in(ROOT / "tests" / "game" / "test_classic.py")
    name = "tests/game/test_classic.py::test_a_game_needs_a_spymaster_and_operatives_on_each_team"
    assert mine[name] == ["C-001", "C-002"]
