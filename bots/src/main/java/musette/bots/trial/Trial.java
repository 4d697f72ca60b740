package musette.bots.trial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
   * A special place of the road.
   *
   * @param share of the races in which it mattered
   * @param times how often it mattered in a race, on average
   */
  public record Special(String kind, String place, Estimate share, double times) {}

  /**
   * What is known after so many races.
   *
   * @param seats wins by seat; a shared win counts as a fraction
   * @param rounds how often a race took so many rounds; empty if the game has none to tell
   * @param winners wins by kind of rider, most first
   * @param breakaway a list of one, or of none if the game knows no breakaways
   * @param effort the mean of a team; negative if there is nothing to tell
   * @param left the energy that a team has left, the mean; negative if there is nothing to tell
   * @param decided where the winner took the lead for good, by square
   * @param specials the special places of the road, in riding order
   */
  public record Report(
      int races,
      List<Estimate> seats,
      List<Count> rounds,
      double meanRounds,
      List<Winner> winners,
      List<Estimate> breakaway,
      double effort,
      double left,
      List<Count> decided,
      List<Special> specials) {}

  /** How often a place mattered, and in how many races. */
  private static final class Tally {
    private int times;
    private int races;
  }

  private final Game<S, A, V> game;
  private final Setup setup;
  private final Policy<A, V> bot;
  private final java.util.function.Supplier<Observer> observers;
  private final long seed;

  private final double[] wins;
  private final Map<Integer, Integer> rounds = new TreeMap<>();
  private final Map<String, Integer> winners = new TreeMap<>();
  private final Map<Integer, Integer> decided = new TreeMap<>();
  private final Map<Observed.Felt, Tally> specials = new LinkedHashMap<>();
  private int races;
  private int away;
  private int together;
  private double effort;
  private double left;

  /** A trial of a set-up that the game accepts. */
  public Trial(
      Game<S, A, V> game,
      Setup setup,
      Policy<A, V> bot,
      java.util.function.Supplier<Observer> observers,
      long seed) {
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
    left += seen.left();
    for (Observed.Felt felt : seen.felt()) {
      var place = new Observed.Felt(felt.kind(), felt.place(), 0);
      Tally tally = specials.computeIfAbsent(place, _ -> new Tally());
      tally.times += felt.times();
      tally.races += felt.times() > 0 ? 1 : 0;
    }
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
        races == 0 ? -1 : left / races,
        counts(decided),
        specials());
  }

  private List<Special> specials() {
    var found = new ArrayList<Special>();
    specials.forEach(
        (place, tally) ->
            found.add(
                new Special(
                    place.kind(),
                    place.place(),
                    Estimate.of(tally.races, races),
                    (double) tally.times / races)));
    return found;
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
