package musette.games.leader1;

import java.util.List;

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

  /** The twelve sides of the die, 1 to 12. */
  enum Die {
    EVEN(THREE, THREE, THREE, THREE, ORANGE, BLUE, RED, PLAIN, FIVE, FIVE, FIVE, FIVE),
    BELL(THREE, THREE, THREE, PLAIN, ORANGE, BLUE, RED, PLAIN, PLAIN, FIVE, FIVE, FIVE);

    private final List<Face> sides;

    Die(Face... sides) {
      this.sides = List.of(sides);
    }

    Face side(int number) {
      return sides.get(number - 1);
    }

    /** How many of the twelve sides pass a risk when so many were taken before (L1-109..111). */
    int passing(int risksBefore) {
      int count = 0;
      for (Face face : sides) {
        if (face.passes(risksBefore)) {
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
