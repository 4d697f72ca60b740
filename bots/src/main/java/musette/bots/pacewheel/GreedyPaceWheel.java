package musette.bots.pacewheel;

import java.util.List;
import musette.bots.Policy;
import musette.games.pacewheel.PaceWheel;
import musette.games.pacewheel.api.Payment;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RacePosition;
import musette.games.pacewheel.api.RaceRemark;
import musette.games.pacewheel.api.RaceView;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Course;
import musette.kernel.Chance;
import musette.kernel.Remark;

/**
 * Attacks when the odds are good and the finish is near enough for the points to last, follows when
 * it is likely to work, keeps its racers in front and saves points far from the line. It reads the
 * odds from the remarks of the rules, so it never computes one itself.
 */
public final class GreedyPaceWheel implements Policy<RaceAction, RaceView> {
  private static final PaceWheel GAME = new PaceWheel();

  /** Squares before the finish from which on points are spent freely. */
  private static final int FINALE = 24;

  @Override
  public RaceAction choose(RaceView view, List<RaceAction> actions, Chance chance) {
    RaceAction best = actions.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (RaceAction action : actions) {
      double value = value(view, action) + chance.below(1000) / 100_000.0;
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }

  private static double value(RaceView view, RaceAction action) {
    return switch (action) {
      case RaceAction.Allocate(int sprint, int endurance, int climbing) ->
          profile(view, sprint, endurance, climbing);
      case RaceAction.AllocateSprint _ -> 0;
      case RaceAction.AllocateEndurance(int points) -> -Math.abs(points - 5);
      case RaceAction.Place(String _, int square) -> square;
      case RaceAction.Attack(String racer) -> attack(view, racer, action);
      case RaceAction.Boost(int points) -> boost(view, points, action);
      case RaceAction.Shift(String racer, int square) -> square - at(view, racer);
      case RaceAction.CatchUp(String _, int squares) -> 0.4 * squares;
      case RaceAction.Push(String racer) -> racer.startsWith(view.asked().name()) ? -1 : 1;
      case RaceAction.Pay(Payment payment) -> left(view, payment);
      case RaceAction.Faster(String racer, Payment payment) -> faster(view, racer, payment);
      case RaceAction.Feed(Skill skill) -> -points(view, view.position().subject(), skill);
      case RaceAction.Recover(int sprint, int endurance, int climbing) ->
          Math.min(sprint, 3) + Math.min(endurance, 3) + Math.min(climbing, 2);
      case RaceAction.Say(RaceAction.Word word) -> word(view, word, action);
    };
  }

  private static double word(RaceView view, RaceAction.Word word, RaceAction action) {
    return switch (word) {
      case NO_ATTACK, NO_COUNTER, NO_FARTHER, DONE, KEEP -> 0;
      case FARTHER -> isFinale(view) ? 1 : -1;
      case COUNTER -> odds(view, action) - (isFinale(view) ? 30 : 60);
      case DROP -> -5;
      case SLOWER -> -1;
      case FASTER -> 1;
    };
  }

  /** Points where the roads of the race need them: climbing by the share of uphill squares. */
  private static double profile(RaceView view, int sprint, int endurance, int climbing) {
    long squares = 0;
    long uphill = 0;
    for (Course course : view.stages()) {
      squares += course.road().length();
      uphill += course.road().chars().filter(sign -> sign == '^').count();
    }
    double wanted = 15.0 * uphill / squares;
    double spread = Math.abs(climbing - wanted) + Math.abs(endurance - 5);
    boolean second = view.position().subject().endsWith("2");
    return 20 - spread + (second ? 0.3 * sprint : 0);
  }

  private static double attack(RaceView view, String racer, RaceAction action) {
    int bar = isFinale(view) ? 35 : 75;
    int spare = points(view, racer, Skill.SPRINT) + points(view, racer, Skill.CLIMBING);
    return odds(view, action) - bar - (spare < 3 && !isFinale(view) ? 30 : 0);
  }

  private static double boost(RaceView view, int points, RaceAction action) {
    for (Remark remark : GAME.outlook(view, action).remarks()) {
      if (remark instanceof RaceRemark.Becomes becomes) {
        return (becomes.enough() ? 10 : 0) - points;
      }
      if (remark instanceof RaceRemark.Odds odds) {
        return odds.percent() / 10.0 - points;
      }
    }
    return -points;
  }

  /** The chance of success in percent, with the points that may raise it. */
  private static int odds(RaceView view, RaceAction action) {
    for (Remark remark : GAME.outlook(view, action).remarks()) {
      if (remark instanceof RaceRemark.Odds odds) {
        return (odds.percent() + odds.boosted()) / 2;
      }
    }
    return 0;
  }

  /** Faster only near the finish, in front, and with points to keep it up. */
  private static double faster(RaceView view, String racer, Payment payment) {
    boolean leading =
        !view.groups().isEmpty() && view.groups().getFirst().front() == view.position().cursor();
    int endurance = points(view, racer, Skill.ENDURANCE);
    return (leading && isFinale(view) && endurance > 2 ? 2 : -2) + 0.01 * left(view, payment);
  }

  /** Pays with the skill of which more is left. */
  private static double left(RaceView view, Payment payment) {
    String racer = view.position().subject();
    return switch (payment) {
      case SPRINT -> points(view, racer, Skill.SPRINT);
      case ENDURANCE -> points(view, racer, Skill.ENDURANCE);
      case CLIMBING -> points(view, racer, Skill.CLIMBING);
      case BOTH -> 0;
    };
  }

  private static boolean isFinale(RaceView view) {
    return view.position().phase() != Phase.PLACE
        && !view.groups().isEmpty()
        && view.course().road().length() - view.groups().getFirst().front() <= FINALE;
  }

  private static int at(RaceView view, String racer) {
    RacePosition.Rider rider = view.position().racers().get(racer);
    return rider == null ? 0 : rider.square();
  }

  private static int points(RaceView view, String racer, Skill skill) {
    RacePosition.Rider rider = view.position().racers().get(racer);
    if (rider == null) {
      return 0;
    }
    return switch (skill) {
      case SPRINT -> rider.sprint();
      case ENDURANCE -> rider.endurance();
      case CLIMBING -> rider.climbing();
    };
  }
}
