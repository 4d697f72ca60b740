package musette.games.pacewheel.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Seat;

/**
 * A situation of a race, readable and complete; docs/positions/pace-wheel.md tells every field.
 *
 * @param racers by name; racers left out of a scenario are those of a fresh match
 * @param paces by group number, group 1 first
 * @param terrains that count in this player-turn, by group number
 */
public record RacePosition(
    int stage,
    int turn,
    Seat starter,
    Seat onTurn,
    Phase phase,
    String subject,
    Map<String, Rider> racers,
    List<Pace> paces,
    List<Terrain> terrains,
    Attack attack,
    List<Integer> shifted,
    List<String> settled,
    int cursor,
    List<Arrival> arrivals,
    int turnsBefore) {

  /**
   * One racer.
   *
   * @param square -8: not on the road yet; 503: over the line
   * @param group its number; 0: find the groups by where everybody stands
   * @param fed the zones in which the racer has eaten, from 1
   */
  public record Rider(
      int square,
      int sprint,
      int endurance,
      int climbing,
      int startSprint,
      int startEndurance,
      int startClimbing,
      int group,
      boolean incident,
      int owed,
      List<Integer> fed,
      int summits,
      int points,
      int climbPoints,
      int stageWins,
      int summitWins,
      int lastRank) {
    public Rider {
      fed = List.copyOf(fed);
    }
  }

  /** A breakaway on its way; no attacker: there is none. */
  public record Attack(
      String attacker,
      int roll,
      int result,
      int counterRoll,
      int origin,
      List<String> escaped,
      List<String> attempted) {
    public Attack {
      escaped = List.copyOf(escaped);
      attempted = List.copyOf(attempted);
    }
  }

  /** A racer who is over; {@code firstRank} is that of the first who arrived with them. */
  public record Arrival(String racer, int firstRank, int turn) {}

  public RacePosition {
    racers = Collections.unmodifiableMap(new LinkedHashMap<>(racers));
    paces = List.copyOf(paces);
    terrains = List.copyOf(terrains);
    shifted = List.copyOf(shifted);
    settled = List.copyOf(settled);
    arrivals = List.copyOf(arrivals);
  }
}
