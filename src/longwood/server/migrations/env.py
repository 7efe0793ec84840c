"""The script that alembic runs. It uses the connection that `database.migrate` passes to it."""

from alembic import context

from longwood.server.database import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
