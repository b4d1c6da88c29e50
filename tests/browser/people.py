"""People at a browser: what they do and see, by the roles and labels that they would go by."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import unquote, urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    FilePayload,
    Locator,
    Page,
    Request,
    StorageState,
    WebSocket,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate

from covernames.decks import LANGUAGES
from support import runs

from .catalogue import Catalogue

Device = Mapping[str, Any]
"""What a browser context is made with."""

DESK: Final[Device] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[Device] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
STILL: Final[Device] = {"reduced_motion": "reduce"}
"""Cards turn at once: nothing to wait for."""
ALONE: Final[Device] = {"service_workers": "block"}
"""No service worker: what goes over the line is what a test sees and changes there."""
INSTALLED: Final[Device] = {**DESK, "service_workers": "allow"}
"""With one, as people have the page."""

SPOKEN: Final = sorted(LANGUAGES)[: runs(1, len(LANGUAGES))]
"""What a test that is the same in every language is done in: all of them in `make prove`."""

UNUSED: Final = "was preloaded using link preload but not used within a few seconds"
"""What Chromium says of a file that was named beforehand."""
BLOCKED: Final = "Service Worker registration blocked by Playwright"
SECOND_THOUGHTS: Final = 4_000
"""Milliseconds after which the page has told a clue by itself."""
LOCALES = {"zh-Hant": "zh-TW"}
"""What browsers ask for, where that differs from the name of our catalogue."""
_TIPS = (Path(__file__).parents[2] / "web" / "src" / "lib" / "tips.ts").read_text("utf-8")
TIPS: Final = re.findall(r"^  '(\w+)',", _TIPS, re.MULTILINE)
"""What newcomers are told in their first games."""
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
AT_REST = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame().then(frame);
  await Promise.allSettled(document.getAnimations().map((each) => each.finished));
}"""
"""Until nothing moves any more."""

IDENTITIES = ("red", "blue", "agent", "bystander", "assassin")
SIDES = ("a", "b")
PATIENCE = 120_000
"""Milliseconds after which something counts as missing that should be there. Nobody waits for the
time: always for what is to be seen. It is long because bots give way to everything else on a busy
machine."""
expect.set_options(timeout=PATIENCE)

YOUR_TURN = "●"
"""Stands in the title of the tab when everybody waits for its person."""


@dataclass(frozen=True)
class Card:
    """A card as somebody sees it."""

    word: str
    cover: str
    """What lies on it; empty: it is still open."""
    key: str
    """What the key says of it, for those who see that."""
    missed: tuple[str, ...]
    """Duet: the sides that have missed here."""


