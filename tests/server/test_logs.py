"""What stands in the log: which error and where, never what people wrote."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from covernames.server import logs

BROKEN = """
from covernames.server.logs import configure, fault
from covernames.server.questions import Unanswered

def broken(secret):
    try:
        {}[secret]
    except KeyError as error:
        error.add_note(secret)
        raise ExceptionGroup(secret, [error, ValueError(secret)]) from error

configure()
try:
    broken("a codename")
except ExceptionGroup as error:
    print(fault("failed", error))
fault("no answer", Unanswered("failed", "judge", "KeyError at checks.py:7"))
"""


def test_an_error_is_found_by_its_id_and_tells_no_secret() -> None:
    done = subprocess.run(  # noqa: S603 - ours
        [sys.executable, "-c", BROKEN], capture_output=True, check=True, encoding="utf-8"
    )
    first, second = map(json.loads, done.stderr.splitlines())
    assert (first["event"], first["level"], first["id"]) == ("failed", "error", done.stdout.strip())
    assert first["exception"][0]["frames"][-1]["name"] == "broken"
    assert "ValueError" in done.stderr
    assert "a codename" not in done.stderr
    assert second["why"] == "judge: failed KeyError at checks.py:7"


def test_a_replaced_standard_error_is_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", first)
    logs.configure()
    logs.log.info("one")
    first.close()
    monkeypatch.setattr(sys, "stderr", second)
    logs.log.info("two")
    assert json.loads(second.getvalue())["event"] == "two"
