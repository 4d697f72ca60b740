package musette.testkit;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import musette.kernel.Game;
import musette.kernel.Option;
import musette.kernel.Refused;
import musette.kernel.Setup;

/** Searches seeded random games for the moments at which options matter and rules are cited. */
final class ReachSearch<S, A, V> {
  /** So many plies are looked at before something counts as unreached. */
  private static final long BUDGET = Long.getLong("musette.reach.plies", 200_000);

  /** Remarks and refusals are collected at every so many plies. */
  private static final int SAMPLE = 2;

  /**
   * How hard is searched.
   *
   * @param plies of a game
   * @param seeds for each set-up
   * @param setups at most
   */
  record Effort(int plies, int seeds, int setups) {}

  /** Where rules are looked for: in what happens, or also in what is said beforehand. */
  enum Heard {
    EVENTS,
    EVERYTHING
  }

  private final Game<S, A, V> game;
  private final List<Setup> bases;
  private final Map<String, Sighting> refusedSetups = new LinkedHashMap<>();
  private final Citations<S, A, V> citations;

  ReachSearch(Game<S, A, V> game, List<Setup> setups, Citations<S, A, V> citations) {
    this.game = game;
    this.bases = bases(setups);
    this.citations = citations;
  }

  /** The values of an option but for the default. Texts have no list of values. */
  static List<String> values(Option option) {
    List<String> all =
        switch (option) {
          case Option.Choice choice -> choice.values();
          case Option.Flag _ -> List.of("on", "off");
          case Option.Range range -> List.of("" + range.min(), "" + range.max());
          case Option.PerSeat perSeat -> List.of("" + perSeat.min(), "" + perSeat.max());
          case Option.Text _ -> List.of();
        };
    return all.stream().filter(value -> !value.equals(option.defaultValue())).toList();
  }

  /** The set-ups of the laws without courses of one's own, and every option value for itself. */
  private List<Setup> bases(List<Setup> setups) {
    var all = new LinkedHashSet<Setup>();
    int few = Math.max(2, game.about().minSeats());
    int many = Math.min(4, game.about().maxSeats());
    List<Setup> usual = List.of(Setup.of(game.about(), few), Setup.of(game.about(), many));
    all.addAll(usual);
    all.add(Setup.of(game.about(), game.about().maxSeats()));
    setups.stream().filter(this::isShipped).forEach(all::add);
    for (Option option : game.about().options()) {
      for (String value : values(option)) {
        usual.forEach(setup -> all.add(with(setup, option.id(), value)));
      }
    }
    return all.stream().filter(this::goesTogether).toList();
  }

  /** Where a set-up has a feature that rules need. */
  Optional<Sighting> feature(Predicate<Setup> feature) {
    return bases.stream().filter(feature).findFirst().map(s -> new Sighting(s, 0, 0, ""));
  }

  private boolean isShipped(Setup setup) {
    return game.about().options().stream()
        .filter(Option.Text.class::isInstance)
        .allMatch(text -> setup.value(text.id()).equals(text.defaultValue()));
  }

  private boolean goesTogether(Setup setup) {
    try {
      game.check(setup);
      return true;
    } catch (Refused refused) {
      String rule = refused.refusal().rule();
      refusedSetups.putIfAbsent(rule, new Sighting(setup, 0, 0, Citations.SETUP));
      return false;
    }
  }

  /** The set-up with another value of one option. */
  Setup with(Setup setup, String option, String value) {
    var options = new HashMap<>(setup.options());
    options.put(option, value);
    return Setup.of(game.about(), setup.seats(), options);
  }

  /** Where the value of the option makes a difference to its default, if anywhere. */
  Optional<Sighting> option(String id, String value, Effort effort) {
    var comparison = new SetupComparison<>(game, id);
    String usual = game.about().option(id).defaultValue();
    List<Setup> setups =
        bases.stream()
            .map(base -> with(base, id, usual))
            .distinct()
            .filter(base -> goesTogether(base) && goesTogether(with(base, id, value)))
            .limit(effort.setups)
            .toList();
    int number = effort.seeds * setups.size();
    for (int seed = 0; seed < number && comparison.plies() < BUDGET; seed++) {
      Setup setup = setups.get(seed % setups.size());
      int ply = comparison.first(setup, with(setup, id, value), seed, effort.plies);
      if (ply >= 0) {
        return Optional.of(new Sighting(setup, seed, ply, ""));
      }
    }
    return Optional.empty();
  }

  /** Adds where rules are cited to what was seen, until all that are wanted were seen. */
  void rules(Set<String> wanted, Map<String, Sighting> seen, Effort effort, Heard heard) {
    refusedSetups.forEach(seen::putIfAbsent);
    int setups = Math.min(effort.setups, bases.size());
    long plies = 0;
    for (int seed = 0; seed < effort.seeds * setups && plies < BUDGET; seed++) {
      if (seen.keySet().containsAll(wanted)) {
        return;
      }
      var walk = new Walk<>(game, bases.get(seed % setups), seed);
      walk(walk, seen, effort.plies, heard);
      plies += walk.ply();
    }
  }

  private void walk(Walk<S, A, V> walk, Map<String, Sighting> seen, int plies, Heard heard) {
    note(walk, citations.told(walk), seen);
    while (!walk.isOver() && walk.ply() < plies) {
      if (heard == Heard.EVERYTHING && (walk.ply() + walk.seed()) % SAMPLE == 0) {
        note(walk, citations.remarked(walk), seen);
        note(walk, citations.refused(walk), seen);
      }
      walk.step();
      note(walk, citations.told(walk), seen);
    }
    if (heard == Heard.EVERYTHING) {
      note(walk, citations.remarked(walk), seen);
    }
  }

  private void note(Walk<S, A, V> walk, Map<String, String> rules, Map<String, Sighting> seen) {
    rules.forEach(
        (rule, how) ->
            seen.putIfAbsent(rule, new Sighting(walk.setup(), walk.seed(), walk.ply(), how)));
  }
}
