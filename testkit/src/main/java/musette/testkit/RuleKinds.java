package musette.testkit;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import musette.kernel.About;
import musette.kernel.Option;
import musette.wire.RuleBook;

/**
 * How each rule of a catalogue is seen to matter. Rules of options that take a text, such as a
 * course of one's own, are seen on no shipped course and so are silent.
 *
 * @param catalogue all rules of the game
 * @param byOption those that say what the values of an option mean: these are seen as values
 * @param cited those that events, remarks and refusals cite
 * @param shown these, and those that a moment shows
 * @param silent those that have nothing to be seen by, and why
 */
record RuleKinds(
    Set<String> catalogue,
    Set<String> byOption,
    Set<String> cited,
    Set<String> shown,
    Map<String, String> silent) {

  static RuleKinds of(GameContract<?, ?, ?> contract) {
    About about = contract.game().about();
    Set<String> catalogue = RuleBook.of(about.id(), "en").rules().keySet();
    var byOption = new TreeSet<String>();
    Set<String> cited = CitedRules.of(contract.game());
    for (Option option : about.options()) {
      cited.removeAll(option.rules());
      if (!ReachSearch.values(option).isEmpty()) {
        byOption.addAll(option.rules());
      }
    }
    var shown = new TreeSet<>(cited);
    shown.addAll(contract.moments().keySet());
    return new RuleKinds(catalogue, byOption, cited, shown, SilentRules.read(about, catalogue));
  }

  /** Rules in no kind, silent rules that are not, and moments of rules that do not exist. */
  Map<String, String> problems() {
    var problems = new TreeMap<String, String>();
    for (String rule : catalogue) {
      boolean seen = shown.contains(rule) || byOption.contains(rule);
      if (seen && silent.containsKey(rule)) {
        problems.put(rule, "is not silent");
      } else if (!seen && !silent.containsKey(rule)) {
        problems.put(rule, "is neither cited, nor shown by a moment or an option, nor silent");
      }
    }
    shown.stream()
        .filter(rule -> !catalogue.contains(rule))
        .forEach(rule -> problems.put(rule, "is no rule"));
    return problems;
  }
}
