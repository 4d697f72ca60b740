package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Payment;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceAction.Word;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** Step 5: the player sets the pace of the groups that they lead (PW-42 to PW-45). */
final class PaceSetting {
  private PaceSetting() {}

  /** Asks for the next group, from the front, in whose first square the player has a racer. */
  static Step offer(Draft race) {
    int racer = nextOwn(race);
    while (racer != RaceState.NOBODY) {
      race.cursor = race.square(racer);
      if (race.leads(racer) && hasChoice(race, race.group(racer))) {
        race.ask(Phase.PACE, race.onTurn);
        return Step.ASK;
      }
      racer = nextOwn(race);
    }
    return Step.CLOSE;
  }

  /** The player's foremost racer behind the group that was asked for last. */
  private static int nextOwn(RaceState race) {
    int next = RaceState.NOBODY;
    int foremost = Racer.NOT_PLACED;
    for (int k = 0; k < Racer.TEAM; k++) {
      int racer = race.onTurn * Racer.TEAM + k;
      int square = race.square(racer);
      if (square < race.cursor && square < race.line && square > foremost) {
        foremost = square;
        next = racer;
      }
    }
    return next;
  }

  private static boolean leads(RaceState race, int seat) {
    for (int k = 0; k < Racer.TEAM; k++) {
      if (race.square(seat * Racer.TEAM + k) == race.cursor) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasChoice(RaceState race, int group) {
    return race.pace(group) != Pace.SLOW || isFree(race, group) || somebodyCanPay(race, group);
  }

  static List<RaceAction> choices(RaceState race) {
    int group = Road.holder(race, race.cursor);
    var list = new ActionList();
    if (group == RaceState.NOBODY || !leads(race, race.onTurn)) {
      return list;
    }
    list.put(ActionTables.say(Word.KEEP));
    if (race.pace(group) != Pace.SLOW) {
      list.put(ActionTables.say(Word.SLOWER));
    }
    addAccelerations(race, group, list);
    return list;
  }

  private static boolean somebodyCanPay(RaceState race, int group) {
    Terrain terrain = race.terrain(group);
    for (int k = 0; k < Racer.TEAM; k++) {
      int racer = race.onTurn * Racer.TEAM + k;
      if (race.square(racer) == race.cursor && Burning.payments(race, racer, terrain) != 0) {
        return true;
      }
    }
    return false;
  }

  /** One racer of the player in that first square pays, as the player chooses (PW-Q-57). */
  private static void addAccelerations(RaceState race, int group, ActionList list) {
    if (race.pace(group) == Pace.FAST) {
      return;
    }
    if (isFree(race, group)) {
      list.put(ActionTables.say(Word.FASTER));
      return;
    }
    Terrain terrain = race.terrain(group);
    for (int k = 0; k < Racer.TEAM; k++) {
      int racer = race.onTurn * Racer.TEAM + k;
      if (race.square(racer) == race.cursor) {
        int payments = Burning.payments(race, racer, terrain);
        for (int left = payments; left != 0; left &= left - 1) {
          list.put(ActionTables.faster(racer, Integer.numberOfTrailingZeros(left)));
        }
      }
    }
  }

  /** Whether the next faster pace costs nobody a point (PW-Q-16). */
  private static boolean isFree(RaceState race, int group) {
    return switch (race.rules.acceleration()) {
      case ANY -> false;
      case TO_FAST -> race.pace(group) == Pace.SLOW;
      case NONE -> true;
    };
  }

  static Step faster(Draft race, int racer, Payment payment, Journal journal) {
    Burning.pay(race, racer, payment, "PW-44", journal);
    return change(race, 1, journal);
  }

  static Step change(Draft race, int steps, Journal journal) {
    int group = Road.holder(race, race.cursor);
    Pace before = race.pace(group);
    Pace pace = Pace.of(before.ordinal() + steps);
    race.setPace(group, pace);
    if (journal != Journal.NONE) {
      Seat seat = Seat.of(race.onTurn);
      journal.tell(new RaceEvent.PaceSet("PW-43", race.cursor, before, pace, seat));
    }
    return Step.PACE;
  }
}
