"""Settings: they apply at once and from the first paint of the next visit, and every theme has enough contrast."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.checks import check_accessible
from tests.browser.conftest import PHONE, Players
from tests.browser.known_games import FORTY_THIEVES
from tests.browser.player import Player

pytestmark = pytest.mark.browser

CHOSEN: Final = {"theme": "light", "suits": "four", "hand": "left", "felt": "plum", "accent": "blue"}
ATTRIBUTES: Final = "() => ({ ...document.documentElement.dataset })"

# The contrast of all visible text with each colour that can be behind it, lowest first: [ratio, text, colour, background].
CONTRASTS: Final = """
() => {
  const channels = (text) => {
    const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number);
    return text.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const over = ([r, g, b, a], background) => [r, g, b].map((value, i) => value * a + background[i] * (1 - a));
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  // Every colour that can be behind an element. A gradient counts as each of its colours.
  const known = new Map();
  const backgrounds = (element) => {
    if (!known.has(element)) known.set(element, element ? behindText(element) : [[255, 255, 255]]);
    return known.get(element);
  };
  const behindText = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const own = channels(backgroundColor);
    const painted = [...backgroundImage.matchAll(/(?:rgba?|color)\\([^)]*\\)/g)].map(([text]) => channels(text));
    const behind = own[3] === 1 ? [own.slice(0, 3)] : backgrounds(element.parentElement).map((background) => over(own, background));
    return painted.length > 0 ? painted.flatMap((paint) => behind.map((background) => over(paint, background))) : behind;
  };
  const found = [];
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || element.closest('script, style, .sr-only, svg, option, :disabled') || !element.checkVisibility()) continue;
    const colour = channels(getComputedStyle(element).color);
    for (const background of backgrounds(element)) {
      found.push([ratio(over(colour, background), background), text, colour, background]);
    }
  }
  return found.sort((a, b) => a[0] - b[0]);
}
"""


def open_with(players: Players, preferences: dict[str, str], size: tuple[int, int] = (1440, 900)) -> Player:
    """Return a player whose browser already stores these preferences."""
    player = players.open(size)
    player.page.add_init_script(f"localStorage.setItem('longwood-preferences', {json.dumps(json.dumps(preferences))})")
    return player


def test_settings_apply_at_once_and_survive_a_reload(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    before = player.locate("stock")
    player.use_tool("settings")
    for setting in ("theme-light", "suits-four", "hand-left", "felt-plum", "accent-blue", "foundations-below"):
        player.page.locator(f"[data-setting={setting}]").check(force=True)
    player.page.locator("[data-setting=sound-quiet]").check(force=True)
    stored = json.loads(player.page.evaluate("() => localStorage.getItem('longwood-preferences')"))
    assert stored == {**CHOSEN, "foundations": "below", "sound": "quiet"}
    shown = player.page.evaluate(ATTRIBUTES)
    assert shown == CHOSEN
    after = player.locate("stock")
    assert after.x > 720 > before.x
    assert after.y > player.locate("c1").y > before.y
    player.page.reload()
    player.wait_for_table()
    assert player.page.evaluate(ATTRIBUTES) == shown
    assert player.locate("stock") == after


def test_letter_and_number_keys_can_be_turned_off(players: Players) -> None:
    player = open_with(players, {"letterKeys": "off"}).open_table(FORTY_THIEVES.address)
    keys = player.page.keyboard
    hint = player.part("hint")
    expect(hint).not_to_have_attribute("aria-keyshortcuts", "H")
    expect(player.part("undo")).to_have_attribute("aria-keyshortcuts", "Control+Z")
    player.focus_pile("stock")
    for key in ("d", "m", "f", "3", "n", "h", "u", "?"):  # with the focus on the board
        keys.press(key)
    keys.press("Enter")
    player.wait_for_event(1)  # only Enter did something: it drew a card
    player.page.evaluate("() => document.activeElement.blur()")
    for key in ("d", "1", "u", "w", "b", "p"):  # with the focus elsewhere
        keys.press(key)
    keys.press("Control+z")
    player.wait_for_event(2)  # the first key that has an effect
    expect(player.part("practice")).to_be_visible()
    assert player.seq == 2
    player.use_tool("help")
    expect(player.page.get_by_role("dialog")).to_contain_text("are turned off in Settings")
    keys.press("Escape")
    player.use_tool("settings")
    player.page.get_by_role("switch", name="Letter and number keys").check()
    keys.press("Escape")
    expect(hint).to_have_attribute("aria-keyshortcuts", "H")
    keys.press("d")
    player.wait_for_event(2)


def test_the_theme_applies_before_the_first_paint(players: Players) -> None:
    """The page has the chosen colours even if the app's script never loads."""
    players.allow("ERR_FAILED")
    player = open_with(players, CHOSEN)
    player.page.route("**/assets/index-*.js", lambda route: route.abort())
    player.go("/")
    assert player.page.evaluate(ATTRIBUTES) == CHOSEN
    assert player.page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(246, 244, 238)"
    assert player.page.locator("#app").inner_html() == ""


