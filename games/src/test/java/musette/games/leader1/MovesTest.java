package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.course.Move;
import musette.games.leader1.course.Paths;
import musette.games.leader1.course.Terrain;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The quick ways to find moves find what the search path by path finds. */
final class MovesTest {
  private static final Leader1 GAME = new Leader1();

  @ParameterizedTest
  @Rule({"L1-Q-18", "L1-Q-71"})
  @ValueSource(strings = {"plains", "hills", "mountains", "summit", "cobbles"})
  void quickMovesAreThoseOfAllPaths(String course) {
    int compared = 0;
    for (int match = 0; match < 4; match++) {
      var options = Map.of("race", course, "cyclists", "3", "weather", String.valueOf(match));
      Chance chance = Chance.quick(match);
      RaceState race = GAME.start(Setup.of(GAME.about(), 4, options), chance, Journal.NONE);
      while (GAME.turn(race) instanceof Turn.ToAct(Seats seats)) {
        if (race.moves.length > 0) {
          assertThat(quick(race)).isEqualTo(byPaths(race));
          compared++;
        }
        Seat seat = seats.first();
        List<RaceAction> actions = GAME.actions(race, seat);
        RaceAction action = actions.get(chance.below(actions.size()));
        race = GAME.play(race, seat, action, chance, Journal.NONE);
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  private static List<Long> quick(RaceState race) {
    var moves = new ArrayList<Long>();
    for (long move : race.moves) {
      moves.add(Moves.resolve(race, move));
    }
    return moves;
  }

  private static List<Long> byPaths(RaceState race) {
    var moves = new ArrayList<Long>();
    for (int r = 0; r < Riders.RIDERS; r++) {
      boolean rides = race.phase != Phase.BREAKING_AWAY && race.next() == r;
      boolean attacks =
          race.phase == Phase.BREAKING_AWAY
              && race.place(r) == Place.FRONT
              && race.owner(r) == BreakingAway.player(race);
      if (rides || attacks) {
        moves.addAll(byPaths(race, r));
      }
    }
    return moves;
  }

  private static List<Long> byPaths(RaceState race, int r) {
    boolean road = race.isOnRoad(r);
    int start = road ? race.square(r) : race.headSquare();
    int free = MoveCost.free(race, r, start, MoveCost.slipstream(race, r));
    boolean exempt =
        !road
            && Riders.speciality(r) == Speciality.CLIMBER.ordinal()
            && race.course.terrain(start) == Terrain.MOUNTAIN.ordinal();
    long[] all =
        Paths.find(
            race.course,
            Moves.obstacles(race),
            start,
            free,
            free + Move.MOST_PAYING,
            road ? 1 : Move.SHORTEST_BREAKAWAY,
            exempt ? Paths.Cracks.NEVER : Paths.Cracks.POSSIBLE);
    var moves = new ArrayList<Long>();
    for (long path : all) {
      long move = path | ((long) r << 60);
      if (MoveCost.need(race, move, start, free) <= race.energy(r)) {
        moves.add(move);
      }
    }
    return moves;
  }
}
