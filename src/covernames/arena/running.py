"""Running matches: what is in the ledger is skipped, the rest is played wherever there is room."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Future,
    as_completed,
    wait,
)
from functools import partial
from typing import Final, NamedTuple

from ..refusals import ArenaRefused, Refusal
from .ledger import Ledger
from .match import Failure, Match, Result, bots_of
from .playing import Played, bot_called, play_matches
from .pools import Workers
from .records import Records

Progress = Callable[[int, int], None]
"""Told how many matches of how many are done."""

MOST_FAILURES: Final = 10
"""Failures after which a run stops: something is wrong with a bot."""


class Run(NamedTuple):
    """What came of a run."""

    results: list[Result]
    """In the order of the matches, those of the ledger included."""
    failures: list[Failure]
    played: int
    """How many were played now."""
    gave_up: bool = False
    """Whether it stopped early, after too many failures."""


def check_bots(matches: Sequence[Match]) -> None:
    """Try every bot's name before a long run begins."""
    check_names(bots_of(matches))


def check_names(bots: Iterable[tuple[str, str]]) -> None:
    """The same for bots with the language that each is to speak."""
    for bot, language in bots:
        try:
            bot_called(bot, language)
        except Refusal:
            raise
        except Exception as error:
            # Made by somebody else's code.
            said = str(error) or type(error).__name__
            raise ArenaRefused("bot-refused", bot=bot, error=said) from error


def run(
    matches: Sequence[Match],
    workers: Workers,
    ledger: Ledger | None = None,
    progress: Progress = lambda _done, _all: None,
    records: Records | None = None,
) -> Run:
    """Play all matches that the ledger does not have yet.

    Args:
        matches: What is to be played.
        workers: Where.
        ledger: Where results are kept.
        progress: Told after every batch.
        records: Where games are kept. What the ledger has without its record is played again: it
            is the same game.
    """
    ledger = ledger or Ledger()
    missing = [
        match
        for match in matches
        if match.name not in ledger.results or (records is not None and not records.has(match))
    ]
    failures: list[Failure] = []
    played = 0
    progress(len(matches) - len(missing), len(matches))
    for batch in _played(missing, workers, recorded=records is not None):
        results = [each.result for each in batch if isinstance(each.result, Result)]
        failures += [each.result for each in batch if isinstance(each.result, Failure)]
        if records is not None:
            records.add((each.result.match, each.record) for each in batch)
        ledger.add(each for each in results if each.match.name not in ledger.results)
        played += len(results)
        progress(len(matches) - len(missing) + played, len(matches))
        if len(failures) >= MOST_FAILURES:
            break
    found = [ledger.results[m.name] for m in matches if m.name in ledger.results]
    return Run(found, failures, played, gave_up=len(failures) + len(found) < len(matches))


def _played(
    missing: Sequence[Match], workers: Workers, *, recorded: bool
) -> Iterator[list[Played]]:
    """Batches as they come back, in any order; no more on their way than the workers need."""
    size = max(1, min(workers.largest, len(missing) // (4 * workers.count)))
    waiting = deque(missing)
    play = partial(play_matches, recorded=recorded)
    pending: dict[Future[list[Played]], list[Match]] = {}
    try:
        while True:
            while waiting and len(pending) < workers.ahead * workers.count:
                batch = [waiting.popleft() for _ in range(min(size, len(waiting)))]
                pending[workers.executor.submit(play, batch)] = batch
            if not pending:
                return
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                batch = pending.pop(future)
                played = future.result()
                waiting.extend(batch[len(played) :])
                yield played
    except KeyboardInterrupt:
        # What is being played is worth keeping; whoever cannot wait for it interrupts again.
        for future in as_completed([each for each in pending if not each.cancel()]):
            yield future.result()
        raise
    except (BrokenExecutor, CancelledError, OSError) as error:
        raise ArenaRefused("arena-workers-lost", error=str(error)) from error
    finally:
        for future in pending:
            future.cancel()
