#!/bin/bash
# Installs packages in exactly the versions that are named. They are those of Debian 13, which the image of PostgreSQL is made of; a
# base of another release takes its own. Where Debian has replaced a version, the build ends with an error: move it in the Dockerfile.
set -euo pipefail
source /etc/os-release
packages=("$@")
[ "$VERSION_CODENAME" = trixie ] || packages=("${packages[@]%%=*}")
apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends "${packages[@]}"
rm -rf /var/lib/apt/lists/*
