package musette.games.leader1.course;

/** The lanes of the road, seen in riding direction (L1-H-04). */
public enum Lane {
  L,
  C,
  R;

  public static final int COUNT = 3;

  Lane mirrored() {
    return switch (this) {
      case L -> R;
      case C -> C;
      case R -> L;
    };
  }
}
