#!/bin/bash
# Patroni with its passwords, which it takes from the environment alone.
set -euo pipefail
secret() { head -n 1 "/run/secrets/$1"; }
PATRONI_SUPERUSER_PASSWORD=$(secret postgres_password)
PATRONI_REPLICATION_PASSWORD=$(secret replication_password)
export PATRONI_SUPERUSER_PASSWORD PATRONI_REPLICATION_PASSWORD
exec patroni /etc/cafe/patroni.yml
