"""What all tests share: how hypothesis runs, and which browser the browser tests drive."""

from __future__ import annotations

import os

import chromium
import hypothesis
import pytest

# Tests read English, whatever the language of who runs them; the processes they start do so too.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LONGWOOD_LANG", None)

IN_CI = os.environ.get("CI", "").lower() not in {"", "0", "false"}

# A busy machine is no error, so no deadline. In CI hypothesis loads its own profile: the same examples every time.
# For a long search: `.venv/bin/pytest tests/play tests/properties --hypothesis-profile=thorough`.
hypothesis.settings.register_profile("longwood", deadline=None)
hypothesis.settings.register_profile("thorough", deadline=None, max_examples=5000)
if not IN_CI:
    hypothesis.settings.load_profile("longwood")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Name the machine's Chromium in LONGWOOD_CHROMIUM where nobody did and a browser test will ask for it."""
    if any(item.get_closest_marker("browser") for item in items) and not os.environ.get("LONGWOOD_CHROMIUM"):
        found = chromium.find()
        if found is not None:
            os.environ["LONGWOOD_CHROMIUM"] = str(found)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a browser test where there is no browser; with CI set, fail it."""
    if item.get_closest_marker("browser") and not os.environ.get("LONGWOOD_CHROMIUM"):
        reason = "no Chromium: `.venv/bin/python tools/chromium.py` gets one, and so does `make test`"
        if IN_CI:
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
