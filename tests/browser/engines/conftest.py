"""A page in each browser other than Chromium. With CI set, a missing browser is a failure."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from bootstrap import IN_CI

from tests.browser.engines.drivers import BROWSERS, FIREFOX, WEBKIT, firefox, webkit
from tests.browser.engines.page import EnginePage


@pytest.fixture(
    params=[
        pytest.param(firefox, marks=pytest.mark.skipif(not FIREFOX and not IN_CI, reason="firefox-esr is not installed"), id="firefox"),
        pytest.param(
            webkit,
            marks=[
                pytest.mark.skipif(not (WEBKIT and BROWSERS) and not IN_CI, reason="webkit2gtk-driver is not installed"),
                pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),  # selenium warns about its own call
            ],
            id="webkit",
        ),
    ]
)
def engine_page(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[EnginePage]:
    with request.param(tmp_path) as driver:
        yield EnginePage(driver)
