package musette.games.flammerouge;

import musette.kernel.Chance;
import musette.kernel.Journal;

/** The order of a round: energy phase, reveal, movement phase, end phase. */
final class Round {
  private Round() {}

  static void begin(Race race, Journal journal) {
    race.setRound(race.round() + 1);
    int pending = 0;
    for (int seat = 0; seat < race.course().seats(); seat++) {
      if (race.isOnTrack(2 * seat) || race.isOnTrack(2 * seat + 1)) {
        pending |= 1 << seat;
      }
    }
    race.setPending(pending);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.RoundBegan(race.round()));
    }
  }

  /**
   * When the last card lies on the table the rest of the round needs nobody; and where only dummy
   * riders are left on the track, nor do the rounds after it.
   */
  static void endIfAllPlayed(Race race, Chance chance, Journal journal) {
    while (race.pending() == 0 && !race.isOver()) {
      int values = Reveal.turnUp(race, chance, journal);
      Movement.moveAll(race, values, journal);
      if (Arrival.endsRace(race)) {
        Arrival.rankAll(race, journal);
      } else {
        EndPhase.end(race, journal);
        Arrival.leave(race, journal);
      }
      race.clearSeats();
      if (!race.isOver()) {
        begin(race, journal);
      }
    }
  }
}
