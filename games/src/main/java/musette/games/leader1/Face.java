package musette.games.leader1;

/** What the twelve-sided peloton die shows (L1-Q-01). */
public enum Face {
  THREE(3),
  ORANGE(4),
  BLUE(4),
  RED(4),
  PLAIN(4),
  FIVE(5);

  private final int value;

  Face(int value) {
    this.value = value;
  }

  int value() {
    return value;
  }

  /** The twelve sides of the die, 1 to 12: as many threes as fives, the rest fours. */
  enum Die {
    EVEN(4),
    BELL(3);

    private static final int SIDES = 12;

    private final int threes;

    Die(int threes) {
      this.threes = threes;
    }

    Face side(int number) {
      if (number <= threes) {
        return THREE;
      }
      if (number > SIDES - threes) {
        return FIVE;
      }
      return switch (number) {
        case 5 -> ORANGE;
        case 6 -> BLUE;
        case 7 -> RED;
        default -> PLAIN;
      };
    }

    /** How many of the twelve sides pass a risk when so many were taken before (L1-109..111). */
    int passing(int risksBefore) {
      int count = 0;
      for (int side = 1; side <= SIDES; side++) {
        if (side(side).passes(risksBefore)) {
          count++;
        }
      }
      return count;
    }
  }

  /** Whether a risk succeeds when so many were taken before (L1-109, L1-110, L1-111). */
  boolean passes(int risksBefore) {
    return switch (risksBefore) {
      case 0 -> value > 3;
      case 1 -> value > 4;
      default -> this == ORANGE || this == BLUE;
    };
  }
}
