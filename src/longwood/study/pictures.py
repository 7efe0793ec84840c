"""The plots of a study as PNG pictures. Needs Pillow, which is part of `longwood[study]`."""

from __future__ import annotations

import io
import re
from typing import Final
from xml.etree import ElementTree as ET

from PIL import Image, ImageDraw, ImageFont

SCALE: Final = 2
"""Pixels for each unit of the SVG, so that the text is sharp."""
_NAMESPACE: Final = "{http://www.w3.org/2000/svg}"
_ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}
_LINE: Final = re.compile(r"M(?P<x>[\d.]+) (?P<y>[\d.]+)H(?P<end>[\d.]+)")
_FONT_SIZE: Final = "12"
_INK: Final = "#000"


def png(svg: str) -> bytes:
    """Return a plot of longwood.study.plots as PNG. It draws what these plots have: rectangles, horizontal lines and texts."""
    root = ET.fromstring(svg)
    width, height = (round(float(size)) for size in root.attrib["viewBox"].split()[2:])
    image = Image.new("RGB", (width * SCALE, height * SCALE))
    draw = ImageDraw.Draw(image)
    for part in root:
        match part.tag.removeprefix(_NAMESPACE):
            case "rect":
                _draw_bar(draw, part)
            case "path":
                _draw_line(draw, part)
            case "text":
                _draw_text(draw, part)
    data = io.BytesIO()
    image.save(data, "PNG", optimize=True)
    return data.getvalue()


def _draw_bar(draw: ImageDraw.ImageDraw, part: ET.Element) -> None:
    left, top, width, height = (SCALE * float(part.get(name, "0")) for name in ("x", "y", "width", "height"))
    if round(left + width) > round(left) and round(top + height) > round(top):
        # The last pixel of a rectangle belongs to it.
        draw.rectangle((round(left), round(top), round(left + width) - 1, round(top + height) - 1), fill=part.attrib["fill"])


def _draw_line(draw: ImageDraw.ImageDraw, part: ET.Element) -> None:
    found = _LINE.fullmatch(part.attrib["d"])
    assert found is not None  # these plots have no other lines
    y = SCALE * float(found["y"])
    draw.line((SCALE * float(found["x"]), y, SCALE * float(found["end"]), y), fill=part.attrib["stroke"], width=SCALE)


def _draw_text(draw: ImageDraw.ImageDraw, part: ET.Element) -> None:
    font = ImageFont.load_default(SCALE * float(part.get("font-size", _FONT_SIZE)))
    place = SCALE * float(part.attrib["x"]), SCALE * float(part.attrib["y"])
    draw.text(place, part.text or "", fill=_INK, font=font, anchor=_ANCHORS[part.get("text-anchor", "start")])
