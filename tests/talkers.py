"""People who never stop, and remember what the server acknowledged."""

from __future__ import annotations

from covernames.client import Client
from covernames.room.commands import Rename


class Talker:
    """Somebody who renames himself all the time, and remembers what was acknowledged."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sent = 0
        self.acknowledged: dict[str, int] = {}
        self.unanswered = ""

    async def talk(self) -> None:
        """Until the line breaks."""
        try:
            while True:
                self.sent += 1
                self.unanswered = f"c{self.sent}"
                seq = await self.client.do(Rename(f"name {self.sent}"), self.unanswered)
                self.acknowledged[self.unanswered] = seq
        except (ConnectionError, OSError, TimeoutError):
            pass

    async def again(self, url: str) -> None:
        """Come back, and send the last command once more: it is carried out once."""
        await self.client.connect(url)
        seq = await self.client.do(Rename(f"name {self.sent}"), self.unanswered)
        self.acknowledged[self.unanswered] = seq


def acknowledged(talkers: list[Talker]) -> int:
    return sum(len(talker.acknowledged) for talker in talkers)
