package musette.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import musette.app.cli.Environment;
import musette.app.cli.ExitCode;
import musette.app.draw.Ink;
import musette.games.Catalogue;
import musette.wire.Words;

/** The entry point of the musette command. */
public final class Main {
  private Main() {}

  public static void main(String... args) {
    boolean terminal = isTerminal();
    String noColour = System.getenv("NO_COLOR");
    String dumb = System.getenv().getOrDefault("TERM", "dumb");
    boolean plain = !terminal || dumb.equals("dumb") || (noColour != null && !noColour.isEmpty());
    var out = new Outlet();
    var environment =
        new Environment(
            Catalogue.games(),
            System.in,
            utf8(out),
            utf8(new FileOutputStream(FileDescriptor.err)),
            terminal ? Environment.Device.TERMINAL : Environment.Device.PIPE,
            plain ? Ink.PLAIN : Ink.COLOUR,
            language(),
            Main.class);
    int code = Musette.run(environment, args);
    boolean lost = environment.out().checkError() && !out.readerLeft && code == ExitCode.GOOD;
    System.exit(lost ? Musette.unwritten(environment, args) : code);
  }

  /** Standard output. A closed pipe, as left by head, is not an error. */
  private static final class Outlet extends FileOutputStream {
    private boolean readerLeft;

    Outlet() {
      super(FileDescriptor.out);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
      try {
        super.write(bytes, from, count);
      } catch (IOException e) {
        readerLeft |= String.valueOf(e.getMessage()).contains("Broken pipe");
        throw e;
      }
    }
  }

  @SuppressWarnings("SystemConsoleNull") // Since JDK 25, this is null again without a console.
  private static boolean isTerminal() {
    var console = System.console();
    return console != null && console.isTerminal();
  }

  /** Reads the environment directly, because Java only knows installed locales. */
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

  /** Output is always UTF-8, even if the environment sets no locale. */
  private static PrintStream utf8(FileOutputStream stream) {
    return new PrintStream(stream, true, StandardCharsets.UTF_8);
  }
}
