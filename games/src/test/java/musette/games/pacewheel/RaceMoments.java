package musette.games.pacewheel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent.Attacked;
import musette.games.pacewheel.api.RaceEvent.Boosted;
import musette.games.pacewheel.api.RaceEvent.BrokeAway;
import musette.games.pacewheel.api.RaceEvent.Burned;
import musette.games.pacewheel.api.RaceEvent.CounterSucceeded;
import musette.games.pacewheel.api.RaceEvent.Countered;
import musette.games.pacewheel.api.RaceEvent.Dropped;
import musette.games.pacewheel.api.RaceEvent.Fed;
import musette.games.pacewheel.api.RaceEvent.GroupRode;
import musette.games.pacewheel.api.RaceEvent.GroupsFormed;
import musette.games.pacewheel.api.RaceEvent.IncidentSuffered;
import musette.games.pacewheel.api.RaceEvent.Moved;
import musette.games.pacewheel.api.RaceEvent.PushedBack;
import musette.games.pacewheel.api.RaceEvent.Recovered;
import musette.games.pacewheel.api.RaceEvent.Shifted;
import musette.games.pacewheel.api.RaceEvent.StageStarted;
import musette.games.pacewheel.api.RaceEvent.StarterRolled;
import musette.games.pacewheel.api.RaceEvent.TurnStarted;
import musette.games.pacewheel.api.RaceEvent.Waited;
import musette.games.pacewheel.api.Skill;
import musette.testkit.Moment;

/** By which one sees that a rule mattered that no event, remark or refusal cites. */
final class RaceMoments {
  private RaceMoments() {}

  static Map<String, Predicate<Moment<RaceState>>> all() {
    var all = new LinkedHashMap<String, Predicate<Moment<RaceState>>>();
    start(all);
    riding(all);
    groups(all);
    breakaway(all);
    counters(all);
    withinGroup(all);
    payment(all);
    incidentsAndFood(all);
    FinishMoments.add(all);
    return all;
  }

  private static void start(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("PW-Q-36", m -> m.isStart() && m.setup().seats() == 1);
    all.put("PW-Q-40", m -> m.all(StarterRolled.class).count() > m.setup().seats());
    all.put("PW-Q-41", m -> m.before().phase() == Phase.ALLOCATE && hasTwins(m.after()));
    all.put("PW-Q-43", m -> m.has(TurnStarted.class, e -> e.turn() == 1));
    all.put("PW-Q-66", m -> m.has(Recovered.class));
    all.put("PW-Q-68", m -> m.has(StageStarted.class, e -> e.stage() > 1));
  }

  private static boolean hasTwins(RaceState race) {
    return java.util.Arrays.stream(race.profiles).filter(p -> p != 0).distinct().count()
        < java.util.Arrays.stream(race.profiles).filter(p -> p != 0).count();
  }

  private static void riding(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put(
        "PW-14",
        m ->
            m.has(
                GroupRode.class,
                g ->
                    m.has(
                        Moved.class,
                        e ->
                            g.front() == front(m, e.racer())
                                && course(m).terrain(e.from()) != g.terrain())));
    all.put(
        "PW-22",
        m ->
            m.has(
                TurnStarted.class,
                t -> m.has(Moved.class, e -> !isOf(e.racer(), t.seat().index()))));
    all.put("PW-Q-14", m -> m.all(GroupRode.class).count() > 1);
    all.put(
        "PW-Q-15",
        m -> m.has(Moved.class, e -> course(m).terrain(e.from()) != terrainAt(m, e.to())));
    all.put("PW-Q-39", m -> m.has(GroupRode.class) && isPassed(m));
    all.put(
        "PW-Q-47",
        m ->
            m.has(
                Moved.class,
                a ->
                    m.has(
                        Moved.class,
                        b -> a.stopped() && a.from() == b.from() && a.to() != b.to())));
  }

  /** Whether a racer came past one of a group that was ahead. */
  private static boolean isPassed(Moment<RaceState> m) {
    List<Moved> moved = m.all(Moved.class).toList();
    return moved.stream()
        .anyMatch(
            a ->
                moved.stream()
                    .anyMatch(
                        b ->
                            a.from() < b.from()
                                && a.to() > b.to()
                                && front(m, a.racer()) != front(m, b.racer())));
  }

  private static void groups(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("PW-Q-13", m -> m.has(GroupsFormed.class) && hasSmallBunch(m.after()));
    all.put("PW-Q-44", m -> m.has(Waited.class));
    all.put(
        "PW-Q-45",
        m ->
            m.all(GroupRode.class).map(GroupRode::pace).distinct().count() > 1
                && m.has(
                    GroupsFormed.class, e -> e.fronts().size() < m.all(GroupRode.class).count()));
    all.put(
        "PW-Q-53",
        m -> m.has(BrokeAway.class, e -> Road.holder(m.before(), e.to()) != RaceState.NOBODY));
  }

