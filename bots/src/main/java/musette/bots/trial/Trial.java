package musette.bots.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import musette.bots.Policy;
import musette.bots.trial.Observed.Breakaway;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** Bots of one kind ride a road again and again, and what they lived through is counted. */
public final class Trial<S, A, V> {
  /** A place and how often it came up. */
  public record Count(int number, int races) {}

  /** A kind of rider and its share of wins. */
  public record Winner(String kind, Estimate share) {}

  /**
   * What is known after so many races.
   *
   * @param seats wins by seat; a shared win counts as a fraction
   * @param rounds how often a race took so many rounds; empty if the game has none to tell
   * @param winners wins by kind of rider, most first
   * @param breakaway a list of one, or of none if the game knows no breakaways
   * @param effort the mean of a team; negative if there is nothing to tell
   * @param decided where the winner took the lead for good, by square
   */
  public record Report(
      int races,
      List<Estimate> seats,
      List<Count> rounds,
      double meanRounds,
      List<Winner> winners,
      List<Estimate> breakaway,
      double effort,
      List<Count> decided) {}

  private final Game<S, A, V> game;
  private final Setup setup;
  private final Policy<A, V> bot;
  private final java.util.function.Supplier<Observer> observers;
  private final long seed;

  private final double[] wins;
  private final Map<Integer, Integer> rounds = new TreeMap<>();
  private final Map<String, Integer> winners = new TreeMap<>();
  private final Map<Integer, Integer> decided = new TreeMap<>();
  private int races;
  private int away;
  private int together;
  private double effort;

  /** A trial of a set-up that the game accepts; it refuses any other. */
  public Trial(
      Game<S, A, V> game,
      Setup setup,
      Policy<A, V> bot,
      java.util.function.Supplier<Observer> observers,
      long seed) {
    game.check(setup);
    this.game = game;
    this.setup = setup;
    this.bot = bot;
    this.observers = observers;
    this.seed = seed;
    this.wins = new double[setup.seats()];
  }

  /** Rides one more race. */
  public void ride() {
    Observer observer = observers.get();
    BotMatch match =
        BotMatch.play(
            game,
            setup,
            (state, seat, actions, chance) -> bot.choose(game.view(state, seat), actions, chance),
            BotMatch.dice(seed, races),
            observer);
    for (int i = 0; i < wins.length; i++) {
      wins[i] += match.result().win(Seat.of(i));
    }
    races++;
    count(observer.seen());
  }

  private void count(Observed seen) {
    if (seen.rounds() > 0) {
      rounds.merge(seen.rounds(), 1, Integer::sum);
    }
    if (!seen.winner().isEmpty()) {
      winners.merge(seen.winner(), 1, Integer::sum);
    }
    if (seen.decided() > 0) {
      decided.merge(seen.decided(), 1, Integer::sum);
    }
    away += seen.breakaway() == Breakaway.AWAY ? 1 : 0;
    together += seen.breakaway() == Breakaway.TOGETHER ? 1 : 0;
    effort += seen.effort();
  }

  public Report report() {
    var seats = new ArrayList<Estimate>();
    for (double won : wins) {
      seats.add(Estimate.of(won, races));
    }
    double sum = 0;
    for (Map.Entry<Integer, Integer> entry : rounds.entrySet()) {
      sum += entry.getKey() * (double) entry.getValue();
    }
    int known = away + together;
    return new Report(
        races,
        seats,
        counts(rounds),
        races == 0 ? 0 : sum / races,
        winners(),
        known == 0 ? List.of() : List.of(Estimate.of(away, known)),
        races == 0 ? -1 : effort / races,
        counts(decided));
  }

  private List<Winner> winners() {
    var found = new ArrayList<Winner>();
    winners.forEach((kind, count) -> found.add(new Winner(kind, Estimate.of(count, races))));
    found.sort((one, other) -> Double.compare(other.share.share(), one.share.share()));
    return found;
  }

  private static List<Count> counts(Map<Integer, Integer> map) {
    var counts = new ArrayList<Count>();
    map.forEach((number, count) -> counts.add(new Count(number, count)));
    return counts;
  }
}
