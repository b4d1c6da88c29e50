"""A run: the same results wherever it is played, and it goes on where it was cut off."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from pathlib import Path

import distributed
import pytest
from msgspec.structs import replace

from covernames.arena import (
    ArenaRefused,
    Failure,
    Ledger,
    Match,
    Result,
    check_bots,
    cross_play,
    here,
    run,
    sections,
    workers,
)
from covernames.arena.playing import Played, play_matches
from covernames.arena.pools import Workers
from covernames.arena.running import MOST_FAILURES
from covernames.referee import language_of
from covernames.refusals import Refusal

HERE = here()
MATCHES = [
    *cross_play("two-player", "en", ["random", "noisy"], games=2, seed=5),
    *cross_play("classic", "et", ["random"], games=2, seed=5),
]


def without_timings(results: list[Result]) -> list[Result]:
    return [result.without_timings() for result in results]


@pytest.fixture(scope="module")
def expected() -> list[Result]:
    return without_timings(run(MATCHES, HERE).results)


def test_processes_play_the_same_games(expected: list[Result]) -> None:
    with workers(2) as pool:
        assert without_timings(run(MATCHES, pool).results) == expected


def test_the_order_makes_no_difference(expected: list[Result]) -> None:
    backwards = run(MATCHES[::-1], HERE).results
    assert without_timings(backwards)[::-1] == expected


@pytest.fixture
def cluster() -> Iterator[str]:
    with distributed.LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2,
        threads_per_worker=1,
        dashboard_address=None,
        silence_logs=logging.CRITICAL,
    ) as made:
        yield made.scheduler_address


@pytest.mark.filterwarnings("default")  # Dask's own, about ports and sockets it closes late
def test_a_dask_cluster_plays_the_same_games(cluster: str, expected: list[Result]) -> None:
    with workers(dask=cluster) as found:
        assert found.count == 2
        assert without_timings(run(MATCHES, found).results) == expected


@pytest.mark.filterwarnings("default")  # as above
def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("covernames.arena.pools.SCHEDULER_TIMEOUT", 0.5)
    for address in ("tcp://127.0.0.1:1", "nonsense://x"):
        with pytest.raises(ArenaRefused, match="arena-dask-unreachable"), workers(dask=address):
            pass


# The ledger


def test_what_is_in_the_ledger_is_not_played_again(tmp_path: Path, expected: list[Result]) -> None:
    path = tmp_path / "out.jsonl"
    first = run(MATCHES[:3], HERE, Ledger(path))
    assert first.played == 3
    told: list[tuple[int, int]] = []
    rest = run(MATCHES, HERE, Ledger(path), lambda done, of: told.append((done, of)))
    assert rest.played == len(MATCHES) - 3
    assert without_timings(rest.results) == expected
    assert told[0] == (3, len(MATCHES))
    assert told[-1] == (len(MATCHES), len(MATCHES))
    assert run(MATCHES, HERE, Ledger(path)).played == 0
    assert len(path.read_bytes().splitlines()) == len(MATCHES)


def test_a_line_that_was_being_written_is_forgiven(tmp_path: Path, expected: list[Result]) -> None:
    path = tmp_path / "out.jsonl"
    run(MATCHES[:3], HERE, Ledger(path))
    path.write_bytes(path.read_bytes()[:-20])
    again = run(MATCHES, HERE, Ledger(path))
    assert again.played == len(MATCHES) - 2
    assert without_timings(again.results) == expected
    assert without_timings(list(Ledger(path).results.values())) == expected


def test_any_other_broken_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    run(MATCHES[:1], HERE, Ledger(path))
    path.write_bytes(path.read_bytes() + b"{}\n")
    with pytest.raises(ArenaRefused, match="arena-out-broken") as refused:
        Ledger(path)
    assert refused.value.data["line"] == 2


def test_it_is_written_down_what_the_referee_lacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out.jsonl"
    monkeypatch.setattr(language_of("en"), "missing", ("lemminflect",))
    run([MATCHES[0], MATCHES[-1]], HERE, Ledger(path))
    english, estonian = Ledger(path).results.values()
    assert (english.missing, estonian.missing) == (("lemminflect",), ())
    assert [section.missing for section in sections((english, estonian))] == [("lemminflect",), ()]


def test_a_ledger_from_before_is_read(tmp_path: Path, expected: list[Result]) -> None:
    path = tmp_path / "out.jsonl"
    run(MATCHES[:1], HERE, Ledger(path))
    line = json.loads(path.read_bytes())
    assert line.pop("missing") == []
    path.write_text(json.dumps(line, separators=(",", ":")) + "\n", "utf-8")
    again = run(MATCHES[:1], HERE, Ledger(path))
    assert again.played == 0
    assert again.results[0].missing is None
    assert replace(again.results[0].without_timings(), missing=()) == expected[0]
    assert sections(again.results)[0].missing == ()


# What goes wrong


def failing(matches: list[Match], **_: bool) -> list[Played]:
    return [Played(Failure(match, "", "", "no")) for match in matches]


def test_a_run_with_a_broken_bot_stops_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("covernames.arena.running.play_matches", failing)
    matches = list(cross_play("classic", "en", ["a"], games=5 * MOST_FAILURES))
    found = run(matches, HERE)
    assert (len(found.failures), found.results, found.gave_up) == (MOST_FAILURES, [], True)
    assert not run(matches[:1], HERE).gave_up


def test_who_interrupts_keeps_what_was_being_played(
    expected: list[Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C comes while several batches are on their way."""
    pool = ThreadPoolExecutor(2)
    ledger = Ledger()

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("covernames.arena.running.wait", interrupted)
    with pool, pytest.raises(KeyboardInterrupt):
        run(MATCHES, Workers(pool, 2, ahead=2, largest=1), ledger)
    kept = without_timings(list(ledger.results.values()))
    assert kept
    assert all(result in expected for result in kept)


def test_a_worker_tells_soon_what_came_of_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("covernames.arena.playing.SHIFT", 0)
    assert len(play_matches(MATCHES)) == 1
    assert len(run(MATCHES, Workers(HERE.executor, 1, largest=9)).results) == len(MATCHES)


def test_names_are_tried_before_anything_is_played() -> None:
    for name in ("nobody", "vectors:none", "random:x", "no_module:Bot", "llm:x"):
        with pytest.raises(Refusal, match=r"bot-refused|bots-vectors-unknown"):
            check_bots(list(cross_play("duet", "en", [name], games=1)))
    check_bots(MATCHES)


def lost(matches: list[Match], **_: bool) -> list[Played]:
    raise BrokenExecutor(f"{len(matches)} matches lost")


def test_a_pool_that_breaks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("covernames.arena.running.play_matches", lost)
    with pytest.raises(ArenaRefused, match="arena-workers-lost"):
        run(MATCHES, HERE)


def test_an_error_of_ours_is_not_swallowed() -> None:
    with pytest.raises(ZeroDivisionError):
        here().executor.submit(lambda: 1 // 0).result()
