#!/usr/bin/env bash
# Starts a container image without a container program: its layers in a folder, as the root of one process that
# cannot write anywhere but /data. Needs to be root. Usage: dist/try-image.sh FILE-oci.tar
set -euo pipefail
work=$(mktemp -d)
server=
# The parent does not pass signals on.
trap '[ -z "$server" ] || kill -KILL $(pgrep -P "$server") 2>/dev/null || true; rm -rf "$work"' EXIT
mkdir "$work/archive" "$work/root"
tar -xf "$1" -C "$work/archive"
for layer in "$work"/archive/blobs/sha256/* "$work"/archive/*.tar.gz; do
  if [ -f "$layer" ] && gzip -t "$layer" 2>/dev/null; then
    tar -xzf "$layer" --warning=no-unknown-keyword -C "$work/root"
  fi
done
mkdir -p "$work/root/data" "$work/root/proc" "$work/root/dev"
chown -R 10001:10001 "$work/root/data"

# In name spaces of its own, with what every container has: /proc, /dev, a read-only root, and one volume.
inside() {
  exec unshare --mount --pid --fork "$(command -v bash)" -c '
    root=$1 && shift
    mount --bind "$root" "$root" && mount -o remount,ro,bind "$root" && mount --bind "$root/data" "$root/data" &&
      mount -o remount,rw,bind "$root/data" && mount -t proc proc "$root/proc" && mount --bind /dev "$root/dev" &&
      exec env -i "$(command -v chroot)" --userspec=10001:10001 "$root" "$@"' inside "$work/root" "$@"
}

config=$(grep -l '"Entrypoint"' "$work"/archive/blobs/sha256/* "$work"/archive/*.json 2>/dev/null | head -n 1)
grep -q '"User":"10001:10001"' "$config"
grep -q '"/data"' "$config"
mapfile -t command < <(node -e '
  const config = JSON.parse(require("fs").readFileSync(process.argv[1])).config;
  for (const word of [...config.Entrypoint, ...config.Cmd]) console.log(word);' "$config")
if (inside /opt/musette/runtime/bin/java -version 2>&1) | grep -q 'must be superuser\|Operation not permitted'; then
  echo "  the image is not tried: this machine allows no name spaces"
  exit
fi
(inside "${command[@]}" --port=0) >"$work/log" 2>&1 &
server=$!
for _ in $(seq 1200); do
  address=$(sed -n 's#.*\(http://localhost:[0-9]*\).*#\1#p' "$work/log")
  [ -z "$address" ] && kill -0 "$server" || break
  sleep 0.05
done
[ -n "$address" ] || { cat "$work/log" >&2; exit 1; }
curl -fsS "$address/healthz" | grep -q '"status":"ok"'
(inside /opt/musette/runtime/bin/java -XX:+UseSerialGC -cp /opt/musette/app/musette.jar musette.app.Health "$address")
if (inside /opt/musette/runtime/bin/java -jar /opt/musette/app/musette.jar play tour-de-france --seats random,random --save /no) 2>/dev/null >&2; then
  echo "The file system can be written to." >&2
  exit 1
fi
echo "  the image is $(du -m "$1" | cut -f1) MB; it serves at $address as user 10001, and its health check is fine"
