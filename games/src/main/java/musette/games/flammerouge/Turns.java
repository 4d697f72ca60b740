package musette.games.flammerouge;

import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceEvent;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Turn;

/** Who is asked, and the order of a round: energy phase, reveal, movement phase, end phase. */
final class Turns {
  private Turns() {}

  static Turn of(RaceState race) {
    if (race.pending() != 0) {
      return Turn.of(Seats.ofBits(race.pending()));
    }
    return race.isOver() ? new Turn.Over(Arrival.result(race)) : Turn.of(toAct(race));
  }

  static Seats toAct(RaceState race) {
    return switch (race.phase()) {
      case PLACING -> Seats.of(Seat.of(Placing.seat(race)));
      case ENERGY -> Seats.ofBits(race.pending());
      case OVER -> Seats.EMPTY;
    };
  }

  static RaceState play(
      RaceState race, int seat, RaceAction action, Chance chance, Journal journal) {
    Draft draft = new Draft(race);
    switch (action) {
      case RaceAction.PlayCard play -> {
        Energy.play(draft, seat, play, chance, journal);
        endIfAllPlayed(draft, chance, journal);
      }
      case RaceAction.DrawFor draw -> {
        Energy.draw(draft, seat, draw, chance, journal);
        endIfAllPlayed(draft, chance, journal);
      }
      case RaceAction.PlaceRider place -> {
        if (Placing.place(draft, seat, place, journal)) {
          begin(draft, journal);
        }
      }
    }
    return draft.close();
  }

  private static void begin(Draft draft, Journal journal) {
    draft.setRound(draft.round() + 1);
    int pending = 0;
    for (int seat = 0; seat < draft.rules().seats(); seat++) {
      if (draft.isOnTrack(2 * seat) || draft.isOnTrack(2 * seat + 1)) {
        pending |= 1 << seat;
      }
    }
    draft.setPending(pending);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.RoundBegan(draft.round()));
    }
  }

  /**
   * When the last card lies on the table the rest of the round needs nobody; and where only dummy
   * riders are left on the track, nor do the rounds after it.
   */
  static void endIfAllPlayed(Draft draft, Chance chance, Journal journal) {
    while (draft.pending() == 0 && !draft.isOver()) {
      int values = Reveal.turnUp(draft, chance, journal);
      Movement.moveAll(draft, values, journal);
      if (Arrival.endsRace(draft)) {
        Arrival.rankAll(draft, journal);
      } else {
        EndPhase.end(draft, journal);
        Arrival.leave(draft, journal);
      }
      draft.clearSeats();
      if (!draft.isOver()) {
        begin(draft, journal);
      }
    }
  }
}
