"""What eyes would notice on a screen: nothing cut, nothing beside the page."""

from __future__ import annotations

from playwright.sync_api import Page

LOOK = """async (frames) => {
  const page = document.documentElement;
  const all = (what) => [...document.querySelectorAll(what)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const drawn = (each) => {
    const text = document.createRange();
    text.selectNodeContents(each);
    return text.getBoundingClientRect();
  };
  const leaves = (letters) => {
    const word = drawn(letters);
    const card = letters.closest('.place').getBoundingClientRect();
    return word.left < card.left - 1 || word.right > card.right + 1 ||
      word.top < card.top - 1 || word.bottom > card.bottom + 1;
  };
  const look = () => ({
    beside: Math.max(0, page.scrollWidth - page.clientWidth),
    cut: [
      ...all('.place :is(.letters, .key, .label, .missed)').filter(leaves),
      ...all('button:not(.card)').filter((each) => each.scrollWidth > each.clientWidth + 1),
    ].map((each) => each.textContent.trim()),
  });
  while (frames-- && (look().beside || look().cut.length))
    await new Promise(requestAnimationFrame);
  return look();
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
UNFITTED = """() => {
  const words = [...document.querySelectorAll('.place .word')];
  const rulers = words.map((word) => {
    const ruler = document.createElement('div');
    ruler.lang = word.lang;
    ruler.style.cssText = 'position: absolute; font: 700 100px var(--font-word); white-space: pre';
    for (const line of word.querySelectorAll('.line')) {
      const written = ruler.appendChild(document.createElement('p'));
      written.textContent = line.textContent.trim();
      written.style.width = 'max-content';
    }
    return ruler;
  });
  document.body.append(...rulers);  // all of them before any is measured: one layout
  const ems = rulers.map((ruler, at) => {
    const wide = [...ruler.children].map((line) => line.getBoundingClientRect().width / 100);
    const scale = words[at].querySelector('.letters').style.transform.match(/[\\d.]+/) ?? 1;
    return Math.max(...wide, 0.5) * scale;
  });
  rulers.forEach((ruler) => ruler.remove());
  return words.filter((word, at) =>
    Math.abs(Number(word.style.getPropertyValue('--ems')) / ems[at] - 1) > 0.005
  ).map((word) => word.textContent);
}"""
FINGER = 24
"""Pixels that a target has at least, in both directions (WCAG 2.2, 2.5.8)."""


def fits(page: Page) -> None:
    """Nothing lies beside the page, every word is on its card, every text on its button."""
    assert page.evaluate(LOOK, SETTLING) == {"beside": 0, "cut": []}


def can_be_touched(page: Page) -> None:
    """Everything one can press is large enough for a finger."""
    assert page.evaluate(SMALL, FINGER) == []


def are_fitted(page: Page) -> None:
    """Every word was measured in the letters that it is written in now."""
    assert page.evaluate(UNFITTED) == []
