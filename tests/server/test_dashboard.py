"""What is said about metrics, and shown of them, is what a real server exports."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from nodes import Node

ROOT = Path(__file__).parent.parent.parent
DASHBOARD: dict[str, Any] = json.loads(
    (ROOT / "deploy" / "grafana" / "covernames.json").read_text("utf-8")
)
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")
PARTS = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("",), "gauge": ("",)}
SOURCE = {"type": "prometheus", "uid": "${DS_PROMETHEUS}"}


@pytest.fixture
def exported(node: Node) -> dict[str, str]:
    """The kinds of the metrics that a real server has, by name; `_created` is the library's own."""
    with urllib.request.urlopen(f"{node.url}/metrics") as answer:  # noqa: S310 - ours
        text = answer.read().decode()
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, flags=re.MULTILINE))
    return {name: kind for name, kind in kinds.items() if not name.endswith("_created")}


def series(exported: dict[str, str]) -> set[str]:
    return {name + part for name, kind in exported.items() for part in PARTS[kind]}


def expressions() -> list[str]:
    return [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]


def test_the_dashboard_shows_what_is_exported_and_all_of_it(exported: dict[str, str]) -> None:
    shown = set(re.findall(r"covernames_\w+", " ".join(expressions())))
    assert shown <= series(exported)
    assert all(any(name.startswith(metric) for name in shown) for metric in exported)


def test_the_page_explains_every_metric_as_what_it_is(exported: dict[str, str]) -> None:
    rows = re.findall(r"^\| `(covernames_\w+)` \| (\w+) \|", PAGE, flags=re.MULTILINE)
    assert dict(rows) == exported


def test_alerts_ask_for_what_is_exported(exported: dict[str, str]) -> None:
    alerts = PAGE.partition("### Alerts")[2].partition("## Logs")[0]
    asked = set(re.findall(r"covernames_\w+", alerts))
    assert asked
    assert asked <= series(exported)


def test_the_dashboard_can_be_imported() -> None:
    """The fields that Grafana's import asks for; it fills in the source of the data."""
    assert DASHBOARD["id"] is None
    assert DASHBOARD["title"] == "Covernames"
    assert {"uid", "schemaVersion", "version", "time", "templating", "annotations"} <= {*DASHBOARD}
    [source] = DASHBOARD["__inputs"]
    assert (source["name"], source["type"]) == ("DS_PROMETHEUS", "datasource")
    assert source["pluginId"] == "prometheus"
    used = {panel["type"] for panel in DASHBOARD["panels"]}
    assert used <= {needed["id"] for needed in DASHBOARD["__requires"] if needed["type"] == "panel"}
    numbers = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(set(numbers)) == len(numbers)
    for variable in DASHBOARD["templating"]["list"]:
        assert variable["datasource"] == SOURCE


@pytest.mark.parametrize("panel", DASHBOARD["panels"], ids=lambda panel: panel["title"])
def test_a_panel_is_whole(panel: dict[str, Any]) -> None:
    assert panel["description"]
    assert panel["datasource"] == SOURCE
    place = panel["gridPos"]
    assert place["x"] + place["w"] <= 24
    names = [target["refId"] for target in panel["targets"]]
    assert names
    assert len(set(names)) == len(names)
    for target in panel["targets"]:
        assert target["datasource"] == SOURCE
        assert target["expr"].count("(") == target["expr"].count(")")
        known = {variable["name"] for variable in DASHBOARD["templating"]["list"]}
        assert set(re.findall(r"\$(?!_)(\w+)", target["expr"])) <= known
