package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Payment;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceAction.Word;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Journal;

/** Step 4: the first square of every fast group pays for the pace (PW-39 to PW-41). */
final class Burning {
  private Burning() {}

  /** Goes on from {@link RaceState#cursor}, the first square of the group that is paying. */
  static Step burn(Draft race, Journal journal) {
    while (true) {
      if (race.cursor != RaceState.AHEAD && !payOn(race, journal)) {
        return Step.ASK;
      }
      if (!nextFastGroup(race, journal)) {
        race.settled = 0;
        race.subject = RaceState.NOBODY;
        race.cursor = RaceState.AHEAD;
        return Step.PACE;
      }
    }
  }

  /** From the front to the back. */
  private static boolean nextFastGroup(Draft race, Journal journal) {
    int group = Road.fastGroupBehind(race, race.cursor);
    while (group != RaceState.NOBODY) {
      race.cursor = race.front(group);
      if (somebodyCanPay(race, group)) {
        return true;
      }
      switch (race.rules.exhausted()) {
        case STEADY -> fall(race, group, Pace.STEADY, journal);
        case SLOW -> fall(race, group, Pace.SLOW, journal);
        case DROP -> dropAll(race, journal);
      }
      group = Road.fastGroupBehind(race, race.cursor);
    }
    return false;
  }

  /** Nobody in the first square can pay: nobody drops, but the pace falls (PW-Q-19). */
  private static void fall(Draft race, int group, Pace pace, Journal journal) {
    race.setPace(group, pace);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.PaceFell("PW-Q-19", race.cursor, pace));
    }
  }

  /**
   * With that option all of them drop instead (PW-Q-19). The group stays fast, so that its next
   * square, now its first, is asked after them.
   */
  private static void dropAll(Draft race, Journal journal) {
    for (int k = 0; k < race.count(); k++) {
      int racer = race.inOrder(k);
      if (mustSettle(race, racer)) {
        drop(race, racer, "PW-Q-19", journal);
      }
    }
  }

  private static boolean somebodyCanPay(RaceState race, int group) {
    Terrain terrain = race.terrain(group);
    for (int i = 0; i < race.count(); i++) {
      if (mustSettle(race, i) && payments(race, i, terrain) != 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean mustSettle(RaceState race, int racer) {
    return race.square(racer) == race.cursor && (race.settled >> racer & 1) == 0;
  }

  /** Settles the racers of the first square in turn; false when somebody has to be asked. */
  private static boolean payOn(Draft race, Journal journal) {
    for (int k = 0; k < race.count(); k++) {
      int racer = race.inOrder(k);
      if (!mustSettle(race, racer)) {
        continue;
      }
      int payments = payments(race, racer, race.terrain(race.group(racer)));
      if (payments == 0) {
        drop(race, racer, "PW-41", journal);
      } else if (Integer.bitCount(payments) > 1 || mayRefuse(race, racer)) {
        race.subject = racer;
        race.ask(Phase.PAY, race.seatOf(racer));
        return false;
      } else {
        pay(race, racer, Payment.of(Integer.numberOfTrailingZeros(payments)), "PW-39", journal);
        race.settled |= 1 << racer;
      }
    }
    return true;
  }

  /** The ways in which a racer can pay for the pace there, as bits of {@link Payment}. */
  static int payments(RaceState race, int racer, Terrain terrain) {
    Skill second = Wheel.secondPaceSkill(terrain);
    boolean endurance = race.points(racer, Skill.ENDURANCE) > 0;
    if (second == Skill.ENDURANCE) {
      return endurance ? 1 << Payment.ENDURANCE.ordinal() : 0;
    }
    boolean other = race.points(racer, second) > 0;
    if (race.rules.twoSkills() == Options.TwoSkills.BOTH) {
      return endurance && other ? 1 << Payment.BOTH.ordinal() : 0;
    }
    return (endurance ? 1 << Payment.ENDURANCE.ordinal() : 0) | (other ? 1 << second.ordinal() : 0);
  }

  static void pay(Draft race, int racer, Payment payment, String rule, Journal journal) {
    Terrain terrain = race.terrain(race.group(racer));
    switch (payment) {
      case SPRINT -> Breakaway.burn(race, racer, Skill.SPRINT, 1, rule, journal);
      case ENDURANCE -> Breakaway.burn(race, racer, Skill.ENDURANCE, 1, rule, journal);
      case CLIMBING -> Breakaway.burn(race, racer, Skill.CLIMBING, 1, rule, journal);
      case BOTH -> {
        Breakaway.burn(race, racer, Skill.ENDURANCE, 1, rule, journal);
        Breakaway.burn(race, racer, Wheel.secondPaceSkill(terrain), 1, rule, journal);
      }
    }
  }

  /** With that option, unless the first square would be empty (PW-Q-17). */
  private static boolean mayRefuse(RaceState race, int racer) {
    if (!race.rules.mayRefuse()) {
      return false;
    }
    Terrain terrain = race.terrain(race.group(racer));
    for (int i = 0; i < race.count(); i++) {
      if (i != racer
          && race.square(i) == race.cursor
          && ((race.settled >> i & 1) != 0 || payments(race, i, terrain) != 0)) {
        return true;
      }
    }
    return false;
  }

  static List<RaceAction> answers(RaceState race) {
    int racer = race.subject;
    int payments = payments(race, racer, race.terrain(race.group(racer)));
    var list = new ActionList();
    for (int left = payments; left != 0; left &= left - 1) {
      list.put(ActionTables.pay(Integer.numberOfTrailingZeros(left)));
    }
    if (mayRefuse(race, racer)) {
      list.put(ActionTables.say(Word.DROP));
    }
    return list;
  }

  static Step answer(Draft race, Payment payment, Journal journal) {
    pay(race, race.subject, payment, "PW-39", journal);
    race.settled |= 1 << race.subject;
    race.subject = RaceState.NOBODY;
    return Step.BURN;
  }

  static Step refuse(Draft race, Journal journal) {
    drop(race, race.subject, "PW-Q-17", journal);
    race.subject = RaceState.NOBODY;
    return Step.BURN;
  }

  /** The nearest square behind with room, held or empty (PW-41, PW-Q-20, PW-Q-56). */
  static int dropSquare(RaceState race, int from) {
    int to = from - 1;
    while (Road.isFull(race, to)) {
      to--;
    }
    return to;
  }

  private static void drop(Draft race, int racer, String rule, Journal journal) {
    int from = race.square(racer);
    int to = dropSquare(race, from);
    race.settled |= 1 << racer;
    WithinGroup.settleOn(race, racer, to);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Dropped(rule, Racer.name(racer), from, to));
    }
  }
}
