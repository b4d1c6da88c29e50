"""Puts faults into the code, one at a time, and looks whether the tests notice.

    python tools/mutate.py --package room --sample 150 --seed 7

First the named faults (tests/faults.toml): each must make its own test fail. Then a random sample
of mutants of each package: enough of them must be noticed. Survivors that need not be stand in
tests/survivors.toml, with why. The report lies in ``.mutate/``.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from mutate_code import Mutant, all_mutants
from mutate_run import Tree, a_copy_of, bare, run_in_web
from mutate_tests import PACKAGES, Tests

ROOT: Final = Path(__file__).parent.parent
KEPT: Final = ROOT / ".mutate"
BOUNDS: Final = {"room": 85, "server": 85, "bots": 80}
"""How many of a hundred mutants must be noticed."""
FEW: Final = 12
"""Tests that are tried first: most mutants fall at once, and a short run starts sooner."""
PATIENCE: Final = (20.0, 6.0)
"""Seconds that a run may take beyond how many times the usual."""


class Looked(NamedTuple):
    """A mutant, and what came of it."""

    mutant: Mutant
    outcome: str
    """``killed``, ``timed out``, ``survived`` or ``accepted``."""
    by: str
    """The test that noticed, or why it was accepted."""


def main() -> int:
    """Do it all; 0: every bound is kept."""
    asked = _arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # and clears up
    good = True
    with a_copy_of(ROOT) as tree:
        if asked.faults:
            good &= named_faults(tree)
        if asked.package:
            tests = Tests(tree, KEPT / "tests.json")
            tests.learn(dict.fromkeys(f for name in asked.package for f in PACKAGES[name]))
            for test in tests.failing:
                print(f"left out, as it fails without any mutant: {test}")
            until = time.monotonic() + 60 * asked.minutes
            for name in asked.package:
                sample = _sample(tree, name, asked)
                looked = list(look(tree, tests, name, sample, asked.seconds, until))
                good &= report(name, asked.seed, looked, len(sample))
    good &= not stale_entries()
    return 0 if good else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--package", action="append", choices=PACKAGES, help="all, if none is named"
    )
    parser.add_argument("--sample", type=int, default=150, help="mutants of each package")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--minutes", type=float, default=60, help="after which no mutant is begun")
    parser.add_argument("--seconds", type=float, default=30, help="of tests for each mutant")
    parser.add_argument("--again", action="store_true", help="the survivors of the last report")
    parser.add_argument("--no-faults", dest="faults", action="store_false", help="mutants alone")
    parser.add_argument("--faults-only", action="store_true", help="no mutants")
    asked = parser.parse_args()
    asked.package = [] if asked.faults_only else asked.package or list(PACKAGES)
    return asked


# Mutants


def _sample(tree: Tree, package: str, asked: argparse.Namespace) -> list[Mutant]:
    mutants = list(all_mutants(tree.path, f"src/covernames/{package}"))
    if asked.again:
        last = json.loads((KEPT / f"{package}.json").read_text("utf-8"))
        keys = {tuple(each["mutant"]) for each in last if each["outcome"] == "survived"}
        return [mutant for mutant in mutants if mutant[:4] in keys]
    return Random(asked.seed).sample(mutants, min(asked.sample, len(mutants)))


def look(
    tree: Tree, tests: Tests, package: str, sample: Sequence[Mutant], seconds: float, until: float
) -> Iterator[Looked]:
    """Try mutants, as long as there is time."""
    accepted = _entries("survivors")
    for mutant in sample:
        if time.monotonic() > until:
            return
        why = next((entry["why"] for entry in accepted if mutant.accepted_by(entry)), None)
        if why is not None:
            yield Looked(mutant, "accepted", why)
            continue
        looked = _try(tree, mutant, tests, tests.of(mutant, PACKAGES[package], seconds))
        _show(looked)
        yield looked


def _try(tree: Tree, mutant: Mutant, tests: Tests, chosen: list[str]) -> Looked:
    before = (tree.path / mutant.file).read_bytes()
    with tree.changed(mutant.file, mutant.applied(before)):
        for some in (chosen[:FEW], chosen[FEW:]):
            if not some:
                continue
            limit = PATIENCE[0] + PATIENCE[1] * tests.expected(some)
            run = tree.run(some, limit)
            if run.outcome == "late":
                with tree.changed(mutant.file, before):  # or is the machine busy?
                    busy = tree.run(some, limit).outcome == "late"
                run = tree.run(some, 4 * limit) if busy else run
            if run.outcome == "late":
                return Looked(mutant, "timed out", "")
            if run.outcome == "failed":
                return Looked(mutant, "killed", next(iter(run.failed), "it cannot be imported"))
    return Looked(mutant, "survived", "" if chosen else "no test executes it")


def _show(looked: Looked) -> None:
    mutant = looked.mutant
    print(f"{looked.outcome:9} {mutant.file}:{mutant.lines[0]} {mutant.function} {looked.by}")
    if looked.outcome == "survived":
        print(f"          - {mutant.was}\n          + {mutant.now}")
    sys.stdout.flush()


def report(package: str, seed: int, looked: list[Looked], wanted: int) -> bool:
    """Tell the figures and write them down; whether the bound is kept."""
    counts = Counter(each.outcome for each in looked)
    noticed, all_ = counts["killed"] + counts["timed out"], len(looked) - counts["accepted"]
    share = 100 * noticed / all_ if all_ else 100.0
    line = (
        f"{package}, seed {seed}: {noticed} of {all_} mutants noticed ({share:.1f} %), "
        f"{counts['timed out']} of them by taking too long; {counts['survived']} survived, "
        f"{counts['accepted']} more are accepted"
    )
    if len(looked) < wanted:
        line += f"; the time was up after {len(looked)} of {wanted}"
    print(line, flush=True)
    KEPT.mkdir(exist_ok=True)
    rows = [{"mutant": e.mutant[:4], "outcome": e.outcome, "by": e.by} for e in looked]
    (KEPT / f"{package}.json").write_text(json.dumps(rows, indent=1), "utf-8")
    (KEPT / f"{package}.md").write_text("\n".join([f"# {line}", *map(_told, looked), ""]), "utf-8")
    return share >= BOUNDS[package]


def _told(looked: Looked) -> str:
    mutant = looked.mutant
    place = f"{mutant.file}:{mutant.lines[0]} {mutant.function}".strip()
    head = f"\n**{looked.outcome}** {place} {looked.by}".rstrip()
    return f"{head}\n\n    - {mutant.was}\n    + {mutant.now}"


# What is written down


def _entries(name: str) -> list[dict[str, str]]:
    """The entries of a file beside the tests."""
    path = ROOT / "tests" / f"{name}.toml"
    entries: list[dict[str, str]] = tomllib.loads(path.read_text("utf-8")).get(name, [])
    return entries


def stale_entries() -> list[dict[str, str]]:
    """Accepted survivors that are about no code of today; they are to be taken out."""
    mutants = [
        mutant for package in PACKAGES for mutant in all_mutants(ROOT, f"src/covernames/{package}")
    ]
    stale = [e for e in _entries("survivors") if not any(m.accepted_by(e) for m in mutants)]
    for entry in stale:
        print(f"accepted, but no longer there: {entry['file']} {entry['function']} {entry['was']}")
    return stale


def named_faults(tree: Tree) -> bool:
    """Put in each fault of tests/faults.toml; whether each makes its own test fail."""
    faults = _entries("faults")
    named = sorted({fault["test"] for fault in faults})
    ours = [test for test in named if not test.startswith("web/")]
    before = tree.run(ours, 60 + 30 * len(ours), ())
    there = {*before.seconds, *map(bare, before.seconds)}
    if before.outcome != "passed" or not set(ours) <= there:
        missing = sorted(set(ours) - there)
        print(f"without any fault: failed {before.failed}, not there {missing}")
        return False
    good = True
    for fault in faults:
        told = _fault(tree, fault)
        print(f"{'noticed ' if not told else 'MISSED  '} {fault['name']} {told}", flush=True)
        good &= not told
    return good


def _fault(tree: Tree, fault: dict[str, str]) -> str:
    """What is wrong with a named fault; empty: its test fails, as it should."""
    path, test = tree.path / fault["file"], fault["test"]
    source = path.read_text("utf-8") if path.exists() else ""
    if source.count(fault["old"]) != 1:
        return f"(its text is there {source.count(fault['old'])} times: {fault['file']})"
    if test.startswith("web/") and run_in_web(tree, test, 120).outcome != "passed":
        return f"({test} does not pass without it)"
    with tree.changed(fault["file"], source.replace(fault["old"], fault["new"]).encode()):
        run = run_in_web(tree, test, 120) if test.startswith("web/") else tree.run([test], 120)
    noticed = run.outcome == "late" or test in {*run.failed, *map(bare, run.failed)}
    return "" if noticed else f"({test} {run.outcome})"


if __name__ == "__main__":
    sys.exit(main())
