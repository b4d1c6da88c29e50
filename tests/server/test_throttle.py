"""How fast a device is read: bursts are free, floods are slowed and shown out."""

from __future__ import annotations

import pytest

from covernames.server import throttle
from covernames.server.throttle import Throttle


class Clock:
    """A clock that tests wind."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 100.0
        monkeypatch.setattr(throttle, "monotonic", lambda: self.time)


def test_so_many_messages_may_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    device = Throttle(20)
    assert [device.wait(queued=True) for _ in range(10)] == [0.0] * 10
    assert device.wait(queued=True) == pytest.approx(1 / 20)


def test_a_quick_device_may_send_half_a_second_s_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    device = Throttle(100)
    assert [device.wait(queued=True) for _ in range(51)].count(0.0) == 50


def test_what_was_not_used_comes_back_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    device = Throttle(20)
    for _ in range(10):
        device.wait(queued=True)
    clock.time += 0.125  # two messages and a half
    assert [device.wait(queued=True) for _ in range(3)] == [0.0, 0.0, pytest.approx(1 / 20)]
    clock.time += 1_000  # no more than at first
    assert [device.wait(queued=False) for _ in range(11)].count(0.0) == 10


def test_whoever_never_waits_for_answers_is_slowed_twice_as_long_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    device = Throttle(20)
    waits = []
    for _ in range(16):
        waits.append(device.wait(queued=True))
        clock.time += waits[-1]
    assert waits[10:] == [pytest.approx(n / 20) for n in (1, 2, 4, 8, 16, 32)]
    assert device.flooding  # 63 twentieths of a second


def test_whoever_waits_once_is_no_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    device = Throttle(20)
    for _ in range(15):
        clock.time += device.wait(queued=True)
    assert not device.flooding  # 31 twentieths
    device.wait(queued=False)
    for _ in range(4):
        clock.time += device.wait(queued=True)
    assert not device.flooding


def test_whoever_waits_for_answers_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    device = Throttle(20)
    for _ in range(11):
        device.wait(queued=True)
    assert device.wait(queued=True) == pytest.approx(3 / 20)
    assert device.wait(queued=False) == pytest.approx(3 / 20)
    assert device.wait(queued=False) == pytest.approx(4 / 20)
