package musette.games.leader1;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.Speciality;
import musette.kernel.Seat;

/** What is allowed: the actions of whoever is asked. */
final class Actions {
  private Actions() {}

  static List<RaceAction> of(RaceState race, Seat seat) {
    if (race.phase == Phase.OVER || seat.index() != Turns.asked(race)) {
      return List.of();
    }
    if (race.heated != RaceState.NOBODY) {
      return ActionTable.eats(Feeding.keptValues(race, race.heated));
    }
    List<RaceAction> plain = race.due != 0 ? ActionTable.DRAW_PASS : plain(race);
    if (race.due == 0 && Feeding.leftOf(race, seat.index()) != RaceState.NOBODY) {
      plain = new ArrayList<>(plain);
      plain.add(ActionTable.DRAW);
    }
    int tiles = tiles(race, seat.index());
    return race.moves.length == 0 && tiles == 0
        ? plain
        : new Offers(race, plain, ActionTable.eats(tiles));
  }

  private static List<RaceAction> plain(RaceState race) {
    return switch (race.phase) {
      case CYCLISTS -> ActionTable.picks(Preparing.openCyclists(race), race.rules.cyclists);
      case QUALITIES -> qualities(race);
      case AREAS -> ActionTable.FRONT_BACK;
      case BREAKING_AWAY -> ActionTable.ONLY_PASS;
      case BREAKAWAY_RIDERS, DROPPED_RIDERS -> List.of();
      case INSIDE_PELOTON ->
          race.place(race.riderAt(race.cursor)) == Place.BACK
              ? ActionTable.FRONT_BACK_DROP
              : ActionTable.FRONT_BACK;
      case PURSUIT -> ActionTable.ACCELERATE_PASS;
      case PAYMENT -> List.of(ActionTable.DROP);
      case OVER -> List.of();
    };
  }

  private static List<RaceAction> qualities(RaceState race) {
    int r = Preparing.qualityRider(race);
    var actions = new ArrayList<RaceAction>();
    for (Quality quality : Quality.values()) {
      boolean open =
          quality == Quality.NONE
              ? !race.rules.qualitiesCompulsory
              : !Preparing.taken(race, r, quality);
      if (open) {
        actions.add(ActionTable.give(quality));
      }
    }
    return actions;
  }

  /** Kept tiles may be added whenever their owner is asked (L1-Q-97). */
  private static int tiles(RaceState race, int seat) {
    int tiles = 0;
    int first = Riders.rider(race.rules.teamOf(seat), 0);
    for (int r = first; r < first + Speciality.COUNT; r++) {
      if (race.tiles(r) != 0 && race.owner(r) == seat && race.isOut(r)) {
        tiles |= Feeding.keptValues(race, r);
      }
    }
    return tiles;
  }
}
