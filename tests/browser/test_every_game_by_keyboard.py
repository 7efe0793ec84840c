"""Every game with the keyboard alone, as a screen reader says it: each pile and control has its name, and each kind of move is announced.

Names and announcements are compared with what the referee's position says. A short run plays a sample of the games, which has every kind of
pile, layout and label. The long test plays all games.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.play import Move, Position, start
from longwood.rules import ColumnRules, Rules
from longwood.tables.views import move_view
from longwood.variants import CATALOGUE, Variant
from tests.browser.accessibility_tree import CONTROLS, AccessibilityTree, Node
from tests.browser.checks import CARD_NAME, card_name, check_focus, plain_text
from tests.browser.conftest import Players
from tests.browser.player import Player
from tests.browser.spoken import (
    announcement,
    column_descriptions,
    in_sentence,
    moved_cards,
    pile_labels,
    piles_by_id,
    table_read_aloud,
    undo_announcement,
)
from tests.browser.test_without_a_pointer import tab_to
from tests.browser.tours import find_tour
from tests.soak import IS_SOAK

pytestmark = pytest.mark.browser

MOST_DRAWS: Final = 24
"""The waste is turned over if the stock can be drawn to its end with no more draws than this."""

TOOLS: Final = ("Undo", "Redo", "Restart", "New deal", "Deal number", "Bookmarks", "Hint", "Rules", "Settings", "Help", "More", "Games")
READINGS: Final = ("What can I play?", "What changed?", "Read the table")

# The piles that no sequence of arrow keys reaches from the first column. A key can first choose more or fewer cards of a column.
_UNREACHABLE: Final = """
() => {
  const start = document.querySelector('[data-pile][tabindex="0"]');
  const reached = [start];
  for (const pile of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      pile.focus();
      for (let press = 0; press < 14 && document.activeElement === pile; press++)
        pile.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      if (!reached.includes(document.activeElement)) reached.push(document.activeElement);
    }
  }
  start.focus();
  return [...document.querySelectorAll('[data-pile]')].filter((pile) => !reached.includes(pile)).map((pile) => pile.dataset.pile);
}
"""


def _traits(rules: Rules) -> set[str]:
    """Return what a screen reader says of the new deal, without numbers and cards, and the rules that decide what else it says."""
    labels = pile_labels(start(rules, 1)).values()
    said = {re.sub(r"\d+", "0", CARD_NAME.sub("card", label)).replace("0 card,", "0 cards,") for label in labels}
    draws_several = {"draws several"} if rules.draw > 1 else set()
    if isinstance(rules, ColumnRules):
        return said | draws_several | {f"run {rules.run}", f"empty {rules.empty}"}
    return said | draws_several | {f"layout {rules.layout.kind}"}


def _sample() -> Iterator[Variant]:
    """Yield games until each trait has one: the first game with the most further traits."""
    traits = {variant: _traits(variant.rules) for variant in CATALOGUE}
    left = set[str]().union(*traits.values())
    while left:
        variant = max(CATALOGUE, key=lambda variant: len(traits[variant] & left))
        left -= traits[variant]
        yield variant


@dataclass
class Table:
    """A table in the browser, and the position that it should show."""

    player: Player
    tree: AccessibilityTree
    position: Position

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.player.page.keyboard.press(key)

    def press_and_wait(self, key: str, times: int = 1) -> None:
        """Press a key that makes moves, and wait until the page shows the last one."""
        seq = self.player.seq
        self.press(key, times)
        self.player.wait_for_event(seq + times)

    @property
    def announced(self) -> str:
        """The last announcement."""
        return plain_text(self.player.text("announcement"))

    def check(self) -> list[str]:
        """Check the focus, and all names. Return the texts of the live regions."""
        check_focus(self.player)
        nodes = self.tree.nodes()
        controls = {node.name: node for node in nodes if node.role in CONTROLS}
        repeated = Counter(node.name for node in nodes if node.role in CONTROLS) - Counter(controls.keys())
        assert not repeated, "each control has a name of its own"
        assert "" not in controls
        assert set(controls).issuperset((*TOOLS, *READINGS))
        self._check_piles(controls)
        seen = " ".join(f"{node.name} {node.description}" for node in nodes)
        named = set(CARD_NAME.findall(re.sub(r"needs the \S+ of \w+", "", seen).lower()))
        face_up = {card_name(card) for pile in piles_by_id(self.position).values() for card in pile.cards if card}
        assert named <= face_up, "no face-down card is named"
        return [node.name for node in nodes if node.is_live and node.role == "StaticText"]

    def _check_piles(self, controls: dict[str, Node]) -> None:
        labels = pile_labels(self.position)
        piles = [name for name in controls if re.match(r"(Column|Slot|Foundation|Cell|Hole|Stock|Waste)\b", name)]
        assert sorted(piles) == sorted(labels.values())
        assert all(controls[label].is_focusable for label in labels.values())
        descriptions = column_descriptions(self.position)
        assert {id: controls[label].description for id, label in labels.items()} == {id: descriptions.get(id, "") for id in labels}
        waste = piles_by_id(self.position).get("waste")
        looks = [name for name in controls if name.startswith("Look through the waste")]
        assert len(looks) == bool(waste and waste.cards)

    def focus(self, pile: str) -> None:
        """Focus a pile with its key, if it has one and this is every second move, else with the arrow keys."""
        keys = {f"c{number}": str(number % 10) for number in range(1, 11)}
        if pile in ("stock", "waste"):
            self.press("s" if pile == "stock" else "t")
        elif pile in keys and self.position.played % 2:
            self.press(keys[pile])
        else:
            self.player.focus_pile(pile)
        check_focus(self.player)

    def play(self, move: Move) -> None:
        """Make a legal move with keys, and check what is said then."""
        view = move_view(self.position, move)
        before = piles_by_id(self.position)
        if "stock" in (view.source, view.target):
            self.focus("stock")
            self.press_and_wait("d" if self.position.played % 2 else "Enter")
        else:
            self.focus(view.source)
            self._choose(view.source, view.count)
            if before[view.target].kind == "foundation":
                self.press_and_wait("f")
            else:
                self.press("m")
                self._aim_at(pile_labels(self.position)[view.target])
                self.press_and_wait("Enter")
        self.position.push(move)
        said = self.check()
        for sentence in announcement(before, piles_by_id(self.position), view):
            assert any(sentence in text for text in said), (sentence, said)

    def _choose(self, pile: str, count: int) -> None:
        """Choose several cards of the focused column."""
        wanted = moved_cards(piles_by_id(self.position)[pile].cards[-count:])
        for _ in range(count - 1):
            if self.announced != wanted:
                self.press("ArrowUp")
        assert count == 1 or self.announced == wanted

    def _aim_at(self, label: str) -> None:
        """Choose the pile with this label as the target of the picked-up cards."""
        for _ in pile_labels(self.position):
            if self.announced.endswith(label):
                break
            self.press("ArrowRight")
        assert self.announced.endswith(label)
        check_focus(self.player)

    def undo_and_redo(self) -> None:
        """Undo the last move and redo it."""
        move = self.position.pop()
        view, before = move_view(self.position, move), piles_by_id(self.position)
        self.press_and_wait("u")
        said = self.check()
        sentence = undo_announcement(before, view)
        assert any(sentence in text for text in said), (sentence, said)
        self.press_and_wait("r")
        self.position.push(move)
        self.check()

    def ask_for_hint(self) -> None:
        """Ask the solver for a hint. It names a pile with a legal move, or its card where piles can't be counted."""
        self.press("h")
        expect(self.player.part("advice")).to_be_visible()
        piles = piles_by_id(self.position)
        sources = [piles[move_view(self.position, move).source] for move in self.position.legal_moves()]
        names = {f"the {card_name(pile.cards[-1])}" if pile.kind == "slot" else in_sentence(pile) for pile in sources}
        hints = {f"Try {name}" for name in names} or {"No moves left"}
        assert hints & set(self.check())

    def turn_waste_over(self) -> None:
        """Draw the whole stock, and make a new one of the waste, if that is possible with a few keys."""
        moves: list[Move] = []
        while len(moves) <= MOST_DRAWS and piles_by_id(self.position)["stock"].hidden:
            draw = next(move for move in self.position.legal_moves() if move_view(self.position, move).source == "stock")
            self.position.push(draw)
            moves.append(draw)
        if piles_by_id(self.position)["stock"].hidden:
            for _ in moves:
                self.position.pop()
            return
        self.press_and_wait("d", len(moves))
        self.check()
        self.play(next(move for move in self.position.legal_moves() if move_view(self.position, move).target == "stock"))


