"""Players of Spit at real pages, with two thumbs on a phone or with the keyboard.

This module must not contain rules. It plays only moves that the server lists.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.player import Player, Touch
from tests.browser.rooms.helpers import join_as, room_state
from tests.server.playing import ANSWER_S, eventually
from tests.server.proxy import SlowLine

MAX_STEPS: Final = 1000


@dataclass
class Racer:
    """A player of Spit at a page. Plays with the keyboard unless `touch` is set."""

    player: Player
    seat: int
    touch: Touch | None = None

    @property
    def room(self) -> dict[str, Any]:
        """The newest state of the room that the page has received."""
        return room_state(self.player)

    @property
    def spit(self) -> dict[str, Any]:
        """The newest state of the match that the page has received."""
        contest: dict[str, Any] = self.room["contest"]
        return contest

    def wait_until_shown(self) -> None:
        """Wait until the page shows the newest state that it has received, with every card at its place."""
        tops = {
            self.pile_id(n, seat): pile["cards"][-1:]
            for seat, player in enumerate(self.spit["players"])
            for n, pile in enumerate(player["row"], 1)
        }
        tops |= {f"s{seat}": [player["spit"]] for seat, player in enumerate(self.spit["players"], 1) if player["spit"]}
        assert eventually(lambda: all(self.player.cards().get(pile, [])[-1:] == top for pile, top in tops.items()))
        self.player.wait_for_animations()

    def wait_for_event(self, seq: int) -> None:
        """Wait until the page has received an event."""
        for _ in range(int(ANSWER_S * 50)):
            if self.room["seq"] >= seq:
                return
            self.player.page.wait_for_timeout(20)
        raise AssertionError(f"{self.player.page.url} never received event {seq}")

    def do(self, action: str, proxy: SlowLine | None = None) -> None:
        """Perform an action and wait until the server has done it. If `proxy` is set, it drops the connection right after the input."""
        did = self.room["did"]
        if action == "ready":
            expect(self.player.part("spit-ready")).to_be_enabled()
            self._press("Space", "[data-testid=spit-ready]")
        elif action.startswith("slap"):
            self._press(self._side_key(action[-1]), f"[data-testid=slap-{action[-2:]}]")
        else:
            self.play(action)
        if proxy is not None:
            proxy.drop()
        self.wait_until_done(action, did)

    def wait_until_done(self, action: str, did: int) -> None:
        """Wait until the server has done an action. `did` is the number of this player's actions before it."""
        for _ in range(int(ANSWER_S * 50)):
            if self.room["did"] > did or self.room["phase"] != "playing":
                return
            self.player.page.wait_for_timeout(20)
        raise AssertionError(f"{action} is not done on {self.player.page.url}")

    def play(self, move: str) -> None:
        """Move a card. If it has only one legal target, tap the card or press the key of its pile. Otherwise choose the target too."""
        card, _, target = move.partition("-")
        number = self.pile_number(card)
        moves_of_card = [other for other in self.spit["moves"] if other.startswith(card)]
        has_one_target = len(moves_of_card) == 1 and target.startswith("s")
        if self.touch is not None:
            onto = target if target.startswith("s") else f"r{self.seat + 1}-{target}"
            spares = f"x{self.seat + 1}"
            if has_one_target and self.player.cards().get(spares):
                self.touch.tap_while_holding(spares, self.pile_id(number))
            elif has_one_target:
                self.touch.tap(self.pile_id(number))
            else:
                self.touch.drag(self.pile_id(number), onto)
        elif has_one_target:
            self.player.page.keyboard.press(f"Digit{number}")
        else:
            if number % 2:
                self.player.page.keyboard.press(f"Shift+Digit{number}")
            else:
                self.player.page.locator(f'[data-pile="{self.pile_id(number)}"][tabindex]').press("Shift+Enter")
            self.player.page.keyboard.press(self._side_key(target[1]) if target.startswith("s") else f"Digit{target}")

    def play_offline(self, move: str) -> None:
        """Make a move without a connection. The page must show it at once."""
        pile = self.pile_id(self.pile_number(move[:2]))
        self.play(move)
        assert self.player.cards().get(pile, [""])[-1] != move[:2]

    def pile_number(self, card: str) -> int:
        """Return the number, from 1, of the pile in this player's row that has the card on top."""
        row = self.spit["players"][self.seat]["row"]
        return 1 + next(n for n, pile in enumerate(row) if pile["cards"][-1:] == [card])

    def pile_id(self, number: int, seat: int | None = None) -> str:
        """Return the id of a pile in the row of a seat, by default this player's."""
        return f"r{(self.seat if seat is None else seat) + 1}-{number}"

    def _side_key(self, spit: str) -> str:
        """Return the key that chooses a spit pile."""
        return "ArrowRight" if int(spit) == self.seat + 1 else "q"

    def _press(self, key: str, button: str) -> None:
        if self.touch is None:
            self.player.page.keyboard.press(key)
        else:
            self.player.page.locator(button).tap()

    @property
    def best_move(self) -> str | None:
        """A legal move, or None if there is none. Moves to a spit pile come first, then those from the pile with the most hidden cards."""
        me = self.spit["players"][self.seat]
        if not me["able"]:
            return None
        hidden = {pile["cards"][-1]: pile["hidden"] for pile in me["row"] if pile["cards"]}
        moves: list[str] = self.spit["moves"]
        return max(moves, key=lambda move: ("-s" in move, hidden[move[:2]]))


def start_match(ada: Player, bo: Player, language: str, names: tuple[str, str] = ("Ada", "Bo")) -> tuple[Racer, Racer]:
    """Start a match between Ada, who uses the keyboard, and Bo, who uses touch and this language. They can have other names."""
    ada.go("/").part("multiplayer-spit").click()
    for player, name in zip((ada, bo), names, strict=True):
        if player is bo:
            bo.go(f"{ada.page.url.removeprefix(ada.address)}?lang={language}")
        join_as(player, name)
    ada.part("ready").click()
    bo.part("ready").tap()
    for player in (ada, bo):
        player.page.locator("[data-testid=spit]").wait_for()
    return Racer(ada, 0), Racer(bo, 1, Touch(bo))


def sync(*racers: Racer) -> dict[str, Any]:
    """Wait until all pages have received the same events. Return the state of the match."""
    seq = max(racer.room["seq"] for racer in racers)
    for racer in racers:
        racer.wait_for_event(seq)
    return racers[0].spit


def make_ready(*racers: Racer) -> None:
    """Let every player press Ready."""
    for racer in racers:
        sync(*racers)
        racer.do("ready")


def play_until_able(racer: Racer, other: Racer) -> str:
    """Let the other player play until the first one has a legal move. Return that move."""
    for _ in range(MAX_STEPS):
        view = sync(racer, other)
        if view["phase"] == "waiting":
            make_ready(racer, other)
        elif racer.best_move:
            return racer.best_move
        elif other.best_move:
            other.do(other.best_move)
        else:
            other.wait_for_event(other.room["seq"] + 1)
    raise AssertionError("the player never had a legal move")
