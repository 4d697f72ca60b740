package musette.games.flamingpyramids;

import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.CurseChain;
import musette.games.flamingpyramids.api.Trigger;
import musette.kernel.Setup;

/** What was chosen before the match (FP-80); the same object serves all of its states. */
record Rules(
    int seats,
    boolean curse,
    boolean fireDie,
    CurseChain curseChain,
    Trigger explosion,
    Checking checking) {
  /** The presets choose the curse and who checks themselves (FP-74, FP-75). */
  static Rules of(Setup setup) {
    return switch (setup.get(Options.PRESET)) {
      case CUSTOM -> of(setup, setup.get(Options.CURSE), setup.get(Options.CHECKING));
      case FAMILY -> of(setup, false, Checking.FAMILY);
      case STRATEGY -> of(setup, true, Checking.STRATEGY);
    };
  }

  private static Rules of(Setup setup, boolean curse, Checking checking) {
    return new Rules(
        setup.seats(),
        curse,
        setup.get(Options.FIRE_DIE),
        setup.get(Options.CURSE_CHAIN),
        setup.get(Options.EXPLOSION),
        checking);
  }
}
