#!/bin/bash
# PgBouncer before the member that MEMBER names, with the passwords of the roles that come through it: in memory, and nowhere else.
set -euo pipefail
umask 077
secret() { head -n 1 "/run/secrets/$1"; }
cat >/tmp/users.txt <<USERS
"booking" "$(secret booking_database_password)"
"cms" "$(secret cms_database_password)"
USERS

# Sizes: README.md, "Connections".
lead_to() {
  cat >/tmp/pgbouncer.ini <<SETTINGS
[databases]
booking = host=$1 pool_size=30
cms = host=$1 pool_size=20
%include /etc/cafe/pgbouncer.ini
auth_file = /tmp/users.txt
SETTINGS
}

# A member that starts again has another address. PgBouncer’s own resolver goes on with the one before for minutes, whatever dns_max_ttl
# says, so it is told addresses.
address() { getent ahostsv4 "${MEMBER:?}" | head -n 1 | cut -d ' ' -f 1; }
follow() {
  local pooler=$1 before=$2 now
  while sleep 1; do
    now=$(address) || continue
    if [ -z "$now" ] || [ "$now" = "$before" ]; then continue; fi
    lead_to "$now"
    kill -HUP "$pooler"
    before=$now
  done
}

until at=$(address) && [ -n "$at" ]; do sleep 1; done
lead_to "$at"
follow $$ "$at" &
exec pgbouncer /tmp/pgbouncer.ini
