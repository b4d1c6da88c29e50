"""The generator of live deals: every bit is the system's, and is used once."""

from __future__ import annotations

from collections import Counter

import pytest

from covernames import deal
from covernames.game import chance
from covernames.game.chance import BLOCK, Chance


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Blocks that the system gives: the bytes count up, over all of them."""
    blocks: list[bytes] = []

    def urandom(size: int) -> bytes:
        start = sum(map(len, blocks))
        blocks.append(bytes((start + at) % 256 for at in range(size)))
        return blocks[-1]

    monkeypatch.setattr(chance, "urandom", urandom)
    return blocks


def test_every_bit_is_used_once(drawn: list[bytes]) -> None:
    rng = Chance()
    found = [rng.getrandbits(8) for _ in range(2 * BLOCK)]
    assert len(drawn) == 2
    assert sorted(found) == sorted(b"".join(drawn))


def test_more_than_a_block_at_once(drawn: list[bytes]) -> None:
    rng = Chance()
    assert rng.randbytes(3 * BLOCK) == drawn[0]
    assert rng.getrandbits(0) == 0


def test_a_deal_asks_the_system_once_or_twice(drawn: list[bytes]) -> None:
    deal("classic", [f"word{n}" for n in range(25)], rng=Chance())
    assert len(drawn) <= 2


def test_it_is_even() -> None:
    rng = Chance()
    counts = Counter(rng.randrange(10) for _ in range(10_000))
    assert all(800 < counts[number] < 1_200 for number in range(10))
    assert 0.47 < sum(rng.random() for _ in range(10_000)) / 10_000 < 0.53
    assert all(0 <= rng.random() < 1 for _ in range(1_000))
