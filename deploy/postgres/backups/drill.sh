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
# With settings of its own: it must write nothing to the archive of the database that it is a copy of, nor wait for others. What has to be
# no less than there is told by the database itself.
cat >/tmp/drill.conf <<SETTINGS
$(pg_controldata "$data" | sed -n 's/^max_connections setting: *\(.*\)/max_connections = \1/p
  s/^max_worker_processes setting: *\(.*\)/max_worker_processes = \1/p
  s/^max_wal_senders setting: *\(.*\)/max_wal_senders = \1/p
  s/^max_prepared_xacts setting: *\(.*\)/max_prepared_transactions = \1/p
  s/^max_locks_per_xact setting: *\(.*\)/max_locks_per_transaction = \1/p')
port = $port
listen_addresses = ''
unix_socket_directories = '/tmp'
hba_file = '/tmp/drill-hba.conf'
shared_buffers = 32MB
hot_standby = off
SETTINGS
echo 'local all all trust' >/tmp/drill-hba.conf
server --timeout 3600 --log /tmp/drill.log --options '-c config_file=/tmp/drill.conf' start >/dev/null || {
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
