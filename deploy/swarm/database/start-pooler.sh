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
cat >/tmp/pgbouncer.ini <<SETTINGS
[databases]
booking = host=${MEMBER:?} pool_size=30
cms = host=$MEMBER pool_size=20
%include /etc/cafe/pgbouncer.ini
auth_file = /tmp/users.txt
SETTINGS
exec pgbouncer /tmp/pgbouncer.ini
