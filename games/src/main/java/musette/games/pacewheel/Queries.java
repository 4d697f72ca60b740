package musette.games.pacewheel;

/**
 * Numbers for bots, beside the read methods of {@link RaceState}. Racers are numbered by seat,
 * three to each; arrivals in their order, from 0.
 */
public final class Queries {
  private Queries() {}

  /** The number of the player-turn in this stage, from 1; 0 before the first. */
  public static int turn(RaceState race) {
    return race.turn;
  }

  /** The square from which on a racer is over the line. */
  public static int line(RaceState race) {
    return race.line;
  }

  /** The number of the racer whom an action names. */
  public static int racer(String name) {
    return Racer.index(name);
  }

  public static int seat(RaceState race, int racer) {
    return race.seatOf(racer);
  }

  public static boolean isStageRace(RaceState race) {
    return race.rules.isStageRace();
  }

  /** Points of the general classification, without this stage. */
  public static int general(RaceState race, int racer) {
    return Standings.general(race.tally[racer]);
  }

  /** How many have arrived in this stage. */
  public static int arrivals(RaceState race) {
    return race.arrivals.length;
  }

  /** Who has arrived there. */
  public static int arrived(RaceState race, int place) {
    return Finish.arrivedRacer(race.arrivals[place]);
  }

  /** Player-turns since that arrival. */
  public static int turnsSince(RaceState race, int place) {
    return race.turn - Finish.arrivalTurn(race.arrivals[place]);
  }

  /** The stage points of that arrival. */
  public static int stagePoints(RaceState race, int place) {
    return Stages.points(race, place);
  }
}
