package musette.games.leader1;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Positions;
import musette.kernel.Setup;

/** States as {@link RacePosition}s. */
final class RacePositions implements Positions<Race, RacePosition> {
  @Override
  public RacePosition write(Race race) {
    var tiles = new LinkedHashMap<String, List<Integer>>();
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.tiles(r) != 0) {
        tiles.put(Names.rider(r), values(race.tiles(r)));
      }
    }
    return new RacePosition(Boards.board(race), Boards.cyclists(race), tiles);
  }

  static List<Integer> values(int tiles) {
    var values = new ArrayList<Integer>();
    for (int value = Feeding.LEAST; value < Feeding.LEAST + Feeding.VALUES; value++) {
      for (int i = 0; i < Feeding.kept(tiles, value); i++) {
        values.add(value);
      }
    }
    return values;
  }

  static int tiles(List<Integer> values, String field) {
    int tiles = 0;
    for (int value : values) {
      if (value < Feeding.LEAST
          || value >= Feeding.LEAST + Feeding.VALUES
          || Feeding.kept(tiles, value) == 3) {
        throw Names.bad(field, value);
      }
      tiles = Feeding.plus(tiles, value);
    }
    return tiles;
  }

  /**
   * A phase in which riders move, with nobody in the queue, is understood as beginning: who moves
   * when is worked out.
   */
  @Override
  public Race read(Setup setup, RacePosition position) {
    Race race = Boards.race(new Rules(setup), position.board(), position.cyclists());
    for (Map.Entry<String, List<Integer>> entry : position.tiles().entrySet()) {
      String field = "tiles." + entry.getKey();
      race.tiles(Names.rider(entry.getKey(), "tiles"), tiles(entry.getValue(), field));
    }
    for (int colour = 0; colour < Speciality.COUNT; colour++) {
      for (int value = Feeding.LEAST; value < Feeding.LEAST + Feeding.VALUES; value++) {
        if (Feeding.pile(race, colour, value) < 0) {
          throw Names.bad("tiles", value);
        }
      }
    }
    BoardChecks.check(race, position.board());
    RiderChecks.check(race, position);
    boolean begins = race.queued == 0 && race.due == 0 && race.heated == Race.NOBODY;
    if (begins && race.phase == Phase.BREAKAWAY_RIDERS) {
      Riding.slots(race, Journal.NONE);
      Classification.enqueue(race, Slot.AHEAD);
    } else if (begins && race.phase == Phase.DROPPED_RIDERS) {
      Riding.slots(race, Journal.NONE);
      Riding.enqueueDropped(race);
    }
    return Flow.settle(race, Chance.scripted(), Journal.NONE);
  }
}
