package musette.table.competition;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.Terrain;
import musette.games.flammerouge.course.Tile;
import musette.kernel.Event;
import musette.kernel.Seat;

/**
 * A summit is the last square of an ascent. Bold is who rides alone at the head and takes the
 * exhaustion card for it; it paid if the same rider still leads a round later, or is home.
 */
final class FlammeRougeAchievements implements Achievements {
  private final List<Integer> summits;
  private final Tally tally = new Tally();
  private final Map<Rider, Integer> squares = new EnumMap<>(Rider.class);
  private final Set<Rider> exhausted = EnumSet.noneOf(Rider.class);
  private final Set<Rider> home = EnumSet.noneOf(Rider.class);
  private Optional<Rider> bold = Optional.empty();

  private FlammeRougeAchievements(List<Integer> summits) {
    this.summits = summits;
  }

  static Achievements of(Object view) {
    return view instanceof RaceView race
        ? new FlammeRougeAchievements(summits(race.tiles()))
        : new NoAchievements();
  }

  private static List<Integer> summits(List<Tile> tiles) {
    List<Terrain> road = tiles.stream().flatMap(tile -> tile.squares().stream()).toList();
    var summits = new ArrayList<Integer>();
    for (int i = 0; i < road.size(); i++) {
      boolean ends = i + 1 == road.size() || road.get(i + 1) != Terrain.ASCENT;
      if (road.get(i) == Terrain.ASCENT && ends) {
        summits.add(i + 1);
      }
    }
    return summits;
  }

  @Override
  public void read(List<Event> events) {
    for (Event event : events) {
      switch (event) {
        case RaceEvent.Placed(Rider rider, int square, var _, var _) -> squares.put(rider, square);
        case RaceEvent.Moved(Rider rider, int from, int to, var _) -> move(rider, from, to);
        case RaceEvent.Slipstreamed(Rider rider, int from, int to, var _, var _) ->
            move(rider, from, to);
        case RaceEvent.Exhausted(Rider rider, int _) -> exhausted.add(rider);
        case RaceEvent.CrossedLine(Rider rider, int _) -> home.add(rider);
        case RaceEvent.RoundBegan _, RaceEvent.RaceOver _ -> roundEnds();
        default -> {}
      }
    }
  }

  private void move(Rider rider, int from, int to) {
    squares.put(rider, to);
    for (int summit : summits) {
      if (from <= summit && to > summit) {
        tally.over(summit, rider.team().seat());
      }
    }
  }

  private void roundEnds() {
    Optional<Rider> leads = leader();
    bold.filter(rider -> leads.equals(Optional.of(rider)) || home.contains(rider))
        .ifPresent(rider -> tally.paid(rider.team().seat()));
    bold = leads.filter(exhausted::contains);
    exhausted.clear();
  }

  /** Who is alone in the foremost square. */
  private Optional<Rider> leader() {
    int front = squares.values().stream().mapToInt(square -> square).max().orElse(0);
    List<Rider> first =
        squares.entrySet().stream()
            .filter(entry -> entry.getValue() == front)
            .map(Map.Entry::getKey)
            .toList();
    return first.size() == 1 ? Optional.of(first.getFirst()) : Optional.empty();
  }

  @Override
  public int climb(Seat seat) {
    return tally.climb(seat);
  }

  @Override
  public int bold(Seat seat) {
    return tally.bold(seat);
  }
}
