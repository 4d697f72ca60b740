package musette.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the build needs is fetched where it is missing; this server stands for the publishers. */
@EnabledOnOs(OS.LINUX)
final class FindToolsTest {
  private static final List<String> PROGRAMS =
      List.of(
          "bash sh curl tar gzip sed awk uname dirname readlink mkdir rm mv cat sha256sum sha512sum"
              .split(" "));
  private static final Path SCRIPT = Path.of("../.mvn/find-tools.sh").toAbsolutePath().normalize();

  @TempDir private Path folder = Path.of("");
  private final Map<String, byte[]> files = new ConcurrentHashMap<>();
  private final List<String> asked = new CopyOnWriteArrayList<>();
  private final HttpServer server;

  FindToolsTest() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          String path = exchange.getRequestURI().getPath();
          asked.add(path);
          byte[] body = files.getOrDefault(path, new byte[0]);
          exchange.sendResponseHeaders(files.containsKey(path) ? 200 : 404, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.start();
  }

  @BeforeEach
  void publish() throws Exception {
    Path path = Files.createDirectories(folder.resolve("path"));
    for (String program : PROGRAMS) {
      program(path.resolve(program), "exec " + installed(program) + " \"$@\"");
    }
    byte[] jdk = archive("jdk", Map.of("javac", "echo javac 25.0.9"));
    files.put("/jdk.tar.gz", jdk);
    files.put("/jdk.tar.gz.sha256.txt", (sum("SHA-256", jdk) + "  jdk.tar.gz\n").getBytes(UTF_8));
    byte[] node = archive("node", Map.of("node", "echo v22.1.0", "npm", "echo 10"));
    files.put("/node.tar.gz", node);
    String sums = "00  other.tar.gz\n" + sum("SHA-256", node) + "  node.tar.gz\n";
    files.put("/SHASUMS256.txt", sums.getBytes(UTF_8));
    byte[] maven = archive("maven", Map.of("mvn", "echo Maven"));
    files.put("/maven.tar.gz", maven);
    files.put("/maven.tar.gz.sha512", sum("SHA-512", maven).getBytes(UTF_8));
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private static Path installed(String program) {
    return Stream.of("/usr/bin", "/bin", "/usr/local/bin")
        .map(place -> Path.of(place, program))
        .filter(Files::exists)
        .findFirst()
        .orElseThrow();
  }

  /** A folder of programs, as publishers pack them. */
  private byte[] archive(String name, Map<String, String> programs) throws Exception {
    Path bin = Files.createDirectories(folder.resolve("made").resolve(name).resolve("bin"));
    for (Map.Entry<String, String> program : programs.entrySet()) {
      program(bin.resolve(program.getKey()), program.getValue());
    }
    Path tar = folder.resolve(name + ".tar.gz");
    Process process =
        new ProcessBuilder("tar", "-czf", tar.toString(), name)
            .directory(folder.resolve("made").toFile())
            .start();
    assertThat(process.waitFor()).isZero();
    return Files.readAllBytes(tar);
  }

  private static void program(Path file, String command) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + command + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private static String sum(String algorithm, byte[] bytes) throws Exception {
    return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(bytes));
  }

  private record Found(int code, String text) {}

  /** Looks for all three with nothing on the path but what every system has. */
  private Found find(String... more) throws Exception {
    String script =
        "set -euo pipefail; . '"
            + SCRIPT
            + "'; find_maven; find_node;"
            + " echo \"$JAVA_HOME $MVN $(command -v node)\"";
    var builder = new ProcessBuilder(folder.resolve("path/bash").toString(), "-c", script);
    String address = "http://localhost:" + server.getAddress().getPort();
    builder.environment().clear();
    builder
        .environment()
        .putAll(
            Map.of(
                "PATH",
                folder.resolve("path").toString(),
                "HOME",
                folder.resolve("home").toString(),
                "MUSETTE_TOOLS",
                "own",
                "MUSETTE_JDK",
                address + "/jdk.tar.gz",
                "MUSETTE_NODE",
                address + "/node.tar.gz",
                "MUSETTE_MAVEN",
                address + "/maven.tar.gz"));
    for (int i = 0; i < more.length; i += 2) {
      builder.environment().put(more[i], more[i + 1]);
    }
    Process process = builder.redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Found(process.waitFor(), text);
  }

  private List<String> kept() throws IOException {
    Path cache = folder.resolve("home/.cache/musette");
    if (!Files.exists(cache)) {
      return List.of();
    }
    try (Stream<Path> list = Files.list(cache)) {
      return new ArrayList<>(list.map(path -> path.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void allThreeAreFetchedOnce() throws Exception {
    Found first = find();
    assertThat(first.code()).as(first.text()).isZero();
    assertThat(first.text()).contains("Fetching Java", "Fetching Node", "Fetching Maven");
    assertThat(first.text().lines().toList().getLast())
        .matches("\\S+/musette/jdk-\\S+ \\S+/musette/apache-maven-\\S+ \\S+/musette/node-\\S+");
    assertThat(asked).hasSize(6);
    assertThat(kept()).hasSize(3).noneMatch(name -> name.contains("part"));
    Found second = find("MUSETTE_OFFLINE", "1");
    assertThat(second.code()).as(second.text()).isZero();
    assertThat(asked).as("nothing is fetched twice").hasSize(6);
  }

  @ParameterizedTest
  @CsvSource({
    "/jdk.tar.gz.sha256.txt, Java",
    "/SHASUMS256.txt, Node",
    "/maven.tar.gz.sha512, Maven"
  })
  void whatDiffersFromItsChecksumIsNotUsed(String sums, String tool) throws Exception {
    String wrong = new String(files.get(sums), UTF_8).replaceAll("[0-9a-f]{50}", "0".repeat(50));
    files.put(sums, wrong.getBytes(UTF_8));
    Found found = find();
    assertThat(found.code()).isEqualTo(1);
    assertThat(found.text()).contains(tool, "checksum", "Musette needs");
    assertThat(kept()).noneMatch(name -> name.contains("part"));
    files.remove(sums);
    assertThat(find().text()).as("no checksum").contains("could not be downloaded");
  }

  @Test
  void offlineItSaysWhatToInstall() throws Exception {
    Found found = find("MUSETTE_OFFLINE", "1");
    assertThat(found.code()).isEqualTo(1);
    assertThat(found.text()).contains("JDK of version 25", "apt-get install", "PATH");
    assertThat(asked).isEmpty();
  }
}
