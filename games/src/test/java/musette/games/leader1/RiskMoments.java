package musette.games.leader1;

import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import musette.games.leader1.api.Face;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceEvent.BrokeAway;
import musette.games.leader1.api.RaceEvent.CobblesRolled;
import musette.games.leader1.api.RaceEvent.Fell;
import musette.games.leader1.api.RaceEvent.HeatSuffered;
import musette.games.leader1.api.RaceEvent.PelotonMoved;
import musette.games.leader1.api.RaceEvent.PelotonRolled;
import musette.games.leader1.api.RaceEvent.PunctureRolled;
import musette.games.leader1.api.RaceEvent.Punctured;
import musette.games.leader1.api.RaceEvent.RiskRolled;
import musette.games.leader1.api.RaceEvent.Rode;
import musette.games.leader1.api.RaceEvent.WeatherTurned;
import musette.games.leader1.api.Risk;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Weather;
import musette.games.leader1.course.Terrain;
import musette.testkit.Moment;

/** By which one sees that a rule of risks, punctures, cobbles and weather mattered. */
final class RiskMoments {
  private RiskMoments() {}

  static void add(Map<String, Predicate<Moment<RaceState>>> all) {
    line(all);
    cracks(all);
    falls(all);
    punctures(all);
    weather(all);
  }

  private static void line(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-28", m -> m.has(RiskRolled.class, e -> e.number() == 3));
    all.put("L1-107", m -> m.has(RiskRolled.class));
    all.put("L1-108", m -> m.inOrder(Rode.class, RiskRolled.class));
    all.put("L1-112", m -> m.has(RiskRolled.class, e -> e.number() == 2));
    all.put("L1-113", m -> m.has(RiskRolled.class, e -> e.number() > 1 && e.risk() == Risk.FALL));
    all.put("L1-115", m -> m.has(RiskRolled.class, e -> e.risk() == Risk.FALL));
    all.put(
        "L1-Q-40",
        m ->
            m.has(
                RiskRolled.class,
                e -> e.number() > 2 && (e.face() == Face.PLAIN || e.face() == Face.FIVE)));
    all.put("L1-Q-42", m -> m.has(RiskRolled.class, e -> e.face() == Face.RED));
  }

  private static void cracks(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-11", RiskMoments::risksCrack);
    all.put("L1-121", RiskMoments::risksCrack);
    all.put("L1-Q-116", RiskMoments::risksCrack);
    all.put("L1-122", m -> !risksCrack(m) && Ridden.any(m, x -> x.paying() > limit(x)));
    all.put(
        "L1-125",
        m ->
            m.has(BrokeAway.class)
                && !risksCrack(m)
                && Ridden.any(
                    m,
                    x ->
                        Riders.speciality(x.r()) == Speciality.CLIMBER.ordinal()
                            && RoadMoments.is(x, Terrain.MOUNTAIN)
                            && x.paying(s -> x.course().climb(s) > 0) > limit(x)));
    all.put("L1-Q-105", m -> Ridden.any(m, x -> climbs(x).count() > 1));
  }

  private static boolean risksCrack(Moment<RaceState> m) {
    return m.has(RiskRolled.class, e -> e.risk() != Risk.FALL);
  }

  private static IntStream climbs(Ridden x) {
    return x.path().stream().mapToInt(s -> x.course().climb(s)).filter(c -> c > 0).distinct();
  }

  /** The strictest limit of the mountains on the way. */
  private static int limit(Ridden x) {
    return climbs(x).map(x.course()::limit).min().orElse(Integer.MAX_VALUE);
  }

  private static void falls(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-23", m -> isSafeFighter(m, s -> !m.before().course.cobbles(s)));
    all.put("L1-133", m -> isSafeFighter(m, s -> true));
    all.put("L1-144", m -> isSafeFighter(m, m.before().course::cobbles));
    all.put("L1-127", m -> !isRolled(m) && Ridden.any(m, x -> x.free(x.course()::dark) > 0));
    all.put("L1-128", m -> isRolled(m) && Ridden.any(m, x -> x.paying(x.course()::dark) > 1));
    all.put("L1-143", m -> m.has(CobblesRolled.class) && !m.has(RiskRolled.class));
    all.put(
        "L1-Q-39",
        m ->
            Ridden.any(
                m,
                x ->
                    x.paying(s -> x.course().dark(s) && x.course().cobbles(s)) > 0
                        && x.paying(s -> x.course().dark(s) && !x.course().cobbles(s)) > 0));
    all.put("L1-Q-106", m -> isRolled(m) && Ridden.any(m, x -> x.paying(x.course()::dark) > 0));
    all.put(
        "L1-Q-84",
        m ->
            m.before().phase == Phase.DROPPED_RIDERS
                && m.has(Fell.class)
                && Ridden.any(m, RiskMoments::isAtHead));
  }