def _has_played(base: str) -> StorageState:
    """What the browser of somebody keeps who has played here, and has seen every tip."""
    at = urlsplit(base)
    place = f"covernames{at.path.rstrip('/')}.preferences"
    kept = json.dumps({"played": True, "tips": TIPS})
    origin = f"{at.scheme}://{at.netloc}"
    return {
        "cookies": [],
        "origins": [{"origin": origin, "localStorage": [{"name": place, "value": kept}]}],
    }


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str,
        *,
        language: str = "en",
        device: Device = DESK,
        newcomer: bool = False,
    ) -> None:
        self.name = name
        self.base = base
        self.say = Catalogue(language)
        self.has_touch = bool(device.get("has_touch"))
        locale = LOCALES.get(language, language)
        known = {} if newcomer else {"storage_state": _has_played(base)}
        self.context = browser.new_context(
            **{"base_url": base, "locale": locale, **STILL, **ALONE, **known, **device}
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.frames: list[str] = []
        """Everything that came over the line to the room."""
        self.faults: list[str] = []
        """What must never happen: errors of the page, requests to anybody else."""
        self._watch(self.page)

    def leaves(self) -> None:
        """Close the browser."""
        self.context.close()

    # Ways in

    def goes_to(self, path: str = "/") -> None:
        """Open an address, until something is to be seen there."""
        self.page.goto(self.base + path if path.startswith("/") else path)
        expect(self.page.get_by_role("main")).to_be_visible()

    def chooses_game(self, variant: str) -> None:
        """On the first page."""
        self.chooses(self.page, self.say(f"variant-{variant}"))

    def opens_room(self, variant: str = "classic") -> str:
        """Open a room from the first page; returns its code."""
        self.goes_to()
        self.chooses_game(variant)
        self.page.get_by_label(self.say("web-name")).fill(self.name)
        self.presses("web-new-room")
        return self.code

    def plays_with_bots(self, variant: str = "classic") -> None:
        """One click on the first page, two for another game."""
        self.goes_to()
        if variant != "classic":
            self.chooses_game(variant)
        self.presses("web-play-bots")
        expect(self.board).to_be_visible()

    def follows(self, link: str) -> None:
        """Open a link to a room, or go there by its code."""
        self.goes_to(link if "/" in link else f"/r/{link}")

    @property
    def code(self) -> str:
        """The code of the room that one is in."""
        self.page.wait_for_url(re.compile(r"/r/[^/]+$"))
        return unquote(self.page.url.rpartition("/")[2])

    # The lobby

    def sits(self, seat: str) -> None:
        """Take a seat; whoever is new says their name on the way, or may sit there already."""
        at = self.say("web-sit-at", seat=self.say(f"seat-{seat}"))
        free = self.page.get_by_role("button", name=at, exact=True)
        mine = self.seat(seat).get_by_text(self.say("web-you"))
        expect(free.or_(mine).first).to_be_visible()
        if mine.is_visible():
            return
        self.presses_on(free)
        door = self.page.get_by_role("dialog")
        expect(door.or_(mine).first).to_be_visible()
        if door.is_visible():
            self.gives_name()
        expect(mine).to_be_visible()

    def gives_name(self, place: str = "web-door-watch") -> None:
        """At the door: watch, or come in; whoever comes late also says on which seat."""
        door = self.page.get_by_role("dialog")
        door.get_by_label(self.say("web-name")).fill(self.name)
        where = door.get_by_label(self.say.capital(place), exact=True)
        if where.is_visible():
            where.check()
        watch = door.get_by_role("button", name=self.say("web-door-watch"), exact=True)
        just_watch = place == "web-door-watch" and watch.is_visible()
        self.presses_on(watch if just_watch else door.locator("form").get_by_role("button").first)
        expect(door).to_be_hidden()

    def seat(self, seat: str) -> Locator:
        """A place at the table in the lobby."""
        name = self.say.capital(f"seat-{seat}")
        seats = self.page.get_by_role("group", name=self.say("web-seats"))
        return seats.locator(".seat", has=self.page.get_by_text(name, exact=True))

    def seats_bot(self, seat: str) -> None:
        """As the host."""
        at = self.say("web-bot-add-at", seat=self.say(f"seat-{seat}"))
        self.presses_on(self.page.get_by_role("button", name=at, exact=True))
        expect(self.seat(seat).get_by_text(self.say("web-bot-normal")).first).to_be_attached()

    def unfolds(self, message: str = "web-settings-more") -> None:
        """The settings that are not seen at once; of a guest, all."""
        self.presses_on(self.page.locator("summary", has_text=self.say(message)))

    def starts(self) -> None:
        """As the host."""
        self.presses("web-start")

    def brings_file(self, where: Locator | Page, name: str, text: str) -> None:
        """Choose a file of one's own."""
        file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
        where.locator("input[type=file]").set_input_files(file)

    # The table

    @property
    def board(self) -> Locator:
        """The cards."""
        return self.page.get_by_role("grid", name=self.say("web-board"))

    @property
    def action(self) -> Locator:
        """The bar under the board: what is to be done now."""
        return self.page.get_by_role("region", name=self.say("web-action"))

    @property
    def score(self) -> Locator:
        """The line above the board."""
        return self.page.get_by_role("region", name=self.say("web-score"))

    @property
    def result(self) -> Locator:
        """How it ended."""
        return self.page.get_by_role("region", name=self.say("web-result"))

    @property
    def clues(self) -> Locator:
        """The clues so far."""
        return self.page.get_by_role("region", name=self.say("web-clues")).locator("ol > li.clue")

    def card(self, word: str) -> Locator:
        """The card with a word on it."""
        return self.board.get_by_role("button", name=re.compile(rf"^{re.escape(word)}: "))

    def cards(self) -> list[Card]:
        """The whole board at a glance."""
        expect(self.board).to_be_visible()
        texts = self.board.locator("[data-cell] > .unseen").all_text_contents()
        return [self._read(text) for text in texts]

    def key(self) -> dict[str, str]:
        """The key, word by word, for whoever sees it."""
        kinds = (self.say(f"web-card-{kind}", identity="").strip() for kind in ("key", "own-key"))
        expect(self.board).to_contain_text(re.compile("|".join(map(re.escape, kinds))))
        return {card.word: card.key for card in self.cards()}

    @property
    def is_on_turn(self) -> bool:
        """Whether everybody waits for this person."""
        return self.page.title().startswith(YOUR_TURN)

    def gives_clue(self, word: str, number: int) -> None:
        """As a spymaster."""
        self.thinks_of_clue(word, number)
        self.tells_clue(word, number)

    def thinks_of_clue(self, word: str, number: int) -> None:
        """Write a clue down, and choose its number."""
        self.action.get_by_label(self.say("web-clue-word")).fill(word)
        self.chooses(self.action, str(number))

    def tells_clue(self, word: str, number: int) -> None:
        """Give a clue that is written down, and do not wait for second thoughts."""
        give, anyway = (
            self.button(f"web-clue-{how}", word=word, number=number)
            for how in ("give", "give-anyway")
        )
        self.presses_on(give.or_(anyway))
        with suppress(TooLate):  # on a busy machine it has been told by itself meanwhile
            self.presses_on(self.button("web-clue-now"), timeout=SECOND_THOUGHTS)

    @contextmanager
    def time_stands_still(self) -> Iterator[None]:
        """For what a person has a few seconds to do, however slow the machine is."""
        self.stops_time()
        yield
        self.page.clock.resume()

    def stops_time(self) -> None:
        """From now on only `clock.run_for` puts it on."""
        self.page.clock.install()
        now = self.page.evaluate("Date.now()") / 1000
        # A while ahead: on a slow machine the page's time has gone on meanwhile.
        self.page.clock.pause_at(datetime.fromtimestamp(now + 10, UTC))

    def marks(self, word: str) -> None:
        """Tap a card: everybody sees what one thinks of."""
        self.presses_on(self.card(word))

    def confirms(self, word: str, what: str = "guess") -> None:
        """The button under the board, for a card that was tapped."""
        self.presses(f"web-{what}-word", word=word)

    def guesses(self, word: str) -> None:
        """Mark a card and confirm it."""
        self.marks(word)
        self.confirms(word)

    def covers(self, word: str) -> None:
        """Choose a card to cover and confirm it."""
        self.presses_on(self.card(word))
        self.confirms(word, "cover")

    def stops(self) -> None:
        """Enough guesses."""
        self.presses("web-stop")

    def links_device(self, kind: str) -> str:
        """From the menu: a link for another device, a "board" or one of "mine"."""
        self.presses("web-menu")
        self.presses(f"web-device-{kind}")
        menu = self.page.get_by_role("dialog")
        expect(menu).to_contain_text(self.say(f"web-device-{kind}-about"))
        link = menu.get_by_label(self.say("web-link-device")).input_value()
        self.presses("web-close")
        return link

    # What one sees

    def sees(self, message: str, **values: object) -> None:
        """A text, alone."""
        expect(self.page.get_by_text(self.say(message, **values), exact=True)).to_be_visible()

    def sees_card(self, word: str, what: str) -> None:
        """A message of the catalogue, by its id or in its words, stands on a card."""
        expect(self.card(word)).to_contain_text(self._text(what))

    def marked_by(self, *names: str) -> str:
        """What is said of a card that these have marked, in this order."""
        called = [self.say("web-card-you") if name == self.name else name for name in names]
        return self.say("web-card-marked", names=" and ".join(called))

    def sees_turned(self, word: str) -> None:
        """A card was guessed: it is covered or, in Duet, marked as missed."""
        covers = [f"{word}: {self.say(f'identity-{each}')}" for each in IDENTITIES]
        misses = [self.say("web-card-missed", side=self.say(f"side-{each}")) for each in SIDES]
        turned = re.compile("|".join(map(re.escape, (*covers, *misses))))
        expect(self.card(word)).to_contain_text(turned)

    def sees_clue(self, word: str) -> None:
        """The clue that is played."""
        expect(self.score.get_by_text(word, exact=True)).to_be_visible()

    def sees_result(self, *what: str) -> None:
        """The game is over, and how."""
        for message in what:
            expect(self.result).to_contain_text(self._text(message))

    def sees_no_key(self) -> None:
        """No open card tells this person what it is."""
        assert not any(card.key for card in self.cards())
        assert not self.board.locator(".front[data-identity]").count()

    def wears(self, theme: Theme) -> None:
        """Have the page in another theme, until all of it has changed."""
        self.page.emulate_media(color_scheme=theme)
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)
        self.rests()

    def rests(self) -> None:
        """Until nothing on the page moves any more."""
        self.page.evaluate(AT_REST)

    # Hands

    def presses(self, message: str, **values: object) -> None:
        """A button, by what it says."""
        self.presses_on(self.button(message, **values))

    def presses_on(self, thing: Locator, timeout: float = PATIENCE) -> None:
        """With the mouse, or with a finger where there is one."""
        if self.has_touch:
            thing.tap(timeout=timeout)
        else:
            thing.click(timeout=timeout)

    def button(self, message: str, **values: object) -> Locator:
        """A button, by what it says."""
        text = self.say(message, **values)
        return self.page.get_by_role("button", name=text, exact=True)

    def chooses(self, where: Locator | Page, name: str) -> None:
        """One of several, by what its label begins with; it is the label that one presses."""
        choice = self.page.get_by_role("radio", name=re.compile(rf"^{re.escape(name)}(?!\w)"))
        self.presses_on(where.locator("label", has=choice))
        expect(where.get_by_role("radio", checked=True).and_(choice)).to_be_attached()

    def _text(self, what: str) -> str:
        return self.say(what) if re.fullmatch(r"[a-z]+(-[a-z]+)+", what) else what

    def _read(self, text: str) -> Card:
        """A card from what a screen reader says of it."""
        word, _, label = text.partition(": ")

        def told(message: str, gap: str, codes: tuple[str, ...]) -> tuple[str, ...]:
            kind = gap + "-"
            said = {code: self.say(message, **{gap: self.say(kind + code)}) for code in codes}
            # "red agent" is told by its whole name, though "agent" is an identity as well.
            found = [code for code, sentence in said.items() if sentence in label]
            return tuple(sorted(found, key=lambda code: -len(said[code])))

        covered = "" if label.startswith(self.say("web-card-open")) else label
        covers = [code for code in IDENTITIES if covered.startswith(self.say(f"identity-{code}"))]
        keys = () if covered else told("web-card-key", "identity", IDENTITIES)
        keys = keys or (() if covered else told("web-card-own-key", "identity", IDENTITIES))
        missed = () if covered else told("web-card-missed", "side", SIDES)
        return Card(word, covers[0] if covers else "", keys[0] if keys else "", missed)

    # Watching

    def forgives(self, *faults: str) -> None:
        """Errors that this test provokes, by how they begin."""
        self.faults = [fault for fault in self.faults if not fault.startswith(faults)]

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._console)
        page.on("request", self._request)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        # A slow machine needs files later than they were named; test_ways_in counts them.
        known = UNUSED in message.text or message.text == BLOCKED
        if message.type in ("error", "warning") and not known:
            self.faults.append(message.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.faults.append(f"a request to {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
