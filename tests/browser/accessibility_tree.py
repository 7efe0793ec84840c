"""The accessibility tree of a page, as the browser gives it to screen readers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.checks import plain_text

CONTROLS: Final = frozenset({"button", "link", "checkbox", "radio", "combobox", "textbox", "slider", "switch", "tab"})
"""The roles of elements that a player can operate."""


@dataclass(frozen=True)
class Node:
    """An element that screen readers find."""

    role: str
    name: str
    description: str
    is_focusable: bool
    is_live: bool  # whether screen readers say it as soon as it changes


class AccessibilityTree:
    """Reads the accessibility tree of a page through the DevTools protocol."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")

    def nodes(self) -> list[Node]:
        """Return all nodes that aren't ignored, in the order of the document."""
        found: list[dict[str, Any]] = self._session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in found}
        ordered: list[Node] = []
        waiting = [(found[0], False)]
        while waiting:
            raw, is_live = waiting.pop()
            node = _node(raw, is_live)
            waiting += [(by_id[child], node.is_live) for child in reversed(raw.get("childIds", [])) if child in by_id]
            if not raw["ignored"]:
                ordered.append(node)
        return ordered


def _node(raw: dict[str, Any], is_live: bool) -> Node:
    properties = {entry["name"]: entry["value"].get("value") for entry in raw.get("properties", [])}
    text = {key: plain_text(str(raw.get(key, {}).get("value", ""))) for key in ("role", "name", "description")}
    return Node(**text, is_focusable=properties.get("focusable") is True, is_live=is_live or properties.get("live") is not None)
