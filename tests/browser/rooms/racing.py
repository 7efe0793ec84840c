"""Players of Spit on pages: with both thumbs on a phone, or by keys. Must not know rules: what the server lists is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.rooms.test_company import room, take_a_seat
from tests.browser.sitting import Fingers, Sitting
from tests.server.playing import ANSWER_S
from tests.server.proxy import SlowLine

MOST_STEPS: Final = 1000


@dataclass
class Racer:
    """Who plays on a page: with both thumbs on a phone, else by keys. Knows no rules: does what the server lists."""

    sitting: Sitting
    seat: int
    fingers: Fingers | None = None

    @property
    def room(self) -> dict[str, Any]:
        """The room as the page was last told it."""
        return room(self.sitting)

    @property
    def spit(self) -> dict[str, Any]:
        contest: dict[str, Any] = self.room["contest"]
        return contest

    def until(self, seq: int) -> None:
        """Wait until the page was told of that event."""
        for _ in range(int(ANSWER_S * 50)):
            if self.room["seq"] >= seq:
                return
            self.sitting.page.wait_for_timeout(20)
        raise AssertionError(f"{self.sitting.page.url} was never told of event {seq}")

    def do(self, what: str, breaks: SlowLine | None = None) -> None:
        """Do that, one way or another, and wait until it is done. breaks: the line is dropped as soon as it is on its way."""
        did = self.room["did"]
        if what == "ready":
            expect(self.sitting.part("spit-ready")).to_be_enabled()
            self._press("Space", "[data-testid=spit-ready]")
        elif what.startswith("slap"):
            self._press(self._side(what[-1]), f"[data-testid=slap-{what[-2:]}]")
        else:
            self.play(what)
        if breaks is not None:
            breaks.drop()
        self.until_done(what, did)

    def until_done(self, what: str, did: int) -> None:
        """Wait until that is done, after `did` other deeds."""
        for _ in range(int(ANSWER_S * 50)):
            if self.room["did"] > did or self.room["phase"] != "playing":
                return
            self.sitting.page.wait_for_timeout(20)
        raise AssertionError(f"{what} is not done on {self.sitting.page.url}")

    def play(self, what: str) -> None:
        """Bring a card where it is to go: by a tap or its pile's key alone where there is no choice."""
        card, _, target = what.partition("-")
        place = self.place(card)
        ways = [move for move in self.spit["moves"] if move.startswith(card)]
        is_plain = len(ways) == 1 and target.startswith("s")
        if self.fingers is not None:
            onto = target if target.startswith("s") else f"r{self.seat + 1}-{target}"
            if is_plain:
                self.fingers.tap_beside(f"x{self.seat + 1}", self.pile(place))
            else:
                self.fingers.drag(self.pile(place), onto)
        elif is_plain:
            self.sitting.page.keyboard.press(f"Digit{place}")
        else:
            if place % 2:
                self.sitting.page.keyboard.press(f"Shift+Digit{place}")
            else:
                self.sitting.page.locator(f'[data-pile="{self.pile(place)}"][tabindex]').press("Shift+Enter")
            self.sitting.page.keyboard.press(self._side(target[1]) if target.startswith("s") else f"Digit{target}")

    def play_alone(self, what: str) -> None:
        """The same over a dead line. It is shown at once."""
        own = self.pile(self.place(what[:2]))
        self.play(what)
        assert self.sitting.cards().get(own, [""])[-1] != what[:2]

    def place(self, card: str) -> int:
        """Where the card lies on top of the row, from 1."""
        row = self.spit["players"][self.seat]["row"]
        return 1 + next(n for n, pile in enumerate(row) if pile["cards"][-1:] == [card])

    def pile(self, place: int) -> str:
        return f"r{self.seat + 1}-{place}"

    def _side(self, spit: str) -> str:
        return "ArrowRight" if int(spit) == self.seat + 1 else "q"

    def _press(self, key: str, button: str) -> None:
        if self.fingers is None:
            self.sitting.page.keyboard.press(key)
        else:
            self.sitting.page.locator(button).tap()

    @property
    def best(self) -> str | None:
        """A card onto a spit pile, from the deepest stock pile, or else one that uncovers another; None where nothing gets on."""
        me = self.spit["players"][self.seat]
        if not me["able"]:
            return None
        hidden = {pile["cards"][-1]: pile["hidden"] for pile in me["row"] if pile["cards"]}
        moves: list[str] = self.spit["moves"]
        return max(moves, key=lambda move: ("-s" in move, hidden[move[:2]]))


def take_seats(ada: Sitting, bo: Sitting, language: str) -> tuple[Racer, Racer]:
    """A room of two, who are ready: the first by the desk, the other, in that language, on a phone."""
    ada.go("/").part("multiplayer-spit").click()
    for sitting, name in ((ada, "Ada"), (bo, "Bo")):
        if sitting is bo:
            bo.go(f"{ada.page.url.removeprefix(ada.address)}?lang={language}")
        take_a_seat(sitting, name)
    ada.part("ready").click()
    bo.part("ready").tap()
    for sitting in (ada, bo):
        sitting.page.locator("[data-testid=spit]").wait_for()
    return Racer(ada, 0), Racer(bo, 1, Fingers(bo))


def abreast(*racers: Racer) -> dict[str, Any]:
    """Wait until both pages know what either does; what they know."""
    seq = max(racer.room["seq"] for racer in racers)
    for racer in racers:
        racer.until(seq)
    return racers[0].spit


def both_ready(*racers: Racer) -> None:
    for racer in racers:
        abreast(*racers)
        racer.do("ready")


def until_able(racer: Racer, other: Racer) -> str:
    """Play on until that one can play; what they then can."""
    for _ in range(MOST_STEPS):
        view = abreast(racer, other)
        if view["phase"] == "waiting":
            both_ready(racer, other)
        elif racer.best:
            return racer.best
        elif other.best:
            other.do(other.best)
        else:
            other.until(other.room["seq"] + 1)
    raise AssertionError("they never could")