def test_settings_apply_in_other_tabs(players: Players) -> None:
    first = players.open().go("/")
    second = players.open_tab(first).go("/")
    first.use_tool("settings")
    first.page.locator("[data-setting=theme-contrast]").check(force=True)
    expect(second.page.locator("html")).to_have_attribute("data-theme", "contrast")


# Keeps the sounds of a page in window.recording, which exists from the first sound on. An offline context renders its samples when the test
# asks for them, so nothing depends on when the test listens.
RECORD_SOUNDS = """
window.AudioContext = class extends OfflineAudioContext {
  constructor() {
    super(1, 48_000, 48_000);
    window.recording = this;
  }
  async resume() {}
};
"""
HAS_SOUNDED = "() => window.recording !== undefined"
LOUDEST = "async () => (await recording.startRendering()).getChannelData(0).reduce((a, b) => Math.max(a, b))"


def choose_sound(player: Player, choice: str) -> None:
    player.use_tool("settings")
    player.page.locator(f"[data-setting=sound-{choice}]").check(force=True)
    player.page.keyboard.press("Escape")


def loudest(player: Player) -> float:
    """The loudest sample of the page's sounds, at most 1."""
    player.page.wait_for_function(HAS_SOUNDED)
    return float(player.page.evaluate(LOUDEST))


def test_sound_is_off_until_the_player_chooses_a_volume(players: Players) -> None:
    player = players.open()
    player.page.add_init_script(RECORD_SOUNDS)
    player.open_table(FORTY_THIEVES.address)

    def draw(seq: int) -> None:
        player.click("stock")
        player.wait_for_event(seq)

    def is_silent() -> bool:
        player.page.wait_for_timeout(200)
        return not player.page.evaluate(HAS_SOUNDED)

    draw(1)
    assert is_silent()
    heard = {}
    for seq, choice in enumerate(("quiet", "loud"), 2):
        choose_sound(player, choice)
        player.page.reload()  # so that the sample of this volume isn't in the recording
        player.wait_for_event(seq - 1)
        draw(seq)
        heard[choice] = loudest(player)
    assert heard["loud"] > 2 * heard["quiet"] > 0.01
    choose_sound(player, "off")
    player.page.reload()
    player.wait_for_event(3)
    draw(4)
    assert is_silent()


def test_choosing_a_volume_plays_a_sample(players: Players) -> None:
    player = players.open()
    player.page.add_init_script(RECORD_SOUNDS)
    player.open_table(FORTY_THIEVES.address)
    choose_sound(player, "loud")
    assert loudest(player) > 0.005


@pytest.mark.parametrize(("setting", "moved"), [("off", 0), ("free", 1), ("all", 2)])
def test_cards_move_to_the_foundations_as_the_setting_says(players: Players, setting: str, moved: int) -> None:
    """The deal has an available Ace, which is always safe to move up, and the Two of its suit, which a win might still need in a column."""
    player = open_with(players, {"autoPlay": setting}).open_table("/play/forty-thieves?deal=95")
    player.page.keyboard.press("d")
    player.wait_for_event(1 + moved)
    player.page.wait_for_timeout(200)
    assert (player.seq, player.text("score")) == (1 + moved, f"{moved}/104")


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_all_text_has_enough_contrast(players: Players, theme: str) -> None:
    """Require 4.5 to 1 for text of every size on all pages and dialogs. WCAG 2.2 AA allows less for large text."""
    player = open_with(players, {"theme": theme})
    page = player.page

    def check_contrast(state: str) -> None:
        found = page.evaluate(CONTRASTS)
        assert len(found) > 3, state
        bad = [text for text in found if text[0] < 4.5]
        assert not bad, (state, bad[:5])

    player.go("/")
    page.locator("article[data-game]").first.wait_for()
    check_contrast("start page")
    page.locator("article[data-game=golf] [data-testid=options]").click()
    check_contrast("options")
    player.go("/rules/forty-thieves")
    page.locator("article h2.heading").first.wait_for()
    check_contrast("rules")
    player.open_table("/play/golf?round=1")
    check_contrast("round")
    player.open_table(FORTY_THIEVES.address)
    player.play_moves(FORTY_THIEVES.moves)
    check_contrast("table")
    for part in ("settings", "help", "rules", "deal-number", "new-deal"):
        player.use_tool(part)
        page.get_by_role("dialog").wait_for()
        if part == "rules":  # loaded when the dialog opens
            page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()
        check_contrast(part)
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(player.part("advice")).to_be_visible()
    check_contrast("hint")


