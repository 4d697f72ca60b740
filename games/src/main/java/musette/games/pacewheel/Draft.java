package musette.games.pacewheel;

import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Terrain;

/**
 * The one working copy of a state, alive inside one transition: what a chapter changes, it changes
 * here. {@link #close} ends it.
 */
final class Draft extends RaceState {

  /** A new match. */
  Draft(Rules rules) {
    super(rules);
  }

  /** A transition from this state. */
  Draft(RaceState before) {
    super(before);
  }

  /** The new state; nobody may write to the draft after this. */
  RaceState close() {
    return this;
  }

  /** Takes the course of a stage. */
  void enter(int number) {
    stage = number;
    course = rules.stages().get(number);
    line = rules.line(course);
  }

  /** Names the next question and who is asked. */
  void ask(Phase question, int seat) {
    phase = question;
    asked = seat;
  }

  /** Replaces the packed racer. */
  void set(int racer, long bits) {
    racers[racer] = bits;
  }

  /** Puts a racer on a square and into a group. */
  void put(int racer, int square, int group) {
    racers[racer] = Racer.inGroup(Racer.at(racers[racer], square), group);
    findFronts();
  }

  /** To be called after racers were moved otherwise than by {@link #put}. */
  void findFronts() {
    fronts = Road.fronts(this);
  }

  void add(int racer, Skill skill, int points) {
    racers[racer] = Racer.plus(racers[racer], skill, points);
  }

  /** Notes the skills of the beginning. */
  void setProfile(int racer, int profile) {
    profiles = profiles.clone();
    profiles[racer] = profile;
  }

  void setGroup(int group, Pace pace, Terrain terrain) {
    long bits = pace.ordinal() | terrain.ordinal() << 2;
    groups = (groups & ~(15L << (4 * group))) | (bits << (4 * group));
  }

  void setPace(int group, Pace pace) {
    setGroup(group, pace, storedTerrain(group));
  }

  /** Ends step 2: nobody attacks any more. */
  void forgetAttack() {
    subject = NOBODY;
    attacker = NOBODY;
    roll = 0;
    result = 0;
    counterRoll = 0;
    origin = 0;
    escaped = 0;
  }
}
