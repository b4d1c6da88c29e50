"""How Sphinx builds the site."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.ext.napoleon.docstring import GoogleDocstring

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "src")]

import rules  # noqa: E402 - where it lies is said just before
from docsite import reference  # noqa: E402 - as above

project = "Covernames"
author = "The Covernames contributors"
project_copyright = author
release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
suppress_warnings = ["myst.header"]  # CONTRIBUTING.md leaves out a level

default_role = "py:obj"
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_class_signature = "mixed"

html_theme = "furo"
html_title = f"Covernames {release}"
html_logo = html_favicon = str(ROOT / "web" / "public" / "icon.svg")
html_static_path = [str(Path(__file__).parent / "static")]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_last_updated_fmt = None
pygments_style = "a11y-light"
pygments_dark_style = "a11y-dark"
_warm = {
    "color-brand-primary": "#8a4b08",
    "color-brand-content": "#8a4b08",
    "color-brand-visited": "#6d4a25",
    "color-background-primary": "#fffdf8",
    "color-background-secondary": "#f6f1e7",
    "color-background-border": "#e6dcc9",
    "color-foreground-primary": "#2a251e",
}
_dark = {
    "color-brand-primary": "#e8b36a",
    "color-brand-content": "#e8b36a",
    "color-brand-visited": "#cfa57a",
    "color-background-primary": "#191714",
    "color-background-secondary": "#201d19",
    "color-background-border": "#3a342c",
    "color-foreground-primary": "#ece4d6",
}
html_theme_options = {
    "light_css_variables": _warm,
    "dark_css_variables": _dark,
    "navigation_with_keys": True,
}

RULE = re.compile(r"\b(?:[CDNEAX]-\d{2,3}b?|L-[a-z]{2}-\d{2})\b")
RULES_PAGE = "rules/RULES"
LIMITED = re.compile(r"Annotated\[([^()]+), msgspec\.Meta\([^)]*\)\]")


def link_rules(app: Sphinx, tree: nodes.document, page: str) -> None:
    """Make a link of every rule that a page names."""
    if page == RULES_PAGE or page.startswith("rules/proofs"):
        return
    known = set(rules.rule_ids())
    to = app.builder.get_relative_uri(page, RULES_PAGE)
    for text in list(tree.findall(nodes.Text)):
        if _inside(text, nodes.reference | nodes.title | nodes.literal | nodes.literal_block):
            continue
        parts = _split(str(text), known, to)
        if len(parts) > 1:
            text.parent.replace(text, parts)


def _inside(node: nodes.Node, kinds: Any) -> bool:  # noqa: ANN401 - classes joined by `|`
    parent: Any = node.parent
    while parent is not None:
        if isinstance(parent, kinds):
            return True
        parent = parent.parent
    return False


def _split(text: str, known: set[str], to: str) -> list[nodes.Node]:
    parts: list[nodes.Node] = []
    at = 0
    for match in RULE.finditer(text):
        if match[0] in known:
            parts.append(nodes.Text(text[at : match.start()]))
            parts.append(nodes.reference("", match[0], refuri=f"{to}#{match[0].lower()}"))
            at = match.end()
    return [*parts, nodes.Text(text[at:])]


def find_name(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: nodes.Element
) -> nodes.reference | None:
    """Find a name by where it is written, or by itself alone: docstrings use both."""
    if node.get("refdomain") != "py":
        return None
    found = reference.aliases().get(node["reftarget"])
    if found is None or found == node["reftarget"]:
        return None
    node["reftarget"] = found
    page = node.get("refdoc", "")
    link: nodes.reference | None = env.domains.python_domain.resolve_xref(
        env, page, app.builder, "obj", found, node, content
    )
    return link


def read_sections(
    app: Sphinx,  # noqa: ARG001 - Sphinx gives it
    what: Any,  # noqa: ANN401 - one of a few texts
    name: str,
    thing: object,
    options: object,
    lines: list[str],
) -> None:
    """Read `Args:` and the like. Not of attributes, where a colon is just a colon.

    What a module's text has further right is code.
    """
    if what == "module":
        code = [at for at, line in enumerate(lines) if at and line[:1] == " " and not lines[at - 1]]
        for at in reversed(code):
            lines[at:at] = ["::", ""]
    elif what in {"class", "function", "method"}:
        lines[:] = GoogleDocstring(lines, what=what, name=name, obj=thing, options=options).lines()


def without_limits(
    app: Sphinx,  # noqa: ARG001 - Sphinx gives it
    what: str,  # noqa: ARG001 - as above
    name: str,  # noqa: ARG001 - as above
    thing: object,  # noqa: ARG001 - as above
    options: object,  # noqa: ARG001 - as above
    signature: str | None,
    returned: str | None,
) -> tuple[str | None, str | None]:
    """A signature without what the wire checks: how long a text may be."""
    return LIMITED.sub(r"\1", signature) if signature else signature, returned


def setup(app: Sphinx) -> None:
    """Connect what is ours."""
    app.connect("autodoc-process-docstring", read_sections)
    app.connect("autodoc-process-signature", without_limits)
    app.connect("doctree-resolved", link_rules)
    app.connect("missing-reference", find_name)
