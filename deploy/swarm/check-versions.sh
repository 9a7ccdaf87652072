#!/bin/bash
# Ends with an error where a part of the product does not run IMAGE_TAG: Swarm went back to the version before.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/members.sh"

of() { echo "${IMAGE_PREFIX:-sinsa-record-cafe}/$1:${IMAGE_TAG:?}"; }
for service in booking-service cms caddy; do must_run "cafe_$service" "$(of "$service")"; done
for service in publisher site preview; do must_run "cafe_$service" "$(of astro-site)"; done
