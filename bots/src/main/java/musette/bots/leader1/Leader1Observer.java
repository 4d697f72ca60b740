package musette.bots.leader1;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import musette.bots.trial.Observed;
import musette.bots.trial.Observed.Breakaway;
import musette.bots.trial.Observer;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.CourseRoad;
import musette.kernel.Event;

/**
 * Listens to a race; of a tour, the last stage tells who won and how. Whoever was ahead of the
 * peloton three turns before the end, on a hexagon that only one other had reached, has won from a
 * breakaway.
 */
final class Leader1Observer implements Observer {
  private static final int BEFORE = 3;
  private static final int MOST_AWAY = 2;

  private record Rider(Team team, Speciality cyclist) {}

  private final RacePlaces places;
  private final Map<Rider, Integer> energy = new HashMap<>();
  private final Map<Rider, Integer> hexagons = new HashMap<>();
  private final Map<Rider, Integer> drawn = new HashMap<>();
  private final Map<Rider, Queue<Integer>> fed = new HashMap<>();
  private final List<Map<Rider, Integer>> turns = new ArrayList<>();
  private final List<Integer> pelotons = new ArrayList<>();
  private int peloton;
  private int stageEnergy;
  private int ridden;
  private int spent;
  private Rider winner = new Rider(Team.of(0), Speciality.LEADER);
  private int left;
  private int classified;

  Leader1Observer(CourseRoad road) {
    this.places = new RacePlaces(road);
  }

  @Override
  public void tell(Event event) {
    switch ((RaceEvent) event) {
      case RaceEvent.StageBegan began -> begin(began);
      case RaceEvent.TurnBegan _ -> {
        turns.add(new HashMap<>(hexagons));
        pelotons.add(peloton);
        ridden++;
      }
      case RaceEvent.Rode e -> ride(new Rider(e.team(), e.cyclist()), e.path(), e.cost());
      case RaceEvent.BrokeAway e -> ride(new Rider(e.team(), e.cyclist()), e.path(), e.cost());
      case RaceEvent.Absorbed e -> hexagons.remove(new Rider(e.team(), e.cyclist()));
      case RaceEvent.Rejoined e -> hexagons.remove(new Rider(e.team(), e.cyclist()));
      case RaceEvent.PelotonMoved e -> peloton = RacePlaces.hexagon(e.to());
      case RaceEvent.Placed e -> classify(new Rider(e.team(), e.cyclist()), e.place());
      case RaceEvent.Classified e -> classify(new Rider(e.team(), e.cyclist()), e.place());
      default -> {
        road((RaceEvent) event);
        energy((RaceEvent) event);
      }
    }
  }

  private void begin(RaceEvent.StageBegan began) {
    stageEnergy = began.energy();
    places.begin(began.stage());
    turns.clear();
    pelotons.clear();
    peloton = 0;
    hexagons.clear();
    energy.clear();
    drawn.clear();
    fed.clear();
    left = 0;
    classified = 0;
  }

  private void ride(Rider rider, List<String> path, int cost) {
    pay(rider, cost);
    if (!path.isEmpty()) {
      hexagons.put(rider, RacePlaces.hexagon(path.getLast()));
    }
  }

  private void pay(Rider rider, int cost) {
    energy.merge(rider, stageEnergy - cost, (before, _) -> before - cost);
    spent += Math.max(0, cost);
  }

  /** The winner comes first. */
  private void classify(Rider rider, int place) {
    winner = place == 1 ? rider : winner;
    left += energy.getOrDefault(rider, stageEnergy);
    classified++;
  }

  private void road(RaceEvent event) {
    switch (event) {
      case RaceEvent.Cracked e ->
          places.feel("CRACK", hexagons.getOrDefault(new Rider(e.team(), e.cyclist()), 0));
      case RaceEvent.Fell e -> places.feel("FALL", RacePlaces.hexagon(e.square()));
      case RaceEvent.Punctured e -> places.feel("PUNCTURE", RacePlaces.hexagon(e.square()));
      case RaceEvent.BonusWon e -> places.feelLine("BONUS", e.line());
      case RaceEvent.WeatherTurned e -> places.feel("WEATHER", e.hexagon());
      case RaceEvent.TileDrawn e -> {
        var rider = new Rider(e.team(), e.cyclist());
        int zone = drawn.merge(rider, 1, Integer::sum);
        fed.computeIfAbsent(rider, _ -> new ArrayDeque<>()).add(zone);
      }
      default -> {}
    }
  }

  private void energy(RaceEvent event) {
    switch (event) {
      case RaceEvent.EnergyCarried e -> energy.put(new Rider(e.team(), e.cyclist()), e.energy());
      case RaceEvent.Regained e -> pay(new Rider(e.team(), e.cyclist()), -e.energy());
      case RaceEvent.Cracked e -> pay(new Rider(e.team(), e.cyclist()), e.cost());
      case RaceEvent.Paid e -> pay(new Rider(e.team(), e.cyclist()), e.energy());
      case RaceEvent.TileAdded e -> eat(new Rider(e.team(), e.cyclist()), e.value());
      case RaceEvent.HeatSuffered e -> eat(new Rider(e.team(), e.cyclist()), e.value());
      default -> {}
    }
  }

  /** Tiles are eaten in the order in which they were drawn; it makes no difference to the sum. */
  private void eat(Rider rider, int value) {
    pay(rider, -value);
    Integer zone = fed.getOrDefault(rider, new ArrayDeque<>()).poll();
    if (zone != null) {
      places.feelLine("FEED", zone);
    }
  }

  @Override
  public Observed seen() {
    double count = Math.max(1, classified);
    return new Observed(
        ridden,
        winner.cyclist().name(),
        isAway() ? Breakaway.AWAY : Breakaway.TOGETHER,
        spent / count,
        left / count,
        decided(),
        places.felt());
  }

  private boolean isAway() {
    int then = Math.max(0, turns.size() - BEFORE);
    int own = turns.isEmpty() ? 0 : turns.get(then).getOrDefault(winner, 0);
    if (own == 0 || own <= pelotons.get(then)) {
      return false;
    }
    return turns.get(then).values().stream().filter(hexagon -> hexagon >= own).count() <= MOST_AWAY;
  }

  /** The hexagon where the winner was when nobody was ahead of them any more. */
  private int decided() {
    int hexagon = hexagons.getOrDefault(winner, 0);
    for (int i = turns.size() - 1; i >= 0; i--) {
      Map<Rider, Integer> then = turns.get(i);
      int own = then.getOrDefault(winner, 0);
      for (int other : then.values()) {
        if (other > own) {
          return hexagon;
        }
      }
      hexagon = own;
    }
    return hexagon;
  }
}
