package musette.games.leader1;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.RaceEvent.Absorbed;
import musette.games.leader1.api.RaceEvent.Accelerated;
import musette.games.leader1.api.RaceEvent.AreaTaken;
import musette.games.leader1.api.RaceEvent.Classified;
import musette.games.leader1.api.RaceEvent.Dropped;
import musette.games.leader1.api.RaceEvent.Eliminated;
import musette.games.leader1.api.RaceEvent.LetGo;
import musette.games.leader1.api.RaceEvent.Paid;
import musette.games.leader1.api.RaceEvent.PelotonMoved;
import musette.games.leader1.api.RaceEvent.PelotonRolled;
import musette.games.leader1.api.RaceEvent.PursuitPassed;
import musette.games.leader1.api.RaceEvent.QualityGiven;
import musette.games.leader1.api.RaceEvent.StageBegan;
import musette.games.leader1.api.RaceEvent.TokensPlaced;
import musette.games.leader1.api.RaceEvent.TurnBegan;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Plan;
import musette.games.leader1.course.Terrain;
import musette.testkit.Moment;

/** By which one sees that a rule mattered that no event, remark or refusal cites. */
final class PelotonMoments {
  private PelotonMoments() {}

  static Map<String, Predicate<Moment<RaceState>>> all() {
    var all = new LinkedHashMap<String, Predicate<Moment<RaceState>>>();
    course(all);
    start(all);
    pursuit(all);
    peloton(all);
    drops(all);
    stages(all);
    RoadMoments.add(all);
    RiskMoments.add(all);
    return all;
  }

  private static void course(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-04", m -> m.isStart() && hasSuddenMountain(plan(m)));
    all.put("L1-07", m -> m.isStart() && isInTheLastTwo(plan(m)));
    all.put("L1-08", m -> m.isStart() && plan(m).sprints().size() > plan(m).bonuses().size());
    all.put(
        "L1-09",
        m ->
            m.isStart()
                && plan(m).sprints().isEmpty()
                && plan(m).hexagon(plan(m).finish().getFirst().hexagon()).terrain()
                    == Terrain.MOUNTAIN);
    all.put("L1-10", m -> m.isStart() && !plan(m).categories().isEmpty());
    all.put("L1-12", m -> m.isStart() && plan(m).feeds().size() == 1);
    all.put(
        "L1-Q-05", m -> m.isStart() && plan(m).bonuses().stream().anyMatch(b -> isSprint(m, b)));
    all.put(
        "L1-H-03",
        m -> m.isStart() && plan(m).route().stream().anyMatch(l -> l.text().endsWith("~")));
  }

  private static Plan plan(Moment<RaceState> m) {
    return m.after().course.plan();
  }

  private static boolean hasSuddenMountain(Plan plan) {
    return IntStream.rangeClosed(2, plan.route().size())
        .anyMatch(
            h ->
                plan.hexagon(h).terrain() == Terrain.MOUNTAIN
                    && (plan.hexagon(h - 1).terrain() == Terrain.FLAT
                        || plan.hexagon(h - 1).terrain() == Terrain.DOWNHILL));
  }

  private static boolean isInTheLastTwo(Plan plan) {
    return !plan.sprints().isEmpty()
        && plan.sprints().getLast().hexagon() >= plan.finish().getFirst().hexagon() - 1;
  }

  private static boolean isSprint(Moment<RaceState> m, Plan.Mark bonus) {
    return plan(m).sprints().stream()
        .anyMatch(s -> s.hexagon() == bonus.hexagon() || s.hexagon() == bonus.hexagon() - 1);
  }

  private static void start(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-16", m -> m.has(TokensPlaced.class));
    all.put("L1-19", m -> m.has(QualityGiven.class));
    all.put("L1-25", m -> begins(m, 1) && hasStartEnergy(m.after()));
    all.put("L1-26", m -> begins(m, 1) && m.after().pursuitsOf(m.after().teamAt(0)) == 6);
    all.put("L1-32", m -> begins(m, 1) && m.after().head == m.after().course.startDot());
    all.put("L1-33", m -> begins(m, 1) && m.after().road() == 0);
    all.put("L1-34", m -> m.has(StageBegan.class, e -> e.stage() > 1) && m.has(TokensPlaced.class));
    all.put("L1-36", m -> m.before().phase == Phase.AREAS && m.before().cursor > 2);
    all.put("L1-Q-09", m -> m.has(TokensPlaced.class, e -> e.order().size() < 4));
    all.put("L1-Q-65", m -> m.before().phase == Phase.AREAS && m.has(AreaTaken.class));
  }

  private static boolean begins(Moment<RaceState> m, int turn) {
    return m.has(TurnBegan.class, e -> e.turn() == turn) && m.after().stage == 0;
  }

  private static boolean hasStartEnergy(RaceState race) {
    return riders().filter(race::isOut).allMatch(r -> race.startEnergy(r) == race.course.energy());
  }

