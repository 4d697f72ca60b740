package musette.page.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
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
  private static final String PACKED = ".br";

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
                "runtime", "musette-engine-loader.js",
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
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(digest).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
