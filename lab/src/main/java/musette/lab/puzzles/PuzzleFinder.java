package musette.lab.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import musette.bots.Policy;
import musette.bots.analysis.Judge.Question;
import musette.bots.catalogue.Bots;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.lab.puzzles.PuzzleProof.Proved;
import musette.wire.Json;

/** Finds puzzles in matches between strong bots. */
public final class PuzzleFinder<S, A, V> {
  private static final String PLAYER = "champion@200";

  /** Neighbouring questions of a match are often the same puzzle. */
  private static final int MOST_PER_MATCH = 2;

  /** At most one puzzle in this many has the same answer. */
  private static final int SAME_ANSWER = 4;

  /** Chances are alike in one part of so many. */
  private static final int ALIKE = 10;

  private final Game<S, A, V> game;
  private final Order order;
  private final Policy<A, V> player;
  private final Map<String, Integer> answers = new HashMap<>();
  private final Set<String> asked = new HashSet<>();

  /**
   * What to look for.
   *
   * @param setup the seats and options of every match
   * @param puzzles how many to find
   * @param matches how many matches to play at most
   * @param choices how many choices a puzzle must have; with few, a guess is often right
   * @param seed the same seed finds the same puzzles
   */
  public record Order(Setup setup, int puzzles, int matches, int choices, long seed) {}

  public PuzzleFinder(Game<S, A, V> game, Order order) {
    this.game = game;
    this.order = order;
    this.player = Bots.of(game, PLAYER);
  }

  /** Plays matches until enough puzzles are found; tells each at once. */
  public List<Puzzle> find(Consumer<Puzzle> found) {
    var all = new ArrayList<Puzzle>();
    for (int number = 0; number < order.matches && all.size() < order.puzzles; number++) {
      for (Puzzle puzzle : inMatch(number, order.puzzles - all.size())) {
        all.add(puzzle);
        found.accept(puzzle);
      }
    }
    return all;
  }

  /**
   * The puzzle at this place, found again: only its own match is played, and only as far as it
   * goes.
   *
   * @param number of the match, from 0
   */
  public Optional<Puzzle> at(int number, int ply) {
    Match<S, A, V> match = start(number);
    while (match.turn() instanceof Turn.ToAct) {
      Asked<A, V> asked = ask(match, number);
      if (asked.ply == ply) {
        return proved(asked);
      }
      match.play(asked.question.seat(), text(asked.chosen));
    }
    return Optional.empty();
  }

  private List<Puzzle> inMatch(int number, int wanted) {
    Match<S, A, V> match = start(number);
    var puzzles = new ArrayList<Puzzle>();
    while (match.turn() instanceof Turn.ToAct) {
      Asked<A, V> asked = ask(match, number);
      if (puzzles.size() < Math.min(wanted, MOST_PER_MATCH) && mayAsk(asked)) {
        proved(asked).filter(this::isNew).ifPresent(puzzle -> add(puzzles, puzzle));
      }
      match.play(asked.question.seat(), text(asked.chosen));
    }
    return puzzles;
  }

  /** A question of a match, and what the strong bot does. */
  private record Asked<A, V>(Question<A, V> question, A chosen, int number, int ply, long seed) {}

  private long key(int number) {
    return order.seed * 1_000_003 + number;
  }

  private Match<S, A, V> start(int number) {
    return Match.start(game, order.setup, Seed.of(key(number)));
  }

  private Asked<A, V> ask(Match<S, A, V> match, int number) {
    Seat seat = ((Turn.ToAct) match.turn()).seats().first();
    int ply = match.sequence() + 1;
    long seed = key(number) * 1009 + ply;
    var question = new Question<>(match.view(seat), seat, match.actions(seat));
    A chosen = player.choose(question.view(), question.actions(), Chance.quick(seed));
    return new Asked<>(question, chosen, number, ply, seed);
  }

  private Optional<Puzzle> proved(Asked<A, V> asked) {
    return new PuzzleProof<>(game, order.setup.seats())
        .prove(asked.question, asked.chosen, asked.seed)
        .map(proved -> puzzle(asked, proved))
        .filter(puzzle -> asks(puzzle, asked.question));
  }

  private boolean mayAsk(Asked<A, V> asked) {
    return asked.question.actions().size() >= order.choices
        && answers.getOrDefault(text(asked.chosen), 0) <= order.puzzles / SAME_ANSWER;
  }

  /** Openings resemble each other: the same choices with much the same chances are one puzzle. */
  private boolean isNew(Puzzle puzzle) {
    return asked.add(
        puzzle.choices().stream()
            .map(choice -> choice.action() + " " + Math.round(ALIKE * choice.chance()))
            .sorted()
            .toList()
            .toString());
  }

  private void add(List<Puzzle> puzzles, Puzzle puzzle) {
    puzzles.add(puzzle);
    answers.merge(puzzle.best(), 1, Integer::sum);
  }

  private Puzzle puzzle(Asked<A, V> asked, Proved<A> proved) {
    S imagined = game.imagine(asked.question.view(), Chance.quick(asked.seed));
    List<Puzzle.Choice> choices =
        proved.verdict().choices().stream()
            .map(one -> new Puzzle.Choice(text(one.action()), rounded(one.chance())))
            .sorted(Comparator.comparingDouble(Puzzle.Choice::chance).reversed())
            .toList();
    return new Puzzle(
        game.about().id(),
        game.about().version(),
        order.seed + "-" + asked.number + "-" + asked.ply,
        order.setup.seats(),
        chosenOptions(),
        asked.question.seat(),
        Json.position(game, imagined),
        text(proved.verdict().best()),
        choices,
        proved.solver(),
        proved.rating());
  }

  /** The options that are not at their defaults. */
  private Map<String, String> chosenOptions() {
    Map<String, String> defaults = Setup.of(game.about(), order.setup.seats()).options();
    var chosen = new LinkedHashMap<String, String>(order.setup.options());
    chosen.entrySet().removeIf(option -> option.getValue().equals(defaults.get(option.getKey())));
    return chosen;
  }

  /** Whether whoever reads the puzzle is asked the same question. */
  private boolean asks(Puzzle puzzle, Question<A, V> question) {
    S state = puzzle.state(game);
    Seat seat = question.seat();
    return game.view(state, seat).equals(question.view())
        && game.actions(state, seat).equals(question.actions());
  }

  private String text(A action) {
    return game.notation().print(action);
  }

  private static double rounded(double chance) {
    return Math.round(1000 * chance) / 1000.0;
  }
}
