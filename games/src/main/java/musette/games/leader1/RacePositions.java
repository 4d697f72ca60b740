package musette.games.leader1;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.RacePosition;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Positions;
import musette.kernel.Setup;

/** States as {@link RacePosition}s. */
final class RacePositions implements Positions<RaceState, RacePosition> {
  private final RulesMemo rules;

  RacePositions(RulesMemo rules) {
    this.rules = rules;
  }

  @Override
  public RacePosition write(RaceState race) {
    var tiles = new LinkedHashMap<String, List<Integer>>();
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.tiles(r) != 0) {
        tiles.put(Names.rider(r), Feeding.values(race.tiles(r)));
      }
    }
    return new RacePosition(Boards.board(race), Boards.cyclists(race), tiles);
  }

  /**
   * A phase in which riders move, with nobody in the queue, is understood as beginning: who moves
   * when is worked out.
   */
  @Override
  public RaceState read(Setup setup, RacePosition position) {
    Draft draft = Boards.draft(rules.of(setup), position.board(), position.cyclists());
    for (Map.Entry<String, List<Integer>> entry : position.tiles().entrySet()) {
      String field = "tiles." + entry.getKey();
      draft.tiles(Names.rider(entry.getKey(), "tiles"), Boards.tiles(entry.getValue(), field));
    }
    for (int colour = 0; colour < Speciality.COUNT; colour++) {
      for (int value = Feeding.LEAST; value < Feeding.LEAST + Feeding.VALUES; value++) {
        if (Feeding.pile(draft, colour, value) < 0) {
          throw Names.bad("tiles", value);
        }
      }
    }
    BoardChecks.check(draft, position.board());
    RiderChecks.check(draft, position);
    boolean begins = draft.queued == 0 && draft.due == 0 && draft.heated == RaceState.NOBODY;
    if (begins && draft.phase == Phase.BREAKAWAY_RIDERS) {
      Riding.slots(draft, Journal.NONE);
      Classification.enqueue(draft, Slot.AHEAD);
    } else if (begins && draft.phase == Phase.DROPPED_RIDERS) {
      Riding.slots(draft, Journal.NONE);
      Riding.enqueueDropped(draft);
    }
    return Turns.settle(draft, Chance.scripted(), Journal.NONE).close();
  }
}
