#!/usr/bin/env bash
# Measures how long a server needs until it listens, and how much time of the processor; each start has an empty data folder.
# Two programs take turns, so that a busy machine is unfair to neither. A program is a zip or a launcher. Only on Linux.
# Usage: dist/start.sh [-n TIMES] PROGRAM...
set -euo pipefail
times=5
if [ "${1:-}" = -n ]; then
  times=$2
  shift 2
fi
[ $# -gt 0 ] || { echo "usage: dist/start.sh [-n TIMES] PROGRAM..." >&2; exit 2; }
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT

# The launcher of a program; a zip is unpacked first.
launcher() {
  case $1 in
    *.zip)
      mkdir "$work/$2"
      unzip -q "$1" -d "$work/$2"
      echo "$work/$2"/musette-*/musette
      ;;
    *) echo "$1" ;;
  esac
}

# Starts one and prints the milliseconds until it listens, and those of the processor.
start() {
  local began line ticks
  mkfifo "$work/said"
  began=${EPOCHREALTIME/[.,]/}
  "$1" serve --port 0 --data "$work/data" >"$work/said" 2>&1 &
  server=$!
  exec 3<"$work/said"
  while read -r line <&3; do
    case $line in *http://localhost:*) break ;; esac
  done
  ticks=$(sed 's/.*) //' "/proc/$server/stat" | cut -d ' ' -f 12,13 | tr ' ' +)
  echo $(((${EPOCHREALTIME/[.,]/} - began) / 1000)) $(((ticks) * 1000 / $(getconf CLK_TCK)))
  kill "$server"
  wait "$server" || true
  server=
  exec 3<&-
  rm -rf "$work/said" "$work/data"
}

programs=()
for program in "$@"; do
  programs+=("$(launcher "$program" ${#programs[@]})")
done
for _ in $(seq "$times"); do
  for i in "${!programs[@]}"; do
    start "${programs[$i]}" >>"$work/times.$i"
  done
done
for i in "${!programs[@]}"; do
  shift_by=$((i + 1))
  printf '%s\n  until it listens: %s ms\n  of the processor: %s ms\n' "${!shift_by}" \
    "$(cut -d ' ' -f 1 "$work/times.$i" | sort -n | paste -sd ' ')" "$(cut -d ' ' -f 2 "$work/times.$i" | sort -n | paste -sd ' ')"
done
