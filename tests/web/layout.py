"""What eyes would notice on a screen: nothing cut, nothing beside the page."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, TimeoutError

BESIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
CUT = """() => [...document.querySelectorAll('.place')].flatMap((place) => {
  const card = place.getBoundingClientRect();
  const visible = [...place.querySelectorAll('.letters')].filter((letters) =>
    letters.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  return visible
    .map((letters) => ({ word: letters.textContent.trim(), box: letters.getBoundingClientRect() }))
    .filter(({ box }) => box.left < card.left - 1 || box.right > card.right + 1 ||
      box.top < card.top - 1 || box.bottom > card.bottom + 1)
    .map(({ word }) => word);
})"""
SMALL = """(least) => [...document.querySelectorAll('button, a, select, input')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => each.closest('label') ?? each)
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width < least || height < least;
  })
  .map((each) => each.getAttribute('aria-label') ?? each.textContent.trim())"""
SETTLING = 3_000
"""Milliseconds that a layout may take after the screen was turned."""
FINGER = 24
"""Pixels that a target has at least, in both directions (WCAG 2.2, 2.5.8)."""


def fits(page: Page) -> None:
    """Nothing lies beside the page, and every word is on its card, once all is in its place."""
    with suppress(TimeoutError):
        page.wait_for_function(f"{BESIDE} <= 0 && ({CUT})().length === 0", timeout=SETTLING)
    assert page.evaluate(BESIDE) <= 0
    assert page.evaluate(CUT) == []


def can_be_touched(page: Page) -> None:
    """Everything one can press is large enough for a finger."""
    assert page.evaluate(SMALL, FINGER) == []
