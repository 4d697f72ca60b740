package musette.games.pacewheel;

import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Payment;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Refusal;

/** Why an action that can be read is not allowed now. */
final class Refusals {
  private Refusals() {}

  static Refusal of(RaceState race, RaceAction action) {
    return switch (action) {
      case RaceAction.Allocate(int sprint, int endurance, int climbing) ->
          in(race, Phase.ALLOCATE) ? profile(sprint, endurance, climbing) : notNow(race, "PW-08");
      case RaceAction.AllocateSprint(int points) ->
          in(race, Phase.ALLOCATE) ? tooMany(points) : notNow(race, "PW-08");
      case RaceAction.AllocateEndurance(int points) ->
          in(race, Phase.ALLOCATE_ENDURANCE) ? endurance(race, points) : notNow(race, "PW-08");
      case RaceAction.Place(String racer, int square) -> place(race, racer, square);
      case RaceAction.Attack(String racer) -> attack(race, racer);
      case RaceAction.Boost(int points) -> boost(race, points);
      case RaceAction.Shift(String racer, int square) -> shift(race, racer, square);
      case RaceAction.CatchUp(String racer, int squares) -> catchUp(race, racer, squares);
      case RaceAction.Push(String racer) ->
          in(race, Phase.PUSH)
              ? Refusal.of("PW-Q-54", "not-pushable", "racer", racer)
              : notNow(race, "PW-36");
      case RaceAction.Pay(Payment payment) ->
          in(race, Phase.PAY)
              ? Refusal.of("PW-Q-55", "cannot-pay", "payment", RaceNotation.lower(payment))
              : notNow(race, "PW-39");
      case RaceAction.Faster(String racer, Payment payment) -> faster(race, racer, payment);
      case RaceAction.Feed(Skill skill) ->
          in(race, Phase.FEED)
              ? Refusal.of("PW-Q-32", "no-room", "skill", RaceNotation.lower(skill))
              : notNow(race, "PW-52");
      case RaceAction.Recover(int sprint, int endurance, int climbing) ->
          recover(race, sprint, endurance, climbing);
      case RaceAction.Say(RaceAction.Word word) -> word(race, word);
    };
  }

  private static boolean in(RaceState race, Phase phase) {
    return race.phase == phase;
  }

  private static Refusal notNow(RaceState race, String rule) {
    return Refusal.of(rule, "not-now", "phase", race.phase.name());
  }

  private static Refusal tooMany(int points) {
    return Refusal.of("PW-07", "most-in-skill", "points", points);
  }

  private static Refusal profile(int sprint, int endurance, int climbing) {
    int most = Math.max(sprint, Math.max(endurance, climbing));
    if (most > Racer.MOST_IN_SKILL) {
      return tooMany(most);
    }
    int sum = sprint + endurance + climbing;
    return sum != Racer.START_POINTS
        ? Refusal.of("PW-06", "not-fifteen", "points", sum)
        : Refusal.of("PW-Q-42", "in-steps", "sprint", sprint, "endurance", endurance);
  }

  private static Refusal endurance(RaceState race, int points) {
    int sprint = race.points(race.subject, Skill.SPRINT);
    int climbing = Racer.START_POINTS - sprint - points;
    if (points > Racer.MOST_IN_SKILL || climbing > Racer.MOST_IN_SKILL) {
      return tooMany(Math.max(points, climbing));
    }
    return Refusal.of("PW-06", "not-fifteen", "points", sprint + points);
  }

  private static Refusal place(RaceState race, String racer, int square) {
    if (!in(race, Phase.PLACE)) {
      return notNow(race, "PW-09");
    }
    int index = own(race, racer);
    if (index < 0) {
      return notYours("PW-09", racer);
    }
    if (race.square(index) != Racer.NOT_PLACED) {
      return Refusal.of("PW-09", "already-placed", "racer", racer);
    }
    return Road.isFull(race, square)
        ? Refusal.of("PW-10", "full-square", "square", square)
        : Refusal.of("PW-Q-34", "not-on-strip", "square", square);
  }

  private static Refusal attack(RaceState race, String racer) {
    if (!in(race, Phase.ATTACK)) {
      return notNow(race, "PW-21");
    }
    int index = own(race, racer);
    if (index < 0) {
      return notYours("PW-23", racer);
    }
    if ((race.attempted >> index & 1) != 0) {
      return Refusal.of("PW-Q-06", "attacked-before", "racer", racer);
    }
    return race.leads(index)
        ? Refusal.of("PW-24", "no-point", "racer", racer)
        : Refusal.of("PW-23", "not-leading", "racer", racer);
  }

