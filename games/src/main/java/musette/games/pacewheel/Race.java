package musette.games.pacewheel;

import java.util.Arrays;

/**
 * The state of a match. A value: only the copy that one transition makes for itself is written to,
 * and only until that transition hands it out. Packed, so that such a copy costs a few hundred
 * bytes.
 */
public final class Race {
  static final int NOBODY = -1;

  /** A cursor before the first group. */
  static final int AHEAD = 511;

  static final long[] NO_TALLY = {};
  static final int[] NO_ARRIVALS = {};

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
  long order = Groups.BY_NUMBER;

  /** The racer whom the question is about: who may counter, was just moved, pays, eats. */
  int subject = NOBODY;

  /** Step 2: the racer who attacks, his roll and result, and the square he left. */
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

  Race(Rules rules, long[] racers) {
    this.rules = rules;
    this.seats = rules.seats();
    this.racers = racers;
    this.profiles = new int[racers.length];
    this.tally = rules.isStageRace() ? new long[racers.length] : NO_TALLY;
    this.arrivals = NO_ARRIVALS;
    this.phase = Phase.ALLOCATE;
    this.course = rules.stages().getFirst();
    enter(0);
    this.fronts = Groups.fronts(this);
  }

  private Race(Race other) {
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

  Race copy() {
    return new Race(this);
  }

  /** Takes the course of a stage. */
  void enter(int number) {
    stage = number;
    course = rules.stages().get(number);
    line = course.length() + (rules.crossing() == Rules.Crossing.PASS ? 1 : 0);
  }

  // What anybody may ask; racers are numbered by seat, three to each

  public Phase phase() {
    return phase;
  }

  public Course course() {
    return course;
  }

  public int seats() {
    return seats;
  }

  // Racers

  public int count() {
    return racers.length;
  }

  public int square(int racer) {
    return Racer.square(racers[racer]);
  }

  int group(int racer) {
    return Racer.group(racers[racer]);
  }

  public int points(int racer, Skill skill) {
    return Racer.points(racers[racer], skill);
  }

  int seatOf(int racer) {
    return racer / Racer.TEAM;
  }

  /** On the strip or the road, not over the line. */
  boolean rides(int racer) {
    int square = square(racer);
    return square != Racer.NOT_PLACED && square < line;
  }

  /** The k-th racer in the order of PW-Q-47: the player on turn, then clockwise, by number. */
  int inOrder(int k) {
    int racer = onTurn * Racer.TEAM + k;
    return racer < racers.length ? racer : racer - racers.length;
  }

  /** The k of {@link #inOrder}. */
  int placeInOrder(int racer) {
    int k = racer - onTurn * Racer.TEAM;
    return k < 0 ? k + racers.length : k;
  }

  int startPoints(int racer, Skill skill) {
    return (profiles[racer] >>> (4 * skill.ordinal())) & 15;
  }

  // Groups

  int front(int group) {
    return fronts[group];
  }

  /** Whether he rides in the first square of his group. */
  boolean leads(int racer) {
    return rides(racer) && square(racer) == fronts[group(racer)];
  }

  Pace pace(int group) {
    return Pace.ALL[(int) (groups >>> (4 * group)) & 3];
  }

  /** The terrain that counts for a group in steps 2 to 5 (PW-14, PW-Q-46). */
  Terrain terrain(int group) {
    return rules.terrainTime() == Rules.TerrainTime.NOW
        ? course.terrain(front(group))
        : storedTerrain(group);
  }

  Terrain storedTerrain(int group) {
    return Terrain.ALL[(int) (groups >>> (4 * group + 2)) & 3];
  }

  void setGroup(int group, Pace pace, Terrain terrain) {
    long bits = pace.ordinal() | terrain.ordinal() << 2;
    groups = (groups & ~(15L << (4 * group))) | (bits << (4 * group));
  }

  void setPace(int group, Pace pace) {
    setGroup(group, pace, storedTerrain(group));
  }

  // Changes, in a transition only

  /** Puts a racer on a square and into a group. */
  void put(int racer, int square, int group) {
    racers[racer] = Racer.inGroup(Racer.at(racers[racer], square), group);
    findFronts();
  }

  /** To be called after racers were moved otherwise than by {@link #put}. */
  void findFronts() {
    fronts = Groups.fronts(this);
  }

  void add(int racer, Skill skill, int points) {
    racers[racer] = Racer.plus(racers[racer], skill, points);
  }

  void ask(Phase question, int seat) {
    phase = question;
    asked = seat;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Race other
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
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(racers) + phase.ordinal()) + turn;
  }
}
