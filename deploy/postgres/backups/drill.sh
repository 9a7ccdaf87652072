#!/bin/bash
# Restores the newest backup and everything in the archive beside the running database, looks at it, says what is there, and takes it
# away. Ends with an error where it cannot be restored. Needs as much room on the disk as the database has.
set -euo pipefail
data=/var/lib/postgresql/drill
port=5499
server() { pg_ctl --pgdata "$data" "$@"; }
finish() {
  server --mode immediate stop >/dev/null 2>&1 || true
  rm -rf "$data"
}
trap finish EXIT

rm -rf "$data"
started=$SECONDS
/etc/cafe/pgbackrest.sh restore --pg1-path="$data"
restored=$((SECONDS - started))
# It must write nothing to the archive of the database that it is a copy of.
server --timeout 3600 --log /tmp/drill.log --options \
  "-p $port -c listen_addresses= -c unix_socket_directories=/tmp -c archive_mode=off -c shared_buffers=32MB -c hot_standby=off \
   -c synchronous_standby_names= -c max_connections=200" start >/dev/null || {
  tail -n 20 /tmp/drill.log >&2
  exit 1
}
ask() { psql --host /tmp --port "$port" --username postgres --no-psqlrc -tA --set ON_ERROR_STOP=1 --dbname "$1" -c "$2"; }
until [ "$(ask postgres 'SELECT pg_is_in_recovery()')" = f ]; do sleep 1; done
echo "Restored in $restored seconds, ready after $((SECONDS - started))."
ask booking "SELECT format('%s bookings, the newest of %s', count(*), max(created_at)) FROM bookings"
ask booking "SELECT format('%s payments, the newest of %s', count(*), max(updated_at)) FROM payment_attempts WHERE state = 'PAID'"
ask cms "SELECT format('%s pictures', count(*)) FROM media"
# Every page of every table is read, and its checksum with it.
for database in booking cms; do pg_dump --host /tmp --port "$port" --username postgres "$database" >/dev/null; done
echo 'Every table was read to its end.'
