#!/bin/bash
# Beside every server: one that is the primary sees to it that a full backup is no older than a week, and one of what has changed
# since no older than a day. What fails is tried again a minute later. What is in between is in the archive.
set -uo pipefail
pgbackrest() { /etc/cafe/pgbackrest.sh "$@"; }
is_primary() {
  [ "$(psql --username postgres --dbname postgres -tAc 'SELECT NOT pg_is_in_recovery()' 2>/dev/null)" = t ]
}

# What is due: full, diff or nothing.
due() {
  pgbackrest info --output=json | python3 -c '
import json, sys, time
DAY = 24 * 3600
backups = [b for stanza in json.load(sys.stdin) for b in stanza.get("backup", [])]
def age(kinds):
    ends = [b["timestamp"]["stop"] for b in backups if b["type"] in kinds]
    return time.time() - max(ends) if ends else float("inf")
print("full" if age(["full"]) > 7 * DAY else "diff" if age(["full", "diff"]) > DAY else "nothing")
'
}

# A new database has its place in the archive within seconds: until then it can put nothing there.
until is_primary && pgbackrest stanza-create; do sleep 5; done
while true; do
  if is_primary && kind=$(due) && [ "$kind" != nothing ]; then
    echo "A $kind backup begins"
    pgbackrest backup --type="$kind" && echo "A $kind backup is whole"
  fi
  sleep 60
done
