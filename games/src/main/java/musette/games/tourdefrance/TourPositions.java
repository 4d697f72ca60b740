package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import musette.games.tourdefrance.TourPosition.Interrupted;
import musette.games.tourdefrance.TourPosition.Reached;
import musette.games.tourdefrance.TourPosition.RiderPosition;
import musette.games.tourdefrance.TourPosition.What;
import musette.kernel.Positions;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** States as positions and back, with every field checked. */
final class TourPositions implements Positions<Race, TourPosition> {

  @Override
  public TourPosition write(Race race) {
    var riders = new TreeMap<Seat, RiderPosition>();
    for (Seat seat : Seat.first(race.course().seats())) {
      riders.put(seat, rider(race, seat.index()));
    }
    Asked asked = race.asked();
    return new TourPosition(
        riders,
        reached(race),
        asked.question(),
        asked.seat(),
        asked.turn(),
        asked.thrower(),
        asked.face(),
        interrupted(race.course().board(), asked.pending()));
  }

  private static RiderPosition rider(Race race, int seat) {
    Board board = race.course().board();
    long rider = race.rider(seat);
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
        ways(race, seat));
  }

  /** The ways that the rider has named so far, in the order of the forks. */
  static List<String> ways(Race race, int seat) {
    Board board = race.course().board();
    return Arrays.stream(board.forks())
        .limit(Planning.named(race.course(), race.asked(), seat))
        .mapToObj(fork -> board.name(board.way(race.rider(seat), fork)))
        .toList();
  }

  /** What the bits of {@link Race#used} say, in the order of the board. */
  static List<Reached> reached(Race race) {
    Board board = race.course().board();
    var reached = new ArrayList<Reached>();
    for (int square = 0; square < board.squares().size(); square++) {
      for (int lap = 1; lap <= board.laps(); lap++) {
        if (Board.isMarked(board.kind(square)) && (race.used() & board.kindBit(square, lap)) != 0) {
          reached.add(new Reached(board.name(square), lap, What.SQUARE));
        }
        if (board.dotted(square) != Board.NOWHERE
            && (race.used() & board.lineBit(square, lap)) != 0) {
          reached.add(new Reached(board.name(square), lap, What.DOTTED));
        }
      }
    }
    return reached;
  }

  static Interrupted interrupted(Board board, Pending pending) {
    return new Interrupted(
        pending.steps(),
        pending.spent(),
        pending.moved(),
        pending.cause(),
        pending.effects(),
        board.name(pending.line()),
        pending.next(),
        pending.call(),
        board.name(pending.group()),
        pending.joined(),
        Forming.seats(pending.queue()),
        board.name(pending.fork()));
  }

  static Pending pending(Board board, Interrupted given) {
    return new Pending(
        given.steps(),
        given.spent(),
        given.moved(),
        given.cause(),
        given.effects(),
        board.index(given.line()),
        given.next(),
        given.call(),
        board.index(given.group()),
        given.joined(),
        Forming.queue(given.toAsk()),
        board.index(given.fork()));
  }

  @Override
  public Race read(Setup setup, TourPosition position) {
    Course course = Course.of(setup);
    long[] riders = new long[course.seats()];
    int[] ways = new int[course.seats()];
    for (Seat seat : Seat.first(course.seats())) {
      RiderPosition rider = position.riders().get(seat);
      if (rider == null) {
        throw problem("riders." + seat, "missing");
      }
      riders[seat.index()] = new RiderReader(course, seat).read(rider);
      ways[seat.index()] = rider.ways().size();
    }
    require(position.riders().size() == course.seats(), "riders", "too_many");
    requireOneOrder(course, riders);
    int used = new MarksReader(course, riders).read(position.used());
    Asked asked = new AskedReader(course, riders, used, position).read();
    for (Seat seat : Seat.first(course.seats())) {
      int named = Planning.named(course, asked, seat.index());
      require(ways[seat.index()] == named, "riders." + seat + ".ways", "ways_number");
    }
    return new Race(course, riders, used, asked);
  }

  /** Riders come over the line one by one; a classic race is over with the first (TF-Q-65). */
  private static void requireOneOrder(Course course, long[] riders) {
    int finished = 0;
    for (long rider : riders) {
      finished += Rider.finish(rider) > 0 ? 1 : 0;
    }
    int most = course.isClassic() ? 1 : finished;
    int orders = 0;
    for (int seat = 0; seat < riders.length; seat++) {
      String field = "riders." + Seat.of(seat) + ".finish";
      int bit = 1 << Rider.finish(riders[seat]);
      require(bit == 1 || (orders & bit) == 0, field, "twice");
      require(Rider.finish(riders[seat]) <= most, field, "order");
      orders |= bit;
    }
  }

  static void range(int value, int min, int max, String field) {
    if (value < min || value > max) {
      throw Refused.because(
          "",
          "position",
          "field",
          field,
          "problem",
          "range",
          "min",
          min,
          "max",
          max,
          "same",
          min == max);
    }
  }

  static void require(boolean holds, String field, String problem) {
    if (!holds) {
      throw problem(field, problem);
    }
  }

  static Refused problem(String field, String problem) {
    return Refused.because("", "position", "field", field, "problem", problem);
  }
}
