"""Faces over the wire: brought along, changed, refused."""

from __future__ import annotations

import asyncio

import pytest

from covernames import Rejected
from covernames.client import Client
from covernames.room.commands import Rename
from nodes import Node


def test_others_see_the_face_that_somebody_brings_and_changes(node: Node) -> None:
    async def work() -> None:
        ann = await Client.open_room(node.url, name="Ann", face="owl-teal")
        async with ann, await Client.join(node.url, ann.code, "Ben", face="fox-pink") as ben:
            assert ann.room is not None
            assert ben.room is not None
            await ann.until(lambda: ben.member in ann.room.members)
            assert ann.room.members[ben.member].face == "fox-pink"
            assert ben.room.members[ann.member].face == "owl-teal"
            await ben.do(Rename("Benno"))
            await ben.do(Rename("Benno", "bee-yellow"))
            await ann.until(lambda: ann.room.members[ben.member].face == "bee-yellow")
            assert ann.room.members[ben.member].name == "Benno"
            with pytest.raises(Rejected, match="face-unknown"):
                await ben.do(Rename("Benno", "bee-blue"))
            assert ben.room.members[ben.member].face == "bee-yellow"

    asyncio.run(work())


def test_wrong_faces_are_refused_at_the_door(node: Node) -> None:
    async def work() -> None:
        with pytest.raises(Rejected, match="face-unknown"):
            await Client.open_room(node.url, name="Ann", face="bee")
        ann = await Client.open_room(node.url, name="Ann")
        with pytest.raises(Rejected, match="face-unknown"):
            await Client.join(node.url, ann.code, "Ben", face="-")
        with pytest.raises(Rejected, match="request-unreadable"):
            await Client.join(node.url, ann.code, "Ben", face="x" * 1_000)
        await Client.join(node.url, ann.code, "Ben")  # nobody has taken the name

    asyncio.run(work())