def search_and_deal(player: Player, variant: Variant, deal: int) -> None:
    """Find a game by its name on the start page, and deal this deal with the keyboard alone."""
    keys = player.page.keyboard
    player.page.locator("article[data-game]").first.wait_for()
    keys.press("/")
    keys.type(variant.name)
    tab_to(player, player.page.locator(f"article[data-game={variant.id}] [data-testid=options]").first)
    keys.press("Enter")
    tab_to(player, player.part("menu-deal"))
    keys.type(str(deal))
    keys.press("Enter")


def check_game(player: Player, tree: AccessibilityTree, variant: Variant, *, by_search: bool, with_hint: bool) -> None:
    """Play a few moves of a game with keys. `by_search`: finds the game on the start page, which is open."""
    deal, moves = find_tour(variant.rules)
    before = player.page.url
    if by_search:
        search_and_deal(player, variant, deal)
    else:
        player.visit(f"/play/{variant.id}?deal={deal}")
    player.wait_for_new_table(before)
    table = Table(player, tree, start(variant.rules, deal))
    assert f"{variant.name} is ready." in table.check()
    assert player.page.evaluate(_UNREACHABLE) == []
    table.press("l")
    assert table.announced == table_read_aloud(table.position)
    for move in moves:
        table.play(move)
    table.undo_and_redo()
    if variant.rules.redeals != 0:
        table.turn_waste_over()
    if with_hint:
        table.ask_for_hint()


def test_every_game_by_keyboard(players: Players, subtests: pytest.Subtests) -> None:
    player = players.open().go("/")
    tree = AccessibilityTree(player.page)
    for number, variant in enumerate(CATALOGUE if IS_SOAK else _sample()):
        with subtests.test(game=variant.id):
            with_hint = IS_SOAK or number % 4 == 0  # the search takes as long as all else
            check_game(player, tree, variant, by_search=number == 0, with_hint=with_hint)
