package musette.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import musette.app.draw.Ink;
import musette.games.Catalogue;
import musette.wire.Words;

/** Where the musette command begins. */
public final class Main {
  private Main() {}

  public static void main(String... args) {
    boolean terminal = isTerminal();
    String noColour = System.getenv("NO_COLOR");
    String dumb = System.getenv().getOrDefault("TERM", "dumb");
    boolean plain = !terminal || dumb.equals("dumb") || (noColour != null && !noColour.isEmpty());
    var world =
        new World(
            Catalogue.games(),
            System.in,
            utf8(FileDescriptor.out),
            utf8(FileDescriptor.err),
            terminal ? World.Device.TERMINAL : World.Device.PIPE,
            plain ? Ink.PLAIN : Ink.COLOUR,
            language());
    int code = Musette.run(world, args);
    world.out().flush();
    System.exit(code);
  }

  @SuppressWarnings("SystemConsoleNull") // Since JDK 25 there is none again where none is attached.
  private static boolean isTerminal() {
    var console = System.console();
    return console != null && console.isTerminal();
  }

  /** Asked of the environment itself: Java believes only in locales that are installed. */
  private static String language() {
    for (String name : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
      String value = System.getenv().getOrDefault(name, "");
      if (!value.isEmpty()) {
        return supported(value.split("[_.@-]", 2)[0]);
      }
    }
    return supported(Locale.getDefault(Locale.Category.DISPLAY).getLanguage());
  }

  private static String supported(String language) {
    return Words.LANGUAGES.contains(language) ? language : "en";
  }

  /** Musette speaks UTF-8 everywhere, also where the environment names no language at all. */
  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
