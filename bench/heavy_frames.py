"""Describes what the main thread does in the frames with the most work. `frame_times.py --heaviest` prints it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

CATEGORIES: Final = ("devtools.timeline", "blink", "v8")
"""The categories of trace events that name the parts of a task."""

LEAST_MS: Final = 0.5
"""Parts of a frame that take less than this are left out."""

Event = dict[str, Any]


@dataclass(frozen=True, order=True)
class Frame:
    """A frame and its work, in milliseconds."""

    work: float
    number: int
    """How many frames were before it."""
    parts: tuple[tuple[str, float], ...]
    """The names of the events in it, and the processor time of each without the events within them, the longest first."""

    def __str__(self) -> str:
        """Return the description in one line."""
        parts = ", ".join(f"{name} {time:.1f}" for name, time in self.parts if time >= LEAST_MS)
        return f"frame {self.number}: {self.work:.1f} ms: {parts}"


def heaviest(frames: Iterable[list[Event]], most: int) -> list[Frame]:
    """Return the frames with the most work, the heaviest first, from the events of each frame."""
    found = []
    for number, events in enumerate(frames):
        times: defaultdict[str, float] = defaultdict(float)
        for event, own in own_times(events):
            times[label(event)] += own
        found.append(Frame(sum(times.values()), number, tuple(sorted(times.items(), key=lambda part: -part[1]))))
    return sorted(found, reverse=True)[:most]


def own_times(events: list[Event]) -> Iterator[tuple[Event, float]]:
    """Yield each event with the processor time in ms that it takes without the events within it."""
    own = {id(event): event["tdur"] / 1000 for event in events}
    outer: list[Event] = []
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        while outer and event["ts"] >= outer[-1]["ts"] + outer[-1]["dur"]:
            outer.pop()
        if outer:
            own[id(outer[-1])] -= event["tdur"] / 1000
        outer.append(event)
    for event in events:
        yield event, own[id(event)]


def label(event: Event) -> str:
    """Return the name of an event. Functions of the page have their own names."""
    function = event.get("args", {}).get("data", {})
    name = function.get("functionName") if isinstance(function, dict) else None
    return f"{event['name']} {name}" if name else str(event["name"])
