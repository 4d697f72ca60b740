package musette.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.cli.Environment;
import musette.app.cli.ErrorReports;
import musette.app.cli.HelpTexts;
import musette.app.cli.Shell;
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
  private final Shell shell;
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

  private Musette(Environment environment) {
    this.shell = new Shell(environment);
    this.reports = new ErrorReports(shell);
    this.line = new CommandLine(this);
    subcommands().forEach(line::addSubcommand);
    line.setOut(writer(environment.out()));
    line.setErr(writer(environment.err()));
    line.setResourceBundle(new HelpTexts(shell.words()));
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
    shell.showDetails(on);
  }

  private List<Object> subcommands() {
    return List.of(
        new ServeCommand(shell),
        new SiteCommand(shell),
        new GamesCommand(shell),
        new RulesCommand(shell),
        new PlayCommand(shell),
        new ReplayCommand(shell),
        new SimulateCommand(shell),
        new StudyCommand(shell),
        new SweepCommand(shell),
        new TuneCommand(shell),
        new WorkerCommand(shell),
        new BatchCommand(shell),
        new CourseCommand(shell),
        new ScenarioCommand(shell),
        new RefereeCommand(shell),
        new ArenaCommand(shell),
        new AnalyseCommand(shell),
        new PuzzlesCommand(shell),
        new AdminCommand(shell),
        new BackupCommand(shell),
        new RestoreCommand(shell),
        new ExportCommand(shell),
        new RecordsCommand(shell),
        new DoctorCommand(shell),
        new PruneCommand(shell),
        new LoadCommand(shell),
        new BenchCommand(shell));
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
      var musette = new Musette(chosen);
      return musette.reports.unusable(musette.shell.say("error.language", "language", language));
    }
    return new Musette(chosen.in(language)).line.execute(args);
  }

  /** Reports that the output of a command was lost, and returns the exit code. */
  static int unwritten(Environment environment, String... args) {
    var musette = new Musette(environment.in(language(List.of(args), environment.language())));
    return musette.reports.unusable(musette.shell.say("error.unwritten"));
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
    return line.execute("serve");
  }
}
