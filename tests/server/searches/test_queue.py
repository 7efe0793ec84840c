"""The fair queue: which search is next, which searches are refused, and which one is removed from a full queue."""

from __future__ import annotations

import random
from dataclasses import dataclass

from longwood.server.searches.queue import Asker, FairQueue, QueueLimits

WIDE = QueueLimits(1000, 1000, 1000)


@dataclass(frozen=True, eq=False)
class Item:
    asker: Asker
    is_long: bool = False


def is_short(item: Item) -> bool:
    return not item.is_long


def items(player: str, address: str, number: int = 1, *, is_long: bool = False) -> list[Item]:
    return [Item(Asker(player, address), is_long) for _ in range(number)]


def queue_of(*searches: Item, limits: QueueLimits = WIDE) -> FairQueue[Item]:
    queue: FairQueue[Item] = FairQueue(limits)
    for item in searches:
        assert queue.has_room(item.asker)
        assert queue.add(item) is None
    return queue


def served(queue: FairQueue[Item], workers: int = 1) -> list[str]:
    """Run all searches on the given number of workers, with equal durations, and return their players in order."""
    order: list[str] = []
    running: list[Item] = []
    while True:
        while len(running) < workers and (item := queue.take()) is not None:
            running.append(item)
            order.append(item.asker.player)
        if not running:
            return order
        queue.ended(running.pop(0))


def test_a_player_waits_for_at_most_one_search_of_a_player_with_forty() -> None:
    """This holds before the stranger's first search is taken, while it is running, and after some have ended."""
    for ended in range(4):
        for is_running in (False, True):
            queue = queue_of(*items("stranger", "1", 40))
            for _ in range(ended):
                item = queue.take()
                assert item is not None
                queue.ended(item)
            now = queue.take() if is_running else None
            queue.add(*items("player", "2"))
            if now is not None:
                queue.ended(now)
            assert "player" in served(queue)[: 1 if is_running else 2]


def test_a_stranger_with_many_players_counts_as_one_address() -> None:
    strangers = [item for number in range(40) for item in items(f"stranger {number}", "1")]
    queue = queue_of(*strangers, *items("player", "2"))
    assert served(queue, workers=2).index("player") <= 1


def test_players_of_one_address_take_turns() -> None:
    queue = queue_of(*items("a", "1", 3), *items("b", "1", 3), *items("c", "1"))
    assert served(queue) == ["a", "b", "c", "a", "b", "a", "b"]


def test_an_address_with_one_search_at_a_time_is_not_always_first() -> None:
    queue = queue_of(*items("patient", "1", 2))
    order = []
    for _ in range(4):
        queue.add(*items("eager", "2"))
        item = queue.take()
        assert item is not None
        order.append(item.asker.player)
        queue.ended(item)
    assert order == ["patient", "eager", "patient", "eager"]


def test_a_long_search_waits_while_none_is_allowed() -> None:
    queue = queue_of(*items("a", "1", is_long=True), *items("a", "1"))
    short = queue.take(is_short)
    assert short is not None
    assert not short.is_long
    assert queue.take(is_short) is None
    assert queue.take() is not None
    assert len(queue) == 0


def test_each_limit_holds() -> None:
    queue = queue_of(*items("a", "1", 2), limits=QueueLimits(total=6, address=3, player=2))
    assert not queue.has_room(Asker("a", "1"))
    assert queue.has_room(Asker("b", "1"))
    queue.add(*items("b", "1"))
    assert not queue.has_room(Asker("b", "1"))
    assert queue.has_room(Asker("a", "2")), "another address with the same player id is another asker"
    for item in items("c", "2", 2):
        queue.add(item)
    queue.add(*items("d", "2"))
    assert len(queue) == 6
    assert queue.has_room(Asker("e", "3"))
    assert not queue.has_room(Asker("e", "2"))


def test_a_newcomer_displaces_the_newest_search_of_the_busiest_address() -> None:
    first, *_, last = busiest = items("a", "1", 4)
    queue = queue_of(*busiest, *items("b", "2"), limits=QueueLimits(5, 5, 5))
    assert not queue.has_room(Asker("a", "1")), "an address cannot displace its own searches"
    assert queue.add(*items("c", "3")) is last
    assert len(queue) == 5
    assert queue.take() is first
    full = queue_of(*items("a", "1", 2), *items("b", "2", 2), *items("c", "3"), limits=QueueLimits(5, 5, 5))
    assert not full.has_room(Asker("c", "3")), "it would have as many as the other addresses"


def test_a_removed_search_is_not_run_and_leaves_nothing_behind() -> None:
    queue = queue_of(*(gone := items("a", "1", 2)), *items("b", "2"))
    assert queue.remove(gone[0])
    assert not queue.remove(gone[0])
    assert served(queue) == ["a", "b"]
    assert not queue._addresses._since
    assert not queue._addresses._running
    assert not queue._players._since


def test_no_search_is_lost_or_served_twice() -> None:
    chance = random.Random(7)
    limits = QueueLimits(total=12, address=8, player=4)
    queue: FairQueue[Item] = FairQueue(limits)
    waiting: set[Item] = set()
    running: list[Item] = []
    taken: set[Item] = set()
    for _ in range(5000):
        match chance.randrange(3):
            case 0:
                (item,) = items(f"p{chance.randrange(6)}", f"{chance.randrange(4)}", is_long=chance.random() < 0.3)
                if queue.has_room(item.asker):
                    waiting.add(item)
                    displaced = queue.add(item)
                    if displaced is not None:
                        waiting.remove(displaced)
            case 1 if len(running) < 3 and (found := queue.take(chance.choice((is_short, lambda _: True)))):
                waiting.remove(found)
                assert found not in taken
                taken.add(found)
                running.append(found)
            case _ if running:
                queue.ended(running.pop(chance.randrange(len(running))))
        assert len(queue) == len(waiting) <= limits.total
    assert len(taken) > 500


def line(number: int) -> str:
    """Return one of the networks of an IPv6 line."""
    return f"2001:db8:0:{number}::/64"


def test_the_networks_of_one_line_share_the_turns_of_one_site() -> None:
    queue = queue_of(*(Item(Asker(f"stranger {number}", line(number))) for number in range(20)))
    queue.add(*items("player", "192.0.2.1"))
    assert "player" in served(queue)[:2]


def test_the_networks_of_one_line_cannot_fill_the_queue_for_others() -> None:
    strangers = [Item(Asker(f"stranger {number}", line(number))) for number in range(10)]
    queue = queue_of(*strangers, limits=QueueLimits(10, 4, 4))
    assert not queue.has_room(Asker("stranger", line(11)))
    players = [Asker("ada", "192.0.2.1"), Asker("bo", "2001:db8:1:1::/64"), Asker("ada", "192.0.2.1")]
    for asker, displaced in zip(players, reversed(strangers), strict=False):
        assert queue.has_room(asker)
        assert queue.add(Item(asker)) is displaced
    assert len(queue) == 10


def test_an_address_can_displace_one_with_more_searches_at_its_own_site() -> None:
    many = [Item(Asker(str(number), line(1))) for number in range(4)]
    queue = queue_of(*many, limits=QueueLimits(4, 4, 4))
    assert queue.add(Item(Asker("ada", line(2)))) is many[-1]
