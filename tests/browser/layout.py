"""What eyes would notice on a screen: nothing cut, nothing beside the page."""

from __future__ import annotations

from playwright.sync_api import Page

LOOK = """async (frames) => {
  const beside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const seen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const cut = () => [...document.querySelectorAll('.place')].flatMap((place) => {
    const card = place.getBoundingClientRect();
    return [...place.querySelectorAll('.letters')].filter(seen).filter((letters) => {
      const box = letters.getBoundingClientRect();
      return box.left < card.left - 1 || box.right > card.right + 1 ||
        box.top < card.top - 1 || box.bottom > card.bottom + 1;
    }).map((letters) => letters.textContent.trim());
  });
  while (frames-- && (beside() > 0 || cut().length))
    await new Promise((next) => requestAnimationFrame(next));
  return { beside: Math.max(0, beside()), cut: cut() };
}"""
"""Looks until all is in its place, for some frames at most."""
SETTLING = 90
"""Frames that a layout may take after the screen was turned."""
SMALL = """(least) => [...document.querySelectorAll('button, a, select, input')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => each.closest('label') ?? each)
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width < least || height < least;
  })
  .map((each) => each.getAttribute('aria-label') ?? each.textContent.trim())"""
FINGER = 24
"""Pixels that a target has at least, in both directions (WCAG 2.2, 2.5.8)."""


def fits(page: Page) -> None:
    """Nothing lies beside the page, and every word is on its card, once all is in its place."""
    assert page.evaluate(LOOK, SETTLING) == {"beside": 0, "cut": []}


def can_be_touched(page: Page) -> None:
    """Everything one can press is large enough for a finger."""
    assert page.evaluate(SMALL, FINGER) == []
