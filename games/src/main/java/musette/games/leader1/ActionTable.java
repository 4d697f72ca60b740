package musette.games.leader1;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.api.Area;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceAction.Attack;
import musette.games.leader1.api.RaceAction.Eat;
import musette.games.leader1.api.RaceAction.Give;
import musette.games.leader1.api.RaceAction.Pick;
import musette.games.leader1.api.RaceAction.Ride;
import musette.games.leader1.api.RaceAction.Take;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Hexagon;
import musette.games.leader1.course.Lane;
import musette.games.leader1.course.Move;

/** Every action there is, made once: lists of actions are only lists of these. */
final class ActionTable {
  static final RaceAction PASS = new RaceAction.Pass();
  static final RaceAction ACCELERATE = new RaceAction.Accelerate();
  static final RaceAction DROP = new RaceAction.Drop();
  static final RaceAction DRAW = new RaceAction.Draw();
  static final RaceAction FRONT = new Take(Area.FRONT);
  static final RaceAction BACK = new Take(Area.BACK);

  static final List<RaceAction> FRONT_BACK = List.of(FRONT, BACK);
  static final List<RaceAction> FRONT_BACK_DROP = List.of(FRONT, BACK, DROP);
  static final List<RaceAction> ACCELERATE_PASS = List.of(ACCELERATE, PASS);
  static final List<RaceAction> ONLY_PASS = List.of(PASS);
  static final List<RaceAction> DRAW_PASS = List.of(DRAW, PASS);

  private static final int HEXAGONS = 20;
  private static final RaceAction[] RIDES = rides();
  private static final RaceAction[][] ATTACKS = attacks();
  private static final List<List<RaceAction>> EATS = eats();
  private static final RaceAction[] GIVES = gives();

  private ActionTable() {}

  private static int index(int squares, int code) {
    return (squares - 1) * HEXAGONS * Lane.COUNT * Hexagon.MOST + code;
  }

  static RaceAction ride(Course course, int squares, int to) {
    return RIDES[index(squares, course.code(to))];
  }

  static RaceAction attack(Course course, int speciality, int squares, int to) {
    return ATTACKS[speciality][index(squares, course.code(to))];
  }

  static RaceAction eat(int speciality, int value) {
    return EATS.get(1 << (Feeding.VALUES * speciality + value - Feeding.LEAST)).getFirst();
  }

  /** One for every bit of {@link Feeding#keptValues}. */
  static List<RaceAction> eats(int tiles) {
    return EATS.get(tiles);
  }

  static RaceAction give(Quality quality) {
    return GIVES[quality.ordinal()];
  }

  /** All choices of so many cyclists out of those whose bit is set, in team order. */
  static List<RaceAction> picks(int open, int count) {
    var picks = new ArrayList<RaceAction>();
    for (int set = 1; set < 1 << Speciality.COUNT; set++) {
      if (Integer.bitCount(set) == count && (set & ~open) == 0) {
        var chosen = new ArrayList<Speciality>();
        for (int i = 0; i < Speciality.COUNT; i++) {
          if ((set >> i & 1) != 0) {
            chosen.add(Speciality.of(i));
          }
        }
        picks.add(new Pick(chosen));
      }
    }
    return picks;
  }

  private static RaceAction[] rides() {
    var rides = new RaceAction[index(Move.LONGEST + 1, 0)];
    for (int n = 1; n <= Move.LONGEST; n++) {
      for (int h = 1; h <= HEXAGONS; h++) {
        for (Lane lane : Lane.values()) {
          for (int k = 1; k <= Hexagon.MOST; k++) {
            rides[index(n, Hexagon.code(h, lane.ordinal(), k))] = new Ride(n, h + lane.name() + k);
          }
        }
      }
    }
    return rides;
  }

  private static RaceAction[][] attacks() {
    var attacks = new RaceAction[Speciality.COUNT][RIDES.length];
    for (Speciality cyclist : Speciality.values()) {
      for (int i = 0; i < RIDES.length; i++) {
        Ride ride = (Ride) RIDES[i];
        attacks[cyclist.ordinal()][i] = new Attack(cyclist, ride.squares(), ride.to());
      }
    }
    return attacks;
  }

  private static List<List<RaceAction>> eats() {
    var single = new ArrayList<RaceAction>();
    for (Speciality cyclist : Speciality.values()) {
      for (int i = 0; i < Feeding.VALUES; i++) {
        single.add(new Eat(cyclist, Feeding.LEAST + i));
      }
    }
    var lists = new ArrayList<List<RaceAction>>();
    for (int tiles = 0; tiles < 1 << single.size(); tiles++) {
      var list = new ArrayList<RaceAction>();
      for (int left = tiles; left != 0; left &= left - 1) {
        list.add(single.get(Integer.numberOfTrailingZeros(left)));
      }
      lists.add(List.copyOf(list));
    }
    return List.copyOf(lists);
  }

  private static RaceAction[] gives() {
    var gives = new RaceAction[Quality.COUNT];
    for (Quality quality : Quality.values()) {
      gives[quality.ordinal()] = new Give(quality);
    }
    return gives;
  }
}
