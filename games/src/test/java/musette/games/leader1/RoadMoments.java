package musette.games.leader1;

import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceEvent.BrokeAway;
import musette.games.leader1.api.RaceEvent.Finished;
import musette.games.leader1.api.RaceEvent.Regained;
import musette.games.leader1.api.RaceEvent.Rejoined;
import musette.games.leader1.api.RaceEvent.RiskRolled;
import musette.games.leader1.api.RaceEvent.Rode;
import musette.games.leader1.api.RaceEvent.Slipstreamed;
import musette.games.leader1.api.RaceEvent.Stayed;
import musette.games.leader1.api.RaceEvent.TileDrawn;
import musette.games.leader1.api.RaceEvent.TurnBegan;
import musette.games.leader1.api.RaceEvent.TurnMissed;
import musette.games.leader1.api.Slot;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Terrain;
import musette.testkit.Moment;

/** By which one sees that a rule of moves, slipstream and breakaways mattered. */
final class RoadMoments {
  private RoadMoments() {}

  static void add(Map<String, Predicate<Moment<RaceState>>> all) {
    free(all);
    ways(all);
    order(all);
    breakaways(all);
    slipstream(all);
    lines(all);
  }

  private static void free(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-21", m -> rides(m, Quality.DESCENDER, x -> is(x, Terrain.DOWNHILL)));
    all.put("L1-22", m -> rides(m, Quality.SPRINTER, x -> x.course().sprint(x.start())));
    all.put("L1-45", m -> Ridden.any(m, x -> x.before().slipstream(x.r()) > 0 && x.paying() > 0));
    all.put("L1-46", m -> Ridden.any(m, x -> x.course().terrain(x.end()) != x.terrain()));
    all.put("L1-66", m -> regains(m) && Ridden.any(m, x -> x.before().slipstream(x.r()) > 0));
    all.put("L1-Q-15", RoadMoments::regains);
    all.put("L1-Q-16", m -> Ridden.any(m, x -> x.free() > 0 && x.paying() > 0));
    all.put("L1-Q-57", m -> Ridden.any(m, x -> x.course().sprint(x.start())));
    all.put("L1-H-15", m -> Ridden.any(m, x -> x.course().sprint(x.start())));
  }

  static boolean rides(Moment<RaceState> m, Quality quality, Predicate<Ridden> such) {
    return Ridden.any(m, x -> x.before().quality(x.r()) == quality && such.test(x));
  }

  static boolean is(Ridden x, Terrain terrain) {
    return x.terrain() == terrain.ordinal();
  }

  private static boolean regains(Moment<RaceState> m) {
    return m.has(Regained.class, e -> e.rule().equals("L1-65"));
  }

  private static void ways(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-42", m -> Ridden.any(m, x -> x.crossed() == 0 && isBehindAnother(x)));
    all.put("L1-51", m -> Ridden.any(m, RoadMoments::goesSideways));
    all.put("L1-H-06", m -> Ridden.any(m, RoadMoments::changesLane));
    all.put("L1-53", m -> Ridden.any(m, x -> x.crossed() > 0 && x.length() > 2));
    all.put("L1-55", m -> Ridden.any(m, x -> x.crossed() > 0));
    all.put("L1-132", m -> Ridden.any(m, x -> lies(x, x.end())));
    all.put("L1-Q-19", m -> m.has(Stayed.class));
    all.put(
        "L1-Q-20", m -> Ridden.any(m, x -> x.crossed() == 0 && x.passes(x.before()::isPunctured)));
    all.put("L1-Q-55", m -> Ridden.any(m, x -> x.path().contains(x.before().headSquare())));
    all.put("L1-Q-69", m -> Ridden.any(m, x -> x.passes(x.before()::isFallen)));
    all.put("L1-Q-71", m -> Ridden.any(m, x -> x.length() > 1 && changesLane(x)));
    all.put("L1-141", m -> Ridden.any(m, x -> x.course().cobbles(x.start())));
  }

