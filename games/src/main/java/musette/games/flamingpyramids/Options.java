package musette.games.flamingpyramids;

import java.util.List;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.CurseChain;
import musette.games.flamingpyramids.api.Trigger;
import musette.kernel.Key;
import musette.kernel.Option;
import musette.kernel.Seat;

/** What is chosen before a match (FP-80). */
final class Options {
  /** A variant of the rulebook, which decides the curse and who looks for chaos. */
  enum Preset {
    /** Everything as chosen. */
    CUSTOM,
    /** FP-74. */
    FAMILY,
    /** FP-75. */
    STRATEGY
  }

  static final Key<Preset> PRESET =
      Key.choice("preset", List.of("FP-80", "FP-74", "FP-75", "A-34"), Preset.values());

  static final Key<Checking> CHECKING =
      Key.choice(
          "checking", List.of("FP-80", "A-34", "FP-81", "FP-82", "FP-83"), Checking.values());

  static final Key<Boolean> CURSE = Key.off("curse", "FP-80", "FP-63");

  static final Key<CurseChain> CURSE_CHAIN =
      Key.choice("curseChain", List.of("FP-80", "A-24"), CurseChain.values());

  static final Key<Boolean> FIRE_DIE = Key.off("fireDie", "FP-80", "FP-69");

  static final Key<Trigger> EXPLOSION =
      Key.choice("explosion", List.of("FP-80", "A-26"), Trigger.values());

  /** {@link Seat#NONE} if chance decides. */
  static final Key<Seat> FIRST_PLAYER =
      Key.seat("firstPlayer", List.of("FP-80", "A-15"), "random", 6);

  private Options() {}

  /** In the order of a form. */
  static List<Option> all() {
    return List.of(
        PRESET.option(),
        CHECKING.option(),
        CURSE.option(),
        CURSE_CHAIN.option(),
        FIRE_DIE.option(),
        EXPLOSION.option(),
        FIRST_PLAYER.option());
  }
}
