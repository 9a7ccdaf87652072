#!/bin/bash
# Makes the data what RESTORE_TO says: `latest`, or a moment like `2026-11-27 15:30:00+09`. PostgreSQL must not run; it fetches the rest from
# the archive when it starts.
set -euo pipefail
options=()
# What is there and unchanged needs not be fetched.
[ ! -s "$PGDATA/PG_VERSION" ] || options+=(--delta)
[ "$RESTORE_TO" = latest ] || options+=(--type=time --target="$RESTORE_TO" --target-action=promote)
exec /etc/cafe/pgbackrest.sh restore "${options[@]}"
