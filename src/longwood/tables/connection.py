"""The connection of a page to a table or room: reads within limits, sends in order, follows changes, and closes with a reason."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Final, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from longwood.errors import LongwoodError, RefusedError
from longwood.locales import Phrase, sentence
from longwood.protocol import Refused
from longwood.tables.errors import BadMessageError, DisconnectedError, StoreError
from longwood.tables.wakes import Wakes
from longwood.tables.wording import message_of, phrase_of

Message = TypeVar("Message")

_TRY_AGAIN: Final = 1011  # WebSocket close code for "the server failed"
_CODES: Final = {"not-found": 4404, "unplayable": 4410, "elsewhere": 1012, "removed": 4403, "worn-out": 4429, "too-many": 1013}
"""The WebSocket close codes of errors, by the code of the error.

Browsers don't reconnect after codes of 4400 or higher. 1012 means "service restart". They retry after 1013 ("try again later"), because
other connections may end.
"""
_MESSAGE_BYTES: Final = 64 * 1024
TOO_FAST: Final = "too-fast"
TOO_FAST_PAUSE_S: Final = 0.02
_READ_AGAIN_S: Final = (0.25, 8.0)
"""The first and the longest pause before another attempt to read a change that couldn't be read."""
_REASON_BYTES: Final = 123  # the longest reason that fits a close frame
_encoder: Final = msgspec.json.Encoder()
_logger: Final = logging.getLogger(__name__)


class Transport(Protocol):
    """A WebSocket, a link to one in another process, or the port of a page in a browser."""

    async def receive_text(self) -> str:
        """Return the next message. Raises DisconnectedError."""

    def send_now(self, text: bytes) -> bool:
        """Send a text without waiting. Return False if that isn't possible now; then use `send_text`."""

    async def send_text(self, text: str, /) -> None:
        """Send a text, and wait for the browser to read if necessary. Raises DisconnectedError."""

    async def close(self, code: int, reason: str, /) -> None:
        """Close the socket."""


@runtime_checkable
class PromptTransport(Protocol):
    """A Transport that can also pass on a message as soon as it arrives, without switching to the task that reads."""

    def offer_to(self, receiver: Callable[[str], bool] | None) -> None:
        """Offer each message to a function first. `receive_text` returns those for which the function returns False. None ends this."""


def acquired_now(lock: asyncio.Lock) -> bool:
    """Acquire a lock if no task has or awaits it. Return whether it was acquired."""
    if lock.locked():
        return False
    acquiring = lock.acquire()
    try:
        acquiring.send(None)  # it ends at once if it doesn't have to wait
    except StopIteration:
        return True
    acquiring.close()
    return False


def refusal(ref: int | None, seq: int, error: LongwoodError) -> Refused:
    """Return the refusal of message `ref`."""
    return Refused(ref, seq, error.code, sentence(message_of(error)), phrase_of(error), error.retry_after_s)


@asynccontextmanager
async def _at_once() -> AsyncIterator[bool]:
    yield True


