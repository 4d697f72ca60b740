package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Starts the packed server once, so that its classes are kept as they are after the start. */
final class Training {
  private Training() {}

  static void run(Path stage, Path work) throws IOException, InterruptedException {
    Folders.delete(work);
    Path cache = stage.resolve("musette.aot");
    List<String> said =
        Commands.output(
            List.of(
                OwnJava.java(stage.resolve("runtime")).toString(),
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-Dorg.sqlite.lib.path=" + stage.resolve("native"),
                "-XX:AOTCacheOutput=" + cache,
                "-Xlog:disable",
                "-cp",
                stage.resolve("app/musette.jar").toString(),
                "musette.app.WarmUp",
                Files.createDirectories(work).toString()));
    if (!Files.exists(cache)) {
      throw new IllegalStateException("no cache was made: " + said);
    }
  }
}
