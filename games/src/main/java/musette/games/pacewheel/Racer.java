package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Seat;

/**
 * One racer of a state, packed into a long: square 9 bits, three skills of 8, group 4, incident 1,
 * owed squares 8, fed zones 8, passed summits 7. Racer 3s + k is number k + 1 of seat s.
 */
final class Racer {
  static final int TEAM = 3;
  static final int MOST = 15;

  /** What a racer's points add up to at the beginning (PW-06), and the most in a skill (PW-07). */
  static final int START_POINTS = 15;

  static final int MOST_IN_SKILL = 10;

  static final List<Skill> SKILLS = List.of(Skill.values());

  /** The square of a racer who is not on the road yet. */
  static final int NOT_PLACED = -8;

  /** The square of a racer whose arrival has been ranked. */
  static final int ARRIVED = 503;

  static final int MOST_POINTS = 255;
  static final int MOST_OWED = 255;

  private static final int SHIFT = 8;
  private static final long SQUARE = 511;
  private static final int SKILLS_AT = 9;
  private static final int GROUP_AT = 33;
  private static final long INCIDENT = 1L << 37;
  private static final int OWED_AT = 38;
  private static final int FED_AT = 46;
  private static final int SUMMITS_AT = 54;

  private static final String[] NAMES = names();

  private Racer() {}

  private static String[] names() {
    var names = new String[MOST];
    for (int i = 0; i < MOST; i++) {
      names[i] = Seat.of(i / TEAM).name() + (i % TEAM + 1);
    }
    return names;
  }

  static String name(int racer) {
    return NAMES[racer];
  }

  /** The racer with this name, -1 if there is none at a table of so many seats. */
  static int index(String name, int seats) {
    for (int i = 0; i < seats * TEAM; i++) {
      if (NAMES[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** The racer of an action, whose name is known to be one. */
  static int index(String name) {
    return (name.charAt(0) - 'A') * TEAM + name.charAt(1) - '1';
  }

  static int square(long racer) {
    return (int) (racer & SQUARE) - SHIFT;
  }

  static long at(long racer, int square) {
    return (racer & ~SQUARE) | (square + SHIFT);
  }

  static int points(long racer, Skill skill) {
    return (int) (racer >>> (SKILLS_AT + 8 * skill.ordinal())) & 255;
  }

  static long plus(long racer, Skill skill, int points) {
    return racer + ((long) points << (SKILLS_AT + 8 * skill.ordinal()));
  }

  /** The skills of the beginning, packed: 4 bits each. */
  static int profile(int sprint, int endurance, int climbing) {
    return sprint | endurance << 4 | climbing << 8;
  }

  static int group(long racer) {
    return (int) (racer >>> GROUP_AT) & 15;
  }

  static long inGroup(long racer, int group) {
    return (racer & ~(15L << GROUP_AT)) | ((long) group << GROUP_AT);
  }

  static boolean hasIncident(long racer) {
    return (racer & INCIDENT) != 0;
  }

  static long withIncident(long racer) {
    return racer | INCIDENT;
  }

  static long withoutIncident(long racer) {
    return racer & ~INCIDENT;
  }

  static int owed(long racer) {
    return (int) (racer >>> OWED_AT) & 255;
  }

  /** More than the longest course is never owed. */
  static long owing(long racer, int squares) {
    return (racer & ~(255L << OWED_AT)) | ((long) Math.min(squares, MOST_OWED) << OWED_AT);
  }

  static int fed(long racer) {
    return (int) (racer >>> FED_AT) & 255;
  }

  static long fedIn(long racer, int zone) {
    return racer | 1L << (FED_AT + zone);
  }

  static int summits(long racer) {
    return (int) (racer >>> SUMMITS_AT) & 127;
  }

  static long past(long racer, int summits) {
    return (racer & ~(127L << SUMMITS_AT)) | ((long) summits << SUMMITS_AT);
  }

  /** Before the first square of a stage: only the points stay. */
  static long fresh(long racer) {
    return racer & (0xFFFFFFL << SKILLS_AT);
  }
}
