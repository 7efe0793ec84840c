"""The effects of settings on a running server."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from longwood.protocol.rooms import Sit
from longwood.server.access.limits import ServerLimits
from longwood.server.settings.values import Settings
from tests.server.playing import Browser, Running
from tests.server.rooms.guests import Guest, open_room

pytestmark = pytest.mark.every_store


@pytest.mark.parametrize(
    ("proxies", "is_believed"),
    [
        (("127.0.0.0/8",), True),
        (("10.0.0.0/8", "192.0.2.1"), False),
    ],
)
def test_forwarded_headers_are_used_only_from_trusted_proxies(tmp_path: Path, proxies: tuple[str, ...], is_believed: bool) -> None:
    """Requests from two forwarded addresses share a limit only if the forwarded headers are ignored."""
    limits = ServerLimits(request_rate=1e-6, request_burst=2, refusal_delay_s=0)
    with Running(tmp_path, settings=Settings(trusted_proxies=proxies, limits=limits)) as server:  # this has already sent one request

        def status(address: str) -> int:
            headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https", "X-Request-ID": "chosen-by-a-proxy"}
            answer = httpx.get(f"{server.address}/", headers=headers, trust_env=False)
            assert (answer.headers["x-request-id"] == "chosen-by-a-proxy") == is_believed
            if answer.status_code == 200:
                assert ("Secure" in answer.headers["set-cookie"]) == is_believed
            return answer.status_code

        assert [status(address) for address in ("192.0.2.7", "198.51.100.7", "203.0.113.7")] == (
            [200] * 3 if is_believed else [200, 429, 429]
        )


def test_an_asterisk_in_names_means_any_name(tmp_path: Path) -> None:
    with Running(tmp_path, settings=Settings(names=("*",))) as server:
        assert httpx.get(server.address, headers={"Host": "evil.example"}, trust_env=False).status_code == 200


def test_names_are_blocked_by_the_chosen_file(tmp_path: Path) -> None:
    file = tmp_path / "names.txt"
    file.write_text("rude\n", encoding="utf-8")
    with (
        Running(tmp_path, settings=Settings(blocked_names=str(file))) as server,
        Browser(server.address) as browser,
        Guest(browser, open_room(browser).room) as guest,
    ):
        assert guest.refused(Sit(0, "Rude")) == "name-blocked"
        guest.sit("Polite")
