package musette.app.referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.ErrorReports;
import musette.app.cli.ExitCode;
import musette.app.cli.UserError;
import musette.app.cli.UserFile;
import musette.app.draw.Ink;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.wire.JsonLines;
import musette.wire.RuleBook;
import musette.wire.Scenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Runs scenario files. An invalid file does not stop the others. */
@Command(name = "scenario", mixinStandardHelpOptions = true)
public final class ScenarioCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(arity = "1..*", paramLabel = "FILE")
  private List<Path> files = new ArrayList<>();

  public ScenarioCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    int worst = ExitCode.GOOD;
    int good = 0;
    for (Path file : files) {
      int code = run(file);
      good += code == ExitCode.GOOD ? 1 : 0;
      worst = Math.max(worst, code);
    }
    if (files.size() > 1) {
      context.print(context.say("scenario.sum", "good", good, "all", files.size()));
    }
    return worst;
  }

  private int run(Path file) {
    try {
      String text = UserFile.read(file);
      return run(file, text);
    } catch (UserError error) {
      return complain(error);
    } catch (RuntimeException e) {
      // A step may be so invalid that the rules fail: that is an error in the file.
      if (context.wantsDetails()) {
        throw e;
      }
      return complain(UserError.in(file, "file-nonsense"));
    }
  }

  private int run(Path file, String text) {
    try {
      Scenario scenario = Scenario.parse(text, context::game);
      checkRules(scenario);
      List<Scenario.Failure> failures = scenario.run();
      tell(file, scenario, failures);
      return failures.isEmpty() ? ExitCode.GOOD : ExitCode.FAILED;
    } catch (Refused refused) {
      int line = JsonLines.of(text).at(path(refused.refusal()));
      throw new UserError(new UserError.Place(file, line), refused.refusal());
    }
  }

  private int complain(UserError error) {
    var reports = new ErrorReports(context);
    return reports.unusable(reports.sentence(error));
  }

  /** Refuses unknown rule ids, which are typing errors. */
  private static void checkRules(Scenario scenario) {
    String game = scenario.game().about().id();
    var known = RuleBook.of(game, "en").rules().keySet();
    for (int i = 0; i < scenario.rules().size(); i++) {
      require(known, scenario.rules().get(i), game, "rules[" + i + "]");
    }
    JsonNode steps = scenario.file().path("steps");
    for (int i = 0; i < steps.size(); i++) {
      // An empty rule means a refusal by the kernel, for example because the match is over.
      String rule = steps.get(i).path("rule").asText();
      if (!rule.isEmpty()) {
        require(known, rule, game, "steps[" + i + "].rule");
      }
    }
  }

  private static void require(Set<String> known, String rule, String game, String path) {
    if (!known.contains(rule)) {
      throw Refused.because("", "unknown-rule", "rule", rule, "game", game, "path", path);
    }
  }

  /** The path in the file that caused a refusal; empty if the message already names it. */
  private static String path(Refusal refusal) {
    Map<String, Object> about = refusal.about();
    String field = Objects.toString(about.get("field"), "");
    return switch (refusal.reason()) {
      case "scenario" ->
          about.get("step") instanceof Integer step && step > 0
              ? "steps[" + (step - 1) + "]." + field
              : field;
      case "json" -> Objects.equals(about.get("line"), 0) ? "position." + field : "";
      case "unknown-rule" -> Objects.toString(about.get("path"), "");
      case "unknown-game" -> "game";
      case "seats" -> "seats";
      case "unknown-option", "option-value" -> "options." + about.get("option");
      case String reason when reason.startsWith("position") -> "position." + field;
      default -> "options";
    };
  }

  private void tell(Path file, Scenario scenario, List<Scenario.Failure> failures) {
    Ink ink = context.environment().ink();
    String verdict =
        failures.isEmpty()
            ? ink.paint(Ink.Colour.FOREST, context.say("scenario.holds"))
            : ink.paint(Ink.Colour.BRICK, context.say("scenario.fails"));
    String rules = String.join(", ", scenario.rules());
    context.print(verdict + "  " + ink.bold(rules) + "  " + scenario.title() + "  (" + file + ")");
    for (Scenario.Failure failure : failures) {
      context.print(context.say("scenario.step", "step", failure.step(), "check", failure.check()));
      context.print(context.say("scenario.expected", "value", failure.expected()));
      context.print(context.say("scenario.got", "value", failure.got()));
    }
  }
}
