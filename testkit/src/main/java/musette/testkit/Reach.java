package musette.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import musette.kernel.About;
import musette.kernel.Game;
import musette.kernel.Option;
import musette.kernel.Setup;
import musette.testkit.ReachSearch.Effort;
import musette.testkit.ReachSearch.Heard;

/**
 * Checks that every value of every option, and every rule that has anything to be seen by, can
 * matter on a course that comes with the game. Where, is remembered in reach/ID.txt, so that the
 * check only looks there again. What cannot be reached stands there with the reason; a short search
 * is made for it each time. -Dmusette.reach=write searches for what is new or no longer there;
 * without the file, for all.
 */
final class Reach<S, A, V> {
  private static final String OPTION = "option ";
  private static final String RULE = "rule ";
  private static final String FEATURE = "feature ";
  private static final int ALL = Integer.MAX_VALUE;

  /** Short games are tried first, so that the check has little to replay. */
  private static final List<Effort> SEARCH =
      List.of(new Effort(24, 2, ALL), new Effort(120, 8, ALL), new Effort(5_000, 9_999, ALL));

  private static final Effort GLANCE = new Effort(200, 1, 8);

  private final Game<S, A, V> game;
  private final About about;
  private final Citations<S, A, V> citations;
  private final ReachSearch<S, A, V> search;
  private final Map<String, Predicate<Setup>> features;
  private final RuleKinds rules;

  Reach(GameContract<S, A, V> contract) {
    this.game = contract.game();
    this.about = game.about();
    this.citations = new Citations<>(contract);
    this.search = new ReachSearch<>(game, contract.setups(), citations);
    this.features = contract.features();
    this.rules = RuleKinds.of(contract);
  }

  void check() {
    if ("write".equals(System.getProperty("musette.reach"))) {
      searched().write(about);
    }
    assertThat(rules.problems()).as("%s", SilentRules.path(about)).isEmpty();
    ReachFile file = ReachFile.read(about);
    var known = new TreeSet<>(file.seen().keySet());
    known.addAll(file.unreached().keySet());
    assertThat(known)
        .as("%s, to be searched anew", ReachFile.path(about))
        .containsExactlyInAnyOrderElementsOf(wanted());
    var bad = new TreeMap<String, String>();
    file.unreached().forEach((what, why) -> noteIf(why.isBlank(), bad, what, "has no reason"));
    file.seen().forEach((what, at) -> noteIf(!isSeen(what, at), bad, what, "is not seen there"));
    found(file.unreached().keySet())
        .forEach((what, at) -> bad.put(what, "is reached: " + at.print(about)));
    assertThat(bad).as("%s, to be searched anew", ReachFile.path(about)).isEmpty();
  }

  private static void noteIf(boolean holds, Map<String, String> bad, String what, String problem) {
    if (holds) {
      bad.put(what, problem);
    }
  }

  /**
   * Every value but the defaults, every rule but the silent ones, every feature that rules need.
   */
  private Set<String> wanted() {
    var wanted = new LinkedHashSet<String>();
    for (Option option : about.options()) {
      for (String value : ReachSearch.values(option)) {
        wanted.add(OPTION + option.id() + "=" + value);
      }
    }
    rules.shown().forEach(rule -> wanted.add(RULE + rule));
    features.keySet().forEach(feature -> wanted.add(FEATURE + feature));
    return wanted;
  }

  private boolean isSeen(String what, Sighting at) {
    if (what.startsWith(OPTION)) {
      String[] pair = what.substring(OPTION.length()).split("=", 2);
      Setup other = search.with(at.setup(), pair[0], pair[1]);
      return new SetupComparison<>(game, pair[0]).at(at.setup(), other, at);
    }
    if (what.startsWith(FEATURE)) {
      Predicate<Setup> feature = features.get(what.substring(FEATURE.length()));
      return feature != null && feature.test(at.setup());
    }
    String rule = what.substring(RULE.length());
    if (at.how().equals(Citations.SETUP)) {
      return citations.isRefused(at.setup(), rule);
    }
    Walk<S, A, V> walk = new Walk<>(game, at.setup(), at.seed());
    while (walk.ply() < at.ply() && !walk.isOver()) {
      walk.step();
    }
    return citations.holds(walk, rule, at.how());
  }

  private ReachFile searched() {
    ReachFile before = ReachFile.read(about);
    ReachFile now = ReachFile.empty();
    Set<String> wanted = wanted();
    before.seen().forEach((what, at) -> keep(now, wanted, what, at));
    var open = new LinkedHashSet<>(wanted);
    open.removeAll(now.seen().keySet());
    now.seen().putAll(found(open, SEARCH));
    wanted.stream()
        .filter(what -> !now.seen().containsKey(what))
        .forEach(what -> now.unreached().put(what, before.unreached().getOrDefault(what, "")));
    return now;
  }

  private void keep(ReachFile now, Set<String> wanted, String what, Sighting at) {
    if (wanted.contains(what) && isSeen(what, at)) {
      now.seen().put(what, at);
    }
  }

  private Map<String, Sighting> found(Set<String> wanted) {
    return found(wanted, List.of(GLANCE));
  }

  private Map<String, Sighting> found(Set<String> wanted, List<Effort> efforts) {
    var found = new TreeMap<String, Sighting>();
    var rules = new HashMap<String, Sighting>();
    var wantedRules = new TreeSet<String>();
    for (String what : wanted) {
      if (what.startsWith(RULE)) {
        wantedRules.add(what.substring(RULE.length()));
      } else if (what.startsWith(OPTION)) {
        option(what, efforts).ifPresent(at -> found.put(what, at));
      } else {
        Predicate<Setup> feature =
            features.getOrDefault(what.substring(FEATURE.length()), setup -> false);
        search.feature(feature).ifPresent(at -> found.put(what, at));
      }
    }
    for (Effort effort : efforts) {
      search.rules(wantedRules, rules, effort, Heard.EVENTS);
    }
    var cited = new TreeSet<>(wantedRules);
    cited.retainAll(this.rules.cited());
    for (Effort effort : efforts) {
      search.rules(cited, rules, effort, Heard.EVERYTHING);
    }
    rules.keySet().retainAll(wantedRules);
    rules.forEach((rule, at) -> found.put(RULE + rule, at));
    return found;
  }

  private Optional<Sighting> option(String what, List<Effort> efforts) {
    String[] pair = what.substring(OPTION.length()).split("=", 2);
    return efforts.stream()
        .map(effort -> search.option(pair[0], pair[1], effort))
        .flatMap(Optional::stream)
        .findFirst();
  }
}
