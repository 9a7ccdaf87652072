# For the scripts beside it: what the members of the database say.

members() {
  local container
  container=$(docker ps --quiet --filter name=cafe_postgres | head -n 1)
  [ -n "$container" ] && docker exec "$container" patronictl -c /etc/cafe/patroni.yml list --format tsv 2>/dev/null
}

# Three members, one of them the primary, the others following it.
is_whole() { [ "$(members | grep -cE $'\t(running|streaming)\t')" = 3 ] && members | grep -q $'\tLeader\t'; }

wait_until_whole() {
  for _ in $(seq 600); do
    if is_whole; then return; fi
    sleep 1
  done
  echo 'The database is not whole after ten minutes; patronictl list says:' >&2
  members >&2
  exit 1
}
