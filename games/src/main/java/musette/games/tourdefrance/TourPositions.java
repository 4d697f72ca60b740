package musette.games.tourdefrance;

import java.util.ArrayList;
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
      riders.put(seat, rider(race.course().board(), race.rider(seat.index())));
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

  private static RiderPosition rider(Board board, long rider) {
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
        Rider.finish(rider));
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
        Forming.seats(pending.queue()));
  }

  @Override
  public Race read(Setup setup, TourPosition position) {
    Course course = Course.of(setup);
    long[] riders = new long[course.seats()];
    for (Seat seat : Seat.first(course.seats())) {
      RiderPosition rider = position.riders().get(seat);
      if (rider == null) {
        throw problem("riders." + seat, "missing");
      }
      riders[seat.index()] = new RiderReader(course, seat).read(rider);
    }
    require(position.riders().size() == course.seats(), "riders", "too_many");
    requireOneOrder(riders);
    int used = used(course.board(), position.used());
    Asked asked = asked(course, position, riders);
    return new Race(course, riders, used, asked);
  }

  /** Riders come over the line one by one. */
  private static void requireOneOrder(long[] riders) {
    int orders = 0;
    for (int seat = 0; seat < riders.length; seat++) {
      int bit = 1 << Rider.finish(riders[seat]);
      require(bit == 1 || (orders & bit) == 0, "riders." + Seat.of(seat) + ".finish", "twice");
      orders |= bit;
    }
  }

  static int used(Board board, List<Reached> reached) {
    int used = 0;
    for (Reached one : reached) {
      int square = board.index(one.square());
      require(square != Board.NOWHERE, "used.square", "unknown_square");
      require(one.lap() >= 1 && one.lap() <= board.laps(), "used.lap", "range");
      switch (one.what()) {
        case SQUARE -> {
          require(Board.isMarked(board.kind(square)), "used.what", "not_marked");
          used |= board.kindBit(square, one.lap());
        }
        case DOTTED -> {
          require(board.dotted(square) != Board.NOWHERE, "used.what", "not_marked");
          used |= board.lineBit(square, one.lap());
        }
      }
    }
    return used;
  }

  private static Asked asked(Course course, TourPosition position, long[] riders) {
    Seat seat = position.asked();
    int face = position.face();
    require(face >= 0 && face <= 6, "face", "range");
    require(isPlayer(course, position.turn()), "turn", "no_player");
    boolean over = position.question() == Question.NONE;
    require(over ? seat == Seat.NONE : isPlayer(course, seat), "asked", "no_player");
    Seat thrower = position.thrower();
    require(thrower == Seat.NONE || isPlayer(course, thrower), "thrower", "no_player");
    require(over == isOver(course, riders), "question", over ? "not_over" : "over");
    Asked asked =
        switch (position.question()) {
          case NONE -> Asked.over(position.turn(), thrower, face);
          case THROW -> {
            long rider = riders[seat.index()];
            require(Rider.finish(rider) == 0, "asked", "finished");
            require(Rider.binding(rider) != Binding.CAMERA, "asked", "waits");
            require(!Rider.has(rider, Rider.MISS), "asked", "misses");
            yield Asked.toThrow(seat, thrower, face);
          }
          case SPEND -> {
            require(thrower == seat, "thrower", "not_asked");
            require(
                BankPoints.range(course, riders[seat.index()], face) != 0, "question", "no_points");
            yield Asked.toSpend(seat, face);
          }
          case ROUTE, JOIN ->
              new Asked(
                  position.question(),
                  seat,
                  position.turn(),
                  thrower,
                  face,
                  pending(course, position.interrupted()));
        };
    check(course, asked, riders);
    return asked;
  }

  private static void check(Course course, Asked asked, long[] riders) {
    switch (asked.question()) {
      case THROW, SPEND, NONE -> {}
      case ROUTE -> {
        int square = Rider.square(riders[asked.seat().index()]);
        require(asked.seat() == asked.turn(), "asked", "not_turn");
        require(course.board().isFork(square), "question", "no_fork");
        require(course.routes() == Course.Routes.RIDER, "question", "routes_fixed");
        require(asked.pending().steps() > 0, "interrupted.steps", "range");
      }
      case JOIN -> {
        int group = asked.pending().group();
        require(group != Board.NOWHERE, "interrupted.group", "unknown_square");
        require(asked.pending().call() != Call.NOTHING, "interrupted.call", "range");
        int goal = course.progress(Rider.lap(riders[asked.turn().index()]), group);
        for (Seat seat : Forming.seats(asked.pending().queue())) {
          require(course.progress(riders[seat.index()]) < goal, "interrupted.toAsk", "not_behind");
        }
        require(course.progress(riders[asked.seat().index()]) < goal, "asked", "not_behind");
      }
    }
  }

  static Pending pending(Course course, Interrupted given) {
    Board board = course.board();
    require(given.steps() >= 0 && given.steps() <= 64, "interrupted.steps", "range");
    require(given.spent() >= 0 && given.spent() <= Rider.MAX_POINTS, "interrupted.spent", "range");
    require(given.moved() >= 0 && given.moved() <= 64, "interrupted.moved", "range");
    require(given.effects() >= 0 && given.effects() <= 1, "interrupted.effects", "range");
    require(given.toAsk().size() < course.seats(), "interrupted.toAsk", "too_many");
    for (Seat seat : given.toAsk()) {
      require(isPlayer(course, seat), "interrupted.toAsk", "no_player");
    }
    return new Pending(
        given.steps(),
        given.spent(),
        given.moved(),
        given.cause(),
        given.effects(),
        group(board, "interrupted.line", given.line()),
        player(course, "interrupted.next", given.next()),
        given.call(),
        group(board, "interrupted.group", given.group()),
        player(course, "interrupted.joined", given.joined()),
        Forming.queue(given.toAsk()));
  }

  private static int group(Board board, String field, String square) {
    int index = board.index(square);
    boolean known = square.isEmpty() || (index != Board.NOWHERE && board.kind(index) == Kind.GRP);
    require(known, field, "unknown_square");
    return index;
  }

  private static Seat player(Course course, String field, Seat seat) {
    require(seat == Seat.NONE || isPlayer(course, seat), field, "no_player");
    return seat;
  }

  private static boolean isPlayer(Course course, Seat seat) {
    return seat != Seat.NONE && seat.index() < course.seats();
  }

  private static boolean isOver(Course course, long[] riders) {
    int finished = 0;
    for (long rider : riders) {
      finished += Rider.finish(rider) > 0 ? 1 : 0;
    }
    return finished == riders.length || (course.isClassic() && finished > 0);
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
