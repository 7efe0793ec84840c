"""What the player sets: it holds at once, before the first paint of the next visit, and in every theme all can be read."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Seats
from tests.browser.lines import FORTY_THIEVES
from tests.browser.sitting import Sitting

pytestmark = pytest.mark.browser

CHOSEN: Final = {"theme": "light", "suits": "four", "hand": "left"}
ATTRIBUTES: Final = "() => ({ ...document.documentElement.dataset })"

# The worst contrast of every text that is seen with what lies behind it: [ratio, text, colour, ground].
CONTRASTS: Final = """
() => {
  const channels = (text) => {
    const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number);
    return text.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const over = ([r, g, b, a], ground) => [r, g, b].map((value, i) => value * a + ground[i] * (1 - a));
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  // Every colour that may lie behind an element: a gradient counts with each of its own.
  const grounds = (element) => {
    if (!element) return [[255, 255, 255]];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const own = channels(backgroundColor);
    const painted = [...backgroundImage.matchAll(/(?:rgba?|color)\\([^)]*\\)/g)].map(([text]) => channels(text));
    const behind = own[3] === 1 ? [own.slice(0, 3)] : grounds(element.parentElement).map((ground) => over(own, ground));
    return painted.length > 0 ? painted.flatMap((paint) => behind.map((ground) => over(paint, ground))) : behind;
  };
  const found = [];
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || element.closest('script, style, .sr-only, svg, option, :disabled') || !element.checkVisibility()) continue;
    const colour = channels(getComputedStyle(element).color);
    for (const ground of grounds(element)) found.push([ratio(over(colour, ground), ground), text, colour, ground]);
  }
  return found.sort((a, b) => a[0] - b[0]);
}
"""


def opened(seats: Seats, preferences: dict[str, str], size: tuple[int, int] = (1440, 900)) -> Sitting:
    """A browser whose player has chosen before."""
    sitting = seats.open(size)
    sitting.page.add_init_script(f"localStorage.setItem('longwood-preferences', {json.dumps(json.dumps(preferences))})")
    return sitting


def test_what_is_chosen_holds_at_once_and_stays(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    before = sitting.grip("stock")
    sitting.do("settings")
    for setting in ("theme-light", "suits-four", "hand-left", "foundations-below"):
        sitting.page.locator(f"[data-setting={setting}]").check(force=True)
    sitting.page.get_by_role("switch", name="Sound").check()
    kept = json.loads(sitting.page.evaluate("() => localStorage.getItem('longwood-preferences')"))
    assert kept == {**CHOSEN, "foundations": "below", "sound": "on"}
    shown = sitting.page.evaluate(ATTRIBUTES)
    assert shown == CHOSEN
    after = sitting.grip("stock")
    assert after.x > 720 > before.x
    assert after.y > sitting.grip("c1").y > before.y
    sitting.page.reload()
    sitting.laid()
    assert sitting.page.evaluate(ATTRIBUTES) == shown
    assert sitting.grip("stock") == after


def test_keys_that_write_characters_can_be_turned_off(seats: Seats) -> None:
    sitting = opened(seats, {"letterKeys": "off"}).sit(FORTY_THIEVES.address)
    keys = sitting.page.keyboard
    hint = sitting.part("hint")
    expect(hint).not_to_have_attribute("aria-keyshortcuts", "H")
    expect(sitting.part("undo")).to_have_attribute("aria-keyshortcuts", "Control+Z")
    sitting.walk("stock")
    for key in ("d", "m", "f", "3", "n", "h", "u", "?"):  # on the board
        keys.press(key)
    keys.press("Enter")
    sitting.until(1)  # it drew, and that was all
    sitting.page.evaluate("() => document.activeElement.blur()")
    for key in ("d", "1", "u", "w", "b", "p"):  # beside it
        keys.press(key)
    keys.press("Control+z")
    expect(sitting.page.get_by_role("dialog")).to_contain_text("practice")  # the first that asks
    keys.press("Escape")
    assert sitting.seq == 1
    sitting.do("help")
    expect(sitting.page.get_by_role("dialog")).to_contain_text("are turned off in Settings")
    keys.press("Escape")
    sitting.do("settings")
    sitting.page.get_by_role("switch", name="Letter and number keys").check()
    keys.press("Escape")
    expect(hint).to_have_attribute("aria-keyshortcuts", "H")
    keys.press("d")
    sitting.until(2)


def test_it_holds_before_anything_is_painted(seats: Seats) -> None:
    """Without the app's own script, which comes later, the page has the player's colours already."""
    seats.allow("ERR_FAILED")
    sitting = opened(seats, CHOSEN)
    sitting.page.route("**/assets/index-*.js", lambda route: route.abort())
    sitting.go("/")
    assert sitting.page.evaluate(ATTRIBUTES) == CHOSEN
    assert sitting.page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(251, 250, 246)"
    assert sitting.page.locator("#app").inner_html() == ""


def test_other_tabs_follow(seats: Seats) -> None:
    first = seats.open().go("/")
    second = seats.beside(first).go("/")
    first.do("settings")
    first.page.locator("[data-setting=theme-contrast]").check(force=True)
    expect(second.page.locator("html")).to_have_attribute("data-theme", "contrast")


# Listens to all that is given to the loudspeaker.
LISTEN = """
window.loudest = 0;
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...rest) {
  if (to === this.context.destination) {
    window.ear ??= new AnalyserNode(this.context, { fftSize: 4096 });
    connect.call(this, window.ear);
  }
  return connect.call(this, to, ...rest);
};
const samples = new Float32Array(4096);
const listen = () => {
  window.ear?.getFloatTimeDomainData(samples);
  window.loudest = Math.max(window.loudest, ...samples);
  requestAnimationFrame(listen);
};
listen();
"""


def test_sound_is_heard_where_it_is_wanted_and_nowhere_else(seats: Seats) -> None:
    sitting = seats.open()
    sitting.page.add_init_script(LISTEN)
    sitting.sit(FORTY_THIEVES.address)
    sitting.click("stock")
    sitting.until(1)
    sitting.page.wait_for_timeout(200)
    assert sitting.page.evaluate("() => [typeof ear, loudest]") == ["undefined", 0]
    sitting.do("settings")
    sound = sitting.page.get_by_role("switch", name="Sound")
    sound.check()
    sitting.page.keyboard.press("Escape")
    for seq in (2, 3):
        sitting.page.evaluate("() => { loudest = 0; }")
        sitting.click("stock")
        sitting.until(seq)
        sitting.page.wait_for_function("() => loudest > 0.01")
    sitting.do("settings")
    sound.uncheck()
    sitting.page.keyboard.press("Escape")
    sitting.page.wait_for_timeout(500)  # what was heard dies away
    sitting.page.evaluate("() => { loudest = 0; }")
    sitting.click("stock")
    sitting.until(4)
    sitting.page.wait_for_timeout(300)
    assert sitting.page.evaluate("() => loudest") < 0.001


@pytest.mark.parametrize(("chosen", "up"), [("off", 0), ("free", 1), ("all", 2)])
def test_cards_go_up_by_themselves_if_the_player_likes(seats: Seats, chosen: str, up: int) -> None:
    """In this deal lie open an ace, which no win needs in a column, and a two of its suit, which one might."""
    sitting = opened(seats, {"autoPlay": chosen}).sit("/play/forty-thieves?deal=95")
    sitting.page.keyboard.press("d")
    sitting.until(1 + up)
    sitting.page.wait_for_timeout(200)
    assert (sitting.seq, sitting.text("score")) == (1 + up, f"{up}/104")


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_everything_can_be_read(seats: Seats, theme: str) -> None:
    """WCAG 2.2 AA: 4.5 to 1 for every text, of every size, on every page and in every dialog."""
    sitting = opened(seats, {"theme": theme})
    page = sitting.page

    def check(where: str) -> None:
        found = page.evaluate(CONTRASTS)
        assert len(found) > 3, where
        bad = [what for what in found if what[0] < 4.5]
        assert not bad, (where, bad[:5])

    sitting.go("/")
    page.locator("article[data-game]").first.wait_for()
    check("menu")
    page.locator("article[data-game=golf] [data-testid=options]").click()
    check("options")
    sitting.go("/rules/forty-thieves")
    page.locator("article h2.heading").first.wait_for()
    check("rules")
    sitting.sit("/play/golf?round=1")
    check("round")
    sitting.sit(FORTY_THIEVES.address)
    sitting.quickly(FORTY_THIEVES.moves)
    check("table")
    for part in ("settings", "help", "rules", "deal-number", "undo"):
        sitting.do(part)
        page.get_by_role("dialog").wait_for()
        if part == "rules":  # they are asked for as the dialog opens
            page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()
        check(part)
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(sitting.part("advice")).to_be_visible()
    check("hint")


def test_a_text_that_cannot_be_read_is_seen(seats: Seats) -> None:
    sitting = opened(seats, {"theme": "light"}).go("/")
    sitting.page.locator("article[data-game]").first.wait_for()
    sitting.page.evaluate("() => { document.querySelector('h3').style.color = '#999'; }")
    assert sitting.page.evaluate(CONTRASTS)[0][0] < 3


def test_on_a_phone_all_tools_are_at_hand(seats: Seats) -> None:
    sitting = seats.open(PHONE, touch=True).sit("/play/golf?deal=15")
    for tool in ("rules", "settings", "help", "deal-number"):
        sitting.do(tool)
        expect(sitting.page.get_by_role("dialog")).to_be_visible()
        sitting.page.keyboard.press("Escape")
        expect(sitting.page.get_by_role("dialog")).to_have_count(0)
    undo, more = (sitting.part(name).bounding_box() for name in ("undo", "more"))
    assert undo
    assert more
    assert undo["x"] > 195 > more["x"], "what is used most lies under the right thumb"
    assert undo["y"] > 700


def test_and_under_the_left_thumb_for_the_left_hand(seats: Seats) -> None:
    sitting = opened(seats, {"hand": "left"}, PHONE).sit("/play/golf?deal=15")
    undo = sitting.part("undo").bounding_box()
    assert undo
    assert undo["x"] < 60
