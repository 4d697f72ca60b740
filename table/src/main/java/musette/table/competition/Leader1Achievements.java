package musette.table.competition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Terrain;
import musette.kernel.AsciiLetters;
import musette.kernel.Event;
import musette.kernel.Seat;

/**
 * A summit is the last of several mountain hexagons: passed by who rides beyond it on the road, not
 * in the peloton. Bold is a risk that is taken; it paid if the roll went well.
 */
final class Leader1Achievements implements Achievements {
  private record Cyclist(Team team, Speciality speciality) {
    String name() {
      return AsciiLetters.lower(team + " " + speciality);
    }
  }

  private final List<Integer> summits;
  private final Map<String, Seat> owners;
  private final Tally tally = new Tally();
  private final Map<Cyclist, Integer> hexagons = new HashMap<>();

  private Leader1Achievements(List<Integer> summits, Map<String, Seat> owners) {
    this.summits = summits;
    this.owners = owners;
  }

  static Achievements of(Object view) {
    if (!(view instanceof RaceView race)) {
      return new NoAchievements();
    }
    Map<String, Seat> owners = new HashMap<>();
    race.cyclists().forEach((name, cyclist) -> owners.put(name, cyclist.owner()));
    return new Leader1Achievements(summits(race.course().hexagons()), owners);
  }

  private static List<Integer> summits(List<RaceView.HexagonView> road) {
    var summits = new ArrayList<Integer>();
    for (int i = 0; i < road.size(); i++) {
      boolean ends = i + 1 == road.size() || road.get(i + 1).terrain() != Terrain.MOUNTAIN;
      if (road.get(i).terrain() == Terrain.MOUNTAIN && ends) {
        summits.add(i + 1);
      }
    }
    return summits;
  }

  @Override
  public void read(List<Event> events) {
    for (Event event : events) {
      switch (event) {
        case RaceEvent.Rode rode ->
            ride(new Cyclist(rode.team(), rode.cyclist()), rode.from(), rode.path());
        case RaceEvent.BrokeAway away ->
            ride(new Cyclist(away.team(), away.cyclist()), away.from(), away.path());
        case RaceEvent.Finished done ->
            reach(new Cyclist(done.team(), done.cyclist()), Integer.MAX_VALUE);
        case RaceEvent.RiskRolled risk -> {
          if (risk.succeeded()) {
            tally.paid(seat(new Cyclist(risk.team(), risk.cyclist())));
          }
        }
        default -> {}
      }
    }
  }

  private Seat seat(Cyclist cyclist) {
    return owners.getOrDefault(cyclist.name(), Seat.NONE);
  }

  private void ride(Cyclist cyclist, String from, List<String> path) {
    hexagons.put(cyclist, hexagon(from));
    path.forEach(square -> reach(cyclist, hexagon(square)));
  }

  /** The number before the lane: 4 of 4C3. */
  private static int hexagon(String square) {
    int number = 0;
    for (int i = 0; i < square.length() && AsciiLetters.isDigit(square.charAt(i)); i++) {
      number = 10 * number + square.charAt(i) - '0';
    }
    return number;
  }

  private void reach(Cyclist cyclist, int hexagon) {
    int before = hexagons.getOrDefault(cyclist, Integer.MAX_VALUE);
    for (int summit : summits) {
      if (before <= summit && hexagon > summit) {
        tally.over(summit, seat(cyclist));
      }
    }
    hexagons.put(cyclist, hexagon);
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
