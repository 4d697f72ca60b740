package musette.games.pacewheel;

import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** Step 1: all racers of all players move at the pace of their groups (PW-22). */
final class Movement {
  private static final int OFFSET = 8;

  private Movement() {}

  static Step ride(Draft race, Journal journal) {
    race.turn++;
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.TurnStarted("PW-21", race.turn, Seat.of(race.onTurn)));
    }
    int[] fronts = race.fronts;
    int[] distances = setOff(race, fronts, journal);
    int stayed = moveAll(race, distances, journal);
    int everybody = (1 << race.count()) - 1;
    Finish.passSummits(race, everybody, Finish.Together.BY_GROUP, journal);
    Finish.arrive(race, everybody, Finish.Together.BY_GROUP, journal);
    if (race.turn > 1) {
      Merging.merge(race, fronts, stayed, journal);
    } else {
      race.findFronts();
    }
    return Finish.endsNow(race) ? Step.END_RACE : Step.ATTACK;
  }

  /** The terrain under the front, at the start of the turn, makes the distance (PW-14, PW-16). */
  private static int[] setOff(Draft race, int[] fronts, Journal journal) {
    var distances = new int[fronts.length];
    for (int group = 0; group < fronts.length; group++) {
      int front = fronts[group];
      if (front == Racer.NOT_PLACED) {
        continue;
      }
      Pace pace = race.pace(group);
      Terrain terrain = race.course.terrain(front);
      race.setGroup(group, pace, terrain);
      distances[group] = pace.squares(terrain);
      if (journal != Journal.NONE) {
        String rule = race.turn == 1 ? "PW-19" : "PW-16";
        journal.tell(new RaceEvent.GroupRode(rule, front, terrain, pace, distances[group]));
      }
    }
    return distances;
  }

  /**
   * Front to back; on a square the player on turn first (PW-Q-14, PW-Q-47). Returns those who stay
   * behind with an incident, as bits.
   */
  private static int moveAll(Draft race, int[] distances, Journal journal) {
    int count = race.count();
    var keys = new int[count];
    var on = new byte[race.line + OFFSET];
    int riding = 0;
    int stayed = 0;
    for (int i = 0; i < count; i++) {
      int index = (int) (race.order >>> (4 * i)) & 15;
      long racer = race.racers[index];
      int square = Racer.square(racer);
      if (square < race.line) {
        on[square + OFFSET]++;
        stayed |= Racer.hasIncident(racer) ? 1 << index : 0;
        int k = race.placeInOrder(index);
        keys[riding++] = Racer.group(racer) << 13 | (511 - OFFSET - square) << 4 | k;
      }
    }
    Groups.sort(keys, riding);
    for (int i = 0; i < riding; i++) {
      move(race, race.inOrder(keys[i] & 15), distances[keys[i] >> 13], on, journal);
    }
    return stayed;
  }

  private static void move(Draft race, int racer, int distance, byte[] on, Journal journal) {
    long before = race.racers[racer];
    int from = Racer.square(before);
    if (Racer.hasIncident(before)) {
      int owed = Racer.owed(before) + distance;
      race.set(racer, Racer.owing(Racer.withoutIncident(before), owed));
      if (journal != Journal.NONE) {
        journal.tell(new RaceEvent.Waited("PW-50", Racer.name(racer), from, owed));
      }
      return;
    }
    int to = from;
    while (to < from + distance && (to + 1 >= race.line || on[to + 1 + OFFSET] < 4)) {
      to++;
    }
    on[from + OFFSET]--;
    if (to < race.line) {
      on[to + OFFSET]++;
    }
    race.set(racer, Racer.at(before, to));
    if (journal != Journal.NONE) {
      boolean stopped = to < from + distance;
      String rule = stopped ? "PW-20" : "PW-16";
      journal.tell(new RaceEvent.Moved(rule, Racer.name(racer), from, to, stopped));
    }
  }
}
