package musette.app.course;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.ErrorReports;
import musette.app.cli.ExitCode;
import musette.app.cli.OutputFiles;
import musette.app.cli.UserError;
import musette.app.cli.UserFile;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLimits;
import musette.kernel.RoadProblem;
import musette.kernel.RoadWish;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks, draws and makes courses of one's own. */
@Command(name = "course", mixinStandardHelpOptions = true)
public final class CourseCommand implements Callable<Integer> {
  private final CommandContext context;

  public CourseCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    throw Refused.because("", "course-what");
  }

  @SuppressWarnings("UnusedMethod") // Called by picocli.
  @Command(name = "check", mixinStandardHelpOptions = true)
  int check(
      @Parameters(paramLabel = "FILE") Path file,
      @Option(names = "--game", paramLabel = "GAME") Optional<String> game) {
    var course = CourseFile.read(context, file, game);
    RoadCheck found = course.check();
    List<RoadProblem> problems = found.problems();
    for (RoadProblem problem : problems) {
      String reason = new ErrorReports(context).sentence(problem.refusal());
      context.print(
          context.say(
              "course.problem",
              "file",
              file.toString(),
              "line",
              problem.line(),
              "column",
              problem.column(),
              "reason",
              reason));
    }
    for (RoadProblem notice : found.notices()) {
      context.print(new ErrorReports(context).sentence(notice.refusal()));
    }
    if (problems.isEmpty()) {
      String facts = context.gameWords().text("road.facts", Json.tree(found.facts()));
      context.print(
          context.say("course.sound", "title", course.game().about().title(), "facts", facts));
    }
    return problems.isEmpty() ? ExitCode.GOOD : ExitCode.FAILED;
  }

  @SuppressWarnings("UnusedMethod") // Called by picocli.
  @Command(name = "draw", mixinStandardHelpOptions = true)
  int draw(
      @Parameters(paramLabel = "FILE") Path file,
      @Option(names = "--svg", paramLabel = "OUT", required = true) Path svg,
      @Option(names = "--game", paramLabel = "GAME") Optional<String> game) {
    var course = CourseFile.read(context, file, game);
    RoadCheck found = course.check();
    for (RoadProblem problem : found.problems()) {
      throw new UserError(new UserError.Place(file, problem.line()), problem.refusal());
    }
    OutputFiles.check(List.of(svg));
    UserFile.write(svg, RoadPictures.svg(found, this::word));
    return ExitCode.GOOD;
  }

  private String word(String key) {
    return context.gameWords().text(key, Json.tree(Map.of()));
  }

  @SuppressWarnings("UnusedMethod") // Called by picocli.
  @Command(name = "make", mixinStandardHelpOptions = true)
  int make(
      @Parameters(paramLabel = "GAME") String id,
      @Option(names = "--length", paramLabel = "N") Optional<Integer> length,
      @Option(names = "--climbs", paramLabel = "N") Optional<Integer> climbs,
      @Option(names = "--legs", paramLabel = "kind|hard|cruel", defaultValue = "hard") String legs,
      @Option(names = "--seed", paramLabel = "N", defaultValue = "1") int seed) {
    Game<?, ?, ?> game = context.game(id);
    RoadLimits limits = game.roads().limits();
    Arguments.require("--seed", seed, 0, Integer.MAX_VALUE);
    var wish =
        new RoadWish(
            length.orElse(limits.usual()),
            climbs.orElse(limits.usualClimbs()),
            CourseFile.legs(legs),
            seed);
    context.print(CourseFile.heading(game) + "\n" + game.roads().make(wish));
    return ExitCode.GOOD;
  }
}
