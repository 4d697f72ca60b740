package musette.games.flamingpyramids;

import java.util.Locale;
import musette.kernel.Setup;

/** What was chosen before the match (FP-80); the same object serves all of its states. */
public record Rules(
    int seats,
    boolean curse,
    boolean fireDie,
    CurseChain curseChain,
    Trigger explosion,
    Checking checking) {
  /** The presets choose the curse and who checks themselves (FP-74, FP-75). */
  static Rules of(Setup setup) {
    return switch (setup.value("preset")) {
      case "family" -> of(setup, "off", "family");
      case "strategy" -> of(setup, "on", "strategy");
      default -> of(setup, setup.value("curse"), setup.value("checking"));
    };
  }

  private static Rules of(Setup setup, String curse, String checking) {
    return new Rules(
        setup.seats(),
        curse.equals("on"),
        setup.flag("fireDie"),
        CurseChain.valueOf(upper(setup.value("curseChain"))),
        Trigger.valueOf(upper(setup.value("explosion"))),
        Checking.valueOf(upper(checking)));
  }

  private static String upper(String value) {
    return value.toUpperCase(Locale.ROOT);
  }
}
