# For the scripts beside it: what the members of the database say, and what Swarm runs.

patroni() {
  local container
  container=$(docker ps --quiet --filter name=cafe_postgres | head -n 1)
  [ -n "$container" ] && docker exec "$container" patronictl -c /etc/cafe/patroni.yml list --format tsv 2>/dev/null
}

has_primary() { patroni | grep -q $'\tLeader\trunning\t'; }

# The machines with a member that Swarm sees, by their labels.
machines_with_member() {
  local machine
  for machine in $(docker node ls --quiet); do
    docker node inspect --format '{{.Status.State}} {{with index .Spec.Labels "member"}}{{.}}{{end}}' "$machine"
  done | sed -n 's/^ready \([1-3]\)$/\1/p'
}

# So many members, one of them the primary, the others following it.
are_whole() { [ "$(patroni | grep -cE $'\t(running|streaming)\t')" -ge "$1" ] && has_primary; }

# However long it takes, with a word each minute.
patiently_until() {
  local waited=0
  until "$@"; do
    sleep 1
    waited=$((waited + 1))
    if [ $((waited % 60)) -eq 0 ]; then
      echo "… since $((waited / 60)) min (docker service logs --since 2m cafe_postgres1, or 2, or 3)"
    fi
  done
}

wait_until_whole() {
  local wanted="${1:-3}"
  for _ in $(seq 600); do
    if are_whole "$wanted"; then return; fi
    sleep 1
  done
  echo "Not all $wanted members of the database are there after ten minutes; patronictl list says:" >&2
  patroni >&2
  return 1
}

# Swarm goes back to the version before without an error: a service that does not run the image it was to run ends the script.
must_run() {
  local image
  image=$(docker service inspect --format '{{.Spec.TaskTemplate.ContainerSpec.Image}}' "$1")
  if [ "${image%@*}" = "$2" ]; then return; fi
  echo "$1 runs ${image%@*} and not $2: the new one did not start. This says why: docker service ps --no-trunc $1" >&2
  return 1
}
