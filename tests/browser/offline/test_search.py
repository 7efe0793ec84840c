"""The solver without a server: the search in WebAssembly finds the same as the native search, and answers every question of the table."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Final

import pytest
import signature
import wasm_search
from playwright.sync_api import expect

from longwood.solver.words import claim_of, problem_words
from tests.browser.conftest import Players, Server
from tests.browser.offline.network import START_MS, cut, open_prepared, play_golf, wait_for_table
from tests.server.playing import GOLF_15

pytestmark = pytest.mark.browser

_SEARCH: Final = """
async ({ worker, module, problems }) => {
  const policy = trustedTypes.createPolicy('longwood-worker', { createScriptURL: (url) => url });
  const search = new Worker(policy.createScriptURL(worker), { type: 'module' });
  search.postMessage({ type: 'module', module: await WebAssembly.compile(await (await fetch(module)).arrayBuffer()) });
  const answers = [];
  for (const text of problems) {
    const problem = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
    const { answer } = await new Promise((resolve, reject) => {
      search.onmessage = ({ data }) => data.type === 'answer' ? resolve(data) : data.type === 'failed' && reject(data.reason);
      search.onerror = ({ message }) => reject(message);
      search.postMessage({ type: 'search', problem, timeoutMs: null });
    });
    answers.push(btoa(String.fromCharCode(...answer)));
  }
  return answers;
}
"""


def test_node_counts_in_chromium_equal_the_committed_ones(players: Players) -> None:
    """The page is a plain text with the headers of every response, so the policy for scripts and workers applies."""
    page = players.open().page
    page.goto(f"{players.address}/healthz")
    asked = wasm_search.signature_problems()
    sent = [b64encode(problem_words(problem)).decode() for each in asked.values() for problem in each]
    urls = {"worker": f"/assets/{wasm_search.worker().name}", "module": wasm_search.module_path()}
    answers = iter(page.evaluate(_SEARCH, {**urls, "problems": sent}))
    found = {name: sum(claim_of(problem, b64decode(next(answers)), 0.0).effort.nodes for problem in each) for name, each in asked.items()}
    assert found == signature.committed()


def test_every_question_is_answered_without_the_server(private_players: Players, private_server: Server) -> None:
    player = open_prepared(private_players)
    cut(player)
    private_server.kill()
    player.go("/play/golf?deal=15")
    wait_for_table(player)
    player.page.keyboard.press("h")
    expect(player.part("advice-reason")).to_contain_text("Best possible here")
    player.part("deeper").click()
    expect(player.part("advice")).to_have_text("Draw a card")
    player.part("deeper").click()
    player.part("ask-verdict").click()
    expect(player.part("verdict")).to_have_text("Still winnable")

    player.go("/play/tri-peaks?deal=1")
    wait_for_table(player)
    player.page.keyboard.press("g")
    expect(player.part("advice-reason")).to_contain_text("of 32 possible deals won)")
    expect(player.part("fair-hints")).to_have_text("1 fair hint")
    expect(player.part("helped")).to_have_count(0)

    # A move cancels the search that is running. The next one works.
    player.go("/play/forty-thieves?deal=3")
    wait_for_table(player)
    player.page.keyboard.press("h")
    player.page.keyboard.press("d")
    expect(player.part("moves")).to_have_text("1")
    player.page.keyboard.press("h")
    expect(player.part("advice-reason")).to_be_visible(timeout=START_MS)

    player.go("/play/golf?deal=winnable")
    wait_for_table(player)
    expect(player.part("winnable")).to_be_visible()

    player.go("/play/golf?deal=15")
    wait_for_table(player)
    play_golf(player, GOLF_15.split()[:6])
    player.use_tool("end-hole")
    player.part("end-now").click()
    expect(player.part("par")).to_contain_text("Best possible")
    table = player.table_id
    player.go(f"/t/{table}/replay")
    player.part("ask-verdicts").click(timeout=START_MS)
    expect(player.part("verdicts")).to_contain_text("The game was still winnable", timeout=START_MS)
