package musette.games.leader1;

import musette.games.leader1.api.Face;

/** The peloton die with its twelve sides: as many threes as fives, the rest fours (L1-Q-01). */
enum Die {
  EVEN(4),
  BELL(3);

  static final int SIDES = 12;

  private final int threes;

  Die(int threes) {
    this.threes = threes;
  }

  /** What a side shows, 1 to 12. */
  Face side(int number) {
    if (number <= threes) {
      return Face.THREE;
    }
    if (number > SIDES - threes) {
      return Face.FIVE;
    }
    return switch (number) {
      case 5 -> Face.ORANGE;
      case 6 -> Face.BLUE;
      case 7 -> Face.RED;
      default -> Face.PLAIN;
    };
  }
}
