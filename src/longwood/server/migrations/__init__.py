"""The migrations of the database's schema (alembic). Each is a file in versions/. HEAD is the newest revision."""

from typing import Final

HEAD: Final = "0012"
