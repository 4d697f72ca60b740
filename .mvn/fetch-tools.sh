# Fetches the tools of the build: known versions, from their publishers, checked. MUSETTE_JDK, MUSETTE_NODE and MUSETTE_MAVEN
# name other addresses, beside which the checksum is found under the same name as at the publisher.
JDK_VERSION=25.0.2+10
NODE_VERSION=22.21.1
MAVEN_VERSION=3.9.9

tool_cache() {
  echo "${XDG_CACHE_HOME:-$HOME/.cache}/musette"
}

# linux or mac, x64 or aarch64, as the publishers of Java name them; the others are mapped.
platform() {
  case $(uname -s) in
    Linux) printf linux ;;
    Darwin) printf mac ;;
    *) printf other ;;
  esac
  case $(uname -m) in
    x86_64 | amd64) echo " x64" ;;
    aarch64 | arm64) echo " aarch64" ;;
    *) echo " other" ;;
  esac
}

fetch_jdk() {
  local system machine file address
  read -r system machine <<<"$(platform)"
  file=OpenJDK25U-jdk_${machine}_${system}_hotspot_${JDK_VERSION/+/_}.tar.gz
  address=${MUSETTE_JDK:-https://github.com/adoptium/temurin25-binaries/releases/download/jdk-${JDK_VERSION/+/%2B}/$file}
  fetch_tool "Java $JDK_VERSION" "$(tool_cache)/jdk-$JDK_VERSION" "$address" "$address.sha256.txt" 256 \
    "a JDK of version 25 or later" "temurin-25-jdk or openjdk-25-jdk" "temurin@25 or openjdk"
}

fetch_node() {
  local system machine file address
  read -r system machine <<<"$(platform)"
  file=node-v$NODE_VERSION-${system/mac/darwin}-${machine/aarch64/arm64}.tar.gz
  address=${MUSETTE_NODE:-https://nodejs.org/dist/v$NODE_VERSION/$file}
  fetch_tool "Node $NODE_VERSION" "$(tool_cache)/node-$NODE_VERSION" "$address" "${address%/*}/SHASUMS256.txt" 256 \
    "Node 20 or later with npm" "nodejs and npm" "node"
}

fetch_maven() {
  local address=${MUSETTE_MAVEN:-https://archive.apache.org/dist/maven/maven-3/$MAVEN_VERSION/binaries/apache-maven-$MAVEN_VERSION-bin.tar.gz}
  fetch_tool "Maven $MAVEN_VERSION" "$(tool_cache)/apache-maven-$MAVEN_VERSION" "$address" "$address.sha512" 512 \
    "Maven 3.8 or later" "maven" "maven"
}

# Into a folder of its own first, so that a broken download leaves nothing behind that looks whole.
# Arguments: name, folder, address, address of the checksum, bits of the checksum, what to install, as what by apt, by brew.
fetch_tool() {
  local name=$1 folder=$2 address=$3 sums=$4 bits=$5 wanted=$6 apt=$7 brew=$8 part=$2.part.$$ problem=
  if [ -n "${MUSETTE_OFFLINE:-}" ]; then
    install_hint "$wanted" "$apt" "$brew"
    exit 1
  fi
  echo "Fetching $name into $(tool_cache), once…" >&2
  rm -rf "$part" && mkdir -p "$part"
  if ! download "$address" "$part/tool.tar.gz" || ! download "$sums" "$part/sums"; then
    problem="it could not be downloaded from $address"
  elif ! is_published "$part" "${address##*/}" "$bits"; then
    problem="its checksum is not the one that is published at $sums"
  elif ! tar -xzf "$part/tool.tar.gz" --strip-components=1 -C "$part"; then
    problem="the archive cannot be unpacked"
  fi
  if [ -n "$problem" ]; then
    rm -rf "$part"
    echo "$name: $problem." >&2
    install_hint "$wanted" "$apt" "$brew"
    exit 1
  fi
  rm -f "$part/tool.tar.gz" "$part/sums"
  rm -rf "$folder" && mv "$part" "$folder"
}

download() {
  if command -v curl >/dev/null; then
    curl -fsSL --retry 2 -o "$2" "$1"
  elif command -v wget >/dev/null; then
    wget -q -O "$2" "$1"
  else
    echo "curl or wget is needed to download it." >&2
    return 1
  fi
}

# A file of checksums has one alone, or one per file with its name.
is_published() {
  local folder=$1 file=$2 bits=$3 published found
  published=$(awk -v file="$file" 'NF == 1 || $2 == file || $2 == "*" file {print $1; exit}' "$folder/sums")
  if command -v "sha${bits}sum" >/dev/null; then
    found=$("sha${bits}sum" "$folder/tool.tar.gz")
  else
    found=$(shasum -a "$bits" "$folder/tool.tar.gz")
  fi
  [ -n "$published" ] && [ "${found%% *}" = "$published" ]
}

install_hint() {
  {
    echo "Musette needs $1:"
    case $(uname -s) in
      Darwin) echo "  brew install $3" ;;
      *) echo "  Debian and Ubuntu: apt-get install $2; Fedora: dnf install the package of the same kind" ;;
    esac
    echo "  or unpack it anywhere and put its folder bin on the PATH (Java: or set JAVA_HOME)."
  } >&2
}
