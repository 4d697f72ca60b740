package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.course.Stages;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.testkit.GameContract;
import musette.testkit.Moment;

final class FlammeRougeContractTest implements GameContract<RaceState, RaceAction, RaceView> {
  private static final FlammeRouge GAME = new FlammeRouge();

  @Override
  public Game<RaceState, RaceAction, RaceView> game() {
    return GAME;
  }

  @Override
  public Map<String, Predicate<Moment<RaceState>>> moments() {
    return RaceMoments.all();
  }

  @Override
  public List<Setup> setups() {
    var setups = new ArrayList<Setup>();
    for (int seats = 1; seats <= 4; seats++) {
      setups.add(setup(seats, Map.of()));
    }
    for (String stage : Stages.IDS) {
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
  public void invariant(RaceState race) {
    for (int rider = 0; rider < race.rules().riders(); rider++) {
      long all = race.rules().deck(rider) + Pile.of(Card.EXHAUSTION, race.taken(rider));
      long left = race.deck(rider) + race.recycled(rider) + race.handFor(rider);
      for (Card card : Views.faceDown(race, rider)) {
        left += card == Card.NONE ? 0 : Pile.one(card);
      }
      for (Card card : List.of(Card.values()).subList(0, Pile.KINDS)) {
        if (Pile.count(left, card) > Pile.count(all, card)) {
          throw new AssertionError(race.rules().rider(rider) + " has too many " + card);
        }
      }
      if (race.fresh(rider) > Pile.count(race.recycled(rider), Card.EXHAUSTION)) {
        throw new AssertionError("fresh exhaustion is not in the recycled pile");
      }
      int spot = race.spot(rider);
      if (spot != Spots.OFF && Spots.riderAt(race.spots(), spot) != rider) {
        throw new AssertionError("two riders in one lane");
      }
    }
    if (race.supply(0) < 0 || race.supply(1) < 0) {
      throw new AssertionError("more exhaustion than there is");
    }
  }
}
