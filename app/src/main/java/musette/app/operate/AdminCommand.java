package musette.app.operate;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.app.cli.Shell;
import musette.server.operate.Administration;
import musette.server.operate.Premises;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** People, names, courses, reports, bans and the notice of a server; every act is logged. */
@Command(name = "admin", mixinStandardHelpOptions = true)
public final class AdminCommand implements Callable<Integer> {
  private static final int LONGEST = 36_500;

  private final Shell shell;

  @Spec private CommandSpec spec = CommandSpec.create();

  public AdminCommand(Shell shell) {
    this.shell = shell;
  }

  /** Without a subcommand, shows which there are. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getOut());
    return CommandLine.ExitCode.USAGE;
  }

  private static Administration at(DataOptions place) {
    return new Administration(
        new Premises(place.data(), place.database()),
        System.getProperty("user.name", "?"),
        InstantSource.system());
  }

  @Command(name = "people", mixinStandardHelpOptions = true)
  int people(@Mixin DataOptions place, @Parameters(paramLabel = "TEXT") String text)
      throws Exception {
    for (var one : DataOptions.using(() -> at(place).people(text))) {
      shell.print(
          shell.say(
              "admin.person",
              "id",
              one.id(),
              "name",
              one.name(),
              "since",
              Instant.ofEpochMilli(one.created()).toString(),
              "matches",
              one.matches()));
    }
    return ExitCode.GOOD;
  }

  @Command(name = "reports", mixinStandardHelpOptions = true)
  int reports(@Mixin DataOptions place) throws Exception {
    for (var one : DataOptions.using(() -> at(place).reports())) {
      shell.print(
          shell.say(
              "admin.report",
              "number",
              String.valueOf(one.number()),
              "what_id",
              one.kind(),
              "subject",
              one.subject(),
              "quoted",
              one.quoted(),
              "reason",
              one.reason(),
              "at",
              Instant.ofEpochMilli(one.at()).toString()));
    }
    return ExitCode.GOOD;
  }

  @Command(name = "log", mixinStandardHelpOptions = true)
  int log(@Mixin DataOptions place) throws Exception {
    for (var one : DataOptions.using(() -> at(place).acts())) {
      shell.print(
          shell.say(
              "admin.act",
              "at",
              Instant.ofEpochMilli(one.at()).toString(),
              "who",
              one.who(),
              "act",
              one.act(),
              "subject",
              one.subject(),
              "reason",
              one.reason()));
    }
    return ExitCode.GOOD;
  }

  @Command(name = "ban", mixinStandardHelpOptions = true)
  int ban(
      @Mixin DataOptions place,
      @Parameters(paramLabel = "PLAYER") String player,
      @Option(names = "--days", paramLabel = "N", defaultValue = "7") int days,
      @Option(names = "--reason", paramLabel = "TEXT", defaultValue = "") String reason)
      throws Exception {
    Arguments.require("--days", days, 1, LONGEST);
    return act(place, admin -> admin.ban(player, Duration.ofDays(days), reason));
  }

  @Command(name = "unban", mixinStandardHelpOptions = true)
  int unban(
      @Mixin DataOptions place,
      @Parameters(paramLabel = "PLAYER") String player,
      @Option(names = "--reason", paramLabel = "TEXT", defaultValue = "") String reason)
      throws Exception {
    return act(place, admin -> admin.unban(player, reason));
  }

  @Command(name = "rename", mixinStandardHelpOptions = true)
  int rename(
      @Mixin DataOptions place,
      @Parameters(paramLabel = "PLAYER") String player,
      @Parameters(paramLabel = "NAME") String name,
      @Option(names = "--reason", paramLabel = "TEXT", defaultValue = "") String reason)
      throws Exception {
    return act(place, admin -> admin.rename(player, name, reason));
  }

  @Command(name = "close", mixinStandardHelpOptions = true)
  int close(
      @Mixin DataOptions place,
      @Parameters(paramLabel = "REPORT") long report,
      @Option(names = "--reason", paramLabel = "TEXT", defaultValue = "") String reason)
      throws Exception {
    return act(place, admin -> admin.closeReport(report, reason));
  }

  @Command(name = "take-down", mixinStandardHelpOptions = true)
  int takeDown(
      @Mixin DataOptions place,
      @Parameters(paramLabel = "COURSE") String course,
      @Option(names = "--reason", paramLabel = "TEXT", required = true) String reason)
      throws Exception {
    return act(place, admin -> admin.takeDown(course, reason));
  }

  @Command(name = "put-back", mixinStandardHelpOptions = true)
  int putBack(
      @Mixin DataOptions place,
      @Parameters(paramLabel = "COURSE") String course,
      @Option(names = "--reason", paramLabel = "TEXT", defaultValue = "") String reason)
      throws Exception {
    return act(place, admin -> admin.putBack(course, reason));
  }

  @Command(name = "notice", mixinStandardHelpOptions = true)
  int notice(
      @Mixin DataOptions place, @Parameters(paramLabel = "TEXT", defaultValue = "") String text)
      throws Exception {
    return act(place, admin -> admin.notice(text));
  }

  /** Something that an operator does. */
  @FunctionalInterface
  private interface Deed {
    void with(Administration admin);
  }

  private int act(DataOptions place, Deed deed) throws Exception {
    DataOptions.using(
        () -> {
          deed.with(at(place));
          return ExitCode.GOOD;
        });
    shell.print(shell.say("admin.done"));
    return ExitCode.GOOD;
  }
}