  private static boolean isBehindAnother(Ridden x) {
    return x.before().isOnRoad(x.r())
        && Ridden.onRoad(x.before())
            .filter(x.before()::occupies)
            .anyMatch(o -> x.before().square(o) == x.course().ahead(x.start()));
  }

  private static boolean lies(Ridden x, int square) {
    return Ridden.onRoad(x.before())
        .anyMatch(o -> o != x.r() && x.before().isFallen(o) && x.before().square(o) == square);
  }

  /** A step onto the square beside, which ends a little farther ahead in a bend. */
  private static boolean goesSideways(Ridden x) {
    return steps(x, (c, from, to) -> c.lane(from) != c.lane(to) && c.rear(to) < c.rear(from) + 35);
  }

  private static boolean changesLane(Ridden x) {
    return steps(x, (c, from, to) -> c.lane(from) != c.lane(to));
  }

  private interface Step {
    boolean test(Course course, int from, int to);
  }

  private static boolean steps(Ridden x, Step such) {
    return IntStream.range(1, x.length())
        .anyMatch(i -> such.test(x.course(), x.path().get(i - 1), x.path().get(i)));
  }

  private static void order(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-43", m -> m.before().phase == Phase.BREAKAWAY_RIDERS && m.before().queued > 1);
    all.put("L1-98", m -> m.before().phase == Phase.DROPPED_RIDERS && m.before().queued > 1);
    all.put("L1-97", m -> m.before().phase == Phase.DROPPED_RIDERS && m.has(Rode.class));
    all.put("L1-56", m -> Ridden.any(m, Ridden::isLevel));
    all.put("L1-161", m -> Ridden.any(m, Ridden::isLevel));
    all.put("L1-Q-56", m -> Ridden.any(m, Ridden::isLevel));
    all.put("L1-Q-67", m -> m.has(TurnBegan.class) && isAnybodyLevel(m.after()));
    all.put("L1-Q-66", m -> m.has(TurnBegan.class) && m.after().road() != 0);
    all.put("L1-130", m -> Ridden.any(m, x -> x.before().isFallen(x.r())));
    all.put("L1-131", m -> hasSlot(m.after(), Slot.WAITING));
    all.put(
        "L1-Q-115", m -> hasSlot(m.before(), Slot.WAITING) && !hasSlot(m.after(), Slot.WAITING));
    all.put("L1-Q-112", m -> Ridden.any(m, x -> x.before().slot(x.r()) == Slot.LAST));
    all.put("L1-Q-36", m -> m.has(TurnMissed.class));
    all.put("L1-Q-86", m -> Ridden.onRoad(m.after()).anyMatch(r -> isDown(m.after(), r)));
  }

  private static boolean isDown(RaceState race, int r) {
    return race.isFallen(r) && race.isPunctured(r);
  }

  private static boolean hasSlot(RaceState race, Slot slot) {
    return Ridden.onRoad(race).anyMatch(r -> race.slot(r) == slot);
  }

  private static boolean isAnybodyLevel(RaceState race) {
    return Ridden.onRoad(race).map(r -> race.course.front(race.square(r))).distinct().count()
        < Ridden.onRoad(race).count();
  }

  private static void breakaways(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-71", m -> m.has(BrokeAway.class));
    all.put("L1-72", m -> m.has(BrokeAway.class) && Ridden.any(m, RoadMoments::leavesTheLane));
    all.put("L1-73", m -> m.has(BrokeAway.class) && Ridden.any(m, x -> is(x, Terrain.FLAT)));
    all.put("L1-74", m -> m.has(BrokeAway.class) && Ridden.any(m, RoadMoments::isBehindARider));
    all.put("L1-Q-22", m -> m.has(BrokeAway.class, e -> e.paying() > 0));
    all.put("L1-Q-23", m -> m.has(BrokeAway.class) && m.has(RiskRolled.class));
    all.put("L1-Q-61", m -> m.has(BrokeAway.class) && m.before().turn == 1);
    all.put("L1-Q-63", m -> m.has(BrokeAway.class) && m.before().tokens < 4);
    all.put(
        "L1-Q-76",
        m ->
            m.has(BrokeAway.class)
                && m.after().phase == Phase.BREAKING_AWAY
                && m.after().cursor == m.before().cursor);
  }

