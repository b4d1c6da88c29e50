"""Every clue of the books and of our own tables goes through the doors that people use.

`covernames judge` as a process, and `POST /api/judge` of a real server: the verdict is the
library's own, whole.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from http.client import HTTPConnection

import msgspec
import pytest

from covernames.judging import judge
from covernames.referee import Verdict
from nodes import Node, sqlite_in
from referee_cases import LANGUAGES, Case, book_cases, name, own_cases

SPELLED: Case = {"lang": "th", "board": ["เวลา"], "clue": "เ-พ-ล-า", "number": 1}
"""Letter by letter: its verdict once went through no door."""
EXTRA: tuple[Case, ...] = (
    SPELLED,
    {"lang": "en", "board": ["SINK", "SUN"], "covered": ["sink"], "clue": "sank", "number": 0},
    {"lang": "en", "board": ["SINK"], "clue": "sank", "number": "unlimited"},
    {"lang": "en", "board": ["SINK"], "clue": "sank", "number": 10},
    {"lang": "en", "board": [], "clue": 300 * "x", "number": 1},
    {"lang": "et", "board": [], "clue": 5_000 * "õ", "number": None},
)
"""Cards that are covered, numbers and lengths that the tables do not have."""
CONNECTIONS = 4
"""So many ask the server at a time: while one is being judged, others are on their way."""
PATIENCE = 300
"""Seconds that a test waits for an answer: six languages are read before the last one."""
SHORT = ("verdict", "reason", "rule", "card", "form")
"""What ``--jsonl`` tells of a verdict."""


def all_cases() -> list[Case]:
    own = [case for language in LANGUAGES for case in own_cases(language)]
    return [*book_cases(), *own, *EXTRA]


def visible(case: Case) -> list[str]:
    covered = {word.casefold() for word in case.get("covered", ())}
    return [word for word in case["board"] if word.casefold() not in covered]


def verdict_of(case: Case) -> Verdict:
    options = case.get("options", ())
    return judge(case["clue"], case["number"], visible(case), case["lang"], options)


@cache
def verdicts() -> list[Verdict]:
    """What the library says, once for all doors."""
    return [verdict_of(case) for case in all_cases()]


def compare(answers: list[dict[str, object]], expected: list[dict[str, object]]) -> None:
    """Say which clues are judged otherwise, and how."""
    assert len(answers) == len(expected)
    pairs = zip(all_cases(), answers, expected, strict=False)
    assert not [(name(case), got, want) for case, got, want in pairs if got != want]


def whole(verdict: Verdict) -> dict[str, object]:
    """A verdict as JSON has it."""
    return {
        **short(verdict),
        "remarks": [msgspec.structs.asdict(doubt) for doubt in verdict.remarks],
    }


def short(verdict: Verdict) -> dict[str, object]:
    """The same without its remarks."""
    return {field: getattr(verdict, field) for field in SHORT}


def command(*args: str, typed: str = "") -> str:
    """What ``covernames judge`` prints, as a process of its own."""
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "covernames", "judge", *args],
        input=typed.encode(),
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return done.stdout.decode()


def test_plain_text_leaves_the_referee() -> None:
    """Nothing that only passes for text and that nobody can write down as JSON."""
    for case, verdict in zip(all_cases(), verdicts(), strict=True):
        said = [getattr(verdict, field) for field in SHORT]
        noted = [
            getattr(doubt, field)
            for doubt in verdict.remarks
            for field in ("reason", "rule", "card", "form", "option")
        ]
        assert {type(text) for text in (*said, *noted)} == {str}, name(case)


def test_every_case_through_the_command() -> None:
    lines = "".join(json.dumps(case) + "\n" for case in all_cases())
    answers = [json.loads(line) for line in command("--jsonl", typed=lines).splitlines()]
    compare(answers, [short(verdict) for verdict in verdicts()])


@pytest.mark.parametrize(
    "case",
    [
        SPELLED,
        {"lang": "et", "board": ["SUITS", "KARJÄÄR"], "clue": "suitsune", "number": 2},
        {"lang": "en", "board": ["SUN"], "clue": "son", "number": "unlimited"},
    ],
    ids=name,
)
def test_one_case_as_json(case: Case) -> None:
    board = ",".join(case["board"])
    said = command(
        "--lang", case["lang"], "--board", board, "--json", "--", case["clue"], str(case["number"])
    )
    assert json.loads(said) == whole(verdict_of(case))


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(sqlite_in(tmp_path_factory.mktemp("rooms"))).start()
    yield running
    running.stop()


def asked(port: int, cases: list[Case]) -> list[dict[str, object]]:
    """What the server answers, over one connection."""
    door = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    answers = []
    for case in cases:
        fields = {field: case[field] for field in ("lang", "clue", "number")}
        question = {**fields, "board": visible(case), "options": case.get("options", [])}
        door.request("POST", "/api/judge", json.dumps(question))
        answers.append(json.loads(door.getresponse().read()))
    door.close()
    return answers


def test_every_case_through_the_server(node: Node) -> None:
    cases = all_cases()
    with ThreadPoolExecutor(CONNECTIONS) as pool:
        shares = [cases[at::CONNECTIONS] for at in range(CONNECTIONS)]
        told = list(pool.map(asked, [node.port] * CONNECTIONS, shares))
    answers = [told[at % CONNECTIONS][at // CONNECTIONS] for at in range(len(cases))]
    compare(answers, [whole(verdict) for verdict in verdicts()])
