package musette.games.pacewheel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

  static final List<RaceAction> NOTHING = List.of();
  static final List<RaceAction> ALLOCATE = allocations();
  static final List<List<RaceAction>> ALLOCATE_ENDURANCE = enduranceAllocations();
  static final RaceAction[] SAY = new RaceAction[Word.values().length];
  static final RaceAction[] BOOST = new RaceAction[Racer.MOST_POINTS];
  static final RaceAction[] PUSH = new RaceAction[Racer.MOST];
  static final RaceAction[] PAY = new RaceAction[Payment.values().length];
  static final RaceAction[] FEED = new RaceAction[Skill.values().length];
  static final List<List<RaceAction>> FEED_LISTS = new ArrayList<>();
  static final List<RaceAction> DISTANCE;
  static final List<RaceAction> COUNTER;
  static final List<List<RaceAction>> BOOST_UP_TO = new ArrayList<>();

  private static final int STRIP = 8;
  private static final RaceAction[][] SHIFT = new RaceAction[Racer.MOST][];
  private static final RaceAction[][] PLACE = new RaceAction[Racer.MOST][];
  private static final RaceAction[][] FASTER = new RaceAction[Racer.MOST][];
  private static final List<List<RaceAction>> ATTACK = new ArrayList<>();

  static {
    for (Word word : Word.values()) {
      SAY[word.ordinal()] = new RaceAction.Say(word);
    }
    for (int i = 0; i < BOOST.length; i++) {
      BOOST[i] = new RaceAction.Boost(i);
    }
    for (Payment payment : Payment.values()) {
      PAY[payment.ordinal()] = new RaceAction.Pay(payment);
    }
    for (Skill skill : Racer.SKILLS) {
      FEED[skill.ordinal()] = new RaceAction.Feed(skill);
    }
    for (int racer = 0; racer < Racer.MOST; racer++) {
      PUSH[racer] = new RaceAction.Push(Racer.name(racer));
      FASTER[racer] = new RaceAction[Payment.values().length];
      for (Payment payment : Payment.values()) {
        FASTER[racer][payment.ordinal()] = new RaceAction.Faster(Racer.name(racer), payment);
      }
      PLACE[racer] = new RaceAction[Road.STRIP];
      for (int i = 0; i < Road.STRIP; i++) {
        PLACE[racer][i] = new RaceAction.Place(Racer.name(racer), -i);
      }
      SHIFT[racer] = new RaceAction[CourseReader.MOST_SQUARES + STRIP + 1];
      for (int i = 0; i < SHIFT[racer].length; i++) {
        SHIFT[racer][i] = new RaceAction.Shift(Racer.name(racer), i - STRIP);
      }
    }
    for (int bits = 0; bits < 8; bits++) {
      FEED_LISTS.add(feedList(bits));
    }
    for (int points = 0; points <= 5; points++) {
      BOOST_UP_TO.add(List.of(Arrays.copyOf(BOOST, points + 1)));
    }
    for (int i = 0; i < 5 << 3; i++) {
      ATTACK.add(attackList(i >> 3, i & 7));
    }
    DISTANCE = List.of(say(Word.NO_FARTHER), say(Word.FARTHER));
    COUNTER = List.of(say(Word.NO_COUNTER), say(Word.COUNTER));
  }

  private ActionTables() {}

  static RaceAction say(Word word) {
    return SAY[word.ordinal()];
  }

  static RaceAction place(int racer, int square) {
    return PLACE[racer][-square];
  }

  static RaceAction shift(int racer, int square) {
    return SHIFT[racer][square + STRIP];
  }

  /** By the ordinal of the payment. */
  static RaceAction faster(int racer, int payment) {
    return FASTER[racer][payment];
  }

  /** No attack, or one of the player's racers whose bits are set. */
  static List<RaceAction> attacks(int seat, int bits) {
    return ATTACK.get(seat << 3 | bits);
  }

  private static List<RaceAction> attackList(int seat, int bits) {
    var list = new ArrayList<RaceAction>();
    list.add(say(Word.NO_ATTACK));
    for (int k = 0; k < Racer.TEAM; k++) {
      if ((bits >> k & 1) != 0) {
        list.add(new RaceAction.Attack(Racer.name(seat * Racer.TEAM + k)));
      }
    }
    return List.copyOf(list);
  }

  private static List<RaceAction> feedList(int bits) {
    var list = new ArrayList<RaceAction>();
    for (Skill skill : Racer.SKILLS) {
      if ((bits >> skill.ordinal() & 1) != 0) {
        list.add(FEED[skill.ordinal()]);
      }
    }
    return List.copyOf(list);
  }

  private static List<RaceAction> allocations() {
    var list = new ArrayList<RaceAction>(PRESETS);
    for (int sprint = 0; sprint <= Racer.MOST_IN_SKILL; sprint++) {
      list.add(new RaceAction.AllocateSprint(sprint));
    }
    return List.copyOf(list);
  }

  /** By sprint points: what leaves climbing 0 to 10. */
  private static List<List<RaceAction>> enduranceAllocations() {
    var lists = new ArrayList<List<RaceAction>>();
    for (int sprint = 0; sprint <= Racer.MOST_IN_SKILL; sprint++) {
      var list = new ArrayList<RaceAction>();
      for (int endurance = 0; endurance <= Racer.MOST_IN_SKILL; endurance++) {
        int climbing = Racer.START_POINTS - sprint - endurance;
        if (climbing >= 0 && climbing <= Racer.MOST_IN_SKILL) {
          list.add(new RaceAction.AllocateEndurance(endurance));
        }
      }
      lists.add(List.copyOf(list));
    }
    return List.copyOf(lists);
  }
}
