package musette.games.pacewheel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import musette.games.pacewheel.api.Payment;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceAction.Word;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.CourseReader;

/** All actions and the lists that come often, made once: fresh ones cost playouts their speed. */
final class ActionTables {
  /** Profiles to pick from; any other is reached in two steps. */
  static final List<RaceAction.Allocate> PRESETS =
      List.of(
          new RaceAction.Allocate(5, 5, 5),
          new RaceAction.Allocate(10, 5, 0),
          new RaceAction.Allocate(0, 5, 10),
          new RaceAction.Allocate(3, 10, 2),
          new RaceAction.Allocate(8, 4, 3),
          new RaceAction.Allocate(3, 4, 8),
          new RaceAction.Allocate(7, 1, 7));

  private static final int MOST_BOOSTS = 5;
  private static final int MOST_SEATS = 5;

  /** Bit patterns of three racers or three skills. */
  private static final int PATTERNS = 8;

  /** Makes the number of a square an index. */
  private static final int OFFSET = -Racer.NOT_PLACED;

  private static final RaceAction[] SAY =
      table(Word.values().length, i -> new RaceAction.Say(Word.values()[i]));
  private static final RaceAction[] BOOST = table(MOST_BOOSTS + 1, RaceAction.Boost::new);
  private static final RaceAction[] PUSH =
      table(Racer.MOST, i -> new RaceAction.Push(Racer.name(i)));
  private static final RaceAction[] PAY =
      table(Payment.values().length, i -> new RaceAction.Pay(Payment.of(i)));
  private static final RaceAction[][] FASTER =
      tables(
          Payment.values().length,
          (racer, i) -> new RaceAction.Faster(Racer.name(racer), Payment.of(i)));
  private static final RaceAction[][] PLACE =
      tables(Road.STRIP, (racer, i) -> new RaceAction.Place(Racer.name(racer), -i));
  private static final RaceAction[][] SHIFT =
      tables(
          CourseReader.MOST_SQUARES + OFFSET + 1,
          (racer, i) -> new RaceAction.Shift(Racer.name(racer), i - OFFSET));

  static final List<RaceAction> NOTHING = List.of();
  static final List<RaceAction> DISTANCE = List.of(say(Word.NO_FARTHER), say(Word.FARTHER));
  static final List<RaceAction> COUNTER = List.of(say(Word.NO_COUNTER), say(Word.COUNTER));
  static final List<RaceAction> ALLOCATE = allocations();

  private static final List<List<RaceAction>> ALLOCATE_ENDURANCE =
      lists(Racer.MOST_IN_SKILL + 1, ActionTables::enduranceList);
  private static final List<List<RaceAction>> BOOSTS =
      lists(MOST_BOOSTS + 1, points -> List.of(BOOST).subList(0, points + 1));
  private static final List<List<RaceAction>> FEED = lists(PATTERNS, ActionTables::feedList);
  private static final List<List<RaceAction>> ATTACK =
      lists(MOST_SEATS * PATTERNS, i -> attackList(i / PATTERNS, i % PATTERNS));

  /** Makes the i-th action of a racer. */
  private interface OfRacer {
    RaceAction make(int racer, int i);
  }

  private ActionTables() {}

  static RaceAction say(Word word) {
    return SAY[word.ordinal()];
  }

  static RaceAction place(int racer, int square) {
    return PLACE[racer][-square];
  }

  static RaceAction shift(int racer, int square) {
    return SHIFT[racer][square + OFFSET];
  }

  static RaceAction push(int racer) {
    return PUSH[racer];
  }

  static RaceAction boost(int points) {
    return BOOST[points];
  }

  /** By the ordinal of the payment. */
  static RaceAction pay(int payment) {
    return PAY[payment];
  }

  /** By the ordinal of the payment. */
  static RaceAction faster(int racer, int payment) {
    return FASTER[racer][payment];
  }

  /** What leaves climbing 0 to 10 points. */
  static List<RaceAction> enduranceAfter(int sprint) {
    return ALLOCATE_ENDURANCE.get(sprint);
  }

  static List<RaceAction> boostsUpTo(int points) {
    return BOOSTS.get(points);
  }

  /** Food for the skills whose bits are set. */
  static List<RaceAction> feeds(int skills) {
    return FEED.get(skills);
  }

  /** No attack, or one of the player's racers whose bits are set. */
  static List<RaceAction> attacks(int seat, int bits) {
    return ATTACK.get(seat * PATTERNS + bits);
  }

  private static RaceAction[] table(int size, IntFunction<RaceAction> maker) {
    var table = new RaceAction[size];
    for (int i = 0; i < size; i++) {
      table[i] = maker.apply(i);
    }
    return table;
  }

  private static RaceAction[][] tables(int size, OfRacer maker) {
    var tables = new RaceAction[Racer.MOST][];
    for (int racer = 0; racer < tables.length; racer++) {
      int number = racer;
      tables[racer] = table(size, i -> maker.make(number, i));
    }
    return tables;
  }

  private static List<List<RaceAction>> lists(int size, IntFunction<List<RaceAction>> maker) {
    var lists = new ArrayList<List<RaceAction>>();
    for (int i = 0; i < size; i++) {
      lists.add(List.copyOf(maker.apply(i)));
    }
    return List.copyOf(lists);
  }

  private static List<RaceAction> attackList(int seat, int bits) {
    var list = new ArrayList<RaceAction>();
    list.add(say(Word.NO_ATTACK));
    for (int k = 0; k < Racer.TEAM; k++) {
      if ((bits >> k & 1) != 0) {
        list.add(new RaceAction.Attack(Racer.name(seat * Racer.TEAM + k)));
      }
    }
    return list;
  }

  private static List<RaceAction> feedList(int bits) {
    var list = new ArrayList<RaceAction>();
    for (Skill skill : Racer.SKILLS) {
      if ((bits >> skill.ordinal() & 1) != 0) {
        list.add(new RaceAction.Feed(skill));
      }
    }
    return list;
  }

  private static List<RaceAction> allocations() {
    var list = new ArrayList<RaceAction>(PRESETS);
    for (int sprint = 0; sprint <= Racer.MOST_IN_SKILL; sprint++) {
      list.add(new RaceAction.AllocateSprint(sprint));
    }
    return List.copyOf(list);
  }

  private static List<RaceAction> enduranceList(int sprint) {
    var list = new ArrayList<RaceAction>();
    for (int endurance = 0; endurance <= Racer.MOST_IN_SKILL; endurance++) {
      int climbing = Racer.START_POINTS - sprint - endurance;
      if (climbing >= 0 && climbing <= Racer.MOST_IN_SKILL) {
        list.add(new RaceAction.AllocateEndurance(endurance));
      }
    }
    return list;
  }
}