def test_the_contrast_check_finds_faint_text(players: Players) -> None:
    player = open_with(players, {"theme": "light"}).go("/")
    player.page.locator("article[data-game]").first.wait_for()
    player.page.evaluate("() => { document.querySelector('h3').style.color = '#999'; }")
    assert player.page.evaluate(CONTRASTS)[0][0] < 3


def test_all_tools_are_reachable_on_a_phone(players: Players) -> None:
    player = players.open(PHONE, touch=True).open_table("/play/golf?deal=15")
    for tool in ("rules", "settings", "help", "deal-number"):
        player.use_tool(tool)
        expect(player.page.get_by_role("dialog")).to_be_visible()
        player.page.keyboard.press("Escape")
        expect(player.page.get_by_role("dialog")).to_have_count(0)
    undo, more = (player.part(name).bounding_box() for name in ("undo", "more"))
    assert undo
    assert more
    assert undo["x"] > 195 > more["x"], "Undo is near the right thumb"
    assert undo["y"] > 700


def test_undo_moves_to_the_left_with_the_left_hand_setting(players: Players) -> None:
    player = open_with(players, {"hand": "left"}, PHONE).open_table("/play/golf?deal=15")
    undo = player.part("undo").bounding_box()
    assert undo
    assert undo["x"] < 60


def test_other_cards_are_loaded_only_when_they_are_chosen(players: Players) -> None:
    player = players.open()
    sheets: set[str] = set()
    player.page.on("request", lambda request: sheets.update(re.findall(r"/(modern|minimal|backs)-[^/]*\.svg", request.url)))
    player.open_table(FORTY_THIEVES.address)
    assert not sheets
    player.use_tool("settings")
    expect(player.page.locator("#back-waves")).to_be_attached()
    assert sheets == {"backs"}, "the swatches show all backs"
    for setting in ("face-modern", "back-waves", "felt-plum", "accent-rose"):
        player.page.locator(f"[data-setting={setting}]").check(force=True)
    for shown in ("card-preview", "board"):
        scope = player.part("card-preview") if shown == "card-preview" else player.page.locator(".board")
        expect(scope.locator("use[href='#back-waves'], use[href='#back-waves-c']").first).to_be_attached()
        expect(scope.locator("use[href^='#modern-']").first).to_be_attached()
    for picture in ("back-waves", "modern-QH"):
        expect(player.page.locator(f"#{picture}")).to_be_attached()
    assert sheets == {"modern", "backs"}
    attributes = player.page.evaluate(ATTRIBUTES)
    assert (attributes["felt"], attributes["accent"]) == ("plum", "rose")


def test_each_back_and_colour_is_shown_beside_its_name(players: Players) -> None:
    player = players.open(PHONE, touch=True).go("/?lang=he")
    player.part("settings").tap()
    backs = player.part("back-swatch")
    expect(backs).to_have_count(6)
    player.page.wait_for_function(
        "() => [...document.querySelectorAll('[data-testid=back-swatch] use')].every((use) => use.getBBox().width > 200)"
    )
    assert len(set(backs.locator("use").evaluate_all("(uses) => uses.map((use) => use.getAttribute('href'))"))) == 6
    for name in ("felt", "accent"):
        spots = player.page.locator(f"label:has([data-setting^={name}-]) .spot")
        expect(spots).to_have_count(5)
        colours = spots.evaluate_all("(spots) => spots.map((spot) => getComputedStyle(spot).backgroundColor)")
        assert len(set(colours)) == 5
        assert all(box["width"] > 12 for box in spots.evaluate_all("(spots) => spots.map((spot) => spot.getBoundingClientRect().toJSON())"))
    player.page.locator("[data-setting=back-classic]").focus()
    player.page.keyboard.press("ArrowDown")
    assert player.page.evaluate(ATTRIBUTES).get("back", "crimson") == "crimson"
    expect(player.part("card-preview").locator("use[href^='#back-crimson']").first).to_be_attached()
    check_accessible(player, "the settings with swatches")


@pytest.mark.parametrize("felt", ["green", "blue", "plum", "slate", "night"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_texts_on_every_felt_have_enough_contrast(players: Players, felt: str, theme: str) -> None:
    accent = {"green": "green", "blue": "blue", "plum": "violet", "slate": "rose", "night": "orange"}[felt]
    player = open_with(players, {"theme": theme, "felt": felt, "accent": accent}).open_table(FORTY_THIEVES.address)
    lowest = player.page.evaluate(CONTRASTS)[0]
    assert lowest[0] >= 4.5, lowest


def test_the_time_and_the_score_can_be_hidden(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    before = player.locate("stock")
    expect(player.part("time")).to_be_visible()
    player.use_tool("settings")
    player.page.get_by_role("switch", name="Show the time").uncheck()
    player.page.get_by_role("switch", name="Show the score").uncheck()
    expect(player.part("time")).to_have_count(0)
    expect(player.part("score")).to_have_count(0)
    assert player.locate("stock") == before
