package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.testkit.GameContract;

final class FlammeRougeContractTest implements GameContract<Race, RaceAction, RaceView> {
  private static final FlammeRouge GAME = new FlammeRouge();

  @Override
  public Game<Race, RaceAction, RaceView> game() {
    return GAME;
  }

  @Override
  public List<Setup> setups() {
    var setups = new ArrayList<Setup>();
    for (int seats = 1; seats <= 4; seats++) {
      setups.add(setup(seats, Map.of()));
    }
    for (String stage : Stages.ids()) {
      setups.add(setup(4, Map.of("stage", stage)));
      setups.add(setup(3, Map.of("stage", stage, "raceToTheEnd", "on", "muscle", "1")));
    }
    setups.add(setup(2, Map.of("ownStage", "au", "raceToTheEnd", "on", "firstPlayer", "A")));
    setups.add(setup(2, Map.of("ownStage", "ANLBu", "handicap", "3,0", "firstPlayer", "B")));
    setups.add(setup(3, Map.of("sprinteurDeck", "box15", "runOut", "printed", "peloton", "1")));
    setups.add(setup(3, Map.of("firstPlayer", "C", "peloton", "0", "muscle", "0")));
    setups.add(setup(4, Map.of("firstPlayer", "D", "handicap", "1")));
    setups.add(setup(1, Map.of("muscle", "3", "peloton", "0", "raceToTheEnd", "on")));
    setups.add(setup(1, Map.of("muscle", "2", "stage", "la-haute-montagne")));
    setups.add(setup(2, Map.of("raceToTheEnd", "on", "handicap", "3", "peloton", "1")));
    return setups;
  }

  private static Setup setup(int seats, Map<String, String> options) {
    return Setup.of(GAME.about(), seats, options);
  }

  /** No card is lost or made, and no two riders share a lane. */
  @Override
  public void invariant(Race race) {
    RaceView view = GAME.view(race, musette.kernel.Seat.NONE);
    for (int rider = 0; rider < race.course().riders(); rider++) {
      RaceView.RiderView known = view.riders().get(rider);
      assertThat(known.spent().size() + known.unspent().size())
          .isEqualTo(Pile.size(race.course().deck(rider)) + known.exhaustionTaken());
      assertThat(known.exhaustionFresh()).isLessThanOrEqualTo(known.exhaustionTaken());
      int spot = race.spot(rider);
      assertThat(spot == Spots.OFF || Spots.riderAt(race.spots(), spot) == rider).isTrue();
    }
    assertThat(view.rouleurSupply()).isBetween(0, Course.SUPPLY);
    assertThat(view.sprinteurSupply()).isBetween(0, Course.SUPPLY);
  }
}
