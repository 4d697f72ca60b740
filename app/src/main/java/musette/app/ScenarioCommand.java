package musette.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.draw.Ink;
import musette.kernel.Refused;
import musette.wire.RuleBook;
import musette.wire.Scenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Runs scenario files. A broken file does not keep the others from being run. */
@Command(name = "scenario", mixinStandardHelpOptions = true)
final class ScenarioCommand implements Callable<Integer> {
  private final Musette musette;

  @Parameters(arity = "1..*", paramLabel = "FILE")
  private List<Path> files = new ArrayList<>();

  ScenarioCommand(Musette musette) {
    this.musette = musette;
  }

  @Override
  public Integer call() {
    int worst = Musette.GOOD;
    int good = 0;
    for (Path file : files) {
      int code = run(file);
      good += code == Musette.GOOD ? 1 : 0;
      worst = Math.max(worst, code);
    }
    if (files.size() > 1) {
      musette.print(musette.say("scenario.sum", "good", good, "all", files.size()));
    }
    return worst;
  }

  private int run(Path file) {
    try {
      Scenario scenario = read(file);
      List<Scenario.Failure> failures = scenario.run();
      tell(file, scenario, failures);
      return failures.isEmpty() ? Musette.GOOD : Musette.FAILED;
    } catch (Refused refused) {
      var place = new Trouble.Place(file, 0);
      return complain(new Trouble(place, refused.refusal()));
    } catch (Trouble trouble) {
      return complain(trouble);
    } catch (RuntimeException e) {
      // A position can be such nonsense that the rules trip over it: the file is to blame.
      if (musette.wantsDetails()) {
        throw e;
      }
      return complain(Trouble.in(file, "file-nonsense", "problem", e.getClass().getSimpleName()));
    }
  }

  private int complain(Trouble trouble) {
    var troubles = new Troubles(musette);
    return troubles.unusable(troubles.sentence(trouble));
  }

  private Scenario read(Path file) {
    Scenario scenario = Scenario.parse(UserFile.read(file), musette::game);
    String game = scenario.game().about().id();
    var known = RuleBook.of(game, "en").rules().keySet();
    for (String rule : scenario.rules()) {
      if (!known.contains(rule)) {
        throw Trouble.in(file, "unknown-rule", "rule", rule, "game", game);
      }
    }
    return scenario;
  }

  private void tell(Path file, Scenario scenario, List<Scenario.Failure> failures) {
    Ink ink = musette.world().ink();
    String verdict =
        failures.isEmpty()
            ? ink.paint(Ink.Colour.FOREST, musette.say("scenario.holds"))
            : ink.paint(Ink.Colour.BRICK, musette.say("scenario.fails"));
    String rules = String.join(", ", scenario.rules());
    musette.print(verdict + "  " + ink.bold(rules) + "  " + scenario.title() + "  (" + file + ")");
    for (Scenario.Failure failure : failures) {
      musette.print(musette.say("scenario.step", "step", failure.step(), "check", failure.check()));
      musette.print(musette.say("scenario.expected", "value", failure.expected()));
      musette.print(musette.say("scenario.got", "value", failure.got()));
    }
  }
}
