package musette.dist;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/** The jars that are shipped: all that the program names, and none left by an older build. */
final class Libraries {
  private Libraries() {}

  static List<Path> of(Path program) throws IOException {
    try (var jar = new JarFile(program.toFile())) {
      String names = jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      return Arrays.stream(names.split(" ")).map(program::resolveSibling).toList();
    }
  }
}