  private static IntStream riders() {
    return IntStream.range(0, Riders.RIDERS);
  }

  private static void pursuit(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-31", m -> m.has(Accelerated.class));
    all.put("L1-37", m -> m.has(PelotonRolled.class));
    all.put("L1-81", m -> m.before().phase == Phase.PURSUIT && isTwiceInRow(m.before()));
    all.put("L1-Q-32", m -> m.before().phase == Phase.PURSUIT && isTwiceInRow(m.before()));
    all.put("L1-82", m -> m.has(PelotonRolled.class) && m.has(PursuitPassed.class));
    all.put("L1-83", m -> m.has(Accelerated.class) && m.has(PelotonRolled.class));
    all.put("L1-Q-113", m -> m.has(Accelerated.class) && isEmpty(m.before()));
  }

  private static boolean isTwiceInRow(RaceState race) {
    return IntStream.range(0, race.tokens).anyMatch(i -> race.inRowOf(race.teamAt(i)) == 2);
  }

  private static boolean isEmpty(RaceState race) {
    return riders().noneMatch(race::isInPeloton);
  }

  private static void peloton(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-86", PelotonMoments::isHurried);
    all.put("L1-Q-114", m -> isHurried(m) && m.has(Absorbed.class));
    all.put("L1-88", m -> m.has(PelotonMoved.class));
    all.put("L1-92", m -> m.has(PelotonMoved.class) && !isEmpty(m.before()) && isDark(m));
    all.put(
        "L1-Q-21",
        m -> m.has(PelotonMoved.class) && terrain(m, 0) != terrain(m, 1) && !isEmpty(m.before()));
    all.put("L1-Q-25", m -> m.has(Absorbed.class));
    all.put("L1-Q-77", m -> m.before().phase == Phase.INSIDE_PELOTON && m.has(AreaTaken.class));
    all.put("L1-Q-78", m -> m.inOrder(PelotonMoved.class, Absorbed.class) && m.has(Paid.class));
    all.put("L1-Q-79", m -> m.all(Absorbed.class).count() > 1);
    all.put(
        "L1-Q-80",
        m -> m.has(Absorbed.class, e -> m.after().risks(Ridden.rider(e.team(), e.cyclist())) > 0));
    all.put("L1-Q-83", m -> m.has(PelotonMoved.class) && riders().anyMatch(r -> isPassed(m, r)));
  }

  /** Whether the peloton rode one square more because nobody was in it. */
  private static boolean isHurried(Moment<RaceState> m) {
    return isEmpty(m.before())
        && !m.has(Accelerated.class)
        && m.has(PelotonRolled.class, r -> m.has(PelotonMoved.class, e -> e.squares() > r.value()));
  }

  private static boolean isDark(Moment<RaceState> m) {
    Course course = m.before().course;
    return m.before().stage == m.after().stage
        && IntStream.rangeClosed(m.before().head + 1, m.after().head)
            .anyMatch(dot -> course.dark(course.dot(dot)));
  }

  private static int terrain(Moment<RaceState> m, int back) {
    return m.before().course.terrain(m.before().course.dot(Math.max(0, m.before().head - back)));
  }

  /** Whether the peloton went past a rider who lies or mends. */
  private static boolean isPassed(Moment<RaceState> m, int r) {
    RaceState race = m.before();
    return race.isOnRoad(r)
        && m.after().isOnRoad(r)
        && race.stage == m.after().stage
        && !race.occupies(r)
        && race.course.front(race.square(r)) > race.headFront()
        && race.course.front(race.square(r)) <= m.after().headFront();
  }

  private static void drops(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-77", m -> m.has(LetGo.class));
    all.put("L1-95", m -> m.has(Dropped.class));
    all.put("L1-Q-28", m -> m.all(Dropped.class).count() > 1);
    all.put("L1-Q-30", m -> m.has(Dropped.class, e -> e.rule().equals("L1-94")));
    all.put("L1-Q-82", m -> m.has(Dropped.class, e -> !e.square().contains("C")));
  }

  private static void stages(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-156", m -> m.has(Classified.class, e -> e.bonus() >= 2));
    all.put("L1-Q-52", m -> m.has(Classified.class, e -> e.delay() == 0 && e.place() > 1));
    all.put("L1-Q-53", m -> m.has(Eliminated.class));
    all.put("L1-Q-101", m -> m.has(Eliminated.class));
    all.put("L1-Q-99", m -> m.has(Classified.class, e -> e.bonus() > 0));
    all.put("L1-Q-100", PelotonMoments::hasEqualTotals);
  }

  private static boolean hasEqualTotals(Moment<RaceState> m) {
    List<Integer> totals = m.all(Classified.class).map(e -> e.total() - e.gained()).toList();
    return totals.stream().distinct().count() < totals.size();
  }
}
