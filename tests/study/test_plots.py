"""Plots of studies: the bars show the shares, and the SVG is well-formed."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner
from PIL import Image

from longwood.cli import main
from longwood.study.chunk import search
from longwood.study.page import html
from longwood.study.parts import Folder
from longwood.study.pictures import SCALE, png
from longwood.study.plan import Plan
from longwood.study.plots import HOLES, bars, plots, round_shares
from longwood.variants import find_game

_SVG: Final = "{http://www.w3.org/2000/svg}"


def heights(svg: str) -> list[float]:
    """Return the heights of the bars."""
    return [float(rect.attrib["height"]) for rect in ET.fromstring(svg).findall(f"{_SVG}rect")[1:]]


def test_bars_are_as_high_as_their_shares() -> None:
    svg = bars("a < b", "moves", {10: 0.1, 11: 0.4, 13: 0.2}, 1, {10: "10"})
    assert heights(svg) == pytest.approx([max(heights(svg)) * part for part in (0.25, 1, 0.5)], abs=0.1)
    texts = [text.text for text in ET.fromstring(svg).findall(f"{_SVG}text")]
    assert texts == ["a < b", "40.00%", "20.00%", "10", "moves"]


def test_the_picture_has_the_bars_of_the_plot() -> None:
    svg = bars("a < b", "moves", {10: 0.1, 11: 0.4, 13: 0.2}, 1, {10: "10"})
    picture = Image.open(BytesIO(png(svg))).convert("RGB")
    for rect in ET.fromstring(svg).findall(f"{_SVG}rect")[1:]:
        left, top, width, height = (round(SCALE * float(rect.attrib[name])) for name in ("x", "y", "width", "height"))
        places = [(left + 2, top + 2), (left + width - 3, top + height - 3), (left + width // 2, top + height // 2)]
        colours = {picture.getpixel(place) for place in places}
        assert colours == {(0x2A, 0x6F, 0x4E)}
        assert picture.getpixel((left + width // 2, top - 4 * SCALE)) == (255, 255, 255)
    title = picture.crop((0, 0, picture.width, 30 * SCALE))
    assert title.getextrema() != ((255, 255),) * 3, "the title is drawn"


def test_the_page_has_the_report_and_the_plots(tmp_path: Path) -> None:
    plan = Plan.of(find_game("golf").rules, "golf")
    rows = search(plan, range(1, 41))
    Folder(tmp_path / "golf", plan).store(rows)
    page = tmp_path / "page.html"
    result = CliRunner().invoke(main, ["study", "report", str(tmp_path / "golf"), "--html", str(page)])
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    assert text == html([(plan, rows)])
    won = sum(row.verdict == "won" for row in rows)
    assert f"<tr><td>won</td><td>{won}</td><td>{won / 40:.2%}</td>" in text
    assert "|" not in text
    for svg in plots(plan, rows).values():
        assert svg in text


def test_a_round_is_the_sum_of_independent_holes() -> None:
    one = {-2: 0.25, 0: 0.5, 3: 0.25}
    whole = round_shares(one)
    mean = sum(score * share for score, share in one.items())
    assert sum(whole.values()) == pytest.approx(1)
    assert sum(total * share for total, share in whole.items()) == pytest.approx(HOLES * mean)
    assert whole[-2 * HOLES] == pytest.approx(0.25**HOLES)


def test_the_command_writes_the_plots_of_a_study(tmp_path: Path) -> None:
    golf = find_game("golf")
    plan = Plan.of(golf.rules, "golf", goal="score")
    rows = search(plan, range(1, 41))
    Folder(tmp_path / "golf", plan).store(rows)
    result = CliRunner().invoke(main, ["study", "report", str(tmp_path / "golf"), "--plots", str(tmp_path / "plots")])
    assert result.exit_code == 0, result.output
    assert {path.name for path in (tmp_path / "plots").iterdir()} == {
        f"golf-{name}.{kind}" for name in ("effort", "length", "scores", "rounds") for kind in ("svg", "png")
    }
    assert len(heights(plots(plan, rows)["scores"])) == len({row.score for row in rows})
    assert set(plots(Plan.of(golf.rules, "golf"), search(Plan.of(golf.rules, "golf"), range(2, 3)))) == {"effort"}
