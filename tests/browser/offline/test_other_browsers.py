"""Play without a server in Firefox and in WebKitGTK, the engine of Safari: deal, move, hint, reload.

Both browsers are packages of Debian: firefox-esr, webkit2gtk-driver and xvfb. .ci/run installs them. Elsewhere, tests can be skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from longwood.server.site import write_site
from tests.browser.offline.files import file_server
from tests.browser.offline.network import FILES

pytestmark = pytest.mark.browser
ROOT: Final = Path(__file__).resolve().parents[3]
TIMEOUT_S: Final = 240
FIREFOX = shutil.which("firefox-esr")
WEBKIT = shutil.which("WebKitWebDriver")
BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
IN_CI = os.environ.get("CI", "").lower() not in {"", "0", "false"}
_CACHED: Final = """
const done = arguments[0];
navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => {
  const name = names.find((one) => one.startsWith('longwood-offline-'));
  return name === undefined ? 0 : caches.open(name).then((cache) => cache.keys()).then((keys) => keys.length);
}).then(done);
"""
_HAS_PICTURES: Final = """
const pictures = [...document.querySelectorAll('svg.card use')];
return pictures.length > 0 && pictures.every((use) => use.getBBox().width > 200);
"""


@pytest.mark.skipif(not FIREFOX and not IN_CI, reason="firefox-esr is not installed")
def test_firefox_plays_without_the_network(tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    assert FIREFOX, "firefox-esr is not installed"
    node = shutil.which("node")
    assert node
    with file_server(tmp_path) as address:
        words = [node, str(ROOT / "web" / "smoke" / "firefox.mjs"), FIREFOX, f"{address}/site"]
        smoke = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "HOME": str(tmp_path)})
        assert smoke.stdout is not None
        assert smoke.stdout.readline() == "cut\n"
    assert smoke.communicate("\n", timeout=TIMEOUT_S)[0] == "passed\n"


@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # selenium warns about its own call
@pytest.mark.skipif(not (WEBKIT and BROWSERS) and not IN_CI, reason="webkit2gtk-driver is not installed")
def test_webkit_plays_without_the_network(tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    assert WEBKIT
    assert BROWSERS, "webkit2gtk-driver is not installed"
    # Xvfb chooses a free number, and writes it when it is ready.
    words = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24"]
    screen = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert screen.stdout is not None
    with screen.stdout as written:
        number = f":{written.readline().strip()}"
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(BROWSERS[-1])
    options.add_argument("--automation")
    environment = {**os.environ, "DISPLAY": number, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    service = webdriver.WebKitGTKService(executable_path=WEBKIT, env=environment)
    host = ExitStack()
    try:
        with host, webdriver.WebKitGTK(options=options, service=service) as browser:
            address = host.enter_context(file_server(tmp_path))
            wait = WebDriverWait(browser, TIMEOUT_S)

            def seq() -> int:
                return int(browser.execute_script("return Number(document.body.dataset.seq ?? -1)"))

            def press(key: str) -> None:
                browser.find_element(By.TAG_NAME, "body").send_keys(key)

            browser.get(f"{address}/site/#/play/golf?deal=15")
            wait.until(lambda found: found.find_elements(By.CSS_SELECTOR, "[data-pile=stock]"))
            press("d")
            wait.until(lambda _: seq() >= 1)
            press("h")
            wait.until(lambda found: found.find_elements(By.CSS_SELECTOR, "[data-testid=advice-reason]"))
            press(Keys.ESCAPE)
            wait.until(lambda found: found.execute_script(_HAS_PICTURES))
            wait.until(lambda _: browser.execute_async_script(_CACHED) == FILES)
            before = seq()
            host.close()  # from here on, there is no server
            browser.refresh()
            wait.until(lambda found: found.find_elements(By.CSS_SELECTOR, "[data-pile=stock]"))
            wait.until(lambda _: seq() >= before)
            press("d")
            wait.until(lambda _: seq() >= before + 1)
    finally:
        screen.terminate()
        screen.wait()
