#!/usr/bin/env bash
# Unpacks a download and plays with it, as somebody who has no Java. From the zip to a finished match and to a page in the browser it may
# take a minute, or it fails. Usage: dist/try.sh FILE.zip
set -euo pipefail
limit=60
zip=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
unpacking=$SECONDS
(cd "$work" && unzip -q "$zip")
home=$(echo "$work"/musette-*)
mkdir "$work/path"
for tool in sh dirname readlink sed; do
  ln -s "$(command -v $tool)" "$work/path/$tool"
done

# Nothing of this machine but these four tools: no Java, no JAVA_HOME.
alone=(env -i HOME="$work" PATH="$work/path" LANG=C.UTF-8)
musette() {
  "${alone[@]}" "$home/musette" "$@"
}

milliseconds() {
  perl -MTime::HiRes=time -e 'printf "%d", time * 1000'
}

say() {
  echo "  $*"
}

if env -i PATH="$work/path" sh -c 'command -v java' >/dev/null; then
  echo "There is a Java on the path." >&2
  exit 1
fi
say "$(musette --version), $(du -sm "$home" | cut -f1) MB unpacked, $(du -m "$zip" | cut -f1) MB to download"

game=$(musette games | sed -n '1s/ .*//p')
musette play "$game" --seats random,random --save "$work/match.record" </dev/null >"$work/play.log"
say "$(musette replay --verify "$work/match.record")"

began=$(milliseconds)
"${alone[@]}" "$home/musette" serve --port 0 --data "$work/data" --no-limits >"$work/serve.log" 2>&1 &
server=$!
for _ in $(seq 1200); do
  address=$(sed -n 's#.*\(http://localhost:[0-9]*\).*#\1#p' "$work/serve.log")
  [ -z "$address" ] && kill -0 "$server" || break
  sleep 0.05
done
[ -n "$address" ] || { cat "$work/serve.log" >&2; exit 1; }
say "ready after $(($(milliseconds) - began)) ms at $address"
curl -fsS "$address/healthz" | grep -q '"status":"ok"'
curl -fsS "$address/" | grep -q '<html'
took=$((SECONDS - unpacking))
say "$took s after unpacking began, a match is finished and the page is served"
[ "$took" -le $limit ] || { echo "That may take $limit s." >&2; exit 1; }
musette load --url "$address" --game tour-de-france --tables 2 --seats 2 --rate 100 --seconds 8 --json "$work/load.json" >"$work/load.log"
say "played over sockets: $(sed -n '1p' "$work/load.log")"
musette backup "$work/now.backup" --data "$work/data" >/dev/null
kill "$server"
wait "$server" || true
server=
musette restore "$work/now.backup" --data "$work/elsewhere"
musette doctor --data "$work/elsewhere" --sample 10 >"$work/doctor.log" || { cat "$work/doctor.log" >&2; exit 1; }
say "restored elsewhere and examined: $(grep -c '^ok' "$work/doctor.log") checks are fine"
