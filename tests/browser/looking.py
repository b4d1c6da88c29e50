"""Wait in the browser for something that its page shows in no element."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.people import PATIENCE


def comes_true(page: Page, function: str, argument: object = None) -> None:
    """Wait until a function of JavaScript returns true, or promises it, looking once a frame.

    Playwright's own `wait_for_function` evaluates a text at every look, which the page's content
    security policy forbids from the second look on.
    """
    looked = page.evaluate(
        f"""async (argument) => {{
          const end = performance.now() + {PATIENCE};
          while (!(await ({function})(argument))) {{
            if (performance.now() > end) return false;
            await new Promise(requestAnimationFrame);
          }}
          return true;
        }}""",
        argument,
    )
    assert looked, function
