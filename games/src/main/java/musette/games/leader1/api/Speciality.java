package musette.games.leader1.api;

/** The three kinds of cyclist (L1-16), in team order (L1-Q-65), with their free squares. */
public enum Speciality {
  LEADER(0x4222),
  ROULEUR(0x4123),
  CLIMBER(0x4321);

  public static final int COUNT = 3;
  private static final Speciality[] ALL = values();

  /** Flat, hill, mountain, downhill: four bits each, flat lowest. */
  private final int free;

  Speciality(int free) {
    this.free = free;
  }

  public static Speciality of(int index) {
    return ALL[index];
  }

  /** The free squares of a move that starts on this terrain (L1-45, L1-46). */
  public int free(int terrain) {
    return (free >> (4 * terrain)) & 15;
  }
}
