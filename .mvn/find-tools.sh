# Finds a JDK of version 25 or later, Maven and Node. What is missing is fetched once into the cache of the user, after a
# check of the checksum that its publisher gives; MUSETTE_OFFLINE=1 forbids that. Sets JAVA_HOME, MVN and PATH.
. "$(dirname "${BASH_SOURCE[0]}")/fetch-tools.sh"

jdk_version() {
  "$1/bin/javac" -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p'
}

# MUSETTE_TOOLS=own looks only at JAVA_HOME, the PATH and the cache.
installed_jdks() {
  echo "${JAVA_HOME:-}"
  dirname "$(dirname "$(readlink -f "$(command -v javac 2>/dev/null || echo /none/none/none)")")"
  if [ "${MUSETTE_TOOLS:-}" != own ]; then
    printf '%s\n' /usr/lib/jvm/* /opt/java/* /opt/jdk* "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
      /Library/Java/JavaVirtualMachines/*/Contents/Home
  fi
  printf '%s\n' "$(tool_cache)"/jdk-*/Contents/Home "$(tool_cache)"/jdk-*
}

find_jdk() {
  local home
  while read -r home; do
    if [ -n "$home" ] && [ -x "$home/bin/javac" ] && [ "$(jdk_version "$home")" -ge 25 ] 2>/dev/null; then
      JAVA_HOME=$home
      return 0
    fi
  done < <(installed_jdks)
  return 1
}

if ! find_jdk; then
  fetch_jdk
  find_jdk
fi
export JAVA_HOME

# Maven from the path, or from the cache.
find_maven() {
  MVN=$(command -v mvn || true)
  if [ -z "$MVN" ]; then
    MVN=$(tool_cache)/apache-maven-$MAVEN_VERSION/bin/mvn
    [ -x "$MVN" ] || fetch_maven
  fi
}

has_node() {
  local version
  version=$(node --version 2>/dev/null | sed -n 's/^v\([0-9]*\).*/\1/p')
  [ "${version:-0}" -ge 20 ] && command -v npm >/dev/null
}

find_node() {
  has_node && return
  PATH=$(tool_cache)/node-$NODE_VERSION/bin:$PATH
  has_node || fetch_node
  export PATH
}

# The browser tests drive a real Chromium. Sets MUSETTE_CHROMIUM.
# find_chromium [whole]: only a whole browser shows notifications, which the full run looks at.
find_chromium() {
  local name told=${MUSETTE_CHROMIUM:-} light=chromium-headless-shell
  [ "${1:-}" = whole ] && light=
  # The light one has no windows and needs three fifths of the processor time.
  for name in "$told" $light chromium chromium-browser google-chrome google-chrome-stable; do
    MUSETTE_CHROMIUM=$(command -v "$name" || true)
    [ -n "$MUSETTE_CHROMIUM" ] && break
  done
  # A machine that only runs checks gets the light one in any case.
  if [ -z "$MUSETTE_CHROMIUM" ] || { [ -n "${CI:-}" ] && [ -z "$told" ] && [ "${MUSETTE_CHROMIUM##*/}" != "${light:-${MUSETTE_CHROMIUM##*/}}" ]; }; then
    install_chromium $light chromium
  fi
  if [ -z "$MUSETTE_CHROMIUM" ]; then
    echo "The browser tests need Chromium: install it (Debian and Ubuntu: 'apt-get install chromium'), or set MUSETTE_CHROMIUM to one." >&2
    exit 1
  fi
  export MUSETTE_CHROMIUM
}

# The first of these packages that can be had.
install_chromium() {
  local name
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 0
  echo "Installing Chromium for the browser tests…"
  apt-get update -qq || return 0
  for name in "$@"; do
    if apt-get install -y -qq "$name" >/dev/null; then
      MUSETTE_CHROMIUM=$(command -v "$name")
      return
    fi
  done
}
