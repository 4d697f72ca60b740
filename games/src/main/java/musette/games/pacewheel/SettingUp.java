package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Course;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** Chapter "Setting up the game": the starter, the racers' points, the starting strip. */
final class SettingUp {
  private SettingUp() {}

  static RaceState start(Rules rules, Chance chance, Journal journal) {
    var race = new Draft(rules);
    rollForStarter(race, chance, journal);
    askAllocation(race, 0);
    return race.close();
  }

  /** The highest roll starts; only who ties for it rolls again (PW-05, PW-Q-40). */
  static void rollForStarter(Draft race, Chance chance, Journal journal) {
    int rolling = (1 << race.seats) - 1;
    while (Integer.bitCount(rolling) > 1) {
      int best = 0;
      int leaders = 0;
      for (int seat = 0; seat < race.seats; seat++) {
        if ((rolling >> seat & 1) == 0) {
          continue;
        }
        int roll = Wheel.roll(race.rules, chance);
        if (journal != Journal.NONE) {
          journal.tell(new RaceEvent.StarterRolled("PW-05", Seat.of(seat), roll));
        }
        leaders = roll > best ? 1 << seat : roll == best ? leaders | 1 << seat : leaders;
        best = Math.max(best, roll);
      }
      rolling = leaders;
    }
    race.starter = Integer.numberOfTrailingZeros(rolling);
    race.onTurn = race.starter;
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.StarterChosen("PW-05", Seat.of(race.starter)));
    }
  }

  // Points

  /** Three rounds clockwise, round k makes racer k (PW-08, PW-Q-42). */
  private static void askAllocation(Draft race, int done) {
    int seat = (race.starter + done) % race.seats;
    race.onTurn = seat;
    race.subject = seat * Racer.TEAM + done / race.seats;
    race.ask(Phase.ALLOCATE, seat);
  }

  static List<RaceAction> allocations(RaceState race) {
    return race.phase == Phase.ALLOCATE
        ? ActionTables.ALLOCATE
        : ActionTables.enduranceAfter(race.points(race.subject, Skill.SPRINT));
  }

  static Step allocateSprint(Draft race, int points) {
    race.add(race.subject, Skill.SPRINT, points);
    race.ask(Phase.ALLOCATE_ENDURANCE, race.asked);
    return Step.ASK;
  }

  static Step allocateEndurance(Draft race, int endurance, Journal journal) {
    int sprint = race.points(race.subject, Skill.SPRINT);
    race.set(race.subject, 0);
    return allocate(race, sprint, endurance, Racer.START_POINTS - sprint - endurance, journal);
  }

  static Step allocate(Draft race, int sprint, int endurance, int climbing, Journal journal) {
    int racer = race.subject;
    race.add(racer, Skill.SPRINT, sprint);
    race.add(racer, Skill.ENDURANCE, endurance);
    race.add(racer, Skill.CLIMBING, climbing);
    race.setProfile(racer, Racer.profile(sprint, endurance, climbing));
    if (journal != Journal.NONE) {
      String name = Racer.name(racer);
      journal.tell(new RaceEvent.SkillsAllocated("PW-06", name, sprint, endurance, climbing));
    }
    int done = 0;
    for (int profile : race.profiles) {
      done += profile == 0 ? 0 : 1;
    }
    if (done < race.count()) {
      askAllocation(race, done);
    } else {
      race.subject = RaceState.NOBODY;
      openStage(race, journal);
    }
    return Step.ASK;
  }

  // The strip

  static void openStage(Draft race, Journal journal) {
    race.turn = 0;
    if (journal != Journal.NONE) {
      Course course = race.course;
      journal.tell(
          new RaceEvent.StageStarted("PW-11", race.stage + 1, course.title(), course.length()));
      if (Feeding.isLeftOut(race.rules, course)) {
        journal.tell(new RaceEvent.FoodLeftOut("PW-52", course.feed().size()));
      }
    }
    askPlacing(race, 0);
  }

  private static void askPlacing(Draft race, int done) {
    race.onTurn = (race.starter + done) % race.seats;
    race.ask(Phase.PLACE, race.onTurn);
  }

  static List<RaceAction> placings(RaceState race) {
    var list = new ActionList();
    int open = openSquares(race);
    for (int k = 0; k < Racer.TEAM; k++) {
      int racer = race.asked * Racer.TEAM + k;
      if (race.square(racer) != Racer.NOT_PLACED) {
        continue;
      }
      for (int square = 0; square > -Road.STRIP; square--) {
        if ((open >> -square & 1) != 0) {
          list.put(ActionTables.place(racer, square));
        }
      }
    }
    return list;
  }

  /**
   * The squares of the strip where a racer may be placed, bit 0 the foremost: never on a full one
   * (PW-10), behind others unless the strip is free (PW-Q-34).
   */
  private static int openSquares(RaceState race) {
    var counts = new int[Road.STRIP];
    for (long racer : race.racers) {
      int square = Racer.square(racer);
      if (square <= 0 && square > -Road.STRIP) {
        counts[-square]++;
      }
    }
    int open = 0;
    boolean reached = true;
    for (int i = 0; i < Road.STRIP; i++) {
      open |= reached && counts[i] < Road.FULL ? 1 << i : 0;
      reached = race.rules.strip() == Options.Strip.FREE || counts[i] > 0;
    }
    return open;
  }

  /** Returns what comes next: another placing, or the first player-turn. */
  static Step place(Draft race, int racer, int square, Journal journal) {
    race.put(racer, square, 0);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Placed("PW-09", Racer.name(racer), square));
    }
    int done = 0;
    for (int i = 0; i < race.count(); i++) {
      done += race.square(i) == Racer.NOT_PLACED ? 0 : 1;
    }
    if (done < race.count()) {
      askPlacing(race, done);
      return Step.ASK;
    }
    race.groups = 0;
    race.setGroup(0, Pace.STEADY, Terrain.FLAT);
    race.onTurn = race.starter;
    return Step.RIDE;
  }
}
