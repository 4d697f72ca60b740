package musette.bots.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import musette.bots.Played;
import musette.games.leader1.Leader1;
import musette.games.leader1.RaceState;
import musette.games.leader1.api.Area;
import musette.games.leader1.api.RaceAction;
import musette.kernel.Chance;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ClubLeader1Test {
  private static final Leader1 GAME = new Leader1();
  private static final ClubLeader1 CLUB = new ClubLeader1();
  private static final Leader1Guide GUIDE = new Leader1Guide();
  private static final Setup SETUP =
      Setup.of(
          GAME.about(),
          2,
          Map.of("cyclists", "1", "selection", "fixed", "firstTeam", "black", "race", "plains"));

  /** The numbers of the two leaders. */
  private static final int BLACK = 0;

  private static final int WHITE = 3;

  static Stream<Setup> setups() {
    return Played.setups(GAME).stream();
  }

  /** A position with single quotes for double ones. */
  private static RaceState scene(String board, String black, String white) {
    String json =
        "{'board': {'turn': 5, 'lastStamp': 9, %s}, 'cyclists': {".formatted(board)
            + "'black leader': {%s}, 'white leader': {%s}}}".formatted(black, white);
    return Json.position(GAME, SETUP, Json.parse(json.replace('\'', '"')));
  }

  private static RaceAction club(RaceState race) {
    Seat seat = GAME.turn(race).seats().first();
    return CLUB.choose(GAME.view(race, seat), GAME.actions(race, seat), Chance.quick(1));
  }

  @Test
  void restsInTheBackFarFromTheFinish() {
    RaceState race =
        scene(
            "'phase': 'INSIDE_PELOTON', 'head': '2C3'",
            "'place': 'FRONT', 'energy': 30",
            "'place': 'BACK', 'energy': 30");
    assertThat(club(race)).isEqualTo(new RaceAction.Take(Area.BACK));
  }

  @Test
  void comesToTheFrontWhenTheEnergyLastsToTheFinish() {
    RaceState race =
        scene(
            "'phase': 'INSIDE_PELOTON', 'head': '9C3'",
            "'place': 'BACK', 'energy': 30",
            "'place': 'BACK', 'energy': 30");
    assertThat(club(race)).isEqualTo(new RaceAction.Take(Area.FRONT));
  }

  @Test
  void doesNotBreakAwayFarFromTheFinish() {
    RaceState race =
        scene(
            "'phase': 'BREAKING_AWAY', 'head': '2C3', 'order': ['WHITE', 'BLACK']",
            "'place': 'FRONT', 'energy': 30",
            "'place': 'BACK', 'energy': 30");
    assertThat(club(race)).isEqualTo(new RaceAction.Pass());
  }

  @Test
  void breaksAwayWhenTheFinishIsInReach() {
    RaceState race =
        scene(
            "'phase': 'BREAKING_AWAY', 'head': '9C5', 'order': ['WHITE', 'BLACK']",
            "'place': 'FRONT', 'energy': 30",
            "'place': 'BACK', 'energy': 30");
    assertThat(club(race)).isInstanceOf(RaceAction.Attack.class);
  }

  @Test
  void spendsNothingThatItNeedsLater() {
    RaceState race =
        scene(
            "'phase': 'BREAKAWAY_RIDERS', 'head': '2C3', 'queue': ['black leader']",
            "'place': 'ROAD', 'square': '3C3', 'energy': 10",
            "'place': 'BACK', 'energy': 30");
    assertThat(club(race))
        .isInstanceOfSatisfying(
            RaceAction.Ride.class, ride -> assertThat(ride.squares()).isLessThan(5));
  }

  @Test
  void judgesEnergyAndDistanceTogether() {
    String near = "'place': 'ROAD', 'square': '7C5', 'energy': 2";
    String strong = "'place': 'ROAD', 'square': '7C3', 'energy': 40";
    RaceState race = scene("'phase': 'BREAKAWAY_RIDERS', 'head': '2C3'", strong, near);
    assertThat(Prospects.turns(race, BLACK)).isLessThan(Prospects.turns(race, WHITE));
    assertThat(GUIDE.worth(race, Seat.A)).isGreaterThan(GUIDE.worth(race, Seat.B));
    assertThat(GUIDE.worth(race, Seat.A) + GUIDE.worth(race, Seat.B)).isBetween(0.999, 1.001);
  }

  @Test
  void beatsRandomPlayNearlyAlways() {
    assertThat(Played.winsAgainstRandom(GAME, CLUB, 40)).isGreaterThan(36);
  }

  @ParameterizedTest
  @MethodSource("setups")
  void alwaysChoosesWhatIsOffered(Setup setup) {
    Played.whole(GAME, CLUB, setup);
    Played.whole(GAME, GUIDE, setup);
  }
}
