"""Takes pictures of the page, to be looked at one by one: is anything cut, crowded, untranslated?

    python tools/pictures.py FOLDER [--language et]

Plays to the interesting states (lobby, spymaster, operative, big screen, result, Duet, map) in each
language, and takes each as a phone and as a desk shows it, by day and by night. `make web` first.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Locator, expect

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from browser.chromium import chromium
from browser.people import Person
from nodes import Node, sqlite_in

SIZES: Final = ((1280, 800), (360, 740))
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
CLUES = {"en": "water", "th": "น้ำ", "zh-Hant": "水", "id": "laut", "bg": "вода", "et": "vesi"}
"""Something to say in each language."""
JOURNEY = ("prague", "berlin", "cairo", "lisbon")
MOST = 30
"""More turns than any game has."""


class Camera:
    """Takes a state in every size and theme."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, person: Person, state: str) -> None:
        """The page as the person sees it now."""
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                person.page.emulate_media(color_scheme=theme)
                name = f"{state}-{person.say.language}-{width}-{theme}.png"
                person.page.screenshot(path=self.folder / name, animations="disabled")
        width, height = SIZES[0]
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=THEMES[0])
        print(f"{state} in {person.say.language}", flush=True)


class Classic:
    """Ann gives clues for blue, Ben guesses for red; bots have the other two seats."""

    def __init__(self, browser: Browser, base: str, language: str, camera: Camera) -> None:
        come = partial(Person, browser, base, language=language)
        self.camera = camera
        self.ann, self.ben, self.screen = come("Ann"), come("Ben"), come("Screen")

    def play(self) -> None:
        """From the lobby to the result."""
        ann, ben = self.ann, self.ben
        code = ann.opens_room()
        ben.follows(code)
        ann.sits("blue-spymaster")
        ben.sits("red-operatives")
        ann.seats_bot("red-spymaster")
        self.camera.take(ann, "lobby")
        ann.seats_bot("blue-operatives")
        ann.starts()
        self.screen.goes_to(f"/present/{code}")
        for turn in range(MOST):
            if self._result_or(self._composer):
                break
            self._clue(turn)
            if self._result_or(self._guessable):
                break
            self._guesses(turn)
        self.camera.take(ben, "result")
        for person in (ann, ben, self.screen):
            person.leaves()

    @property
    def _composer(self) -> Locator:
        return self.ann.action.get_by_label(self.ann.say("web-clue-word"))

    @property
    def _guessable(self) -> Locator:
        return self.ben.board.get_by_role("button", disabled=False)

    def _result_or(self, act: Locator) -> bool:
        """Wait for somebody's turn or the end; whether it is the end. Ben plays when he is on."""
        while True:
            expect(act.or_(self._guessable).or_(self.ben.result).first).to_be_visible()
            if self.ben.result.is_visible():
                return True
            if act.first.is_visible():
                return False
            self._guesses(0)

    def _clue(self, turn: int) -> None:
        agents = self._open("blue")[:2]
        for word in agents:
            self.ann.card(word).click()
        self._composer.fill(CLUES[self.ann.say.language])
        expect(self.ann.action.locator(".opinion svg")).to_be_visible()
        if turn == 1:
            self.camera.take(self.ann, "spymaster")
        self.ann.presses("web-clue-give")
        expect(self._composer).to_be_hidden()

    def _guesses(self, turn: int) -> None:
        """As many as the clue allows; all of them are right, for the sake of a full board."""
        ben = self.ben
        if turn == 1:
            ben.marks(self._open("red")[0])
            expect(ben.board.get_by_role("button", pressed=True).first).to_be_visible()
            self.camera.take(ben, "operative")
            self.camera.take(self.screen, "screen")
            ben.marks(self._open("red")[0])
        while self._guessable.count() and not ben.result.is_visible():
            word = self._open("red")[0]
            ben.guesses(word)
            ben.sees_turned(word)

    def _open(self, identity: str) -> list[str]:
        return [card.word for card in self.ann.cards() if card.key == identity and not card.cover]


def duet(person: Person, camera: Camera) -> None:
    """Duet with a bot, when the bot has given a clue and a card is marked."""
    person.plays_with_bots("duet")
    composer = person.action.get_by_label(person.say("web-clue-word"))
    guessing = person.action.get_by_text(person.say("web-guess-duet"))
    for _ in range(3):
        expect(composer.or_(guessing).first).to_be_visible()
        if guessing.is_visible():
            word = next(card.word for card in person.cards() if not card.cover and not card.missed)
            person.marks(word)
            expect(person.board.get_by_role("button", pressed=True).first).to_be_visible()
            break
        agents = [word for word, identity in person.key().items() if identity == "agent"]
        person.card(agents[0]).click()
        composer.fill(CLUES[person.say.language])
        person.presses("web-clue-give")
        expect(composer).to_be_hidden()
    camera.take(person, "duet")
    person.leaves()


def journey(person: Person, camera: Camera) -> None:
    """The map of a team that has been to some places."""
    events = [{"event": "mission-won", "city": city} for city in JOURNEY]
    made = person.page.request.post("/api/teams", data={"names": ["Ann", "Ben"], "events": events})
    person.goes_to(f"/missions/{made.json()['team']}")
    expect(person.page.get_by_role("heading", name=person.say("web-team-sheet"))).to_be_visible()
    camera.take(person, "map")
    person.leaves()


def main() -> None:
    """All languages, or some."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--language", action="append", choices=CLUES, default=[])
    given = asked.parse_args()
    camera = Camera(given.folder)
    os.environ["COVERNAMES_BOT_PAUSE"] = "0.05"
    with tempfile.TemporaryDirectory() as folder:
        node = Node(sqlite_in(Path(folder))).start()
        try:
            with chromium() as browser:
                for language in given.language or CLUES:
                    come = partial(Person, browser, node.url, "Ann", language=language)
                    Classic(browser, node.url, language, camera).play()
                    duet(come(), camera)
                    journey(come(), camera)
        finally:
            node.stop()


if __name__ == "__main__":
    main()
