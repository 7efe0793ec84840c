"""The server's own errors. Clients rely on the `code` of each, so it must not change."""

from __future__ import annotations

import math

from longwood.errors import LongwoodError
from longwood.locales import Phrase


class ServeError(LongwoodError):
    """The server cannot start: its port or data folder is unavailable, or the front end was not built."""

    code = "serve"


class SettingsError(LongwoodError):
    """A setting has an unknown name or a value that isn't allowed, or the settings file cannot be read."""

    code = "settings"


class SecretError(LongwoodError):
    """The signing key in the data folder cannot be read or created."""

    code = "secret"


class ElsewhereError(LongwoodError):
    """Another process of the server owns the room or is about to take it over. The client should try again."""

    code = "elsewhere"

    def __init__(self) -> None:
        super().__init__(Phrase("error-elsewhere"))


class TooOftenError(LongwoodError):
    """One address or one player has sent too many requests."""

    code = "too-often"

    def __init__(self, wait_s: float) -> None:
        super().__init__(Phrase("refused-too-often"))
        self.retry_after_s = max(1, math.ceil(wait_s))


class FullError(LongwoodError):
    """The server has too many connections."""

    code = "crowded"
    retry_after_s = 10

    def __init__(self) -> None:
        super().__init__(Phrase("refused-too-many-connections"))


class EndlessError(LongwoodError):
    """A simulated match that does not end."""

    code = "endless"
