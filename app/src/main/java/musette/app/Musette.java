package musette.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import musette.app.cli.CommandContext;
import musette.app.cli.Environment;
import musette.app.cli.ErrorReports;
import musette.app.cli.HelpTexts;
import musette.app.cli.Version;
import musette.app.course.CourseCommand;
import musette.app.draw.Ink;
import musette.app.lab.ArenaCommand;
import musette.app.lab.BatchCommand;
import musette.app.lab.BenchCommand;
import musette.app.lab.PuzzlesCommand;
import musette.app.lab.SimulateCommand;
import musette.app.lab.StudyCommand;
import musette.app.lab.SweepCommand;
import musette.app.lab.TuneCommand;
import musette.app.lab.WorkerCommand;
import musette.app.load.LoadCommand;
import musette.app.operate.AdminCommand;
import musette.app.operate.BackupCommand;
import musette.app.operate.DoctorCommand;
import musette.app.operate.ExportCommand;
import musette.app.operate.PruneCommand;
import musette.app.operate.RecordsCommand;
import musette.app.operate.RestoreCommand;
import musette.app.play.AnalyseCommand;
import musette.app.play.PlayCommand;
import musette.app.play.ReplayCommand;
import musette.app.referee.RefereeCommand;
import musette.app.referee.ScenarioCommand;
import musette.wire.Words;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The musette command; every subcommand is a separate class. */
@Command(name = "musette", mixinStandardHelpOptions = true, version = "Musette " + Version.NUMBER)
public final class Musette implements Callable<Integer> {
  /** What is done if nothing is said. */
  private static final String DEFAULT = "serve";

  private final CommandContext context;
  private final ErrorReports reports;
  private final CommandLine line;

  // These two are read before parsing; they are declared here only for picocli.
  @SuppressWarnings("UnusedVariable")
  @Option(names = "--lang", paramLabel = "en|fr", scope = ScopeType.INHERIT)
  private String lang = "";

  @SuppressWarnings("UnusedVariable")
  @Option(
      names = {"--no-colour", "--no-color"},
      scope = ScopeType.INHERIT)
  private boolean noColour;

  private Musette(Environment environment, List<String> args) {
    this.context = new CommandContext(environment);
    this.reports = new ErrorReports(context);
    this.line = new CommandLine(this);
    wanted(args).forEach(part -> line.addSubcommand(part.maker().apply(context)));
    line.setOut(writer(environment.out()));
    line.setErr(writer(environment.err()));
    line.setResourceBundle(new HelpTexts(context.words()));
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            environment.ink() == Ink.COLOUR
                ? CommandLine.Help.Ansi.ON
                : CommandLine.Help.Ansi.OFF));
    line.setParameterExceptionHandler(reports::badArguments);
    line.setExecutionExceptionHandler((e, _, _) -> reports.failed(e));
  }

  @SuppressWarnings("UnusedMethod") // Called by picocli.
  @Option(names = "--debug", scope = ScopeType.INHERIT)
  private void debug(boolean on) {
    context.showDetails(on);
  }

  /** A command that exists, made only if it is wanted. */
  private record Part(String name, Function<CommandContext, Object> maker) {}

  private static List<Part> parts() {
    return List.of(
        new Part("serve", ServeCommand::new),
        new Part("site", SiteCommand::new),
        new Part("games", GamesCommand::new),
        new Part("rules", RulesCommand::new),
        new Part("play", PlayCommand::new),
        new Part("replay", ReplayCommand::new),
        new Part("simulate", SimulateCommand::new),
        new Part("study", StudyCommand::new),
        new Part("sweep", SweepCommand::new),
        new Part("tune", TuneCommand::new),
        new Part("worker", WorkerCommand::new),
        new Part("batch", BatchCommand::new),
        new Part("course", CourseCommand::new),
        new Part("scenario", ScenarioCommand::new),
        new Part("referee", RefereeCommand::new),
        new Part("arena", ArenaCommand::new),
        new Part("analyse", AnalyseCommand::new),
        new Part("puzzles", PuzzlesCommand::new),
        new Part("admin", AdminCommand::new),
        new Part("backup", BackupCommand::new),
        new Part("restore", RestoreCommand::new),
        new Part("export", ExportCommand::new),
        new Part("records", RecordsCommand::new),
        new Part("doctor", DoctorCommand::new),
        new Part("prune", PruneCommand::new),
        new Part("load", LoadCommand::new),
        new Part("bench", BenchCommand::new));
  }

  /** If the first argument names a command, the others are not made: that takes a while. */
  private static List<Part> wanted(List<String> args) {
    String first = args.isEmpty() ? DEFAULT : args.getFirst();
    List<Part> named = parts().stream().filter(part -> part.name().equals(first)).toList();
    return named.isEmpty() ? parts() : named;
  }

  /** Runs a command line and returns the exit code. */
  public static int run(Environment environment, String... args) {
    List<String> all = List.of(args);
    Environment chosen =
        all.contains("--no-colour") || all.contains("--no-color")
            ? environment.plain()
            : environment;
    String language = language(all, environment.language());
    if (!Words.LANGUAGES.contains(language)) {
      var musette = new Musette(chosen, all);
      return musette.reports.unusable(musette.context.say("error.language", "language", language));
    }
    return new Musette(chosen.in(language), all).line.execute(args);
  }

  /** Reports that the output of a command was lost, and returns the exit code. */
  static int unwritten(Environment environment, String... args) {
    List<String> all = List.of(args);
    var musette = new Musette(environment.in(language(all, environment.language())), all);
    return musette.reports.unusable(musette.context.say("error.unwritten"));
  }

  /** Reads the language before parsing, so that parse errors are translated, too. */
  private static String language(List<String> args, String byDefault) {
    String language = byDefault;
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
    return line.execute(DEFAULT);
  }
}