  private static boolean isAtHead(Ridden x) {
    return x.course().front(x.end()) >= x.before().headFront();
  }

  private static boolean isRolled(Moment<RaceState> m) {
    return m.has(RiskRolled.class) || m.has(CobblesRolled.class);
  }

  /** A fighter who passes one dangerous square, which is such, and is not in danger. */
  private static boolean isSafeFighter(Moment<RaceState> m, IntPredicate such) {
    return !isRolled(m)
        && RoadMoments.rides(
            m, Quality.FIGHTER, x -> x.paying(s -> x.course().dark(s) && such.test(s)) == 1);
  }

  private static void punctures(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-106", m -> m.has(Punctured.class, e -> losesSlipstream(m, e)));
    all.put("L1-134", m -> m.has(PelotonRolled.class, e -> e.face() == Face.RED));
    all.put("L1-135", m -> m.inOrder(PelotonMoved.class, PunctureRolled.class));
    all.put("L1-137", m -> m.all(PunctureRolled.class).count() > 1);
    all.put("L1-Q-41", m -> m.has(PunctureRolled.class, e -> e.face() == Face.RED));
    all.put("L1-Q-68", m -> m.all(PunctureRolled.class).filter(e -> isInside(m, e)).count() > 1);
    all.put(
        "L1-Q-111",
        m ->
            m.has(PunctureRolled.class)
                && Ridden.onRoad(m.before()).anyMatch(m.before()::waitsAfterPuncture));
  }

  private static boolean isInside(Moment<RaceState> m, PunctureRolled e) {
    return m.before().isInPeloton(Ridden.rider(e.team(), e.cyclist()));
  }

  private static boolean losesSlipstream(Moment<RaceState> m, Punctured e) {
    RaceState race = m.after();
    int square = race.course.square(e.square());
    return Ridden.onRoad(race).anyMatch(o -> race.course.ahead(race.square(o)) == square);
  }

  private static void weather(Map<String, Predicate<Moment<RaceState>>> all) {
    all.put("L1-93", RiskMoments::entersWeather);
    all.put("L1-148", RiskMoments::entersWeather);
    all.put("L1-147", m -> Ridden.any(m, x -> x.wind() != 0));
    all.put(
        "L1-149",
        m ->
            isRolled(m)
                && Ridden.any(m, x -> x.free(s -> x.course().dark(s) && isRainy(x, s)) > 0));
    all.put(
        "L1-Q-47",
        m ->
            Ridden.any(
                m,
                x ->
                    x.before().slipstream(x.r()) > 0
                        && x.path().stream().anyMatch(s -> hasWind(x, s))));
    all.put(
        "L1-Q-74",
        m ->
            Ridden.any(
                m,
                x ->
                    x.paying() + x.crossed() == 0
                        && x.before().energy(x.r()) == 0
                        && x.path().stream().anyMatch(s -> hasWind(x, s))));
    all.put("L1-Q-107", m -> m.has(WeatherTurned.class) && !m.isStart());
    all.put("L1-Q-108", m -> Ridden.any(m, x -> turnedUp(x) > 1));
    all.put("L1-Q-109", m -> m.has(HeatSuffered.class));
  }

  private static boolean entersWeather(Moment<RaceState> m) {
    return m.has(PelotonMoved.class)
        && m.before().stage == m.after().stage
        && weatherAt(m.before(), m.after().course.hexagon(m.after().headSquare())) > 0;
  }

  private static boolean isRainy(Ridden x, int square) {
    return (WeatherTokens.rainyHexagons(x.before()) >> x.course().hexagon(square) & 1) != 0;
  }

  private static boolean hasWind(Ridden x, int square) {
    int shown = weatherAt(x.before(), x.course().hexagon(square));
    return shown > 0 && Weather.of(shown - 1).wind() > 0;
  }

  private static long turnedUp(Ridden x) {
    return x.path().stream()
        .map(x.course()::hexagon)
        .distinct()
        .filter(h -> weatherAt(x.before(), h) > 0)
        .count();
  }

  /** One more than the weather that lies open on a hexagon; 0 if none does. */
  private static int weatherAt(RaceState race, int hexagon) {
    for (int token = 0; token < Weather.COUNT; token++) {
      if (WeatherTokens.hexagon(race, token) == hexagon) {
        return WeatherTokens.shown(race, token);
      }
    }
    return 0;
  }
}
