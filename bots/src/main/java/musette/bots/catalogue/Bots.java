package musette.bots.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.bots.flamingpyramids.FlamingPyramidsBots;
import musette.bots.flammerouge.FlammeRougeBots;
import musette.bots.leader1.Leader1Bots;
import musette.bots.levels.GameBots;
import musette.bots.pacewheel.PaceWheelBots;
import musette.bots.search.Forecast;
import musette.bots.search.Search;
import musette.bots.search.Tuning;
import musette.bots.tourdefrance.TourDeFranceBots;
import musette.bots.trial.Observer;
import musette.bots.trial.Trial;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;

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
 *
 * <p>A game that is not in the list below, such as one that is still being written, has the same
 * names: its heuristics play at random, and its champion searches without knowledge of the game.
 */
public final class Bots {
  private static final String CHAMPION = "champion";

  /** The names of the bots, from the weakest to the strongest. */
  public static final List<String> NAMES = List.of("random", "learner", "greedy", "club", CHAMPION);

  /** The champion's budget when the caller sets none. */
  public static final Budget DEFAULT_BUDGET = Budget.iterations(2000);

  /** One entry for each game, in the order of {@code Catalogue}. */
  static final List<GameBots<?, ?, ?>> GAMES =
      List.of(
          new FlammeRougeBots(),
          new Leader1Bots(),
          new FlamingPyramidsBots(),
          new PaceWheelBots(),
          new TourDeFranceBots());

  private Bots() {}

  /**
   * The bot with this name for this game. A champion may have a number of iterations, as in {@code
   * champion@5000}; the other bots take none.
   *
   * @throws Refused if the name is unknown
   */
  public static <S, A, V> Policy<A, V> of(Game<S, A, V> game, String name) {
    if (!name.startsWith(CHAMPION + "@")) {
      return of(game, name, DEFAULT_BUDGET);
    }
    String number = name.substring(CHAMPION.length() + 1);
    if (!number.matches("[1-9][0-9]{0,7}")) {
      throw unknown(name);
    }
    return of(game, CHAMPION, Budget.iterations(Integer.parseInt(number)));
  }

  /**
   * The bot with this name (without a number), with a budget for bots that search.
   *
   * @throws Refused if the name is unknown
   */
  public static <S, A, V> Policy<A, V> of(Game<S, A, V> game, String name, Budget budget) {
    Optional<GameBots<S, A, V>> bots = find(game);
    return switch (name) {
      case "random" -> Policy.random();
      case "learner" -> bots.map(GameBots::learner).orElse(Policy.random());
      case "greedy" -> bots.map(GameBots::greedy).orElse(Policy.random());
      case "club" -> bots.map(GameBots::club).orElse(Policy.random());
      case CHAMPION -> {
        Search<S, A, V> search = search(game, budget);
        yield bots.map(own -> own.champion(search)).orElse(search);
      }
      default -> throw unknown(name);
    };
  }

  private static Refused unknown(String name) {
    return Refused.because("", "unknown-bot", "bot", name, "known", NAMES);
  }

  /** The champion's search, for callers that need more than a choice. */
  public static <S, A, V> Search<S, A, V> search(Game<S, A, V> game, Budget budget) {
    return find(game)
        .map(own -> Search.guided(game, own.guide(), budget).with(own::searched))
        .orElseGet(() -> Search.plain(game, budget, Tuning.DEFAULT));
  }

  /** Every seat's chance to win as far as the viewer can tell, from this many imagined matches. */
  public static <S, A, V> List<Double> forecast(
      Game<S, A, V> game, V view, int seats, int matches, Chance chance) {
    return find(game)
        .map(own -> Forecast.guided(game, own.guide(), view, seats, matches, chance))
        .orElseGet(() -> Forecast.plain(game, view, seats, matches, chance));
  }

  /**
   * Bots of one level ride a set-up again and again.
   *
   * @throws Refused if the game does not accept the set-up, or the name is unknown
   */
  public static <S, A, V> Trial<S, A, V> trial(
      Game<S, A, V> game, Setup setup, String name, long seed) {
    game.check(setup);
    Supplier<Observer> observers =
        find(game).map(bots -> bots.observers(game, setup)).orElse(Observer::silent);
    return new Trial<>(game, setup, of(game, name), observers, seed);
  }

  @SuppressWarnings("unchecked") // The class that an entry names has the entry's own types.
  private static <S, A, V> Optional<GameBots<S, A, V>> find(Game<S, A, V> game) {
    for (GameBots<?, ?, ?> bots : GAMES) {
      if (bots.game().isInstance(game)) {
        return Optional.of((GameBots<S, A, V>) bots);
      }
    }
    return Optional.empty();
  }
}
