package musette.games.pacewheel;

import java.util.Arrays;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Course;
import musette.games.pacewheel.course.Terrain;

/**
 * The state of a match: a value, packed so that a copy costs a few hundred bytes. Its fields are
 * written only through a draft, before the transition that made the draft is over.
 */
public class RaceState {
  static final int NOBODY = -1;

  /** A cursor before the first group. */
  static final int AHEAD = 511;

  /** Groups are numbered from 0 to 15. */
  static final int MOST_GROUPS = 16;

  static final int[] NO_ARRIVALS = {};

  private static final long[] NO_TALLY = {};
  private static final int[] NO_FRONTS = new int[MOST_GROUPS];

  /** Every racer in the order of the numbers. */
  private static final long BY_NUMBER = 0xFEDCBA9876543210L;

  static {
    Arrays.fill(NO_FRONTS, Racer.NOT_PLACED);
  }

  final Rules rules;
  final int seats;
  final long[] racers;

  /** The course of the stage. */
  Course course;

  /** The square from which on a racer is over the line. */
  int line;

  /** The skills at the beginning of the race, 4 bits each; shared, copied before a change. */
  int[] profiles;

  /** {@link Standings} of each racer in a stage race; shared, copied before a change. */
  long[] tally;

  /** The arrivals of this stage in their order; shared, copied before a change. */
  int[] arrivals;

  Phase phase;
  int stage;
  int turn;
  int starter;
  int onTurn;
  int asked;

  /** Pace and terrain of each group, 2 bits each. */
  long groups;

  /**
   * The first square of each group, {@link Racer#NOT_PLACED} if nobody is in it. Follows from the
   * racers but is asked for all the time; never written to, replaced at every move.
   */
  int[] fronts;

  /**
   * The racers as they stood when the groups formed last, 4 bits each, the foremost lowest. Only a
   * hint: who sorts them begins with it and has little left to do.
   */
  long order = BY_NUMBER;

  /** The racer whom the question is about: who may counter, was just moved, pays, eats. */
  int subject = NOBODY;

  /** Step 2: the racer who attacks, the roll, the result, and the square left. */
  int attacker = NOBODY;

  int roll;
  int result;
  int counterRoll;
  int origin;

  /** The racers who got away in step 2, as bits. */
  int escaped;

  /** The racers who attacked in this player-turn, as bits. */
  int attempted;

  /** Step 3: the groups in which the player has moved a racer, as bits. */
  int shifted;

  /** Step 4: the racers who need not pay any more, as bits. */
  int settled;

  /** Steps 4 and 5: the first square of the group in question. */
  int cursor;

  /** Player-turns until the winners of earlier stages. */
  int turnsBefore;

  /** Before the first question. */
  RaceState(Rules rules) {
    this.rules = rules;
    this.seats = rules.seats();
    this.racers = new long[seats * Racer.TEAM];
    this.course = rules.stages().getFirst();
    this.line = rules.line(course);
    this.profiles = new int[racers.length];
    this.tally = rules.isStageRace() ? new long[racers.length] : NO_TALLY;
    this.arrivals = NO_ARRIVALS;
    this.phase = Phase.ALLOCATE;
    this.fronts = NO_FRONTS;
  }

  /** A copy, for a draft. */
  RaceState(RaceState other) {
    rules = other.rules;
    seats = other.seats;
    racers = other.racers.clone();
    course = other.course;
    line = other.line;
    profiles = other.profiles;
    tally = other.tally;
    arrivals = other.arrivals;
    phase = other.phase;
    stage = other.stage;
    turn = other.turn;
    starter = other.starter;
    onTurn = other.onTurn;
    asked = other.asked;
    groups = other.groups;
    fronts = other.fronts;
    order = other.order;
    subject = other.subject;
    attacker = other.attacker;
    roll = other.roll;
    result = other.result;
    counterRoll = other.counterRoll;
    origin = other.origin;
    escaped = other.escaped;
    attempted = other.attempted;
    shifted = other.shifted;
    settled = other.settled;
    cursor = other.cursor;
    turnsBefore = other.turnsBefore;
  }

  // What anybody may ask; racers are numbered by seat, three to each

  public final Phase phase() {
    return phase;
  }

  public final Course course() {
    return course;
  }

  public final int seats() {
    return seats;
  }

  // Racers

  public final int count() {
    return racers.length;
  }

  public final int square(int racer) {
    return Racer.square(racers[racer]);
  }

  final int group(int racer) {
    return Racer.group(racers[racer]);
  }

  public final int points(int racer, Skill skill) {
    return Racer.points(racers[racer], skill);
  }

  final int seatOf(int racer) {
    return racer / Racer.TEAM;
  }

  /** On the strip or the road, not over the line. */
  final boolean rides(int racer) {
    int square = square(racer);
    return square != Racer.NOT_PLACED && square < line;
  }

  /** The k-th racer in the order of PW-Q-47: the player on turn, then clockwise, by number. */
  final int inOrder(int k) {
    int racer = onTurn * Racer.TEAM + k;
    return racer < racers.length ? racer : racer - racers.length;
  }

  /** The k of {@link #inOrder}. */
  final int placeInOrder(int racer) {
    int k = racer - onTurn * Racer.TEAM;
    return k < 0 ? k + racers.length : k;
  }

  final int startPoints(int racer, Skill skill) {
    return (profiles[racer] >>> (4 * skill.ordinal())) & 15;
  }

  // Groups

  final int front(int group) {
    return fronts[group];
  }

  /** Whether a racer rides in the first square of the group. */
  final boolean leads(int racer) {
    return rides(racer) && square(racer) == fronts[group(racer)];
  }

  final Pace pace(int group) {
    return Pace.of((int) (groups >>> (4 * group)) & 3);
  }

  /** The terrain that counts for a group in steps 2 to 5 (PW-14, PW-Q-46). */
  final Terrain terrain(int group) {
    return rules.terrainTime() == Options.TerrainTime.NOW
        ? course.terrain(front(group))
        : storedTerrain(group);
  }

  final Terrain storedTerrain(int group) {
    return Terrain.of((int) (groups >>> (4 * group + 2)) & 3);
  }

  /** The first squares of groups that nobody rides in. */
  static int[] noFronts() {
    return NO_FRONTS.clone();
  }

  @Override
  public final boolean equals(Object object) {
    return object instanceof RaceState other
        && phase == other.phase
        && stage == other.stage
        && turn == other.turn
        && starter == other.starter
        && onTurn == other.onTurn
        && asked == other.asked
        && groups == other.groups
        && subject == other.subject
        && attacker == other.attacker
        && roll == other.roll
        && result == other.result
        && counterRoll == other.counterRoll
        && origin == other.origin
        && escaped == other.escaped
        && attempted == other.attempted
        && shifted == other.shifted
        && settled == other.settled
        && cursor == other.cursor
        && turnsBefore == other.turnsBefore
        && Arrays.equals(racers, other.racers)
        && Arrays.equals(profiles, other.profiles)
        && Arrays.equals(tally, other.tally)
        && Arrays.equals(arrivals, other.arrivals)
        && rules.equals(other.rules);
  }

  @Override
  public final int hashCode() {
    return 31 * (31 * Arrays.hashCode(racers) + phase.ordinal()) + turn;
  }
}
