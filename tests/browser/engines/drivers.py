"""Starts Firefox (puppeteer-core over WebDriver BiDi) and WebKitGTK (Selenium)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys

from tests.browser.engines.page import TIMEOUT_S, Driver

ROOT: Final = Path(__file__).resolve().parents[3]
FIREFOX = shutil.which("firefox-esr")
WEBKIT = shutil.which("WebKitWebDriver")
BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
_CALL: Final = """
const done = arguments[2];
new Promise((resolve) => resolve((%s)(...arguments[0])))
  .then((value) => done([value ?? null, null]), (error) => done([null, String(error)]));
"""
_KEYS: Final = {"Escape": Keys.ESCAPE, "Enter": Keys.ENTER}


class Firefox:
    """Firefox behind web/smoke/firefox.mjs; see Driver."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def _do(self, name: str, *values: object) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([name, *values]) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def open(self, url: str) -> None:
        self._do("open", url)

    def reload(self) -> None:
        self._do("reload")

    def evaluate(self, source: str, values: Sequence[object]) -> Any:
        return self._do("evaluate", source, list(values))

    def press(self, key: str) -> None:
        self._do("press", key)

    def click(self, x: float, y: float) -> None:
        self._do("click", x, y)

    def tap(self, x: float, y: float) -> None:
        self._do("tap", x, y)

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self._do("drag", x, y, to_x, to_y)


class WebKit:
    """WebKitGTK; see Driver."""

    def __init__(self, browser: webdriver.WebKitGTK) -> None:
        self._browser = browser

    def open(self, url: str) -> None:
        self._browser.get(url)

    def reload(self) -> None:
        self._browser.refresh()

    def evaluate(self, source: str, values: Sequence[object]) -> Any:
        value, error = self._browser.execute_async_script(_CALL % source, list(values), None)
        assert error is None, error
        return value

    def press(self, key: str) -> None:
        ActionChains(self._browser).send_keys(_KEYS.get(key, key)).perform()

    def _pointer(self, kind: str) -> ActionBuilder:
        return ActionBuilder(self._browser, mouse=PointerInput(kind, kind), duration=20)  # type: ignore[no-untyped-call]

    def click(self, x: float, y: float) -> None:
        self._press(self._pointer("mouse"), x, y)

    def tap(self, x: float, y: float) -> None:
        self._press(self._pointer("touch"), x, y)

    def _press(self, pointer: ActionBuilder, x: float, y: float) -> None:
        pointer.pointer_action.move_to_location(round(x), round(y)).pointer_down().pointer_up()  # type: ignore[no-untyped-call]
        pointer.perform()

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        pointer = self._pointer("mouse")
        action = pointer.pointer_action.move_to_location(round(x), round(y)).pointer_down()  # type: ignore[no-untyped-call]
        for part in (0.25, 0.5, 1):
            action = action.move_to_location(round(x + part * (to_x - x)), round(y + part * (to_y - y)))
        action.pointer_up()
        pointer.perform()


@contextmanager
def firefox(home: Path) -> Iterator[Driver]:
    """Start Firefox with a new profile, and yield its driver. home: a folder for what it writes."""
    assert FIREFOX, "firefox-esr is not installed"
    node = shutil.which("node")
    assert node
    words = [node, str(ROOT / "web" / "smoke" / "firefox.mjs"), FIREFOX]
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "HOME": str(home)})
    try:
        yield Firefox(process)
    finally:
        process.communicate(timeout=TIMEOUT_S)  # it ends when its input does


@contextmanager
def webkit(home: Path) -> Iterator[Driver]:
    """Start WebKitGTK on a screen of its own, and yield its driver. home: a folder for what it writes."""
    assert WEBKIT, "webkit2gtk-driver is not installed"
    assert BROWSERS, "webkit2gtk-driver is not installed"
    # Xvfb chooses a free number, and writes it when it is ready.
    words = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24"]
    screen = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert screen.stdout is not None
        with screen.stdout as written:
            number = f":{written.readline().strip()}"
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(BROWSERS[-1])
        options.add_argument("--automation")
        environment = {**os.environ, "HOME": str(home), "DISPLAY": number, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        service = webdriver.WebKitGTKService(executable_path=WEBKIT, env=environment)
        with webdriver.WebKitGTK(options=options, service=service) as browser:
            browser.set_script_timeout(TIMEOUT_S)
            browser.set_window_size(1280, 900)
            yield WebKit(browser)
    finally:
        screen.terminate()
        screen.wait()
