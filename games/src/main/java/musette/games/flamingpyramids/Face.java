package musette.games.flamingpyramids;

/** The faces of the fire die (FP-70). */
public enum Face {
  FIRE_STAYS,
  FIRE_LEAVES,
  EXPLOSION,
  SMOKE;

  static Face of(int number) {
    return switch (number) {
      case 1, 2, 3 -> FIRE_STAYS;
      case 4 -> FIRE_LEAVES;
      case 5 -> EXPLOSION;
      case 6 -> SMOKE;
      default -> throw new IllegalArgumentException("face " + number);
    };
  }
}
