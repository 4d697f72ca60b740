package musette.games.pacewheel;

/**
 * What who judges a race wants to know of it, beside what {@link Race} tells everybody. Racers are
 * numbered by seat, three to each; those who have arrived in the order in which they did, from 0.
 */
public final class Glance {
  private Glance() {}

  /** The number of the player-turn in this stage, from 1; 0 before the first. */
  public static int turn(Race race) {
    return race.turn;
  }

  /** The square from which on a racer is over the line. */
  public static int line(Race race) {
    return race.line;
  }

  /** The number of the racer whom an action names. */
  public static int racer(String name) {
    return Racer.index(name);
  }

  public static int seat(Race race, int racer) {
    return race.seatOf(racer);
  }

  public static boolean isStageRace(Race race) {
    return race.rules.isStageRace();
  }

  /** Points of the general classification, without this stage. */
  public static int general(Race race, int racer) {
    return Standings.general(race.tally[racer]);
  }

  /** How many have arrived in this stage. */
  public static int arrivals(Race race) {
    return race.arrivals.length;
  }

  /** Who has arrived there. */
  public static int arrived(Race race, int place) {
    return Finish.arrivedRacer(race.arrivals[place]);
  }

  /** Player-turns since he did. */
  public static int turnsSince(Race race, int place) {
    return race.turn - Finish.arrivalTurn(race.arrivals[place]);
  }

  /** What the stage gives him. */
  public static int stagePoints(Race race, int place) {
    return Stages.points(race, place);
  }
}
