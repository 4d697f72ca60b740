package musette.games.flamingpyramids;

import java.util.Locale;
import musette.kernel.Setup;

/** What was chosen before the match (FP-80); the same object serves all of its states. */
public record Rules(int seats, boolean curse, boolean fireDie, CurseChain curseChain) {
  /** The presets choose the curse themselves (FP-74, FP-75). */
  static Rules of(Setup setup) {
    boolean curse =
        switch (setup.value("preset")) {
          case "family" -> false;
          case "strategy" -> true;
          default -> setup.flag("curse");
        };
    return new Rules(
        setup.seats(),
        curse,
        setup.flag("fireDie"),
        CurseChain.valueOf(setup.value("curseChain").toUpperCase(Locale.ROOT)));
  }
}
