package musette.games.flammerouge.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.games.flammerouge.course.Lane;
import musette.kernel.Seat;

/**
 * A race as people write it; docs/positions/flamme-rouge.md explains it.
 *
 * @param round 0 while riders are being placed
 * @param arrived riders who are ranked already, the best first
 */
public record RacePosition(
    int round, Seat firstPlayer, Map<Rider, RiderPosition> riders, List<Rider> arrived) {

  public RacePosition {
    riders = Collections.unmodifiableMap(new LinkedHashMap<>(riders));
    arrived = List.copyOf(arrived);
  }

  /**
   * A rider and their cards. Cards are written as one letter each: the values, E for exhaustion, A
   * for Attack.
   *
   * @param square 0 off the track
   * @param card the card played face down in this round; "-" if they ride without one
   * @param exhaustionTaken exhaustion cards taken from the supply
   * @param exhaustionFresh those of them taken since the last reshuffle
   */
  public record RiderPosition(
      int square,
      Lane lane,
      String deck,
      String recycled,
      String hand,
      String card,
      int exhaustionTaken,
      int exhaustionFresh) {}
}
