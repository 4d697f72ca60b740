#!/usr/bin/env bash
# Builds the downloads twice, in two copies of the sources, and compares them; the zip with its own Java also a third time, from the
# one without. Usage: dist/twice.sh
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$here/.mvn/find-tools.sh"
find_maven
find_node
# What is compared must have been made twice.
export MUSETTE_ENGINE_CACHE=off
for copy in one two; do
  mkdir -p "$work/$copy"
  (cd "$here" && git ls-files -z --cached --others --exclude-standard | tar --null -T - -cf - | tar -xf - -C "$work/$copy")
  (cd "$work/$copy" && "$MVN" -B -ntp -q -Pdist -DskipTests -Dspotless.check.skip package >"$work/$copy.log" 2>&1) ||
    { cat "$work/$copy.log" >&2; exit 1; }
done
packages=dist/target/packages
"$here/dist/same.sh" "$work/one/$packages" "$work/two/$packages"
# As the other platforms do it: the zip with its own Java from the one without.
rm "$work/two/$packages"/*-{linux,macos}-*.zip 2>/dev/null || true
"$JAVA_HOME/bin/java" "$here/dist/src/main/java/musette/dist/PlatformZip.java" "$work/two/$packages"/*-java.zip
"$here/dist/same.sh" "$work/one/$packages" "$work/two/$packages"
