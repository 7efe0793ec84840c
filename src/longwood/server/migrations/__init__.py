"""The migrations of the database's schema (alembic). Each is a file in versions/, and HEAD is the revision of the newest."""

from typing import Final

HEAD: Final = "0005"