class Connection(Generic[Message]):
    """One open socket: reads messages within its limits and sends messages one at a time.

    Hold `sending` while sending. This keeps answers in order with the updates that other connections cause.

    - `admit`: called for each message. Returns False if messages come too fast.
    - `charge`: counts a number of messages more, for one that caused much work.
    - `turn`: waits for the turn of a message, and yields False if the message is refused because its turn would have been too far away.
    - `turn_now`: begins a turn without waiting, and returns the function that ends it, or None if the turn has to wait.
    """

    def __init__(
        self,
        transport: Transport,
        decoder: msgspec.json.Decoder[Message],
        *,
        message_bytes: int = _MESSAGE_BYTES,
        admit: Callable[[], bool] = lambda: True,
        charge: Callable[[int], object] = lambda messages: None,
        turn: Callable[[], AbstractAsyncContextManager[bool]] = _at_once,
        turn_now: Callable[[], Callable[[], None] | None] = lambda: None,
    ) -> None:
        self._transport = transport
        self._decoder = decoder
        self._admit = admit
        self.charge = charge
        self._turn = turn
        self._turn_now = turn_now
        self._is_too_fast = False  # whether the turn of the newest message would have been too far away
        self._message_bytes = message_bytes
        self.sending = asyncio.Lock()
        reading = asyncio.current_task()
        assert reading is not None  # a socket's handler always runs in a task
        self._reading = reading
        self.is_over = False
        self._woken = asyncio.Event()
        self._is_outdated = False  # whether there is a change that the browser may not have received
        self._answering = asyncio.Lock()
        self._is_serving = False
        self._is_reading = False  # whether the task that reads is waiting for a message
        self._closing: asyncio.Task[None] | None = None
        self._news_now: Callable[[], bool] = lambda: False

    def check(self, text: str, most_bytes: int = 0) -> None:
        """Raise RefusedError if messages come too fast, BadMessageError if this one is too long.

        most_bytes: the length to allow if it is more than that of other messages.
        """
        if self._is_too_fast or not self._admit():
            raise RefusedError(TOO_FAST, Phrase("refused-too-fast"))
        most_bytes = max(most_bytes, self._message_bytes)
        if 4 * len(text) > most_bytes and len(text.encode(errors="surrogatepass")) > most_bytes:  # a character has at most 4 bytes
            raise BadMessageError(f"this message is longer than {most_bytes} bytes")

    def read(self, text: str, most_bytes: int = 0) -> Message:
        """Return the message in `text`. Raises what `check` raises, and BadMessageError if it is invalid."""
        self.check(text, most_bytes)
        try:
            return self._decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadMessageError(f"this message cannot be read: {error}") from None

    def admitted_now(self, text: str) -> Callable[[], None] | None:
        """Begin the turn of a message and check it. Return the function that ends the turn, or None if the message must wait or is refused.

        `turn` and `check` then say the same again, in the task that reads.
        """
        end_turn = self._turn_now()
        if end_turn is None:
            return None
        self._is_too_fast = False
        try:
            self.check(text)
        except LongwoodError:
            end_turn()
            return None
        return end_turn

    async def send(self, message: msgspec.Struct) -> None:
        """Send a message. Raises DisconnectedError if the browser has disconnected, or hasn't read for too long."""
        await self.send_encoded(_encoder.encode(message))

    async def send_encoded(self, message: bytes) -> None:
        """Send a message that has been encoded as JSON."""
        if not self.send_now(message):
            await self._transport.send_text(message.decode())

    def send_now(self, message: bytes) -> bool:
        """Send an encoded message without waiting. Return False if that isn't possible now."""
        return self._transport.send_now(message)

    def refuse_now(self, ref: int | None, seq: int, error: LongwoodError) -> bool:
        """Do the same as `refuse` without waiting. Return False if that isn't possible now."""
        return error.code != TOO_FAST and self.send_now(_encoder.encode(refusal(ref, seq, error)))

    async def refuse(self, ref: int | None, seq: int, error: LongwoodError) -> None:
        """Send the refusal of message `ref`. If messages arrive too fast, wait a moment first, to slow down the sender."""
        if error.code == TOO_FAST:
            await asyncio.sleep(TOO_FAST_PAUSE_S)
        await self.send(refusal(ref, seq, error))

    def end(self) -> None:
        """Stop reading. The socket's handler then ends."""
        self.is_over = True
        self._reading.cancel()

    def note_newest(self) -> None:
        """Record that the newest state is about to be sent, so that earlier wake-ups can be ignored."""
        self._is_outdated = False

    async def serve(
        self,
        topic: str,
        wakes: Wakes,
        show: Callable[[], Awaitable[None]],
        news: Callable[[], Awaitable[None]],
        answer: Callable[[str], Awaitable[None]],
        news_now: Callable[[], bool] = lambda: False,
        answer_now: Callable[[str, Callable[[], None]], bool] | None = None,
    ) -> None:
        """Serve the connection until it ends.

        show: called once at the start. answer: called with the text of each message. news: called after wake-ups of the topic, while
        `sending` is held. It isn't called for changes that the reply to a message has already included. news_now: does the same as
        `news` without waiting, or returns False and does nothing. It saves switching to another task. answer_now: does the same as `answer`
        without a task, and calls its second argument when the message is answered. Or it returns False and does nothing.
        """
        self._news_now = news_now
        with wakes.listening(topic, self._wake):
            await show()
            following = asyncio.create_task(self._follow(news))
            self._is_serving = True
            try:
                with self._offering(answer_now):
                    while True:
                        self._is_reading = True
                        text = await self._transport.receive_text()
                        self._is_reading = False
                        async with self._turn() as is_accepted:
                            await self._answering.acquire()
                            self._is_too_fast = not is_accepted
                            try:
                                await answer(text)
                            finally:
                                self._end_answer()
            finally:
                self._is_serving = self._is_reading = False
                following.cancel()
                with suppress(asyncio.CancelledError):
                    await following

    @contextmanager
    def _offering(self, answer_now: Callable[[str, Callable[[], None]], bool] | None) -> Iterator[None]:
        """Let `answer_now` answer messages as soon as they arrive, if the transport can do this."""
        transport = self._transport
        if answer_now is None or not isinstance(transport, PromptTransport):
            yield
            return
        transport.offer_to(partial(self._is_taken, answer_now))
        try:
            yield
        finally:
            transport.offer_to(None)

    def _is_taken(self, answer_now: Callable[[str, Callable[[], None]], bool], text: str) -> bool:
        """Let `answer_now` answer a message, unless an earlier one isn't answered yet. Return whether it does."""
        if self.is_over or not self._is_reading or not acquired_now(self._answering):
            return False
        try:
            if answer_now(text, self._end_answer):
                return True
        except Exception as error:  # as if `answer` had raised it
            self._answering.release()
            self.close_later(error)
            return True
        self._answering.release()
        return False

    def _end_answer(self) -> None:
        self._answering.release()
        if self._is_outdated:
            self._woken.set()

    def close_later(self, error: Exception) -> None:
        """Close the socket because a message could not be answered, unless the connection has ended already. Returns at once."""
        if self._is_serving:
            self._closing = asyncio.create_task(self.close(error))

    def _wake(self) -> None:
        self._is_outdated = True
        if self._answering.locked():
            return  # the reply will usually include the change
        if not self.sending.locked() and self._is_sent_now():
            self._is_outdated = False
        else:
            self._woken.set()

    def _is_sent_now(self) -> bool:
        try:
            return self._news_now()
        except Exception:  # `news` raises it again, in the task that closes the socket
            return False

    async def _follow(self, news: Callable[[], Awaitable[None]]) -> None:
        shortest_s, longest_s = _READ_AGAIN_S
        pause_s = shortest_s
        while True:
            await self._woken.wait()
            self._woken.clear()
            try:
                async with self.sending:
                    if self._is_outdated:
                        self.note_newest()
                        await news()
                pause_s = shortest_s
            except StoreError:  # the connection stays open, and the browser gets the change once the database can be read
                await asyncio.sleep(pause_s)
                pause_s = min(2 * pause_s, longest_s)
                self._wake()
            except Exception as error:
                await self.close(error)

    async def close(self, error: Exception) -> None:
        """Close the socket and give the error as the reason. Unexpected errors are logged."""
        if isinstance(error, DisconnectedError):
            self.end()  # reading alone would never notice that the browser has stopped reading
            return
        reason = "the server failed; see its log"
        if isinstance(error, LongwoodError):
            reason = message_of(error)
        else:
            _logger.error("a socket failed", exc_info=error)
        code = _CODES.get(getattr(error, "code", ""), _TRY_AGAIN)
        if isinstance(error, RefusedError) and error.code == "removed":  # the page shows the reason in the user's language
            with suppress(DisconnectedError):
                await self.refuse(None, 0, error)
        with suppress(DisconnectedError):
            await self._transport.close(code, reason.encode()[:_REASON_BYTES].decode(errors="ignore"))

    @asynccontextmanager
    async def closing(self) -> AsyncIterator[None]:
        """Close the socket if the block raises, and give the error as the reason."""
        try:
            yield
        except DisconnectedError:
            pass
        except asyncio.CancelledError:
            if not self.is_over:
                raise
        except Exception as error:
            await self.close(error)
