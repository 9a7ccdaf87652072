#!/bin/bash
# pgBackRest with the keys of its bucket, which it takes from the environment alone. What else it is told stands in
# environment/database.env.
set -euo pipefail
secret() { head -n 1 "/run/secrets/$1"; }
PGBACKREST_REPO1_S3_KEY=$(secret bucket_access_key_id)
PGBACKREST_REPO1_S3_KEY_SECRET=$(secret bucket_secret_access_key)
PGBACKREST_REPO1_CIPHER_PASS=$(secret backup_passphrase)
export PGBACKREST_REPO1_S3_KEY PGBACKREST_REPO1_S3_KEY_SECRET PGBACKREST_REPO1_CIPHER_PASS
exec pgbackrest "$@"
