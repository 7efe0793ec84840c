"""The database's schema, step by step (alembic). A new step is a file in versions/, and HEAD is its revision."""

from typing import Final

HEAD: Final = "0005"
