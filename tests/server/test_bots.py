"""Bots on seats of a room: whole games, people among them, never more than their seat sees."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from covernames import VARIANTS, Consult, GiveClue, Pause, Rejected, Settings, Timer
from covernames.client import Client
from covernames.room.commands import AddBot, ChangeSettings, FreeSeat, StartGame, TakeSeat
from covernames.room.room import RoomSettings
from covernames.server.bot_pool import OFFERED, check_bot
from nodes import Node, sqlite_in
from waiting import LONGEST


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server whose bots do not wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COVERNAMES_BOT_PAUSE", "0.01")
        node = Node(sqlite_in(tmp_path_factory.mktemp("bots"))).start()
    yield node
    node.stop()


async def all_bots(node: Node, variant: str, lang: str = "en", free: str = "") -> Client:
    host = await Client.open_room(node.url, name="Ann", variant=variant, lang=lang)
    await host.connect()
    for seat in VARIANTS[variant].seats:
        if seat.name != free:
            await host.do(AddBot(seat.name, f"Bot {seat.name}"[:24], OFFERED[0]))
    return host


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_bots_play_whole_games_one_after_the_other(quick: Node, variant: str) -> None:
    async def work() -> None:
        host = await all_bots(quick, variant)
        for game in (1, 2):
            await host.do(StartGame())
            await host.until(lambda: host.table.outcome is not None, 5 * LONGEST)
            assert host.table.clues
            assert any(clue.meant and clue.sure is not None for clue in host.table.clues)
            assert len(host.room.results) == game  # type: ignore[union-attr]
        await host.close()

    asyncio.run(work())


@pytest.mark.parametrize("bot", ["module:Class", "http://127.0.0.1:1", "llm:x", "", "os:system"])
def test_a_guest_cannot_name_a_bot_of_their_own(quick: Node, bot: str) -> None:
    async def work() -> None:
        host = await Client.open_room(quick.url, name="Ann")
        await host.connect()
        with pytest.raises(Rejected, match="bot-unknown"):
            await host.do(AddBot("red-spymaster", "Bot", bot))
        await host.close()

    asyncio.run(work())


def test_of_a_long_name_the_beginning_is_told() -> None:
    with pytest.raises(Rejected) as refused:
        check_bot("x" * 90)
    assert refused.value.data == {"bot": "x" * 40}


def test_a_bot_takes_over_for_somebody_who_left(quick: Node) -> None:
    async def work() -> None:
        host = await all_bots(quick, "duet", free="a")
        await host.do(TakeSeat("a"))
        await host.do(StartGame())
        bot = next(member for member, who in host.room.members.items() if who.bot)  # type: ignore[union-attr]
        await host.do(FreeSeat(bot))
        await host.do(AddBot("b", "Another", OFFERED[2]))
        await host.until(lambda: bool(host.table.clues))
        assert host.table.clues[0].side == "b"
        await host.close()

    asyncio.run(work())


def test_a_bot_beside_people_only_points(quick: Node) -> None:
    async def work() -> None:
        host = await all_bots(quick, "classic", free="")
        await host.do(ChangeSettings(RoomSettings(game=Settings(starting="red"))))
        guest = await Client.join(quick.url, host.code, "Bo")
        await guest.connect()
        for side in ("red", "blue"):
            await guest.do(TakeSeat(f"{side}-operatives"))
            helper = next(
                member
                for member, who in guest.room.members.items()  # type: ignore[union-attr]
                if who.bot and guest.room.seat_of(member) == f"{side}-spymaster"  # type: ignore[union-attr]
            )
            await host.do(FreeSeat(helper))
        await host.do(TakeSeat("red-spymaster"))
        await host.do(AddBot("blue-spymaster", "Blue again", OFFERED[1]))
        await guest.do(TakeSeat("red-operatives"))
        await host.do(StartGame())
        await host.until(lambda: "give-clue" in host.table.turn.may["red-spymaster"])
        await host.play(GiveClue("tree", 2))
        await guest.until(lambda: bool(guest.pointers))
        [pointed] = guest.pointers.values()
        assert 1 <= len(pointed) <= 2  # no more than the clue's number
        assert all(each.sure is not None for each in pointed)
        assert not guest.table.clue.touches
        await guest.close()  # now it has the seat to itself
        await host.until(lambda: bool(host.table.clues[0].touches) or len(host.table.clues) > 1)
        await host.close()

    asyncio.run(work())


def test_a_bot_says_that_a_clue_tells_it_nothing(quick: Node) -> None:
    """Whoever guesses may say so; it is in no stream."""

    async def work() -> None:
        host = await all_bots(quick, "two-player", free="red-spymaster")
        await host.do(TakeSeat("red-spymaster"))
        await host.do(StartGame())
        await host.play(GiveClue("zqxv", 2))
        await host.until(lambda: bool(host.table.clue.touches))
        assert [remark[1:] for remark in host.remarks] == [("bot-puzzled", "zqxv")]
        if host.table.turn.phase == "guess":  # said once, however long it goes on
            await host.until(lambda: host.table.turn.phase != "guess")
        assert len(host.remarks) == 1
        await host.close()

    asyncio.run(work())


@pytest.mark.rule("C-024", "D-040")
@pytest.mark.parametrize(("variant", "seat"), [("duet", "a"), ("two-player", "red-spymaster")])
def test_a_bot_is_silent_where_its_seat_must_be(quick: Node, variant: str, seat: str) -> None:
    """In Duet, who guesses sees a key as well; and a room may have no chat."""

    async def work() -> None:
        host = await all_bots(quick, variant, free=seat)
        await host.do(ChangeSettings(RoomSettings(variant=variant, chat=variant == "duet")))
        await host.do(TakeSeat(seat))
        await host.do(StartGame())
        await host.draft()  # in Duet the bot may begin as well
        await host.play(GiveClue("zqxv", 1))
        await host.until(lambda: bool(host.table.clues[0].touches))
        assert not host.remarks
        await host.close()

    asyncio.run(work())


def test_a_bot_answers_every_question_about_a_clue(quick: Node) -> None:
    async def work() -> None:
        host = await all_bots(quick, "classic", free="red-spymaster")
        await host.do(ChangeSettings(RoomSettings(game=Settings(starting="red"))))
        await host.do(TakeSeat("red-spymaster"))
        await host.do(StartGame())
        for number, word in enumerate(("tree", "sea"), 1):
            await host.play(Consult(word, 1))
            await host.until(lambda: len(host.whispers) == 2 * number)  # noqa: B023 - at once
        await host.close()

    asyncio.run(work())


def test_a_bot_lets_the_clock_rest_when_it_is_asked(quick: Node) -> None:
    async def work() -> None:
        timer = Timer(mode="strict", clue=120, guess=120)
        host = await all_bots(quick, "classic", free="red-spymaster")
        settings = RoomSettings(game=Settings(starting="red", timer=timer))
        await host.do(ChangeSettings(settings))
        await host.do(TakeSeat("red-spymaster"))
        await host.do(StartGame())
        await host.play(Pause())
        await host.until(lambda: host.table.paused is not None)
        await host.close()

    asyncio.run(work())
