package musette.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import musette.kernel.Game;
import musette.wire.RuleBook;

/** The rules that the code of a game names: those that its events, remarks and refusals cite. */
final class CitedRules {
  private CitedRules() {}

  static Set<String> of(Game<?, ?, ?> game) {
    Set<String> known = RuleBook.of(game.about().id(), "en").rules().keySet();
    Path home = home(game.getClass());
    var cited = new TreeSet<String>();
    for (JavaClass type :
        new ClassFileImporter().importPackages(game.getClass().getPackageName())) {
      URI file = type.getSource().orElseThrow().getUri();
      if (Path.of(file).startsWith(home)) {
        addStrings(file, known, cited);
      }
    }
    return cited;
  }

  /** The folder of the game's own classes: tests in the same package name rules, too. */
  private static Path home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void addStrings(URI file, Set<String> known, Set<String> cited) {
    try (InputStream in = file.toURL().openStream()) {
      for (PoolEntry entry : ClassFile.of().parse(in.readAllBytes()).constantPool()) {
        if (entry instanceof StringEntry string && known.contains(string.stringValue())) {
          cited.add(string.stringValue());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
