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

  private OwnJava() {}

  static Path link(Path runtime) throws IOException, InterruptedException {
    String jlink = Path.of(System.getProperty("java.home"), "bin", "jlink").toString();
    Commands.output(
        List.of(
            jlink,
            "--add-modules",
            String.join(",", MODULES),
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            // The download is compressed as a whole, which does better than file by file.
            "--compress",
            "zip-0",
            "--output",
            runtime.toString()));
    return runtime;
  }

  static Path java(Path runtime) {
    Path windows = runtime.resolve("bin/java.exe");
    return Files.exists(windows) ? windows : runtime.resolve("bin/java");
  }
}
