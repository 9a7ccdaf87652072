#!/bin/bash
# Runs once, when the database server has no data yet: one database for each service, owned by a role of its own.
# No role can connect to the other's database.
set -euo pipefail

# The value of $1, or the first line of the file that $1_FILE names.
secret() {
  local file="${1}_FILE"
  local value="${!1:-}"
  if [ -z "$value" ] && [ -n "${!file:-}" ]; then value=$(head -n 1 "${!file}"); fi
  if [ -z "$value" ]; then
    echo "$1 is missing: put a password for this database role" >&2
    exit 1
  fi
  printf '%s' "$value"
}

create() {
  psql -v ON_ERROR_STOP=1 --no-psqlrc --username "${POSTGRES_USER:-postgres}" --dbname postgres --set role="$1" --set password="$2" <<'SQL'
CREATE ROLE :"role" LOGIN PASSWORD :'password';
CREATE DATABASE :"role" OWNER :"role";
REVOKE ALL ON DATABASE :"role" FROM PUBLIC;
SQL
}

booking_password=$(secret BOOKING_DATABASE_PASSWORD)
cms_password=$(secret CMS_DATABASE_PASSWORD)
create booking "$booking_password"
create cms "$cms_password"
psql -v ON_ERROR_STOP=1 --no-psqlrc --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  -c 'REVOKE ALL ON DATABASE postgres FROM PUBLIC' -c 'REVOKE ALL ON DATABASE template1 FROM PUBLIC'
