package musette.bots.leader1;

import java.util.List;
import musette.bots.Policy;
import musette.games.leader1.Leader1;
import musette.games.leader1.api.Area;
import musette.games.leader1.api.Cyclist;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.api.RaceView.HexagonView;
import musette.games.leader1.api.Speciality;
import musette.kernel.Chance;
import musette.kernel.Remark;

/**
 * Rides sensibly: rests in the back of the peloton, comes to the front when the finish is near,
 * breaks away when the energy carries them there, and weighs every square against its price.
 */
public final class GreedyLeader1 implements Policy<RaceAction, RaceView> {
  private static final int LENGTH = 420;
  private static final double ROW = 70;

  /** Squares before the finish from which an attack can last. */
  private static final double ATTACK = 14;

  private static final Leader1 GAME = new Leader1();

  @Override
  public RaceAction choose(RaceView view, List<RaceAction> actions, Chance chance) {
    RaceAction best = actions.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (RaceAction action : actions) {
      double value = value(view, action);
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }

  private static double value(RaceView view, RaceAction action) {
    return switch (action) {
      case RaceAction.Pick(var cyclists) -> cyclists.contains(Speciality.LEADER) ? 1 : 0;
      case RaceAction.Give(Quality quality) -> quality == Quality.NONE ? 0 : 1;
      case RaceAction.Take(Area area) -> area == wanted(view) ? 1 : 0;
      case RaceAction.Drop() -> -1;
      case RaceAction.Ride _ -> ride(view, action);
      case RaceAction.Attack _ ->
          toGo(view, view.board().head()) <= ATTACK ? ride(view, action) : -9;
      case RaceAction.Accelerate() -> shouldChase(view) ? 1 : -1;
      case RaceAction.Pass() -> 0;
      // Kept food is eaten when it is needed: nothing else is on offer but being dropped.
      case RaceAction.Eat _ -> -0.5;
      case RaceAction.Draw() -> 1;
    };
  }

  private static Area wanted(RaceView view) {
    boolean near = toGo(view, view.board().head()) <= ATTACK + 5;
    Cyclist rider = view.cyclists().get(view.askedCyclist());
    return near && rider != null && rider.energy() > 6 ? Area.FRONT : Area.BACK;
  }

  /** Squares of a straight road from this square to the finish. */
  private static double toGo(RaceView view, String square) {
    return (view.course().finish() - progress(view, square)) / ROW;
  }

  private static int progress(RaceView view, String square) {
    int at = square.length() - 2;
    int hexagon = Integer.parseInt(square.substring(0, at));
    HexagonView there = view.course().hexagons().get(hexagon - 1);
    int squares = there.squares().get("LCR".indexOf(square.charAt(at)));
    return LENGTH * (hexagon - 1) + LENGTH * (square.charAt(at + 1) - '0') / squares;
  }

  /** Squares gained, against what they cost and what is risked for them. */
  private static double ride(RaceView view, RaceAction action) {
    String to = "";
    double cost = 0;
    double left = 0;
    double value = 0;
    for (Remark remark : GAME.outlook(view, action).remarks()) {
      switch ((RaceRemark) remark) {
        case RaceRemark.Lands lands -> to = lands.square();
        case RaceRemark.Costs costs -> {
          cost += costs.energy();
          left = costs.left();
        }
        case RaceRemark.Regains regains -> cost -= regains.energy();
        case RaceRemark.MayCrack crack -> cost += crack.energy() * (12 - crack.sides()) / 12.0;
        case RaceRemark.MayFall fall -> value -= 7 * (12 - fall.sides()) / 12.0;
        case RaceRemark.MayFallOnCobbles stones ->
            value -= 7 * (stones.falls() + stones.punctures()) / 12.0;
        case RaceRemark.CrossesFinish _ -> value += 100;
        case RaceRemark.WinsBonus _ -> value += 3;
        case RaceRemark.DrawsTile _ -> value += 2;
        default -> {}
      }
    }
    if (to.isEmpty()) {
      return -9;
    }
    double toGo = Math.max(1, toGo(view, to));
    // What a unit of energy is worth in squares: little when there is plenty for the way home.
    double worth = Math.clamp(toGo / (2 * (left + 3)), 0.15, 1.5);
    return value + progress(view, to) / ROW - toGoal(view) - worth * cost;
  }

  private static double toGoal(RaceView view) {
    return progress(view, view.board().head()) / ROW;
  }

  /** Somebody else is away, and nobody of mine. */
  private static boolean shouldChase(RaceView view) {
    boolean others = false;
    int head = progress(view, view.board().head());
    for (Cyclist rider : view.cyclists().values()) {
      if (rider.place() == Place.ROAD && progress(view, rider.square()) > head) {
        if (rider.owner() == view.viewer()) {
          return false;
        }
        others = true;
      }
    }
    return others;
  }
}
