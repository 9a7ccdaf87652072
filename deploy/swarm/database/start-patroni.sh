#!/bin/bash
# Patroni with its passwords, which it takes from the environment alone, and what keeps backups beside it.
set -euo pipefail
secret() { head -n 1 "/run/secrets/$1"; }
PATRONI_SUPERUSER_PASSWORD=$(secret postgres_password)
PATRONI_REPLICATION_PASSWORD=$(secret replication_password)
export PATRONI_SUPERUSER_PASSWORD PATRONI_REPLICATION_PASSWORD
config=/etc/cafe/patroni.yml
if [ -n "${RESTORE_TO:-}" ]; then
  config=/tmp/patroni.yml
  sed 's/^  method: initdb$/  method: pgbackrest/' /etc/cafe/patroni.yml >"$config"
fi
bash /etc/cafe/keep-backups.sh &
exec patroni "$config"
