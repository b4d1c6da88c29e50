"""The page under a sub-path of its site: no request, link or address leaves it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from browser.bot_table import plays_to_the_end
from browser.party import Invite
from nodes import Node, sqlite_in

BASE = "/games/covernames"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COVERNAMES_BOT_PAUSE", "0.05")
        running = Node(sqlite_in(tmp_path_factory.mktemp("below")), base=BASE).start()
    yield running
    running.stop()


def test_a_whole_game(invite: Invite, below: Node) -> None:
    ann = invite("Ann", at=below.url)
    ann.plays_with_bots()
    assert ann.page.url == f"{below.url}/r/{ann.code}"
    plays_to_the_end(ann, Random(1))
    with ann.page.expect_download() as download:
        ann.presses("web-record")
    assert '"game-ended"' in download.value.path().read_text("utf-8")
    ann.page.reload()
    expect(ann.result).to_be_visible()
    ann.result.get_by_role("link", name=ann.say("web-replay")).click()
    expect(ann.board).to_be_visible()
    assert ann.page.url.startswith(f"{below.url}/replay?room=")


def test_people_come_by_the_link_that_is_shown(invite: Invite, below: Node) -> None:
    ann, bob = invite("Ann", at=below.url), invite("Bob", at=below.url)
    code = ann.opens_room()
    shown = ann.page.get_by_label(ann.say("web-link")).first.input_value()
    assert shown == f"{below.url}/r/{code}"
    bob.follows(shown)
    bob.sits("red-operatives")
    expect(ann.seat("red-operatives")).to_contain_text("Bob")


def test_every_link_stays_below(invite: Invite, below: Node) -> None:
    ann = invite("Ann", at=below.url)
    for path in ("/", "/how", "/how/duet", "/missions", "/replay", "/nowhere"):
        ann.goes_to(path)
        links = ann.page.get_by_role("link").evaluate_all("all => all.map((one) => one.href)")
        assert links
        assert [link for link in links if not link.startswith(f"{below.url}/")] == []
    ann.page.get_by_role("link", name=ann.say("web-home")).first.click()
    expect(ann.button("web-play-bots")).to_be_visible()
    assert ann.page.url == f"{below.url}/"
