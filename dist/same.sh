#!/usr/bin/env bash
# Compares the downloads of two builds. Everything must be the same byte for byte, but one file in the zip with its own Java:
# musette.aot is an image of the memory of a running Java. Usage: dist/same.sh FOLDER FOLDER
set -euo pipefail

# The files of a zip but for the cache, with their checksums and modes.
contents() {
  local folder
  folder=$(mktemp -d)
  unzip -q "$1" -x '*/musette.aot' -d "$folder"
  (cd "$folder" && find . -type f -printf '%p %m %T@ ' -exec sh -c 'sha256sum <"$1"' _ {} \; | sort)
  rm -rf "$folder"
}

differences=0
compared=0
for one in "$1"/*; do
  name=$(basename "$one")
  two=$2/$name
  case $name in
    SHA256SUMS) continue ;;
    *-linux-*.zip | *-macos-*.zip | *-windows-*.zip) equal() { [ "$(contents "$one")" = "$(contents "$two")" ]; } ;;
    *) equal() { cmp -s "$one" "$two"; } ;;
  esac
  compared=$((compared + 1))
  if equal; then
    echo "  same       $name"
  else
    echo "  DIFFERENT  $name"
    differences=1
  fi
done
[ "$compared" -ge 5 ] || { echo "There are only $compared files." >&2; exit 1; }
exit $differences
