"""Renders the app icons from web/public/icon.svg in Chromium: `.venv/bin/python tools/icons.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import chromium
from playwright.sync_api import ViewportSize, sync_playwright

PUBLIC: Final = Path(__file__).parent.parent / "web" / "public"
ICONS: Final = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable-512.png": (512, 0.8)}
"""By file name: the width in pixels, and the scale of the drawing. A maskable icon has a margin because phones crop it to any shape."""
FELT: Final = "#14583d"  # the background colour of the drawing


def main() -> None:
    """Write every icon."""
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright, chromium.get())
        for name, (edge, share) in ICONS.items():
            page = browser.new_page(viewport=ViewportSize(width=edge, height=edge))
            ground = FELT if share < 1 else "transparent"
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            page.set_content(f'<body style="{style}"><div style="width:{share:.0%};line-height:0">{drawing}</div></body>')
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
