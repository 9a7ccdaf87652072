#!/bin/bash
# One database for each service, and the roles that they connect as, with the passwords of today. No role can connect to the
# other's database. Runs when the database server has no data yet, and again before every migration: what is there stays.
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
  # What stands in .env where docker-compose.secrets.yml brings the secret.
  if [ "$value" = file ]; then
    echo "$1 is the word \"file\": COMPOSE_FILE does not name docker-compose.secrets.yml" >&2
    exit 1
  fi
  printf '%s' "$value"
}

as_superuser() {
  psql -v ON_ERROR_STOP=1 --no-psqlrc --quiet --username "${POSTGRES_USER:-postgres}" "$@"
}

role() {
  as_superuser --dbname postgres --set role="$1" --set password="$2" <<'SQL'
SELECT format('CREATE ROLE %I', :'role') WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'role') \gexec
ALTER ROLE :"role" LOGIN PASSWORD :'password';
SQL
}

# The database $1, owned by the role $2.
database() {
  as_superuser --dbname postgres --set database="$1" --set owner="$2" <<'SQL'
SELECT format('CREATE DATABASE %I OWNER %I', :'database', :'owner')
 WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'database') \gexec
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
SQL
}

# The role $2 uses the database $1 and owns nothing. The migration says what it may do with the tables.
guest() {
  as_superuser --dbname postgres --set database="$1" --set guest="$2" <<'SQL'
GRANT CONNECT ON DATABASE :"database" TO :"guest";
SQL
}

PGPASSWORD=$(secret POSTGRES_PASSWORD)
export PGPASSWORD
# A statement that is slow or fails is logged, and these hold passwords.
export PGOPTIONS='-c log_min_duration_statement=-1 -c log_min_error_statement=panic'
# Each asked for before anything is made.
owner_password=$(secret BOOKING_OWNER_DATABASE_PASSWORD)
booking_password=$(secret BOOKING_DATABASE_PASSWORD)
cms_password=$(secret CMS_DATABASE_PASSWORD)
role booking_owner "$owner_password"
role booking "$booking_password"
role cms "$cms_password"
database booking booking_owner
database cms cms
guest booking booking
as_superuser --dbname booking --file "$(dirname "${BASH_SOURCE[0]}")/functions/replication-lag.sql"
as_superuser --dbname postgres \
  -c 'REVOKE ALL ON DATABASE postgres FROM PUBLIC' -c 'REVOKE ALL ON DATABASE template1 FROM PUBLIC'