  private static Refusal boost(RaceState race, int points) {
    if (in(race, Phase.BOOST)) {
      return points > race.rules.boosts()
          ? Refusal.of("PW-Q-03", "most-boost", "points", points, "most", race.rules.boosts())
          : Refusal.of("PW-26", "no-point", "racer", Racer.name(race.attacker));
    }
    return in(race, Phase.COUNTER_BOOST)
        ? Refusal.of("PW-32", "useless-boost", "points", points)
        : notNow(race, "PW-26");
  }

  private static Refusal shift(RaceState race, String racer, int square) {
    if (!in(race, Phase.SHUFFLE)) {
      return notNow(race, "PW-21");
    }
    int index = own(race, racer);
    if (index < 0) {
      int other = Racer.index(racer, race.seats);
      boolean forward = other >= 0 && race.rides(other) && square > race.square(other);
      return notYours(forward ? "PW-37" : "PW-35", racer);
    }
    if (race.rides(index) && (race.shifted >> race.group(index) & 1) != 0) {
      return Refusal.of("PW-35", "one-a-group", "racer", racer);
    }
    return Refusal.of("PW-Q-54", "not-in-group", "racer", racer, "square", square);
  }

  private static Refusal catchUp(RaceState race, String racer, int squares) {
    if (!in(race, Phase.SHUFFLE)) {
      return notNow(race, "PW-21");
    }
    int index = own(race, racer);
    if (index < 0) {
      return notYours("PW-51", racer);
    }
    int limit = race.rides(index) ? WithinGroup.catchUpLimit(race, index) : 0;
    return Refusal.of(
        "PW-Q-64", "catch-up-limit", "racer", racer, "squares", squares, "limit", limit);
  }

  private static Refusal faster(RaceState race, String racer, Payment payment) {
    if (!in(race, Phase.PACE)) {
      return notNow(race, "PW-21");
    }
    int index = own(race, racer);
    if (index < 0) {
      return notYours("PW-Q-57", racer);
    }
    if (race.square(index) != race.cursor) {
      return Refusal.of("PW-42", "not-in-first", "racer", racer, "square", race.cursor);
    }
    return race.pace(race.group(index)) == Pace.FAST
        ? Refusal.of("PW-43", "fastest")
        : Refusal.of("PW-44", "cannot-pay", "payment", RaceNotation.lower(payment));
  }

  private static Refusal recover(RaceState race, int sprint, int endurance, int climbing) {
    if (!in(race, Phase.RECOVER)) {
      return notNow(race, "PW-54");
    }
    int share = Stages.share(race, race.subject);
    if (sprint + endurance + climbing != share) {
      return Refusal.of(
          "PW-54", "recover-sum", "points", sprint + endurance + climbing, "share", share);
    }
    return Refusal.of("PW-55", "recover-cap", "racer", Racer.name(race.subject));
  }

  private static Refusal word(RaceState race, RaceAction.Word word) {
    return switch (word) {
      case NO_ATTACK -> notNow(race, "PW-21");
      case FARTHER, NO_FARTHER -> notNow(race, "PW-28");
      case COUNTER, NO_COUNTER -> notNow(race, "PW-29");
      case DONE -> notNow(race, "PW-35");
      case DROP -> in(race, Phase.PAY) ? Refusal.of("PW-Q-17", "must-pay") : notNow(race, "PW-41");
      case KEEP -> notNow(race, "PW-42");
      case SLOWER -> in(race, Phase.PACE) ? Refusal.of("PW-43", "slowest") : notNow(race, "PW-42");
      case FASTER ->
          in(race, Phase.PACE) ? Refusal.of("PW-Q-57", "name-payer") : notNow(race, "PW-42");
    };
  }

  /** The asked player's racer with this name, -1 if it is not theirs. */
  private static int own(RaceState race, String racer) {
    int index = Racer.index(racer, race.seats);
    return index >= 0 && race.seatOf(index) == race.asked ? index : -1;
  }

  private static Refusal notYours(String rule, String racer) {
    return Refusal.of(rule, "not-yours", "racer", racer);
  }
}