  private static boolean leavesTheLane(Ridden x) {
    return x.course().lane(x.path().getFirst()) != x.course().lane(x.start());
  }

  private static boolean isBehindARider(Ridden x) {
    return Ridden.onRoad(x.before())
        .anyMatch(o -> x.before().square(o) == x.course().ahead(x.start()));
  }

  private static void slipstream(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-101", m -> m.has(Slipstreamed.class));
    all.put("L1-H-07", m -> m.has(Slipstreamed.class));
    all.put("L1-Q-87", m -> Ridden.any(m, x -> x.before().slipstream(x.r()) > 0));
    all.put("L1-99", m -> m.has(Slipstreamed.class) && m.before().phase == Phase.DROPPED_RIDERS);
    all.put(
        "L1-102",
        m ->
            m.has(
                TurnMissed.class, e -> isFollowed(m.after(), Ridden.rider(e.team(), e.cyclist()))));
    all.put("L1-103", m -> Ridden.any(m, x -> isLost(x, 6) && !is(x, Terrain.DOWNHILL)));
    all.put("L1-104", m -> Ridden.any(m, x -> isLost(x, 5) && x.course().cobbles(x.start())));
    all.put("L1-105", m -> Ridden.any(m, x -> isLost(x, 8) && is(x, Terrain.DOWNHILL)));
    all.put(
        "L1-Q-13",
        m ->
            Ridden.any(
                m,
                x ->
                    isLost(x, 5)
                        && x.length() == 5
                        && x.course().cobbles(x.start())
                        && !is(x, Terrain.FLAT)));
    all.put("L1-Q-14", m -> m.has(Slipstreamed.class) && Ridden.any(m, RoadMoments::leadsThree));
    all.put(
        "L1-Q-88", m -> m.has(Slipstreamed.class) && Ridden.any(m, RoadMoments::isFollowedAcross));
  }

  private static boolean isLost(Ridden x, int length) {
    return x.length() >= length && x.isFollowed();
  }

  private static boolean isFollowed(RaceState race, int r) {
    return Ridden.onRoad(race).anyMatch(o -> race.course.ahead(race.square(o)) == race.square(r));
  }

  private static boolean leadsThree(Ridden x) {
    return x.before().isOnRoad(x.r())
        && Ridden.onRoad(x.before())
            .filter(o -> (Slipstream.followers(x.before(), x.r()) >> o & 1) != 0)
            .anyMatch(o -> isFollowed(x.before(), o));
  }

  private static boolean isFollowedAcross(Ridden x) {
    return Ridden.onRoad(x.before())
        .filter(o -> x.before().isOnRoad(x.r()))
        .filter(o -> (Slipstream.followers(x.before(), x.r()) >> o & 1) != 0)
        .anyMatch(o -> x.course().hexagon(x.before().square(o)) != x.course().hexagon(x.start()));
  }

  private static void lines(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-59", m -> m.has(Rejoined.class));
    all.put("L1-62", m -> m.has(TileDrawn.class));
    all.put("L1-13", m -> m.has(TileDrawn.class));
    all.put("L1-Q-73", m -> m.inOrder(Rode.class, TileDrawn.class));
    all.put("L1-Q-96", m -> m.has(TileDrawn.class) && !m.has(Rode.class));
    all.put("L1-Q-89", m -> m.inOrder(Rode.class, Finished.class));
    all.put("L1-Q-94", m -> m.before().pelotonHome() && m.has(Rode.class));
    all.put("L1-Q-51", m -> m.has(Finished.class) && isHomeInOneTurn(m.after()));
  }

  private static boolean isHomeInOneTurn(RaceState race) {
    return IntStream.range(0, Riders.RIDERS)
            .filter(r -> race.homePlace(r) > 0 && race.homeTurn(r) == race.turn)
            .count()
        > 1;
  }
}
