#!/bin/bash
# Brings the programs of the database to DATABASE_TAG, one member after the other: the next only when the one before has caught up.
# Run on a machine of the Swarm that has a member.
set -euo pipefail
image="${IMAGE_PREFIX:-sinsa-record-cafe}/database:${DATABASE_TAG:?}"
source "$(dirname "${BASH_SOURCE[0]}")/members.sh"

wait_until_whole
for service in etcd1 etcd2 etcd3 postgres1 postgres2 postgres3 pooler1 pooler2 pooler3 primary; do
  # One that is new with this version comes afterwards (README.md).
  docker service inspect "cafe_$service" >/dev/null 2>&1 || continue
  docker service update --quiet --detach=false --with-registry-auth --image "$image" "cafe_$service"
  must_run "cafe_$service" "$image"
  wait_until_whole
done
