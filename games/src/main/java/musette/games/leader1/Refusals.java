package musette.games.leader1;

import java.util.BitSet;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Lane;
import musette.games.leader1.course.Move;
import musette.kernel.Refusal;
import musette.kernel.Seat;

/** Why an action is not offered: the rule and the reason. */
final class Refusals {
  private final RaceState race;

  private Refusals(RaceState race) {
    this.race = race;
  }

  static Refusal of(RaceState race, Seat seat, RaceAction action) {
    var refusals = new Refusals(race);
    if (action instanceof RaceAction.Eat(Speciality cyclist, int value)) {
      return refusals.eat(seat, cyclist, value);
    }
    if (race.heated != RaceState.NOBODY) {
      return Refusal.of("L1-150", "heat-first");
    }
    return switch (action) {
      case RaceAction.Pick pick -> refusals.pick(pick);
      case RaceAction.Give(Quality quality) -> refusals.give(quality);
      case RaceAction.Take _ -> notNow("L1-75");
      case RaceAction.Drop _ ->
          race.phase == Phase.INSIDE_PELOTON
              ? Refusal.of("L1-76", "drop-from-front")
              : notNow("L1-75");
      case RaceAction.Ride(int squares, String to) -> refusals.ride(squares, to);
      case RaceAction.Attack(Speciality cyclist, int squares, String to) ->
          refusals.attack(seat, cyclist, squares, to);
      case RaceAction.Accelerate _ -> notNow("L1-78");
      case RaceAction.Pass _ -> refusals.pass();
      case RaceAction.Draw _ -> notNow("L1-60");
      case RaceAction.Eat _ -> notNow("L1-63");
    };
  }

  private static Refusal notNow(String rule) {
    return Refusal.of(rule, "not-now");
  }

  private Refusal pass() {
    boolean rides = race.phase == Phase.BREAKAWAY_RIDERS || race.phase == Phase.DROPPED_RIDERS;
    return rides ? Refusal.of("L1-50", "must-move") : notNow("L1-40");
  }

  private Refusal eat(Seat seat, Speciality cyclist, int value) {
    int r = Riders.rider(race.rules.teamOf(seat.index()), cyclist.ordinal());
    if (race.heated != RaceState.NOBODY && race.heated != r) {
      return Refusal.of("L1-Q-59", "heat-other");
    }
    if (race.owner(r) != seat.index() || race.place(r) == Place.ABSENT) {
      return Refusal.of("L1-Q-97", "no-such-cyclist", "cyclist", cyclist);
    }
    return Refusal.of("L1-63", "no-such-tile", "cyclist", cyclist, "value", value);
  }

  private Refusal pick(RaceAction.Pick pick) {
    if (race.phase != Phase.CYCLISTS) {
      return notNow("L1-Q-64");
    }
    return Refusal.of(
        "L1-17", "pick", "count", race.rules.cyclists, "given", pick.cyclists().size());
  }

  private Refusal give(Quality quality) {
    if (race.phase != Phase.QUALITIES) {
      return notNow("L1-18");
    }
    return quality == Quality.NONE
        ? Refusal.of("L1-Q-07", "quality-compulsory")
        : Refusal.of("L1-20", "quality-taken", "quality", quality);
  }

  private Refusal ride(int squares, String to) {
    boolean rides = race.phase == Phase.BREAKAWAY_RIDERS || race.phase == Phase.DROPPED_RIDERS;
    if (!rides || race.due != 0) {
      return notNow("L1-40");
    }
    int r = race.next();
    int start = race.square(r);
    int free = MoveCost.free(race, r, start, race.slipstream(r));
    return move(r, start, free, squares, to);
  }

  private Refusal attack(Seat seat, Speciality cyclist, int squares, String to) {
    if (race.phase != Phase.BREAKING_AWAY || race.due != 0) {
      return notNow("L1-67");
    }
    int r = Riders.rider(race.rules.teamOf(seat.index()), cyclist.ordinal());
    if (race.owner(r) != seat.index() || race.place(r) != Place.FRONT) {
      return Refusal.of("L1-69", "not-in-front", "cyclist", cyclist);
    }
    int end = race.course.square(to);
    boolean home = end != Course.NONE && race.course.front(end) > race.course.finish();
    if (squares < Move.SHORTEST_BREAKAWAY && !home) {
      return Refusal.of("L1-70", "breakaway-short", "squares", squares);
    }
    int start = race.headSquare();
    return move(r, start, MoveCost.free(race, r, start, 0), squares, to);
  }

  private Refusal move(int r, int start, int free, int squares, String to) {
    int end = race.course.square(to);
    if (end == Course.NONE) {
      return Refusal.of("L1-H-10", "no-such-square", "square", to);
    }
    if (squares < 1 || end == start) {
      return Refusal.of("L1-50", "must-move");
    }
    if (squares > Move.LONGEST || !reachable(start, end, squares)) {
      return Refusal.of("L1-49", "unreachable", "square", to, "squares", squares);
    }
    for (int other = 0; other < Riders.RIDERS; other++) {
      if (race.isOnRoad(other) && race.square(other) == end && !race.isFallen(other)) {
        return race.isPunctured(other)
            ? Refusal.of("L1-140", "punctured-there", "square", to)
            : Refusal.of("L1-41", "occupied", "square", to);
      }
    }
    int paying = squares - free;
    if (paying > Move.MOST_PAYING && !race.rules.payingUnlimited) {
      return Refusal.of("L1-Q-10", "too-many-paying", "paying", paying);
    }
    return cost(r, start, free, end, squares);
  }

  /** Reachable and open, yet not offered: too dear, or only through riders who could be avoided. */
  private Refusal cost(int r, int start, int free, int end, int squares) {
    var rich = new Draft(race);
    rich.energy(r, 4000);
    var moves = new Moves(rich);
    long[] all = race.isOnRoad(r) ? moves.ride(r).all() : moves.attack(r).all();
    int energy = race.energy(r);
    for (long move : all) {
      if (Move.end(move) == end && Move.length(move) == squares) {
        int need = MoveCost.need(rich, move, start, free);
        int cost = MoveCost.cost(rich, move, start, free);
        return Move.risksCrack(move) && cost <= energy
            ? Refusal.of("L1-114", "crack-unpayable", "need", need, "energy", energy)
            : Refusal.of("L1-48", "too-dear", "need", need, "energy", energy);
      }
    }
    return Refusal.of("L1-52", "through-riders", "square", race.course.name(end));
  }

  private boolean reachable(int start, int end, int squares) {
    var here = new BitSet();
    here.set(start);
    for (int n = 0; n < squares; n++) {
      var there = new BitSet();
      for (int s = here.nextSetBit(0); s >= 0; s = here.nextSetBit(s + 1)) {
        boolean home = race.course.front(s) > race.course.finish();
        for (int lane = 0; lane < Lane.COUNT && !home; lane++) {
          int t = race.course.step(s, lane);
          if (t != Course.NONE) {
            there.set(t);
          }
        }
      }
      here = there;
    }
    return here.get(end);
  }
}
