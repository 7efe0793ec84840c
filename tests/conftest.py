"""Settings of all tests: how hypothesis runs, and which browser the browser tests use."""

from __future__ import annotations

import os

import chromium
import hypothesis
import pytest
from bootstrap import IN_CI

# Tests expect English, whatever the user's language. So do the processes that they start.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LONGWOOD_LANG", None)

# No deadline, because tests can be slow on a busy machine. In CI, every run tries the same examples.
# For a thorough run: `.venv/bin/pytest tests/play tests/properties --hypothesis-profile=thorough`.
hypothesis.settings.register_profile("longwood", deadline=None, max_examples=30)
hypothesis.settings.register_profile("longwood-ci", hypothesis.settings.get_profile("ci"), deadline=None, max_examples=30)
hypothesis.settings.register_profile("thorough", deadline=None, max_examples=3000)
hypothesis.settings.load_profile("longwood-ci" if IN_CI else "longwood")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Set LONGWOOD_CHROMIUM to the machine's Chromium if it is not set and a browser test needs it."""
    if any(item.get_closest_marker("browser") for item in items) and not os.environ.get("LONGWOOD_CHROMIUM"):
        found = chromium.find()
        if found is not None:
            os.environ["LONGWOOD_CHROMIUM"] = str(found)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a browser test if there is no browser, or fail it if CI is set."""
    if item.get_closest_marker("browser") and not os.environ.get("LONGWOOD_CHROMIUM"):
        reason = "no Chromium: `.venv/bin/python tools/chromium.py` gets one, and so does `make test`"
        if IN_CI:
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
