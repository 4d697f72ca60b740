package musette.games.tourdefrance;

import java.util.List;
import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.TourPosition.RiderPosition;
import musette.games.tourdefrance.board.Board;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Positions;
import musette.kernel.Seat;

/** Reads one rider of a position and refuses, naming the field, what no race can come to. */
final class RiderReader {
  private final Rules rules;
  private final Board board;
  private final String field;
  private final int bonus;

  RiderReader(Rules rules, Seat seat) {
    this.rules = rules;
    this.board = rules.board();
    this.field = "riders." + seat + ".";
    this.bonus = rules.bonus(seat.index());
  }

  long read(RiderPosition given) {
    int square = board.index(given.square());
    require(square != Board.NOWHERE, "square", "unknown_square");
    range(given.lap(), 1, rules.laps(), "lap");
    range(given.finish(), 0, rules.seats(), "finish");
    long rider = Rider.withFinish(Rider.at(square, given.lap()), given.finish());
    rider = named(rider, given.ways());
    boolean home = square == board.start() && given.lap() == rules.laps();
    require(given.finish() == 0 || home, "finish", "not_home");
    require(PositionLimits.isOnTheWay(rules, rider), "square", "other_way");
    rider = bound(rider, given);
    rider = card(rider, given);
    return flags(rider, given);
  }

  private long named(long rider, List<String> ways) {
    int[] forks = board.forks();
    require(rules.routes() == Options.Routes.ONCE || ways.isEmpty(), "ways", "routes_fixed");
    require(ways.size() <= forks.length, "ways", "too_many_ways");
    long named = rider;
    for (int i = 0; i < ways.size(); i++) {
      String way = ways.get(i);
      require(board.squares().get(forks[i]).exits().contains(way), "ways", "no_way");
      int exits = board.withWay(Rider.ways(named), forks[i], board.index(way));
      named = Rider.withWays(named, exits);
    }
    return named;
  }

  private long card(long rider, RiderPosition given) {
    boolean atStart = Rider.square(rider) == board.start() && given.lap() == 1;
    boolean waits = atStart && given.finish() == 0;
    range(given.throwsMade(), 0, waits ? 1 : Rider.MAX_THROWS, "throwsMade");
    boolean faces = !rules.has(Variant.SQUARES_MOVED);
    range(given.die(), faces ? given.throwsMade() : 0, 6 * given.throwsMade(), "die");
    range(given.orange(), 0, PositionLimits.mostOrange(rules, rider), "orange");
    require(given.orange() % 2 == 0, "orange", "odd");
    range(given.points(), 0, PositionLimits.mostPoints(rules, rider, bonus), "points");
    long written = Rider.withThrows(rider, given.throwsMade());
    written = Rider.withDie(written, given.die());
    return Rider.withPoints(Rider.withOrange(written, given.orange()), given.points());
  }

  private long bound(long rider, RiderPosition given) {
    int square = Rider.square(rider);
    Binding binding = given.binding();
    boolean free = binding == Binding.NONE;
    require(free || !rules.isClassic(), "binding", "classic");
    require(free || given.finish() == 0, "binding", "finished");
    require(fits(binding, board.kind(square)), "binding", "other_square");
    boolean climbs = binding == Binding.RAIDE_FIRST || binding == Binding.RAIDE_SUM;
    require(!climbs || given.lap() > 1, "binding", "lap_two");
    int least = binding == Binding.RAIDE_SUM && rules.has(Variant.RAIDE_FIRST_COUNTS) ? 1 : 0;
    range(given.count(), least, mostCount(binding, square), "count");
    return Rider.bound(rider, binding, given.count());
  }

  private static boolean fits(Binding binding, Kind kind) {
    return switch (binding) {
      case NONE -> true;
      case CAMERA -> kind == Kind.CAMERA;
      case OVER3 -> kind == Kind.OVER3;
      case T2 -> kind == Kind.T2;
      case RAIDE_FIRST, RAIDE_SUM -> kind == Kind.RAIDE;
    };
  }

  private int mostCount(Binding binding, int square) {
    return switch (binding) {
      case NONE, RAIDE_FIRST -> 0;
      case CAMERA -> rules.seats() - 2;
      case OVER3 -> board.medic(square) == Board.NOWHERE ? Rider.MAX_COUNT : 1;
      case T2 -> rules.has(Variant.T2_THIRD) ? 2 : 1;
      case RAIDE_SUM -> ThrowValue.raideTotal(rules) - 1;
    };
  }

  private long flags(long rider, RiderPosition given) {
    require(!given.minus() || PositionLimits.takesOne(rules, rider), "minus", "other_square");
    require(!given.crunch() || PositionLimits.isCrunched(rules, rider), "crunch", "other_square");
    require(!given.miss() || PositionLimits.missesAGo(rules, rider), "miss", "other_square");
    line(given.pastBlue(), rider, Board.BLUE, "pastBlue");
    line(given.pastMax2(), rider, Board.MAX2, "pastMax2");
    return rider
        | flag(given.minus(), Rider.MINUS)
        | flag(given.crunch(), Rider.CRUNCH)
        | flag(given.miss(), Rider.MISS)
        | flag(given.pastBlue(), Rider.PAST_BLUE)
        | flag(given.pastMax2(), Rider.PAST_MAX2);
  }

  /** Who has finished has passed every line, and need not say so. */
  private void line(boolean given, long rider, int line, String name) {
    boolean past = PositionLimits.isPast(rules, rider, line);
    require(!given || past, name, "not_past");
    require(given || !past || Rider.finish(rider) > 0, name, "past");
  }

  private static long flag(boolean set, long flag) {
    return set ? flag : 0;
  }

  private void range(int value, int min, int max, String name) {
    PositionLimits.range(value, min, max, field + name);
  }

  private void require(boolean holds, String name, String problem) {
    Positions.require(holds, field + name, problem);
  }
}