  /** Whether two or three racers on one square are a group. */
  private static boolean hasSmallBunch(RaceState race) {
    for (int racer = 0; racer < race.count(); racer++) {
      if (race.rides(racer) && squares(race, race.group(racer)) == 1) {
        int together = Road.countOn(race, race.square(racer));
        if (together > 1 && together < Road.FULL) {
          return true;
        }
      }
    }
    return false;
  }

  private static int squares(RaceState race, int group) {
    return Road.squaresOf(race, group, new int[Racer.MOST]);
  }

  private static void breakaway(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("PW-Q-07", m -> m.has(Boosted.class));
    all.put("PW-Q-09", m -> m.has(BrokeAway.class, e -> e.to() - e.from() < gained(m, e)));
    all.put(
        "PW-Q-48", m -> m.has(Attacked.class, e -> squares(m.before(), group(m, e.racer())) == 1));
    all.put("PW-Q-49", m -> m.has(Burned.class, e -> e.rule().equals("PW-28")));
    all.put(
        "PW-Q-50",
        m ->
            m.before().phase() == Phase.BOOST
                && m.has(Boosted.class)
                && m.before().roll
                    >= Breakaway.needed(m.before(), m.before().group(m.before().attacker)));
  }

  private static int gained(Moment<RaceState> m, BrokeAway e) {
    return Breakaway.squares(m.before(), e.result(), group(m, e.racer()));
  }

  private static void counters(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("PW-Q-05", m -> m.has(Countered.class) && m.before().result != 6);
    all.put(
        "PW-Q-51",
        m ->
            m.has(Countered.class)
                && m.before().seatOf(m.before().subject) == m.before().seatOf(m.before().attacker));
    all.put(
        "PW-Q-52",
        m -> m.has(CounterSucceeded.class, e -> e.to() < m.before().square(m.before().attacker)));
  }

  private static void withinGroup(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("PW-Q-21", m -> m.has(Shifted.class, e -> e.to() > e.from() + 1));
    all.put("PW-Q-22", m -> m.has(PushedBack.class, e -> !isOf(e.racer(), m.seat().index())));
  }

  private static void payment(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put(
        "PW-17",
        m ->
            m.action().equals("keep")
                && m.before().pace(Road.holder(m.before(), m.before().cursor)) != Pace.FAST
                && !m.has(Burned.class));
    all.put("PW-40", m -> m.before().phase() == Phase.PAY && m.seat().index() != m.before().onTurn);
    all.put(
        "PW-Q-18",
        m ->
            (m.action().equals("pay climbing") || m.action().equals("pay sprint"))
                && m.before().points(m.before().subject, Skill.ENDURANCE) > 0);
    all.put(
        "PW-Q-20",
        m ->
            m.has(
                Dropped.class,
                e -> e.from() - e.to() > 1 && Road.countOn(m.before(), e.to()) == 0));
    all.put("PW-Q-56", m -> m.has(Dropped.class));
  }

  private static void incidentsAndFood(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("PW-Q-30", m -> m.has(IncidentSuffered.class));
    all.put("PW-Q-63", m -> m.before().phase() == Phase.ATTACK && m.has(IncidentSuffered.class));
    all.put(
        "PW-Q-33", m -> m.before().rules.feeding() && m.has(Moved.class, e -> ridesOverFood(m, e)));
    all.put("PW-Q-65", m -> m.has(Fed.class, e -> !isOf(e.racer(), m.before().onTurn)));
    all.put("PW-Q-72", m -> m.action().startsWith("feed"));
  }

  private static boolean ridesOverFood(Moment<RaceState> m, Moved moved) {
    for (int square = moved.from() + 1; square < moved.to(); square++) {
      if (course(m).zone(square) >= 0
          && course(m).zone(moved.to()) < 0
          && course(m).zone(moved.from()) < 0) {
        return true;
      }
    }
    return false;
  }

  private static musette.games.pacewheel.course.Course course(Moment<RaceState> m) {
    return m.before().course();
  }

  /** The terrain of a square of the road; past the line that of the finish. */
  private static musette.games.pacewheel.course.Terrain terrainAt(Moment<RaceState> m, int square) {
    return square < m.before().line ? course(m).terrain(square) : course(m).finishTerrain();
  }

  static boolean isOf(String racer, int seat) {
    return Racer.index(racer) / Racer.TEAM == seat;
  }

  static int group(Moment<RaceState> m, String racer) {
    return m.before().group(Racer.index(racer));
  }

  private static int front(Moment<RaceState> m, String racer) {
    return m.before().front(group(m, racer));
  }
}
