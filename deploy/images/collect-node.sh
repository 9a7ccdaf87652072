#!/bin/sh
# Collects what Node needs to run into the folder $1, as the whole root of an image: its binary, the shared libraries that
# it and native packages load, an unprivileged user. No shell, no npm, no compiler.
set -eu
root=$1

keep() {
  mkdir -p "$root$(dirname "$1")"
  cp -L "$1" "$root$1"
}

node=$(command -v node)
keep "$node"
libraries=$(ldd "$node" | grep -o '/[^ ]*')
for library in $libraries; do keep "$library"; done

# Loaded by native packages (pictures, password hashes) beyond what Node itself loads.
libc=$(echo "$libraries" | grep '/libc\.so')
for name in libresolv.so.2 librt.so.1; do
  if [ -e "$(dirname "$libc")/$name" ]; then keep "$(dirname "$libc")/$name"; fi
done

# Their licences, where the base image has them.
for text in /usr/local/LICENSE /usr/share/doc/libc6/copyright /usr/share/doc/libstdc++6/copyright; do
  if [ -e "$text" ]; then keep "$text"; fi
done

mkdir -p "$root/etc" "$root/tmp" "$root/home/node"
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
printf 'root:x:0:0:root:/:/sbin/nologin\nnode:x:1000:1000:node:/home/node:/sbin/nologin\n' > "$root/etc/passwd"
printf 'root:x:0:\nnode:x:1000:\n' > "$root/etc/group"
chmod 1777 "$root/tmp"
chown 1000:1000 "$root/home/node"
