"""Takes pictures of the page, to be looked at one by one: is anything cut, crowded, untranslated?

    python tools/pictures.py FOLDER [--language et]
    python tools/pictures.py docs/pictures --readme

Shows the first pages and plays to the interesting states (lobby, spymaster, operative, big screen,
result, Duet, boards of pictures, map) in each language, and takes each as a phone and as a desk
shows it, by day and by night. `make web` first. `--readme` takes those of the README alone, under
their names there.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, expect

from covernames import VARIANTS, GiveClue, Session
from covernames.bots import bot_named
from covernames.decks import LANGUAGES
from covernames.game.key import BYSTANDER, Key

sys.path.extend(str(Path(__file__).parent.parent / folder) for folder in ("tests", "tools"))

from browser.chromium import chromium
from browser.party import Party
from browser.people import THEMES, Person, Theme
from nodes import Node, sqlite_in

SIZES: Final = ((1280, 800), (360, 740), (740, 360), (1920, 1080))
JOURNEY = ("prague", "berlin", "cairo", "lisbon")
README: Final[dict[tuple[str, int, Theme], str]] = {
    ("spymaster", 1280, "light"): "table",
    ("result", 1280, "dark"): "result",
    ("duet", 360, "light"): "duet",
    ("map", 1280, "light"): "map",
}
"""What the README shows: a state, a width, a theme, and what the picture is called there."""
SECOND = 2
"""Pictures are taken of the first turn and again of the second: there is more to see by then,
but not every game gets so far."""


class Camera:
    """Takes a state in every size and theme."""

    def __init__(self, folder: Path, *, readme: bool) -> None:
        self.folder, self.readme = folder, readme
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, person: Person, state: str) -> None:
        """The page as the person sees it now."""
        for width, height in SIZES:
            for theme in THEMES:
                name = f"{state}-{person.say.language}-{width}-{theme}"
                if self.readme:
                    name = README.get((state, width, theme), "")
                if name:
                    person.page.set_viewport_size({"width": width, "height": height})
                    person.wears(theme)
                    path = self.folder / f"{name}.png"
                    person.page.screenshot(path=path, animations="disabled")
        width, height = SIZES[0]
        person.page.set_viewport_size({"width": width, "height": height})
        print(f"{state} in {person.say.language}", flush=True)


def has_an_idea(person: Person, seat: str, variant: str) -> GiveClue:
    """A clue that makes sense, asked from a bot: mark the cards it means, and write it down."""
    cards = person.cards()
    face = tuple(BYSTANDER if card.cover else card.key for card in cards)
    key = Key(dict.fromkeys(VARIANTS[variant].faces, face), "")
    language, words = person.say.language, [card.word for card in cards]
    game = Session.start(variant, words, key=key, language=language)
    clue = bot_named("associations", language).clue(game.view(seat))
    for cell in clue.meant:
        person.card(words[cell]).click()
    person.thinks_of_clue(clue.word, int(clue.number))
    expect(person.action.locator(".opinion svg")).to_be_visible()
    return clue


class Classic:
    """Ann gives clues for blue, Ben guesses for red; bots have the other two seats."""

    def __init__(self, come: Callable[[str], Person], camera: Camera) -> None:
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
        self._play_out()
        self.camera.take(ben, "result")
        for person in (ann, ben, self.screen):
            person.leaves()

    def _play_out(self) -> None:
        say, clues, guesses = self.ann.say, 0, 0
        composer = self.ann.action.get_by_label(say("web-clue-word"))
        told = say("web-turn-guess-name", who="Ben", count=1)
        guessing = self.ann.score.get_by_text(told, exact=True)
        while True:
            expect(composer.or_(guessing).or_(self.ann.result).first).to_be_visible()
            if self.ann.result.is_visible():
                return
            if guessing.is_visible():
                guesses += 1
                self._guess(picture=guesses <= SECOND)
            else:
                clues += 1
                self._clue(composer, picture=clues <= SECOND)

    def _clue(self, composer: Locator, *, picture: bool) -> None:
        clue = has_an_idea(self.ann, "blue-spymaster", "classic")
        if picture:
            self.camera.take(self.ann, "spymaster")
        self.ann.tells_clue(clue.word, int(clue.number))
        expect(composer).to_be_hidden()

    def _guess(self, *, picture: bool) -> None:
        """As often as the clue allows, and always right: for the sake of a full board."""
        ben = self.ben
        may = ben.board.get_by_role("button", disabled=False)
        expect(may.first).to_be_visible()
        while may.count() and not ben.result.is_visible():
            word = self._open("red")[0]
            ben.marks(word)
            expect(ben.board.get_by_role("button", pressed=True).first).to_be_visible()
            if picture:
                self.camera.take(ben, "operative")
                self.camera.take(self.screen, "screen")
                picture = False
            ben.confirms(word)
            for person in (ben, self.ann):
                person.sees_turned(word)

    def _open(self, identity: str) -> list[str]:
        return [card.word for card in self.ann.cards() if card.key == identity and not card.cover]


def duet(come: Callable[[str], Person], camera: Camera) -> None:
    """Duet, when some are found, one is missed, and a card is marked."""
    party = Party.plays(come, "duet")
    ann, ben = party["a"], party["b"]

    def gives_clue(person: Person, seat: str) -> None:
        clue = has_an_idea(person, seat, "duet")
        person.tells_clue(clue.word, int(clue.number))
        for each in party:
            each.sees_clue(clue.word)

    gives_clue(ben, "b")
    party.find(*party.words("agent", "b")[:2], by="a")
    party.miss(party.words("bystander", "b")[0], by="a")
    gives_clue(ann, "a")
    party.find(party.words("agent", "a")[0], by="b")
    ben.marks(party.words("agent", "a")[0])
    expect(ben.board.get_by_role("button", pressed=True).first).to_be_visible()
    camera.take(ben, "duet")
    for person in party:
        person.leaves()


def pictured(come: Callable[[str], Person], camera: Camera) -> None:
    """A board of pictures, when one is found and another is marked; and a mixed one."""
    for cards in ("pictures", "mixed"):
        party = Party.gathers(come, "classic")
        party.host.unfolds()
        label = re.compile(rf"^{party.host.say('web-set-cards')}(\s|$)")
        party.host.page.get_by_role("combobox", name=label).select_option(cards)
        party.host.starts()
        party.are_dealt()
        side = party.side
        party.clue(2)
        guesser = party.actor
        guesser.page.wait_for_load_state("networkidle")  # drawings come one by one
        party.find(party.words(side)[0])
        guesser.marks(party.words(side)[0])
        camera.take(guesser, cards)
        camera.take(party[f"{side}-spymaster"], f"{cards}-key")
        for person in party:
            person.leaves()


def journey(person: Person, camera: Camera) -> None:
    """The map of a team that has been to some places."""
    events = [{"event": "mission-won", "city": city} for city in JOURNEY]
    made = person.page.request.post("/api/teams", data={"names": ["Ann", "Ben"], "events": events})
    person.goes_to(f"/missions/{made.json()['team']}")
    expect(person.page.get_by_role("heading", name=person.say("web-team-sheet"))).to_be_visible()
    camera.take(person, "map")
    person.leaves()


def pages(person: Person, camera: Camera) -> None:
    """What one sees without a room: the first page, and how to play."""
    for path, state in (("/", "home"), ("/how/classic", "how"), ("/how/duet", "how-duet")):
        person.goes_to(path)
        expect(person.page.get_by_role("heading").first).to_be_visible()
        camera.take(person, state)
    person.leaves()


def main() -> None:
    """All languages, or some."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--language", action="append", choices=LANGUAGES, default=[])
    asked.add_argument("--readme", action="store_true")
    given = asked.parse_args()
    camera = Camera(given.folder, readme=given.readme)
    os.environ["COVERNAMES_BOT_PAUSE"] = "0.05"
    with tempfile.TemporaryDirectory() as folder:
        node = Node(sqlite_in(Path(folder))).start()
        try:
            with chromium() as browser:
                for language in given.language or (["en"] if given.readme else LANGUAGES):
                    come = partial(Person, browser, node.url, language=language)
                    pages(come("Ann"), camera)
                    Classic(come, camera).play()
                    duet(come, camera)
                    pictured(come, camera)
                    journey(come("Ann"), camera)
        finally:
            node.stop()


if __name__ == "__main__":
    main()
