#!/bin/bash
# pgBackRest as we use it: its settings from the keys BACKUP_… of the environment, each of which can come from a file instead that
# KEY_FILE names. Without a bucket the backups lie in a folder, /var/lib/pgbackrest.
set -euo pipefail

# The value of the key $1, or nothing.
value() {
  local file="${1}_FILE"
  if [ -n "${!1:-}" ]; then printf '%s' "${!1}"; elif [ -n "${!file:-}" ]; then head -n 1 "${!file}"; fi
}

# Tells pgBackRest's option $1 what the key $2 says; one that is empty it would refuse.
tell() {
  local given
  given=$(value "$2")
  [ -z "$given" ] || export "PGBACKREST_$1=$given"
}

export PGBACKREST_STANZA=cafe PGBACKREST_PG1_PATH="$PGDATA" PGBACKREST_PG1_USER=postgres
export PGBACKREST_PG1_SOCKET_PATH="${PGHOST:-/var/run/postgresql}"
# What a restored database is told to fetch by it from the archive, too.
export PGBACKREST_CMD=/etc/cafe/pgbackrest.sh
# Two full backups, and what belongs to them: any moment of at least the last week.
export PGBACKREST_REPO1_RETENTION_FULL=2
export PGBACKREST_REPO1_BUNDLE=y PGBACKREST_REPO1_BLOCK=y PGBACKREST_COMPRESS_TYPE=zst
export PGBACKREST_START_FAST=y PGBACKREST_PROCESS_MAX=2 PGBACKREST_LOCK_PATH=/tmp/pgbackrest
export PGBACKREST_LOG_LEVEL_CONSOLE=warn PGBACKREST_LOG_LEVEL_FILE=off

if [ -n "$(value BACKUP_S3_BUCKET)" ]; then
  export PGBACKREST_REPO1_TYPE=s3 PGBACKREST_REPO1_PATH=/database
  tell REPO1_S3_BUCKET BACKUP_S3_BUCKET
  tell REPO1_S3_REGION BACKUP_S3_REGION
  tell REPO1_S3_ENDPOINT BACKUP_S3_ENDPOINT
  tell REPO1_S3_KEY BACKUP_S3_ACCESS_KEY_ID
  tell REPO1_S3_KEY_SECRET BACKUP_S3_SECRET_ACCESS_KEY
  tell REPO1_STORAGE_CA_FILE BACKUP_S3_CA_FILE
  [ "$(value BACKUP_S3_PATH_STYLE)" != true ] || export PGBACKREST_REPO1_S3_URI_STYLE=path
else
  export PGBACKREST_REPO1_PATH=/var/lib/pgbackrest
fi
# Guests' names are in it.
tell REPO1_CIPHER_PASS BACKUP_PASSPHRASE
[ -z "${PGBACKREST_REPO1_CIPHER_PASS:-}" ] || export PGBACKREST_REPO1_CIPHER_TYPE=aes-256-cbc
exec pgbackrest "$@"
