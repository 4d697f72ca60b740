package musette.page.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Copies the engine to where it is served, with hashes in the names of its files so that browsers
 * may keep them, and lists them in engine.json.
 */
final class PublishEngine {
  private static final int DIGITS = 10;

  /** The ending of a file that is compressed with brotli. */
  static final String PACKED = ".br";

  private PublishEngine() {}

  static void publish(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> old = Files.list(to)) {
      for (Path file : old.toList()) {
        Files.delete(file);
      }
    }
    var names = new LinkedHashMap<String, String>();
    var sizes = new LinkedHashMap<String, Long>();
    for (Map.Entry<String, String> part :
        Map.of(
                "wasm", "musette-engine.wasm",
                "runtime", CompileEngine.LOADER,
                "script", "musette-engine.js")
            .entrySet()
            .stream()
            .sorted(Map.Entry.comparingByKey())
            .toList()) {
      byte[] bytes = Files.readAllBytes(from.resolve(part.getValue()));
      int dot = part.getValue().lastIndexOf('.');
      String name =
          part.getValue().substring(0, dot) + "." + hash(bytes) + part.getValue().substring(dot);
      Files.write(to.resolve(name), bytes);
      Path packed = from.resolve(part.getValue() + PACKED);
      if (Files.exists(packed)) {
        Files.copy(packed, to.resolve(name + PACKED));
      }
      names.put(part.getKey(), name);
      sizes.put(name, (long) bytes.length);
    }
    String list =
        names.entrySet().stream()
            .map(entry -> "\"%s\":\"%s\"".formatted(entry.getKey(), entry.getValue()))
            .collect(Collectors.joining(","));
    String bytes =
        sizes.entrySet().stream()
            .map(entry -> "\"%s\":%d".formatted(entry.getKey(), entry.getValue()))
            .collect(Collectors.joining(","));
    Files.writeString(to.resolve("engine.json"), "{" + list + ",\"bytes\":{" + bytes + "}}\n");
  }

  private static String hash(byte[] bytes) {
    return Sha256.of(bytes).substring(0, DIGITS);
  }
}
