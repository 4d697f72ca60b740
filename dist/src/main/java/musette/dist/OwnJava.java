package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A small Java with only the modules that Musette uses. */
final class OwnJava {
  private static final List<String> MODULES =
      List.of(
          "java.logging",
          "java.management",
          "java.naming",
          "java.net.http",
          "java.security.sasl",
          "java.sql",
          "java.xml",
          "jdk.management",
          "jdk.net",
          "jdk.unsupported");

  private final Path target;

  OwnJava(Path target) {
    this.target = target;
  }

  Path link() throws IOException, InterruptedException {
    Path runtime = target.resolve("runtime");
    String jlink = Path.of(System.getProperty("java.home"), "bin", "jlink").toString();
    Commands.output(
        List.of(
            jlink,
            "--add-modules",
            String.join(",", MODULES),
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            "--compress",
            "zip-9",
            "--output",
            runtime.toString()));
    return runtime;
  }

  static Path java(Path runtime) {
    Path windows = runtime.resolve("bin/java.exe");
    return Files.exists(windows) ? windows : runtime.resolve("bin/java");
  }
}
