"""The dashboard and the alerts in deploy/: every query is valid, and uses only metrics and labels that a running server exposes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import promql_parser
import pytest
import yaml

from longwood.server.settings.values import Settings
from tests.server.playing import Browser, Running

ROOT = Path(__file__).resolve().parents[3]
DASHBOARD = ROOT / "deploy" / "grafana" / "longwood.json"
ALERTS = ROOT / "deploy" / "prometheus" / "alerts.yaml"
OF_PROMETHEUS = {"up"}
"""Metrics that Prometheus itself creates."""
EVERY_METRIC = {"job", "instance"}
"""Labels that Prometheus adds to every metric."""


def panels() -> list[dict[str, Any]]:
    """Return the panels of the dashboard, without its rows."""
    return [panel for panel in json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"] if panel["type"] != "row"]


def alerts() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"]
    return list(group["rules"])


def queries() -> Iterator[tuple[str, str]]:
    """Yield the title and the query of each panel and alert."""
    for panel in panels():
        for target in panel["targets"]:
            yield panel["title"], target["expr"].replace("$__rate_interval", "5m")
    for alert in alerts():
        yield alert["alert"], alert["expr"]


QUERIES = list(queries())


def selected(query: str) -> Iterator[tuple[str, set[str]]]:
    """Yield each metric in a query, with the labels that select and group it. Raises ValueError if the query is invalid."""
    found = list[tuple[str, set[str]]]()
    grouped = set[str]()

    def visit(node: object) -> None:
        if isinstance(node, promql_parser.VectorSelector):
            assert node.name
            found.append((node.name, {matcher.name for matcher in node.matchers.matchers}))
        elif isinstance(node, promql_parser.AggregateExpr) and node.modifier is not None:
            grouped.update(node.modifier.labels)

    promql_parser.walk(promql_parser.parse(query), visit)
    for name, labels in found:
        yield name, labels | grouped


def family(sample: str) -> str:
    """Return the name of the metric to which a sample belongs."""
    return re.sub(r"_(bucket|sum|count)$", "", sample)


@pytest.fixture(scope="module")
def exposed(tmp_path_factory: pytest.TempPathFactory, store_kind: str) -> dict[str, set[str]]:
    """Return the labels of each sample that a server exposes, by the sample's name. Metrics without any samples have no labels.

    The server has a channel that can't be reached.
    """
    settings = Settings(channel="valkey://127.0.0.1:1")
    with Running(tmp_path_factory.mktemp("data"), settings=settings) as server, Browser(server.address) as browser:
        text = browser.http.get("/metrics").text
    found = dict[str, set[str]]()
    for name, kind in re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE):
        for ending in ("_bucket", "_sum", "_count") if kind == "histogram" else ("",):
            found[name + ending] = set()
    for name, labels in re.findall(r"^(\w+)(?:\{(.*)\})? \S+$", text, re.MULTILINE):
        found[name] |= set(re.findall(r'(\w+)="', labels))
    return found


@pytest.mark.every_store
@pytest.mark.parametrize(("title", "query"), QUERIES, ids=[title for title, _ in QUERIES])
def test_queries_use_only_metrics_and_labels_that_a_server_exposes(title: str, query: str, exposed: dict[str, set[str]]) -> None:
    found = list(selected(query))
    assert found, title
    for name, labels in found:
        if name in OF_PROMETHEUS:
            continue
        assert name in exposed
        if exposed[name]:
            assert labels <= exposed[name] | EVERY_METRIC, name
    assert not ("_bucket" in query and "le" not in query)


NOT_ON_THE_DASHBOARD = {"process_virtual_memory_bytes"}
"""Metrics that the operator doesn't need. The resident memory says more."""


@pytest.mark.every_store
def test_the_dashboard_shows_every_metric(exposed: dict[str, set[str]]) -> None:
    titles = {panel["title"] for panel in panels()}
    shown = {name for title, query in QUERIES if title in titles for name, _ in selected(query)}
    assert {family(name) for name in exposed} - {family(name) for name in shown} == NOT_ON_THE_DASHBOARD


@pytest.mark.every_store
def test_an_unreachable_channel_is_exposed(exposed: dict[str, set[str]]) -> None:
    assert "longwood_channel_connected" in exposed


def test_panels_do_not_overlap_and_each_has_a_title() -> None:
    cells = [
        (x, y)
        for place in (panel["gridPos"] for panel in panels())
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24
    titles = [panel["title"] for panel in panels()]
    assert len(titles) == len(set(titles))


@pytest.mark.every_store
def test_the_operations_page_explains_every_alert_and_metric(exposed: dict[str, set[str]]) -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(Longwood\w+)` \|", page, re.MULTILINE) == [alert["alert"] for alert in alerts()]
    families = {family(name) for name in exposed if name.startswith("longwood_")}
    described = set(re.findall(r"`(longwood_\w+)", page))
    assert described == families


def test_alerts_say_what_is_wrong() -> None:
    names = [alert["alert"] for alert in alerts()]
    assert len(names) == len(set(names))
    for alert in alerts():
        assert alert["labels"]["severity"] in ("page", "ticket")
        assert alert["annotations"].keys() == {"summary", "description"}


@pytest.mark.skipif(not shutil.which("promtool"), reason="promtool is not installed")
def test_promtool_accepts_the_alerts() -> None:
    done = subprocess.run(["promtool", "check", "rules", ALERTS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
