#!/usr/bin/env bash
# Submits the jar for spark-submit to a cluster of one worker on this machine, and compares what it counts with threads.
# Needs the part for Spark (mvn -Pspark -pl lab-spark-submit -am package -DskipTests). Usage: dist/try-spark.sh
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
. "$here/.mvn/find-tools.sh"
java=$JAVA_HOME/bin/java
spark=$here/lab-spark/target/spark
submitted=$here/lab-spark-submit/target/musette-spark.jar
work=$(mktemp -d)
daemons=()
trap '[ ${#daemons[@]} = 0 ] || kill "${daemons[@]}" 2>/dev/null || true; rm -rf "$work"' EXIT

# A Spark as it is installed: nothing of Musette is in it.
mkdir -p "$work/home/jars"
ours=$(basename "$spark"/lab-spark-*.jar)
for jar in "$spark"/*.jar; do
  [[ $jar = *"${ours#lab-spark}" ]] || ln -s "$jar" "$work/home/jars/"
done
export SPARK_HOME=$work/home SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1
spark() {
  exec "$java" -Xmx600m -cp "$work/home/jars/*" "$@"
}

spark org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 0 --webui-port 0 >"$work/master.log" 2>&1 &
daemons+=($!)
for _ in $(seq 600); do
  master=$(sed -n 's#.*Starting Spark master at \(spark://[0-9.:]*\).*#\1#p' "$work/master.log")
  [ -z "$master" ] && kill -0 "${daemons[0]}" || break
  sleep 0.1
done
[ -n "$master" ] || { cat "$work/master.log" >&2; exit 1; }
spark org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --cores 2 --memory 800m --webui-port 0 --work-dir "$work/worker" "$master" \
  >"$work/worker.log" 2>&1 &
daemons+=($!)

job=(simulate flamme-rouge -n 5000 --bots club,random --seats 4)
"$java" -jar "$here/app/target/musette.jar" "${job[@]}" --counts "$work/threads.json" >/dev/null
(spark org.apache.spark.deploy.SparkSubmit --master "$master" --conf spark.executor.memory=600m --conf spark.driver.host=127.0.0.1 \
  --class musette.app.Main "$submitted" "${job[@]}" --on "$master" --counts "$work/spark.json") >"$work/submit.log" 2>&1 ||
  { cat "$work/submit.log" >&2; exit 1; }
cmp "$work/threads.json" "$work/spark.json"
echo "  $(du -m "$submitted" | cut -f1) MB to submit; 5,000 matches counted on a cluster as on threads"
