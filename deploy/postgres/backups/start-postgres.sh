#!/bin/bash
# The image's own start, with an archive that is brought up to date every half minute at the latest, and what keeps backups beside it.
# Anything but `postgres` is just run.
set -euo pipefail
[ "${1:-}" = postgres ] || exec "$@"
bash /etc/cafe/keep-backups.sh &
# A restored server takes nobody in before it is what it is to be: until then everything would find it read-only.
exec docker-entrypoint.sh "$@" -c hot_standby=off -c archive_mode=on -c archive_timeout=30s \
  -c 'archive_command=/etc/cafe/pgbackrest.sh archive-push %p'
