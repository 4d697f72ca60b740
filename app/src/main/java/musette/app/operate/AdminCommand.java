package musette.app.operate;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.server.account.OperatorService;
import musette.server.operate.Administration;
import musette.server.operate.DataLocation;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * People, names, courses, reports, bans and the notice of a server; every act is logged. A
 * subcommand either lists something or does something.
 */
@Command(name = "admin", mixinStandardHelpOptions = true)
public final class AdminCommand implements Callable<Integer> {
  private final CommandContext context;

  @Spec private CommandSpec spec = CommandSpec.create();

  public AdminCommand(CommandContext context) {
    this.context = context;
  }

  /** Where, and why. */
  static final class Why {
    @Mixin private final DataOptions place = new DataOptions();

    @Option(names = "--reason", paramLabel = "TEXT", defaultValue = "")
    private String reason = "";
  }

  /** Something that an operator does. */
  @FunctionalInterface
  private interface Deed {
    void with(Administration admin);
  }

  /** Without a subcommand, shows which there are. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getOut());
    return CommandLine.ExitCode.USAGE;
  }

  private static Administration at(DataOptions place) {
    return new Administration(
        new DataLocation(place.data(), place.database()),
        System.getProperty("user.name", "?"),
        InstantSource.system());
  }

  private <T> int list(
      DataOptions place, Function<Administration, List<T>> read, Function<T, String> line)
      throws Exception {
    DataOptions.using(() -> read.apply(at(place))).forEach(one -> context.print(line.apply(one)));
    return ExitCode.GOOD;
  }

  private int act(DataOptions place, Deed deed) throws Exception {
    DataOptions.using(
        () -> {
          deed.with(at(place));
          return ExitCode.GOOD;
        });
    context.print(context.say("admin.done"));
    return ExitCode.GOOD;
  }

  private static String time(long at) {
    return Instant.ofEpochMilli(at).toString();
  }

  @Command(name = "people", mixinStandardHelpOptions = true)
  int people(@Mixin DataOptions place, @Parameters(paramLabel = "TEXT") String text)
      throws Exception {
    return list(
        place,
        admin -> admin.people(text),
        one ->
            context.say(
                "admin.person",
                "id",
                one.id(),
                "name",
                one.name(),
                "since",
                time(one.created()),
                "matches",
                one.matches()));
  }

  @Command(name = "reports", mixinStandardHelpOptions = true)
  int reports(@Mixin DataOptions place) throws Exception {
    return list(
        place,
        Administration::reports,
        one ->
            context.say(
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
                time(one.at())));
  }

  @Command(name = "log", mixinStandardHelpOptions = true)
  int log(@Mixin DataOptions place) throws Exception {
    return list(
        place,
        Administration::acts,
        one ->
            context.say(
                "admin.act",
                "at",
                time(one.at()),
                "who",
                one.who(),
                "act",
                one.act(),
                "subject",
                one.subject(),
                "reason",
                one.reason()));
  }

  /** The page of the operator opens with this link, once. */
  @Command(name = "link", mixinStandardHelpOptions = true)
  int link(
      @Mixin DataOptions place,
      @Option(names = "--address", paramLabel = "URL", defaultValue = "http://localhost:8080")
          String address)
      throws Exception {
    return list(place, admin -> List.of(admin.link()), code -> address + "/admin#" + code);
  }

  @Command(name = "resign", mixinStandardHelpOptions = true)
  int resign(@Mixin Why why, @Parameters(paramLabel = "PLAYER") String player) throws Exception {
    return act(why.place, admin -> admin.resign(player, why.reason));
  }

  @Command(name = "ban", mixinStandardHelpOptions = true)
  int ban(
      @Mixin Why why,
      @Parameters(paramLabel = "PLAYER") String player,
      @Option(names = "--days", paramLabel = "N", defaultValue = "7") int days)
      throws Exception {
    Arguments.require("--days", days, 1, OperatorService.LONGEST_BAN);
    return act(why.place, admin -> admin.ban(player, Duration.ofDays(days), why.reason));
  }

  @Command(name = "unban", mixinStandardHelpOptions = true)
  int unban(@Mixin Why why, @Parameters(paramLabel = "PLAYER") String player) throws Exception {
    return act(why.place, admin -> admin.unban(player, why.reason));
  }

  @Command(name = "rename", mixinStandardHelpOptions = true)
  int rename(
      @Mixin Why why,
      @Parameters(paramLabel = "PLAYER") String player,
      @Parameters(paramLabel = "NAME") String name)
      throws Exception {
    return act(why.place, admin -> admin.rename(player, name, why.reason));
  }

  @Command(name = "close", mixinStandardHelpOptions = true)
  int close(@Mixin Why why, @Parameters(paramLabel = "REPORT") long report) throws Exception {
    return act(why.place, admin -> admin.closeReport(report, why.reason));
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
  int putBack(@Mixin Why why, @Parameters(paramLabel = "COURSE") String course) throws Exception {
    return act(why.place, admin -> admin.putBack(course, why.reason));
  }

  @Command(name = "notice", mixinStandardHelpOptions = true)
  int notice(
      @Mixin DataOptions place, @Parameters(paramLabel = "TEXT", defaultValue = "") String text)
      throws Exception {
    return act(place, admin -> admin.notice(text));
  }
}
