"""Whoever waits may look elsewhere: they are asked once, and told when it is their turn."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from browser.axe import can_use
from browser.layout import can_be_touched, fits
from browser.looking import comes_true
from browser.party import Invite, Party
from browser.people import INSTALLED, PHONE, Device, Person

BROWSER = """(() => {
  // The shell of Chromium has no notifications: these are what a browser makes of them.
  let permission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  globalThis.asked = 0;
  Notification.requestPermission = async () => {
    globalThis.asked++;
    return (permission = globalThis.answer ?? 'granted');
  };
  globalThis.notes = [];
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title, options) {
      const others = globalThis.notes.filter(({ tag }) => tag !== options.tag);
      globalThis.notes = [...others, { title, ...options }];
    },
    async getNotifications(filter) {
      const found = globalThis.notes.filter(({ tag }) => tag === filter.tag);
      const others = () => globalThis.notes.filter((one) => !found.includes(one));
      return found.map((note) => ({ ...note, close: () => (globalThis.notes = others()) }));
    },
  });
  // No window is ever hidden here.
  let hidden = false;
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  globalThis.looksAway = (away) => {
    hidden = away;
    document.dispatchEvent(new Event('visibilitychange'));
  };
})()"""
CLICK = """async (data) => {
  // Only a hand may bring a window to the front; this says which one it would have been.
  const done = [];
  WindowClient.prototype.focus = async function () { done.push(`focus ${this.url}`); };
  self.clients.openWindow = async (url) => done.push(`open ${url}`);
  const work = [];
  const click = Object.assign(new Event('notificationclick'), {
    notification: { data, close: () => done.push('close') },
    waitUntil: (each) => work.push(each),
  });
  self.dispatchEvent(click);
  await Promise.all(work);
  return done;
}"""


def comes(invite: Invite, name: str, *, language: str = "en", device: Device = INSTALLED) -> Person:
    """Somebody whose browser can notify, and has a service worker."""
    person = invite(name, language=language, device=device)
    person.page.add_init_script(BROWSER)
    return person


def offer(person: Person) -> Locator:
    """The line that asks whether one wants to be told."""
    return person.page.get_by_role("group", name=person.say("web-notify-offer"))


def asked(person: Person) -> int:
    """How often the browser was asked for its permission."""
    times: int = person.page.evaluate("globalThis.asked")
    return times


def notes(person: Person) -> list[dict[str, Any]]:
    """What lies on the screen."""
    found: list[dict[str, Any]] = person.page.evaluate("globalThis.notes")
    return found


def looks_away(person: Person, *, away: bool = True) -> None:
    person.page.evaluate("(away) => globalThis.looksAway(away)", away)


def waits_for_notes(person: Person, count: int) -> None:
    comes_true(person.page, "(count) => globalThis.notes.length === count", count)


def test_whoever_waits_is_asked_once_and_told_of_their_turn(invite: Invite) -> None:
    host = comes(invite, "Ann")
    guest = comes(invite, "Ben", language="bg", device={**INSTALLED, **PHONE})
    party = Party({"red-spymaster": host, "red-operatives": guest})
    guest.follows(host.opens_room("two-player"))
    guest.sits("red-operatives")
    host.sits("red-spymaster")
    expect(offer(guest)).to_be_visible()  # in the lobby everybody waits for the host
    expect(offer(host)).to_be_hidden()  # who waits for nobody
    can_use(guest)
    fits(guest.page)
    can_be_touched(guest.page)
    assert asked(guest) == 0
    guest.presses("web-notify-yes")
    guest.sees("web-notify-on")
    expect(offer(guest)).to_be_hidden()
    assert asked(guest) == 1

    looks_away(guest)
    host.starts()
    party.are_dealt()
    assert not notes(guest)  # it is the host's turn
    party.clue(1)
    waits_for_notes(guest, 1)
    says_no_more_than_whose_turn_it_is(guest)
    looks_away(guest, away=False)
    waits_for_notes(guest, 0)

    expect(offer(host)).to_be_visible()  # now it is the host who waits
    fits(host.page)
    host.button("web-notify-no").press("Enter")
    expect(offer(host)).to_be_hidden()
    assert asked(host) == 0
    host.page.reload()
    expect(host.board).to_be_visible()
    changes_their_mind_in_vain(host)
    for person in party:
        expect(offer(person)).to_be_hidden()


def says_no_more_than_whose_turn_it_is(person: Person) -> None:
    """No clue, no card, no key; and a click on it leads back to the page."""
    [note] = notes(person)
    page = note["data"].pop("page")
    said = person.code.replace("-", " ")
    assert note == {
        "title": "Covernames",
        "body": person.say("web-notify-turn", room=said),
        "icon": "/icon-192.png",
        "lang": "bg",
        "tag": person.code,
        "data": {"path": f"/r/{person.code}"},
    }
    [worker] = person.context.service_workers
    clicked = worker.evaluate(CLICK, {"page": page, **note["data"]})
    assert clicked == ["close", f"focus {person.page.url}"]


def changes_their_mind_in_vain(person: Person) -> None:
    """Somebody wants to be told after all, and their browser does not allow it: they learn that."""
    person.page.evaluate("globalThis.answer = 'denied'")
    person.presses("web-menu")
    wish = person.page.get_by_role("checkbox", name=person.say("web-notify"))
    expect(wish).not_to_be_checked()
    expect(person.page.get_by_text(person.say("web-notify-offer"))).to_be_hidden()
    wish.click()
    why = person.page.get_by_role("dialog").locator(".preferences > .note")
    expect(why).to_have_text(person.say("web-notify-blocked"))
    assert asked(person) == 1
    person.page.keyboard.press("Escape")
