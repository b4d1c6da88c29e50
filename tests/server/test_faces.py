"""Faces over the wire: brought along, changed, refused."""

from __future__ import annotations

import asyncio

import pytest

from covernames import Rejected
from covernames.client import Client
from covernames.room.commands import Rename
from covernames.room.room import Member
from nodes import Node


def members(client: Client) -> dict[str, Member]:
    assert client.room is not None
    return dict(client.room.members)


def test_others_see_the_face_that_somebody_brings_and_changes(node: Node) -> None:
    async def work() -> None:
        ann = await Client.open_room(node.url, name="Ann", face="owl-teal")
        async with ann, await Client.join(node.url, ann.code, "Ben", face="fox-pink") as ben:
            await ann.until(lambda: ben.member in members(ann))
            assert members(ann)[ben.member].face == "fox-pink"
            assert members(ben)[ann.member].face == "owl-teal"
            await ben.do(Rename("Benno"))
            await ben.do(Rename("Benno", "bee-yellow"))
            await ann.until(lambda: members(ann)[ben.member].face == "bee-yellow")
            assert members(ann)[ben.member].name == "Benno"
            with pytest.raises(Rejected, match="face-unknown"):
                await ben.do(Rename("Benno", "bee-blue"))
            assert members(ben)[ben.member].face == "bee-yellow"

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
