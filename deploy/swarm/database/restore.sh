#!/bin/bash
# Run by Patroni where the database is empty and RESTORE_TO says what it is to become: `latest`, or a moment like
# `2026-11-27 15:30:00+09`.
set -euo pipefail
if [ "$RESTORE_TO" = latest ]; then
  exec bash /etc/cafe/pgbackrest.sh restore
fi
exec bash /etc/cafe/pgbackrest.sh restore --type=time --target="$RESTORE_TO" --target-action=promote
