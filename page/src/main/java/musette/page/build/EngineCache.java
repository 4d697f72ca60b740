package musette.page.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finished engines of this user, by the hash of what they were compiled from, so that a fresh clone
 * and a second work tree need not compile the same again. Nothing depends on it: an engine that is
 * not there, or damaged, is compiled, and a cache that cannot be used only costs time.
 *
 * @param files the names of the files of an engine
 */
record EngineCache(Path home, List<String> files) {
  /** A few branches at a time; an engine takes 2.5 MB. */
  private static final int KEPT = 4;

  /** The checksums of the files. */
  private static final String SUMS = "SHA256SUMS";

  /** In the user's cache; none if MUSETTE_ENGINE_CACHE is off. */
  static Optional<EngineCache> ofUser(Map<String, String> environment, List<String> files) {
    if (environment.getOrDefault("MUSETTE_ENGINE_CACHE", "").equals("off")) {
      return Optional.empty();
    }
    String told = environment.getOrDefault("XDG_CACHE_HOME", "");
    Path caches =
        told.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(told);
    return Optional.of(new EngineCache(caches.resolve("musette").resolve("engines"), files));
  }

  /** Copies the engine with these inputs into the folder; whether it was there, and whole. */
  boolean take(String inputs, Path folder) {
    Path kept = home.resolve(inputs);
    try {
      if (!Files.exists(kept.resolve(SUMS))
          || !Arrays.equals(Files.readAllBytes(kept.resolve(SUMS)), sums(kept))) {
        return false;
      }
      for (String name : files) {
        Files.copy(kept.resolve(name), folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
      }
      Files.setLastModifiedTime(kept, FileTime.from(Instant.now()));
      return true;
    } catch (IOException e) {
      System.err.println("The engine in " + kept + " cannot be used: " + e);
      return false;
    }
  }

  /** Keeps the files of this folder. */
  void keep(String inputs, Path folder) {
    try {
      Files.createDirectories(home);
      Path part = Files.createTempDirectory(home, "part-");
      for (String name : files) {
        Files.copy(folder.resolve(name), part.resolve(name));
      }
      Files.write(part.resolve(SUMS), sums(part));
      Path kept = home.resolve(inputs);
      delete(kept);
      Files.move(part, kept, StandardCopyOption.ATOMIC_MOVE);
      forgetTheOldest();
    } catch (IOException e) {
      System.err.println("The engine is not kept for the next build: " + e);
    }
  }

  private byte[] sums(Path engine) throws IOException {
    var text = new StringBuilder();
    for (String name : files) {
      String sum = Sha256.of(Files.readAllBytes(engine.resolve(name)));
      text.append(sum).append("  ").append(name).append('\n');
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Also what a build has left behind that was ended while it wrote. */
  private void forgetTheOldest() throws IOException {
    var used = new HashMap<Path, FileTime>();
    try (Stream<Path> entries = Files.list(home)) {
      for (Path entry : entries.toList()) {
        used.put(entry, Files.getLastModifiedTime(entry));
      }
    }
    List<Path> old =
        used.keySet().stream()
            .sorted(Comparator.<Path, FileTime>comparing(used::get).reversed())
            .skip(KEPT)
            .toList();
    for (Path entry : old) {
      delete(entry);
    }
  }

  private static void delete(Path entry) throws IOException {
    if (Files.exists(entry)) {
      try (Stream<Path> files = Files.walk(entry)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
