"""Our letters on their way to a browser: kept off, held up, counted."""

from __future__ import annotations

from playwright.sync_api import Response, Route

from .people import Person

FILES = "**/*.woff2"
ALL_HERE = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();  // what was drawn just now has asked for its letters
  await document.fonts.ready;
  await frame().then(frame);
}"""
WITHOUT = ("Failed to load resource", "The resource ")
"""What a browser says of letters that do not come."""


def never_come(person: Person) -> None:
    """As where letters of others are forbidden, or the line breaks."""
    person.context.route(FILES, lambda route: route.abort())


class Held:
    """Letters that wait at the door, as on a slow line."""

    def __init__(self, person: Person) -> None:
        self._waiting: list[Route] = []
        self._open = False
        person.context.route(FILES, self._wait)

    def _wait(self, route: Route) -> None:
        if self._open:
            route.continue_()
        else:
            self._waiting.append(route)

    def come(self) -> None:
        """Now."""
        self._open = True
        for route in self._waiting:
            route.continue_()


class Counted:
    """Which letters a person fetched."""

    def __init__(self, person: Person) -> None:
        self.sizes: dict[str, int] = {}
        """Bytes, by the file's name without what the build added."""
        person.page.on("response", self._count)

    def _count(self, response: Response) -> None:
        if response.url.endswith(".woff2"):
            name = response.url.rpartition("/")[2].partition("-normal")[0]
            self.sizes[name] = int(response.headers["content-length"])


def are_here(person: Person) -> None:
    """Wait for all letters that the page asked for, and for the page to be set in them."""
    person.page.evaluate(ALL_HERE)
