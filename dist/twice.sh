#!/usr/bin/env bash
# Builds the downloads twice, in two copies of the sources, and compares them. Usage: dist/twice.sh
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$here/.mvn/find-tools.sh"
find_maven
find_node
for copy in one two; do
  mkdir -p "$work/$copy"
  (cd "$here" && git ls-files -z --cached --others --exclude-standard | tar --null -T - -cf - | tar -xf - -C "$work/$copy")
  (cd "$work/$copy" && "$MVN" -B -ntp -q -Pdist -DskipTests -Dspotless.check.skip package >"$work/$copy.log" 2>&1) ||
    { cat "$work/$copy.log" >&2; exit 1; }
done
"$here/dist/same.sh" "$work/one/dist/target/packages" "$work/two/dist/target/packages"
