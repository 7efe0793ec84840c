"""Whether a game is stuck. A stuck game counts as lost."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stuck", sa.Boolean, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "stuck")
