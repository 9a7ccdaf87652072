#!/bin/bash
# Makes the database what it was at a moment, like `2026-11-27 15:30:00+09`, or at the last one that is in the archive (`latest`). What it is
# now is gone afterwards; the backups stay. Run on a machine of the Swarm that has a member. Takes minutes, in which nobody books.
set -euo pipefail
moment="${1:?Say which moment: deploy/swarm/restore.sh '2026-11-27 15:30:00+09', or latest}"
image="${IMAGE_PREFIX:-sinsa-record-cafe}/database:${DATABASE_TAG:?}"
source "$(dirname "${BASH_SOURCE[0]}")/members.sh"

here=$(machines_with_member)
[ "$(wc -w <<<"$here")" -ge 2 ] || {
  echo 'Two machines with a member have to be there: one alone can acknowledge nothing. Nothing was changed.' >&2
  exit 1
}
echo 'The members stop.'
docker service scale --detach=false cafe_postgres1=0 cafe_postgres2=0 cafe_postgres3=0 >/dev/null
echo 'Their data goes, on every machine that is there, and what etcd knows of it.'
# One may be left of a restore that was stopped.
docker service rm cafe_emptying >/dev/null 2>&1 || true
docker service create --quiet --name cafe_emptying --mode global-job --with-registry-auth --user 999:999 \
  --mount type=volume,source=cafe_postgres,target=/var/lib/postgresql "$image" rm -rf /var/lib/postgresql/18/patroni >/dev/null
docker service rm cafe_emptying >/dev/null
docker exec "$(docker ps --quiet --filter name=cafe_etcd | head -n 1)" etcdctl del --prefix /service/cafe/ >/dev/null
echo "The database becomes what it was: $moment."
for number in 1 2 3; do
  docker service update --quiet --detach --env-add "RESTORE_TO=$moment" --replicas 1 "cafe_postgres$number" >/dev/null
done
# However large it is; what holds it up is in the log of the members.
patiently_until has_primary
# Nothing may be restored once more by a member that begins anew.
for number in 1 2 3; do
  if grep -qx "$number" <<<"$here"; then
    docker service update --quiet --detach=false --env-rm RESTORE_TO "cafe_postgres$number" >/dev/null
    patiently_until are_whole "$(wc -w <<<"$here")"
  else
    docker service update --quiet --detach --env-rm RESTORE_TO "cafe_postgres$number" >/dev/null
    echo "Machine $number is away: its member comes back with the machine."
  fi
done
echo "Members that are there again: $(wc -w <<<"$here")."
