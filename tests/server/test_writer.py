"""Group commit: what shares a commit, and what fails alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from covernames.server.store.writer import APART, Writer


def test_what_cannot_be_written_fails_alone() -> None:
    written: list[str] = []

    async def alone(entry: str) -> None:
        if entry == "bad":
            raise ValueError(entry)
        written.append(entry)

    async def together(entries: Sequence[str]) -> None:
        if "bad" in entries:
            raise ValueError("bad")
        written.extend(entries)

    async def work() -> list[BaseException | None]:
        writer = Writer(together, alone)
        entries = ("one", "bad", "two")
        answers = await asyncio.gather(*map(writer.write, entries), return_exceptions=True)
        await writer.close()
        return answers

    first, second, third = asyncio.run(work())
    assert (first, third) == (None, None)
    assert isinstance(second, ValueError)
    assert sorted(written) == ["one", "two"]


def test_what_comes_right_after_a_commit_waits_for_company() -> None:
    commits: list[list[str]] = []

    async def together(entries: Sequence[str]) -> None:
        commits.append(list(entries))

    async def alone(_: str) -> None:
        raise AssertionError("nothing fails here")

    async def work() -> None:
        time = 100.0
        asyncio.get_running_loop().time = lambda: time  # type: ignore[method-assign]
        writer = Writer(together, alone)
        await writer.write("first")  # at once
        second = writer.write("second")
        for _ in range(5):
            await asyncio.sleep(0)
        assert commits == [["first"]]
        third = writer.write("third")
        time += APART
        await asyncio.gather(second, third)
        assert commits == [["first"], ["second", "third"]]
        time += APART
        await writer.write("later")  # at once again: the clock stands still
        await writer.close()

    asyncio.run(work())
    assert commits == [["first"], ["second", "third"], ["later"]]
