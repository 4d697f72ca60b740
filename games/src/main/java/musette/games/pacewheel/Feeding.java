package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Course;
import musette.kernel.Journal;

/** Optional rule: who stops on an R square eats, once a zone (PW-52, PW-53). */
final class Feeding {
  static final int POINTS = 2;

  private Feeding() {}

  /** Whether a course has R squares that do nothing, which is told rather than passed over. */
  static boolean isLeftOut(Rules rules, Course course) {
    return !rules.feeding() && !course.feed().isEmpty();
  }

  /** At the end of the player-turn, in the order of PW-Q-47 (PW-Q-65). */
  static Step feed(Draft race, Journal journal) {
    for (int k = 0; k < race.count(); k++) {
      int racer = race.inOrder(k);
      int zone = race.rides(racer) ? race.course.zone(race.square(racer)) : -1;
      if (zone < 0 || (Racer.fed(race.racers[racer]) >> zone & 1) != 0) {
        continue;
      }
      int skills = skillsWithRoom(race, racer);
      if (Integer.bitCount(skills) > 1) {
        race.subject = racer;
        race.ask(Phase.FEED, race.seatOf(racer));
        return Step.ASK;
      }
      race.set(racer, Racer.fedIn(race.racers[racer], zone));
      if (skills != 0) {
        eat(race, racer, Skill.of(Integer.numberOfTrailingZeros(skills)), zone, journal);
      }
    }
    return Step.NEXT_TURN;
  }

  static List<RaceAction> choices(RaceState race) {
    return ActionTables.feeds(skillsWithRoom(race, race.subject));
  }

  private static int skillsWithRoom(RaceState race, int racer) {
    int bits = 0;
    for (Skill skill : Racer.SKILLS) {
      bits |= room(race, racer, skill) > 0 ? 1 << skill.ordinal() : 0;
    }
    return bits;
  }

  /** Whether a skill stops at its value of the beginning (PW-Q-32). */
  static boolean isCapped(Rules rules) {
    return switch (rules.feedCap()) {
      case NEVER -> false;
      case STAGE_RACE -> rules.isStageRace();
      case ALWAYS -> true;
    };
  }

  /** How many of the two points fit. */
  static int room(RaceState race, int racer, Skill skill) {
    return isCapped(race.rules)
        ? Math.clamp(race.startPoints(racer, skill) - race.points(racer, skill), 0, POINTS)
        : POINTS;
  }

  static Step choose(Draft race, Skill skill, Journal journal) {
    int racer = race.subject;
    int zone = race.course.zone(race.square(racer));
    race.set(racer, Racer.fedIn(race.racers[racer], zone));
    eat(race, racer, skill, zone, journal);
    race.subject = RaceState.NOBODY;
    return Step.FEED;
  }

  private static void eat(Draft race, int racer, Skill skill, int zone, Journal journal) {
    int points = room(race, racer, skill);
    race.add(racer, skill, points);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Fed("PW-52", Racer.name(racer), skill, points, zone + 1));
    }
  }
}
