# Finds a JDK of version 25 or later, Maven and Node; says clearly what is missing. Sets JAVA_HOME and MVN.
jdk_version() {
  "$1/bin/javac" -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p'
}

find_jdk() {
  local home
  for home in "${JAVA_HOME:-}" \
    "$(dirname "$(dirname "$(readlink -f "$(command -v javac 2>/dev/null || echo /none/none/none)")")")" \
    /usr/lib/jvm/* /opt/java/* /opt/jdk* "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if [ -n "$home" ] && [ -x "$home/bin/javac" ] && [ "$(jdk_version "$home")" -ge 25 ] 2>/dev/null; then
      echo "$home"
      return 0
    fi
  done
  return 1
}

if ! JAVA_HOME=$(find_jdk); then
  echo "Musette needs a JDK of version 25 or later. Install one (for example Temurin 25), or set JAVA_HOME to it." >&2
  exit 1
fi
export JAVA_HOME

# Maven from the path; else one that is fetched once from the Apache archive and kept for the user.
find_maven() {
  local version=3.9.9 folder
  MVN=$(command -v mvn || true)
  [ -n "$MVN" ] && return
  find_node
  folder=${XDG_CACHE_HOME:-$HOME/.cache}/musette/apache-maven-$version
  MVN=$folder/bin/mvn
  [ -x "$MVN" ] || fetch_maven "$folder" "${MUSETTE_MAVEN:-https://archive.apache.org/dist/maven/maven-3/$version/binaries/apache-maven-$version-bin.tar.gz}"
}

# Into a folder of its own first, so that a broken download leaves nothing behind that looks whole.
fetch_maven() {
  local folder=$1 address=$2 parts=$1.part
  echo "Fetching Maven, which builds Musette…" >&2
  rm -rf "$parts" && mkdir -p "$parts"
  if ! node -e '
      const [address, file] = process.argv.slice(1);
      fetch(address)
        .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(`HTTP ${answer.status}`))))
        .then((bytes) => require("fs").writeFileSync(file, Buffer.from(bytes)))
        .catch((error) => { console.error(`${address}: ${error.cause?.message ?? error.message}`); process.exitCode = 1; });
    ' "$address" "$parts/maven.tar.gz" || ! tar -xzf "$parts/maven.tar.gz" --strip-components=1 -C "$parts"; then
    rm -rf "$parts"
    echo "Maven could not be fetched: install Maven 3.8 or later (for example the package 'maven')." >&2
    exit 1
  fi
  rm "$parts/maven.tar.gz"
  mv "$parts" "$folder"
}

find_node() {
  local version
  version=$(node --version 2>/dev/null | sed -n 's/^v\([0-9]*\).*/\1/p')
  if [ "${version:-0}" -lt 20 ] || ! command -v npm >/dev/null; then
    echo "The web client is built with Node 20 or later and npm: install them." >&2
    exit 1
  fi
}

# The browser tests drive a real Chromium. Sets MUSETTE_CHROMIUM.
find_chromium() {
  local name
  for name in "${MUSETTE_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
    MUSETTE_CHROMIUM=$(command -v "$name" || true)
    [ -n "$MUSETTE_CHROMIUM" ] && break
  done
  if [ -z "$MUSETTE_CHROMIUM" ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing Chromium for the browser tests…"
    apt-get update -qq && apt-get install -y -qq chromium >/dev/null
    MUSETTE_CHROMIUM=$(command -v chromium || true)
  fi
  if [ -z "$MUSETTE_CHROMIUM" ]; then
    echo "The browser tests need Chromium: install it (Debian and Ubuntu: 'apt-get install chromium'), or set MUSETTE_CHROMIUM to one." >&2
    exit 1
  fi
  export MUSETTE_CHROMIUM
}
