"""A second referee for races, written only from docs/rulings.md, R51 to R65.

It is as simple as possible, with mutable lists and cards as strings. It shares only the shuffle and the event types with the first referee.
To find out whether moving cards can turn a card up, it tries every sequence of moves.
"""

from __future__ import annotations

import copy

from longwood.cards import derived_deal_number, format_card, full_deck, shuffled
from longwood.play.matches.race import Away, Back, Event, Play, RacePosition, Ready, Shift, Slap, Tick, Withdraw
from longwood.play.matches.race.board import due_ms
from longwood.rules import RaceRules

RANKS = "A23456789TJQK"
Pile = list[tuple[str, bool]]  # each card and whether it is face up, with the top card last


class Refused(Exception):
    """The event is refused."""


def value(card: str) -> int:
    return RANKS.index(card[0])


class SlowRace:
    """A match. `take` applies an event, or raises Refused without changing the match."""

    def __init__(self, rules: RaceRules, deal: int) -> None:
        self.rules = rules
        self.deal = deal
        self.now = 0
        self.round = 0
        self.winner: int | None = None
        self.ending = ""
        self.gone_before = [0, 0]
        pack = [format_card(card) for card in shuffled(full_deck(), derived_deal_number(deal, 1))]
        self.deal_round([pack[:26], pack[26:]])

    def deal_round(self, hands: list[list[str]]) -> None:
        """R51, R59: deal row by row and turn the tops up. The rest are spit cards. R60: without spit cards, there is no spit pile."""
        self.round += 1
        self.phase = "waiting"
        self.ready = [False, False]
        self.timers: dict[str, int] = {"ready": self.now + self.rules.ready_ms} if self.rules.ready_ms else {}
        self.locked = [0, 0]
        self.gone: dict[int, int] = {}
        self.left: dict[str, int] = {}  # the remaining time of each timer while the match is paused
        self.locks_left = [0, 0]
        self.rows: list[list[Pile]] = []
        self.spares: list[list[str]] = []
        self.spits: list[list[str] | None] = []
        for hand in hands:
            cards = list(hand)
            row: list[Pile] = [[] for _ in range(self.rules.piles)]
            for first in range(self.rules.piles):
                for pile in row[first:]:
                    if cards:
                        pile.append((cards.pop(0), False))
            for pile in row:
                self.turn_up(pile)
            self.rows.append(row)
            self.spares.append(cards)
            self.spits.append([] if cards else None)

    @staticmethod
    def turn_up(pile: Pile) -> None:
        if pile and not pile[-1][1]:
            pile[-1] = (pile[-1][0], True)

    # Events

    def take(self, event: Event, at: int) -> None:
        before = copy.deepcopy({name: value for name, value in self.__dict__.items() if name != "rules"})
        try:
            if at < self.now:
                raise Refused
            while (due := self.due()) is not None and due <= at:
                self.now = due
                self.apply_timer()
            self.now = at
            self.do(event)
            while (due := self.due()) is not None and due <= at:
                self.apply_timer()
        except Refused:
            self.__dict__.update(before)
            raise

    def do(self, event: Event) -> None:
        if isinstance(event, Tick):
            return
        if self.phase == "over" or event.seat not in (0, 1):
            raise Refused
        seat = event.seat
        if isinstance(event, Withdraw):
            self.end(1 - seat, "left")
        elif isinstance(event, Away):
            if seat in self.gone:
                raise Refused
            if not self.gone:  # R64: a disconnection pauses the match
                self.left = {name: time - self.now for name, time in self.timers.items()}
                self.locks_left = [max(0, time - self.now) for time in self.locked]
            self.gone[seat] = self.now
        elif isinstance(event, Back):
            if seat not in self.gone:
                raise Refused
            self.gone_before[seat] += self.now - self.gone.pop(seat)
            if not self.gone:
                self.timers = {name: self.now + time for name, time in self.left.items()}
                self.locked = [self.now + time if time else 0 for time in self.locks_left]
        elif self.gone:
            raise Refused
        elif isinstance(event, Ready):
            if self.phase != "waiting" or self.ready[seat]:
                raise Refused
            self.ready[seat] = True
            if all(self.ready):
                self.count_down()
        elif isinstance(event, Slap):
            self.slap(seat, event.spit)
        else:
            self.move(seat, event)

    def move(self, seat: int, event: Play | Shift) -> None:
        if self.phase != "playing":
            raise Refused
        card = format_card(event.card)
        places = [place for place, pile in enumerate(self.rows[seat]) if pile and pile[-1][0] == card]
        if not places:
            raise Refused
        if isinstance(event, Play):
            if event.spit not in (0, 1) or not self.fits(card, event.spit):
                raise Refused
            self.play(seat, places[0], event.spit)
            return
        if not 0 <= event.pile < self.rules.piles or not self.may_shift(self.rows[seat], places[0], event.pile):
            raise Refused
        hidden = self.face_down(self.rows[seat])
        self.shift(self.rows[seat], places[0], event.pile)
        self.after(seat, got_on=self.face_down(self.rows[seat]) < hidden)

    def slap(self, seat: int, spit: int) -> None:
        if self.phase not in ("playing", "slapping") or None in self.spits or self.rules.no_slap or spit not in (0, 1):
            raise Refused
        if self.now < self.locked[seat]:
            raise Refused
        if self.phase == "playing":
            self.locked[seat] = self.now + self.rules.lock_ms
            return
        owners = {spit: seat, 1 - spit: 1 - seat}
        self.gather(owners)

    # Legal moves

    def fits(self, card: str, spit: int) -> bool:
        pile = self.spits[spit]
        if not pile:
            return False
        one, two = value(card), value(pile[-1])
        return abs(one - two) in (1, 12) or (one == two and self.rules.equal_rank)

    def plays(self, seat: int) -> list[tuple[int, int]]:
        found = []
        for place, pile in enumerate(self.rows[seat]):
            for spit in (0, 1):
                if pile and self.fits(pile[-1][0], spit):
                    found.append((place, spit))
        return found

    def may_shift(self, row: list[Pile], source: int, target: int) -> bool:
        if source == target or not row[source]:
            return False
        if not row[target]:
            return True
        return self.rules.stack_equals and value(row[source][-1][0]) == value(row[target][-1][0])

    def shift(self, row: list[Pile], source: int, target: int) -> None:
        row[target].append(row[source].pop())
        self.turn_up(row[source])

    @staticmethod
    def face_down(row: list[Pile]) -> int:
        return sum(not up for pile in row for _, up in pile)

    def can_turn_up(self, seat: int) -> bool:
        """Return whether any sequence of shifts turns a card up."""
        start = self.rows[seat]
        if not self.face_down(start):
            return False  # trying every sequence would take long
        tried: set[str] = set()
        to_try = [start]
        while to_try:
            row = to_try.pop()
            if self.face_down(row) < self.face_down(start):
                return True
            if repr(row) in tried:
                continue
            tried.add(repr(row))
            for source in range(len(row)):
                for target in range(len(row)):
                    if self.may_shift(row, source, target):
                        other = [list(pile) for pile in row]
                        self.shift(other, source, target)
                        to_try.append(other)
        return False

    def able(self) -> list[int]:
        return [seat for seat in (0, 1) if self.plays(seat) or self.can_turn_up(seat)]

    # Results of moves and timers

    def play(self, seat: int, place: int, spit: int) -> None:
        pile = self.spits[spit]
        assert pile is not None
        card, _ = self.rows[seat][place].pop()
        pile.append(card)
        self.turn_up(self.rows[seat][place])
        self.after(seat, got_on=True)

    def after(self, seat: int | None, *, got_on: bool) -> None:
        """Check whether the round is over and set the timer. A running timer continues unless a player made progress."""
        for one in (0, 1):
            if not any(self.rows[one]):
                self.over(one)
                return
        able = self.able()
        clock = "stuck" if not able else f"idle {able[0]}" if len(able) == 1 else None
        if clock is None:
            self.timers = {}
        elif got_on or clock not in self.timers:
            wait = self.rules.stuck_ms if clock == "stuck" else self.rules.idle_ms
            self.timers = {clock: self.now + wait}

    def due(self) -> int | None:
        if self.phase == "over":
            return None
        return min((self.lost_at() if self.gone else self.timers).values(), default=None)

    def lost_at(self) -> dict[int, int]:
        """R64: return when each disconnected player forfeits: after 20 seconds, or earlier if an option limits the total for the match."""
        most = self.rules.absences_ms or 10**9
        return {seat: since + min(self.rules.absence_ms, most - self.gone_before[seat]) for seat, since in self.gone.items()}

    def apply_timer(self) -> None:
        """Apply the timer that is due now."""
        if self.gone:
            late = [seat for seat, time in self.lost_at().items() if time == self.now]
            if len(late) == 2:
                self.end(None, "abandoned")
            else:
                self.end(1 - late[0], "absent")
            return
        (name,) = self.timers
        self.timers = {}
        if name == "ready":
            self.ready = [True, True]
            self.count_down()
        elif name == "countdown":
            self.phase = "playing"
            self.spit()
        elif name == "slap":
            self.gather(self.smaller_to(self.out))
        elif name == "stuck":
            if self.spares[0] or self.spares[1]:
                self.spit()
            else:
                self.over(None)
        else:
            self.force(int(name[-1]))

    def count_down(self) -> None:
        self.phase = "countdown"
        self.timers = {"countdown": self.now + self.rules.countdown_ms}

    def spit(self) -> None:
        for seat in (0, 1):
            pile = self.spits[seat]
            if self.spares[seat] and pile is not None:
                pile.append(self.spares[seat].pop(0))
        self.after(None, got_on=True)

    def force(self, seat: int) -> None:
        """R56: play a card for an idle player. If none can be played, move a card off the pile with the fewest face-up cards."""
        if plays := self.plays(seat):
            self.play(seat, *plays[0])
            return
        row = self.rows[seat]

        def up(place: int) -> int:
            return sum(is_up for _, is_up in row[place])

        has_hidden = [place for place in range(len(row)) if self.face_down([row[place]])]
        bare = [place for place in range(len(row)) if row[place] and place not in has_hidden]
        for group in (has_hidden, bare):
            for source in sorted(group, key=up):
                targets = [target for target in range(len(row)) if self.may_shift(row, source, target)]
                same = [target for target in targets if row[target]]
                if targets:
                    self.shift(row, source, (same or targets)[0])
                    self.after(seat, got_on=True)
                    return
        raise AssertionError("nothing to force")

    def over(self, out: int | None) -> None:
        """R57, R60, R61: end the round. `out` is the player who has no cards left, or None if both are blocked."""
        self.timers = {}
        self.out = out
        if None in self.spits:
            weak = self.spits.index(None)
            strong = 1 - weak
            if out == weak:
                self.end(weak, "out")
            elif out == strong:
                self.gather({strong: weak})
            else:
                more = [sum(map(len, self.rows[seat])) for seat in (0, 1)]
                self.gather({strong: strong if more[strong] > more[weak] else weak})
        elif self.rules.no_slap:
            self.gather(self.smaller_to(out))
        else:
            self.phase = "slapping"
            self.timers = {"slap": self.now + self.rules.slap_ms}

    def smaller_to(self, out: int | None) -> dict[int, int]:
        """Return the seat that gets each spit pile if neither player slaps."""
        sizes = [len(pile or []) for pile in self.spits]
        if out is None:
            left = [sum(map(len, row)) for row in self.rows]
            if left[0] != left[1]:
                out = left.index(min(left))
        if out is None or sizes[0] == sizes[1]:
            return {0: 0, 1: 1}
        smaller = sizes.index(min(sizes))
        return {smaller: out, 1 - smaller: 1 - out}

    def gather(self, owners: dict[int, int]) -> None:
        hands = []
        for seat in (0, 1):
            hand = [card for pile in self.rows[seat] for card, _ in pile] + self.spares[seat]
            for spit, owner in owners.items():
                if owner == seat:
                    hand += self.spits[spit] or []
            hands.append(hand)
        for seat in (0, 1):
            if not hands[seat]:
                self.end(seat, "out")
                return
        order = [format_card(card) for card in full_deck()]
        next_hands = []
        for seat in (0, 1):
            sorted_hand = [card for card in full_deck() if order[card] in hands[seat]]
            next_hands.append([order[card] for card in shuffled(sorted_hand, derived_deal_number(self.deal, self.round + 1, seat))])
        self.deal_round(next_hands)

    def end(self, winner: int | None, ending: str) -> None:
        self.phase, self.winner, self.ending = "over", winner, ending
        self.timers, self.gone = {}, {}

    def table(self) -> dict[str, object]:
        """Return the state in a form that can be compared with table_of()."""
        return {
            "phase": self.phase,
            "round": self.round,
            "now": self.now,
            "ready": self.ready,
            "rows": [[[card if up else card.lower() for card, up in pile] for pile in row] for row in self.rows],
            "spares": self.spares,
            "spits": self.spits,
            "due": self.due(),
            "winner": self.winner,
            "ending": self.ending,
        }


def table_of(position: RacePosition) -> dict[str, object]:
    """Return the first referee's position in the form of SlowRace.table()."""

    def texts(cards: tuple[int, ...]) -> list[str]:
        return [format_card(card) for card in cards]  # type: ignore[arg-type]  # a Card is an int at run time

    return {
        "phase": str(position.phase),
        "round": position.round,
        "now": position.now_ms,
        "ready": list(position.ready),
        "rows": [[[card.lower() for card in texts(pile.hidden)] + texts(pile.up) for pile in row] for row in position.rows],
        "spares": [texts(left) for left in position.spares],
        "spits": [None if pile is None else texts(pile) for pile in position.spits],
        "due": due_ms(position),
        "winner": position.winner,
        "ending": "" if position.ending is None else str(position.ending),
    }
