package musette.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.draw.Ink;
import musette.kernel.Game;
import musette.wire.Json;
import musette.wire.Words;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The musette command; every subcommand is a separate class. */
@Command(name = "musette", mixinStandardHelpOptions = true, version = "Musette 1.0")
public final class Musette implements Callable<Integer> {
  /** Exit codes, shared by all commands. */
  static final int GOOD = 0;

  static final int FAILED = 1;
  static final int UNUSABLE = 2;
  static final int UNEXPECTED = 70;

  private final World world;
  private final Words words;
  private final CommandLine line;
  private Words gameWords;

  // These two are read before parsing; they are declared here only for picocli.
  @SuppressWarnings("UnusedVariable")
  @Option(names = "--lang", paramLabel = "en|fr", scope = ScopeType.INHERIT)
  private String lang = "";

  @SuppressWarnings("UnusedVariable")
  @Option(
      names = {"--no-colour", "--no-color"},
      scope = ScopeType.INHERIT)
  private boolean noColour;

  @Option(names = "--debug", scope = ScopeType.INHERIT)
  private boolean debug;

  private Musette(World world) {
    this.world = world;
    this.words = Words.of("cli", world.language());
    this.gameWords = words;
    this.line = new CommandLine(this);
    subcommands().forEach(line::addSubcommand);
    line.setOut(writer(world.out()));
    line.setErr(writer(world.err()));
    line.setResourceBundle(new HelpTexts(words));
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            world.ink() == Ink.COLOUR ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
    var troubles = new Troubles(this);
    line.setParameterExceptionHandler(troubles::badArguments);
    line.setExecutionExceptionHandler(troubles::failed);
  }

  private List<Object> subcommands() {
    return List.of(
        new ServeCommand(this),
        new GamesCommand(this),
        new RulesCommand(this),
        new PlayCommand(this),
        new ReplayCommand(this),
        new SimulateCommand(this),
        new ScenarioCommand(this),
        new RefereeCommand(this),
        new ArenaCommand(this),
        new AnalyseCommand(this),
        new LoadCommand(this),
        new BenchCommand(this));
  }

  /** Runs a command line and returns the exit code. */
  public static int run(World world, String... args) {
    List<String> all = List.of(args);
    World chosen =
        all.contains("--no-colour") || all.contains("--no-color") ? world.plain() : world;
    String language = language(all, world.language());
    if (!Words.LANGUAGES.contains(language)) {
      var musette = new Musette(chosen);
      return new Troubles(musette).unusable(musette.say("error.language", "language", language));
    }
    return new Musette(chosen.in(language)).line.execute(args);
  }

  /** Reports that the output of a command was lost, and returns the exit code. */
  static int unwritten(World world, String... args) {
    var musette = new Musette(world.in(language(List.of(args), world.language())));
    return new Troubles(musette).unusable(musette.say("error.unwritten"));
  }

  /** Reads the language before parsing, so that parse errors are translated, too. */
  private static String language(List<String> args, String usual) {
    String language = usual;
    for (int i = 0; i < args.size(); i++) {
      if (args.get(i).startsWith("--lang=")) {
        language = args.get(i).substring("--lang=".length());
      } else if (args.get(i).equals("--lang") && i + 1 < args.size()) {
        language = args.get(i + 1);
      }
    }
    return language;
  }

  private static PrintWriter writer(java.io.PrintStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  /** The default command: serves the games to browsers. */
  @Override
  public Integer call() {
    return line.execute("serve");
  }

  World world() {
    return world;
  }

  /** The game with this id; from now on, errors use its messages. */
  Game<?, ?, ?> game(String id) {
    Game<?, ?, ?> game = world.game(id);
    gameWords = words(game);
    return game;
  }

  /** The messages of the current game; before one is chosen, those of the command. */
  Words gameWords() {
    return gameWords;
  }

  Words words() {
    return words;
  }

  Words words(Game<?, ?, ?> game) {
    return Words.of(game.about().id(), world.language());
  }

  /** Whether the user asked for error details. */
  boolean wantsDetails() {
    return debug;
  }

  void print(String text) {
    world.out().println(text);
  }

  /** A message of the command; {@code about} alternates names and values. */
  String say(String key, Object... about) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < about.length; i += 2) {
      map.put((String) about[i], about[i + 1]);
    }
    return words.text(key, Json.tree(map));
  }
}
