"""Which tests execute a line, and how long they take: found once by coverage, then remembered."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

import coverage
import msgspec

from mutate_code import Mutant
from mutate_run import Tree

PACKAGES: Final = {
    "room": ("tests/room",),
    "server": ("tests/server",),
    "bots": ("tests/bots",),
}
"""What is mutated, and where the tests are that should notice."""
LEFT_OUT: Final = {"test_durability.py", "test_games.py", "test_hostile.py", "test_lost_workers.py"}
"""Servers are started, flooded and killed there: that takes too long for every mutant."""
LONGEST: Final = 3_600.0

SETTINGS: Final = """\
[run]
source = {source}
data_file = {data}
"""


class Known(msgspec.Struct):
    """What is known about the tests of one file."""

    key: str
    """Changes with the file, and with the code that it tests."""
    seconds: dict[str, float]
    failed: tuple[str, ...]
    lines: dict[str, dict[str, list[int]]]
    """For each test the lines of each file that it executes."""


class Tests:
    """What is known about the tests of one tree."""

    def __init__(self, tree: Tree, kept: Path) -> None:
        self._tree, self._kept = tree, kept
        self._known: dict[str, Known] = {}
        self.failing: list[str] = []
        """Tests that fail without any mutant, and so prove nothing."""
        self._seconds: dict[str, float] = {}
        self._by_line: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))

    def learn(self, folders: Iterable[str]) -> None:
        """Run the tests of these folders that are new or of another code than before."""
        root = self._tree.path
        if self._kept.exists():
            self._known = msgspec.json.decode(self._kept.read_bytes(), type=dict[str, Known])
        code = _digest([*(root / "src").rglob("*.py"), *(root / "tests").glob("*.py")])
        wanted = {}
        for path in (each for folder in folders for each in (root / folder).glob("test_*.py")):
            if path.name in LEFT_OUT:
                continue
            wanted[path.relative_to(root).as_posix()] = code + _digest([path])
        stale = [
            file
            for file, key in wanted.items()
            if file not in self._known or self._known[file].key != key
        ]
        for number, file in enumerate(stale, 1):
            print(f"looking which lines {file} executes ({number} of {len(stale)})", flush=True)
            self._known[file] = self._run(file, wanted[file])
            self._kept.parent.mkdir(exist_ok=True)
            self._kept.write_bytes(msgspec.json.encode(self._known))
        for file in wanted:
            self._take(file)

    def _run(self, file: str, key: str) -> Known:
        folder = self._tree.path.parent
        settings, data = folder / "settings.ini", folder / "coverage"
        # As folders: packages, by their names, would be imported too early.
        source = "".join(f"\n    {self._tree.path}/src/covernames/{name}" for name in PACKAGES)
        settings.write_text(SETTINGS.format(source=source, data=data), "utf-8")
        data.unlink(missing_ok=True)
        args = ["-p", "pytest_cov", "--cov", f"--cov-config={settings}", "--cov-context=test"]
        run = self._tree.run([file], LONGEST, [*args, "--cov-report="])
        if run.outcome == "late" or (run.outcome == "failed" and not run.seconds):
            raise SystemExit(f"{file} did not run:\n{self._tree.output()[-4_000:]}")
        lines: dict[str, dict[str, list[int]]] = {test: defaultdict(list) for test in run.seconds}
        measured = coverage.CoverageData(str(data))
        measured.read()
        for path in measured.measured_files():
            source_file = Path(path).relative_to(self._tree.path).as_posix()
            for line, contexts in measured.contexts_by_lineno(path).items():
                for test in {context.rpartition("|")[0] for context in contexts} & lines.keys():
                    lines[test][source_file].append(line)
        return Known(key, run.seconds, run.failed, lines)

    def _take(self, file: str) -> None:
        known = self._known[file]
        self.failing += known.failed
        for test in set(known.seconds) - set(known.failed):
            self._seconds[test] = known.seconds[test]
            for source, numbers in known.lines[test].items():
                for number in numbers:
                    self._by_line[source][number].add(test)

    # Choosing

    def of(self, mutant: Mutant, folders: Sequence[str], seconds: float) -> list[str]:
        """The tests that may notice a mutant, the quickest first, as far as the time goes."""
        file, (first, last) = mutant.file, mutant.lines
        if mutant.name is None:
            tiers = [self._on(file, range(first, last + 1))]
        else:  # done on import: whoever uses its name, then whoever uses the file, then all others
            tiers = [self._using(mutant.name), self._on(file, self._by_line[file])]
            tiers.append(set(self._seconds))
        ordered = list(
            dict.fromkeys(test for tier in tiers for test in self._ordered(tier, folders))
        )
        chosen: list[str] = []
        spent = 0.0
        for test in ordered:
            spent += self._seconds[test]
            if chosen and spent > seconds:
                break
            chosen.append(test)
        return chosen

    def expected(self, tests: Iterable[str]) -> float:
        """Seconds that tests take, as far as is known."""
        return sum(self._seconds.get(test, 1.0) for test in tests)

    def _on(self, file: str, lines: Iterable[int]) -> set[str]:
        return set[str]().union(*(self._by_line[file].get(line, ()) for line in lines))

    def _using(self, name: str) -> set[str]:
        """The tests that execute a line with this name."""
        found: set[str] = set()
        word = re.compile(rf"\b{re.escape(name)}\b")
        for file in list(self._by_line) if name else ():
            text = (self._tree.path / file).read_text("utf-8")
            lines = (n for n, line in enumerate(text.splitlines(), 1) if word.search(line))
            found |= self._on(file, lines)
        return found

    def _ordered(self, tests: set[str], folders: Sequence[str]) -> list[str]:
        ours = (test for test in tests if test.startswith(tuple(folders)))
        return sorted(ours, key=lambda test: (self._seconds[test], test))


def _digest(paths: Iterable[Path]) -> str:
    found = sha256()
    for path in sorted(paths):
        found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()
