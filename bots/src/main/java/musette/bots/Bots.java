package musette.bots;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import musette.bots.flamingpyramids.BuilderGuide;
import musette.bots.flamingpyramids.ClubBuilder;
import musette.bots.flamingpyramids.GreedyBuilder;
import musette.bots.flamingpyramids.Watcher;
import musette.bots.flammerouge.ClubFlammeRouge;
import musette.bots.flammerouge.FlammeRougeGuide;
import musette.bots.flammerouge.GreedyFlammeRouge;
import musette.bots.flammerouge.Unplayed;
import musette.bots.leader1.ClubLeader1;
import musette.bots.leader1.GreedyLeader1;
import musette.bots.leader1.Leader1Guide;
import musette.bots.pacewheel.ClubPaceWheel;
import musette.bots.pacewheel.GreedyPaceWheel;
import musette.bots.pacewheel.PaceWheelGuide;
import musette.bots.search.Forecast;
import musette.bots.search.Guide;
import musette.bots.search.Search;
import musette.bots.tourdefrance.GreedyRider;
import musette.bots.tourdefrance.TourGuide;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flammerouge.api.RaceView;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Refused;

/**
 * The bots of every game by name, from the weakest to the strongest.
 *
 * <ul>
 *   <li>{@code random}: any action; a yardstick, not an opponent
 *   <li>{@code learner}: plays sensibly and makes mistakes as people do
 *   <li>{@code greedy}: the simplest heuristic of the game
 *   <li>{@code club}: a heuristic that knows the game
 *   <li>{@code champion}: searches
 * </ul>
 */
public final class Bots {
  private static final String CHAMPION = "champion";

  public static final List<String> NAMES = List.of("random", "learner", "greedy", "club", CHAMPION);

  /** The champion's budget when the caller sets none. */
  public static final Budget USUAL = Budget.iterations(2000);

  /** The learner overlooks chaos one time in so many. */
  private static final int OVERLOOKED = 3;

  /** The simplest heuristic of each game. */
  private static final Map<String, Policy<?, ?>> GREEDY =
      Map.ofEntries(
          Map.entry("flamme-rouge", new GreedyFlammeRouge()),
          Map.entry("leader-1", new GreedyLeader1()),
          Map.entry("flaming-pyramids", new GreedyBuilder()),
          Map.entry("tour-de-france", new GreedyRider()),
          Map.entry("pace-wheel", new GreedyPaceWheel()));

  /** The better heuristic of each game; the greedy one is used for games without an entry. */
  private static final Map<String, Policy<?, ?>> CLUB =
      Map.ofEntries(
          Map.entry("flamme-rouge", new ClubFlammeRouge()),
          Map.entry("flaming-pyramids", new ClubBuilder()),
          Map.entry("pace-wheel", new ClubPaceWheel()),
          Map.entry("leader-1", new ClubLeader1()));

  /** What the search knows about each game. */
  private static final Map<String, Guide<?, ?>> GUIDES =
      Map.ofEntries(
          Map.entry("flamme-rouge", new FlammeRougeGuide()),
          Map.entry("flaming-pyramids", new BuilderGuide()),
          Map.entry("pace-wheel", new PaceWheelGuide()),
          Map.entry("leader-1", new Leader1Guide()),
          Map.entry("tour-de-france", new TourGuide()));

  /**
   * How the search transforms a view before it imagines states; the identity for games without an
   * entry.
   */
  private static final Map<String, UnaryOperator<?>> EYES =
      Map.of("flamme-rouge", (UnaryOperator<RaceView>) Unplayed::of);

  private Bots() {}

  /**
   * The bot with this name for this game. A champion may have a number of iterations, as in {@code
   * champion@5000}; the other bots take none.
   *
   * @throws Refused if the name is unknown
   */
  public static <S, A, V> Policy<A, V> of(Game<S, A, V> game, String name) {
    if (!name.startsWith(CHAMPION + "@")) {
      return of(game, name, USUAL);
    }
    String number = name.substring(CHAMPION.length() + 1);
    if (!number.matches("[1-9][0-9]{0,7}")) {
      throw unknown(name);
    }
    return of(game, CHAMPION, Budget.iterations(Integer.parseInt(number)));
  }

  /** The bot with this name (without a number), with a budget for bots that search. */
  public static <S, A, V> Policy<A, V> of(Game<S, A, V> game, String name, Budget budget) {
    return switch (name) {
      case "random" -> Policy.random();
      case "learner" -> watching(game, new Learner<>(greedy(game), club(game)), OVERLOOKED);
      case "greedy" -> greedy(game);
      case "club" -> club(game);
      case CHAMPION -> watching(game, champion(game, budget), 0);
      default -> throw unknown(name);
    };
  }

  /** To look for chaos in a pyramid is no matter of searching, nor of noticing possibilities. */
  @SuppressWarnings("unchecked") // The game's id tells its types.
  private static <A, V> Policy<A, V> watching(
      Game<?, A, V> game, Policy<A, V> policy, int overlooks) {
    return game.about().id().equals("flaming-pyramids")
        ? (Policy<A, V>) new Watcher((Policy<BuildAction, BuildView>) policy, overlooks)
        : policy;
  }

  private static Refused unknown(String name) {
    return Refused.because("", "unknown-bot", "bot", name, "known", NAMES);
  }

  /** The searching bot of a game, for callers that need more than a choice. */
  @SuppressWarnings("unchecked") // The table pairs each game with a guide over its own types.
  public static <S, A, V> Search<S, A, V> champion(Game<S, A, V> game, Budget budget) {
    Guide<S, A> guide = (Guide<S, A>) GUIDES.get(game.about().id());
    return guide == null
        ? Search.plain(game, budget, Search.Tuning.USUAL)
        : Search.guided(game, guide, budget).with(eyes(game));
  }

  @SuppressWarnings("unchecked") // As above.
  private static <V> UnaryOperator<V> eyes(Game<?, ?, V> game) {
    return (UnaryOperator<V>) EYES.getOrDefault(game.about().id(), UnaryOperator.identity());
  }

  /** Every seat's chance to win as far as the viewer can tell, from this many imagined matches. */
  @SuppressWarnings("unchecked") // As above.
  public static <S, A, V> List<Double> forecast(
      Game<S, A, V> game, V view, int seats, int matches, Chance chance) {
    Guide<S, A> guide = (Guide<S, A>) GUIDES.get(game.about().id());
    return guide == null
        ? Forecast.plain(game, view, seats, matches, chance)
        : Forecast.guided(game, guide, view, seats, matches, chance);
  }

  @SuppressWarnings("unchecked") // The table pairs each game with policies over its own types.
  private static <S, A, V> Policy<A, V> greedy(Game<S, A, V> game) {
    return (Policy<A, V>) GREEDY.getOrDefault(game.about().id(), Policy.random());
  }

  @SuppressWarnings("unchecked") // As above.
  private static <S, A, V> Policy<A, V> club(Game<S, A, V> game) {
    Policy<?, ?> policy = CLUB.get(game.about().id());
    return policy == null ? greedy(game) : (Policy<A, V>) policy;
  }
}
