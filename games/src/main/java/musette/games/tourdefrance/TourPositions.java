package musette.games.tourdefrance;

import java.util.TreeMap;
import musette.games.tourdefrance.api.TourPosition;
import musette.games.tourdefrance.api.TourPosition.RiderPosition;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Positions;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** States as positions and back, with every field checked. */
final class TourPositions implements Positions<TourState, TourPosition> {
  private final RulesMemo known;

  TourPositions(RulesMemo known) {
    this.known = known;
  }

  @Override
  public TourPosition write(TourState state) {
    var riders = new TreeMap<Seat, RiderPosition>();
    for (Seat seat : Seat.first(state.rules().seats())) {
      riders.put(seat, rider(state, seat.index()));
    }
    Asked asked = state.asked();
    return new TourPosition(
        riders,
        UsedMarks.list(state.rules().board(), state.used()),
        asked.question(),
        asked.seat(),
        asked.turn(),
        asked.thrower(),
        asked.face(),
        asked.pending().written(state.rules().board()));
  }

  private static RiderPosition rider(TourState state, int seat) {
    Board board = state.rules().board();
    long rider = state.rider(seat);
    return new RiderPosition(
        board.name(Rider.square(rider)),
        Rider.lap(rider),
        Rider.throwsMade(rider),
        Rider.die(rider),
        Rider.orange(rider),
        Rider.points(rider),
        Rider.has(rider, Rider.MINUS),
        Rider.has(rider, Rider.CRUNCH),
        Rider.has(rider, Rider.MISS),
        Rider.has(rider, Rider.PAST_BLUE),
        Rider.has(rider, Rider.PAST_MAX2),
        Rider.binding(rider),
        Rider.count(rider),
        Rider.finish(rider),
        Start.ways(state, seat));
  }

  @Override
  public TourState read(Setup setup, TourPosition position) {
    Rules rules = known.of(setup);
    long[] riders = new long[rules.seats()];
    int[] ways = new int[rules.seats()];
    for (Seat seat : Seat.first(rules.seats())) {
      RiderPosition rider = position.riders().get(seat);
      if (rider == null) {
        throw Positions.refused("", "riders." + seat, "missing");
      }
      riders[seat.index()] = new RiderReader(rules, seat).read(rider);
      ways[seat.index()] = rider.ways().size();
    }
    Positions.require(position.riders().size() == rules.seats(), "riders", "too_many");
    requireOneOrder(rules, riders);
    int used = new MarksReader(rules, riders).read(position.used());
    Asked asked = new AskedReader(rules, riders, used, position).read();
    for (Seat seat : Seat.first(rules.seats())) {
      int named = Start.named(rules, asked, seat.index());
      Positions.require(ways[seat.index()] == named, "riders." + seat + ".ways", "ways_number");
    }
    return new TourState(rules, riders, used, asked);
  }

  /** Riders come over the line one by one; a classic race is over with the first (TF-Q-65). */
  private static void requireOneOrder(Rules rules, long[] riders) {
    int most = rules.isClassic() ? 1 : RaceOrder.finished(riders);
    int orders = 0;
    for (int seat = 0; seat < riders.length; seat++) {
      String field = "riders." + Seat.of(seat) + ".finish";
      int bit = 1 << Rider.finish(riders[seat]);
      Positions.require(bit == 1 || (orders & bit) == 0, field, "twice");
      Positions.require(Rider.finish(riders[seat]) <= most, field, "order");
      orders |= bit;
    }
  }
}
