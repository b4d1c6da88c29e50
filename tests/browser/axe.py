"""axe-core: finds what keeps people out of a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from .people import THEMES, Person

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(
    "utf-8"
)
RUN = """async (rules) => (await axe.run(rules ? { runOnly: rules } : {})).violations.flatMap(
  ({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`))"""
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that another theme could break."""


def can_use(person: Person) -> None:
    """Nothing on the page as it is now keeps anybody out, in either theme."""
    expect(person.page.get_by_role("main")).to_be_visible()
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE)
    for theme, rules in zip(THEMES, (None, COLOURS), strict=True):
        person.wears(theme)
        assert person.page.evaluate(RUN, rules) == [], f"{theme}: {person.page.url}"
