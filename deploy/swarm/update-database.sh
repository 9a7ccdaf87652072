#!/bin/bash
# Brings the programs of the database to DATABASE_TAG, one member after the other: the next only when the one before has caught up.
# Run on a machine of the Swarm that has a member.
set -euo pipefail
image="${IMAGE_PREFIX:-sinsa-record-cafe}/database:${DATABASE_TAG:?}"
stack=cafe

members() {
  local container
  container=$(docker ps --quiet --filter "name=${stack}_postgres" | head -n 1)
  [ -n "$container" ] && docker exec "$container" patronictl -c /etc/cafe/patroni.yml list --format tsv 2>/dev/null
}

# Three members, one of them the primary, the others following it.
whole() { [ "$(members | grep -cE $'\t(running|streaming)\t')" = 3 ] && members | grep -q $'\tLeader\t'; }

wait_until_whole() {
  for _ in $(seq 120); do
    if whole; then return; fi
    sleep 1
  done
  echo "The database is not whole after two minutes: patronictl list says why. Nothing more was changed." >&2
  members >&2
  exit 1
}

wait_until_whole
for service in etcd1 etcd2 etcd3 postgres1 postgres2 postgres3 primary; do
  docker service update --quiet --detach=false --with-registry-auth --image "$image" "${stack}_$service"
  wait_until_whole
done
