package musette.games.pacewheel;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent.Arrived;
import musette.games.pacewheel.api.RaceEvent.GroupRode;
import musette.games.pacewheel.api.RaceEvent.StageScored;
import musette.games.pacewheel.api.RaceEvent.SummitPassed;
import musette.games.pacewheel.api.RaceEvent.TurnStarted;
import musette.games.pacewheel.api.Skill;
import musette.testkit.Moment;

/** By which one sees that a rule of lines, ties and stages mattered. */
final class FinishMoments {
  private FinishMoments() {}

  static void add(Map<String, Predicate<Moment<RaceState>>> all) {
    ties(all);
    arrivals(all);
    stages(all);
  }

  private static void ties(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put(
        "PW-48", m -> ties(m, (a, b) -> sprint(m, a) == sprint(m, b) && pace(m, a) != pace(m, b)));
    all.put("PW-49", m -> ties(m, (a, b) -> isEven(m, a, b) && seat(a) != seat(b)));
    all.put("PW-Q-23", m -> ties(m, (a, b) -> sprint(m, a) != sprint(m, b)));
    all.put(
        "PW-Q-25",
        m ->
            Wheel.secondPaceSkill(m.before().course().finishTerrain()) != Skill.ENDURANCE
                && ties(m, (a, b) -> sprint(m, a) == sprint(m, b) && pace(m, a) != pace(m, b)));
    all.put("PW-Q-74", m -> ties(m, (a, b) -> isEven(m, a, b) && seat(a) == seat(b)));
  }

  private interface Pair {
    boolean test(int one, int other);
  }

  /** Whether two racers arrived together in this moment and are such. */
  private static boolean ties(Moment<RaceState> m, Pair such) {
    List<Integer> arrived = m.all(Arrived.class).map(e -> Racer.index(e.racer())).toList();
    return IntStream.range(1, arrived.size())
        .anyMatch(
            i -> {
              int one = arrived.get(i - 1);
              int other = arrived.get(i);
              return sameGroup(m, one, other) && such.test(one, other);
            });
  }

  private static boolean sameGroup(Moment<RaceState> m, int one, int other) {
    return m.before().group(one) == m.before().group(other);
  }

  private static int sprint(Moment<RaceState> m, int racer) {
    return m.after().points(racer, Skill.SPRINT);
  }

  private static int pace(Moment<RaceState> m, int racer) {
    return Finish.pacePoints(m.after(), racer, m.before().course().finishTerrain());
  }

  private static boolean isEven(Moment<RaceState> m, int one, int other) {
    return sprint(m, one) == sprint(m, other) && pace(m, one) == pace(m, other);
  }

  private static int seat(int racer) {
    return racer / Racer.TEAM;
  }

  private static void arrivals(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("PW-Q-26", m -> m.has(Arrived.class) && !m.has(GroupRode.class) && isStepTwo(m));
    all.put(
        "PW-Q-59",
        m ->
            m.has(GroupRode.class)
                && m.all(Arrived.class).map(e -> RaceMoments.group(m, e.racer())).distinct().count()
                    > 1);
    all.put(
        "PW-Q-60",
        m -> isStepTwo(m) && !m.has(GroupRode.class) && m.all(Arrived.class).count() > 1);
  }

  private static boolean isStepTwo(Moment<RaceState> m) {
    Phase phase = m.before().phase();
    return phase.compareTo(Phase.ATTACK) >= 0 && phase.compareTo(Phase.COUNTER_BOOST) <= 0;
  }

  private static void stages(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put(
        "PW-57",
        m ->
            m.has(
                SummitPassed.class,
                a ->
                    m.has(
                        SummitPassed.class,
                        b -> !a.racer().equals(b.racer()) && a.summit() == b.summit())));
    all.put(
        "PW-59",
        m ->
            m.has(
                StageScored.class,
                a ->
                    a.rank() > 1
                        && m.has(
                            StageScored.class,
                            b -> b.rank() > a.rank() && b.points() == a.points())));
    all.put("PW-60", m -> m.has(StageScored.class, e -> e.points() >= e.rank()));
    all.put("PW-Q-62", m -> m.has(TurnStarted.class, t -> isHome(m.before(), t.seat().index())));
    all.put("PW-Q-67", m -> m.after().phase() == Phase.OVER && hasEqualTotals(m.after()));
    all.put("PW-Q-69", m -> m.has(SummitPassed.class) && !m.has(GroupRode.class));
  }

  private static boolean isHome(RaceState race, int seat) {
    return IntStream.range(seat * Racer.TEAM, (seat + 1) * Racer.TEAM)
        .allMatch(racer -> race.square(racer) == Racer.ARRIVED);
  }

  private static boolean hasEqualTotals(RaceState race) {
    long[] totals = java.util.Arrays.stream(race.tally).map(Standings::general).toArray();
    return java.util.Arrays.stream(totals).distinct().count() < totals.length;
  }
}
