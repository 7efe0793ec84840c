"""Play without a server in Firefox and in WebKitGTK: deal, move, hint, reload."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from longwood.server.site import write_site
from tests.browser.engines.page import EnginePage
from tests.browser.offline.files import file_server
from tests.browser.offline.network import CACHED, FILES

pytestmark = pytest.mark.browser
_HAS_PICTURES: Final = """
() => {
  const pictures = [...document.querySelectorAll('svg.card use')];
  return pictures.length > 0 && pictures.every((use) => use.getBBox().width > 200);
}
"""


def test_a_game_goes_on_without_the_network(engine_page: EnginePage, tmp_path: Path) -> None:
    page = engine_page
    write_site(tmp_path / "site")
    with file_server(tmp_path) as address:
        page.wait_for_table(f"{address}/site/#/play/golf?deal=15")
        page.driver.press("d")
        page.wait_for_event(1)
        page.driver.press("h")
        page.wait_for_part("advice-reason")
        page.driver.press("Escape")
        page.wait(_HAS_PICTURES)
        page.wait(f"async () => {{ await navigator.serviceWorker.ready; return await ({CACHED.strip()})() === {FILES}; }}")
        before = page.seq
    page.driver.reload()  # from here on, there is no server
    page.wait_for("[data-pile=stock]")
    page.wait_for_event(before)
    page.driver.press("d")
    page.wait_for_event(before + 1)
